// Made from generated/openapi.json by `npm run codegen`.
export interface operations {
    "access.deploy_key_list_project": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.deploy_key_add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "access.deploy_key_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                deploy_key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.deploy_key_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                deploy_key_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    can_push?: boolean;
                };
            };
        };
        responses: never;
    };
    "access.deploy_key_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                deploy_key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.deploy_key_enable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                deploy_key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.deploy_key_list_all": {
        parameters: {
            query?: {
                public?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.deploy_key_add_instance": {
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
                    key: string;
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "access.deploy_key_list_user_project": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example bob */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.deploy_token_list_project": {
        parameters: {
            query?: {
                active?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.deploy_token_create_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    scopes: string[];
                    username?: string;
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "access.deploy_token_get_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                deploy_token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.deploy_token_delete_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                deploy_token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.deploy_token_list_group": {
        parameters: {
            query?: {
                active?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.deploy_token_create_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    scopes: string[];
                    username?: string;
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "access.deploy_token_get_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                deploy_token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.deploy_token_delete_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                deploy_token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.deploy_token_list_all": {
        parameters: {
            query?: {
                active?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.invite_update_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example newcomer@example.com */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    access_level?: number;
                    expires_at?: string;
                    member_role_id?: number;
                };
            };
        };
        responses: never;
    };
    "access.invite_revoke_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example newcomer@example.com */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.invite_update_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example newcomer@example.com */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    access_level?: number;
                    expires_at?: string;
                    member_role_id?: number;
                };
            };
        };
        responses: never;
    };
    "access.invite_revoke_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example newcomer@example.com */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.token_personal_list": {
        parameters: {
            query?: {
                user_id?: number;
                search?: string;
                state?: "active" | "inactive";
                revoked?: boolean;
                created_after?: string;
                created_before?: string;
                last_used_after?: string;
                last_used_before?: string;
                expires_after?: string;
                expires_before?: string;
                sort?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.token_personal_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.token_personal_revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.token_personal_get~2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.token_personal_revoke_self": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.token_personal_associations": {
        parameters: {
            query?: {
                min_access_level?: number;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.token_personal_rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "access.token_personal_rotate_self": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "access.token_project_list": {
        parameters: {
            query?: {
                search?: string;
                state?: "active" | "inactive";
                revoked?: boolean;
                created_after?: string;
                created_before?: string;
                last_used_after?: string;
                last_used_before?: string;
                expires_after?: string;
                expires_before?: string;
                sort?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.token_project_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    scopes: string[];
                    description?: string;
                    expires_at?: string;
                    access_level?: number;
                };
            };
        };
        responses: never;
    };
    "access.token_project_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.token_project_revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.token_project_rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "access.token_project_rotate_self": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "access.token_group_list": {
        parameters: {
            query?: {
                search?: string;
                state?: "active" | "inactive";
                revoked?: boolean;
                created_after?: string;
                created_before?: string;
                last_used_after?: string;
                last_used_before?: string;
                expires_after?: string;
                expires_before?: string;
                sort?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.token_group_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    scopes: string[];
                    description?: string;
                    expires_at?: string;
                    access_level?: number;
                };
            };
        };
        responses: never;
    };
    "access.token_group_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.token_group_revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.token_group_rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "access.token_group_rotate_self": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "access.request_list_project": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.request_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.request_list_group": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.request_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.approve_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 4 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    access_level?: number;
                };
            };
        };
        responses: never;
    };
    "access.approve_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 4 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    access_level?: number;
                };
            };
        };
        responses: never;
    };
    "access.deny_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 4 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.deny_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 4 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.invite_list_project": {
        parameters: {
            query?: {
                query?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.invite_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string[];
                    user_id?: number[];
                    access_level: number;
                    expires_at?: string;
                    member_role_id?: number;
                    invite_source?: string;
                };
            };
        };
        responses: never;
    };
    "access.invite_list_group": {
        parameters: {
            query?: {
                query?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "access.invite_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string[];
                    user_id?: number[];
                    access_level: number;
                    expires_at?: string;
                    member_role_id?: number;
                    invite_source?: string;
                };
            };
        };
        responses: never;
    };
    "admin.cluster_agent_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.cluster_agent_register": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: never;
    };
    "admin.cluster_agent_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                agent_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.cluster_agent_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                agent_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.cluster_agent_token_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                agent_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.cluster_agent_token_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                agent_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    description?: string;
                };
            };
        };
        responses: never;
    };
    "admin.cluster_agent_token_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                agent_id: number;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.cluster_agent_token_revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                agent_id: number;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.application_list": {
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
        responses: never;
    };
    "admin.application_create": {
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
                    redirect_uri: string;
                    scopes: string;
                    confidential?: boolean;
                };
            };
        };
        responses: never;
    };
    "admin.application_renew_secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                application_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.application_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                application_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.license_get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.license_add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    license: string;
                };
            };
        };
        responses: never;
    };
    "admin.license_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.license_get_by_id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                license_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.license_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                license_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.license_refresh_users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                license_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.license_usage_export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.sidekiq_compound_metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.sidekiq_queue_metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.sidekiq_process_metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.sidekiq_job_stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.sidekiq_queue_delete_jobs": {
        parameters: {
            query?: {
                user?: string;
                user_id?: string;
                project?: string;
                root_namespace?: string;
                worker_class?: string;
                caller_id?: string;
                root_caller_id?: string;
                client_id?: string;
                remote_ip?: string;
                feature_category?: string;
                related_class?: string;
                job_id?: string;
                pipeline_id?: string;
                subscription_plan?: string;
                organization_id?: string;
            };
            header?: never;
            path: {
                /** @example default */
                queue_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.usage_data_service_ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.usage_data_non_sql_metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.usage_data_queries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.usage_data_metric_definitions": {
        parameters: {
            query?: {
                include_paths?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.usage_data_track_event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    event: string;
                    project_id?: number;
                    project_path?: string;
                    namespace_id?: number;
                    additional_properties?: Record<string, never>;
                    send_to_snowplow?: boolean;
                };
            };
        };
        responses: never;
    };
    "admin.usage_data_track_events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    events: {
                        event: string;
                        project_id?: number;
                        namespace_id?: number;
                        additional_properties?: Record<string, never>;
                        send_to_snowplow?: boolean;
                    }[];
                };
            };
        };
        responses: never;
    };
    "admin.broadcast_message_list": {
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
        responses: never;
    };
    "admin.broadcast_message_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                    starts_at?: string;
                    ends_at?: string;
                    /** @enum {string} */
                    broadcast_type?: "banner" | "notification";
                    /** @enum {string} */
                    theme?: "indigo" | "light-indigo" | "blue" | "light-blue" | "green" | "light-green" | "red" | "light-red" | "dark" | "light";
                    dismissable?: boolean;
                    target_access_levels?: number[];
                    target_path?: string;
                    color?: string;
                    font?: string;
                };
            };
        };
        responses: never;
    };
    "admin.broadcast_message_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                broadcast_message_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.broadcast_message_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                broadcast_message_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    message?: string;
                    starts_at?: string;
                    ends_at?: string;
                    /** @enum {string} */
                    broadcast_type?: "banner" | "notification";
                    /** @enum {string} */
                    theme?: "indigo" | "light-indigo" | "blue" | "light-blue" | "green" | "light-green" | "red" | "light-red" | "dark" | "light";
                    dismissable?: boolean;
                    target_access_levels?: number[];
                    target_path?: string;
                    color?: string;
                    font?: string;
                };
            };
        };
        responses: never;
    };
    "admin.broadcast_message_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                broadcast_message_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.cluster_agent_url_list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                agent_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.cluster_agent_url_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                agent_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                    client_cert?: string;
                    client_key?: string;
                    ca_cert?: string;
                    tls_host?: string;
                };
            };
        };
        responses: never;
    };
    "admin.cluster_agent_url_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                agent_id: number;
                /** @example 1 */
                url_configuration_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.cluster_agent_url_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                agent_id: number;
                /** @example 1 */
                url_configuration_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.feature_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.feature_list_definitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.feature_set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ci_new_query */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    value: string;
                    /** @enum {string} */
                    key?: "percentage_of_time" | "percentage_of_actors";
                    user?: string;
                    group?: string;
                    namespace?: string;
                    project?: string;
                    repository?: string;
                    runner?: string;
                    endpoint?: string;
                    feature_group?: string;
                    force?: boolean;
                };
            };
        };
        responses: never;
    };
    "admin.feature_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ci_new_query */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.bulk_import_list": {
        parameters: {
            query?: {
                status?: "created" | "started" | "finished" | "timeout" | "failed" | "canceled";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.bulk_import_start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    configuration: {
                        url: string;
                        access_token: string;
                    };
                    entities: {
                        /** @enum {string} */
                        source_type: "group_entity" | "project_entity";
                        source_full_path: string;
                        destination_namespace: string;
                        destination_slug?: string;
                        migrate_projects?: boolean;
                        migrate_memberships?: boolean;
                        destination_name?: string;
                    }[];
                };
            };
        };
        responses: never;
    };
    "admin.bulk_import_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                bulk_import_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.bulk_import_cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                bulk_import_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.bulk_import_entity_list": {
        parameters: {
            query?: {
                status?: "created" | "started" | "finished" | "timeout" | "failed" | "canceled";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example 1 */
                bulk_import_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.bulk_import_entity_list~2": {
        parameters: {
            query?: {
                status?: "created" | "started" | "finished" | "timeout" | "failed" | "canceled";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.bulk_import_entity_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                bulk_import_id: number;
                /** @example 1 */
                entity_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.bulk_import_entity_failures": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example 1 */
                bulk_import_id: number;
                /** @example 1 */
                entity_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.import_github": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    personal_access_token: string;
                    repo_id: number;
                    target_namespace: string;
                    new_name?: string;
                    github_hostname?: string;
                    optional_stages?: {
                        single_endpoint_issue_events_import?: boolean;
                        single_endpoint_notes_import?: boolean;
                        attachments_import?: boolean;
                        collaborators_import?: boolean;
                    };
                    /** @enum {string} */
                    timeout_strategy?: "optimistic" | "pessimistic";
                    pagination_limit?: number;
                };
            };
        };
        responses: never;
    };
    "admin.import_cancel_github": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_id: number;
                };
            };
        };
        responses: never;
    };
    "admin.import_gists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    personal_access_token: string;
                };
            };
        };
        responses: never;
    };
    "admin.import_bitbucket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bitbucket_email?: string;
                    bitbucket_api_token?: string;
                    bitbucket_username?: string;
                    bitbucket_app_password?: string;
                    repo_path: string;
                    target_namespace: string;
                    new_name?: string;
                };
            };
        };
        responses: never;
    };
    "admin.import_bitbucket_server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bitbucket_server_url: string;
                    bitbucket_server_username: string;
                    personal_access_token: string;
                    bitbucket_server_project: string;
                    bitbucket_server_repo: string;
                    new_name?: string;
                    new_namespace?: string;
                    /** @enum {string} */
                    timeout_strategy?: "optimistic" | "pessimistic";
                };
            };
        };
        responses: never;
    };
    "admin.metadata_get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.version_get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.app_statistics_get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.plan_limits_get": {
        parameters: {
            query?: {
                plan_name?: "default" | "free" | "bronze" | "silver" | "premium" | "gold" | "ultimate" | "ultimate_trial" | "ultimate_trial_paid_customer" | "premium_trial" | "opensource";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.plan_limits_change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    plan_name: "default" | "free" | "bronze" | "silver" | "premium" | "gold" | "ultimate" | "ultimate_trial" | "ultimate_trial_paid_customer" | "premium_trial" | "opensource";
                    ci_pipeline_size?: number;
                    ci_active_jobs?: number;
                    ci_pipeline_schedules?: number;
                    ci_needs_size_limit?: number;
                    ci_project_subscriptions?: number;
                    ci_instance_level_variables?: number;
                    ci_registered_group_runners?: number;
                    ci_registered_project_runners?: number;
                    pipeline_hierarchy_size?: number;
                    max_pipelines_per_merge_train?: number;
                    dotenv_size?: number;
                    dotenv_variables?: number;
                    generic_packages_max_file_size?: number;
                    npm_max_file_size?: number;
                    maven_max_file_size?: number;
                    pypi_max_file_size?: number;
                    nuget_max_file_size?: number;
                    conan_max_file_size?: number;
                    helm_max_file_size?: number;
                    terraform_module_max_file_size?: number;
                    storage_size_limit?: number;
                    enforcement_limit?: number;
                    notification_limit?: number;
                    web_hook_calls?: number;
                    web_hook_calls_low?: number;
                    web_hook_calls_mid?: number;
                };
            };
        };
        responses: never;
    };
    "admin.appearance_get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.appearance_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    site_name?: string;
                    header_message?: string;
                    footer_message?: string;
                    message_background_color?: string;
                    message_font_color?: string;
                    email_header_and_footer_enabled?: boolean;
                    new_project_guidelines?: string;
                    member_guidelines?: string;
                    profile_image_guidelines?: string;
                    pwa_name?: string;
                    pwa_short_name?: string;
                    pwa_description?: string;
                };
            };
        };
        responses: never;
    };
    "admin.db_migration_mark": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 20250131100000 */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    database?: "main" | "ci" | "sec" | "embedding" | "geo";
                };
            };
        };
        responses: never;
    };
    "user.namespace_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                namespace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.namespace_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                namespace_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    shared_runners_minutes_limit?: number;
                    extra_shared_runners_minutes_limit?: number;
                    additional_purchased_storage_size?: number;
                    additional_purchased_storage_ends_on?: string;
                    gitlab_subscription_attributes?: {
                        start_date?: string;
                        end_date?: string;
                        seats?: number;
                        max_seats_used?: number;
                        plan_code?: string;
                        auto_renew?: boolean;
                        trial?: boolean;
                        trial_starts_on?: string;
                        trial_ends_on?: string;
                        trial_extension_type?: number;
                    };
                };
            };
        };
        responses: never;
    };
    "admin.namespace_storage_exclusion_list": {
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
        responses: never;
    };
    "admin.namespace_storage_exclusion_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                namespace_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: never;
    };
    "admin.namespace_storage_exclusion_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                namespace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.error_tracking_get_settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.error_tracking_configure": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    active: boolean;
                    integrated: boolean;
                };
            };
        };
        responses: never;
    };
    "admin.error_tracking_update_settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    active: boolean;
                    integrated?: boolean;
                };
            };
        };
        responses: never;
    };
    "admin.error_tracking_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.error_tracking_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.error_tracking_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.alert_metric_image_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                alert_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.alert_metric_image_upload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                alert_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                    url?: string;
                    url_text?: string;
                };
            };
        };
        responses: never;
    };
    "admin.alert_metric_image_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                alert_iid: number;
                /** @example 1 */
                metric_image_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    url?: string;
                    url_text?: string;
                };
            };
        };
        responses: never;
    };
    "admin.alert_metric_image_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                alert_iid: number;
                /** @example 1 */
                metric_image_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.secure_file_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.secure_file_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                    name: string;
                };
            };
        };
        responses: never;
    };
    "admin.secure_file_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                secure_file_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.secure_file_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                secure_file_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.secure_file_download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                secure_file_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.dependency_proxy_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.settings_get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.settings_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    abuse_notification_email?: string;
                    active_context_pause_indexing?: boolean;
                    admin_mode?: boolean;
                    after_sign_out_path?: string;
                    after_sign_up_text?: string;
                    ai_action_api_rate_limit?: number;
                    ai_audit_events_streaming_enabled?: boolean;
                    akismet_api_key?: string;
                    akismet_enabled?: boolean;
                    allow_account_deletion?: boolean;
                    allow_all_integrations?: boolean;
                    allow_bypass_placeholder_confirmation?: boolean;
                    allow_contribution_mapping_to_admins?: boolean;
                    allow_deploy_tokens_and_keys_with_external_authn?: boolean;
                    allow_group_owners_to_manage_ldap?: boolean;
                    allow_local_requests_from_system_hooks?: boolean;
                    allow_local_requests_from_web_hooks_and_services?: boolean;
                    allow_possible_spam?: boolean;
                    allow_project_creation_for_guest_and_below?: boolean;
                    allow_runner_registration_token?: boolean;
                    allow_s3_compatible_storage_for_offline_transfer?: boolean;
                    allow_top_level_group_owners_to_create_service_accounts?: boolean;
                    allowed_integrations?: string[];
                    anonymous_searches_allowed?: boolean;
                    archive_builds_in_human_readable?: string;
                    asciidoc_max_includes?: number;
                    asset_proxy_allowlist?: string[];
                    asset_proxy_enabled?: boolean;
                    asset_proxy_secret_key?: string;
                    asset_proxy_url?: string;
                    authn_data_retention_cleanup_enabled?: boolean;
                    authorized_keys_enabled?: boolean;
                    auto_ban_user_on_excessive_projects_download?: boolean;
                    auto_devops_domain?: string;
                    auto_devops_enabled?: boolean;
                    auto_duo_code_review_enabled?: boolean;
                    autocomplete_users_limit?: number;
                    autocomplete_users_unauthenticated_limit?: number;
                    automatic_purchased_storage_allocation?: boolean;
                    background_operations_max_jobs?: number;
                    built_in_project_templates_enabled?: boolean;
                    bulk_import_concurrent_pipeline_batch_limit?: number;
                    bulk_import_enabled?: boolean;
                    bulk_import_max_download_file_size?: number;
                    can_create_group?: boolean;
                    can_create_organization?: boolean;
                    check_namespace_plan?: boolean;
                    ci_cd_catalog_projects_allowlist?: string[];
                    ci_delete_pipelines_in_seconds_limit_human_readable?: string;
                    ci_job_live_trace_enabled?: boolean;
                    ci_job_telemetry_sampling_rate?: number;
                    ci_max_caches_per_job?: number;
                    ci_max_includes?: number;
                    ci_max_total_yaml_size_bytes?: number;
                    ci_partitions_in_seconds_limit_human_readable?: string;
                    ci_telemetry_otel_endpoint?: string;
                    code_suggestions_api_rate_limit?: number;
                    commit_email_hostname?: string;
                    concurrent_bitbucket_import_jobs_limit?: number;
                    concurrent_bitbucket_server_import_jobs_limit?: number;
                    concurrent_github_import_jobs_limit?: number;
                    concurrent_relation_batch_export_limit?: number;
                    container_expiration_policies_enable_historic_entries?: boolean;
                    container_registry_cleanup_tags_service_max_list_size?: number;
                    container_registry_delete_tags_service_timeout?: number;
                    container_registry_expiration_policies_caching?: boolean;
                    container_registry_expiration_policies_worker_capacity?: number;
                    container_registry_token_expire_delay?: number;
                    create_organization_api_limit?: number;
                    cube_api_base_url?: string;
                    cube_api_key?: string;
                    custom_http_clone_url_root?: string;
                    deactivate_dormant_users?: boolean;
                    deactivate_dormant_users_period?: number;
                    deactivation_email_additional_text?: string;
                    decompress_archive_file_timeout?: number;
                    default_artifacts_expire_in?: string;
                    default_branch_name?: string;
                    default_branch_protection_defaults?: {
                        allowed_to_push?: {
                            access_level?: number;
                        }[];
                        allowed_to_merge?: {
                            access_level?: number;
                        }[];
                        allow_force_push?: boolean;
                        code_owner_approval_required?: boolean;
                        developer_can_initial_push?: boolean;
                    };
                    default_ci_config_path?: string;
                    default_dark_syntax_highlighting_theme?: number;
                    /** @enum {string} */
                    default_group_visibility?: "private" | "internal" | "public";
                    default_preferred_language?: string;
                    default_project_creation?: number;
                    default_project_deletion_protection?: boolean;
                    /** @enum {string} */
                    default_project_visibility?: "private" | "internal" | "public";
                    default_projects_limit?: number;
                    default_search_scope?: string;
                    /** @enum {string} */
                    default_snippet_visibility?: "private" | "internal" | "public";
                    default_syntax_highlighting_theme?: number;
                    delay_user_account_self_deletion?: boolean;
                    delete_inactive_projects?: boolean;
                    delete_unconfirmed_users?: boolean;
                    deletion_adjourned_period?: number;
                    deny_all_requests_except_allowed?: boolean;
                    dependency_firewall_policies_per_configuration_limit?: number;
                    dependency_management_settings?: Record<string, never>;
                    dependency_scanning_sbom_scan_api_download_limit?: number;
                    dependency_scanning_sbom_scan_api_upload_limit?: number;
                    description_and_note_max_size?: number;
                    diagramsnet_enabled?: boolean;
                    diagramsnet_url?: string;
                    diff_max_commits?: number;
                    diff_max_files?: number;
                    diff_max_lines?: number;
                    diff_max_patch_bytes?: number;
                    diff_max_versions?: number;
                    disable_admin_oauth_scopes?: boolean;
                    disable_feed_token?: boolean;
                    disable_invite_members?: boolean;
                    disable_overriding_approvers_per_merge_request?: boolean;
                    disable_password_authentication_for_users_with_sso_identities?: boolean;
                    disable_personal_access_tokens?: boolean;
                    disabled_direct_code_suggestions?: boolean;
                    disabled_oauth_sign_in_sources?: string[];
                    display_gitlab_credits_user_data?: boolean;
                    dns_rebinding_protection_enabled?: boolean;
                    domain_allowlist?: string[];
                    domain_denylist?: string[];
                    domain_denylist_enabled?: boolean;
                    downstream_pipeline_trigger_limit_per_project_user_sha?: number;
                    dsa_key_restriction?: number;
                    duo_agent_platform_enabled?: boolean;
                    duo_availability?: string;
                    duo_chat_expiration_column?: string;
                    duo_chat_expiration_days?: number;
                    duo_cli_enabled?: boolean;
                    duo_custom_agents_availability?: string;
                    duo_custom_agents_enabled?: boolean;
                    duo_custom_flows_availability?: string;
                    duo_custom_flows_enabled?: boolean;
                    duo_external_agents_availability?: string;
                    duo_external_agents_enabled?: boolean;
                    duo_features_enabled?: boolean;
                    duo_foundational_flows_availability?: string;
                    duo_foundational_flows_enabled?: boolean;
                    duo_namespace_access_rules?: Record<string, never>[];
                    duo_remote_flows_availability?: string;
                    duo_remote_flows_enabled?: boolean;
                    duo_template_project_id?: number;
                    duo_workflow_oauth_application_id?: number;
                    duo_workflows_default_image_registry?: string;
                    ecdsa_key_restriction?: number;
                    ecdsa_sk_key_restriction?: number;
                    ed25519_key_restriction?: number;
                    ed25519_sk_key_restriction?: number;
                    eks_access_key_id?: string;
                    eks_account_id?: string;
                    eks_integration_enabled?: boolean;
                    eks_secret_access_key?: string;
                    elastic_migration_worker_enabled?: boolean;
                    elasticsearch_advanced_search_pause_indexing?: boolean;
                    elasticsearch_analyzers_kuromoji_enabled?: boolean;
                    elasticsearch_analyzers_kuromoji_search?: boolean;
                    elasticsearch_analyzers_smartcn_enabled?: boolean;
                    elasticsearch_analyzers_smartcn_search?: boolean;
                    elasticsearch_aws?: boolean;
                    elasticsearch_aws_access_key?: string;
                    elasticsearch_aws_region?: string;
                    elasticsearch_aws_role_arn?: string;
                    elasticsearch_aws_secret_access_key?: string;
                    elasticsearch_client_adapter?: string;
                    elasticsearch_client_request_timeout?: number;
                    elasticsearch_code_scope?: string;
                    elasticsearch_indexed_field_length_limit?: number;
                    elasticsearch_indexed_file_size_limit_kb?: number;
                    elasticsearch_indexing?: boolean;
                    elasticsearch_indexing_timeout_minutes?: number;
                    elasticsearch_limit_indexing?: boolean;
                    elasticsearch_max_bulk_concurrency?: number;
                    elasticsearch_max_bulk_size_mb?: number;
                    elasticsearch_max_code_indexing_concurrency?: number;
                    elasticsearch_namespace_ids?: number[];
                    elasticsearch_password?: string;
                    elasticsearch_pause_indexing?: boolean;
                    elasticsearch_project_ids?: number[];
                    elasticsearch_replicas?: number;
                    elasticsearch_requeue_workers?: boolean;
                    elasticsearch_retry_on_failure?: number;
                    elasticsearch_search?: boolean;
                    elasticsearch_shards?: number;
                    elasticsearch_url?: string;
                    elasticsearch_username?: string;
                    elasticsearch_worker_number_of_shards?: number;
                    email_additional_text?: string;
                    email_author_in_body?: boolean;
                    /** @enum {string} */
                    email_confirmation_setting?: "off" | "soft" | "hard";
                    email_otp_enabled?: boolean;
                    email_restrictions?: string;
                    email_restrictions_enabled?: boolean;
                    enable_artifact_external_redirect_warning_page?: boolean;
                    enable_language_server_restrictions?: boolean;
                    enable_member_promotion_management?: boolean;
                    enabled_expanded_logging?: boolean;
                    /** @enum {string} */
                    enabled_git_access_protocol?: "ssh" | "http" | "all";
                    enforce_ci_inbound_job_token_scope_enabled?: boolean;
                    enforce_email_subaddress_restrictions?: boolean;
                    enforce_granular_tokens?: boolean;
                    enforce_namespace_storage_limit?: boolean;
                    enforce_pipl_compliance?: boolean;
                    enforce_terms?: boolean;
                    error_tracking_api_url?: string;
                    error_tracking_enabled?: boolean;
                    external_auth_client_cert?: string;
                    external_auth_client_key?: string;
                    external_auth_client_key_pass?: string;
                    external_authorization_service_default_label?: string;
                    external_authorization_service_enabled?: boolean;
                    external_authorization_service_timeout?: number;
                    external_authorization_service_url?: string;
                    external_pipeline_validation_service_timeout?: number;
                    external_pipeline_validation_service_token?: string;
                    external_pipeline_validation_service_url?: string;
                    failed_login_attempts_unlock_period_in_minutes?: number;
                    fetch_observability_alerts_from_cloud?: boolean;
                    file_template_project_id?: number;
                    first_day_of_week?: number;
                    force_pages_access_control?: boolean;
                    foundational_agents_default_enabled?: boolean;
                    foundational_agents_statuses?: Record<string, never>[];
                    geo_node_allowed_ips?: string;
                    geo_status_timeout?: number;
                    git_push_pipeline_limit?: number;
                    git_rate_limit_users_alertlist?: number[];
                    git_rate_limit_users_allowlist?: string[];
                    git_two_factor_session_expiry?: number;
                    gitaly_timeout_default?: number;
                    gitaly_timeout_fast?: number;
                    gitaly_timeout_medium?: number;
                    gitlab_product_usage_data_enabled?: boolean;
                    gitlab_shell_operation_limit?: number;
                    gitpod_enabled?: boolean;
                    gitpod_url?: string;
                    global_search_block_anonymous_searches_enabled?: boolean;
                    global_search_code_enabled?: boolean;
                    global_search_commits_enabled?: boolean;
                    global_search_limited_indexing_enabled?: boolean;
                    global_search_merge_requests_enabled?: boolean;
                    global_search_snippet_titles_enabled?: boolean;
                    global_search_users_enabled?: boolean;
                    global_search_wiki_enabled?: boolean;
                    global_search_work_items_enabled?: boolean;
                    globally_allowed_ips?: string;
                    granular_tokens_enforced_after?: string;
                    gravatar_enabled?: boolean;
                    group_api_limit?: number;
                    group_archive_unarchive_api_limit?: number;
                    group_download_export_limit?: number;
                    group_export_limit?: number;
                    group_import_limit?: number;
                    group_invited_groups_api_limit?: number;
                    group_owners_can_manage_default_branch_protection?: boolean;
                    group_projects_api_limit?: number;
                    group_runner_token_expiration_interval?: number;
                    group_secrets_limit?: number;
                    group_shared_groups_api_limit?: number;
                    groups_api_limit?: number;
                    hashed_storage_enabled?: boolean;
                    helm_max_packages_count?: number;
                    help_page_documentation_base_url?: string;
                    help_page_hide_commercial_content?: boolean;
                    help_page_support_url?: string;
                    help_page_text?: string;
                    hide_third_party_offers?: boolean;
                    home_page_url?: string;
                    housekeeping_enabled?: boolean;
                    housekeeping_optimize_repository_period?: number;
                    html_emails_enabled?: boolean;
                    iframe_rendering_allowlist?: string[];
                    iframe_rendering_enabled?: boolean;
                    import_sources?: string[];
                    inactive_projects_delete_after_months?: number;
                    inactive_projects_min_size_mb?: number;
                    inactive_projects_send_warning_email_after_months?: number;
                    inactive_resource_access_tokens_delete_after_days?: number;
                    include_optional_metrics_in_service_ping?: boolean;
                    instance_level_ai_beta_features_enabled?: boolean;
                    instance_token_prefix?: string;
                    invisible_captcha_enabled?: boolean;
                    invitation_flow_enforcement?: boolean;
                    issues_create_limit?: number;
                    jira_connect_additional_audience_url?: string;
                    jira_connect_application_key?: string;
                    jira_connect_proxy_url?: string;
                    jira_connect_public_key_storage_enabled?: boolean;
                    keep_latest_artifact?: boolean;
                    kroki_diagram_proxy_enabled?: boolean;
                    kroki_enabled?: boolean;
                    kroki_formats?: Record<string, never>;
                    kroki_url?: string;
                    local_markdown_version?: number;
                    lock_built_in_project_templates_enabled?: boolean;
                    lock_duo_custom_agents_enabled?: boolean;
                    lock_duo_custom_flows_enabled?: boolean;
                    lock_duo_external_agents_enabled?: boolean;
                    lock_duo_features_enabled?: boolean;
                    lock_duo_remote_flows_enabled?: boolean;
                    lock_memberships_to_ldap?: boolean;
                    lock_memberships_to_saml?: boolean;
                    lock_model_prompt_cache_enabled?: boolean;
                    lock_resource_access_token_notify_inherited?: boolean;
                    login_recaptcha_protection_enabled?: boolean;
                    mailgun_events_enabled?: boolean;
                    mailgun_signing_key?: string;
                    maintenance_mode?: boolean;
                    maintenance_mode_message?: string;
                    make_profile_private?: boolean;
                    math_rendering_limits_enabled?: boolean;
                    maven_package_requests_forwarding?: boolean;
                    max_artifacts_content_include_size?: number;
                    max_artifacts_size?: number;
                    max_attachment_size?: number;
                    max_decompressed_archive_size?: number;
                    max_export_size?: number;
                    max_github_response_json_value_count?: number;
                    max_github_response_size_limit?: number;
                    max_http_decompressed_size?: number;
                    max_http_response_csv_structural_chars?: number;
                    max_http_response_json_depth?: number;
                    max_http_response_json_structural_chars?: number;
                    max_http_response_size_limit?: number;
                    max_http_response_xml_structural_chars?: number;
                    max_import_remote_file_size?: number;
                    max_import_size?: number;
                    max_login_attempts?: number;
                    max_number_of_repository_downloads?: number;
                    max_number_of_repository_downloads_within_time_period?: number;
                    max_pages_custom_domains_per_project?: number;
                    max_pages_size?: number;
                    max_personal_access_token_lifetime?: number;
                    max_ssh_key_lifetime?: number;
                    max_terraform_state_size_bytes?: number;
                    max_yaml_depth?: number;
                    max_yaml_size_bytes?: number;
                    mcp_server_enabled?: boolean;
                    members_delete_limit?: number;
                    metrics_method_call_threshold?: number;
                    minimum_language_server_version?: string;
                    minimum_password_length?: number;
                    mirror_available?: boolean;
                    mirror_capacity_threshold?: number;
                    mirror_max_capacity?: number;
                    mirror_max_delay?: number;
                    model_prompt_cache_enabled?: boolean;
                    namespace_aggregation_schedule_lease_duration_in_seconds?: number;
                    notes_create_limit?: number;
                    notes_create_limit_allowlist_raw?: string;
                    notify_on_unknown_sign_in?: boolean;
                    npm_package_requests_forwarding?: boolean;
                    nuget_skip_metadata_url_validation?: boolean;
                    oauth_access_token_expires_in?: number;
                    observability_backend_ssl_verification_enabled?: boolean;
                    organization_cluster_agent_authorization_enabled?: boolean;
                    outbound_local_requests_allowlist_raw?: string;
                    package_metadata_purl_types?: number[];
                    package_registry_allow_anyone_to_pull_option?: boolean;
                    package_registry_cleanup_policies_worker_capacity?: number;
                    pages_domain_verification_enabled?: boolean;
                    pages_extra_deployments_default_expiry_seconds?: number;
                    pages_unique_domain_default_enabled?: boolean;
                    password_authentication_enabled_for_git?: boolean;
                    password_authentication_enabled_for_web?: boolean;
                    password_lowercase_required?: boolean;
                    password_number_required?: boolean;
                    password_symbol_required?: boolean;
                    password_uppercase_required?: boolean;
                    performance_bar_allowed_group_path?: string;
                    personal_access_token_prefix?: string;
                    pipeline_execution_policies_per_configuration_limit?: number;
                    pipeline_limit_per_project_user_sha?: number;
                    pipeline_limit_per_user?: number;
                    plantuml_diagram_proxy_enabled?: boolean;
                    plantuml_enabled?: boolean;
                    plantuml_url?: string;
                    polling_interval_multiplier?: number;
                    prevent_merge_requests_author_approval?: boolean;
                    prevent_merge_requests_committers_approval?: boolean;
                    product_analytics_configurator_connection_string?: string;
                    product_analytics_data_collector_host?: string;
                    product_analytics_enabled?: boolean;
                    project_api_limit?: number;
                    project_download_export_limit?: number;
                    project_export_enabled?: boolean;
                    project_export_limit?: number;
                    project_import_limit?: number;
                    project_invited_groups_api_limit?: number;
                    project_jobs_api_rate_limit?: number;
                    project_members_api_limit?: number;
                    project_runner_token_expiration_interval?: number;
                    project_secrets_limit?: number;
                    projects_api_limit?: number;
                    projects_api_rate_limit_unauthenticated?: number;
                    prometheus_metrics_enabled?: boolean;
                    protected_ci_variables?: boolean;
                    protected_paths_for_get_request_raw?: string;
                    protected_paths_raw?: string;
                    push_event_activities_limit?: number;
                    push_event_hooks_limit?: number;
                    pypi_package_requests_forwarding?: boolean;
                    rate_limiting_response_text?: string;
                    raw_blob_request_limit?: number;
                    raw_blob_request_limit_unauthenticated?: number;
                    recaptcha_enabled?: boolean;
                    recaptcha_private_key?: string;
                    recaptcha_site_key?: string;
                    receive_max_input_size?: number;
                    receptive_cluster_agents_enabled?: boolean;
                    reindexing_minimum_index_size?: number;
                    reindexing_minimum_relative_bloat_size?: number;
                    relation_export_batch_size?: number;
                    remember_me_enabled?: boolean;
                    repository_checks_enabled?: boolean;
                    repository_size_limit?: number;
                    repository_storages_weighted?: Record<string, never>;
                    require_admin_approval_after_user_signup?: boolean;
                    require_admin_two_factor_authentication?: boolean;
                    require_email_verification_on_account_locked?: boolean;
                    require_personal_access_token_expiry?: boolean;
                    require_two_factor_authentication?: boolean;
                    resource_access_token_notify_inherited?: boolean;
                    resource_usage_limits?: Record<string, never>;
                    restricted_visibility_levels?: string[];
                    root_moved_permanently_redirection?: boolean;
                    rsa_key_restriction?: number;
                    runner_jobs_endpoints_api_limit?: number;
                    runner_jobs_patch_trace_api_limit?: number;
                    runner_jobs_request_api_limit?: number;
                    runner_token_expiration_interval?: number;
                    scan_execution_policies_action_limit?: number;
                    scan_execution_policies_per_configuration_limit?: number;
                    scan_execution_policies_schedule_limit?: number;
                    search_max_docs_denominator?: number;
                    search_max_shard_size_gb?: number;
                    search_min_docs_before_rollover?: number;
                    search_rate_limit?: number;
                    search_rate_limit_allowlist_raw?: string;
                    search_rate_limit_unauthenticated?: number;
                    secret_detection_revocation_token_types_url?: string;
                    secret_detection_service_auth_token?: string;
                    secret_detection_service_url?: string;
                    secret_detection_token_revocation_enabled?: boolean;
                    secret_detection_token_revocation_token?: string;
                    secret_detection_token_revocation_url?: string;
                    secret_push_protection_available?: boolean;
                    security_approval_policies_limit?: number;
                    security_mr_report_cache_lifetime_minutes?: number;
                    security_policy_global_group_approvers_enabled?: boolean;
                    security_scan_stale_after_days?: number;
                    security_txt_content?: string;
                    sentry_clientside_dsn?: string;
                    sentry_clientside_traces_sample_rate?: number;
                    sentry_dsn?: string;
                    sentry_enabled?: boolean;
                    sentry_environment?: string;
                    service_access_tokens_expiration_enforced?: boolean;
                    session_expire_delay?: number;
                    session_expire_from_init?: boolean;
                    shared_runners_enabled?: boolean;
                    shared_runners_minutes?: number;
                    shared_runners_text?: string;
                    show_migrate_from_jenkins_banner?: boolean;
                    sidekiq_job_limiter_compression_threshold_bytes?: number;
                    sidekiq_job_limiter_limit_bytes?: number;
                    /** @enum {string} */
                    sidekiq_job_limiter_mode?: "track" | "compress";
                    sign_in_restrictions?: Record<string, never>;
                    signup_enabled?: boolean;
                    silent_admin_exports_enabled?: boolean;
                    silent_mode_enabled?: boolean;
                    slack_app_enabled?: boolean;
                    slack_app_id?: string;
                    slack_app_secret?: string;
                    slack_app_signing_secret?: string;
                    slack_app_verification_token?: string;
                    snippet_size_limit?: number;
                    snowplow_app_id?: string;
                    snowplow_collector_hostname?: string;
                    snowplow_cookie_domain?: string;
                    snowplow_database_collector_hostname?: string;
                    snowplow_enabled?: boolean;
                    sourcegraph_enabled?: boolean;
                    sourcegraph_public_only?: boolean;
                    sourcegraph_url?: string;
                    spam_check_api_key?: string;
                    spam_check_endpoint_enabled?: boolean;
                    spam_check_endpoint_url?: string;
                    static_objects_external_storage_auth_token?: string;
                    static_objects_external_storage_url?: string;
                    suggest_pipeline_enabled?: boolean;
                    terminal_max_session_time?: number;
                    terms?: string;
                    terraform_state_encryption_enabled?: boolean;
                    throttle_authenticated_api_enabled?: boolean;
                    throttle_authenticated_api_period_in_seconds?: number;
                    throttle_authenticated_api_requests_per_period?: number;
                    throttle_authenticated_deprecated_api_enabled?: boolean;
                    throttle_authenticated_deprecated_api_period_in_seconds?: number;
                    throttle_authenticated_deprecated_api_requests_per_period?: number;
                    throttle_authenticated_files_api_enabled?: boolean;
                    throttle_authenticated_files_api_period_in_seconds?: number;
                    throttle_authenticated_files_api_requests_per_period?: number;
                    throttle_authenticated_git_http_enabled?: boolean;
                    throttle_authenticated_git_http_period_in_seconds?: number;
                    throttle_authenticated_git_http_requests_per_period?: number;
                    throttle_authenticated_git_lfs_enabled?: boolean;
                    throttle_authenticated_git_lfs_period_in_seconds?: number;
                    throttle_authenticated_git_lfs_requests_per_period?: number;
                    throttle_authenticated_packages_api_enabled?: boolean;
                    throttle_authenticated_packages_api_period_in_seconds?: number;
                    throttle_authenticated_packages_api_requests_per_period?: number;
                    throttle_authenticated_web_enabled?: boolean;
                    throttle_authenticated_web_period_in_seconds?: number;
                    throttle_authenticated_web_requests_per_period?: number;
                    throttle_incident_management_notification_enabled?: boolean;
                    throttle_incident_management_notification_per_period?: number;
                    throttle_incident_management_notification_period_in_seconds?: number;
                    throttle_protected_paths_enabled?: boolean;
                    throttle_protected_paths_period_in_seconds?: number;
                    throttle_protected_paths_requests_per_period?: number;
                    throttle_unauthenticated_api_enabled?: boolean;
                    throttle_unauthenticated_api_period_in_seconds?: number;
                    throttle_unauthenticated_api_requests_per_period?: number;
                    throttle_unauthenticated_deprecated_api_enabled?: boolean;
                    throttle_unauthenticated_deprecated_api_period_in_seconds?: number;
                    throttle_unauthenticated_deprecated_api_requests_per_period?: number;
                    throttle_unauthenticated_files_api_enabled?: boolean;
                    throttle_unauthenticated_files_api_period_in_seconds?: number;
                    throttle_unauthenticated_files_api_requests_per_period?: number;
                    throttle_unauthenticated_git_http_enabled?: boolean;
                    throttle_unauthenticated_git_http_period_in_seconds?: number;
                    throttle_unauthenticated_git_http_requests_per_period?: number;
                    throttle_unauthenticated_packages_api_enabled?: boolean;
                    throttle_unauthenticated_packages_api_period_in_seconds?: number;
                    throttle_unauthenticated_packages_api_requests_per_period?: number;
                    throttle_unauthenticated_web_enabled?: boolean;
                    throttle_unauthenticated_web_period_in_seconds?: number;
                    throttle_unauthenticated_web_requests_per_period?: number;
                    time_tracking_limit_to_hours?: boolean;
                    tool_approval_for_session_availability?: string;
                    tool_approval_for_session_enabled?: boolean;
                    top_level_group_creation_enabled?: boolean;
                    two_factor_grace_period?: number;
                    unconfirmed_users_delete_after_days?: number;
                    unique_ips_limit_enabled?: boolean;
                    unique_ips_limit_per_user?: number;
                    unique_ips_limit_time_window?: number;
                    update_runner_versions_enabled?: boolean;
                    updating_name_disabled_for_users?: boolean;
                    usage_ping_enabled?: boolean;
                    usage_ping_features_enabled?: boolean;
                    usage_ping_generation_enabled?: boolean;
                    use_clickhouse_for_analytics?: boolean;
                    user_contributed_projects_api_limit?: number;
                    user_deactivation_emails_enabled?: boolean;
                    user_default_external?: boolean;
                    user_default_internal_regex?: string;
                    user_defaults_to_private_profile?: boolean;
                    user_oauth_applications?: boolean;
                    user_projects_api_limit?: number;
                    user_show_add_ssh_key_message?: boolean;
                    user_starred_projects_api_limit?: number;
                    users_api_limit_followers?: number;
                    users_api_limit_following?: number;
                    users_api_limit_gpg_key?: number;
                    users_api_limit_gpg_keys?: number;
                    users_api_limit_ssh_key?: number;
                    users_api_limit_ssh_keys?: number;
                    users_api_limit_status?: number;
                    users_get_by_id_limit?: number;
                    users_get_by_id_limit_allowlist_raw?: string;
                    vac_project_ids_raw?: string;
                    valid_runner_registrars?: string[];
                    version_check_enabled?: boolean;
                    virtual_registries_endpoints_api_limit?: number;
                    vscode_extension_marketplace?: Record<string, never>;
                    vscode_extension_marketplace_enabled?: boolean;
                    vscode_extension_marketplace_extension_host_domain?: string;
                    vscode_extension_marketplace_single_origin_fallback_enabled?: boolean;
                    vulnerability_management_policies_per_configuration_limit?: number;
                    /** @enum {string} */
                    whats_new_variant?: "all_tiers" | "current_tier" | "disabled";
                    wiki_asciidoc_allow_uri_includes?: boolean;
                    wiki_page_max_content_bytes?: number;
                    zoekt_auto_index_root_namespace?: boolean;
                    zoekt_cache_response?: boolean;
                    zoekt_cpu_to_tasks_ratio?: number;
                    zoekt_default_number_of_replicas?: number;
                    zoekt_force_reindexing_percentage?: number;
                    zoekt_indexed_file_size_limit?: string;
                    zoekt_indexing_enabled?: boolean;
                    zoekt_indexing_parallelism?: number;
                    zoekt_indexing_paused?: boolean;
                    zoekt_indexing_timeout?: string;
                    zoekt_lost_node_threshold?: string;
                    zoekt_max_projects_for_legacy_search?: number;
                    zoekt_max_restarts_15m?: number;
                    zoekt_maximum_files?: number;
                    zoekt_rollout_batch_size?: number;
                    zoekt_rollout_retry_interval?: string;
                    zoekt_search_enabled?: boolean;
                    zoekt_trigram_max?: number;
                };
            };
        };
        responses: never;
    };
    "admin.system_hook_list": {
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
        responses: never;
    };
    "admin.system_hook_add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                    name?: string;
                    description?: string;
                    push_events?: boolean;
                    tag_push_events?: boolean;
                    merge_requests_events?: boolean;
                    repository_update_events?: boolean;
                    push_events_branch_filter?: string;
                    /** @enum {string} */
                    branch_filter_strategy?: "wildcard" | "regex" | "all_branches";
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
        responses: never;
    };
    "admin.system_hook_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.system_hook_edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    url?: string;
                    name?: string;
                    description?: string;
                    push_events?: boolean;
                    tag_push_events?: boolean;
                    merge_requests_events?: boolean;
                    repository_update_events?: boolean;
                    push_events_branch_filter?: string;
                    /** @enum {string} */
                    branch_filter_strategy?: "wildcard" | "regex" | "all_branches";
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
        responses: never;
    };
    "admin.system_hook_test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.system_hook_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.system_hook_set_url_variable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                hook_id: number;
                /** @example token */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    value: string;
                };
            };
        };
        responses: never;
    };
    "admin.system_hook_delete_url_variable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                hook_id: number;
                /** @example token */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.system_hook_set_custom_header": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                hook_id: number;
                /** @example X-Api-Key */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    value: string;
                };
            };
        };
        responses: never;
    };
    "admin.system_hook_delete_custom_header": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                hook_id: number;
                /** @example X-Api-Key */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.terraform_protection_list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.terraform_protection_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    state_name: string;
                    /** @enum {string} */
                    minimum_access_level_for_write: "developer" | "maintainer" | "owner" | "admin";
                    /** @enum {string} */
                    allowed_from?: "anywhere" | "ci_only" | "ci_on_protected_branch_only";
                };
            };
        };
        responses: never;
    };
    "admin.terraform_protection_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                rule_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.terraform_protection_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                rule_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    state_name?: string;
                    /** @enum {string} */
                    minimum_access_level_for_write?: "developer" | "maintainer" | "owner" | "admin";
                    /** @enum {string} */
                    allowed_from?: "anywhere" | "ci_only" | "ci_on_protected_branch_only";
                };
            };
        };
        responses: never;
    };
    "admin.terraform_state_lock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example production */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ID: string;
                    Operation: string;
                    Info: string;
                    Who: string;
                    Version: string;
                    Created: string;
                    Path: string;
                };
            };
        };
        responses: never;
    };
    "admin.terraform_state_unlock": {
        parameters: {
            query?: {
                ID?: string;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example production */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.terraform_state_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example production */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.terraform_version_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example production */
                name: string;
                /** @example 1 */
                serial: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.topic_list": {
        parameters: {
            query?: {
                search?: string;
                without_projects?: boolean;
                organization_id?: number;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.topic_create": {
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
                    title: string;
                    description?: string;
                    organization_id?: number;
                };
            };
        };
        responses: never;
    };
    "admin.topic_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                topic_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.topic_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                topic_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    title?: string;
                    description?: string;
                };
            };
        };
        responses: never;
    };
    "admin.topic_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                topic_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.topic_merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source_topic_id: number;
                    target_topic_id: number;
                };
            };
        };
        responses: never;
    };
    "admin.custom_attr_list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.custom_attr_list~2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.custom_attr_list~3": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.custom_attr_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: number;
                /** @example cost_center */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.custom_attr_set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: number;
                /** @example cost_center */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    value: string;
                };
            };
        };
        responses: never;
    };
    "admin.custom_attr_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: number;
                /** @example cost_center */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.custom_attr_get~2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group_id: string;
                /** @example cost_center */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.custom_attr_set~2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group_id: string;
                /** @example cost_center */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    value: string;
                };
            };
        };
        responses: never;
    };
    "admin.custom_attr_delete~2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group_id: string;
                /** @example cost_center */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.custom_attr_get~3": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example cost_center */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "admin.custom_attr_set~3": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example cost_center */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    value: string;
                };
            };
        };
        responses: never;
    };
    "admin.custom_attr_delete~3": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example cost_center */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "attestation.list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 */
                subject_digest: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "attestation.download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                attestation_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "audit_event.list_project": {
        parameters: {
            query?: {
                created_after?: string;
                created_before?: string;
                pagination?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "audit_event.get_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                audit_event_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "audit_event.list_group": {
        parameters: {
            query?: {
                created_after?: string;
                created_before?: string;
                pagination?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "audit_event.get_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                audit_event_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "audit_event.list_instance": {
        parameters: {
            query?: {
                entity_type?: "Project" | "User" | "Group" | "Gitlab::Audit::InstanceScope";
                entity_id?: number;
                created_after?: string;
                created_before?: string;
                pagination?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "audit_event.get_instance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                audit_event_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "branch.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "branch.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example feature/login */
                branch_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "branch.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example feature/batch-10 */
                branch_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "branch.protect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "branch.get_protected": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
                branch_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "branch.unprotect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example develop */
                branch_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "branch.update_protected": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
                branch_name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    allow_force_push?: boolean;
                    code_owner_approval_required?: boolean;
                    unprotect_access_level?: number;
                    allowed_to_push?: {
                        id?: number;
                        user_id?: number;
                        group_id?: number;
                        deploy_key_id?: number;
                        access_level?: number;
                        _destroy?: boolean;
                    }[];
                    allowed_to_merge?: {
                        id?: number;
                        user_id?: number;
                        group_id?: number;
                        access_level?: number;
                        _destroy?: boolean;
                    }[];
                    allowed_to_unprotect?: {
                        id?: number;
                        user_id?: number;
                        group_id?: number;
                        access_level?: number;
                        _destroy?: boolean;
                    }[];
                };
            };
        };
        responses: never;
    };
    "branch.delete_merged": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "ci_catalog.publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: string;
                    metadata: Record<string, never>;
                };
            };
        };
        responses: never;
    };
    "ci_variable.list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "ci_variable.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "ci_variable.get": {
        parameters: {
            query?: {
                "filter[environment_scope]"?: string;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example DEPLOY_ENV */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "ci_variable.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example DEPLOY_ENV */
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
        responses: never;
    };
    "ci_variable.delete": {
        parameters: {
            query?: {
                "filter[environment_scope]"?: string;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example DEPLOY_ENV */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "ci_variable.group_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "ci_variable.group_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                    value: string;
                    masked_and_hidden?: boolean;
                    environment_scope?: string;
                    /** @enum {string} */
                    variable_type?: "env_var" | "file";
                    protected?: boolean;
                    masked?: boolean;
                    raw?: boolean;
                    description?: string;
                };
            };
        };
        responses: never;
    };
    "ci_variable.group_get": {
        parameters: {
            query?: {
                "filter[environment_scope]"?: string;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example DEPLOY_REGION */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "ci_variable.group_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example DEPLOY_REGION */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    value?: string;
                    environment_scope?: string;
                    filter?: {
                        environment_scope?: string;
                    };
                    /** @enum {string} */
                    variable_type?: "env_var" | "file";
                    protected?: boolean;
                    masked?: boolean;
                    raw?: boolean;
                    description?: string;
                };
            };
        };
        responses: never;
    };
    "ci_variable.group_delete": {
        parameters: {
            query?: {
                "filter[environment_scope]"?: string;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example DEPLOY_REGION */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "ci_variable.instance_list": {
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
        responses: never;
    };
    "ci_variable.instance_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                    value: string;
                    /** @enum {string} */
                    variable_type?: "env_var" | "file";
                    protected?: boolean;
                    masked?: boolean;
                    raw?: boolean;
                    description?: string;
                };
            };
        };
        responses: never;
    };
    "ci_variable.instance_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example HTTPS_PROXY */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "ci_variable.instance_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example HTTPS_PROXY */
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
                    protected?: boolean;
                    masked?: boolean;
                    raw?: boolean;
                    description?: string;
                };
            };
        };
        responses: never;
    };
    "ci_variable.instance_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example HTTPS_PROXY */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "compliance_policy.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "compliance_policy.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    csp_namespace_id?: number;
                };
            };
        };
        responses: never;
    };
    "dependency.list": {
        parameters: {
            query?: {
                package_manager?: string[];
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "dependency.export_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 101 */
                pipeline_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    export_type?: "sbom";
                    send_email?: boolean;
                };
            };
        };
        responses: never;
    };
    "dependency.export_create_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    export_type: "dependency_list" | "csv" | "cyclonedx_1_6_json";
                    send_email?: boolean;
                };
            };
        };
        responses: never;
    };
    "dependency.export_create_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    export_type: "json_array" | "csv";
                    send_email?: boolean;
                };
            };
        };
        responses: never;
    };
    "dependency.export_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                export_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "dependency.export_download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                export_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "dependency.vulnerability_list": {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "dora_metrics.project": {
        parameters: {
            query: {
                metric: "deployment_frequency" | "lead_time_for_changes" | "time_to_restore_service" | "change_failure_rate";
                start_date?: string;
                end_date?: string;
                interval?: "all" | "monthly" | "daily";
                environment_tiers?: ("production" | "staging" | "testing" | "development" | "other")[];
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "dora_metrics.group": {
        parameters: {
            query: {
                metric: "deployment_frequency" | "lead_time_for_changes" | "time_to_restore_service" | "change_failure_rate";
                start_date?: string;
                end_date?: string;
                interval?: "all" | "monthly" | "daily";
                environment_tiers?: ("production" | "staging" | "testing" | "development" | "other")[];
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "dora_metrics.deployment_frequency": {
        parameters: {
            query: {
                environment: string;
                from: string;
                to?: string;
                interval?: "all" | "monthly" | "daily";
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "enterprise_user.list": {
        parameters: {
            query?: {
                search?: string;
                username?: string;
                active?: boolean;
                blocked?: boolean;
                two_factor?: "enabled" | "disabled";
                created_after?: string;
                created_before?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "enterprise_user.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "enterprise_user.delete": {
        parameters: {
            query?: {
                hard_delete?: boolean;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 4 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "enterprise_user.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    email?: string;
                };
            };
        };
        responses: never;
    };
    "enterprise_user.disable_2fa": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "environment.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "environment.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                environment_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "environment.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
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
        responses: never;
    };
    "environment.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 3 */
                environment_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "environment.stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
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
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "environment.deployment_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    environment: string;
                    sha: string;
                    ref: string;
                    tag: boolean;
                    /** @enum {string} */
                    status: "running" | "success" | "failed" | "canceled";
                };
            };
        };
        responses: never;
    };
    "environment.deployment_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                deployment_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "environment.deployment_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                deployment_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "running" | "success" | "failed" | "canceled";
                };
            };
        };
        responses: never;
    };
    "environment.deployment_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                deployment_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "environment.deployment_merge_requests": {
        parameters: {
            query?: {
                state?: "opened" | "closed" | "locked" | "merged" | "all";
                author_username?: string;
                labels?: string[];
                milestone?: string;
                target_branch?: string;
                search?: string;
                order_by?: "created_at" | "updated_at" | "merged_at" | "priority" | "label_priority" | "milestone_due" | "popularity" | "title";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                deployment_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "environment.deployment_approve_or_reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                deployment_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "approved" | "rejected";
                    comment?: string;
                    represented_as?: string;
                };
            };
        };
        responses: never;
    };
    "environment.stop_stale": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    before: string;
                };
            };
        };
        responses: never;
    };
    "environment.review_apps_delete": {
        parameters: {
            query?: {
                before?: string;
                limit?: number;
                dry_run?: boolean;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "environment.freeze_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "environment.freeze_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    freeze_start: string;
                    freeze_end: string;
                    cron_timezone?: string;
                };
            };
        };
        responses: never;
    };
    "environment.freeze_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                freeze_period_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "environment.freeze_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                freeze_period_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    freeze_start?: string;
                    freeze_end?: string;
                    cron_timezone?: string;
                };
            };
        };
        responses: never;
    };
    "environment.freeze_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                freeze_period_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "environment.protected_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "environment.protected_protect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    deploy_access_levels: {
                        access_level?: number;
                        user_id?: number;
                        group_id?: number;
                        group_inheritance_type?: number;
                    }[];
                    approval_rules?: {
                        access_level?: number;
                        user_id?: number;
                        group_id?: number;
                        group_inheritance_type?: number;
                        required_approvals?: number;
                    }[];
                    required_approval_count?: number;
                };
            };
        };
        responses: never;
    };
    "environment.protected_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example production */
                environment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "environment.protected_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example production */
                environment: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    deploy_access_levels?: {
                        id?: number;
                        _destroy?: boolean;
                        access_level?: number;
                        user_id?: number;
                        group_id?: number;
                        group_inheritance_type?: number;
                    }[];
                    approval_rules?: {
                        id?: number;
                        _destroy?: boolean;
                        access_level?: number;
                        user_id?: number;
                        group_id?: number;
                        group_inheritance_type?: number;
                        required_approvals?: number;
                    }[];
                    required_approval_count?: number;
                };
            };
        };
        responses: never;
    };
    "environment.protected_unprotect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example production */
                environment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "external_status_check.list_project": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "external_status_check.create_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    external_url: string;
                    shared_secret?: string;
                    protected_branch_ids?: number[];
                };
            };
        };
        responses: never;
    };
    "external_status_check.list_project_checks": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "external_status_check.list_project_mr_checks": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "external_status_check.update_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                check_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    external_url?: string;
                    shared_secret?: string;
                    protected_branch_ids?: number[];
                };
            };
        };
        responses: never;
    };
    "external_status_check.delete_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                check_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "external_status_check.set_project_mr_status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    external_status_check_id: number;
                    sha: string;
                    /** @enum {string} */
                    status: "passed" | "failed" | "pending";
                };
            };
        };
        responses: never;
    };
    "external_status_check.retry_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example 1 */
                check_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "feature_flags.feature_flag_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "feature_flags.feature_flag_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example new-login */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "feature_flags.feature_flag_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example new-login */
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
        responses: never;
    };
    "feature_flags.feature_flag_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example new-login */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "feature_flags.ff_user_list_list": {
        parameters: {
            query?: {
                search?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "feature_flags.ff_user_list_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    user_xids: string;
                };
            };
        };
        responses: never;
    };
    "feature_flags.ff_user_list_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                user_list_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "feature_flags.ff_user_list_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                user_list_iid: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    user_xids?: string;
                };
            };
        };
        responses: never;
    };
    "feature_flags.ff_user_list_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                user_list_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "geo.list": {
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
        responses: never;
    };
    "geo.create": {
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
                    url: string;
                    primary?: boolean;
                    enabled?: boolean;
                    internal_url?: string;
                    selective_sync_type?: string;
                    selective_sync_namespace_ids?: number[];
                    selective_sync_shards?: string[];
                    selective_sync_organization_ids?: number[];
                    sync_object_storage?: boolean;
                    files_max_capacity?: number;
                    repos_max_capacity?: number;
                    container_repositories_max_capacity?: number;
                    verification_max_capacity?: number;
                    minimum_reverification_interval?: number;
                    blob_download_timeout?: number;
                };
            };
        };
        responses: never;
    };
    "geo.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                geo_site_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "geo.edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                geo_site_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    url?: string;
                    enabled?: boolean;
                    internal_url?: string;
                    selective_sync_type?: string;
                    selective_sync_namespace_ids?: number[];
                    selective_sync_shards?: string[];
                    selective_sync_organization_ids?: number[];
                    sync_object_storage?: boolean;
                    files_max_capacity?: number;
                    repos_max_capacity?: number;
                    container_repositories_max_capacity?: number;
                    verification_max_capacity?: number;
                    minimum_reverification_interval?: number;
                    blob_download_timeout?: number;
                };
            };
        };
        responses: never;
    };
    "geo.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                geo_site_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "geo.list_status": {
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
        responses: never;
    };
    "geo.get_status": {
        parameters: {
            query?: {
                refresh?: boolean;
            };
            header?: never;
            path: {
                /** @example 2 */
                geo_site_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "geo.repair": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                geo_site_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.approval_rule_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.approval_rule_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    approvals_required: number;
                    rule_type?: string;
                    user_ids?: number[];
                    group_ids?: number[];
                };
            };
        };
        responses: never;
    };
    "group.approval_rule_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                approval_rule_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    approvals_required?: number;
                    rule_type?: string;
                    user_ids?: number[];
                    group_ids?: number[];
                };
            };
        };
        responses: never;
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
        responses: never;
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
        responses: never;
    };
    "group.search": {
        parameters: {
            query: {
                search: string;
                all_available?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.get": {
        parameters: {
            query: {
                with_projects: "false";
                with_custom_attributes?: boolean;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
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
                    unique_project_download_limit_alertlist?: number[];
                    auto_ban_user_on_excessive_projects_download?: boolean;
                };
            };
        };
        responses: never;
    };
    "group.delete": {
        parameters: {
            query?: {
                permanently_remove?: boolean;
                full_path?: string;
            };
            header?: never;
            path: {
                /** @example demo/platform */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.issues": {
        parameters: {
            query?: {
                scope?: "created_by_me" | "assigned_to_me" | "all";
                state?: "opened" | "closed" | "all";
                labels?: string[];
                "not[labels]"?: string[];
                milestone?: string;
                "not[milestone]"?: string;
                search?: string;
                in?: string[];
                author_username?: string;
                author_id?: number;
                "not[author_username]"?: string;
                assignee_username?: string[];
                assignee_id?: string;
                "not[assignee_username]"?: string[];
                iids?: number[];
                confidential?: boolean;
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                updated_before?: string;
                my_reaction_emoji?: string;
                weight?: string;
                epic_id?: string;
                iteration_id?: string;
                health_status?: "on_track" | "needs_attention" | "at_risk" | "none" | "any";
                issue_type?: "issue" | "incident" | "test_case" | "requirement" | "task" | "ticket";
                due_date?: "0" | "any" | "today" | "tomorrow" | "overdue" | "week" | "month" | "next_month_and_previous_two_weeks";
                order_by?: "created_at" | "updated_at" | "due_date" | "priority" | "label_priority" | "milestone_due" | "popularity" | "relative_position" | "title" | "weight";
                sort?: "asc" | "desc";
                iteration_title?: string;
                closed_by_id?: number;
                with_labels_details?: boolean;
                non_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_label_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
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
        responses: never;
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
                /** @example demo */
                group_id: string;
                /** @example backend */
                label_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_label_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example backend */
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
        responses: never;
    };
    "group.group_label_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example backend */
                label_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_milestone_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
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
        responses: never;
    };
    "group.group_milestone_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_milestone_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
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
        responses: never;
    };
    "group.group_milestone_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.credential_list_pats": {
        parameters: {
            query?: {
                search?: string;
                state?: "active" | "inactive";
                revoked?: boolean;
                created_after?: string;
                created_before?: string;
                last_used_after?: string;
                last_used_before?: string;
                expires_after?: string;
                expires_before?: string;
                sort?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.credential_revoke_pat": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.credential_rotate_pat": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "group.credential_list_resource_tokens": {
        parameters: {
            query?: {
                search?: string;
                state?: "active" | "inactive";
                revoked?: boolean;
                created_after?: string;
                created_before?: string;
                last_used_after?: string;
                last_used_before?: string;
                expires_after?: string;
                expires_before?: string;
                sort?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.credential_revoke_resource_token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.credential_rotate_resource_token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "group.credential_list_ssh_keys": {
        parameters: {
            query?: {
                created_after?: string;
                created_before?: string;
                expires_after?: string;
                expires_before?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.credential_delete_ssh_key": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.service_account_list": {
        parameters: {
            query?: {
                order_by?: "id" | "username";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.service_account_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    username?: string;
                    email?: string;
                };
            };
        };
        responses: never;
    };
    "group.service_account_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 57 */
                service_account_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.service_account_delete": {
        parameters: {
            query?: {
                hard_delete?: boolean;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 57 */
                service_account_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.service_account_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 57 */
                service_account_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    username?: string;
                    email?: string;
                };
            };
        };
        responses: never;
    };
    "group.service_account_pat_list": {
        parameters: {
            query?: {
                search?: string;
                state?: "active" | "inactive";
                revoked?: boolean;
                created_after?: string;
                created_before?: string;
                last_used_after?: string;
                last_used_before?: string;
                expires_after?: string;
                expires_before?: string;
                sort?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 57 */
                service_account_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.service_account_pat_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 57 */
                service_account_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    scopes: string[];
                    description?: string;
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "group.service_account_pat_rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 57 */
                service_account_id: number;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "group.service_account_pat_revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 57 */
                service_account_id: number;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.ssh_cert_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.ssh_cert_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    key: string;
                };
            };
        };
        responses: never;
    };
    "group.ssh_cert_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                certificate_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.epic_child_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    confidential?: boolean;
                };
            };
        };
        responses: never;
    };
    "group.epic_child_reorder": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_iid: number;
                /** @example 2 */
                child_epic_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    move_before_id?: number;
                    move_after_id?: number;
                };
            };
        };
        responses: never;
    };
    "group.epic_child_assign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_iid: number;
                /** @example 2 */
                child_epic_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.epic_child_remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_iid: number;
                /** @example 2 */
                child_epic_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.epic_related_list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.epic_related_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    target_group_id: string;
                    target_epic_iid: number;
                    /** @enum {string} */
                    link_type?: "relates_to" | "blocks" | "is_blocked_by";
                };
            };
        };
        responses: never;
    };
    "group.epic_related_link_list": {
        parameters: {
            query?: {
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                updated_before?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.epic_related_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_iid: number;
                /** @example 1 */
                related_epic_link_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.epic_board_list_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                board_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.epic_board_list_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                board_id: number;
                /** @example 1 */
                list_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.epic_create_todo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.epic_discussion_resolve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_id: number;
                /** @example c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1c1 */
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
        responses: never;
    };
    "group.event_epic_state_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.event_epic_state_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_id: number;
                /** @example 1 */
                state_event_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.emoji_epic_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.emoji_epic_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: never;
    };
    "group.emoji_epic_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_iid: number;
                /** @example 1 */
                award_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.emoji_epic_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_iid: number;
                /** @example 1 */
                award_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.emoji_epic_note_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_iid: number;
                /** @example 601 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.emoji_epic_note_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_iid: number;
                /** @example 601 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: never;
    };
    "group.emoji_epic_note_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_iid: number;
                /** @example 601 */
                note_id: number;
                /** @example 1 */
                award_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.emoji_epic_note_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_iid: number;
                /** @example 601 */
                note_id: number;
                /** @example 1 */
                award_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.epic_get_links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                full_path: string;
                /** @example 1 */
                epic_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.epic_board_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.epic_board_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                board_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.event_epic_label_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.event_epic_label_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                epic_id: number;
                /** @example 1 */
                label_event_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.hook_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.hook_add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
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
                    member_events?: boolean;
                    subgroup_events?: boolean;
                    project_events?: boolean;
                    resource_access_token_events?: boolean;
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
        responses: never;
    };
    "group.hook_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.hook_edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    url?: string;
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
                    member_events?: boolean;
                    subgroup_events?: boolean;
                    project_events?: boolean;
                    resource_access_token_events?: boolean;
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
        responses: never;
    };
    "group.hook_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.hook_test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                hook_id: number;
                /** @example push_events */
                trigger: "push_events" | "tag_push_events" | "issues_events" | "confidential_issues_events" | "note_events" | "confidential_note_events" | "merge_requests_events" | "job_events" | "pipeline_events" | "wiki_page_events" | "deployment_events" | "feature_flag_events" | "releases_events" | "milestone_events" | "emoji_events" | "resource_access_token_events" | "resource_deploy_token_events" | "vulnerability_events";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.hook_resend_event": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                hook_id: number;
                /** @example 1 */
                hook_log_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.hook_set_custom_header": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                hook_id: number;
                /** @example X-Api-Key */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    value: string;
                };
            };
        };
        responses: never;
    };
    "group.hook_delete_custom_header": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                hook_id: number;
                /** @example X-Api-Key */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.hook_set_url_variable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                hook_id: number;
                /** @example token */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    value: string;
                };
            };
        };
        responses: never;
    };
    "group.hook_delete_url_variable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                hook_id: number;
                /** @example token */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.hook_events": {
        parameters: {
            query?: {
                status?: string[];
                per_page?: number;
                page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.ldap_link_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.ldap_link_add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    provider: string;
                    cn?: string;
                    filter?: string;
                    group_access: number;
                    member_role_id?: number;
                };
            };
        };
        responses: never;
    };
    "group.ldap_link_delete": {
        parameters: {
            query: {
                provider: string;
                cn?: string;
                filter?: string;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.ldap_link_delete_for_provider": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example ldapmain */
                provider: string;
                /** @example developers */
                cn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.ldap_link_delete_for_provider~2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example developers */
                cn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.ldap_sync": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.ldap_group_list": {
        parameters: {
            query?: {
                search?: string;
            };
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.ldap_group_list~2": {
        parameters: {
            query?: {
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.saml_link_list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.saml_link_add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    saml_group_name: string;
                    access_level: number;
                    provider?: string;
                    member_role_id?: number;
                };
            };
        };
        responses: never;
    };
    "group.saml_link_get": {
        parameters: {
            query?: {
                provider?: string;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example developers */
                saml_group_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.saml_link_delete": {
        parameters: {
            query?: {
                provider?: string;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example developers */
                saml_group_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.saml_users_list": {
        parameters: {
            query?: {
                username?: string;
                search?: string;
                active?: boolean;
                blocked?: boolean;
                created_after?: string;
                created_before?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.saml_identity_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.saml_identity_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1234 */
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.saml_identity_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1234 */
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.saml_identity_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1234 */
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    extern_uid: string;
                };
            };
        };
        responses: never;
    };
    "group.list_provisioned_users": {
        parameters: {
            query?: {
                username?: string;
                search?: string;
                active?: boolean;
                blocked?: boolean;
                created_after?: string;
                created_before?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/platform */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/platform */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/platform */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.transfer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/platform */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    group_id?: number;
                };
            };
        };
        responses: never;
    };
    "group.transfer_locations": {
        parameters: {
            query?: {
                search?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.transfer_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example demo/handbook */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.transfer_to_organization": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    organization_id: number;
                };
            };
        };
        responses: never;
    };
    "group.upload_avatar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    avatar: string;
                };
            };
        };
        responses: never;
    };
    "group.direct_subgroups": {
        parameters: {
            query?: {
                search?: string;
                owned?: boolean;
                all_available?: boolean;
                min_access_level?: number;
                visibility?: "private" | "internal" | "public";
                archived?: boolean;
                active?: boolean;
                marked_for_deletion_on?: string;
                skip_groups?: number[];
                statistics?: boolean;
                with_custom_attributes?: boolean;
                repository_storage?: string;
                order_by?: "name" | "path" | "id" | "similarity";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.share_with_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/platform */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    group_id: number;
                    group_access: number;
                    expires_at?: string;
                    member_role_id?: number;
                };
            };
        };
        responses: never;
    };
    "group.unshare_from_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 8 */
                share_group_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.invited_groups": {
        parameters: {
            query?: {
                relation?: string[];
                search?: string;
                min_access_level?: number;
                with_custom_attributes?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.shared_with": {
        parameters: {
            query?: {
                search?: string;
                visibility?: "private" | "internal" | "public";
                min_access_level?: number;
                skip_groups?: number[];
                with_custom_attributes?: boolean;
                order_by?: "name" | "path" | "id" | "similarity";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.shared_projects": {
        parameters: {
            query?: {
                search?: string;
                archived?: boolean;
                visibility?: "private" | "internal" | "public";
                min_access_level?: number;
                starred?: boolean;
                with_issues_enabled?: boolean;
                with_merge_requests_enabled?: boolean;
                simple?: boolean;
                with_custom_attributes?: boolean;
                order_by?: "id" | "name" | "path" | "created_at" | "updated_at" | "last_activity_at" | "star_count";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.security_settings_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    secret_push_protection_enabled: boolean;
                    projects_to_exclude?: number[];
                };
            };
        };
        responses: never;
    };
    "group.analytics_issues_count": {
        parameters: {
            query: {
                group_path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.analytics_mr_count": {
        parameters: {
            query: {
                group_path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.analytics_members_count": {
        parameters: {
            query: {
                group_path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.organization_create": {
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
                    description?: string;
                    /** @enum {string} */
                    visibility?: "private" | "public";
                };
            };
        };
        responses: never;
    };
    "group.organization_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                organization_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_member_list_direct": {
        parameters: {
            query?: {
                query?: string;
                user_ids?: number[];
                skip_users?: number[];
                show_seat_info?: boolean;
                with_saml_identity?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_member_add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
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
                    invite_source?: string;
                };
            };
        };
        responses: never;
    };
    "group.group_member_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_member_edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 3 */
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
        responses: never;
    };
    "group.group_member_remove": {
        parameters: {
            query?: {
                skip_subresources?: boolean;
                unassign_issuables?: boolean;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 3 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_member_get_inherited": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_member_share": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/platform */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    group_id: number;
                    group_access: number;
                    expires_at?: string;
                    member_role_id?: number;
                };
            };
        };
        responses: never;
    };
    "group.group_member_unshare": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 8 */
                share_group_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_member_set_state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 3 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    state: "awaiting" | "active";
                };
            };
        };
        responses: never;
    };
    "group.group_member_override_set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 3 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_member_override_remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 3 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.pending_member_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.pending_member_approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 5 */
                member_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.pending_member_approve_all": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_billable_members_list": {
        parameters: {
            query?: {
                search?: string;
                sort?: "access_level_asc" | "access_level_desc" | "last_joined" | "oldest_joined" | "name_asc" | "name_desc" | "recent_sign_in" | "oldest_sign_in" | "last_activity_on_asc" | "last_activity_on_desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_billable_member_memberships_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_billable_member_indirect_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_billable_member_remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 3 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_board_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_board_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: never;
    };
    "group.group_board_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 2 */
                board_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_board_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 2 */
                board_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    hide_backlog_list?: boolean;
                    hide_closed_list?: boolean;
                    milestone_id?: number;
                    assignee_id?: number;
                    labels?: string;
                    weight?: number;
                };
            };
        };
        responses: never;
    };
    "group.group_board_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 2 */
                board_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_board_list_lists": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 2 */
                board_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_board_create_list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 2 */
                board_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    label_id?: number;
                    milestone_id?: number;
                    iteration_id?: number;
                    assignee_id?: number;
                };
            };
        };
        responses: never;
    };
    "group.group_board_get_list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 2 */
                board_id: number;
                /** @example 3 */
                list_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_board_update_list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 2 */
                board_id: number;
                /** @example 3 */
                list_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    position: number;
                };
            };
        };
        responses: never;
    };
    "group.group_board_delete_list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 2 */
                board_id: number;
                /** @example 3 */
                list_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_label_subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example backend */
                label_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_label_unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example backend */
                label_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_milestone_issues": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_milestone_merge_requests": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_milestone_burndown": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.release_list": {
        parameters: {
            query?: {
                simple?: boolean;
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.badge_list": {
        parameters: {
            query?: {
                name?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.badge_add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    link_url: string;
                    image_url: string;
                    name?: string;
                };
            };
        };
        responses: never;
    };
    "group.badge_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                badge_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.badge_edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                badge_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    link_url?: string;
                    image_url?: string;
                    name?: string;
                };
            };
        };
        responses: never;
    };
    "group.badge_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                badge_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.badge_preview": {
        parameters: {
            query: {
                link_url: string;
                image_url: string;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.protected_branch_list": {
        parameters: {
            query?: {
                search?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.protected_branch_protect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
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
        responses: never;
    };
    "group.protected_branch_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example main */
                branch: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.protected_branch_unprotect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example release/* */
                branch: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.protected_branch_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example main */
                branch: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    unprotect_access_level?: number;
                    allow_force_push?: boolean;
                    code_owner_approval_required?: boolean;
                    allowed_to_push?: {
                        id?: number;
                        user_id?: number;
                        group_id?: number;
                        deploy_key_id?: number;
                        access_level?: number;
                        _destroy?: boolean;
                    }[];
                    allowed_to_merge?: {
                        id?: number;
                        user_id?: number;
                        group_id?: number;
                        access_level?: number;
                        _destroy?: boolean;
                    }[];
                    allowed_to_unprotect?: {
                        id?: number;
                        user_id?: number;
                        group_id?: number;
                        access_level?: number;
                        _destroy?: boolean;
                    }[];
                };
            };
        };
        responses: never;
    };
    "group.protected_env_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.protected_env_protect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    name: "production" | "staging" | "testing" | "development" | "other";
                    deploy_access_levels: {
                        access_level?: number;
                        user_id?: number;
                        group_id?: number;
                        group_inheritance_type?: number;
                    }[];
                    approval_rules?: {
                        access_level?: number;
                        user_id?: number;
                        group_id?: number;
                        group_inheritance_type?: number;
                        required_approvals?: number;
                    }[];
                    required_approval_count?: number;
                };
            };
        };
        responses: never;
    };
    "group.protected_env_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example production */
                environment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.protected_env_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example production */
                environment: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    deploy_access_levels?: {
                        id?: number;
                        _destroy?: boolean;
                        access_level?: number;
                        user_id?: number;
                        group_id?: number;
                        group_inheritance_type?: number;
                    }[];
                    approval_rules?: {
                        id?: number;
                        _destroy?: boolean;
                        access_level?: number;
                        user_id?: number;
                        group_id?: number;
                        group_inheritance_type?: number;
                        required_approvals?: number;
                    }[];
                    required_approval_count?: number;
                };
            };
        };
        responses: never;
    };
    "group.protected_env_unprotect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example staging */
                environment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.push_rule_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.push_rule_edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    commit_message_regex?: string;
                    commit_message_negative_regex?: string;
                    branch_name_regex?: string;
                    author_email_regex?: string;
                    file_name_regex?: string;
                    max_file_size?: number;
                    member_check?: boolean;
                    deny_delete_tag?: boolean;
                    prevent_secrets?: boolean;
                    commit_committer_check?: boolean;
                    commit_committer_name_check?: boolean;
                    reject_unsigned_commits?: boolean;
                    reject_non_dco_commits?: boolean;
                };
            };
        };
        responses: never;
    };
    "group.push_rule_add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    commit_message_regex?: string;
                    commit_message_negative_regex?: string;
                    branch_name_regex?: string;
                    author_email_regex?: string;
                    file_name_regex?: string;
                    max_file_size?: number;
                    member_check?: boolean;
                    deny_delete_tag?: boolean;
                    prevent_secrets?: boolean;
                    commit_committer_check?: boolean;
                    commit_committer_name_check?: boolean;
                    reject_unsigned_commits?: boolean;
                    reject_non_dco_commits?: boolean;
                };
            };
        };
        responses: never;
    };
    "group.push_rule_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_export_schedule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_export_download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_import_file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                    name: string;
                    path: string;
                    parent_id?: number;
                    organization_id?: number;
                };
            };
        };
        responses: never;
    };
    "group.group_relations_schedule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    batched?: boolean;
                };
            };
        };
        responses: never;
    };
    "group.group_relations_list_status": {
        parameters: {
            query?: {
                relation?: string;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_relations_download": {
        parameters: {
            query: {
                relation: string;
                batched?: boolean;
                batch_number?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_upload_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_upload_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
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
        responses: never;
    };
    "group.group_upload_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                upload_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_upload_delete_by_id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                upload_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_upload_get_by_secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 66dbcd21ec5d24ed6ea225176098d52b */
                secret: string;
                /** @example note.txt */
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.group_upload_delete_by_secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 66dbcd21ec5d24ed6ea225176098d52b */
                secret: string;
                /** @example note.txt */
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.download_avatar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.placeholder_reassignment_download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.placeholder_reassignment_upload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
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
        responses: never;
    };
    "group.offline_export_list": {
        parameters: {
            query?: {
                status?: "created" | "started" | "finished" | "failed";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.offline_export_start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bucket: string;
                    entities: {
                        full_path: string;
                    }[];
                    aws_s3_configuration?: {
                        aws_access_key_id: string;
                        aws_secret_access_key: string;
                        region: string;
                        path_style?: boolean;
                    };
                    s3_compatible_configuration?: {
                        aws_access_key_id: string;
                        aws_secret_access_key: string;
                        region: string;
                        endpoint: string;
                        path_style?: boolean;
                    };
                };
            };
        };
        responses: never;
    };
    "group.offline_export_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                offline_export_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.offline_import_start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bucket: string;
                    export_prefix: string;
                    entities: {
                        /** @enum {string} */
                        source_type: "group_entity" | "project_entity";
                        source_full_path: string;
                        destination_namespace: string;
                        destination_slug?: string;
                    }[];
                    aws_s3_configuration?: {
                        aws_access_key_id: string;
                        aws_secret_access_key: string;
                        region: string;
                        path_style?: boolean;
                    };
                    s3_compatible_configuration?: {
                        aws_access_key_id: string;
                        aws_secret_access_key: string;
                        region: string;
                        endpoint: string;
                        path_style?: boolean;
                    };
                };
            };
        };
        responses: never;
    };
    "group.wiki_upload_attachment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
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
        responses: never;
    };
    "group.wiki_note_list": {
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
                /** @example demo */
                group_id: string;
                /** @example 1 */
                wiki_page_meta_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.wiki_note_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                wiki_page_meta_id: number;
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
        responses: never;
    };
    "group.wiki_note_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                wiki_page_meta_id: number;
                /** @example 1 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.wiki_note_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                wiki_page_meta_id: number;
                /** @example 1 */
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
        responses: never;
    };
    "group.wiki_note_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                wiki_page_meta_id: number;
                /** @example 1 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.wiki_list": {
        parameters: {
            query?: {
                with_content?: boolean;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.wiki_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
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
        responses: never;
    };
    "group.wiki_get": {
        parameters: {
            query?: {
                version?: string;
                render_html?: boolean;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example home */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group.wiki_edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example home */
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
        responses: never;
    };
    "group.wiki_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example docs/setup */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group_scim.list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group_scim.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 0b1d51d6 */
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group_scim.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 0b1d51d6 */
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "group_scim.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 0b1d51d6 */
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    extern_uid: string;
                };
            };
        };
        responses: never;
    };
    "issue.list": {
        parameters: {
            query?: {
                scope?: "created_by_me" | "assigned_to_me" | "all";
                state?: "opened" | "closed" | "all";
                labels?: string[];
                "not[labels]"?: string[];
                milestone?: string;
                "not[milestone]"?: string;
                search?: string;
                in?: string[];
                author_username?: string;
                author_id?: number;
                "not[author_username]"?: string;
                assignee_username?: string[];
                assignee_id?: string;
                "not[assignee_username]"?: string[];
                iids?: number[];
                confidential?: boolean;
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                updated_before?: string;
                my_reaction_emoji?: string;
                weight?: string;
                epic_id?: string;
                iteration_id?: string;
                health_status?: "on_track" | "needs_attention" | "at_risk" | "none" | "any";
                issue_type?: "issue" | "incident" | "test_case" | "requirement" | "task" | "ticket";
                due_date?: "0" | "any" | "today" | "tomorrow" | "overdue" | "week" | "month" | "next_month_and_previous_two_weeks";
                order_by?: "created_at" | "updated_at" | "due_date" | "priority" | "label_priority" | "milestone_due" | "popularity" | "relative_position" | "title" | "weight";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "issue.list_group": {
        parameters: {
            query?: {
                scope?: "created_by_me" | "assigned_to_me" | "all";
                state?: "opened" | "closed" | "all";
                labels?: string[];
                "not[labels]"?: string[];
                milestone?: string;
                "not[milestone]"?: string;
                search?: string;
                in?: string[];
                author_username?: string;
                author_id?: number;
                "not[author_username]"?: string;
                assignee_username?: string[];
                assignee_id?: string;
                "not[assignee_username]"?: string[];
                iids?: number[];
                confidential?: boolean;
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                updated_before?: string;
                my_reaction_emoji?: string;
                weight?: string;
                epic_id?: string;
                iteration_id?: string;
                health_status?: "on_track" | "needs_attention" | "at_risk" | "none" | "any";
                issue_type?: "issue" | "incident" | "test_case" | "requirement" | "task" | "ticket";
                due_date?: "0" | "any" | "today" | "tomorrow" | "overdue" | "week" | "month" | "next_month_and_previous_two_weeks";
                order_by?: "created_at" | "updated_at" | "due_date" | "priority" | "label_priority" | "milestone_due" | "popularity" | "relative_position" | "title" | "weight";
                sort?: "asc" | "desc";
                iteration_title?: string;
                closed_by_id?: number;
                with_labels_details?: boolean;
                non_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 6 */
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
        responses: never;
    };
    "issue.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 57 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.mrs_closing": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.mrs_related": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.note_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
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
        responses: never;
    };
    "issue.note_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
                /** @example 301 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.note_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
                /** @example 302 */
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
        responses: never;
    };
    "issue.note_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
                /** @example 302 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.discussion_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.discussion_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
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
        responses: never;
    };
    "issue.discussion_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
                /** @example d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1 */
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.discussion_resolve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
                /** @example d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1 */
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
        responses: never;
    };
    "issue.discussion_add_note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
                /** @example d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1 */
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
        responses: never;
    };
    "issue.discussion_update_note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
                /** @example d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1 */
                discussion_id: string;
                /** @example 301 */
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
        responses: never;
    };
    "issue.discussion_delete_note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
                /** @example d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1 */
                discussion_id: string;
                /** @example 301 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.link_list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.link_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
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
        responses: never;
    };
    "issue.link_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                issue_iid: number;
                /** @example 1 */
                issue_link_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.link_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                issue_iid: number;
                /** @example 1 */
                issue_link_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.list_all": {
        parameters: {
            query?: {
                scope?: "created_by_me" | "assigned_to_me" | "all";
                state?: "opened" | "closed" | "all";
                labels?: string[];
                "not[labels]"?: string[];
                milestone?: string;
                "not[milestone]"?: string;
                search?: string;
                in?: string[];
                author_username?: string;
                author_id?: number;
                "not[author_username]"?: string;
                assignee_username?: string[];
                assignee_id?: string;
                "not[assignee_username]"?: string[];
                iids?: number[];
                confidential?: boolean;
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                updated_before?: string;
                my_reaction_emoji?: string;
                weight?: string;
                epic_id?: string;
                iteration_id?: string;
                health_status?: "on_track" | "needs_attention" | "at_risk" | "none" | "any";
                issue_type?: "issue" | "incident" | "test_case" | "requirement" | "task" | "ticket";
                due_date?: "0" | "any" | "today" | "tomorrow" | "overdue" | "week" | "month" | "next_month_and_previous_two_weeks";
                order_by?: "created_at" | "updated_at" | "due_date" | "priority" | "label_priority" | "milestone_due" | "popularity" | "relative_position" | "title" | "weight";
                sort?: "asc" | "desc";
                closed_by_id?: number;
                non_archived?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.get_by_id": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                issue_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.statistics_get": {
        parameters: {
            query?: {
                scope?: "created_by_me" | "assigned_to_me" | "all";
                labels?: string[];
                "not[labels]"?: string[];
                milestone?: string;
                "not[milestone]"?: string;
                search?: string;
                in?: string[];
                author_username?: string;
                author_id?: number;
                "not[author_username]"?: string;
                assignee_username?: string[];
                assignee_id?: string;
                "not[assignee_username]"?: string[];
                iids?: number[];
                confidential?: boolean;
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                updated_before?: string;
                my_reaction_emoji?: string;
                weight?: string;
                epic_id?: string;
                iteration_id?: string;
                health_status?: "on_track" | "needs_attention" | "at_risk" | "none" | "any";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.statistics_get_group": {
        parameters: {
            query?: {
                scope?: "created_by_me" | "assigned_to_me" | "all";
                labels?: string[];
                "not[labels]"?: string[];
                milestone?: string;
                "not[milestone]"?: string;
                search?: string;
                in?: string[];
                author_username?: string;
                author_id?: number;
                "not[author_username]"?: string;
                assignee_username?: string[];
                assignee_id?: string;
                "not[assignee_username]"?: string[];
                iids?: number[];
                confidential?: boolean;
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                updated_before?: string;
                my_reaction_emoji?: string;
                weight?: string;
                epic_id?: string;
                iteration_id?: string;
                health_status?: "on_track" | "needs_attention" | "at_risk" | "none" | "any";
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.statistics_get_project": {
        parameters: {
            query?: {
                scope?: "created_by_me" | "assigned_to_me" | "all";
                labels?: string[];
                "not[labels]"?: string[];
                milestone?: string;
                "not[milestone]"?: string;
                search?: string;
                in?: string[];
                author_username?: string;
                author_id?: number;
                "not[author_username]"?: string;
                assignee_username?: string[];
                assignee_id?: string;
                "not[assignee_username]"?: string[];
                iids?: number[];
                confidential?: boolean;
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                updated_before?: string;
                my_reaction_emoji?: string;
                weight?: string;
                epic_id?: string;
                iteration_id?: string;
                health_status?: "on_track" | "needs_attention" | "at_risk" | "none" | "any";
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.event_issue_state_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 5 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.event_issue_state_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 5 */
                issue_iid: number;
                /** @example 1 */
                state_event_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.event_issue_label_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.event_issue_label_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
                /** @example 1 */
                label_event_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.event_issue_milestone_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.event_issue_milestone_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
                /** @example 1 */
                milestone_event_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.event_issue_iteration_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.event_issue_iteration_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
                /** @example 1 */
                iteration_event_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.event_issue_weight_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.event_issue_weight_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
                /** @example 1 */
                weight_event_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.metric_image_list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.metric_image_upload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                    url?: string;
                    url_text?: string;
                };
            };
        };
        responses: never;
    };
    "issue.metric_image_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
                /** @example 1 */
                metric_image_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    url?: string;
                    url_text?: string;
                };
            };
        };
        responses: never;
    };
    "issue.metric_image_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
                /** @example 1 */
                metric_image_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.user_agent_detail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.participants": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.create_todo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 3 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.move": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 6 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    to_project_id: number;
                };
            };
        };
        responses: never;
    };
    "issue.clone": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    to_project_id: number;
                    with_notes?: boolean;
                };
            };
        };
        responses: never;
    };
    "issue.reorder": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    move_after_id?: number;
                    move_before_id?: number;
                };
            };
        };
        responses: never;
    };
    "issue.time_stats_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.time_estimate_set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    duration: string;
                };
            };
        };
        responses: never;
    };
    "issue.time_estimate_reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.spent_time_add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    duration: string;
                    summary?: string;
                };
            };
        };
        responses: never;
    };
    "issue.spent_time_reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.iteration_list_project": {
        parameters: {
            query?: {
                state?: "opened" | "upcoming" | "started" | "current" | "closed" | "all";
                search?: string;
                in?: string[];
                include_ancestors?: boolean;
                include_descendants?: boolean;
                updated_after?: string;
                updated_before?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.iteration_list_group": {
        parameters: {
            query?: {
                state?: "opened" | "upcoming" | "started" | "current" | "closed" | "all";
                search?: string;
                in?: string[];
                include_ancestors?: boolean;
                include_descendants?: boolean;
                updated_after?: string;
                updated_before?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.emoji_issue_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.emoji_issue_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: never;
    };
    "issue.emoji_issue_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
                /** @example 1 */
                award_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.emoji_issue_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
                /** @example 1 */
                award_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.emoji_issue_note_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
                /** @example 301 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.emoji_issue_note_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
                /** @example 301 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: never;
    };
    "issue.emoji_issue_note_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
                /** @example 301 */
                note_id: number;
                /** @example 1 */
                award_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "issue.emoji_issue_note_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                issue_iid: number;
                /** @example 301 */
                note_id: number;
                /** @example 1 */
                award_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
                /** @example 101 */
                pipeline_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "job.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1001 */
                job_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "job.trace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1002 */
                job_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "job.retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1002 */
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
        responses: never;
    };
    "job.play": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1003 */
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
        responses: never;
    };
    "job.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1006 */
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
        responses: never;
    };
    "job.list_bridges": {
        parameters: {
            query?: {
                scope?: ("created" | "waiting_for_resource" | "preparing" | "waiting_for_callback" | "pending" | "running" | "success" | "failed" | "canceling" | "canceled" | "skipped" | "manual" | "scheduled")[];
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 101 */
                pipeline_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "job.artifacts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1001 */
                job_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "job.delete_artifacts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1001 */
                job_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "job.artifact_tree": {
        parameters: {
            query?: {
                path?: string;
                recursive?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1001 */
                job_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "job.download_single_artifact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1001 */
                job_id: number;
                /** @example coverage/cobertura.xml */
                artifact_path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "job.download_artifacts": {
        parameters: {
            query: {
                job: string;
                search_recent_successful_pipelines?: boolean;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
                ref_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "job.download_single_artifact_by_ref": {
        parameters: {
            query: {
                job: string;
                search_recent_successful_pipelines?: boolean;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
                ref_name: string;
                /** @example coverage/cobertura.xml */
                artifact_path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "job.keep_artifacts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1001 */
                job_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "job.delete_project_artifacts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "job.erase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1001 */
                job_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "job.token_scope_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "job.token_scope_patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    enabled: boolean;
                };
            };
        };
        responses: never;
    };
    "job.token_scope_list_inbound": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "job.token_scope_add_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                own_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    target_project_id: number;
                };
            };
        };
        responses: never;
    };
    "job.token_scope_remove_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                own_id: number;
                /** @example 71 */
                target_project_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "job.token_scope_list_groups": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "job.token_scope_add_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                own_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    target_group_id: number;
                };
            };
        };
        responses: never;
    };
    "job.token_scope_remove_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                own_id: number;
                /** @example 7 */
                target_group_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "member_role.list_instance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "member_role.create_instance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    base_access_level: number;
                    name?: string;
                    description?: string;
                    admin_merge_request?: boolean;
                    read_code?: boolean;
                    read_dependency?: boolean;
                    read_vulnerability?: boolean;
                    admin_vulnerability?: boolean;
                    read_crm_contact?: boolean;
                    read_runners?: boolean;
                    admin_runners?: boolean;
                    admin_cicd_variables?: boolean;
                    admin_terraform_state?: boolean;
                    admin_protected_branch?: boolean;
                    admin_protected_environments?: boolean;
                    admin_push_rules?: boolean;
                    admin_integrations?: boolean;
                    admin_web_hook?: boolean;
                    admin_group_member?: boolean;
                    admin_compliance_framework?: boolean;
                    read_compliance_dashboard?: boolean;
                    manage_merge_request_settings?: boolean;
                    manage_security_policy_link?: boolean;
                    manage_deploy_tokens?: boolean;
                    manage_project_access_tokens?: boolean;
                    manage_group_access_tokens?: boolean;
                    archive_project?: boolean;
                    remove_project?: boolean;
                    remove_group?: boolean;
                    destroy_package?: boolean;
                    read_virtual_registry?: boolean;
                    read_security_attribute?: boolean;
                    admin_security_attributes?: boolean;
                    read_security_scan_profiles?: boolean;
                    apply_security_scan_profiles?: boolean;
                    update_sec_ai_workflow_settings?: boolean;
                    admin_ai_catalog_item?: boolean;
                    admin_ai_catalog_item_consumer?: boolean;
                    read_agent_artifacts?: boolean;
                    read_admin_users?: boolean;
                    read_admin_groups?: boolean;
                    read_admin_projects?: boolean;
                    read_admin_cicd?: boolean;
                    read_admin_monitoring?: boolean;
                    read_admin_subscription?: boolean;
                };
            };
        };
        responses: never;
    };
    "member_role.delete_instance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                member_role_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "member_role.list_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "member_role.create_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    base_access_level: number;
                    name?: string;
                    description?: string;
                    admin_merge_request?: boolean;
                    read_code?: boolean;
                    read_dependency?: boolean;
                    read_vulnerability?: boolean;
                    admin_vulnerability?: boolean;
                    read_crm_contact?: boolean;
                    read_runners?: boolean;
                    admin_runners?: boolean;
                    admin_cicd_variables?: boolean;
                    admin_terraform_state?: boolean;
                    admin_protected_branch?: boolean;
                    admin_protected_environments?: boolean;
                    admin_push_rules?: boolean;
                    admin_integrations?: boolean;
                    admin_web_hook?: boolean;
                    admin_group_member?: boolean;
                    admin_compliance_framework?: boolean;
                    read_compliance_dashboard?: boolean;
                    manage_merge_request_settings?: boolean;
                    manage_security_policy_link?: boolean;
                    manage_deploy_tokens?: boolean;
                    manage_project_access_tokens?: boolean;
                    manage_group_access_tokens?: boolean;
                    archive_project?: boolean;
                    remove_project?: boolean;
                    remove_group?: boolean;
                    destroy_package?: boolean;
                    read_virtual_registry?: boolean;
                    read_security_attribute?: boolean;
                    admin_security_attributes?: boolean;
                    read_security_scan_profiles?: boolean;
                    apply_security_scan_profiles?: boolean;
                    update_sec_ai_workflow_settings?: boolean;
                    admin_ai_catalog_item?: boolean;
                    admin_ai_catalog_item_consumer?: boolean;
                    read_agent_artifacts?: boolean;
                    read_admin_users?: boolean;
                    read_admin_groups?: boolean;
                    read_admin_projects?: boolean;
                    read_admin_cicd?: boolean;
                    read_admin_monitoring?: boolean;
                    read_admin_subscription?: boolean;
                };
            };
        };
        responses: never;
    };
    "member_role.delete_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                member_role_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "member_role.list_admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "member_role.create_admin": {
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
                    description?: string;
                    read_admin_users?: boolean;
                    read_admin_groups?: boolean;
                    read_admin_projects?: boolean;
                    read_admin_cicd?: boolean;
                    read_admin_monitoring?: boolean;
                    read_admin_subscription?: boolean;
                };
            };
        };
        responses: never;
    };
    "member_role.delete_admin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                member_role_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.list": {
        parameters: {
            query?: {
                scope?: "created_by_me" | "assigned_to_me" | "reviews_for_me" | "all";
                state?: "opened" | "closed" | "locked" | "merged" | "all";
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
                wip?: "yes" | "no";
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "merge_request.list_group": {
        parameters: {
            query?: {
                scope?: "created_by_me" | "assigned_to_me" | "reviews_for_me" | "all";
                state?: "opened" | "closed" | "locked" | "merged" | "all";
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
                wip?: "yes" | "no";
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
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.get": {
        parameters: {
            query?: {
                include_diverged_commits_count?: boolean;
                include_rebase_in_progress?: boolean;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
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
        responses: never;
    };
    "merge_request.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 4 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
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
        responses: never;
    };
    "merge_request.rebase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
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
        responses: never;
    };
    "merge_request.approval_state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.approval_config": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
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
        responses: never;
    };
    "merge_request.unapprove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 4 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.commits": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.issues_closed": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.pipelines": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.create_pipeline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.approval_reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.approval_rules": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 4 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.approval_rule_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    approvals_required: number;
                    user_ids?: number[];
                    group_ids?: number[];
                    usernames?: string[];
                    approval_project_rule_id?: number;
                };
            };
        };
        responses: never;
    };
    "merge_request.approval_rule_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 4 */
                merge_request_iid: number;
                /** @example 101 */
                approval_rule_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.approval_rule_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 4 */
                merge_request_iid: number;
                /** @example 101 */
                approval_rule_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    approvals_required?: number;
                    user_ids?: number[];
                    group_ids?: number[];
                    usernames?: string[];
                    remove_hidden_groups?: boolean;
                };
            };
        };
        responses: never;
    };
    "merge_request.approval_rule_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 4 */
                merge_request_iid: number;
                /** @example 101 */
                approval_rule_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.approval_settings_project_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.approval_settings_project_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    allow_author_approval?: boolean;
                    allow_committer_approval?: boolean;
                    allow_overrides_to_approver_list_per_merge_request?: boolean;
                    retain_approvals_on_push?: boolean;
                    require_reauthentication_to_approve?: boolean;
                    require_password_to_approve?: boolean;
                    selective_code_owner_removals?: boolean;
                };
            };
        };
        responses: never;
    };
    "merge_request.approval_settings_group_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.approval_settings_group_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    allow_author_approval?: boolean;
                    allow_committer_approval?: boolean;
                    allow_overrides_to_approver_list_per_merge_request?: boolean;
                    retain_approvals_on_push?: boolean;
                    require_reauthentication_to_approve?: boolean;
                    require_password_to_approve?: boolean;
                };
            };
        };
        responses: never;
    };
    "merge_request.list_global": {
        parameters: {
            query?: {
                scope?: "created_by_me" | "assigned_to_me" | "reviews_for_me" | "all";
                state?: "opened" | "closed" | "locked" | "merged" | "all";
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
                wip?: "yes" | "no";
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.participants": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.reviewers": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.create_todo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 3 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.merge_ref": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.related_issues": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.dependencies_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.dependency_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    blocking_merge_request_id?: number;
                    blocking_merge_request_iid?: number;
                    blocking_project_id?: string;
                };
            };
        };
        responses: never;
    };
    "merge_request.dependents_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.dependency_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example 1 */
                block_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.dependency_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example 1 */
                block_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.time_stats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.time_estimate_set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    duration: string;
                };
            };
        };
        responses: never;
    };
    "merge_request.time_estimate_reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.spent_time_add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    duration: string;
                    summary?: string;
                };
            };
        };
        responses: never;
    };
    "merge_request.spent_time_reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.context_commits_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.context_commits_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    commits: string[];
                };
            };
        };
        responses: never;
    };
    "merge_request.context_commits_delete": {
        parameters: {
            query: {
                commits: string[];
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.emoji_mr_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.emoji_mr_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: never;
    };
    "merge_request.emoji_mr_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example 1 */
                award_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.emoji_mr_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example 1 */
                award_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.emoji_mr_note_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example 401 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.emoji_mr_note_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example 401 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: never;
    };
    "merge_request.emoji_mr_note_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example 401 */
                note_id: number;
                /** @example 1 */
                award_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.emoji_mr_note_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example 401 */
                note_id: number;
                /** @example 1 */
                award_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.event_mr_state_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.event_mr_state_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                merge_request_iid: number;
                /** @example 1 */
                state_event_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.event_mr_label_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.event_mr_label_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example 1 */
                label_event_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.event_mr_milestone_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.event_mr_milestone_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example 1 */
                milestone_event_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_train.list_project": {
        parameters: {
            query?: {
                scope?: "active" | "complete";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_train.list_branch": {
        parameters: {
            query?: {
                scope?: "active" | "complete";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
                target_branch: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_train.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_train.add~inner1": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: never;
    };
    "model_registry.download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                model_version_id: string;
                path: string;
                /** @example model.onnx */
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "model_registry.download~2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                model_version_id: string;
                /** @example model.onnx */
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "mr_review.raw_diffs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "mr_review.note_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
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
        responses: never;
    };
    "mr_review.note_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example 401 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "mr_review.note_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example 401 */
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
        responses: never;
    };
    "mr_review.note_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example 401 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "mr_review.discussion_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "mr_review.discussion_create~inner2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: never;
    };
    "mr_review.discussion_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1 */
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "mr_review.discussion_resolve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1 */
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
        responses: never;
    };
    "mr_review.discussion_reply": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1 */
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
        responses: never;
    };
    "mr_review.discussion_note_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1 */
                discussion_id: string;
                /** @example 411 */
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
        responses: never;
    };
    "mr_review.discussion_note_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1 */
                discussion_id: string;
                /** @example 411 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "mr_review.draft_note_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "mr_review.draft_note_create~inner2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: never;
    };
    "mr_review.draft_note_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example 1 */
                draft_note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "mr_review.draft_note_update~inner3": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example 1 */
                draft_note_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: never;
    };
    "mr_review.draft_note_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example 1 */
                draft_note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "mr_review.draft_note_publish_all": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
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
        responses: never;
    };
    "mr_review.analytics": {
        parameters: {
            query: {
                project_id: string;
                label_name?: string[];
                milestone_title?: string;
                "not[label_name]"?: string[];
                "not[milestone_title]"?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "mr_review.diff_versions_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "mr_review.diff_version_get": {
        parameters: {
            query?: {
                unidiff?: boolean;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example 1 */
                version_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "mr_review.draft_note_publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                merge_request_iid: number;
                /** @example 1 */
                draft_note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "mr_review.suggestion_apply": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                suggestion_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    commit_message?: string;
                };
            };
        };
        responses: never;
    };
    "mr_review.suggestion_apply_batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    commit_message?: string;
                };
            };
        };
        responses: never;
    };
    "orbit.status": {
        parameters: {
            query?: {
                response_format?: "raw" | "llm";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "orbit.schema": {
        parameters: {
            query?: {
                expand?: string[];
                response_format?: "raw" | "llm";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "orbit.dsl": {
        parameters: {
            query?: {
                response_format?: "raw" | "llm";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "orbit.query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    query: Record<string, never>;
                    /** @enum {string} */
                    response_format?: "raw" | "llm";
                };
            };
        };
        responses: never;
    };
    "orbit.graph_status": {
        parameters: {
            query?: {
                full_path?: string;
                project_id?: number;
                namespace_id?: number;
                response_format?: "raw" | "llm";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "orbit.tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.list": {
        parameters: {
            query?: {
                package_name?: string;
                package_version?: string;
                package_type?: "maven" | "npm" | "conan" | "nuget" | "pypi" | "composer" | "generic" | "golang" | "debian" | "rubygems" | "helm" | "terraform_module" | "rpm" | "ml_model" | "cargo";
                include_versionless?: boolean;
                status?: "default" | "hidden" | "processing" | "error" | "pending_destruction" | "deprecated";
                order_by?: "created_at" | "name" | "version" | "type";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.group_list": {
        parameters: {
            query?: {
                exclude_subgroups?: boolean;
                package_name?: string;
                package_version?: string;
                package_type?: "maven" | "npm" | "conan" | "nuget" | "pypi" | "composer" | "generic" | "golang" | "debian" | "rubygems" | "helm" | "terraform_module" | "rpm" | "ml_model" | "cargo";
                include_versionless?: boolean;
                status?: "default" | "hidden" | "processing" | "error" | "pending_destruction" | "deprecated";
                order_by?: "created_at" | "name" | "version" | "type" | "project_path";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                package_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                package_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.pipelines": {
        parameters: {
            query?: {
                per_page?: number;
                page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                package_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.file_list": {
        parameters: {
            query?: {
                order_by?: "id" | "created_at" | "file_name";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                package_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.file_download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                package_id: number;
                /** @example 1 */
                package_file_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.file_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                package_id: number;
                /** @example 1 */
                package_file_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example my-app */
                package_name: string;
                /** @example 1.0.0 */
                package_version: string;
                path: string;
                /** @example app.zip */
                file_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.publish~inner2": {
        parameters: {
            query?: {
                select?: unknown;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example my-app */
                package_name: string;
                /** @example 1.0.0 */
                package_version: string;
                path: string;
                /** @example app.zip */
                file_name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: never;
    };
    "package.download~2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example my-app */
                package_name: string;
                /** @example 1.0.0 */
                package_version: string;
                /** @example app.zip */
                file_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.publish~inner1": {
        parameters: {
            query?: {
                select?: unknown;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example my-app */
                package_name: string;
                /** @example 1.0.0 */
                package_version: string;
                /** @example app.zip */
                file_name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: never;
    };
    "package.protection_rule_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.protection_rule_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    package_name_pattern: string;
                    /** @enum {string} */
                    package_type: "cargo" | "conan" | "generic" | "helm" | "maven" | "npm" | "nuget" | "pypi" | "terraform_module";
                    /** @enum {string} */
                    minimum_access_level_for_push?: "maintainer" | "owner" | "admin";
                    /** @enum {string} */
                    minimum_access_level_for_delete?: "owner" | "admin";
                };
            };
        };
        responses: never;
    };
    "package.protection_rule_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                rule_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.protection_rule_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                rule_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    package_name_pattern?: string;
                    /** @enum {string} */
                    package_type?: "cargo" | "conan" | "generic" | "helm" | "maven" | "npm" | "nuget" | "pypi" | "terraform_module";
                    /** @enum {string} */
                    minimum_access_level_for_push?: "maintainer" | "owner" | "admin";
                    /** @enum {string} */
                    minimum_access_level_for_delete?: "owner" | "admin";
                };
            };
        };
        responses: never;
    };
    "package.registry_rule_list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.registry_rule_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    repository_path_pattern: string;
                    /** @enum {string} */
                    minimum_access_level_for_push?: "maintainer" | "owner" | "admin";
                    /** @enum {string} */
                    minimum_access_level_for_delete?: "maintainer" | "owner" | "admin";
                };
            };
        };
        responses: never;
    };
    "package.registry_rule_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                rule_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.registry_rule_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                rule_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    repository_path_pattern?: string;
                    /** @enum {string} */
                    minimum_access_level_for_push?: "maintainer" | "owner" | "admin";
                    /** @enum {string} */
                    minimum_access_level_for_delete?: "maintainer" | "owner" | "admin";
                };
            };
        };
        responses: never;
    };
    "package.registry_tag_rule_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.registry_tag_rule_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tag_name_pattern: string;
                    /** @enum {string} */
                    minimum_access_level_for_push: "maintainer" | "owner" | "admin";
                    /** @enum {string} */
                    minimum_access_level_for_delete: "maintainer" | "owner" | "admin";
                };
            };
        };
        responses: never;
    };
    "package.registry_tag_rule_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                rule_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.registry_tag_rule_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                rule_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    tag_name_pattern?: string;
                    /** @enum {string} */
                    minimum_access_level_for_push?: "maintainer" | "owner" | "admin";
                    /** @enum {string} */
                    minimum_access_level_for_delete?: "maintainer" | "owner" | "admin";
                };
            };
        };
        responses: never;
    };
    "package.registry_list_project": {
        parameters: {
            query?: {
                tags?: boolean;
                tags_count?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.registry_list_group": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.registry_get": {
        parameters: {
            query?: {
                tags?: boolean;
                tags_count?: boolean;
                size?: boolean;
            };
            header?: never;
            path: {
                /** @example 1 */
                repository_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.registry_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                repository_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.registry_tag_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                repository_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.registry_tag_delete_bulk": {
        parameters: {
            query: {
                name_regex_delete: string;
                name_regex_keep?: string;
                keep_n?: number;
                older_than?: string;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                repository_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.registry_tag_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                repository_id: number;
                /** @example latest */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "package.registry_tag_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                repository_id: number;
                /** @example latest */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 101 */
                pipeline_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 101 */
                pipeline_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "pipeline.retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 101 */
                pipeline_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 103 */
                pipeline_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.variables": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 101 */
                pipeline_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.test_report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 101 */
                pipeline_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.schedule_list": {
        parameters: {
            query?: {
                scope?: "active" | "inactive";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.schedule_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description: string;
                    ref: string;
                    cron: string;
                    cron_timezone?: string;
                    active?: boolean;
                    inputs?: Record<string, never>[];
                };
            };
        };
        responses: never;
    };
    "pipeline.schedule_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                schedule_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.schedule_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                schedule_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    description?: string;
                    ref?: string;
                    cron?: string;
                    cron_timezone?: string;
                    active?: boolean;
                    inputs?: Record<string, never>[];
                };
            };
        };
        responses: never;
    };
    "pipeline.schedule_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                schedule_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.schedule_take_ownership": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                schedule_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.schedule_list_triggered_pipelines": {
        parameters: {
            query?: {
                scope?: "running" | "pending" | "finished" | "branches" | "tags";
                status?: "created" | "waiting_for_resource" | "preparing" | "waiting_for_callback" | "pending" | "running" | "success" | "failed" | "canceling" | "canceled" | "skipped" | "manual" | "scheduled";
                created_after?: string;
                created_before?: string;
                updated_after?: string;
                updated_before?: string;
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                schedule_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.schedule_get_variable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                schedule_id: number;
                /** @example DEPLOY_ENV */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.schedule_edit_variable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                schedule_id: number;
                /** @example DEPLOY_ENV */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    value: string;
                    /** @enum {string} */
                    variable_type?: "env_var" | "file";
                };
            };
        };
        responses: never;
    };
    "pipeline.schedule_delete_variable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                schedule_id: number;
                /** @example DEPLOY_ENV */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.schedule_create_variable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                schedule_id: number;
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
                };
            };
        };
        responses: never;
    };
    "pipeline.test_report_summary": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 101 */
                pipeline_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.update_metadata": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 101 */
                pipeline_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: never;
    };
    "pipeline.trigger_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.trigger_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description: string;
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "pipeline.trigger_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                trigger_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.trigger_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                trigger_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    description?: string;
                };
            };
        };
        responses: never;
    };
    "pipeline.trigger_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                trigger_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.trigger_run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    ref: string;
                    variables?: Record<string, never>;
                    inputs?: Record<string, never>;
                };
            };
        };
        responses: never;
    };
    "pipeline.resource_group_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.resource_group_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example production */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.resource_group_edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example production */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    process_mode: "unordered" | "oldest_first" | "newest_first" | "newest_ready_first";
                };
            };
        };
        responses: never;
    };
    "pipeline.resource_group_current_job": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example production */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.resource_group_upcoming_jobs": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example production */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.approval_config_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.approval_config_change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reset_approvals_on_push?: boolean;
                    selective_code_owner_removals?: boolean;
                    disable_overriding_approvers_per_merge_request?: boolean;
                    merge_requests_author_approval?: boolean;
                    merge_requests_disable_committers_approval?: boolean;
                    require_reauthentication_to_approve?: boolean;
                    require_password_to_approve?: boolean;
                    approvals_before_merge?: number;
                };
            };
        };
        responses: never;
    };
    "project.approval_rule_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.approval_rule_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    approvals_required: number;
                    /** @enum {string} */
                    rule_type?: "any_approver" | "regular" | "report_approver";
                    user_ids?: number[];
                    usernames?: string[];
                    group_ids?: number[];
                    protected_branch_ids?: number[];
                    applies_to_all_protected_branches?: boolean;
                    /** @enum {string} */
                    report_type?: "code_coverage";
                };
            };
        };
        responses: never;
    };
    "project.approval_rule_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                approval_rule_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.approval_rule_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                approval_rule_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    approvals_required?: number;
                    user_ids?: number[];
                    group_ids?: number[];
                    usernames?: string[];
                    protected_branch_ids?: number[];
                    applies_to_all_protected_branches?: boolean;
                    remove_hidden_groups?: boolean;
                };
            };
        };
        responses: never;
    };
    "project.approval_rule_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                approval_rule_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.badge_list": {
        parameters: {
            query?: {
                name?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.badge_add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    link_url: string;
                    image_url: string;
                    name?: string;
                };
            };
        };
        responses: never;
    };
    "project.badge_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                badge_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.badge_edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                badge_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    link_url?: string;
                    image_url?: string;
                    name?: string;
                };
            };
        };
        responses: never;
    };
    "project.badge_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                badge_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.badge_preview": {
        parameters: {
            query: {
                link_url: string;
                image_url: string;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.board_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.board_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: never;
    };
    "project.board_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                board_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.board_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                board_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    hide_backlog_list?: boolean;
                    hide_closed_list?: boolean;
                    labels?: string;
                    milestone_id?: number;
                    assignee_id?: number;
                    weight?: number;
                };
            };
        };
        responses: never;
    };
    "project.board_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                board_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.board_list_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                board_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.board_list_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                board_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    label_id?: number;
                    milestone_id?: number;
                    iteration_id?: number;
                    assignee_id?: number;
                };
            };
        };
        responses: never;
    };
    "project.board_list_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                board_id: number;
                /** @example 1 */
                list_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.board_list_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                board_id: number;
                /** @example 1 */
                list_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    position: number;
                };
            };
        };
        responses: never;
    };
    "project.board_list_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                board_id: number;
                /** @example 1 */
                list_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
        responses: never;
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
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "project.delete": {
        parameters: {
            query?: {
                permanently_remove?: boolean;
                full_path?: string;
            };
            header?: never;
            path: {
                /** @example demo/blank */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/handbook */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/handbook */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.fork": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "project.delete_fork_relation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/handbook */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.download_avatar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.export_status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.export_schedule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    description?: string;
                    excluded_relations?: string[];
                    upload?: {
                        url: string;
                        /** @enum {string} */
                        http_method?: "PUT" | "POST";
                    };
                };
            };
        };
        responses: never;
    };
    "project.export_download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.import_from_file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                    path: string;
                    name?: string;
                    namespace_path?: string;
                    namespace_id?: number;
                    overwrite?: boolean;
                };
            };
        };
        responses: never;
    };
    "project.import_from_url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                    path: string;
                    name?: string;
                    namespace_path?: string;
                    namespace_id?: number;
                    overwrite?: boolean;
                    override_params?: Record<string, never>;
                };
            };
        };
        responses: never;
    };
    "project.import_from_s3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    region: string;
                    bucket_name: string;
                    file_key: string;
                    access_key_id: string;
                    secret_access_key: string;
                    path: string;
                    name?: string;
                    namespace_path?: string;
                    namespace_id?: number;
                    overwrite?: boolean;
                    override_params?: Record<string, never>;
                };
            };
        };
        responses: never;
    };
    "project.import_git": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/blank */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    import_url: string;
                    import_url_user?: string;
                    import_url_password?: string;
                };
            };
        };
        responses: never;
    };
    "project.import_status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.relation_import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                    path: string;
                    relation: string;
                };
            };
        };
        responses: never;
    };
    "project.relation_import_list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.relations_schedule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    batched?: boolean;
                };
            };
        };
        responses: never;
    };
    "project.relations_list_status": {
        parameters: {
            query?: {
                relation?: string;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.relations_download": {
        parameters: {
            query: {
                relation: string;
                batched?: boolean;
                batch_number?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.list_forks": {
        parameters: {
            query?: {
                search?: string;
                search_namespaces?: boolean;
                visibility?: "private" | "internal" | "public";
                min_access_level?: number;
                owned?: boolean;
                membership?: boolean;
                starred?: boolean;
                archived?: boolean;
                active?: boolean;
                topic?: string[];
                with_programming_language?: string;
                with_issues_enabled?: boolean;
                with_merge_requests_enabled?: boolean;
                last_activity_after?: string;
                last_activity_before?: string;
                updated_after?: string;
                updated_before?: string;
                simple?: boolean;
                order_by?: "id" | "name" | "path" | "created_at" | "updated_at" | "last_activity_at" | "similarity" | "star_count" | "storage_size" | "repository_size" | "wiki_size" | "packages_size";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.create_fork_relation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/handbook */
                project_id: string;
                /** @example demo/app */
                forked_from_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.list_groups": {
        parameters: {
            query?: {
                search?: string;
                skip_groups?: number[];
                with_shared?: boolean;
                shared_visible_only?: boolean;
                shared_min_access_level?: number;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.list_invited_groups": {
        parameters: {
            query?: {
                search?: string;
                relation?: string[];
                min_access_level?: number;
                with_custom_attributes?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.share_locations": {
        parameters: {
            query?: {
                search?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.share_with_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/handbook */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    group_id: number;
                    group_access: number;
                    expires_at?: string;
                    member_role_id?: number;
                };
            };
        };
        responses: never;
    };
    "project.delete_shared_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 8 */
                group_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.hook_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.hook_add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "project.hook_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.hook_edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    url?: string;
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
        responses: never;
    };
    "project.hook_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.hook_test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                hook_id: number;
                /** @example push_events */
                event: "push_events" | "tag_push_events" | "issues_events" | "confidential_issues_events" | "note_events" | "confidential_note_events" | "merge_requests_events" | "job_events" | "pipeline_events" | "wiki_page_events" | "deployment_events" | "feature_flag_events" | "releases_events" | "milestone_events" | "emoji_events" | "resource_access_token_events" | "resource_deploy_token_events" | "vulnerability_events";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.hook_events": {
        parameters: {
            query?: {
                status?: string[];
                per_page?: number;
                page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                hook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.hook_resend_event": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                hook_id: number;
                /** @example 1 */
                hook_log_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.hook_set_custom_header": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                hook_id: number;
                /** @example X-Api-Key */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    value: string;
                };
            };
        };
        responses: never;
    };
    "project.hook_delete_custom_header": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                hook_id: number;
                /** @example X-Api-Key */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.hook_set_url_variable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                hook_id: number;
                /** @example token */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    value: string;
                };
            };
        };
        responses: never;
    };
    "project.hook_delete_url_variable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                hook_id: number;
                /** @example token */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.integration_list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.integration_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example slack */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.integration_set~inner1": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example slack */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: never;
    };
    "project.integration_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example slack */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.integration_set_jira": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                    api_url?: string;
                    jira_auth_type?: number;
                    username?: string;
                    password: string;
                    jira_issue_regex?: string;
                    jira_issue_prefix?: string;
                    jira_issue_transition_id?: string;
                    issues_enabled?: boolean;
                    project_keys?: string[];
                    vulnerabilities_enabled?: boolean;
                    vulnerabilities_issuetype?: string;
                    project_key?: string;
                    customize_jira_issue_enabled?: boolean;
                    jira_check_enabled?: boolean;
                    jira_exists_check_enabled?: boolean;
                    jira_assignee_check_enabled?: boolean;
                    jira_status_check_enabled?: boolean;
                    jira_allowed_statuses_as_string?: string;
                    comment_on_event_enabled?: boolean;
                    commit_events?: boolean;
                    merge_requests_events?: boolean;
                    use_inherited_settings?: boolean;
                };
            };
        };
        responses: never;
    };
    "project.integration_list_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.integration_get_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example slack */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.integration_set_group~inner1": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example slack */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: never;
    };
    "project.integration_delete_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example slack */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.integration_get_group_datadog": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.integration_set_group_datadog": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    api_key: string;
                    datadog_site?: string;
                    api_url?: string;
                    datadog_ci_visibility?: boolean;
                    archive_trace_events?: boolean;
                    datadog_service?: string;
                    datadog_env?: string;
                    datadog_tags?: string;
                    pipeline_events?: boolean;
                    build_events?: boolean;
                    push_events?: boolean;
                    merge_requests_events?: boolean;
                    note_events?: boolean;
                    tag_push_events?: boolean;
                    subgroup_events?: boolean;
                    project_events?: boolean;
                    use_inherited_settings?: boolean;
                };
            };
        };
        responses: never;
    };
    "project.integration_delete_group_datadog": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.label_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "project.label_get": {
        parameters: {
            query?: {
                include_ancestor_groups?: boolean;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example bug */
                label_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.label_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example bug */
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
        responses: never;
    };
    "project.label_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example docs */
                label_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.label_promote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example docs */
                label_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.label_subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example bug */
                label_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.label_unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example bug */
                label_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.create_for_user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
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
        responses: never;
    };
    "project.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/blank */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.transfer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/handbook */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    namespace: string;
                };
            };
        };
        responses: never;
    };
    "project.transfer_locations": {
        parameters: {
            query?: {
                search?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.star": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.unstar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.list_starrers": {
        parameters: {
            query?: {
                search?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.list_user_projects": {
        parameters: {
            query?: {
                search?: string;
                search_namespaces?: boolean;
                visibility?: "private" | "internal" | "public";
                min_access_level?: number;
                owned?: boolean;
                membership?: boolean;
                starred?: boolean;
                archived?: boolean;
                active?: boolean;
                topic?: string[];
                with_programming_language?: string;
                with_issues_enabled?: boolean;
                with_merge_requests_enabled?: boolean;
                last_activity_after?: string;
                last_activity_before?: string;
                updated_after?: string;
                updated_before?: string;
                simple?: boolean;
                order_by?: "id" | "name" | "path" | "created_at" | "updated_at" | "last_activity_at" | "similarity" | "star_count" | "storage_size" | "repository_size" | "wiki_size" | "packages_size";
                sort?: "asc" | "desc";
                statistics?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example alice */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.list_user_contributed": {
        parameters: {
            query?: {
                simple?: boolean;
                order_by?: "id" | "name" | "path" | "created_at" | "updated_at" | "last_activity_at" | "star_count";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example alice */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.list_user_starred": {
        parameters: {
            query?: {
                search?: string;
                search_namespaces?: boolean;
                visibility?: "private" | "internal" | "public";
                min_access_level?: number;
                owned?: boolean;
                membership?: boolean;
                starred?: boolean;
                archived?: boolean;
                active?: boolean;
                topic?: string[];
                with_programming_language?: string;
                with_issues_enabled?: boolean;
                with_merge_requests_enabled?: boolean;
                last_activity_after?: string;
                last_activity_before?: string;
                updated_after?: string;
                updated_before?: string;
                simple?: boolean;
                order_by?: "id" | "name" | "path" | "created_at" | "updated_at" | "last_activity_at" | "similarity" | "star_count" | "storage_size" | "repository_size" | "wiki_size" | "packages_size";
                sort?: "asc" | "desc";
                statistics?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example alice */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.statistics_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.start_housekeeping": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    task?: "eager" | "prune";
                };
            };
        };
        responses: never;
    };
    "project.repository_size_refresh": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.repository_storage_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.create_ci_config": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.dependency_firewall_evaluate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    ecosystem: "cargo" | "composer" | "conan" | "gem" | "golang" | "maven" | "npm" | "nuget" | "pub" | "pypi" | "swift";
                    name: string;
                    version: string;
                    /** @enum {string} */
                    operation?: "download" | "upload";
                };
            };
        };
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.member_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.member_edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 3 */
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
        responses: never;
    };
    "project.member_delete": {
        parameters: {
            query?: {
                unassign_issuables?: boolean;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 3 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.members_direct": {
        parameters: {
            query?: {
                query?: string;
                user_ids?: number[];
                skip_users?: number[];
                show_seat_info?: boolean;
                with_saml_identity?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.member_add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "project.member_inherited": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.milestone_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "project.milestone_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.milestone_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "project.milestone_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.milestone_issues": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.milestone_merge_requests": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.milestone_promote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.milestone_burndown_events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                milestone_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.mirror_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.mirror_add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                    enabled?: boolean;
                    /** @enum {string} */
                    auth_method?: "password" | "ssh_public_key";
                    only_protected_branches?: boolean;
                    mirror_branch_regex?: string;
                    keep_divergent_refs?: boolean;
                    host_keys?: string[];
                };
            };
        };
        responses: never;
    };
    "project.mirror_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                mirror_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.mirror_edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                mirror_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    enabled?: boolean;
                    /** @enum {string} */
                    auth_method?: "password" | "ssh_public_key";
                    only_protected_branches?: boolean;
                    mirror_branch_regex?: string;
                    keep_divergent_refs?: boolean;
                    host_keys?: string[];
                };
            };
        };
        responses: never;
    };
    "project.mirror_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                mirror_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.mirror_get_public_key": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                mirror_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.mirror_force_push": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                mirror_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.pull_mirror_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/handbook */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.pull_mirror_configure": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/handbook */
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
        responses: never;
    };
    "project.start_mirroring": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.pages_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.pages_unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.pages_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    pages_unique_domain_enabled?: boolean;
                    pages_https_only?: boolean;
                    pages_primary_domain?: string;
                };
            };
        };
        responses: never;
    };
    "project.pages_domain_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.pages_domain_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    auto_ssl_enabled?: boolean;
                    certificate?: string;
                    key?: string;
                };
            };
        };
        responses: never;
    };
    "project.pages_domain_list_all": {
        parameters: {
            query?: {
                domain?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.pages_domain_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example www.example.org */
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.pages_domain_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example www.example.org */
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    auto_ssl_enabled?: boolean;
                    certificate?: string;
                    key?: string;
                };
            };
        };
        responses: never;
    };
    "project.pages_domain_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example www.example.org */
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.pages_domain_verify": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example www.example.org */
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.push_rule_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.push_rule_edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    commit_message_regex?: string;
                    commit_message_negative_regex?: string;
                    branch_name_regex?: string;
                    author_email_regex?: string;
                    file_name_regex?: string;
                    max_file_size?: number;
                    member_check?: boolean;
                    deny_delete_tag?: boolean;
                    prevent_secrets?: boolean;
                    commit_committer_check?: boolean;
                    commit_committer_name_check?: boolean;
                    reject_unsigned_commits?: boolean;
                    reject_non_dco_commits?: boolean;
                };
            };
        };
        responses: never;
    };
    "project.push_rule_add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    commit_message_regex?: string;
                    commit_message_negative_regex?: string;
                    branch_name_regex?: string;
                    author_email_regex?: string;
                    file_name_regex?: string;
                    max_file_size?: number;
                    member_check?: boolean;
                    deny_delete_tag?: boolean;
                    prevent_secrets?: boolean;
                    commit_committer_check?: boolean;
                    commit_committer_name_check?: boolean;
                    reject_unsigned_commits?: boolean;
                    reject_non_dco_commits?: boolean;
                };
            };
        };
        responses: never;
    };
    "project.push_rule_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.security_settings_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.security_settings_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    secret_push_protection_enabled?: boolean;
                    fast_dependency_paths_enabled?: boolean;
                    pre_receive_secret_detection_enabled?: boolean;
                };
            };
        };
        responses: never;
    };
    "project.service_account_list": {
        parameters: {
            query?: {
                order_by?: "id" | "username";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.service_account_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    username?: string;
                    email?: string;
                };
            };
        };
        responses: never;
    };
    "project.service_account_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 57 */
                service_account_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.service_account_delete": {
        parameters: {
            query?: {
                hard_delete?: boolean;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 57 */
                service_account_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.service_account_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 57 */
                service_account_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    username?: string;
                    email?: string;
                };
            };
        };
        responses: never;
    };
    "project.service_account_pat_list": {
        parameters: {
            query?: {
                search?: string;
                state?: "active" | "inactive";
                revoked?: boolean;
                created_after?: string;
                created_before?: string;
                last_used_after?: string;
                last_used_before?: string;
                expires_after?: string;
                expires_before?: string;
                sort?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 57 */
                service_account_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.service_account_pat_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 57 */
                service_account_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    scopes: string[];
                    description?: string;
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "project.service_account_pat_rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 57 */
                service_account_id: number;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "project.service_account_pat_revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 57 */
                service_account_id: number;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.upload_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.upload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "project.upload_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                upload_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.upload_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                upload_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.upload_get_by_secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example c0ffee00c0ffee00c0ffee00c0ffee00 */
                secret: string;
                /** @example screenshot.png */
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.upload_delete_by_secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example c0ffee00c0ffee00c0ffee00c0ffee00 */
                secret: string;
                /** @example screenshot.png */
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.upload_avatar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    avatar: string;
                };
            };
        };
        responses: never;
    };
    "project_alias.list": {
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
        responses: never;
    };
    "project_alias.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_id: string;
                    name: string;
                };
            };
        };
        responses: never;
    };
    "project_alias.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example app */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project_alias.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example app */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "release.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "release.get": {
        parameters: {
            query?: {
                include_html_description?: boolean;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example v1.0.0 */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "release.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example v1.0.0 */
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
        responses: never;
    };
    "release.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example v1.0.0 */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "release.link_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example v1.0.0 */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "release.link_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example v1.0.0 */
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
        responses: never;
    };
    "release.link_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example v1.0.0 */
                tag_name: string;
                /** @example 1 */
                link_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "release.link_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example v1.0.0 */
                tag_name: string;
                /** @example 1 */
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
        responses: never;
    };
    "release.link_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example v1.0.0 */
                tag_name: string;
                /** @example 1 */
                link_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "release.evidence_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example v1.0.0 */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.file_get": {
        parameters: {
            query?: {
                ref?: string;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example README.md */
                file_path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.file_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example README.md */
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
        responses: never;
    };
    "repository.file_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example docs/notes.md */
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
        responses: never;
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
                /** @example demo/app */
                project_id: string;
                /** @example CHANGELOG.md */
                file_path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.file_metadata~inner1": {
        parameters: {
            query?: {
                ref?: string;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example README.md */
                file_path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.file_raw": {
        parameters: {
            query?: {
                ref?: string;
                lfs?: boolean;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example README.md */
                file_path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.file_raw_metadata~inner1": {
        parameters: {
            query?: {
                ref?: string;
                lfs?: boolean;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example README.md */
                file_path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
                /** @example README.md */
                file_path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.commit_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.commit_get": {
        parameters: {
            query?: {
                stats?: boolean;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
                /** @example main */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.commit_comments": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.commit_comment_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
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
        responses: never;
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
                /** @example demo/app */
                project_id: string;
                /** @example main */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.blob": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example a5599f05faa4080221249f2154ea32664ed92148 */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
        responses: never;
    };
    "repository.commit_refs": {
        parameters: {
            query?: {
                type?: "branch" | "tag" | "all";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.commit_merge_requests": {
        parameters: {
            query?: {
                state?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.commit_signature": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.commit_sequence": {
        parameters: {
            query?: {
                first_parent?: boolean;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.commit_cherry_pick": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example feature/batch-01 */
                sha: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    branch: string;
                    message?: string;
                    dry_run?: boolean;
                };
            };
        };
        responses: never;
    };
    "repository.commit_revert": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
                sha: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    branch: string;
                    dry_run?: boolean;
                };
            };
        };
        responses: never;
    };
    "repository.commit_status_set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example f0e8f1943e492aa51cc0e55a1f4b9207e9dba5ee */
                sha: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    state: "pending" | "running" | "success" | "failed" | "canceled" | "skipped";
                    ref?: string;
                    name?: string;
                    target_url?: string;
                    description?: string;
                    coverage?: number;
                    pipeline_id?: number;
                };
            };
        };
        responses: never;
    };
    "repository.commit_discussion_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.commit_discussion_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
                sha: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                    created_at?: string;
                    position?: {
                        base_sha: string;
                        start_sha: string;
                        head_sha: string;
                        /** @enum {string} */
                        position_type: "text" | "image" | "file";
                        new_path?: string;
                        new_line?: number;
                        old_path?: string;
                        old_line?: number;
                        width?: number;
                        height?: number;
                        x?: number;
                        y?: number;
                    };
                };
            };
        };
        responses: never;
    };
    "repository.commit_discussion_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
                sha: string;
                /** @example d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1 */
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.commit_discussion_list_notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
                sha: string;
                /** @example d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1 */
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.commit_discussion_add_note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
                sha: string;
                /** @example d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1 */
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
        responses: never;
    };
    "repository.commit_discussion_get_note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
                sha: string;
                /** @example d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1 */
                discussion_id: string;
                /** @example 301 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.commit_discussion_update_note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
                sha: string;
                /** @example d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1 */
                discussion_id: string;
                /** @example 301 */
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
        responses: never;
    };
    "repository.commit_discussion_delete_note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example main */
                sha: string;
                /** @example d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1 */
                discussion_id: string;
                /** @example 301 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.raw_blob": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example a5599f05faa4080221249f2154ea32664ed92148 */
                sha: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.archive_download": {
        parameters: {
            query?: {
                sha?: string;
                format?: string;
                path?: string;
                exclude_paths?: string[];
                include_lfs_blobs?: boolean;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.merge_base": {
        parameters: {
            query: {
                refs: string[];
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.contributors": {
        parameters: {
            query?: {
                ref?: string;
                order_by?: "commits" | "name" | "email";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.health": {
        parameters: {
            query?: {
                generate?: boolean;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.changelog_generate": {
        parameters: {
            query: {
                version: string;
                from?: string;
                to?: string;
                date?: string;
                trailer?: string;
                config_file?: string;
                config_file_ref?: string;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "repository.changelog_add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: string;
                    from?: string;
                    to?: string;
                    date?: string;
                    trailer?: string;
                    config_file?: string;
                    config_file_ref?: string;
                    branch?: string;
                    file?: string;
                    message?: string;
                };
            };
        };
        responses: never;
    };
    "repository.update_submodule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example vendor/handbook */
                submodule: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    commit_sha: string;
                    branch: string;
                    commit_message?: string;
                };
            };
        };
        responses: never;
    };
    "runner.controller_list": {
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
        responses: never;
    };
    "runner.controller_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    description?: string;
                    /** @enum {string} */
                    state?: "disabled" | "enabled" | "dry_run";
                };
            };
        };
        responses: never;
    };
    "runner.controller_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                controller_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.controller_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                controller_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    description?: string;
                    /** @enum {string} */
                    state?: "disabled" | "enabled" | "dry_run";
                };
            };
        };
        responses: never;
    };
    "runner.controller_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                controller_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.controller_scope_list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                controller_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.controller_scope_add_instance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                controller_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.controller_scope_remove_instance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                controller_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.controller_scope_add_runner": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                controller_id: number;
                /** @example 5 */
                runner_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.controller_scope_remove_runner": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                controller_id: number;
                /** @example 5 */
                runner_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.controller_token_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example 1 */
                controller_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.controller_token_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                controller_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    description?: string;
                };
            };
        };
        responses: never;
    };
    "runner.controller_token_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                controller_id: number;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.controller_token_revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                controller_id: number;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.controller_token_rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                controller_id: number;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.list": {
        parameters: {
            query?: {
                type?: "instance_type" | "group_type" | "project_type";
                status?: "online" | "offline" | "stale" | "never_contacted" | "active" | "paused";
                paused?: boolean;
                tag_list?: string[];
                version_prefix?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    description?: string;
                    paused?: boolean;
                    tag_list?: string[];
                    run_untagged?: boolean;
                    locked?: boolean;
                    /** @enum {string} */
                    access_level?: "not_protected" | "ref_protected";
                    maximum_timeout?: number;
                    maintenance_note?: string;
                    info?: {
                        name?: string;
                        version?: string;
                        revision?: string;
                        platform?: string;
                        architecture?: string;
                    };
                };
            };
        };
        responses: never;
    };
    "runner.delete_by_token": {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.list_all": {
        parameters: {
            query?: {
                type?: "instance_type" | "group_type" | "project_type";
                status?: "online" | "offline" | "stale" | "never_contacted" | "active" | "paused";
                paused?: boolean;
                tag_list?: string[];
                version_prefix?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.list_project": {
        parameters: {
            query?: {
                type?: "instance_type" | "group_type" | "project_type";
                status?: "online" | "offline" | "stale" | "never_contacted" | "active" | "paused";
                paused?: boolean;
                tag_list?: string[];
                version_prefix?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.enable_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/handbook */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    runner_id: number;
                };
            };
        };
        responses: never;
    };
    "runner.list_group": {
        parameters: {
            query?: {
                type?: "instance_type" | "group_type" | "project_type";
                status?: "online" | "offline" | "stale" | "never_contacted" | "active" | "paused";
                paused?: boolean;
                tag_list?: string[];
                version_prefix?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.get": {
        parameters: {
            query?: {
                include_projects?: boolean;
            };
            header?: never;
            path: {
                /** @example 5 */
                runner_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                runner_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    description?: string;
                    paused?: boolean;
                    tag_list?: string[];
                    run_untagged?: boolean;
                    locked?: boolean;
                    /** @enum {string} */
                    access_level?: "not_protected" | "ref_protected";
                    maximum_timeout?: number;
                    maintenance_note?: string;
                };
            };
        };
        responses: never;
    };
    "runner.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                runner_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.list_managers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                runner_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.jobs": {
        parameters: {
            query?: {
                status?: "created" | "waiting_for_resource" | "preparing" | "waiting_for_callback" | "pending" | "running" | "success" | "failed" | "canceling" | "canceled" | "skipped" | "manual" | "scheduled";
                system_id?: string;
                order_by?: "id";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example 5 */
                runner_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.projects": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example 5 */
                runner_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.delete_registered": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                runner_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    system_id?: string;
                };
            };
        };
        responses: never;
    };
    "runner.disable_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 5 */
                runner_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.reset_token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                runner_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.reset_project_reg_token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.reset_group_reg_token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "runner.reset_instance_reg_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
        responses: never;
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
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
        responses: never;
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
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
        responses: never;
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
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
        responses: never;
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
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
        responses: never;
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
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
        responses: never;
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
        responses: never;
    };
    "search.semantic_code": {
        parameters: {
            query: {
                q: string;
                directory_path?: string;
                knn?: number;
                limit?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "search.glql": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    glql_yaml: string;
                    after?: string;
                };
            };
        };
        responses: never;
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
        responses: never;
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
        responses: never;
    };
    "snippet.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
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
        responses: never;
    };
    "snippet.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.project_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.project_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "snippet.project_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.project_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
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
        responses: never;
    };
    "snippet.project_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.note_list": {
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
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.note_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
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
        responses: never;
    };
    "snippet.note_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
                /** @example 1 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.note_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
                /** @example 1 */
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
        responses: never;
    };
    "snippet.note_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
                /** @example 1 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.discussion_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.discussion_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
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
        responses: never;
    };
    "snippet.discussion_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
                /** @example d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1 */
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.discussion_note_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
                /** @example d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1 */
                discussion_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.discussion_add_note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
                /** @example d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1 */
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
        responses: never;
    };
    "snippet.discussion_note_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
                /** @example d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1 */
                discussion_id: string;
                /** @example 1 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.discussion_update_note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
                /** @example d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1 */
                discussion_id: string;
                /** @example 1 */
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
        responses: never;
    };
    "snippet.discussion_delete_note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
                /** @example d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1 */
                discussion_id: string;
                /** @example 1 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.emoji_snippet_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.emoji_snippet_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: never;
    };
    "snippet.emoji_snippet_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
                /** @example 1 */
                award_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.emoji_snippet_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
                /** @example 1 */
                award_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.emoji_snippet_note_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
                /** @example 1 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.emoji_snippet_note_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
                /** @example 1 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: never;
    };
    "snippet.emoji_snippet_note_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
                /** @example 1 */
                note_id: number;
                /** @example 1 */
                award_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.emoji_snippet_note_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
                /** @example 1 */
                note_id: number;
                /** @example 1 */
                award_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.explore": {
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
        responses: never;
    };
    "snippet.list_all": {
        parameters: {
            query?: {
                created_after?: string;
                created_before?: string;
                repository_storage?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.file_content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                snippet_id: number;
                /** @example main */
                ref: string;
                /** @example notes.md */
                file_path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.project_content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.project_file_content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
                /** @example main */
                ref: string;
                /** @example restart.sh */
                file_path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.user_agent_detail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "snippet.project_user_agent_detail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 70 */
                project_id: string;
                /** @example 2 */
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "storage_move.retrieve_all_project": {
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
        responses: never;
    };
    "storage_move.schedule_all_project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source_storage_name: string;
                    destination_storage_name?: string;
                };
            };
        };
        responses: never;
    };
    "storage_move.retrieve_project": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "storage_move.schedule_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    destination_storage_name?: string;
                };
            };
        };
        responses: never;
    };
    "storage_move.get_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                storage_move_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "storage_move.get_project_for_project": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                storage_move_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "storage_move.retrieve_all_group": {
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
        responses: never;
    };
    "storage_move.schedule_all_group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source_storage_name: string;
                    destination_storage_name?: string;
                };
            };
        };
        responses: never;
    };
    "storage_move.retrieve_group": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "storage_move.schedule_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    destination_storage_name?: string;
                };
            };
        };
        responses: never;
    };
    "storage_move.get_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                storage_move_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "storage_move.get_group_for_group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
                /** @example 1 */
                storage_move_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "storage_move.retrieve_all_snippet": {
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
        responses: never;
    };
    "storage_move.schedule_all_snippet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source_storage_name: string;
                    destination_storage_name?: string;
                };
            };
        };
        responses: never;
    };
    "storage_move.retrieve_snippet": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example 1 */
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "storage_move.schedule_snippet": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                snippet_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    destination_storage_name?: string;
                };
            };
        };
        responses: never;
    };
    "storage_move.get_snippet": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                storage_move_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "storage_move.get_snippet_for_snippet": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                snippet_id: number;
                /** @example 1 */
                storage_move_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "tag.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "tag.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example v1.0.0 */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "tag.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example release/1.0.0 */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "tag.list_protected": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "tag.protect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "tag.get_protected": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example v* */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "tag.unprotect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example v* */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "tag.get_signature": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example v1.0.0 */
                tag_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
        responses: never;
    };
    "template.ci_yml_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Nodejs */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "template.lint": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "template.dockerfile_list": {
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
        responses: never;
    };
    "template.dockerfile_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Binary */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "template.gitignore_list": {
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
        responses: never;
    };
    "template.gitignore_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Node */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "template.license_list": {
        parameters: {
            query?: {
                popular?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "template.license_get": {
        parameters: {
            query?: {
                project?: string;
                fullname?: string;
            };
            header?: never;
            path: {
                /** @example mit */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "template.project_template_list": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example issues */
                template_type: "dockerfiles" | "gitignores" | "gitlab_ci_ymls" | "licenses" | "issues" | "merge_requests";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "template.project_template_get": {
        parameters: {
            query?: {
                source_template_project_id?: number;
                project?: string;
                fullname?: string;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example issues */
                template_type: "dockerfiles" | "gitignores" | "gitlab_ci_ymls" | "licenses" | "issues" | "merge_requests";
                /** @example Bug */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.get": {
        parameters: {
            query?: {
                with_custom_attributes?: boolean;
            };
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.modify": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    email?: string;
                    skip_reconfirmation?: boolean;
                    name?: string;
                    username?: string;
                    password?: string;
                    bio?: string;
                    location?: string;
                    pronouns?: string;
                    organization?: string;
                    public_email?: string;
                    commit_email?: string;
                    website_url?: string;
                    linkedin?: string;
                    twitter?: string;
                    discord?: string;
                    github?: string;
                    admin?: boolean;
                    auditor?: boolean;
                    external?: boolean;
                    can_create_group?: boolean;
                    projects_limit?: number;
                    private_profile?: boolean;
                    extern_uid?: string;
                    provider?: string;
                    group_id_for_saml?: number;
                    note?: string;
                    theme_id?: number;
                    color_scheme_id?: number;
                    view_diffs_file_by_file?: boolean;
                    shared_runners_minutes_limit?: number;
                    extra_shared_runners_minutes_limit?: number;
                };
            };
        };
        responses: never;
    };
    "user.delete": {
        parameters: {
            query?: {
                hard_delete?: boolean;
            };
            header?: never;
            path: {
                /** @example 4 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
        responses: never;
    };
    "user.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    name: string;
                    username: string;
                    password?: string;
                    reset_password?: boolean;
                    force_random_password?: boolean;
                    skip_confirmation?: boolean;
                    bio?: string;
                    location?: string;
                    pronouns?: string;
                    organization?: string;
                    public_email?: string;
                    commit_email?: string;
                    website_url?: string;
                    linkedin?: string;
                    twitter?: string;
                    discord?: string;
                    github?: string;
                    admin?: boolean;
                    auditor?: boolean;
                    external?: boolean;
                    can_create_group?: boolean;
                    projects_limit?: number;
                    private_profile?: boolean;
                    extern_uid?: string;
                    provider?: string;
                    group_id_for_saml?: number;
                    note?: string;
                    theme_id?: number;
                    color_scheme_id?: number;
                    view_diffs_file_by_file?: boolean;
                    shared_runners_minutes_limit?: number;
                    extra_shared_runners_minutes_limit?: number;
                };
            };
        };
        responses: never;
    };
    "user.get_status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example alice */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
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
        responses: never;
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
        responses: never;
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
        responses: never;
    };
    "user.block": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.unblock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.ban": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.unban": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.activate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.disable_two_factor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.delete_identity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
                /** @example google_oauth2 */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.list_service_accounts": {
        parameters: {
            query?: {
                order_by?: "id" | "username";
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.create_service_account": {
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
                    username?: string;
                    email?: string;
                };
            };
        };
        responses: never;
    };
    "user.update_service_account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 57 */
                service_account_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    username?: string;
                    email?: string;
                };
            };
        };
        responses: never;
    };
    "user.todo_mark_done": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                todo_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.todo_mark_all_done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.contribution_events": {
        parameters: {
            query?: {
                action?: string;
                target_type?: "issue" | "milestone" | "merge_request" | "note" | "project" | "snippet" | "user" | "wiki" | "design";
                after?: string;
                before?: string;
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example bob */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.event_list_project": {
        parameters: {
            query?: {
                action?: string;
                target_type?: "issue" | "milestone" | "merge_request" | "note" | "project" | "snippet" | "user" | "wiki" | "design";
                after?: string;
                before?: string;
                sort?: "asc" | "desc";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.activities": {
        parameters: {
            query?: {
                from?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.memberships": {
        parameters: {
            query?: {
                type?: "Project" | "Namespace";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.associations_count": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.following": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.followers": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.follow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.unfollow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.emails": {
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
        responses: never;
    };
    "user.add_email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: never;
    };
    "user.get_email": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                email_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.delete_email": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                email_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.emails_for_user": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.add_email_for_user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    skip_confirmation?: boolean;
                };
            };
        };
        responses: never;
    };
    "user.delete_email_for_user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
                /** @example 1 */
                email_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.ssh_keys": {
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
        responses: never;
    };
    "user.add_ssh_key": {
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
                    key: string;
                    /** @enum {string} */
                    usage_type?: "auth_and_signing" | "auth" | "signing";
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "user.get_ssh_key": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.delete_ssh_key": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.ssh_keys_for_user": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example bob */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.add_ssh_key_for_user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    key: string;
                    /** @enum {string} */
                    usage_type?: "auth_and_signing" | "auth" | "signing";
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "user.get_ssh_key_for_user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
                /** @example 1 */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.delete_ssh_key_for_user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
                /** @example 1 */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.key_get_with_user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.key_get_by_fingerprint": {
        parameters: {
            query: {
                fingerprint: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.gpg_keys": {
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
        responses: never;
    };
    "user.add_gpg_key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                };
            };
        };
        responses: never;
    };
    "user.get_gpg_key": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.delete_gpg_key": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.revoke_gpg_key": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.gpg_keys_for_user": {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.add_gpg_key_for_user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                };
            };
        };
        responses: never;
    };
    "user.get_gpg_key_for_user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
                /** @example 1 */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.delete_gpg_key_for_user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
                /** @example 1 */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.revoke_gpg_key_for_user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
                /** @example 1 */
                key_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.namespace_subscription_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                namespace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.namespace_search": {
        parameters: {
            query: {
                search: string;
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
        responses: never;
    };
    "user.namespace_exists": {
        parameters: {
            query?: {
                parent_id?: number;
            };
            header?: never;
            path: {
                /** @example platform */
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.notification_global_get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.notification_global_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    notification_email?: string;
                    /** @enum {string} */
                    level?: "disabled" | "participating" | "watch" | "global" | "mention" | "custom";
                    new_release?: boolean;
                    new_note?: boolean;
                    new_issue?: boolean;
                    reopen_issue?: boolean;
                    close_issue?: boolean;
                    reassign_issue?: boolean;
                    issue_due?: boolean;
                    new_merge_request?: boolean;
                    push_to_merge_request?: boolean;
                    reopen_merge_request?: boolean;
                    close_merge_request?: boolean;
                    reassign_merge_request?: boolean;
                    change_reviewer_merge_request?: boolean;
                    merge_merge_request?: boolean;
                    failed_pipeline?: boolean;
                    fixed_pipeline?: boolean;
                    success_pipeline?: boolean;
                    moved_project?: boolean;
                    merge_when_pipeline_succeeds?: boolean;
                    service_account_failed_pipeline?: boolean;
                    service_account_success_pipeline?: boolean;
                    service_account_fixed_pipeline?: boolean;
                    new_epic?: boolean;
                    approver?: boolean;
                };
            };
        };
        responses: never;
    };
    "user.notification_group_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.notification_group_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo */
                group_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    level?: "disabled" | "participating" | "watch" | "global" | "mention" | "custom";
                    new_release?: boolean;
                    new_note?: boolean;
                    new_issue?: boolean;
                    reopen_issue?: boolean;
                    close_issue?: boolean;
                    reassign_issue?: boolean;
                    issue_due?: boolean;
                    new_merge_request?: boolean;
                    push_to_merge_request?: boolean;
                    reopen_merge_request?: boolean;
                    close_merge_request?: boolean;
                    reassign_merge_request?: boolean;
                    change_reviewer_merge_request?: boolean;
                    merge_merge_request?: boolean;
                    failed_pipeline?: boolean;
                    fixed_pipeline?: boolean;
                    success_pipeline?: boolean;
                    moved_project?: boolean;
                    merge_when_pipeline_succeeds?: boolean;
                    service_account_failed_pipeline?: boolean;
                    service_account_success_pipeline?: boolean;
                    service_account_fixed_pipeline?: boolean;
                    new_epic?: boolean;
                };
            };
        };
        responses: never;
    };
    "user.notification_project_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.notification_project_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    level?: "disabled" | "participating" | "watch" | "global" | "mention" | "custom";
                    new_release?: boolean;
                    new_note?: boolean;
                    new_issue?: boolean;
                    reopen_issue?: boolean;
                    close_issue?: boolean;
                    reassign_issue?: boolean;
                    issue_due?: boolean;
                    new_merge_request?: boolean;
                    push_to_merge_request?: boolean;
                    reopen_merge_request?: boolean;
                    close_merge_request?: boolean;
                    reassign_merge_request?: boolean;
                    change_reviewer_merge_request?: boolean;
                    merge_merge_request?: boolean;
                    failed_pipeline?: boolean;
                    fixed_pipeline?: boolean;
                    success_pipeline?: boolean;
                    moved_project?: boolean;
                    merge_when_pipeline_succeeds?: boolean;
                    service_account_failed_pipeline?: boolean;
                    service_account_success_pipeline?: boolean;
                    service_account_fixed_pipeline?: boolean;
                    approver?: boolean;
                };
            };
        };
        responses: never;
    };
    "user.current_user_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.set_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    emoji?: string;
                    message?: string;
                    availability?: string;
                    /** @enum {string} */
                    clear_status_after?: "30_minutes" | "3_hours" | "8_hours" | "1_day" | "3_days" | "7_days" | "30_days";
                };
            };
        };
        responses: never;
    };
    "user.update_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    emoji?: string;
                    message?: string;
                    availability?: string;
                    /** @enum {string} */
                    clear_status_after?: "30_minutes" | "3_hours" | "8_hours" | "1_day" | "3_days" | "7_days" | "30_days";
                };
            };
        };
        responses: never;
    };
    "user.upload_avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    avatar: string;
                };
            };
        };
        responses: never;
    };
    "user.avatar_get": {
        parameters: {
            query: {
                email: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.preferences_get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.preferences_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    view_diffs_file_by_file?: boolean;
                    show_whitespace_in_diffs?: boolean;
                    pass_user_identities_to_ci_jwt?: boolean;
                    policy_advanced_editor?: boolean;
                };
            };
        };
        responses: never;
    };
    "user.counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.support_pin_get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.support_pin_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.support_pin_get_for_user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.support_pin_revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.create_current_user_pat": {
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
                    scopes: string[];
                    description?: string;
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "user.create_personal_access_token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    scopes: string[];
                    description?: string;
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "user.list_impersonation_tokens": {
        parameters: {
            query?: {
                state?: "all" | "active" | "inactive";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.create_impersonation_token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    scopes?: string[];
                    description?: string;
                    expires_at?: string;
                };
            };
        };
        responses: never;
    };
    "user.get_impersonation_token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.revoke_impersonation_token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2 */
                user_id: number;
                /** @example 1 */
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.create_runner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    runner_type: "instance_type" | "group_type" | "project_type";
                    project_id?: number;
                    group_id?: number;
                    description?: string;
                    tag_list?: string[];
                    run_untagged?: boolean;
                    paused?: boolean;
                    locked?: boolean;
                    /** @enum {string} */
                    access_level?: "not_protected" | "ref_protected";
                    maximum_timeout?: number;
                    maintenance_note?: string;
                    token_expires_at?: string;
                    token_rotation_deadline?: string;
                };
            };
        };
        responses: never;
    };
    "user.application_list": {
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
        responses: never;
    };
    "user.application_create": {
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
                    redirect_uri: string;
                    scopes: string;
                    confidential?: boolean;
                };
            };
        };
        responses: never;
    };
    "user.application_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                application_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "user.application_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                application_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    scopes?: string;
                };
            };
        };
        responses: never;
    };
    "user.application_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                application_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "vulnerability.note_list": {
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
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                vulnerability_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "vulnerability.note_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                vulnerability_id: number;
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
        responses: never;
    };
    "vulnerability.note_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                vulnerability_id: number;
                /** @example 1 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "vulnerability.note_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                vulnerability_id: number;
                /** @example 1 */
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
        responses: never;
    };
    "vulnerability.note_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                vulnerability_id: number;
                /** @example 1 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "vulnerability.export_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    export_format?: "csv" | "pdf";
                    send_email?: boolean;
                };
            };
        };
        responses: never;
    };
    "vulnerability.export_create~2": {
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
                    /** @enum {string} */
                    export_format?: "csv" | "pdf";
                    send_email?: boolean;
                };
            };
        };
        responses: never;
    };
    "vulnerability.export_create~3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    export_format?: "csv" | "pdf";
                    send_email?: boolean;
                };
            };
        };
        responses: never;
    };
    "vulnerability.export_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                export_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "vulnerability.export_download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                export_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "vulnerability.archive_export_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    start_date: string;
                    end_date: string;
                    /** @enum {string} */
                    export_format?: "csv";
                };
            };
        };
        responses: never;
    };
    "vulnerability.archive_export_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                export_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "vulnerability.archive_export_download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                export_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "vulnerability.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    finding_id: number;
                };
            };
        };
        responses: never;
    };
    "vulnerability.issue_link_list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                vulnerability_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "vulnerability.issue_link_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                vulnerability_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    target_issue_iid: number;
                    target_project_id?: string;
                    /** @enum {string} */
                    link_type?: "related" | "created";
                };
            };
        };
        responses: never;
    };
    "vulnerability.issue_link_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                vulnerability_id: number;
                /** @example 1 */
                issue_link_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "wiki.list": {
        parameters: {
            query?: {
                with_content?: boolean;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "wiki.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "wiki.get": {
        parameters: {
            query?: {
                version?: string;
                render_html?: boolean;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example home */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "wiki.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example home */
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
        responses: never;
    };
    "wiki.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example docs/setup */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "wiki.upload_attachment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
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
        responses: never;
    };
    "wiki.note_list": {
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
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                wiki_page_meta_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "wiki.note_create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                wiki_page_meta_id: number;
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
        responses: never;
    };
    "wiki.note_get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                wiki_page_meta_id: number;
                /** @example 1 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "wiki.note_update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                wiki_page_meta_id: number;
                /** @example 1 */
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
        responses: never;
    };
    "wiki.note_delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                wiki_page_meta_id: number;
                /** @example 1 */
                note_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "merge_request.cancel_auto_merge~inner1": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 4 */
                merge_request_iid: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: never;
    };
    "pipeline.latest~inner1": {
        parameters: {
            query?: {
                ref?: string;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "pipeline.schedule_run~inner1": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 1 */
                schedule_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: never;
    };
    "project.languages~inner1": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    "project.import_members~inner1": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
                /** @example 71 */
                source_project_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: never;
    };
    "release.get_latest~inner1": {
        parameters: {
            query?: {
                include_html_description?: boolean;
            };
            header?: never;
            path: {
                /** @example demo/app */
                project_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
}
