/**
 * Every setting: its variable, flag, kind, default and one line of help. Owns the names; reading and checking values is
 * `settings.ts`. Secrets have no flag: a command line is visible to every process of a machine.
 */
export type SettingKind = 'text' | 'secret' | 'flag' | 'count' | 'list' | 'url' | { readonly oneOf: readonly string[] };

export interface SettingDefinition {
  readonly env: string;
  readonly kind: SettingKind;
  readonly fallback: string | undefined;
  readonly help: string;
  /** Only read by the HTTP server. */
  readonly http?: true;
  /** Guards something: the start is refused where it would be ignored, or hold nothing although it is set. */
  readonly protective?: true;
}

const define = (env: string, kind: SettingKind, fallback: string | undefined, help: string, more: Partial<SettingDefinition> = {}) => ({
  env,
  kind,
  fallback,
  help,
  ...more,
});

export const SETTINGS = {
  url: define('GITLAB_URL', 'url', 'https://gitlab.com', 'Address of the GitLab instance, with its path if it has one.'),
  token: define('GITLAB_TOKEN', 'secret', undefined, 'Access token: personal, project, group or OAuth.'),
  autopilot: define('AUTOPILOT', 'flag', 'false', 'As yolo-mode, when that is unset.'),
  toolSurface: define('GITLAB_MCP_TOOL_SURFACE', { oneOf: ['dynamic', 'meta', 'individual'] }, 'dynamic', 'Which tools are offered.'),
  capabilitySurface: define(
    'GITLAB_MCP_CAPABILITY_SURFACE',
    { oneOf: ['full', 'minimal'] },
    'full',
    'Whether resources and templates are offered beside tools.',
  ),
  metaParamSchema: define(
    'GITLAB_MCP_META_PARAM_SCHEMA',
    { oneOf: ['opaque', 'compact', 'full'] },
    'opaque',
    'How much of the parameters a meta tool describes.',
  ),
  tier: define(
    'GITLAB_MCP_TIER',
    { oneOf: ['free', 'premium', 'ultimate'] },
    undefined,
    'Tier of the instance; what a higher one needs is withheld.',
  ),
  readOnly: define('GITLAB_MCP_READ_ONLY', 'flag', 'false', 'Only actions that read.', { protective: true }),
  safeMode: define('GITLAB_MCP_SAFE_MODE', 'flag', 'false', 'Actions that write answer with a preview and send nothing.', {
    protective: true,
  }),
  yoloMode: define('GITLAB_MCP_YOLO_MODE', 'flag', undefined, 'Destructive actions run without confirmation.'),
  consent: define(
    'GITLAB_MCP_CONSENT',
    { oneOf: ['model', 'human'] },
    'model',
    'Whether confirm: true is enough for a destructive action, or a person must approve it.',
    { protective: true },
  ),
  stateKey: define(
    'GITLAB_MCP_STATE_KEY',
    'secret',
    undefined,
    'At least 32 bytes, the same on every replica: lets one take up the questions of another.',
  ),
  excludeTools: define('GITLAB_MCP_EXCLUDE_TOOLS', 'list', '', 'Actions or tools to withhold, by id or name.', { protective: true }),
  ignoreScopes: define('GITLAB_MCP_IGNORE_SCOPES', 'flag', 'false', 'Do not withhold actions by the scopes of the token.'),
  embeddedResources: define('GITLAB_MCP_EMBEDDED_RESOURCES', 'flag', 'true', 'Add the resource block to get results.'),
  clientCompat: define('GITLAB_MCP_CLIENT_COMPAT', { oneOf: ['on', 'off'] }, 'on', 'Round priorities for Codex clients.'),
  skipTlsVerify: define('GITLAB_MCP_SKIP_TLS_VERIFY', 'flag', 'false', 'Accept any certificate. For test instances only.'),
  caFile: define('GITLAB_MCP_CA_FILE', 'text', undefined, 'PEM file with the certificate authorities of your company.'),
  allowPrivateInstances: define(
    'GITLAB_MCP_ALLOW_PRIVATE_INSTANCES',
    'flag',
    'false',
    'Let HTTP callers name instances on private networks.',
    { http: true },
  ),
  instances: define('GITLAB_MCP_INSTANCES', 'list', '', 'Further instances that HTTP callers may name in the header GITLAB-URL.', {
    http: true,
  }),
  trustedOrigins: define(
    'GITLAB_MCP_TRUSTED_ORIGINS',
    'list',
    '',
    'Origins of web pages that may call over HTTP (https://app.example.com).',
    {
      http: true,
    },
  ),
  publicUrl: define('GITLAB_MCP_PUBLIC_URL', 'text', undefined, 'Address under which clients reach the HTTP server, with its path.', {
    http: true,
  }),
  authMode: define(
    'GITLAB_MCP_AUTH_MODE',
    { oneOf: ['token', 'oauth'] },
    'token',
    'How HTTP callers prove who they are: any GitLab token, or an OAuth access token that is checked first.',
    { http: true, protective: true },
  ),
  sessionTimeout: define('GITLAB_MCP_SESSION_TIMEOUT', 'count', '1800', 'Seconds until an idle HTTP session ends.', { http: true }),
  maxSessions: define('GITLAB_MCP_MAX_SESSIONS', 'count', '4000', 'Most HTTP sessions at once, with --stateless=false.', { http: true }),
  drainDelay: define('GITLAB_MCP_DRAIN_DELAY', 'count', '0', 'Seconds that /health says draining before calls are refused.', {
    http: true,
  }),
  redisUrl: define('GITLAB_MCP_REDIS_URL', 'secret', undefined, 'Redis that HTTP replicas share: spent answers, changes of tool lists.', {
    http: true,
  }),
  allowProjects: define(
    'GITLAB_MCP_ALLOW_PROJECTS',
    'list',
    '',
    'Only these projects may be reached (paths, ids, group/* for all below).',
    {
      protective: true,
    },
  ),
  denyProjects: define('GITLAB_MCP_DENY_PROJECTS', 'list', '', 'Projects that may not be reached (paths, ids, group/* for all below).', {
    protective: true,
  }),
  allowGroups: define('GITLAB_MCP_ALLOW_GROUPS', 'list', '', 'Only these groups (paths, ids), and all below them, may be reached.', {
    protective: true,
  }),
  denyGroups: define('GITLAB_MCP_DENY_GROUPS', 'list', '', 'Groups (paths, ids) that may not be reached, nor anything below them.', {
    protective: true,
  }),
  logLevel: define(
    'GITLAB_MCP_LOG_LEVEL',
    { oneOf: ['debug', 'info', 'warn', 'error', 'silent'] },
    'info',
    'Least level of log lines on stderr.',
  ),
  envFile: define('GITLAB_MCP_ENV_FILE', 'text', undefined, 'File with settings as NAME=value lines. Never read unless named here.'),
  rateLimitRps: define('GITLAB_MCP_RATE_LIMIT_RPS', 'count', '0', 'Requests a second to GitLab; 0 for no limit of our own.'),
  rateLimitBurst: define('GITLAB_MCP_RATE_LIMIT_BURST', 'count', '40', 'Requests that may go at once before the rate applies.'),
  actionTimeout: define(
    'GITLAB_MCP_ACTION_TIMEOUT',
    'count',
    '60',
    'Seconds until a request to GitLab is given up, with its whole answer; logs, downloads and uploads have ten times as long. 0 for no limit.',
  ),
  uploadMaxFileSize: define('GITLAB_MCP_UPLOAD_MAX_FILE_SIZE', 'count', '104857600', 'Bytes of the largest file that is uploaded.'),
  allowedUploadDirs: define('GITLAB_MCP_ALLOWED_UPLOAD_DIRS', 'list', '', 'Folders from which files may be uploaded.'),
  allowedDownloadDirs: define('GITLAB_MCP_ALLOWED_DOWNLOAD_DIRS', 'list', '', 'Folders into which files may be saved.'),
  allowedImportDirs: define('GITLAB_MCP_ALLOWED_IMPORT_DIRS', 'list', '', 'Folders from which import archives may be read.'),
  stdioMaxLineBytes: define('GITLAB_MCP_STDIO_MAX_LINE_BYTES', 'count', '67108864', 'Bytes of the longest message accepted on stdin.'),
  maxResultTokens: define('GITLAB_MCP_MAX_RESULT_TOKENS', 'count', '25000', 'Rough size at which the text of an answer is cut.'),
} as const satisfies Readonly<Record<string, SettingDefinition>>;

export type SettingName = keyof typeof SETTINGS;

/** The flag of a setting: `--tool-surface` for `GITLAB_MCP_TOOL_SURFACE`. */
export const flagOf = (definition: SettingDefinition): string =>
  definition.env
    .replace(/^GITLAB_MCP_/, '')
    .toLowerCase()
    .replaceAll('_', '-');
