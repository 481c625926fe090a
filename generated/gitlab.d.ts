// Made from generated/openapi.json by `npm run codegen`.
export interface paths {
    "/api/v4/projects/{project_id}/deploy_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the deploy keys of a project. */
        get: operations["access.deploy_key_list_project"];
        put?: never;
        /** Add an SSH key that lets a machine read a project's repository, or push to it. */
        post: operations["access.deploy_key_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/deploy_keys/{deploy_key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one deploy key of a project. */
        get: operations["access.deploy_key_get"];
        put?: never;
        post?: never;
        /** Remove a deploy key from a project. */
        delete: operations["access.deploy_key_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/repository/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a project's branches. */
        get: operations["branch.list"];
        put?: never;
        /** Create a branch from another branch, a tag or a commit. */
        post: operations["branch.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/repository/branches/{branch_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one branch with its latest commit. */
        get: operations["branch.get"];
        put?: never;
        post?: never;
        /** Delete a branch from the repository. */
        delete: operations["branch.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/protected_branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the branch names and patterns that a project protects. */
        get: operations["branch.list_protected"];
        put?: never;
        /** Protect a branch, or every branch that a pattern matches. */
        post: operations["branch.protect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/protected_branches/{branch_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read who may push to, merge into and unprotect one protected branch. */
        get: operations["branch.get_protected"];
        put?: never;
        post?: never;
        /** Remove the protection of a branch or pattern. */
        delete: operations["branch.unprotect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a project's CI variables, without their values. */
        get: operations["ci_variable.list"];
        put?: never;
        /** Add a CI variable to a project. */
        post: operations["ci_variable.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/variables/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one CI variable with its value, unless that is masked. */
        get: operations["ci_variable.get"];
        /** Change the value or settings of a CI variable. */
        put: operations["ci_variable.update"];
        post?: never;
        /** Delete a CI variable of a project. */
        delete: operations["ci_variable.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/environments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a project's environments. */
        get: operations["environment.list"];
        put?: never;
        /** Add an environment to a project. */
        post: operations["environment.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/environments/{environment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one environment with its last deployment. */
        get: operations["environment.get"];
        /** Change the address, tier, description or cluster of an environment. */
        put: operations["environment.update"];
        post?: never;
        /** Delete a stopped environment with its deployments. */
        delete: operations["environment.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/environments/{environment_id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop an environment, running its stop job when it has one. */
        post: operations["environment.stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/deployments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the deployments of a project, or of one environment. */
        get: operations["environment.deployment_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/deployments/{deployment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one deployment with its job, commit and approvals. */
        get: operations["environment.deployment_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/feature_flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a project's feature flags. */
        get: operations["feature_flags.feature_flag_list"];
        put?: never;
        /** Add a feature flag to a project. */
        post: operations["feature_flags.feature_flag_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/feature_flags/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one feature flag with its strategies. */
        get: operations["feature_flags.feature_flag_get"];
        /** Switch a feature flag on or off, rename it or change its strategies. */
        put: operations["feature_flags.feature_flag_update"];
        post?: never;
        /** Delete a feature flag. */
        delete: operations["feature_flags.feature_flag_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the groups you can see, filtered and sorted. */
        get: operations["group.list"];
        put?: never;
        /** Create a group, or a subgroup below another group. */
        post: operations["group.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups#group.search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find groups by part of their name or path. */
        get: operations["group.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups/{group_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one group with its settings. */
        get: operations["group.get"];
        /** Change a group's name, visibility and settings. */
        put: operations["group.update"];
        post?: never;
        /** Delete a group with its subgroups and projects. */
        delete: operations["group.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups/{group_id}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the projects of a group. */
        get: operations["group.projects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups/{group_id}/descendant_groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the subgroups of a group, at any depth. */
        get: operations["group.subgroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups/{group_id}/members/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the members of a group, inherited ones included, with their roles. */
        get: operations["group.members"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups/{group_id}/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the issues of all projects in a group and its subgroups. */
        get: operations["group.issues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups/{group_id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the labels of a group. */
        get: operations["group.group_label_list"];
        put?: never;
        /** Create a label in a group, for all of its projects. */
        post: operations["group.group_label_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups/{group_id}/labels/{label_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one label of a group. */
        get: operations["group.group_label_get"];
        /** Rename a label of a group, or change its color or description. */
        put: operations["group.group_label_update"];
        post?: never;
        /** Delete a label from a group. */
        delete: operations["group.group_label_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups/{group_id}/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the milestones of a group. */
        get: operations["group.group_milestone_list"];
        put?: never;
        /** Create a milestone in a group, for all of its projects. */
        post: operations["group.group_milestone_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups/{group_id}/milestones/{milestone_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one milestone of a group. */
        get: operations["group.group_milestone_get"];
        /** Change a milestone of a group, close it or reopen it. */
        put: operations["group.group_milestone_update"];
        post?: never;
        /** Delete a milestone from a group. */
        delete: operations["group.group_milestone_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the issues of a project. */
        get: operations["issue.list"];
        put?: never;
        /** Create an issue in a project. */
        post: operations["issue.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups/{group_id}/issues#issue.list_group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the issues of every project in a group and its subgroups. */
        get: operations["issue.list_group"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/issues/{issue_iid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one issue of a project. */
        get: operations["issue.get"];
        /** Change an issue, close it or reopen it. */
        put: operations["issue.update"];
        post?: never;
        /** Delete an issue for good. */
        delete: operations["issue.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/issues/{issue_iid}/closed_by": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the merge requests that close an issue when they are merged. */
        get: operations["issue.mrs_closing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/issues/{issue_iid}/related_merge_requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the merge requests that mention an issue or belong to it. */
        get: operations["issue.mrs_related"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/issues/{issue_iid}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the comments and system notes of an issue. */
        get: operations["issue.note_list"];
        put?: never;
        /** Comment on an issue. */
        post: operations["issue.note_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/issues/{issue_iid}/notes/{note_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one comment of an issue. */
        get: operations["issue.note_get"];
        /** Change the text of a comment on an issue. */
        put: operations["issue.note_update"];
        post?: never;
        /** Delete a comment of an issue. */
        delete: operations["issue.note_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/issues/{issue_iid}/discussions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the threads of an issue with every comment in them. */
        get: operations["issue.discussion_list"];
        put?: never;
        /** Start a thread on an issue. */
        post: operations["issue.discussion_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/issues/{issue_iid}/discussions/{discussion_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one thread of an issue. */
        get: operations["issue.discussion_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/issues/{issue_iid}/discussions/{discussion_id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reply in a thread of an issue. */
        post: operations["issue.discussion_add_note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a comment in a thread of an issue. */
        put: operations["issue.discussion_update_note"];
        post?: never;
        /** Delete a comment from a thread of an issue. */
        delete: operations["issue.discussion_delete_note"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/issues/{issue_iid}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the issues linked to an issue and how they relate. */
        get: operations["issue.link_list"];
        put?: never;
        /** Link two issues as related, blocking or blocked. */
        post: operations["issue.link_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/issues/{issue_iid}/links/{issue_link_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one link between two issues. */
        get: operations["issue.link_get"];
        put?: never;
        post?: never;
        /** Remove the link between two issues. */
        delete: operations["issue.link_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/pipelines/{pipeline_id}/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the jobs of a pipeline, or of the project when no pipeline is named. */
        get: operations["job.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the jobs of a pipeline, or of the project when no pipeline is named. */
        get: operations["job.list~2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/jobs#job.list_project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the jobs of all pipelines of a project, newest first. */
        get: operations["job.list_project"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/jobs/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one job with its state, runner and artifacts. */
        get: operations["job.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/jobs/{job_id}/trace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the log of a job, keeping its end when it is long. */
        get: operations["job.trace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/jobs/{job_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run a finished job again, as a new job. */
        post: operations["job.retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/jobs/{job_id}/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a job that waits for a person, such as a manual deployment. */
        post: operations["job.play"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/jobs/{job_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a running or waiting job. */
        post: operations["job.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the merge requests of a project. */
        get: operations["merge_request.list"];
        put?: never;
        /** Open a merge request from one branch into another. */
        post: operations["merge_request.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups/{group_id}/merge_requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the merge requests of every project in a group and its subgroups. */
        get: operations["merge_request.list_group"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one merge request with its branches, people, pipeline and merge status. */
        get: operations["merge_request.get"];
        /** Change a merge request, close it or reopen it. */
        put: operations["merge_request.update"];
        post?: never;
        /** Delete a merge request for good. */
        delete: operations["merge_request.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Merge a merge request now, or as soon as its checks pass. */
        put: operations["merge_request.merge"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}/rebase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rebase the source branch of a merge request onto its target branch. */
        put: operations["merge_request.rebase"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}/approval_state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the approval rules of a merge request and who has satisfied them. */
        get: operations["merge_request.approval_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read who has approved a merge request and whether more approvals are needed. */
        get: operations["merge_request.approval_config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a merge request as the token's user. */
        post: operations["merge_request.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}/unapprove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back your own approval of a merge request. */
        post: operations["merge_request.unapprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}/commits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the commits of a merge request. */
        get: operations["merge_request.commits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}/closes_issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the issues that merging a merge request closes. */
        get: operations["merge_request.issues_closed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}/pipelines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the pipelines that ran for a merge request. */
        get: operations["merge_request.pipelines"];
        put?: never;
        /** Start a new pipeline for a merge request. */
        post: operations["merge_request.create_pipeline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}/diffs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the changed files of a merge request with their diffs. */
        get: operations["mr_review.changes_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}/raw_diffs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the whole diff of a merge request as one text. */
        get: operations["mr_review.raw_diffs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the comments and system notes of a merge request. */
        get: operations["mr_review.note_list"];
        put?: never;
        /** Comment on a merge request as a whole. */
        post: operations["mr_review.note_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}/notes/{note_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one comment of a merge request. */
        get: operations["mr_review.note_get"];
        /** Change the text of a comment on a merge request. */
        put: operations["mr_review.note_update"];
        post?: never;
        /** Delete a comment of a merge request. */
        delete: operations["mr_review.note_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}/discussions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the review threads of a merge request with every comment in them. */
        get: operations["mr_review.discussion_list"];
        put?: never;
        /** Sent by mr_review.discussion_create. */
        post: operations["mr_review.discussion_create~inner2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one review thread of a merge request. */
        get: operations["mr_review.discussion_get"];
        /** Resolve a review thread, or open it again. */
        put: operations["mr_review.discussion_resolve"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reply in a review thread. */
        post: operations["mr_review.discussion_reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a comment in a review thread, or resolve it. */
        put: operations["mr_review.discussion_note_update"];
        post?: never;
        /** Delete a comment from a review thread. */
        delete: operations["mr_review.discussion_note_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}/draft_notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your unpublished review comments on a merge request. */
        get: operations["mr_review.draft_note_list"];
        put?: never;
        /** Sent by mr_review.draft_note_create. */
        post: operations["mr_review.draft_note_create~inner2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}/draft_notes/{draft_note_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one of your unpublished review comments. */
        get: operations["mr_review.draft_note_get"];
        /** Sent by mr_review.draft_note_update. */
        put: operations["mr_review.draft_note_update~inner2"];
        post?: never;
        /** Delete one of your unpublished review comments. */
        delete: operations["mr_review.draft_note_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/merge_requests/{merge_request_iid}/draft_notes/bulk_publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish all your unpublished comments on a merge request as one review. */
        post: operations["mr_review.draft_note_publish_all"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/pipelines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a project's pipelines, newest first. */
        get: operations["pipeline.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/pipelines/{pipeline_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one pipeline with its state, commit and times. */
        get: operations["pipeline.get"];
        put?: never;
        post?: never;
        /** Delete a pipeline with its jobs, logs and artifacts. */
        delete: operations["pipeline.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/pipeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a pipeline on a branch or tag. */
        post: operations["pipeline.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/pipelines/{pipeline_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run the failed and canceled jobs of a pipeline again. */
        post: operations["pipeline.retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/pipelines/{pipeline_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop the running and waiting jobs of a pipeline. */
        post: operations["pipeline.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/pipelines/{pipeline_id}/variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the variables a pipeline was started with. */
        get: operations["pipeline.variables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/pipelines/{pipeline_id}/test_report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the test results of a pipeline, suite by suite. */
        get: operations["pipeline.test_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the projects you can see, filtered and sorted. */
        get: operations["project.list"];
        put?: never;
        /** Create a project, empty, with a README, from a template or from a Git address. */
        post: operations["project.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one project with its settings, addresses and your role in it. */
        get: operations["project.get"];
        /** Change a project's name, visibility, features and settings. */
        put: operations["project.update"];
        post?: never;
        /** Delete a project with everything in it. */
        delete: operations["project.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Archive a project, so that nobody can change it. */
        post: operations["project.archive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring an archived project back, so that it can be changed again. */
        post: operations["project.unarchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fork a project into your own or another namespace. */
        post: operations["project.fork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the picture of a project. */
        get: operations["project.download_avatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people who have access to a project, as plain users. */
        get: operations["project.list_users"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the labels that a project can use. */
        get: operations["project.label_list"];
        put?: never;
        /** Create a label in a project. */
        post: operations["project.label_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/labels/{label_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one label of a project. */
        get: operations["project.label_get"];
        /** Rename a label of a project, or change its color, description or priority. */
        put: operations["project.label_update"];
        post?: never;
        /** Delete a label from a project. */
        delete: operations["project.label_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the milestones of a project. */
        get: operations["project.milestone_list"];
        put?: never;
        /** Create a milestone in a project. */
        post: operations["project.milestone_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/milestones/{milestone_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one milestone of a project. */
        get: operations["project.milestone_get"];
        /** Change a milestone of a project, close it or reopen it. */
        put: operations["project.milestone_update"];
        post?: never;
        /** Delete a milestone from a project. */
        delete: operations["project.milestone_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/boards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the issue boards of a project. */
        get: operations["project.board_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/boards/{board_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one issue board of a project with its lists. */
        get: operations["project.board_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/boards/{board_id}/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the lists (columns) of an issue board, without Open and Closed. */
        get: operations["project.board_list_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/members/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the members of a project, inherited ones included, with their roles. */
        get: operations["project.members"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one direct member of a project. */
        get: operations["project.member_get"];
        /** Change the role of a project member, or when the membership ends. */
        put: operations["project.member_edit"];
        post?: never;
        /** Remove a user from a project. */
        delete: operations["project.member_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a user to a project with a role. */
        post: operations["project.member_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/hooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the webhooks of a project. */
        get: operations["project.hook_list"];
        put?: never;
        /** Add a webhook, so that GitLab calls an address when something happens in the project. */
        post: operations["project.hook_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/hooks/{hook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one webhook of a project. */
        get: operations["project.hook_get"];
        put?: never;
        post?: never;
        /** Delete a webhook from a project. */
        delete: operations["project.hook_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the files uploaded to a project, newest first. */
        get: operations["project.upload_list"];
        put?: never;
        /** Upload a file to a project, to link it in an issue, comment or description. */
        post: operations["project.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/mirror/pull": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read from where a project pulls its branches, and how the last pull went. */
        get: operations["project.pull_mirror_get"];
        /** Make a project pull its branches from another repository, or change how it does. */
        put: operations["project.pull_mirror_configure"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a project's releases, newest first. */
        get: operations["release.list"];
        put?: never;
        /** Publish a release from a tag, making the tag when it does not exist. */
        post: operations["release.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/releases/{tag_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one release with its notes, assets and milestones. */
        get: operations["release.get"];
        /** Change the name, notes, date or milestones of a release. */
        put: operations["release.update"];
        post?: never;
        /** Delete a release; its tag stays. */
        delete: operations["release.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/releases/{tag_name}/assets/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the asset links of a release. */
        get: operations["release.link_list"];
        put?: never;
        /** Attach a link to a file to a release. */
        post: operations["release.link_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/releases/{tag_name}/assets/links/{link_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one asset link of a release. */
        get: operations["release.link_get"];
        /** Change the name, address or type of a release's asset link. */
        put: operations["release.link_update"];
        post?: never;
        /** Take an asset link off a release. */
        delete: operations["release.link_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/repository/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the files and folders of a repository or of one folder in it. */
        get: operations["repository.tree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/repository/files/{file_path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a file of the repository with its size, hash and last commit. */
        get: operations["repository.file_get"];
        /** Replace the content of a file on a branch, in a commit of its own. */
        put: operations["repository.file_update"];
        /** Add a file to a branch, in a commit of its own. */
        post: operations["repository.file_create"];
        /** Remove a file from a branch, in a commit of its own. */
        delete: operations["repository.file_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/repository/files/{file_path}/raw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fetch a file as it is, text, image or binary, or save it to disk. */
        get: operations["repository.file_raw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/repository/files/{file_path}/blame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show which commit last changed each line of a file. */
        get: operations["repository.file_blame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/repository/commits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the commits that changed a file or folder. */
        get: operations["repository.file_history"];
        put?: never;
        /** Commit several file changes to a branch at once. */
        post: operations["repository.commit_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/repository/commits#repository.commit_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the commits of a branch, tag or path. */
        get: operations["repository.commit_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/repository/commits/{sha}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one commit with its message, size and last pipeline. */
        get: operations["repository.commit_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/repository/commits/{sha}/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show what a commit changed, file by file. */
        get: operations["repository.commit_diff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/repository/commits/{sha}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the comments on a commit. */
        get: operations["repository.commit_comments"];
        put?: never;
        /** Comment on a commit, or on one line it changed. */
        post: operations["repository.commit_comment_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/repository/commits/{sha}/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the CI jobs and outside checks reported on a commit. */
        get: operations["repository.commit_statuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/repository/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Compare two branches, tags or commits. */
        get: operations["repository.compare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/repository/blobs/{sha}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the content of a Git blob by its hash. */
        get: operations["repository.blob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/markdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Render Markdown to HTML as GitLab shows it. */
        post: operations["repository.markdown_render"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the contents of files. */
        get: operations["search.code"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups/{group_id}/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the contents of files. */
        get: operations["search.code~2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the contents of files. */
        get: operations["search.code~3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/search#search.commits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search commit messages. */
        get: operations["search.commits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups/{group_id}/search#search.commits~2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search commit messages. */
        get: operations["search.commits~2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/search#search.commits~3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search commit messages. */
        get: operations["search.commits~3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/search#search.issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the titles and descriptions of issues. */
        get: operations["search.issues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups/{group_id}/search#search.issues~2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the titles and descriptions of issues. */
        get: operations["search.issues~2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/search#search.issues~3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the titles and descriptions of issues. */
        get: operations["search.issues~3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/search#search.merge_requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the titles and descriptions of merge requests. */
        get: operations["search.merge_requests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups/{group_id}/search#search.merge_requests~2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the titles and descriptions of merge requests. */
        get: operations["search.merge_requests~2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/search#search.merge_requests~3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the titles and descriptions of merge requests. */
        get: operations["search.merge_requests~3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/search#search.milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the titles and descriptions of milestones. */
        get: operations["search.milestones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups/{group_id}/search#search.milestones~2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the titles and descriptions of milestones. */
        get: operations["search.milestones~2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/search#search.milestones~3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the titles and descriptions of milestones. */
        get: operations["search.milestones~3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/search#search.notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the comments of a project. */
        get: operations["search.notes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups/{group_id}/search#search.projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search projects by name, path and description. */
        get: operations["search.projects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/search#search.projects~2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search projects by name, path and description. */
        get: operations["search.projects~2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/search#search.snippets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the titles and descriptions of snippets. */
        get: operations["search.snippets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/search#search.users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search people by name, user name and public e-mail address. */
        get: operations["search.users"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups/{group_id}/search#search.users~2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search people by name, user name and public e-mail address. */
        get: operations["search.users~2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/search#search.users~3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search people by name, user name and public e-mail address. */
        get: operations["search.users~3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/search#search.wiki": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the contents of wiki pages. */
        get: operations["search.wiki"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/groups/{group_id}/search#search.wiki~2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the contents of wiki pages. */
        get: operations["search.wiki~2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/search#search.wiki~3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the contents of wiki pages. */
        get: operations["search.wiki~3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/snippets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your own snippets. */
        get: operations["snippet.list"];
        put?: never;
        /** Create a personal snippet. */
        post: operations["snippet.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/snippets/{snippet_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one personal snippet, without its content. */
        get: operations["snippet.get"];
        /** Change a snippet's title, description, visibility or files. */
        put: operations["snippet.update"];
        post?: never;
        /** Delete a personal snippet. */
        delete: operations["snippet.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/snippets/{snippet_id}/raw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the text of a personal snippet's first file. */
        get: operations["snippet.content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/snippets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the snippets of a project. */
        get: operations["snippet.project_list"];
        put?: never;
        /** Create a snippet in a project. */
        post: operations["snippet.project_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/snippets/{snippet_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one snippet of a project, without its content. */
        get: operations["snippet.project_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/repository/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a project's tags. */
        get: operations["tag.list"];
        put?: never;
        /** Create a tag on a branch's latest commit, a commit or another tag. */
        post: operations["tag.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/repository/tags/{tag_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one tag with its commit and message. */
        get: operations["tag.get"];
        put?: never;
        post?: never;
        /** Delete a tag, and the release made from it. */
        delete: operations["tag.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/protected_tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the tag names and patterns that a project protects. */
        get: operations["tag.list_protected"];
        put?: never;
        /** Protect a tag, or every tag that a pattern matches. */
        post: operations["tag.protect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/protected_tags/{tag_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read who may create the tags of one protected name or pattern. */
        get: operations["tag.get_protected"];
        put?: never;
        post?: never;
        /** Remove the protection of a tag name or pattern. */
        delete: operations["tag.unprotect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/templates/gitlab_ci_ymls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the .gitlab-ci.yml templates that GitLab ships. */
        get: operations["template.ci_yml_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/templates/gitlab_ci_ymls/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one .gitlab-ci.yml template. */
        get: operations["template.ci_yml_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/ci/lint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check the CI configuration that a project has, includes and all. */
        get: operations["template.lint_project"];
        put?: never;
        /** Check CI configuration given as text, as the project would read it. */
        post: operations["template.lint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show who you are, that is, the user the token belongs to. */
        get: operations["user.current"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/user#user.me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show your own profile. */
        get: operations["user.me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the public profile of one user. */
        get: operations["user.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the users of the instance, or find one by username, name or email. */
        get: operations["user.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/users/{user_id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the status that a user set, such as busy or on vacation. */
        get: operations["user.get_status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/todos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your to-do items, pending ones unless said. */
        get: operations["user.todo_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your own recent activity, such as pushes, comments and merges. */
        get: operations["user.event_list_contributions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/namespaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the namespaces you can use, that is, groups and your own. */
        get: operations["user.namespace_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/namespaces/{namespace_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one namespace, that is, a group's or a user's. */
        get: operations["user.namespace_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/wikis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the pages of a project's wiki. */
        get: operations["wiki.list"];
        put?: never;
        /** Create a page in a project's wiki. */
        post: operations["wiki.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/wikis/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one page of a project's wiki. */
        get: operations["wiki.get"];
        /** Change the text or the title of a wiki page. */
        put: operations["wiki.update"];
        post?: never;
        /** Delete a page of a project's wiki. */
        delete: operations["wiki.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/wikis/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a file to a project's wiki, to link it in its pages. */
        post: operations["wiki.upload_attachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/pipelines/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sent by pipeline.latest. */
        get: operations["pipeline.latest~inner1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sent by project.languages. */
        get: operations["project.languages~inner1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/projects/{project_id}/releases/permalink/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sent by release.get_latest. */
        get: operations["release.get_latest~inner1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v4/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sent by server.status. */
        get: operations["server.status~inner1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ApprovalState: {
            approval_rules_overwritten?: boolean;
            rules?: {
                id?: number;
                name?: string;
                rule_type?: string;
                report_type?: string;
                section?: string;
                approvals_required?: number;
                approved?: boolean;
                approved_by?: components["schemas"]["User"][];
                eligible_approvers?: components["schemas"]["User"][];
                users?: components["schemas"]["User"][];
                groups?: components["schemas"]["Group"][];
                contains_hidden_groups?: boolean;
                source_rule?: {
                    approvals_required?: number;
                };
                code_owner?: boolean;
                overridden?: boolean;
            }[];
        };
        Approvals: {
            approved?: boolean;
            approved_by?: {
                user?: components["schemas"]["User"];
                /** Format: date-time */
                approved_at?: string;
            }[];
            user_has_approved?: boolean;
            user_can_approve?: boolean;
            id?: number;
            iid?: number;
            project_id?: number;
            title?: string;
            description?: string;
            state?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            merge_status?: string;
            approvals_required?: number;
            approvals_left?: number;
            require_password_to_approve?: boolean;
            suggested_approvers?: components["schemas"]["User"][];
            approvers?: unknown[];
            approver_groups?: unknown[];
            approval_rules_left?: {
                id?: number;
                name?: string;
                rule_type?: string;
            }[];
            invalid_approvers_rules?: {
                id?: number;
                name?: string;
                rule_type?: string;
            }[];
            has_approval_rules?: boolean;
            merge_request_approvers_available?: boolean;
            multiple_approval_rules_available?: boolean;
        };
        ArchiveLink: {
            /** Format: uri */
            url?: string;
            format?: string;
            sha?: string;
            path?: string;
        };
        BlameRange: {
            commit?: {
                id?: string;
                message?: string;
                parent_ids?: string[];
                author_name?: string;
                author_email?: string;
                /** Format: date-time */
                authored_date?: string;
                committer_name?: string;
                committer_email?: string;
                /** Format: date-time */
                committed_date?: string;
            };
            lines?: string[];
        };
        Board: {
            id?: number;
            name?: string;
            hide_backlog_list?: boolean;
            hide_closed_list?: boolean;
            project?: {
                id?: number;
                name?: string;
                name_with_namespace?: string;
                path?: string;
                path_with_namespace?: string;
                /** Format: uri */
                web_url?: string;
            };
            group?: {
                id?: number;
                name?: string;
                /** Format: uri */
                web_url?: string;
            };
            lists?: components["schemas"]["BoardList"][];
            milestone?: {
                id?: number;
                title?: string;
            };
            assignee?: components["schemas"]["User"];
            labels?: components["schemas"]["Label"][];
            weight?: number;
        };
        BoardList: {
            id?: number;
            position?: number;
            label?: {
                id?: number;
                name?: string;
                description?: string;
                description_html?: string;
                color?: string;
                text_color?: string;
                archived?: boolean;
            };
            milestone?: components["schemas"]["Milestone"];
            iteration?: {
                id?: number;
                iid?: number;
                sequence?: number;
                group_id?: number;
                title?: string;
                description?: string;
                state?: number;
                /** Format: date */
                start_date?: string;
                /** Format: date */
                due_date?: string;
                /** Format: uri */
                web_url?: string;
            };
            assignee?: components["schemas"]["User"];
            max_issue_count?: number;
            max_issue_weight?: number;
            limit_metric?: string;
        };
        Branch: {
            name?: string;
            commit?: components["schemas"]["Commit"];
            merged?: boolean;
            protected?: boolean;
            default?: boolean;
            can_push?: boolean;
            developers_can_push?: boolean;
            developers_can_merge?: boolean;
            /** Format: uri */
            web_url?: string;
        };
        BranchRule: {
            name?: string;
            is_default?: boolean;
            is_protected?: boolean;
            matching_branches_count?: number;
            branch_protection?: {
                allow_force_push?: boolean;
                push_access_levels?: {
                    nodes?: {
                        access_level?: number;
                        access_level_description?: string;
                    }[];
                };
                merge_access_levels?: {
                    nodes?: {
                        access_level?: number;
                        access_level_description?: string;
                    }[];
                };
            };
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
        };
        CiLint: {
            valid?: boolean;
            errors?: string[];
            warnings?: string[];
            merged_yaml?: string;
            includes?: {
                type?: string;
                location?: string;
                /** Format: uri */
                blob?: string;
                /** Format: uri */
                raw?: string;
                extra?: unknown;
                context_project?: string;
                context_sha?: string;
            }[];
            jobs?: unknown[];
        };
        CiTemplate: {
            key?: string;
            name?: string;
            content?: string;
        };
        ClosesIssue: {
            id?: unknown;
            iid?: number;
            project_id?: number;
            title?: string;
            description?: string;
            state?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: date-time */
            closed_at?: string;
            closed_by?: components["schemas"]["User"];
            labels?: string[];
            milestone?: components["schemas"]["Milestone"];
            assignees?: components["schemas"]["User"][];
            assignee?: components["schemas"]["User"];
            author?: components["schemas"]["User"];
            type?: string;
            issue_type?: string;
            user_notes_count?: number;
            merge_requests_count?: number;
            upvotes?: number;
            downvotes?: number;
            /** Format: date */
            start_date?: string;
            /** Format: date */
            due_date?: string;
            confidential?: boolean;
            discussion_locked?: boolean;
            /** Format: uri */
            web_url?: string;
            time_stats?: {
                time_estimate?: number;
                total_time_spent?: number;
                human_time_estimate?: string;
                human_total_time_spent?: string;
            };
            task_completion_status?: {
                count?: number;
                completed_count?: number;
            };
            weight?: number;
            blocking_issues_count?: number;
        };
        Commit: {
            id?: string;
            short_id?: string;
            title?: string;
            message?: string;
            parent_ids?: string[];
            author_name?: string;
            author_email?: string;
            /** Format: date-time */
            authored_date?: string;
            committer_name?: string;
            committer_email?: string;
            /** Format: date-time */
            committed_date?: string;
            /** Format: date-time */
            created_at?: string;
            trailers?: unknown;
            extended_trailers?: unknown;
            stats?: {
                additions?: number;
                deletions?: number;
                total?: number;
            };
            status?: string;
            project_id?: number;
            last_pipeline?: components["schemas"]["Pipeline"];
            /** Format: uri */
            web_url?: string;
        };
        CommitComment: {
            note?: string;
            path?: string;
            line?: number;
            line_type?: string;
            author?: components["schemas"]["User"];
            /** Format: date-time */
            created_at?: string;
        };
        CommitStatus: {
            id?: number;
            sha?: string;
            ref?: string;
            status?: string;
            name?: string;
            stage?: string;
            /** Format: uri */
            target_url?: string;
            description?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            started_at?: string;
            /** Format: date-time */
            finished_at?: string;
            allow_failure?: boolean;
            coverage?: number;
            pipeline_id?: number;
            author?: components["schemas"]["User"];
        };
        Comparison: {
            commit?: components["schemas"]["Commit"];
            commits?: components["schemas"]["Commit"][];
            diffs?: components["schemas"]["Diff"][];
            compare_timeout?: boolean;
            compare_same_ref?: boolean;
            /** Format: uri */
            web_url?: string;
        };
        DeployKey: {
            id?: number;
            title?: string;
            key?: string;
            fingerprint?: string;
            fingerprint_sha256?: string;
            can_push?: boolean;
            usage_type?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            expires_at?: string;
            /** Format: date-time */
            last_used_at?: string;
            projects_with_write_access?: {
                id?: number;
                name?: string;
                name_with_namespace?: string;
                path?: string;
                path_with_namespace?: string;
                /** Format: date-time */
                created_at?: string;
            }[];
            projects_with_readonly_access?: {
                id?: number;
                name?: string;
                name_with_namespace?: string;
                path?: string;
                path_with_namespace?: string;
                /** Format: date-time */
                created_at?: string;
            }[];
        };
        Deployment: {
            id?: number;
            iid?: number;
            ref?: string;
            sha?: string;
            status?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: date-time */
            finished_at?: string;
            user?: components["schemas"]["User"];
            environment?: components["schemas"]["Environment"];
            deployable?: components["schemas"]["Job"];
            pending_approval_count?: number;
            approvals?: {
                user?: components["schemas"]["User"];
                status?: string;
                /** Format: date-time */
                created_at?: string;
                comment?: string;
            }[];
            approval_summary?: unknown;
        };
        Diff: {
            diff?: string;
            new_path?: string;
            old_path?: string;
            a_mode?: string;
            b_mode?: string;
            new_file?: boolean;
            renamed_file?: boolean;
            deleted_file?: boolean;
            generated_file?: boolean;
            collapsed?: boolean;
            too_large?: boolean;
        };
        Discussion: {
            id?: string;
            individual_note?: boolean;
            resolvable?: boolean;
            resolved?: boolean;
            notes?: components["schemas"]["Note"][];
        };
        DraftNote: {
            id?: number;
            author_id?: number;
            merge_request_id?: number;
            note?: string;
            discussion_id?: string;
            resolve_discussion?: boolean;
            commit_id?: string;
            line_code?: string;
            position?: {
                base_sha?: string;
                start_sha?: string;
                head_sha?: string;
                position_type?: string;
                old_path?: string;
                new_path?: string;
                old_line?: number;
                new_line?: number;
                line_range?: {
                    start?: {
                        line_code?: string;
                        type?: string;
                        old_line?: number;
                        new_line?: number;
                    };
                    end?: {
                        line_code?: string;
                        type?: string;
                        old_line?: number;
                        new_line?: number;
                    };
                };
                x?: number;
                y?: number;
                width?: number;
                height?: number;
            };
        };
        Environment: {
            id?: number;
            name?: string;
            slug?: string;
            description?: string;
            /** Format: uri */
            external_url?: string;
            state?: string;
            tier?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: date-time */
            auto_stop_at?: string;
            auto_stop_setting?: string;
            project?: {
                id?: number;
                name?: string;
                path_with_namespace?: string;
                /** Format: uri */
                web_url?: string;
            };
            last_deployment?: components["schemas"]["Deployment"];
            cluster_agent?: {
                id?: number;
                name?: string;
                /** Format: date-time */
                created_at?: string;
                created_by_user_id?: number;
            };
            kubernetes_namespace?: string;
            flux_resource_path?: string;
        };
        Event: {
            id?: number;
            project_id?: number;
            action_name?: string;
            target_type?: string;
            target_id?: number;
            target_iid?: number;
            target_title?: string;
            /** Format: date-time */
            created_at?: string;
            author_id?: number;
            author_username?: string;
            author?: components["schemas"]["User"];
            push_data?: {
                action?: string;
                ref_type?: string;
                ref?: string;
                ref_count?: number;
                commit_count?: number;
                commit_from?: string;
                commit_to?: string;
                commit_title?: string;
            };
            note?: {
                id?: number;
                body?: string;
                noteable_id?: number;
                noteable_iid?: number;
                noteable_type?: string;
                author?: components["schemas"]["User"];
                system?: boolean;
                internal?: boolean;
                resolvable?: boolean;
                resolved?: boolean;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
            };
            wiki_page?: {
                format?: string;
                slug?: string;
                title?: string;
                wiki_page_meta_id?: number;
            };
            imported?: boolean;
            imported_from?: string;
        };
        FeatureFlag: {
            name?: string;
            description?: string;
            active?: boolean;
            version?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            scopes?: {
                id?: number;
                environment_scope?: string;
                active?: boolean;
            }[];
            strategies?: {
                id?: number;
                name?: string;
                parameters?: unknown;
                scopes?: {
                    id?: number;
                    environment_scope?: string;
                }[];
                user_list?: {
                    id?: number;
                    iid?: number;
                    name?: string;
                    user_xids?: string;
                };
            }[];
        };
        FileContent: {
            content?: string;
            encoding?: string;
            size?: number;
            content_type?: string;
            saved_to?: string;
            truncated?: boolean;
        };
        FoundNote: {
            id?: number;
            type?: string;
            body?: string;
            author?: components["schemas"]["User"];
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            system?: boolean;
            internal?: boolean;
            confidential?: boolean;
            noteable_id?: number;
            noteable_iid?: number;
            noteable_type?: string;
            project_id?: number;
            commit_id?: string;
            position?: {
                base_sha?: string;
                start_sha?: string;
                head_sha?: string;
                position_type?: string;
                old_path?: string;
                new_path?: string;
                old_line?: number;
                new_line?: number;
                line_range?: {
                    start?: {
                        line_code?: string;
                        type?: string;
                        old_line?: number;
                        new_line?: number;
                    };
                    end?: {
                        line_code?: string;
                        type?: string;
                        old_line?: number;
                        new_line?: number;
                    };
                };
                x?: number;
                y?: number;
                width?: number;
                height?: number;
            };
            resolvable?: boolean;
            resolved?: boolean;
            resolved_by?: components["schemas"]["User"];
            /** Format: date-time */
            resolved_at?: string;
            suggestions?: {
                id?: number;
                from_line?: number;
                to_line?: number;
                appliable?: boolean;
                applied?: boolean;
                from_content?: string;
                to_content?: string;
            }[];
        };
        Group: {
            id?: number;
            name?: string;
            path?: string;
            full_name?: string;
            full_path?: string;
            description?: string;
            visibility?: string;
            /** Format: uri */
            web_url?: string;
            /** Format: uri */
            avatar_url?: string;
            parent_id?: number;
            organization_id?: number;
            /** Format: date-time */
            created_at?: string;
            archived?: boolean;
            /** Format: date */
            marked_for_deletion_on?: string;
            default_branch?: string;
            default_branch_protection?: number;
            default_branch_protection_defaults?: {
                allowed_to_push?: {
                    access_level?: number;
                }[];
                allowed_to_merge?: {
                    access_level?: number;
                }[];
                allow_force_push?: boolean;
                developer_can_initial_push?: boolean;
                code_owner_approval_required?: boolean;
            };
            project_creation_level?: string;
            subgroup_creation_level?: string;
            request_access_enabled?: boolean;
            share_with_group_lock?: boolean;
            shared_with_groups?: {
                group_id?: number;
                group_name?: string;
                group_full_path?: string;
                group_access_level?: number;
                /** Format: date */
                expires_at?: string;
            }[];
            prevent_sharing_groups_outside_hierarchy?: boolean;
            require_two_factor_authentication?: boolean;
            two_factor_grace_period?: number;
            enabled_git_access_protocol?: string;
            emails_enabled?: boolean;
            emails_disabled?: boolean;
            show_diff_preview_in_email?: boolean;
            mentions_disabled?: boolean;
            lfs_enabled?: boolean;
            auto_devops_enabled?: boolean;
            shared_runners_setting?: string;
            runners_token?: string;
            max_artifacts_size?: number;
            crm_enabled?: boolean;
            math_rendering_limits_enabled?: boolean;
            lock_math_rendering_limits_enabled?: boolean;
            resource_access_token_notify_inherited?: boolean;
            lock_resource_access_token_notify_inherited?: boolean;
            step_up_auth_required_oauth_provider?: string;
            only_allow_merge_if_pipeline_succeeds?: boolean;
            allow_merge_on_skipped_pipeline?: boolean;
            only_allow_merge_if_all_discussions_are_resolved?: boolean;
            wiki_access_level?: string;
            membership_lock?: boolean;
            prevent_forking_outside_group?: boolean;
            file_template_project_id?: number;
            ip_restriction_ranges?: string;
            allowed_email_domains_list?: string;
            ldap_cn?: string;
            ldap_access?: number;
            ldap_group_links?: {
                cn?: string;
                filter?: string;
                group_access?: number;
                provider?: string;
                member_role_id?: number;
            }[];
            saml_group_links?: {
                name?: string;
                access_level?: number;
                provider?: string;
                member_role_id?: number;
            }[];
            shared_runners_minutes_limit?: number;
            extra_shared_runners_minutes_limit?: number;
            service_access_tokens_expiration_enforced?: boolean;
            allow_personal_snippets?: boolean;
            web_based_commit_signing_enabled?: boolean;
            duo_core_features_enabled?: boolean;
            duo_features_enabled?: boolean;
            lock_duo_features_enabled?: boolean;
            auto_duo_code_review_enabled?: boolean;
            experiment_features_enabled?: boolean;
            unique_project_download_limit?: number;
            unique_project_download_limit_interval_in_seconds?: number;
            unique_project_download_limit_allowlist?: string[];
            unique_project_download_limit_alertlist?: number[];
            auto_ban_user_on_excessive_projects_download?: boolean;
            statistics?: {
                storage_size?: number;
                repository_size?: number;
                wiki_size?: number;
                lfs_objects_size?: number;
                job_artifacts_size?: number;
                pipeline_artifacts_size?: number;
                packages_size?: number;
                snippets_size?: number;
                uploads_size?: number;
            };
            custom_attributes?: {
                key?: string;
                value?: string;
            }[];
            repository_storage?: string;
        };
        Hook: {
            id?: number;
            url?: string;
            name?: string;
            description?: string;
            project_id?: number;
            organization_id?: number;
            /** Format: date-time */
            created_at?: string;
            enable_ssl_verification?: boolean;
            token_present?: boolean;
            signing_token_present?: boolean;
            alert_status?: string;
            /** Format: date-time */
            disabled_until?: string;
            push_events?: boolean;
            push_events_branch_filter?: string;
            branch_filter_strategy?: string;
            tag_push_events?: boolean;
            issues_events?: boolean;
            confidential_issues_events?: boolean;
            merge_requests_events?: boolean;
            note_events?: boolean;
            confidential_note_events?: boolean;
            job_events?: boolean;
            pipeline_events?: boolean;
            wiki_page_events?: boolean;
            deployment_events?: boolean;
            feature_flag_events?: boolean;
            releases_events?: boolean;
            milestone_events?: boolean;
            emoji_events?: boolean;
            repository_update_events?: boolean;
            resource_access_token_events?: boolean;
            resource_deploy_token_events?: boolean;
            vulnerability_events?: boolean;
            custom_webhook_template?: string;
            custom_headers?: {
                key?: string;
            }[];
            url_variables?: {
                key?: string;
            }[];
        };
        Issue: {
            id?: number;
            iid?: number;
            project_id?: number;
            title?: string;
            description?: string;
            state?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: date-time */
            closed_at?: string;
            closed_by?: components["schemas"]["User"];
            labels?: string[];
            milestone?: components["schemas"]["Milestone"];
            assignees?: components["schemas"]["User"][];
            assignee?: components["schemas"]["User"];
            author?: components["schemas"]["User"];
            type?: string;
            issue_type?: string;
            user_notes_count?: number;
            merge_requests_count?: number;
            upvotes?: number;
            downvotes?: number;
            /** Format: date */
            start_date?: string;
            /** Format: date */
            due_date?: string;
            confidential?: boolean;
            discussion_locked?: boolean;
            subscribed?: boolean;
            severity?: string;
            moved_to_id?: number;
            service_desk_reply_to?: string;
            imported?: boolean;
            imported_from?: string;
            /** Format: uri */
            web_url?: string;
            time_stats?: {
                time_estimate?: number;
                total_time_spent?: number;
                human_time_estimate?: string;
                human_total_time_spent?: string;
            };
            task_completion_status?: {
                count?: number;
                completed_count?: number;
            };
            has_tasks?: boolean;
            task_status?: string;
            blocking_issues_count?: number;
            weight?: number;
            iteration?: {
                id?: number;
                iid?: number;
                sequence?: number;
                group_id?: number;
                title?: string;
                description?: string;
                state?: number;
                /** Format: date */
                start_date?: string;
                /** Format: date */
                due_date?: string;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
                /** Format: uri */
                web_url?: string;
            };
            epic_iid?: number;
            epic?: {
                id?: number;
                iid?: number;
                title?: string;
                group_id?: number;
                url?: string;
                human_readable_end_date?: string;
                human_readable_timestamp?: string;
            };
            health_status?: string;
            references?: {
                short?: string;
                relative?: string;
                full?: string;
            };
            _links?: {
                /** Format: uri */
                self?: string;
                /** Format: uri */
                notes?: string;
                /** Format: uri */
                award_emoji?: string;
                /** Format: uri */
                project?: string;
                /** Format: uri */
                closed_as_duplicate_of?: string;
            };
        };
        IssueLink: {
            id?: number;
            link_type?: string;
            source_issue?: components["schemas"]["Issue"];
            target_issue?: components["schemas"]["Issue"];
        };
        Job: {
            id?: number;
            name?: string;
            stage?: string;
            status?: string;
            failure_reason?: string;
            allow_failure?: boolean;
            ref?: string;
            tag?: boolean;
            tag_list?: string[];
            coverage?: number;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            started_at?: string;
            /** Format: date-time */
            finished_at?: string;
            /** Format: date-time */
            erased_at?: string;
            duration?: number;
            queued_duration?: number;
            user?: components["schemas"]["User"];
            commit?: components["schemas"]["Commit"];
            pipeline?: components["schemas"]["Pipeline"];
            project?: {
                ci_job_token_scope_enabled?: boolean;
            };
            artifacts_file?: {
                filename?: string;
                size?: number;
            };
            artifacts?: {
                file_type?: string;
                size?: number;
                filename?: string;
                file_format?: string;
            }[];
            /** Format: date-time */
            artifacts_expire_at?: string;
            runner?: {
                id?: number;
                description?: string;
                name?: string;
                runner_type?: string;
                is_shared?: boolean;
                active?: boolean;
                paused?: boolean;
                online?: boolean;
                status?: string;
            };
            runner_manager?: {
                id?: number;
                system_id?: string;
                version?: string;
                platform?: string;
                architecture?: string;
                status?: string;
            };
            archived?: boolean;
            /** Format: uri */
            web_url?: string;
        };
        JobLog: {
            log?: string;
            total_lines?: number;
            omitted_lines?: number;
            truncated?: boolean;
        };
        Label: {
            id?: number;
            name?: string;
            description?: string;
            description_html?: string;
            color?: string;
            text_color?: string;
            archived?: boolean;
            priority?: number;
            is_project_label?: boolean;
            subscribed?: boolean;
            open_issues_count?: number;
            closed_issues_count?: number;
            open_merge_requests_count?: number;
        };
        Member: {
            id?: number;
            username?: string;
            name?: string;
            state?: string;
            locked?: boolean;
            access_level?: number;
            /** Format: date */
            expires_at?: string;
            /** Format: date-time */
            created_at?: string;
            created_by?: components["schemas"]["User"];
            membership_state?: string;
            /** Format: uri */
            avatar_url?: string;
            avatar_path?: string;
            /** Format: uri */
            web_url?: string;
            public_email?: string;
            email?: string;
            member_role?: {
                id?: number;
                name?: string;
                description?: string;
                group_id?: number;
                base_access_level?: number;
            };
            is_using_seat?: boolean;
            override?: boolean;
            group_saml_identity?: {
                provider?: string;
                extern_uid?: string;
                saml_provider_id?: number;
            };
            group_scim_identity?: {
                extern_uid?: string;
                group_id?: number;
                active?: boolean;
            };
            custom_attributes?: {
                key?: string;
                value?: string;
            }[];
        };
        MergeRequest: {
            id?: number;
            iid?: number;
            project_id?: number;
            title?: string;
            title_html?: string;
            description?: string;
            description_html?: string;
            state?: string;
            draft?: boolean;
            work_in_progress?: boolean;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: date-time */
            prepared_at?: string;
            /** Format: date-time */
            merged_at?: string;
            merged_by?: components["schemas"]["User"];
            merge_user?: components["schemas"]["User"];
            /** Format: date-time */
            closed_at?: string;
            closed_by?: components["schemas"]["User"];
            target_branch?: string;
            source_branch?: string;
            source_project_id?: number;
            target_project_id?: number;
            author?: components["schemas"]["User"];
            assignees?: components["schemas"]["User"][];
            assignee?: components["schemas"]["User"];
            reviewers?: components["schemas"]["User"][];
            labels?: string[];
            milestone?: components["schemas"]["Milestone"];
            user_notes_count?: number;
            upvotes?: number;
            downvotes?: number;
            sha?: string;
            merge_commit_sha?: string;
            squash_commit_sha?: string;
            diff_refs?: {
                base_sha?: string;
                head_sha?: string;
                start_sha?: string;
            };
            merge_status?: string;
            detailed_merge_status?: string;
            merge_when_pipeline_succeeds?: boolean;
            /** Format: date-time */
            merge_after?: string;
            merge_error?: string;
            has_conflicts?: boolean;
            blocking_discussions_resolved?: boolean;
            approvals_before_merge?: number;
            rebase_in_progress?: boolean;
            diverged_commits_count?: number;
            changes_count?: string;
            discussion_locked?: boolean;
            should_remove_source_branch?: boolean;
            force_remove_source_branch?: boolean;
            squash?: boolean;
            squash_on_merge?: boolean;
            allow_collaboration?: boolean;
            allow_maintainer_to_push?: boolean;
            first_contribution?: boolean;
            subscribed?: boolean;
            imported?: boolean;
            imported_from?: string;
            pipeline?: components["schemas"]["Pipeline"];
            head_pipeline?: components["schemas"]["Pipeline"];
            /** Format: date-time */
            latest_build_started_at?: string;
            /** Format: date-time */
            latest_build_finished_at?: string;
            /** Format: date-time */
            first_deployed_to_production_at?: string;
            time_stats?: {
                time_estimate?: number;
                total_time_spent?: number;
                human_time_estimate?: string;
                human_total_time_spent?: string;
            };
            task_completion_status?: {
                count?: number;
                completed_count?: number;
            };
            user?: {
                can_merge?: boolean;
            };
            reference?: string;
            references?: {
                short?: string;
                relative?: string;
                full?: string;
            };
            /** Format: uri */
            web_url?: string;
        };
        Milestone: {
            id?: number;
            iid?: number;
            project_id?: number;
            group_id?: number;
            title?: string;
            description?: string;
            state?: string;
            /** Format: date */
            start_date?: string;
            /** Format: date */
            due_date?: string;
            expired?: boolean;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: uri */
            web_url?: string;
        };
        Namespace: {
            id?: number;
            name?: string;
            path?: string;
            kind?: string;
            full_path?: string;
            parent_id?: number;
            /** Format: uri */
            avatar_url?: string;
            /** Format: uri */
            web_url?: string;
            members_count_with_descendants?: number;
            projects_count?: number;
            root_repository_size?: number;
            plan?: string;
            trial?: boolean;
            /** Format: date */
            trial_ends_on?: string;
            /** Format: date */
            end_date?: string;
            billable_members_count?: number;
            seats_in_use?: number;
            max_seats_used?: number;
            /** Format: date-time */
            max_seats_used_changed_at?: string;
            shared_runners_minutes_limit?: number;
            extra_shared_runners_minutes_limit?: number;
            additional_purchased_storage_size?: number;
            /** Format: date */
            additional_purchased_storage_ends_on?: string;
        };
        Note: {
            id?: number;
            type?: string;
            body?: string;
            author?: components["schemas"]["User"];
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            system?: boolean;
            internal?: boolean;
            confidential?: boolean;
            noteable_id?: number;
            noteable_iid?: number;
            noteable_type?: string;
            project_id?: number;
            commit_id?: string;
            position?: {
                base_sha?: string;
                start_sha?: string;
                head_sha?: string;
                position_type?: string;
                old_path?: string;
                new_path?: string;
                old_line?: number;
                new_line?: number;
                line_range?: {
                    start?: {
                        line_code?: string;
                        type?: string;
                        old_line?: number;
                        new_line?: number;
                    };
                    end?: {
                        line_code?: string;
                        type?: string;
                        old_line?: number;
                        new_line?: number;
                    };
                };
                x?: number;
                y?: number;
                width?: number;
                height?: number;
            };
            resolvable?: boolean;
            resolved?: boolean;
            resolved_by?: components["schemas"]["User"];
            /** Format: date-time */
            resolved_at?: string;
            suggestions?: {
                id?: number;
                from_line?: number;
                to_line?: number;
                appliable?: boolean;
                applied?: boolean;
                from_content?: string;
                to_content?: string;
            }[];
            attachment?: unknown;
            imported?: boolean;
            imported_from?: string;
            commands_changes?: unknown;
            summary?: string[];
        };
        Pipeline: {
            id?: number;
            iid?: number;
            project_id?: number;
            name?: string;
            status?: string;
            detailed_status?: {
                text?: string;
                label?: string;
                group?: string;
                tooltip?: string;
                icon?: string;
                has_details?: boolean;
                details_path?: string;
                favicon?: string;
            };
            source?: string;
            ref?: string;
            tag?: boolean;
            sha?: string;
            before_sha?: string;
            user?: components["schemas"]["User"];
            yaml_errors?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: date-time */
            started_at?: string;
            /** Format: date-time */
            finished_at?: string;
            /** Format: date-time */
            committed_at?: string;
            duration?: number;
            queued_duration?: number;
            coverage?: string;
            archived?: boolean;
            /** Format: uri */
            web_url?: string;
        };
        PipelineVariable: {
            key?: string;
            value?: string;
            variable_type?: string;
            raw?: boolean;
        };
        Project: {
            id?: number;
            name?: string;
            name_with_namespace?: string;
            path?: string;
            path_with_namespace?: string;
            description?: string;
            visibility?: string;
            default_branch?: string;
            /** Format: uri */
            web_url?: string;
            http_url_to_repo?: string;
            ssh_url_to_repo?: string;
            /** Format: uri */
            readme_url?: string;
            /** Format: uri */
            avatar_url?: string;
            topics?: string[];
            archived?: boolean;
            empty_repo?: boolean;
            star_count?: number;
            forks_count?: number;
            open_issues_count?: number;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: date-time */
            last_activity_at?: string;
            /** Format: date */
            marked_for_deletion_on?: string;
            namespace?: {
                id?: number;
                name?: string;
                path?: string;
                kind?: string;
                full_path?: string;
                parent_id?: number;
                /** Format: uri */
                avatar_url?: string;
                /** Format: uri */
                web_url?: string;
            };
            owner?: components["schemas"]["User"];
            creator_id?: number;
            forked_from_project?: {
                id?: number;
                name?: string;
                name_with_namespace?: string;
                path?: string;
                path_with_namespace?: string;
                /** Format: uri */
                web_url?: string;
            };
            permissions?: {
                project_access?: {
                    access_level?: number;
                    notification_level?: number;
                };
                group_access?: {
                    access_level?: number;
                    notification_level?: number;
                };
            };
            shared_with_groups?: {
                group_id?: number;
                group_name?: string;
                group_full_path?: string;
                group_access_level?: number;
                /** Format: date */
                expires_at?: string;
            }[];
            license?: {
                key?: string;
                name?: string;
                nickname?: string;
                /** Format: uri */
                html_url?: string;
                /** Format: uri */
                source_url?: string;
            };
            /** Format: uri */
            license_url?: string;
            statistics?: {
                commit_count?: number;
                storage_size?: number;
                repository_size?: number;
                wiki_size?: number;
                lfs_objects_size?: number;
                job_artifacts_size?: number;
                pipeline_artifacts_size?: number;
                packages_size?: number;
                snippets_size?: number;
                uploads_size?: number;
                container_registry_size?: number;
            };
            merge_method?: string;
            squash_option?: string;
            only_allow_merge_if_pipeline_succeeds?: boolean;
            allow_merge_on_skipped_pipeline?: boolean;
            only_allow_merge_if_all_discussions_are_resolved?: boolean;
            only_allow_merge_if_all_status_checks_passed?: boolean;
            remove_source_branch_after_merge?: boolean;
            autoclose_referenced_issues?: boolean;
            resolve_outdated_diff_discussions?: boolean;
            printing_merge_request_link_enabled?: boolean;
            can_create_merge_request_in?: boolean;
            mr_default_target_self?: boolean;
            merge_commit_template?: string;
            squash_commit_template?: string;
            suggestion_commit_message?: string;
            issue_branch_template?: string;
            mr_default_title_template?: string;
            merge_request_title_regex?: string;
            merge_request_title_regex_description?: string;
            approvals_before_merge?: number;
            merge_pipelines_enabled?: boolean;
            merge_trains_enabled?: boolean;
            merge_trains_skip_train_allowed?: boolean;
            merge_train_enforcement?: string;
            max_pipelines_per_merge_train?: number;
            prevent_merge_without_jira_issue?: boolean;
            reviewer_assignment_strategy?: string;
            issues_template?: string;
            merge_requests_template?: string;
            security_policy_pipeline_must_succeed?: boolean;
            issues_access_level?: string;
            repository_access_level?: string;
            merge_requests_access_level?: string;
            forking_access_level?: string;
            wiki_access_level?: string;
            builds_access_level?: string;
            snippets_access_level?: string;
            pages_access_level?: string;
            analytics_access_level?: string;
            container_registry_access_level?: string;
            package_registry_access_level?: string;
            security_and_compliance_access_level?: string;
            releases_access_level?: string;
            environments_access_level?: string;
            feature_flags_access_level?: string;
            infrastructure_access_level?: string;
            monitor_access_level?: string;
            model_experiments_access_level?: string;
            model_registry_access_level?: string;
            requirements_access_level?: string;
            issues_enabled?: boolean;
            merge_requests_enabled?: boolean;
            wiki_enabled?: boolean;
            jobs_enabled?: boolean;
            snippets_enabled?: boolean;
            packages_enabled?: boolean;
            container_registry_enabled?: boolean;
            requirements_enabled?: boolean;
            security_and_compliance_enabled?: boolean;
            secret_push_protection_enabled?: boolean;
            pre_receive_secret_detection_enabled?: boolean;
            service_desk_enabled?: boolean;
            service_desk_address?: string;
            lfs_enabled?: boolean;
            request_access_enabled?: boolean;
            emails_enabled?: boolean;
            emails_disabled?: boolean;
            show_diff_preview_in_email?: boolean;
            warn_about_potentially_unwanted_characters?: boolean;
            enforce_auth_checks_on_uploads?: boolean;
            ci_config_path?: string;
            ci_default_git_depth?: number;
            ci_delete_pipelines_in_seconds?: number;
            ci_forward_deployment_enabled?: boolean;
            ci_forward_deployment_rollback_allowed?: boolean;
            ci_job_token_scope_enabled?: boolean;
            ci_separated_caches?: boolean;
            ci_allow_fork_pipelines_to_run_in_parent_project?: boolean;
            ci_id_token_sub_claim_components?: string[];
            ci_pipeline_variables_minimum_override_role?: string;
            ci_push_repository_for_job_token_allowed?: boolean;
            ci_display_pipeline_variables?: boolean;
            ci_restrict_pipeline_cancellation_role?: string;
            allow_pipeline_trigger_approve_deployment?: boolean;
            protect_merge_request_pipelines?: boolean;
            restrict_user_defined_variables?: boolean;
            build_git_strategy?: string;
            build_timeout?: number;
            auto_cancel_pending_pipelines?: string;
            auto_devops_enabled?: boolean;
            auto_devops_deploy_strategy?: string;
            keep_latest_artifact?: boolean;
            max_artifacts_size?: number;
            public_jobs?: boolean;
            shared_runners_enabled?: boolean;
            group_runners_enabled?: boolean;
            runners_token?: string;
            runner_token_expiration_interval?: number;
            resource_group_default_process_mode?: string;
            container_expiration_policy?: {
                enabled?: boolean;
                cadence?: string;
                keep_n?: number;
                older_than?: string;
                name_regex?: string;
                name_regex_keep?: string;
                /** Format: date-time */
                next_run_at?: string;
            };
            container_registry_image_prefix?: string;
            import_url?: string;
            import_type?: string;
            import_status?: string;
            import_error?: string;
            mirror?: boolean;
            mirror_user_id?: number;
            mirror_trigger_builds?: boolean;
            only_mirror_protected_branches?: boolean;
            mirror_overwrites_diverged_branches?: boolean;
            compliance_frameworks?: string[];
            external_authorization_classification_label?: string;
            web_based_commit_signing_enabled?: boolean;
            auto_duo_code_review_enabled?: boolean;
            duo_remote_flows_enabled?: boolean;
            duo_foundational_flows_enabled?: boolean;
            duo_sast_fp_detection_enabled?: boolean;
            duo_secret_detection_fp_enabled?: boolean;
            duo_sast_vr_workflow_enabled?: boolean;
            spp_repository_pipeline_access?: boolean;
            custom_attributes?: {
                key?: string;
                value?: string;
            }[];
            repository_storage?: string;
            repository_object_format?: string;
            /** Format: date */
            marked_for_deletion_at?: string;
            tag_list?: string[];
            description_html?: string;
            _links?: {
                /** Format: uri */
                self?: string;
                /** Format: uri */
                issues?: string;
                /** Format: uri */
                merge_requests?: string;
                /** Format: uri */
                repo_branches?: string;
                /** Format: uri */
                labels?: string;
                /** Format: uri */
                events?: string;
                /** Format: uri */
                members?: string;
                /** Format: uri */
                cluster_agents?: string;
            };
        };
        ProjectLanguage: {
            name?: string;
            share?: number;
        };
        ProtectedBranch: {
            id?: number;
            name?: string;
            push_access_levels?: components["schemas"]["RefAccessLevel"][];
            merge_access_levels?: components["schemas"]["RefAccessLevel"][];
            unprotect_access_levels?: components["schemas"]["RefAccessLevel"][];
            allow_force_push?: boolean;
            code_owner_approval_required?: boolean;
            inherited?: boolean;
        };
        ProtectedTag: {
            name?: string;
            create_access_levels?: components["schemas"]["RefAccessLevel"][];
        };
        PullMirror: {
            id?: number;
            enabled?: boolean;
            url?: string;
            update_status?: string;
            last_error?: string;
            /** Format: date-time */
            last_update_at?: string;
            /** Format: date-time */
            last_update_started_at?: string;
            /** Format: date-time */
            last_successful_update_at?: string;
            mirror_trigger_builds?: boolean;
            only_mirror_protected_branches?: boolean;
            mirror_overwrites_diverged_branches?: boolean;
            mirror_branch_regex?: string;
        };
        RawDiff: {
            content?: string;
            size?: number;
            truncated?: boolean;
        };
        Rebase: {
            rebase_in_progress?: boolean;
            merge_error?: string;
        };
        RefAccessLevel: {
            id?: number;
            access_level?: number;
            access_level_description?: string;
            user_id?: number;
            group_id?: number;
            deploy_key_id?: number;
            member_role_id?: number;
        };
        RelatedIssue: {
            issue_link_id?: number;
            link_type?: string;
            /** Format: date-time */
            link_created_at?: string;
            /** Format: date-time */
            link_updated_at?: string;
            id?: number;
            iid?: number;
            project_id?: number;
            title?: string;
            description?: string;
            state?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: date-time */
            closed_at?: string;
            closed_by?: components["schemas"]["User"];
            labels?: string[];
            milestone?: components["schemas"]["Milestone"];
            assignees?: components["schemas"]["User"][];
            assignee?: components["schemas"]["User"];
            author?: components["schemas"]["User"];
            type?: string;
            issue_type?: string;
            user_notes_count?: number;
            merge_requests_count?: number;
            upvotes?: number;
            downvotes?: number;
            /** Format: date */
            start_date?: string;
            /** Format: date */
            due_date?: string;
            confidential?: boolean;
            discussion_locked?: boolean;
            subscribed?: boolean;
            severity?: string;
            moved_to_id?: number;
            service_desk_reply_to?: string;
            imported?: boolean;
            imported_from?: string;
            /** Format: uri */
            web_url?: string;
            time_stats?: {
                time_estimate?: number;
                total_time_spent?: number;
                human_time_estimate?: string;
                human_total_time_spent?: string;
            };
            task_completion_status?: {
                count?: number;
                completed_count?: number;
            };
            has_tasks?: boolean;
            task_status?: string;
            blocking_issues_count?: number;
            weight?: number;
            iteration?: {
                id?: number;
                iid?: number;
                sequence?: number;
                group_id?: number;
                title?: string;
                description?: string;
                state?: number;
                /** Format: date */
                start_date?: string;
                /** Format: date */
                due_date?: string;
                /** Format: date-time */
                created_at?: string;
                /** Format: date-time */
                updated_at?: string;
                /** Format: uri */
                web_url?: string;
            };
            epic_iid?: number;
            epic?: {
                id?: number;
                iid?: number;
                title?: string;
                group_id?: number;
                url?: string;
                human_readable_end_date?: string;
                human_readable_timestamp?: string;
            };
            health_status?: string;
            references?: {
                short?: string;
                relative?: string;
                full?: string;
            };
            _links?: {
                /** Format: uri */
                self?: string;
                /** Format: uri */
                notes?: string;
                /** Format: uri */
                award_emoji?: string;
                /** Format: uri */
                project?: string;
                /** Format: uri */
                closed_as_duplicate_of?: string;
            };
        };
        Release: {
            tag_name?: string;
            name?: string;
            description?: string;
            description_html?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            released_at?: string;
            upcoming_release?: boolean;
            author?: components["schemas"]["User"];
            commit?: components["schemas"]["Commit"];
            milestones?: components["schemas"]["Milestone"][];
            commit_path?: string;
            tag_path?: string;
            assets?: {
                count?: number;
                sources?: {
                    format?: string;
                    /** Format: uri */
                    url?: string;
                }[];
                links?: components["schemas"]["ReleaseLink"][];
            };
            evidences?: {
                sha?: string;
                /** Format: uri */
                filepath?: string;
                /** Format: date-time */
                collected_at?: string;
            }[];
            _links?: {
                /** Format: uri */
                self?: string;
                /** Format: uri */
                edit_url?: string;
                /** Format: uri */
                opened_issues_url?: string;
                /** Format: uri */
                closed_issues_url?: string;
                /** Format: uri */
                opened_merge_requests_url?: string;
                /** Format: uri */
                merged_merge_requests_url?: string;
                /** Format: uri */
                closed_merge_requests_url?: string;
            };
        };
        ReleaseLink: {
            id?: number;
            name?: string;
            /** Format: uri */
            url?: string;
            /** Format: uri */
            direct_asset_url?: string;
            link_type?: string;
            external?: boolean;
        };
        RenderedMarkdown: {
            html?: string;
        };
        RepositoryBlob: {
            sha?: string;
            size?: number;
            encoding?: string;
            content?: string;
        };
        RepositoryFile: {
            file_name?: string;
            file_path?: string;
            ref?: string;
            size?: number;
            encoding?: string;
            content?: string;
            content_sha256?: string;
            blob_id?: string;
            commit_id?: string;
            last_commit_id?: string;
            execute_filemode?: boolean;
        };
        SearchBlob: {
            basename?: string;
            data?: string;
            path?: string;
            filename?: string;
            id?: string;
            ref?: string;
            startline?: number;
            project_id?: number;
            group_id?: number;
        };
        ServerStatus: {
            status?: string;
            /** Format: uri */
            gitlab_url?: string;
            authenticated?: boolean;
            user?: components["schemas"]["User"];
            version?: string;
            revision?: string;
            enterprise?: boolean;
            kas?: {
                enabled?: boolean;
                version?: string;
                externalUrl?: string;
                externalK8sProxyUrl?: string;
            };
            response_time_ms?: number;
            error?: string;
        };
        Snippet: {
            id?: number;
            title?: string;
            description?: string;
            visibility?: string;
            author?: components["schemas"]["User"];
            file_name?: string;
            files?: {
                path?: string;
                /** Format: uri */
                raw_url?: string;
            }[];
            project_id?: number;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: uri */
            web_url?: string;
            /** Format: uri */
            raw_url?: string;
            ssh_url_to_repo?: string;
            http_url_to_repo?: string;
            imported?: boolean;
            imported_from?: string;
            repository_storage?: string;
        };
        Tag: {
            name?: string;
            message?: string;
            target?: string;
            commit?: components["schemas"]["Commit"];
            release?: {
                tag_name?: string;
                description?: string;
            };
            protected?: boolean;
            /** Format: date-time */
            created_at?: string;
        };
        TestReport: {
            total_time?: number;
            total_count?: number;
            success_count?: number;
            failed_count?: number;
            skipped_count?: number;
            error_count?: number;
            test_suites?: {
                name?: string;
                total_time?: number;
                total_count?: number;
                success_count?: number;
                failed_count?: number;
                skipped_count?: number;
                error_count?: number;
                suite_error?: string;
                test_cases?: {
                    status?: string;
                    name?: string;
                    classname?: string;
                    file?: string;
                    execution_time?: number;
                    system_output?: unknown;
                    stack_trace?: string;
                    recent_failures?: {
                        count?: number;
                        base_branch?: string;
                    };
                    attachment_url?: string;
                }[];
            }[];
        };
        TextContent: {
            content?: string;
            size?: number;
            truncated?: boolean;
        };
        Todo: {
            id?: number;
            state?: string;
            action_name?: string;
            target_type?: string;
            /** Format: uri */
            target_url?: string;
            target?: {
                id?: number;
                iid?: number;
                project_id?: number;
                title?: string;
                description?: string;
                state?: string;
                author?: components["schemas"]["User"];
                /** Format: date */
                due_date?: string;
                /** Format: uri */
                web_url?: string;
            };
            body?: string;
            author?: components["schemas"]["User"];
            project?: {
                id?: number;
                name?: string;
                name_with_namespace?: string;
                path?: string;
                path_with_namespace?: string;
                /** Format: date-time */
                created_at?: string;
            };
            group?: {
                id?: number;
                name?: string;
                path?: string;
                kind?: string;
                full_path?: string;
                parent_id?: number;
                /** Format: uri */
                avatar_url?: string;
                /** Format: uri */
                web_url?: string;
            };
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
        };
        TreeEntry: {
            id?: string;
            name?: string;
            type?: string;
            path?: string;
            mode?: string;
        };
        Upload: {
            id?: number;
            alt?: string;
            url?: string;
            full_path?: string;
            markdown?: string;
            filename?: string;
            size?: number;
            /** Format: date-time */
            created_at?: string;
            uploaded_by?: components["schemas"]["User"];
        };
        User: {
            id?: number;
            username?: string;
            name?: string;
            state?: string;
            /** Format: uri */
            avatar_url?: string;
            /** Format: uri */
            web_url?: string;
        };
        UserProfile: {
            id?: number;
            username?: string;
            name?: string;
            state?: string;
            locked?: boolean;
            bot?: boolean;
            /** Format: uri */
            avatar_url?: string;
            avatar_path?: string;
            /** Format: uri */
            web_url?: string;
            public_email?: string;
            email?: string;
            commit_email?: string;
            bio?: string;
            location?: string;
            local_time?: string;
            pronouns?: string;
            job_title?: string;
            organization?: string;
            work_information?: string;
            website_url?: string;
            linkedin?: string;
            twitter?: string;
            discord?: string;
            github?: string;
            bluesky?: string;
            mastodon?: string;
            orcid?: string;
            skype?: string;
            followers?: number;
            following?: number;
            is_followed?: boolean;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            confirmed_at?: string;
            /** Format: date-time */
            last_sign_in_at?: string;
            /** Format: date-time */
            current_sign_in_at?: string;
            /** Format: date */
            last_activity_on?: string;
            last_sign_in_ip?: string;
            current_sign_in_ip?: string;
            is_admin?: boolean;
            is_auditor?: boolean;
            external?: boolean;
            private_profile?: boolean;
            two_factor_enabled?: boolean;
            can_create_group?: boolean;
            can_create_project?: boolean;
            projects_limit?: number;
            namespace_id?: number;
            note?: string;
            created_by?: components["schemas"]["User"];
            identities?: {
                provider?: string;
                extern_uid?: string;
                saml_provider_id?: number;
            }[];
            scim_identities?: {
                extern_uid?: string;
                group_id?: number;
                active?: boolean;
            }[];
            using_license_seat?: boolean;
            provisioned_by_group_id?: number;
            enterprise_group_id?: number;
            /** Format: date-time */
            enterprise_group_associated_at?: string;
            shared_runners_minutes_limit?: number;
            extra_shared_runners_minutes_limit?: number;
            preferred_language?: string;
            theme_id?: number;
            color_scheme_id?: number;
            custom_attributes?: {
                key?: string;
                value?: string;
            }[];
        };
        UserStatus: {
            emoji?: string;
            message?: string;
            message_html?: string;
            availability?: string;
            /** Format: date-time */
            clear_status_at?: string;
        };
        Variable: {
            key?: string;
            value?: string;
            variable_type?: string;
            description?: string;
            environment_scope?: string;
            protected?: boolean;
            masked?: boolean;
            hidden?: boolean;
            raw?: boolean;
        };
        Vulnerability: {
            id?: string;
            title?: string;
            description?: string;
            severity?: string;
            state?: string;
            report_type?: string;
            /** Format: date-time */
            detected_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: date-time */
            confirmed_at?: string;
            confirmed_by?: {
                username?: string;
                name?: string;
                /** Format: uri */
                web_url?: string;
            };
            /** Format: date-time */
            dismissed_at?: string;
            dismissed_by?: {
                username?: string;
                name?: string;
                /** Format: uri */
                web_url?: string;
            };
            dismissal_reason?: string;
            /** Format: date-time */
            resolved_at?: string;
            resolved_by?: {
                username?: string;
                name?: string;
                /** Format: uri */
                web_url?: string;
            };
            resolved_on_default_branch?: boolean;
            state_comment?: string;
            false_positive?: boolean;
            has_remediations?: boolean;
            user_notes_count?: number;
            /** Format: uri */
            web_url?: string;
            project?: {
                id?: string;
                full_path?: string;
                /** Format: uri */
                web_url?: string;
            };
            scanner?: {
                external_id?: string;
                name?: string;
                vendor?: string;
            };
            primary_identifier?: {
                name?: string;
                external_type?: string;
                external_id?: string;
                /** Format: uri */
                url?: string;
            };
            identifiers?: {
                name?: string;
                external_type?: string;
                external_id?: string;
                /** Format: uri */
                url?: string;
            }[];
            links?: {
                name?: string;
                /** Format: uri */
                url?: string;
            }[];
            location?: {
                file?: string;
                start_line?: string;
                end_line?: string;
                blob_path?: string;
                vulnerable_class?: string;
                vulnerable_method?: string;
                dependency?: {
                    package?: {
                        name?: string;
                    };
                    version?: string;
                };
                image?: string;
                operating_system?: string;
                hostname?: string;
                path?: string;
                param?: string;
                request_method?: string;
                crash_type?: string;
                crash_address?: string;
                details?: string;
            };
            issue_links?: {
                nodes?: {
                    link_type?: string;
                    issue?: {
                        iid?: string;
                        title?: string;
                        state?: string;
                        /** Format: uri */
                        web_url?: string;
                    };
                }[];
            };
            merge_request?: {
                iid?: string;
                title?: string;
                state?: string;
                /** Format: uri */
                web_url?: string;
            };
        };
        WikiAttachment: {
            file_name?: string;
            file_path?: string;
            branch?: string;
            link?: {
                url?: string;
                markdown?: string;
            };
        };
        WikiPage: {
            slug?: string;
            title?: string;
            format?: string;
            content?: string;
            encoding?: string;
            front_matter?: unknown;
            wiki_page_meta_id?: number;
        };
        WorkItem: {
            id?: string;
            iid?: string;
            title?: string;
            description?: string;
            state?: string;
            work_item_type?: {
                id?: string;
                name?: string;
            };
            confidential?: boolean;
            author?: {
                id?: string;
                username?: string;
                name?: string;
                /** Format: uri */
                web_url?: string;
            };
            namespace?: {
                full_path?: string;
            };
            reference?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: date-time */
            closed_at?: string;
            /** Format: uri */
            web_url?: string;
            user_permissions?: {
                update_work_item?: boolean;
                delete_work_item?: boolean;
            };
            labels?: {
                nodes?: {
                    id?: string;
                    title?: string;
                    color?: string;
                }[];
            };
            assignees?: {
                nodes?: {
                    id?: string;
                    username?: string;
                    name?: string;
                    /** Format: uri */
                    web_url?: string;
                }[];
            };
            milestone?: {
                id?: string;
                title?: string;
                /** Format: date */
                due_date?: string;
            };
            /** Format: date */
            start_date?: string;
            /** Format: date */
            due_date?: string;
            time_estimate?: number;
            total_time_spent?: number;
            parent?: {
                id?: string;
                iid?: string;
                title?: string;
                reference?: string;
                /** Format: uri */
                web_url?: string;
                work_item_type?: {
                    name?: string;
                };
            };
            children?: {
                nodes?: {
                    id?: string;
                    iid?: string;
                    title?: string;
                    state?: string;
                    reference?: string;
                    /** Format: uri */
                    web_url?: string;
                    work_item_type?: {
                        name?: string;
                    };
                }[];
            };
        };
        WrittenFile: {
            file_path?: string;
            branch?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "access.deploy_key_list_project": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeployKey"][];
                };
            };
        };
    };
    "access.deploy_key_add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    key: string;
                    can_push?: boolean;
                    expires_at?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeployKey"];
                };
            };
        };
    };
    "access.deploy_key_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                deploy_key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeployKey"];
                };
            };
        };
    };
    "access.deploy_key_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                deploy_key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "branch.list": {
        parameters: {
            query?: {
                search?: string;
                regex?: string;
                sort?: "name_asc" | "updated_asc" | "updated_desc";
                pagination?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"][];
                };
            };
        };
    };
    "branch.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    branch: string;
                    ref: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
                };
            };
        };
    };
    "branch.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                branch_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
                };
            };
        };
    };
    "branch.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                branch_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "branch.list_protected": {
        parameters: {
            query?: {
                search?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedBranch"][];
                };
            };
        };
    };
    "branch.protect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    push_access_level?: number;
                    merge_access_level?: number;
                    unprotect_access_level?: number;
                    allow_force_push?: boolean;
                    code_owner_approval_required?: boolean;
                    allowed_to_push?: {
                        user_id?: number;
                        group_id?: number;
                        deploy_key_id?: number;
                        access_level?: number;
                    }[];
                    allowed_to_merge?: {
                        user_id?: number;
                        group_id?: number;
                        access_level?: number;
                    }[];
                    allowed_to_unprotect?: {
                        user_id?: number;
                        group_id?: number;
                        access_level?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedBranch"];
                };
            };
        };
    };
    "branch.get_protected": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                branch_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedBranch"];
                };
            };
        };
    };
    "branch.unprotect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                branch_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ci_variable.list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Variable"][];
                };
            };
        };
    };
    "ci_variable.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                    value: string;
                    /** @enum {string} */
                    variable_type?: "env_var" | "file";
                    environment_scope?: string;
                    protected?: boolean;
                    masked?: boolean;
                    masked_and_hidden?: boolean;
                    raw?: boolean;
                    description?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Variable"];
                };
            };
        };
    };
    "ci_variable.get": {
        parameters: {
            query?: {
                "filter[environment_scope]"?: string;
            };
            header?: never;
            path: {
                project_id: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Variable"];
                };
            };
        };
    };
    "ci_variable.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    value?: string;
                    /** @enum {string} */
                    variable_type?: "env_var" | "file";
                    environment_scope?: string;
                    filter?: {
                        environment_scope?: string;
                    };
                    protected?: boolean;
                    masked?: boolean;
                    raw?: boolean;
                    description?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Variable"];
                };
            };
        };
    };
    "ci_variable.delete": {
        parameters: {
            query?: {
                "filter[environment_scope]"?: string;
            };
            header?: never;
            path: {
                project_id: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "environment.list": {
        parameters: {
            query?: {
                name?: string;
                search?: string;
                states?: "available" | "stopping" | "stopped";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Environment"][];
                };
            };
        };
    };
    "environment.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    external_url?: string;
                    /** @enum {string} */
                    tier?: "production" | "staging" | "testing" | "development" | "other";
                    description?: string;
                    cluster_agent_id?: number;
                    kubernetes_namespace?: string;
                    flux_resource_path?: string;
                    /** @enum {string} */
                    auto_stop_setting?: "always" | "with_action";
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Environment"];
                };
            };
        };
    };
    "environment.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                environment_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Environment"];
                };
            };
        };
    };
    "environment.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                environment_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    external_url?: string;
                    /** @enum {string} */
                    tier?: "production" | "staging" | "testing" | "development" | "other";
                    description?: string;
                    cluster_agent_id?: number;
                    kubernetes_namespace?: string;
                    flux_resource_path?: string;
                    /** @enum {string} */
                    auto_stop_setting?: "always" | "with_action";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Environment"];
                };
            };
        };
    };
    "environment.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                environment_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "environment.stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                environment_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    force?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Environment"];
                };
            };
        };
    };
    "environment.deployment_list": {
        parameters: {
            query?: {
                environment?: string;
                status?: "created" | "running" | "success" | "failed" | "canceled" | "skipped" | "blocked";
                order_by?: "id" | "iid" | "created_at" | "updated_at" | "finished_at";
                sort?: "asc" | "desc";
                updated_after?: string;
                updated_before?: string;
                finished_after?: string;
                finished_before?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deployment"][];
                };
            };
        };
    };
    "environment.deployment_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                deployment_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deployment"];
                };
            };
        };
    };
    "feature_flags.feature_flag_list": {
        parameters: {
            query?: {
                scope?: "enabled" | "disabled";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlag"][];
                };
            };
        };
    };
    "feature_flags.feature_flag_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    version?: string;
                    description?: string;
                    active?: boolean;
                    strategies?: {
                        name: string;
                        parameters?: Record<string, never>;
                        user_list_id?: number;
                        scopes?: {
                            environment_scope: string;
                        }[];
                    }[];
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlag"];
                };
            };
        };
    };
    "feature_flags.feature_flag_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlag"];
                };
            };
        };
    };
    "feature_flags.feature_flag_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    description?: string;
                    active?: boolean;
                    strategies?: {
                        id?: number;
                        name?: string;
                        parameters?: Record<string, never>;
                        user_list_id?: number;
                        _destroy?: boolean;
                        scopes?: {
                            id?: number;
                            environment_scope?: string;
                            _destroy?: boolean;
                        }[];
                    }[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlag"];
                };
            };
        };
    };
    "feature_flags.feature_flag_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "group.list": {
        parameters: {
            query?: {
                search?: string;
                owned?: boolean;
                top_level_only?: boolean;
                all_available?: boolean;
                min_access_level?: number;
                visibility?: "private" | "internal" | "public";
                archived?: boolean;
                active?: boolean;
                skip_groups?: number[];
                marked_for_deletion_on?: string;
                statistics?: boolean;
                with_custom_attributes?: boolean;
                repository_storage?: string;
                order_by?: "name" | "path" | "id" | "similarity";
                sort?: "asc" | "desc";
                pagination?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"][];
                };
            };
        };
    };
    "group.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    path: string;
                    parent_id?: number;
                    description?: string;
                    /** @enum {string} */
                    visibility?: "private" | "internal" | "public";
                    default_branch?: string;
                    /** @enum {string} */
                    project_creation_level?: "noone" | "owner" | "maintainer" | "developer" | "administrator";
                    /** @enum {string} */
                    subgroup_creation_level?: "owner" | "maintainer";
                    request_access_enabled?: boolean;
                    share_with_group_lock?: boolean;
                    membership_lock?: boolean;
                    require_two_factor_authentication?: boolean;
                    two_factor_grace_period?: number;
                    /** @enum {string} */
                    enabled_git_access_protocol?: "all" | "ssh" | "http";
                    default_branch_protection_defaults?: {
                        allowed_to_push?: {
                            access_level?: number;
                        }[];
                        allowed_to_merge?: {
                            access_level?: number;
                        }[];
                        allow_force_push?: boolean;
                        developer_can_initial_push?: boolean;
                        code_owner_approval_required?: boolean;
                    };
                    auto_devops_enabled?: boolean;
                    lfs_enabled?: boolean;
                    emails_enabled?: boolean;
                    show_diff_preview_in_email?: boolean;
                    mentions_disabled?: boolean;
                    crm_enabled?: boolean;
                    /** @enum {string} */
                    wiki_access_level?: "disabled" | "private" | "enabled";
                    resource_access_token_notify_inherited?: boolean;
                    /** @enum {string} */
                    duo_availability?: "default_on" | "default_off" | "never_on" | "always_on";
                    experiment_features_enabled?: boolean;
                    organization_id?: number;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
        };
    };
    "group.search": {
        parameters: {
            query: {
                search: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"][];
                };
            };
        };
    };
    "group.get": {
        parameters: {
            query: {
                with_projects: "false";
                with_custom_attributes?: boolean;
            };
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
        };
    };
    "group.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    path?: string;
                    description?: string;
                    /** @enum {string} */
                    visibility?: "private" | "internal" | "public";
                    default_branch?: string;
                    /** @enum {string} */
                    project_creation_level?: "noone" | "owner" | "maintainer" | "developer" | "administrator";
                    /** @enum {string} */
                    subgroup_creation_level?: "owner" | "maintainer";
                    request_access_enabled?: boolean;
                    share_with_group_lock?: boolean;
                    membership_lock?: boolean;
                    require_two_factor_authentication?: boolean;
                    two_factor_grace_period?: number;
                    /** @enum {string} */
                    enabled_git_access_protocol?: "all" | "ssh" | "http";
                    default_branch_protection_defaults?: {
                        allowed_to_push?: {
                            access_level?: number;
                        }[];
                        allowed_to_merge?: {
                            access_level?: number;
                        }[];
                        allow_force_push?: boolean;
                        developer_can_initial_push?: boolean;
                        code_owner_approval_required?: boolean;
                    };
                    auto_devops_enabled?: boolean;
                    lfs_enabled?: boolean;
                    emails_enabled?: boolean;
                    show_diff_preview_in_email?: boolean;
                    mentions_disabled?: boolean;
                    crm_enabled?: boolean;
                    /** @enum {string} */
                    wiki_access_level?: "disabled" | "private" | "enabled";
                    resource_access_token_notify_inherited?: boolean;
                    /** @enum {string} */
                    duo_availability?: "default_on" | "default_off" | "never_on" | "always_on";
                    experiment_features_enabled?: boolean;
                    /** @enum {string} */
                    shared_runners_setting?: "enabled" | "disabled_and_overridable" | "disabled_and_unoverridable";
                    max_artifacts_size?: number;
                    prevent_sharing_groups_outside_hierarchy?: boolean;
                    lock_resource_access_token_notify_inherited?: boolean;
                    math_rendering_limits_enabled?: boolean;
                    lock_math_rendering_limits_enabled?: boolean;
                    step_up_auth_required_oauth_provider?: string;
                    only_allow_merge_if_pipeline_succeeds?: boolean;
                    allow_merge_on_skipped_pipeline?: boolean;
                    only_allow_merge_if_all_discussions_are_resolved?: boolean;
                    prevent_forking_outside_group?: boolean;
                    file_template_project_id?: number;
                    ip_restriction_ranges?: string;
                    allowed_email_domains_list?: string;
                    service_access_tokens_expiration_enforced?: boolean;
                    allow_personal_snippets?: boolean;
                    duo_features_enabled?: boolean;
                    lock_duo_features_enabled?: boolean;
                    auto_duo_code_review_enabled?: boolean;
                    web_based_commit_signing_enabled?: boolean;
                    unique_project_download_limit?: number;
                    unique_project_download_limit_interval_in_seconds?: number;
                    unique_project_download_limit_allowlist?: string[];
                    auto_ban_user_on_excessive_projects_download?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
        };
    };
    "group.delete": {
        parameters: {
            query?: {
                permanently_remove?: boolean;
                full_path?: string;
            };
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "group.projects": {
        parameters: {
            query?: {
                include_subgroups?: boolean;
                include_ancestor_groups?: boolean;
                with_shared?: boolean;
                search?: string;
                owned?: boolean;
                starred?: boolean;
                visibility?: "private" | "internal" | "public";
                min_access_level?: number;
                archived?: boolean;
                active?: boolean;
                with_issues_enabled?: boolean;
                with_merge_requests_enabled?: boolean;
                with_security_reports?: boolean;
                simple?: boolean;
                with_custom_attributes?: boolean;
                order_by?: "id" | "name" | "path" | "created_at" | "updated_at" | "last_activity_at" | "similarity" | "star_count";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"][];
                };
            };
        };
    };
    "group.subgroups": {
        parameters: {
            query?: {
                search?: string;
                owned?: boolean;
                all_available?: boolean;
                min_access_level?: number;
                visibility?: "private" | "internal" | "public";
                archived?: boolean;
                active?: boolean;
                skip_groups?: number[];
                statistics?: boolean;
                with_custom_attributes?: boolean;
                order_by?: "name" | "path" | "id" | "similarity";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"][];
                };
            };
        };
    };
    "group.members": {
        parameters: {
            query?: {
                query?: string;
                user_ids?: number[];
                state?: "awaiting" | "active";
                show_seat_info?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"][];
                };
            };
        };
    };
    "group.issues": {
        parameters: {
            query?: {
                state?: "opened" | "closed" | "all";
                search?: string;
                in?: string;
                labels?: string[];
                with_labels_details?: boolean;
                milestone?: string;
                author_username?: string;
                author_id?: number;
                assignee_username?: string[];
                assignee_id?: string;
                closed_by_id?: number;
                scope?: "created_by_me" | "assigned_to_me" | "all";
                issue_type?: "issue" | "incident" | "test_case" | "requirement" | "task" | "ticket";
                confidential?: boolean;
                my_reaction_emoji?: string;
                iids?: number[];
                due_date?: string;
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                updated_before?: string;
                non_archived?: boolean;
                weight?: string;
                epic_id?: string;
                iteration_id?: string;
                iteration_title?: string;
                health_status?: "on_track" | "needs_attention" | "at_risk" | "none" | "any";
                order_by?: "created_at" | "updated_at" | "due_date" | "label_priority" | "milestone_due" | "popularity" | "priority" | "relative_position" | "title" | "weight";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"][];
                };
            };
        };
    };
    "group.group_label_list": {
        parameters: {
            query?: {
                search?: string;
                include_ancestor_groups?: boolean;
                include_descendant_groups?: boolean;
                only_group_labels?: boolean;
                with_counts?: boolean;
                archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"][];
                };
            };
        };
    };
    "group.group_label_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    color: string;
                    description?: string;
                    archived?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
        };
    };
    "group.group_label_get": {
        parameters: {
            query?: {
                include_ancestor_groups?: boolean;
                include_descendant_groups?: boolean;
                only_group_labels?: boolean;
            };
            header?: never;
            path: {
                group_id: string;
                label_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
        };
    };
    "group.group_label_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group_id: string;
                label_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    new_name?: string;
                    color?: string;
                    description?: string;
                    archived?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
        };
    };
    "group.group_label_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group_id: string;
                label_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "group.group_milestone_list": {
        parameters: {
            query?: {
                state?: "active" | "closed" | "all";
                search?: string;
                search_title?: string;
                title?: string;
                iids?: number[];
                include_ancestors?: boolean;
                include_descendants?: boolean;
                containing_date?: string;
                updated_after?: string;
                updated_before?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"][];
                };
            };
        };
    };
    "group.group_milestone_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description?: string;
                    start_date?: string;
                    due_date?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
        };
    };
    "group.group_milestone_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group_id: string;
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
        };
    };
    "group.group_milestone_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group_id: string;
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    start_date?: string;
                    due_date?: string;
                    /** @enum {string} */
                    state_event?: "close" | "activate";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
        };
    };
    "group.group_milestone_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group_id: string;
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "issue.list": {
        parameters: {
            query?: {
                state?: "opened" | "closed" | "all";
                labels?: string[];
                "not[labels]"?: string[];
                milestone?: string;
                "not[milestone]"?: string;
                search?: string;
                in?: string[];
                scope?: "created_by_me" | "assigned_to_me" | "all";
                author_username?: string;
                author_id?: number;
                "not[author_username]"?: string;
                assignee_username?: string[];
                assignee_id?: string;
                "not[assignee_username]"?: string[];
                iids?: number[];
                issue_type?: "issue" | "incident" | "test_case" | "requirement" | "task" | "ticket";
                confidential?: boolean;
                due_date?: "0" | "any" | "today" | "tomorrow" | "overdue" | "week" | "month" | "next_month_and_previous_two_weeks";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                updated_before?: string;
                my_reaction_emoji?: string;
                weight?: string;
                epic_id?: string;
                iteration_id?: string;
                health_status?: "on_track" | "needs_attention" | "at_risk" | "none" | "any";
                order_by?: "created_at" | "updated_at" | "due_date" | "priority" | "label_priority" | "milestone_due" | "popularity" | "relative_position" | "title" | "weight";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"][];
                };
            };
        };
    };
    "issue.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description?: string;
                    labels?: string;
                    assignee_ids?: number[];
                    assignee_id?: number;
                    milestone_id?: number;
                    milestone?: string;
                    due_date?: string;
                    start_date?: string;
                    confidential?: boolean;
                    discussion_locked?: boolean;
                    /** @enum {string} */
                    issue_type?: "issue" | "incident" | "test_case" | "requirement" | "task" | "ticket";
                    /** @enum {string} */
                    severity?: "unknown" | "low" | "medium" | "high" | "critical";
                    weight?: number;
                    epic_id?: number;
                    iid?: number;
                    created_at?: string;
                    merge_request_to_resolve_discussions_of?: number;
                    discussion_to_resolve?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
        };
    };
    "issue.list_group": {
        parameters: {
            query?: {
                state?: "opened" | "closed" | "all";
                labels?: string[];
                "not[labels]"?: string[];
                milestone?: string;
                "not[milestone]"?: string;
                search?: string;
                in?: string[];
                scope?: "created_by_me" | "assigned_to_me" | "all";
                author_username?: string;
                author_id?: number;
                "not[author_username]"?: string;
                assignee_username?: string[];
                assignee_id?: string;
                "not[assignee_username]"?: string[];
                iids?: number[];
                issue_type?: "issue" | "incident" | "test_case" | "requirement" | "task" | "ticket";
                confidential?: boolean;
                due_date?: "0" | "any" | "today" | "tomorrow" | "overdue" | "week" | "month" | "next_month_and_previous_two_weeks";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                updated_before?: string;
                my_reaction_emoji?: string;
                weight?: string;
                epic_id?: string;
                iteration_id?: string;
                health_status?: "on_track" | "needs_attention" | "at_risk" | "none" | "any";
                order_by?: "created_at" | "updated_at" | "due_date" | "priority" | "label_priority" | "milestone_due" | "popularity" | "relative_position" | "title" | "weight";
                sort?: "asc" | "desc";
                non_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"][];
                };
            };
        };
    };
    "issue.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
        };
    };
    "issue.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    /** @enum {string} */
                    state_event?: "close" | "reopen";
                    add_labels?: string;
                    remove_labels?: string;
                    description?: string;
                    labels?: string;
                    assignee_ids?: number[];
                    assignee_id?: number;
                    milestone_id?: number;
                    milestone?: string;
                    due_date?: string;
                    start_date?: string;
                    confidential?: boolean;
                    discussion_locked?: boolean;
                    /** @enum {string} */
                    issue_type?: "issue" | "incident" | "test_case" | "requirement" | "task" | "ticket";
                    /** @enum {string} */
                    severity?: "unknown" | "low" | "medium" | "high" | "critical";
                    weight?: number;
                    epic_id?: number;
                    updated_at?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"];
                };
            };
        };
    };
    "issue.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "issue.mrs_closing": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequest"][];
                };
            };
        };
    };
    "issue.mrs_related": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequest"][];
                };
            };
        };
    };
    "issue.note_list": {
        parameters: {
            query?: {
                order_by?: "created_at" | "updated_at";
                sort?: "asc" | "desc";
                activity_filter?: "all_notes" | "only_comments" | "only_activity";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
        };
    };
    "issue.note_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                    internal?: boolean;
                    created_at?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
        };
    };
    "issue.note_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                issue_iid: number;
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
        };
    };
    "issue.note_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                issue_iid: number;
                note_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
        };
    };
    "issue.note_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                issue_iid: number;
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "issue.discussion_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"][];
                };
            };
        };
    };
    "issue.discussion_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                    created_at?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
        };
    };
    "issue.discussion_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                issue_iid: number;
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
        };
    };
    "issue.discussion_add_note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                issue_iid: number;
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                    created_at?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
        };
    };
    "issue.discussion_update_note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                issue_iid: number;
                discussion_id: string;
                note_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
        };
    };
    "issue.discussion_delete_note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                issue_iid: number;
                discussion_id: string;
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "issue.link_list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedIssue"][];
                };
            };
        };
    };
    "issue.link_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    target_project_id?: string;
                    target_issue_iid: number;
                    /** @enum {string} */
                    link_type?: "relates_to" | "blocks" | "is_blocked_by";
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueLink"];
                };
            };
        };
    };
    "issue.link_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                issue_iid: number;
                issue_link_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueLink"];
                };
            };
        };
    };
    "issue.link_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                issue_iid: number;
                issue_link_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "job.list": {
        parameters: {
            query?: {
                scope?: ("created" | "waiting_for_resource" | "preparing" | "waiting_for_callback" | "pending" | "running" | "success" | "failed" | "canceling" | "canceled" | "skipped" | "manual" | "scheduled")[];
                include_retried?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
                pipeline_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"][];
                };
            };
        };
    };
    "job.list~2": {
        parameters: {
            query?: {
                scope?: ("created" | "waiting_for_resource" | "preparing" | "waiting_for_callback" | "pending" | "running" | "success" | "failed" | "canceling" | "canceled" | "skipped" | "manual" | "scheduled")[];
                include_retried?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"][];
                };
            };
        };
    };
    "job.list_project": {
        parameters: {
            query?: {
                scope?: ("created" | "waiting_for_resource" | "preparing" | "waiting_for_callback" | "pending" | "running" | "success" | "failed" | "canceling" | "canceled" | "skipped" | "manual" | "scheduled")[];
                ref?: string;
                pagination?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"][];
                };
            };
        };
    };
    "job.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                job_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    "job.trace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                job_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    "job.retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                job_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    inputs?: Record<string, never>;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    "job.play": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                job_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    job_variables_attributes?: {
                        key: string;
                        value: string;
                    }[];
                    job_inputs?: Record<string, never>;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    "job.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                job_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    force?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    "merge_request.list": {
        parameters: {
            query?: {
                state?: "opened" | "closed" | "locked" | "merged" | "all";
                scope?: "created_by_me" | "assigned_to_me" | "reviews_for_me" | "all";
                author_username?: string;
                author_id?: number;
                "not[author_username]"?: string;
                assignee_username?: string[];
                assignee_id?: string;
                reviewer_username?: string;
                reviewer_id?: string;
                merge_user_username?: string;
                approved_by_usernames?: string[];
                labels?: string[];
                "not[labels]"?: string[];
                milestone?: string;
                source_branch?: string;
                source_project_id?: number;
                target_branch?: string;
                search?: string;
                in?: string[];
                draft?: boolean;
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                updated_before?: string;
                environment?: string;
                deployed_after?: string;
                deployed_before?: string;
                my_reaction_emoji?: string;
                with_merge_status_recheck?: boolean;
                order_by?: "created_at" | "updated_at" | "merged_at" | "priority" | "label_priority" | "milestone_due" | "popularity" | "title";
                sort?: "asc" | "desc";
                iids?: number[];
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequest"][];
                };
            };
        };
    };
    "merge_request.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source_branch: string;
                    target_branch: string;
                    title: string;
                    target_project_id?: number;
                    description?: string;
                    labels?: string;
                    assignee_ids?: number[];
                    assignee_id?: number;
                    reviewer_ids?: number[];
                    milestone_id?: number;
                    milestone?: string;
                    remove_source_branch?: boolean;
                    squash?: boolean;
                    allow_collaboration?: boolean;
                    merge_after?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequest"];
                };
            };
        };
    };
    "merge_request.list_group": {
        parameters: {
            query?: {
                state?: "opened" | "closed" | "locked" | "merged" | "all";
                scope?: "created_by_me" | "assigned_to_me" | "reviews_for_me" | "all";
                author_username?: string;
                author_id?: number;
                "not[author_username]"?: string;
                assignee_username?: string[];
                assignee_id?: string;
                reviewer_username?: string;
                reviewer_id?: string;
                merge_user_username?: string;
                approved_by_usernames?: string[];
                labels?: string[];
                "not[labels]"?: string[];
                milestone?: string;
                source_branch?: string;
                source_project_id?: number;
                target_branch?: string;
                search?: string;
                in?: string[];
                draft?: boolean;
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                updated_before?: string;
                environment?: string;
                deployed_after?: string;
                deployed_before?: string;
                my_reaction_emoji?: string;
                with_merge_status_recheck?: boolean;
                order_by?: "created_at" | "updated_at" | "merged_at" | "priority" | "label_priority" | "milestone_due" | "popularity" | "title";
                sort?: "asc" | "desc";
                non_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequest"][];
                };
            };
        };
    };
    "merge_request.get": {
        parameters: {
            query?: {
                include_diverged_commits_count?: boolean;
                include_rebase_in_progress?: boolean;
            };
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequest"];
                };
            };
        };
    };
    "merge_request.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    target_branch?: string;
                    /** @enum {string} */
                    state_event?: "close" | "reopen";
                    add_labels?: string;
                    remove_labels?: string;
                    discussion_locked?: boolean;
                    description?: string;
                    labels?: string;
                    assignee_ids?: number[];
                    assignee_id?: number;
                    reviewer_ids?: number[];
                    milestone_id?: number;
                    milestone?: string;
                    remove_source_branch?: boolean;
                    squash?: boolean;
                    allow_collaboration?: boolean;
                    merge_after?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequest"];
                };
            };
        };
    };
    "merge_request.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "merge_request.merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    sha?: string;
                    merge_when_pipeline_succeeds?: boolean;
                    squash?: boolean;
                    merge_commit_message?: string;
                    squash_commit_message?: string;
                    should_remove_source_branch?: boolean;
                    skip_merge_train?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequest"];
                };
            };
        };
    };
    "merge_request.rebase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    skip_ci?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rebase"];
                };
            };
        };
    };
    "merge_request.approval_state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalState"];
                };
            };
        };
    };
    "merge_request.approval_config": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approvals"];
                };
            };
        };
    };
    "merge_request.approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    sha?: string;
                    publish_review?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approvals"];
                };
            };
        };
    };
    "merge_request.unapprove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approvals"];
                };
            };
        };
    };
    "merge_request.commits": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commit"][];
                };
            };
        };
    };
    "merge_request.issues_closed": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosesIssue"][];
                };
            };
        };
    };
    "merge_request.pipelines": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pipeline"][];
                };
            };
        };
    };
    "merge_request.create_pipeline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pipeline"];
                };
            };
        };
    };
    "mr_review.changes_get": {
        parameters: {
            query?: {
                unidiff?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Diff"][];
                };
            };
        };
    };
    "mr_review.raw_diffs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    "mr_review.note_list": {
        parameters: {
            query?: {
                order_by?: "created_at" | "updated_at";
                sort?: "asc" | "desc";
                activity_filter?: "all_notes" | "only_comments" | "only_activity";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
        };
    };
    "mr_review.note_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                    internal?: boolean;
                    created_at?: string;
                    merge_request_diff_head_sha?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
        };
    };
    "mr_review.note_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
        };
    };
    "mr_review.note_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
                note_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
        };
    };
    "mr_review.note_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "mr_review.discussion_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"][];
                };
            };
        };
    };
    "mr_review.discussion_create~inner2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description GitLab’s answer */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    "mr_review.discussion_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
        };
    };
    "mr_review.discussion_resolve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    resolved: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"];
                };
            };
        };
    };
    "mr_review.discussion_reply": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                    created_at?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
        };
    };
    "mr_review.discussion_note_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
                discussion_id: string;
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    body?: string;
                    resolved?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
        };
    };
    "mr_review.discussion_note_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
                discussion_id: string;
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "mr_review.draft_note_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftNote"][];
                };
            };
        };
    };
    "mr_review.draft_note_create~inner2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description GitLab’s answer */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    "mr_review.draft_note_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
                draft_note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftNote"];
                };
            };
        };
    };
    "mr_review.draft_note_update~inner2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
                draft_note_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description GitLab’s answer */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    "mr_review.draft_note_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
                draft_note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "mr_review.draft_note_publish_all": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reviewer_state?: "reviewed" | "requested_changes";
                    note?: string;
                    internal?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "pipeline.list": {
        parameters: {
            query?: {
                status?: "created" | "waiting_for_resource" | "preparing" | "waiting_for_callback" | "pending" | "running" | "success" | "failed" | "canceling" | "canceled" | "skipped" | "manual" | "scheduled";
                scope?: "running" | "pending" | "finished" | "branches" | "tags";
                ref?: string;
                sha?: string;
                source?: string;
                name?: string;
                username?: string;
                yaml_errors?: boolean;
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                updated_before?: string;
                order_by?: "id" | "status" | "ref" | "updated_at" | "user_id";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pipeline"][];
                };
            };
        };
    };
    "pipeline.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                pipeline_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pipeline"];
                };
            };
        };
    };
    "pipeline.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                pipeline_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "pipeline.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ref: string;
                    variables?: {
                        key: string;
                        value: string;
                        /** @enum {string} */
                        variable_type?: "env_var" | "file";
                    }[];
                    inputs?: Record<string, never>;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pipeline"];
                };
            };
        };
    };
    "pipeline.retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                pipeline_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pipeline"];
                };
            };
        };
    };
    "pipeline.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                pipeline_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pipeline"];
                };
            };
        };
    };
    "pipeline.variables": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
                pipeline_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PipelineVariable"][];
                };
            };
        };
    };
    "pipeline.test_report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                pipeline_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestReport"];
                };
            };
        };
    };
    "project.list": {
        parameters: {
            query?: {
                search?: string;
                search_namespaces?: boolean;
                membership?: boolean;
                owned?: boolean;
                starred?: boolean;
                visibility?: "private" | "internal" | "public";
                min_access_level?: number;
                archived?: boolean;
                active?: boolean;
                topic?: string[];
                topic_id?: number;
                with_programming_language?: string;
                with_issues_enabled?: boolean;
                with_merge_requests_enabled?: boolean;
                last_activity_after?: string;
                last_activity_before?: string;
                updated_after?: string;
                updated_before?: string;
                id_after?: number;
                id_before?: number;
                marked_for_deletion_on?: string;
                imported?: boolean;
                simple?: boolean;
                statistics?: boolean;
                with_custom_attributes?: boolean;
                repository_storage?: string;
                include_pending_delete?: boolean;
                order_by?: "id" | "name" | "path" | "created_at" | "updated_at" | "last_activity_at" | "similarity" | "star_count" | "storage_size" | "repository_size" | "wiki_size" | "packages_size";
                sort?: "asc" | "desc";
                pagination?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"][];
                };
            };
        };
    };
    "project.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    path?: string;
                    namespace_id?: number;
                    description?: string;
                    initialize_with_readme?: boolean;
                    import_url?: string;
                    template_name?: string;
                    template_project_id?: number;
                    use_custom_template?: boolean;
                    group_with_project_templates_id?: number;
                    /** @enum {string} */
                    repository_object_format?: "sha1" | "sha256";
                    repository_storage?: string;
                    /** @enum {string} */
                    visibility?: "private" | "internal" | "public";
                    default_branch?: string;
                    topics?: string[];
                    /** @enum {string} */
                    merge_method?: "merge" | "rebase_merge" | "ff";
                    /** @enum {string} */
                    squash_option?: "never" | "always" | "default_on" | "default_off";
                    only_allow_merge_if_pipeline_succeeds?: boolean;
                    allow_merge_on_skipped_pipeline?: boolean;
                    only_allow_merge_if_all_discussions_are_resolved?: boolean;
                    only_allow_merge_if_all_status_checks_passed?: boolean;
                    remove_source_branch_after_merge?: boolean;
                    resolve_outdated_diff_discussions?: boolean;
                    autoclose_referenced_issues?: boolean;
                    printing_merge_request_link_enabled?: boolean;
                    suggestion_commit_message?: string;
                    merge_commit_template?: string;
                    squash_commit_template?: string;
                    issue_branch_template?: string;
                    mr_default_title_template?: string;
                    merge_request_title_regex?: string;
                    merge_request_title_regex_description?: string;
                    mr_default_target_self?: boolean;
                    request_access_enabled?: boolean;
                    lfs_enabled?: boolean;
                    emails_enabled?: boolean;
                    show_default_award_emojis?: boolean;
                    show_diff_preview_in_email?: boolean;
                    warn_about_potentially_unwanted_characters?: boolean;
                    enforce_auth_checks_on_uploads?: boolean;
                    service_desk_enabled?: boolean;
                    ci_config_path?: string;
                    build_timeout?: number;
                    /** @enum {string} */
                    build_git_strategy?: "fetch" | "clone";
                    /** @enum {string} */
                    auto_cancel_pending_pipelines?: "enabled" | "disabled";
                    auto_devops_enabled?: boolean;
                    /** @enum {string} */
                    auto_devops_deploy_strategy?: "continuous" | "manual" | "timed_incremental";
                    public_jobs?: boolean;
                    shared_runners_enabled?: boolean;
                    group_runners_enabled?: boolean;
                    /** @enum {string} */
                    resource_group_default_process_mode?: "unordered" | "oldest_first" | "newest_first" | "newest_ready_first";
                    container_expiration_policy_attributes?: {
                        enabled?: boolean;
                        cadence?: string;
                        keep_n?: number;
                        older_than?: string;
                        name_regex?: string;
                        name_regex_keep?: string;
                    };
                    external_authorization_classification_label?: string;
                    auto_duo_code_review_enabled?: boolean;
                    /** @enum {string} */
                    issues_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    repository_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    merge_requests_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    forking_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    wiki_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    builds_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    snippets_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    analytics_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    container_registry_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    security_and_compliance_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    releases_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    environments_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    feature_flags_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    infrastructure_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    monitor_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    model_experiments_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    model_registry_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    requirements_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    pages_access_level?: "disabled" | "private" | "enabled" | "public";
                    /** @enum {string} */
                    package_registry_access_level?: "disabled" | "private" | "enabled" | "public";
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    "project.get": {
        parameters: {
            query?: {
                statistics?: boolean;
                license?: boolean;
                with_custom_attributes?: boolean;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    "project.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    path?: string;
                    description?: string;
                    /** @enum {string} */
                    visibility?: "private" | "internal" | "public";
                    default_branch?: string;
                    topics?: string[];
                    /** @enum {string} */
                    merge_method?: "merge" | "rebase_merge" | "ff";
                    /** @enum {string} */
                    squash_option?: "never" | "always" | "default_on" | "default_off";
                    only_allow_merge_if_pipeline_succeeds?: boolean;
                    allow_merge_on_skipped_pipeline?: boolean;
                    only_allow_merge_if_all_discussions_are_resolved?: boolean;
                    only_allow_merge_if_all_status_checks_passed?: boolean;
                    remove_source_branch_after_merge?: boolean;
                    resolve_outdated_diff_discussions?: boolean;
                    autoclose_referenced_issues?: boolean;
                    printing_merge_request_link_enabled?: boolean;
                    suggestion_commit_message?: string;
                    merge_commit_template?: string;
                    squash_commit_template?: string;
                    issue_branch_template?: string;
                    mr_default_title_template?: string;
                    merge_request_title_regex?: string;
                    merge_request_title_regex_description?: string;
                    mr_default_target_self?: boolean;
                    request_access_enabled?: boolean;
                    lfs_enabled?: boolean;
                    emails_enabled?: boolean;
                    show_default_award_emojis?: boolean;
                    show_diff_preview_in_email?: boolean;
                    warn_about_potentially_unwanted_characters?: boolean;
                    enforce_auth_checks_on_uploads?: boolean;
                    service_desk_enabled?: boolean;
                    ci_config_path?: string;
                    build_timeout?: number;
                    /** @enum {string} */
                    build_git_strategy?: "fetch" | "clone";
                    /** @enum {string} */
                    auto_cancel_pending_pipelines?: "enabled" | "disabled";
                    auto_devops_enabled?: boolean;
                    /** @enum {string} */
                    auto_devops_deploy_strategy?: "continuous" | "manual" | "timed_incremental";
                    public_jobs?: boolean;
                    shared_runners_enabled?: boolean;
                    group_runners_enabled?: boolean;
                    /** @enum {string} */
                    resource_group_default_process_mode?: "unordered" | "oldest_first" | "newest_first" | "newest_ready_first";
                    container_expiration_policy_attributes?: {
                        enabled?: boolean;
                        cadence?: string;
                        keep_n?: number;
                        older_than?: string;
                        name_regex?: string;
                        name_regex_keep?: string;
                    };
                    external_authorization_classification_label?: string;
                    auto_duo_code_review_enabled?: boolean;
                    /** @enum {string} */
                    issues_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    repository_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    merge_requests_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    forking_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    wiki_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    builds_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    snippets_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    analytics_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    container_registry_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    security_and_compliance_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    releases_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    environments_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    feature_flags_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    infrastructure_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    monitor_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    model_experiments_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    model_registry_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    requirements_access_level?: "disabled" | "private" | "enabled";
                    /** @enum {string} */
                    pages_access_level?: "disabled" | "private" | "enabled" | "public";
                    /** @enum {string} */
                    package_registry_access_level?: "disabled" | "private" | "enabled" | "public";
                    ci_default_git_depth?: number;
                    ci_forward_deployment_enabled?: boolean;
                    ci_forward_deployment_rollback_allowed?: boolean;
                    ci_separated_caches?: boolean;
                    ci_allow_fork_pipelines_to_run_in_parent_project?: boolean;
                    /** @enum {string} */
                    ci_pipeline_variables_minimum_override_role?: "no_one_allowed" | "developer" | "maintainer" | "owner";
                    ci_push_repository_for_job_token_allowed?: boolean;
                    ci_id_token_sub_claim_components?: string[];
                    ci_display_pipeline_variables?: boolean;
                    ci_delete_pipelines_in_seconds?: number;
                    ci_restrict_pipeline_cancellation_role?: string;
                    protect_merge_request_pipelines?: boolean;
                    allow_pipeline_trigger_approve_deployment?: boolean;
                    keep_latest_artifact?: boolean;
                    max_artifacts_size?: number;
                    merge_pipelines_enabled?: boolean;
                    merge_trains_enabled?: boolean;
                    merge_trains_skip_train_allowed?: boolean;
                    max_pipelines_per_merge_train?: number;
                    approvals_before_merge?: number;
                    issues_template?: string;
                    merge_requests_template?: string;
                    prevent_merge_without_jira_issue?: boolean;
                    web_based_commit_signing_enabled?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    "project.delete": {
        parameters: {
            query?: {
                permanently_remove?: boolean;
                full_path?: string;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "project.archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    "project.unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    "project.fork": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    namespace_path?: string;
                    namespace_id?: number;
                    name?: string;
                    path?: string;
                    description?: string;
                    /** @enum {string} */
                    visibility?: "private" | "internal" | "public";
                    branches?: string;
                    mr_default_target_self?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    "project.download_avatar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    "project.list_users": {
        parameters: {
            query?: {
                search?: string;
                skip_users?: number[];
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
        };
    };
    "project.label_list": {
        parameters: {
            query?: {
                search?: string;
                include_ancestor_groups?: boolean;
                with_counts?: boolean;
                archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"][];
                };
            };
        };
    };
    "project.label_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    color: string;
                    description?: string;
                    priority?: number;
                    archived?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
        };
    };
    "project.label_get": {
        parameters: {
            query?: {
                include_ancestor_groups?: boolean;
            };
            header?: never;
            path: {
                project_id: string;
                label_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
        };
    };
    "project.label_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                label_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    new_name?: string;
                    color?: string;
                    description?: string;
                    priority?: number;
                    archived?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
        };
    };
    "project.label_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                label_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "project.milestone_list": {
        parameters: {
            query?: {
                state?: "active" | "closed" | "all";
                search?: string;
                title?: string;
                iids?: number[];
                include_ancestors?: boolean;
                updated_after?: string;
                updated_before?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"][];
                };
            };
        };
    };
    "project.milestone_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description?: string;
                    start_date?: string;
                    due_date?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
        };
    };
    "project.milestone_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
        };
    };
    "project.milestone_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    start_date?: string;
                    due_date?: string;
                    /** @enum {string} */
                    state_event?: "close" | "activate";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
        };
    };
    "project.milestone_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "project.board_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"][];
                };
            };
        };
    };
    "project.board_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                board_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
        };
    };
    "project.board_list_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
                board_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardList"][];
                };
            };
        };
    };
    "project.members": {
        parameters: {
            query?: {
                query?: string;
                user_ids?: number[];
                state?: "awaiting" | "active";
                show_seat_info?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"][];
                };
            };
        };
    };
    "project.member_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
        };
    };
    "project.member_edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    access_level: number;
                    expires_at?: string;
                    member_role_id?: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
        };
    };
    "project.member_delete": {
        parameters: {
            query?: {
                unassign_issuables?: boolean;
            };
            header?: never;
            path: {
                project_id: string;
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "project.member_add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user_id?: number;
                    username?: string;
                    access_level: number;
                    expires_at?: string;
                    member_role_id?: number;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
        };
    };
    "project.hook_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hook"][];
                };
            };
        };
    };
    "project.hook_add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                    name?: string;
                    description?: string;
                    push_events?: boolean;
                    push_events_branch_filter?: string;
                    /** @enum {string} */
                    branch_filter_strategy?: "wildcard" | "regex" | "all_branches";
                    tag_push_events?: boolean;
                    issues_events?: boolean;
                    confidential_issues_events?: boolean;
                    merge_requests_events?: boolean;
                    note_events?: boolean;
                    confidential_note_events?: boolean;
                    job_events?: boolean;
                    pipeline_events?: boolean;
                    wiki_page_events?: boolean;
                    deployment_events?: boolean;
                    feature_flag_events?: boolean;
                    releases_events?: boolean;
                    milestone_events?: boolean;
                    emoji_events?: boolean;
                    resource_access_token_events?: boolean;
                    resource_deploy_token_events?: boolean;
                    vulnerability_events?: boolean;
                    enable_ssl_verification?: boolean;
                    token?: string;
                    signing_token?: string;
                    custom_webhook_template?: string;
                    custom_headers?: {
                        key: string;
                        value: string;
                    }[];
                    url_variables?: {
                        key: string;
                        value: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hook"];
                };
            };
        };
    };
    "project.hook_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hook"];
                };
            };
        };
    };
    "project.hook_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "project.upload_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"][];
                };
            };
        };
    };
    "project.upload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
        };
    };
    "project.pull_mirror_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PullMirror"];
                };
            };
        };
    };
    "project.pull_mirror_configure": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    enabled?: boolean;
                    url?: string;
                    auth_user?: string;
                    auth_password?: string;
                    mirror_trigger_builds?: boolean;
                    only_mirror_protected_branches?: boolean;
                    mirror_overwrites_diverged_branches?: boolean;
                    mirror_branch_regex?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PullMirror"];
                };
            };
        };
    };
    "release.list": {
        parameters: {
            query?: {
                order_by?: "released_at" | "created_at";
                sort?: "asc" | "desc";
                include_html_description?: boolean;
                updated_after?: string;
                updated_before?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"][];
                };
            };
        };
    };
    "release.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tag_name: string;
                    name?: string;
                    description?: string;
                    ref?: string;
                    tag_message?: string;
                    released_at?: string;
                    milestones?: string[];
                    milestone_ids?: number[];
                    assets?: {
                        links?: {
                            name: string;
                            url: string;
                            direct_asset_path?: string;
                            /** @enum {string} */
                            link_type?: "other" | "runbook" | "image" | "package";
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
        };
    };
    "release.get": {
        parameters: {
            query?: {
                include_html_description?: boolean;
            };
            header?: never;
            path: {
                project_id: string;
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
        };
    };
    "release.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    description?: string;
                    released_at?: string;
                    milestones?: string[];
                    milestone_ids?: number[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
        };
    };
    "release.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "release.link_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseLink"][];
                };
            };
        };
    };
    "release.link_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    url: string;
                    direct_asset_path?: string;
                    /** @enum {string} */
                    link_type?: "other" | "runbook" | "image" | "package";
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseLink"];
                };
            };
        };
    };
    "release.link_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                tag_name: string;
                link_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseLink"];
                };
            };
        };
    };
    "release.link_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                tag_name: string;
                link_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    url?: string;
                    direct_asset_path?: string;
                    /** @enum {string} */
                    link_type?: "other" | "runbook" | "image" | "package";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseLink"];
                };
            };
        };
    };
    "release.link_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                tag_name: string;
                link_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "repository.tree": {
        parameters: {
            query?: {
                path?: string;
                ref?: string;
                recursive?: boolean;
                pagination?: "legacy" | "keyset" | "none";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeEntry"][];
                };
            };
        };
    };
    "repository.file_get": {
        parameters: {
            query?: {
                ref?: string;
            };
            header?: never;
            path: {
                project_id: string;
                file_path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepositoryFile"];
                };
            };
        };
    };
    "repository.file_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                file_path: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    branch: string;
                    commit_message: string;
                    content: string;
                    /** @enum {string} */
                    encoding?: "text" | "base64";
                    last_commit_id?: string;
                    execute_filemode?: boolean;
                    start_branch?: string;
                    author_name?: string;
                    author_email?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenFile"];
                };
            };
        };
    };
    "repository.file_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                file_path: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    branch: string;
                    commit_message: string;
                    content: string;
                    /** @enum {string} */
                    encoding?: "text" | "base64";
                    execute_filemode?: boolean;
                    start_branch?: string;
                    author_name?: string;
                    author_email?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenFile"];
                };
            };
        };
    };
    "repository.file_delete": {
        parameters: {
            query: {
                branch: string;
                commit_message: string;
                last_commit_id?: string;
                start_branch?: string;
                author_name?: string;
                author_email?: string;
            };
            header?: never;
            path: {
                project_id: string;
                file_path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "repository.file_raw": {
        parameters: {
            query?: {
                ref?: string;
                lfs?: boolean;
            };
            header?: never;
            path: {
                project_id: string;
                file_path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    "repository.file_blame": {
        parameters: {
            query?: {
                ref?: string;
                "range[start]"?: number;
                "range[end]"?: number;
            };
            header?: never;
            path: {
                project_id: string;
                file_path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlameRange"][];
                };
            };
        };
    };
    "repository.file_history": {
        parameters: {
            query: {
                path: string;
                ref_name?: string;
                follow?: boolean;
                since?: string;
                until?: string;
                author?: string;
                all?: boolean;
                with_stats?: boolean;
                first_parent?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commit"][];
                };
            };
        };
    };
    "repository.commit_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    branch: string;
                    commit_message: string;
                    actions: {
                        /** @enum {string} */
                        action: "create" | "update" | "move" | "delete" | "chmod";
                        file_path: string;
                        previous_path?: string;
                        content?: string;
                        /** @enum {string} */
                        encoding?: "text" | "base64";
                        last_commit_id?: string;
                        execute_filemode?: boolean;
                    }[];
                    start_branch?: string;
                    start_sha?: string;
                    start_project?: string;
                    author_name?: string;
                    author_email?: string;
                    stats?: boolean;
                    force?: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commit"];
                };
            };
        };
    };
    "repository.commit_list": {
        parameters: {
            query?: {
                ref_name?: string;
                since?: string;
                until?: string;
                path?: string;
                follow?: boolean;
                author?: string;
                all?: boolean;
                with_stats?: boolean;
                first_parent?: boolean;
                order?: "default" | "topo";
                trailers?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commit"][];
                };
            };
        };
    };
    "repository.commit_get": {
        parameters: {
            query?: {
                stats?: boolean;
            };
            header?: never;
            path: {
                project_id: string;
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commit"];
                };
            };
        };
    };
    "repository.commit_diff": {
        parameters: {
            query?: {
                unidiff?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Diff"][];
                };
            };
        };
    };
    "repository.commit_comments": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitComment"][];
                };
            };
        };
    };
    "repository.commit_comment_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                sha: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note: string;
                    path?: string;
                    line?: number;
                    /** @enum {string} */
                    line_type?: "new" | "old";
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitComment"];
                };
            };
        };
    };
    "repository.commit_statuses": {
        parameters: {
            query?: {
                ref?: string;
                stage?: string;
                name?: string;
                pipeline_id?: number;
                all?: boolean;
                order_by?: "id" | "pipeline_id";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitStatus"][];
                };
            };
        };
    };
    "repository.compare": {
        parameters: {
            query: {
                from: string;
                to: string;
                straight?: boolean;
                from_project_id?: number;
                unidiff?: boolean;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
        };
    };
    "repository.blob": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepositoryBlob"];
                };
            };
        };
    };
    "repository.markdown_render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    gfm?: boolean;
                    project?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderedMarkdown"];
                };
            };
        };
    };
    "search.code": {
        parameters: {
            query: {
                scope: "blobs";
                search: string;
                ref?: string;
                regex?: boolean;
                num_context_lines?: number;
                exclude_forks?: boolean;
                include_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchBlob"][];
                };
            };
        };
    };
    "search.code~2": {
        parameters: {
            query: {
                scope: "blobs";
                search: string;
                ref?: string;
                regex?: boolean;
                num_context_lines?: number;
                exclude_forks?: boolean;
                include_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchBlob"][];
                };
            };
        };
    };
    "search.code~3": {
        parameters: {
            query: {
                scope: "blobs";
                search: string;
                ref?: string;
                regex?: boolean;
                num_context_lines?: number;
                exclude_forks?: boolean;
                include_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchBlob"][];
                };
            };
        };
    };
    "search.commits": {
        parameters: {
            query: {
                scope: "commits";
                search: string;
                ref?: string;
                include_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commit"][];
                };
            };
        };
    };
    "search.commits~2": {
        parameters: {
            query: {
                scope: "commits";
                search: string;
                ref?: string;
                include_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commit"][];
                };
            };
        };
    };
    "search.commits~3": {
        parameters: {
            query: {
                scope: "commits";
                search: string;
                ref?: string;
                include_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commit"][];
                };
            };
        };
    };
    "search.issues": {
        parameters: {
            query: {
                scope: "issues";
                search: string;
                state?: "opened" | "closed" | "all";
                confidential?: boolean;
                fields?: string[];
                include_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"][];
                };
            };
        };
    };
    "search.issues~2": {
        parameters: {
            query: {
                scope: "issues";
                search: string;
                state?: "opened" | "closed" | "all";
                confidential?: boolean;
                fields?: string[];
                include_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"][];
                };
            };
        };
    };
    "search.issues~3": {
        parameters: {
            query: {
                scope: "issues";
                search: string;
                state?: "opened" | "closed" | "all";
                confidential?: boolean;
                fields?: string[];
                include_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Issue"][];
                };
            };
        };
    };
    "search.merge_requests": {
        parameters: {
            query: {
                scope: "merge_requests";
                search: string;
                state?: "opened" | "closed" | "merged" | "all";
                fields?: string[];
                include_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequest"][];
                };
            };
        };
    };
    "search.merge_requests~2": {
        parameters: {
            query: {
                scope: "merge_requests";
                search: string;
                state?: "opened" | "closed" | "merged" | "all";
                fields?: string[];
                include_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequest"][];
                };
            };
        };
    };
    "search.merge_requests~3": {
        parameters: {
            query: {
                scope: "merge_requests";
                search: string;
                state?: "opened" | "closed" | "merged" | "all";
                fields?: string[];
                include_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeRequest"][];
                };
            };
        };
    };
    "search.milestones": {
        parameters: {
            query: {
                scope: "milestones";
                search: string;
                include_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"][];
                };
            };
        };
    };
    "search.milestones~2": {
        parameters: {
            query: {
                scope: "milestones";
                search: string;
                include_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"][];
                };
            };
        };
    };
    "search.milestones~3": {
        parameters: {
            query: {
                scope: "milestones";
                search: string;
                include_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"][];
                };
            };
        };
    };
    "search.notes": {
        parameters: {
            query: {
                scope: "notes";
                search: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundNote"][];
                };
            };
        };
    };
    "search.projects": {
        parameters: {
            query: {
                scope: "projects";
                search: string;
                include_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"][];
                };
            };
        };
    };
    "search.projects~2": {
        parameters: {
            query: {
                scope: "projects";
                search: string;
                include_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"][];
                };
            };
        };
    };
    "search.snippets": {
        parameters: {
            query: {
                scope: "snippet_titles";
                search: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snippet"][];
                };
            };
        };
    };
    "search.users": {
        parameters: {
            query: {
                scope: "users";
                search: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
        };
    };
    "search.users~2": {
        parameters: {
            query: {
                scope: "users";
                search: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
        };
    };
    "search.users~3": {
        parameters: {
            query: {
                scope: "users";
                search: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
        };
    };
    "search.wiki": {
        parameters: {
            query: {
                scope: "wiki_blobs";
                search: string;
                include_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchBlob"][];
                };
            };
        };
    };
    "search.wiki~2": {
        parameters: {
            query: {
                scope: "wiki_blobs";
                search: string;
                include_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchBlob"][];
                };
            };
        };
    };
    "search.wiki~3": {
        parameters: {
            query: {
                scope: "wiki_blobs";
                search: string;
                include_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchBlob"][];
                };
            };
        };
    };
    "snippet.list": {
        parameters: {
            query?: {
                created_after?: string;
                created_before?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snippet"][];
                };
            };
        };
    };
    "snippet.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    file_name?: string;
                    content?: string;
                    files?: {
                        file_path: string;
                        content: string;
                    }[];
                    /** @enum {string} */
                    visibility?: "private" | "internal" | "public";
                    description?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snippet"];
                };
            };
        };
    };
    "snippet.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snippet"];
                };
            };
        };
    };
    "snippet.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    /** @enum {string} */
                    visibility?: "private" | "internal" | "public";
                    file_name?: string;
                    content?: string;
                    files?: {
                        /** @enum {string} */
                        action: "create" | "update" | "delete" | "move";
                        file_path?: string;
                        previous_path?: string;
                        content?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snippet"];
                };
            };
        };
    };
    "snippet.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "snippet.content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    "snippet.project_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snippet"][];
                };
            };
        };
    };
    "snippet.project_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    file_name?: string;
                    content?: string;
                    files?: {
                        file_path: string;
                        content: string;
                    }[];
                    /** @enum {string} */
                    visibility: "private" | "internal" | "public";
                    description?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snippet"];
                };
            };
        };
    };
    "snippet.project_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snippet"];
                };
            };
        };
    };
    "tag.list": {
        parameters: {
            query?: {
                search?: string;
                order_by?: "name" | "updated" | "version";
                sort?: "asc" | "desc";
                pagination?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
                };
            };
        };
    };
    "tag.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tag_name: string;
                    ref: string;
                    message?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
        };
    };
    "tag.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
        };
    };
    "tag.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "tag.list_protected": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedTag"][];
                };
            };
        };
    };
    "tag.protect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    create_access_level?: number;
                    allowed_to_create?: {
                        user_id?: number;
                        group_id?: number;
                        deploy_key_id?: number;
                        access_level?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedTag"];
                };
            };
        };
    };
    "tag.get_protected": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProtectedTag"];
                };
            };
        };
    };
    "tag.unprotect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "template.ci_yml_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiTemplate"][];
                };
            };
        };
    };
    "template.ci_yml_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiTemplate"];
                };
            };
        };
    };
    "template.lint_project": {
        parameters: {
            query?: {
                content_ref?: string;
                dry_run?: boolean;
                dry_run_ref?: string;
                include_jobs?: boolean;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiLint"];
                };
            };
        };
    };
    "template.lint": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                    dry_run?: boolean;
                    include_jobs?: boolean;
                    ref?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiLint"];
                };
            };
        };
    };
    "user.current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
        };
    };
    "user.me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
        };
    };
    "user.get": {
        parameters: {
            query?: {
                with_custom_attributes?: boolean;
            };
            header?: never;
            path: {
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
        };
    };
    "user.list": {
        parameters: {
            query?: {
                search?: string;
                username?: string;
                public_email?: string;
                active?: boolean;
                blocked?: boolean;
                external?: boolean;
                humans?: boolean;
                exclude_active?: boolean;
                exclude_external?: boolean;
                exclude_humans?: boolean;
                exclude_internal?: boolean;
                without_project_bots?: boolean;
                created_after?: string;
                created_before?: string;
                extern_uid?: string;
                provider?: string;
                admins?: boolean;
                auditors?: boolean;
                two_factor?: string;
                without_projects?: boolean;
                skip_ldap?: boolean;
                with_custom_attributes?: boolean;
                order_by?: "id" | "name" | "username" | "created_at" | "updated_at";
                sort?: "asc" | "desc";
                pagination?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"][];
                };
            };
        };
    };
    "user.get_status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStatus"];
                };
            };
        };
    };
    "user.todo_list": {
        parameters: {
            query?: {
                state?: "pending" | "done";
                action?: string;
                type?: string;
                author_id?: number;
                project_id?: number;
                group_id?: number;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Todo"][];
                };
            };
        };
    };
    "user.event_list_contributions": {
        parameters: {
            query?: {
                action?: string;
                target_type?: "issue" | "milestone" | "merge_request" | "note" | "project" | "snippet" | "user" | "wiki" | "design";
                after?: string;
                before?: string;
                scope?: string;
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][];
                };
            };
        };
    };
    "user.namespace_list": {
        parameters: {
            query?: {
                search?: string;
                full_path_search?: boolean;
                owned_only?: boolean;
                top_level_only?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Namespace"][];
                };
            };
        };
    };
    "user.namespace_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                namespace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Namespace"];
                };
            };
        };
    };
    "wiki.list": {
        parameters: {
            query?: {
                with_content?: boolean;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WikiPage"][];
                };
            };
        };
    };
    "wiki.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    content: string;
                    /** @enum {string} */
                    format?: "markdown" | "rdoc" | "asciidoc" | "org";
                    front_matter?: {
                        title?: string;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WikiPage"];
                };
            };
        };
    };
    "wiki.get": {
        parameters: {
            query?: {
                version?: string;
                render_html?: boolean;
            };
            header?: never;
            path: {
                project_id: string;
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WikiPage"];
                };
            };
        };
    };
    "wiki.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    content?: string;
                    title?: string;
                    /** @enum {string} */
                    format?: "markdown" | "rdoc" | "asciidoc" | "org";
                    front_matter?: {
                        title?: string;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WikiPage"];
                };
            };
        };
    };
    "wiki.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "wiki.upload_attachment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                    branch?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WikiAttachment"];
                };
            };
        };
    };
    "pipeline.latest~inner1": {
        parameters: {
            query?: {
                ref?: string;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description GitLab’s answer */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    "project.languages~inner1": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description GitLab’s answer */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    "release.get_latest~inner1": {
        parameters: {
            query?: {
                include_html_description?: boolean;
            };
            header?: never;
            path: {
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description GitLab’s answer */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    "server.status~inner1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description GitLab’s answer */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
}
