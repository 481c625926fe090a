/** What an instance does without holding anything: its version, CI templates, CI lint, Markdown, and what a token may do. */
import { notFound } from '../errors.ts';
import { textOf } from '../git-store.ts';
import { paged } from '../paging.ts';
import { created, type Exchange, ok, type Reply, type Router } from '../router.ts';
import { isTrue, number, type Row, text } from '../row.ts';
import { projectOf } from './projects.ts';

/** The release that the sandbox says it is. */
export const VERSION = { version: '19.4.1-ee', revision: '5e7a1b2c3d4' };

const TEMPLATES: Readonly<Record<string, string>> = {
  Bash: 'build:\n  script:\n    - echo "build"\n\ntest:\n  script:\n    - echo "test"\n',
  Docker: 'docker-build:\n  image: docker:cli\n  services: [docker:dind]\n  script:\n    - docker build -t "$CI_REGISTRY_IMAGE" .\n',
  Nodejs: 'image: node:lts\n\ntest:\n  script:\n    - npm ci\n    - npm test\n',
};

function listTemplates(exchange: Exchange): Reply {
  return paged(
    exchange,
    Object.keys(TEMPLATES).map(name => ({ key: name, name })),
  );
}

function readTemplate(exchange: Exchange): Reply {
  const name = exchange.params['name'] ?? '';
  const content = TEMPLATES[name];
  if (content === undefined) throw notFound('Gitlab Ci Yml');
  return ok({ name, content });
}

/** Names at the left edge of a CI file that are no jobs. */
const KEYWORDS = [
  'stages',
  'include',
  'variables',
  'default',
  'workflow',
  'image',
  'services',
  'cache',
  'before_script',
  'after_script',
  'spec',
];

interface Lint {
  readonly errors: readonly string[];
  readonly jobs: readonly Row[];
}

/** Faults of a CI file by the little this sandbox reads of YAML: its top-level keys and what stands below each. */
function lintOf(content: string): Lint {
  if (content.trim() === '') return { errors: ['Please provide content of .gitlab-ci.yml'], jobs: [] };
  if (/^\t/m.test(content)) return { errors: ['Invalid configuration format'], jobs: [] };
  const sections = content.split(/^(?=\S)/m).filter(part => !/^(#|---|\s*$)/.test(part));
  const wrong = sections.find(part => !/^[^:#\n]+:/.test(part));
  if (wrong !== undefined) return { errors: ['Invalid configuration format'], jobs: [] };
  const jobs = sections
    .map(part => ({ name: part.slice(0, part.indexOf(':')).replace(/^["']|["']$/g, ''), part }))
    .filter(({ name }) => !KEYWORDS.includes(name) && !name.startsWith('.'));
  const idle = jobs.filter(
    ({ part }) => !/^\s+(script|trigger|extends|run):/m.test(part) && !/\b(script|trigger|extends|run)\s*:/.test(part),
  );
  const errors = [
    ...idle.map(({ name }) => `jobs:${name} config should implement the script:, run:, or trigger: keyword`),
    ...(jobs.length === 0 ? ['jobs config should contain at least one visible job'] : []),
  ];
  const stageOf = (part: string): string => /^\s+stage:\s*(\S+)/m.exec(part)?.[1] ?? 'test';
  return {
    errors,
    jobs: jobs.map(({ name, part }) => ({
      name,
      stage: stageOf(part),
      before_script: [],
      script: [/^\s+script:\s*(.+)$/m.exec(part)?.[1] ?? ''],
      after_script: [],
      tag_list: [],
      only: { refs: ['branches', 'tags'] },
      except: null,
      environment: null,
      when: /^\s+when:\s*(\S+)/m.exec(part)?.[1] ?? 'on_success',
      allow_failure: false,
      needs: null,
    })),
  };
}

function lint(exchange: Exchange, content: string): Reply {
  const { errors, jobs } = lintOf(content);
  const valid = errors.length === 0;
  const wantsJobs = isTrue(exchange.input['include_jobs']);
  return ok({
    valid,
    errors,
    warnings: [],
    merged_yaml: valid ? `---\n${content}` : null,
    includes: [],
    ...(wantsJobs && valid ? { jobs } : {}),
  });
}

function lintProject(exchange: Exchange): Reply {
  const project = projectOf(exchange);
  const ref = text(exchange.query['content_ref'] ?? exchange.query['sha'] ?? exchange.query['ref']) || text(project['default_branch']);
  const commit = exchange.world.repository(number(project['id'])).resolve(ref);
  const content = commit?.tree.get('.gitlab-ci.yml');
  if (!content) throw notFound();
  return lint(exchange, textOf(content));
}

const escapeHtml = (value: string): string => value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Markdown reduced to headings, emphasis and paragraphs: enough to show that it was rendered. */
function renderMarkdown(source: string): string {
  const inline = (line: string): string =>
    escapeHtml(line)
      .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
      .replace(/\*(.+?)\*/g, '<em>$1</em>')
      .replace(/`(.+?)`/g, '<code>$1</code>');
  return source
    .split(/\n{2,}/)
    .filter(block => block.trim() !== '')
    .map(block => {
      const heading = /^(#{1,6}) (.*)$/.exec(block.trim());
      const level = heading?.[1]?.length ?? 0;
      return level > 0 ? `<h${level} dir="auto">${inline(heading?.[2] ?? '')}</h${level}>` : `<p dir="auto">${inline(block.trim())}</p>`;
    })
    .join('\n');
}

export function toolRoutes(router: Router): void {
  router.on('GET /version', () => ok(VERSION));
  router.on('GET /metadata', () =>
    ok({
      ...VERSION,
      kas: {
        enabled: true,
        externalUrl: 'wss://kas.gitlab.example.com',
        externalK8sProxyUrl: 'https://kas.gitlab.example.com/k8s-proxy/',
        version: '19.4.1',
      },
      enterprise: true,
    }),
  );
  router.on('GET /personal_access_tokens/self', ({ world }) =>
    ok({
      id: 1,
      name: 'sandbox',
      revoked: false,
      created_at: '2025-01-01T08:00:00.000Z',
      description: null,
      scopes: ['api', 'read_user', 'read_api'],
      user_id: world.me['id'],
      last_used_at: world.stamp(),
      active: true,
      expires_at: null,
    }),
  );
  router.on('GET /templates/gitlab_ci_ymls', listTemplates);
  router.on('GET /templates/gitlab_ci_ymls/:name', readTemplate);
  router.on('POST /projects/:project/ci/lint', exchange => {
    projectOf(exchange);
    return lint(exchange, text(exchange.body['content']));
  });
  router.on('GET /projects/:project/ci/lint', lintProject);
  router.on('POST /markdown', exchange => created({ html: renderMarkdown(text(exchange.body['text'])) }));
}
