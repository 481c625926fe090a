/** The part of GitLab's GraphQL schema that the sandbox answers: names, types and nullability as GitLab has them. */
export const SCHEMA = /* GraphQL */ `
  scalar Time
  scalar Date
  scalar VulnerabilityID
  scalar WorkItemID

  enum IssuableState { opened closed locked all }
  enum WorkItemState { OPEN CLOSED }
  enum IssueType { ISSUE INCIDENT TEST_CASE REQUIREMENT TASK OBJECTIVE KEY_RESULT EPIC TICKET }
  enum WorkItemSort { CREATED_ASC CREATED_DESC UPDATED_ASC UPDATED_DESC TITLE_ASC TITLE_DESC created_asc created_desc updated_asc updated_desc }
  enum VulnerabilitySeverity { INFO UNKNOWN LOW MEDIUM HIGH CRITICAL }
  enum VulnerabilityState { DETECTED CONFIRMED RESOLVED DISMISSED }
  enum VulnerabilityReportType {
    SAST DEPENDENCY_SCANNING CONTAINER_SCANNING DAST SECRET_DETECTION COVERAGE_FUZZING API_FUZZING CLUSTER_IMAGE_SCANNING
    CONTAINER_SCANNING_FOR_REGISTRY GENERIC
  }
  enum VulnerabilitySort { severity_desc severity_asc detected_desc detected_asc title_asc title_desc state_asc state_desc }
  enum VulnerabilityDismissalReason { ACCEPTABLE_RISK FALSE_POSITIVE MITIGATING_CONTROL USED_IN_TESTS NOT_APPLICABLE }

  type Query {
    currentUser: UserCore
    metadata: Metadata
    project(fullPath: ID!): Project
    namespace(fullPath: ID!): Namespace
    vulnerability(id: VulnerabilityID!): Vulnerability
  }

  type Mutation {
    vulnerabilityDismiss(input: VulnerabilityDismissInput!): VulnerabilityDismissPayload
  }

  input VulnerabilityDismissInput {
    clientMutationId: String
    id: VulnerabilityID!
    comment: String
    dismissalReason: VulnerabilityDismissalReason
  }
  type VulnerabilityDismissPayload { clientMutationId: String errors: [String!]! vulnerability: Vulnerability }

  type Metadata { version: String! revision: String! enterprise: Boolean! }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
  type UserCore { id: ID! username: String! name: String! state: String avatarUrl: String webUrl: String! }

  type Project {
    id: ID!
    name: String!
    fullPath: ID!
    webUrl: String
    branchRules(first: Int, after: String, last: Int, before: String): BranchRuleConnection
    vulnerabilities(
      severity: [VulnerabilitySeverity!]
      state: [VulnerabilityState!]
      reportType: [VulnerabilityReportType!]
      scanner: [String!]
      hasIssues: Boolean
      hasResolution: Boolean
      sort: VulnerabilitySort
      first: Int
      after: String
      last: Int
      before: String
    ): VulnerabilityConnection
  }

  type BranchRuleConnection { nodes: [BranchRule] pageInfo: PageInfo! }
  type BranchRule {
    name: String!
    isDefault: Boolean!
    isProtected: Boolean!
    matchingBranchesCount: Int!
    branchProtection: BranchProtection
    createdAt: Time
    updatedAt: Time
  }
  type BranchProtection {
    allowForcePush: Boolean!
    pushAccessLevels: AccessLevelConnection
    mergeAccessLevels: AccessLevelConnection
  }
  type AccessLevelConnection { nodes: [AccessLevel] }
  type AccessLevel { accessLevel: Int! accessLevelDescription: String! }

  type VulnerabilityConnection { nodes: [Vulnerability] pageInfo: PageInfo! }
  type Vulnerability {
    id: ID!
    title: String
    description: String
    severity: VulnerabilitySeverity
    state: VulnerabilityState
    reportType: VulnerabilityReportType
    detectedAt: Time!
    updatedAt: Time
    confirmedAt: Time
    confirmedBy: UserCore
    dismissedAt: Time
    dismissedBy: UserCore
    dismissalReason: VulnerabilityDismissalReason
    resolvedAt: Time
    resolvedBy: UserCore
    resolvedOnDefaultBranch: Boolean!
    stateComment: String
    falsePositive: Boolean
    hasRemediations: Boolean
    userNotesCount: Int!
    webUrl: String
    project: Project
    scanner: VulnerabilityScanner
    primaryIdentifier: VulnerabilityIdentifier
    identifiers: [VulnerabilityIdentifier!]!
    links: [VulnerabilityLink!]!
    location: VulnerabilityLocation
    issueLinks: VulnerabilityIssueLinkConnection!
    mergeRequest: LinkedMergeRequest
  }
  type VulnerabilityScanner { externalId: String name: String vendor: String }
  type VulnerabilityIdentifier { name: String externalType: String externalId: String url: String }
  type VulnerabilityLink { name: String url: String! }
  type VulnerabilityIssueLinkConnection { nodes: [VulnerabilityIssueLink] }
  type VulnerabilityIssueLink { linkType: String! issue: LinkedIssue }
  type LinkedIssue { iid: ID! title: String! state: IssuableState! webUrl: String! }
  type LinkedMergeRequest { iid: String! title: String! state: String! webUrl: String }

  union VulnerabilityLocation =
      VulnerabilityLocationSast
    | VulnerabilityLocationSecretDetection
    | VulnerabilityLocationDependencyScanning
    | VulnerabilityLocationContainerScanning
    | VulnerabilityLocationClusterImageScanning
    | VulnerabilityLocationDast
    | VulnerabilityLocationCoverageFuzzing
    | VulnerabilityLocationGeneric
  type VulnerabilityLocationSast {
    file: String startLine: String endLine: String blobPath: String vulnerableClass: String vulnerableMethod: String
  }
  type VulnerabilityLocationSecretDetection {
    file: String startLine: String endLine: String blobPath: String vulnerableClass: String vulnerableMethod: String
  }
  type VulnerabilityLocationDependencyScanning { file: String blobPath: String dependency: VulnerableDependency }
  type VulnerabilityLocationContainerScanning { image: String operatingSystem: String dependency: VulnerableDependency }
  type VulnerabilityLocationClusterImageScanning { image: String operatingSystem: String dependency: VulnerableDependency }
  type VulnerabilityLocationDast { hostname: String path: String param: String requestMethod: String }
  type VulnerabilityLocationCoverageFuzzing {
    file: String startLine: String endLine: String blobPath: String crashType: String crashAddress: String
  }
  type VulnerabilityLocationGeneric { description: String }
  type VulnerableDependency { package: VulnerablePackage version: String }
  type VulnerablePackage { name: String }

  type Namespace {
    id: ID!
    fullPath: ID!
    workItem(iid: String): WorkItem
    workItems(
      state: IssuableState
      types: [IssueType!]
      search: String
      authorUsername: String
      assigneeUsernames: [String!]
      labelName: [String!]
      milestoneTitle: [String!]
      confidential: Boolean
      createdAfter: Time
      createdBefore: Time
      updatedAfter: Time
      updatedBefore: Time
      includeDescendants: Boolean
      sort: WorkItemSort
      first: Int
      after: String
      last: Int
      before: String
    ): WorkItemConnection
  }

  type WorkItemConnection { nodes: [WorkItem] pageInfo: PageInfo! }
  type WorkItemType { id: ID! name: String! }
  type WorkItemPermissions { updateWorkItem: Boolean! deleteWorkItem: Boolean! }
  type WorkItem {
    id: WorkItemID!
    iid: String!
    title: String!
    description: String
    state: WorkItemState!
    workItemType: WorkItemType!
    confidential: Boolean!
    author: UserCore
    namespace: Namespace
    reference(full: Boolean): String!
    createdAt: Time!
    updatedAt: Time!
    closedAt: Time
    webUrl: String
    userPermissions: WorkItemPermissions!
    widgets: [WorkItemWidget!]
  }
  interface WorkItemWidget { type: String }
  type LabelConnection { nodes: [Label] }
  type Label { id: ID! title: String! color: String! }
  type UserCoreConnection { nodes: [UserCore] }
  type Milestone { id: ID! title: String! dueDate: Time }
  type WorkItemWidgetLabels implements WorkItemWidget { type: String labels: LabelConnection }
  type WorkItemWidgetAssignees implements WorkItemWidget { type: String assignees: UserCoreConnection }
  type WorkItemWidgetMilestone implements WorkItemWidget { type: String milestone: Milestone }
  type WorkItemWidgetStartAndDueDate implements WorkItemWidget { type: String startDate: Date dueDate: Date }
  type WorkItemWidgetTimeTracking implements WorkItemWidget { type: String timeEstimate: Int totalTimeSpent: Int }
  type WorkItemWidgetHierarchy implements WorkItemWidget {
    type: String
    parent: WorkItem
    children(first: Int, after: String, last: Int, before: String): WorkItemConnection
  }
`;
