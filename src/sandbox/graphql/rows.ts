/** Rows that the types without code of their own start with, and what GitLab calls them in global ids. */
import type { Row } from '../row.ts';

/** The part of a global id that names the type, where it is not the type's own name. */
export const GIDS: Readonly<Record<string, string>> = {
  Achievement: 'Achievements::Achievement',
  CiCatalogResource: 'Ci::Catalog::Resource',
  CiCatalogResourceComponent: 'Ci::Catalog::Resources::Component',
  CiCatalogResourceVersion: 'Ci::Catalog::Resources::Version',
  SecurityAttribute: 'Security::Attribute',
  SecurityCategory: 'Security::Category',
  SecurityScanProfile: 'Security::ScanProfile',
  TargetBranchRule: 'Projects::TargetBranchRule',
  TerraformState: 'Terraform::State',
  UserAchievement: 'Achievements::UserAchievement',
  WorkItemSavedViewType: 'WorkItems::SavedViews::SavedView',
};

/** What there is at first, by type; two rows of made-up fields where nothing is said. */
export const STARTING: Readonly<Record<string, readonly Row[]>> = {
  CustomEmoji: [
    { name: 'party_parrot', url: 'https://emoji.example.com/party_parrot.gif', external: true },
    { name: 'ship_it', url: 'https://emoji.example.com/ship_it.png', external: true },
  ],
  WorkItemSavedViewType: [
    { name: 'Open bugs', description: 'What is broken now', isPrivate: false, subscribed: true, sort: 'CREATED_DESC', filterWarnings: [] },
    { name: 'Mine', description: null, isPrivate: true, subscribed: false, sort: 'UPDATED_DESC', filterWarnings: [] },
  ],
  TargetBranchRule: [
    { name: 'fix/*', targetBranch: 'develop' },
    { name: 'docs/*', targetBranch: 'main' },
  ],
  SecurityCategory: [
    {
      name: 'Business impact',
      description: 'What an outage costs',
      multipleSelection: false,
      editableState: 'EDITABLE',
      templateType: null,
    },
    {
      name: 'Exposure',
      description: 'Who can reach it',
      multipleSelection: true,
      editableState: 'EDITABLE',
      templateType: null,
      securityAttributes: [],
    },
  ],
  SecurityAttribute: [
    { name: 'Mission critical', description: 'The business stops without it', color: '#dc143c', editableState: 'EDITABLE' },
    { name: 'Internal only', description: 'Not reachable from outside', color: '#6699cc', editableState: 'EDITABLE' },
  ],
  SecurityScanProfile: [{ name: 'Secret detection', scanType: 'SECRET_DETECTION' }],
  Achievement: [
    { name: 'First merge', description: 'Merged a first change 🎉', avatarUrl: null },
    { name: 'Bug hunter', description: 'Found ten bugs', avatarUrl: null },
  ],
  UserAchievement: [{ revokedAt: null, revokedByUser: null, priority: 1, showOnProfile: true }],
  TerraformState: [
    { name: 'production', lockedAt: null, lockedByUser: null, deletedAt: null },
    { name: 'staging', deletedAt: null },
  ],
  CiCatalogResource: [
    {
      name: 'component-build',
      description: 'Builds and caches',
      fullPath: 'demo/platform/worker',
      webPath: '/demo/platform/worker',
      starCount: 3,
    },
  ],
};
