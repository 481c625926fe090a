/** Repositories of the demonstration: their commits, branches, tags and the files on them. */
import { bytesOf, type Change, type Commit, changedTree, type Repository } from '../git-store.ts';
import { number, type Row, text } from '../row.ts';
import { png } from './png.ts';
import { projectOwner, type World } from './world.ts';

interface Step {
  readonly message: string;
  readonly author: string;
  readonly date: string;
  readonly files: Readonly<Record<string, string | Uint8Array | undefined>>;
}

/** Commits `steps` one after the other on a branch that starts at `from`. */
function write(world: World, repository: Repository, branch: string, steps: readonly Step[], from?: Commit): Commit {
  let last = from;
  for (const step of steps) {
    const changes: Change[] = Object.entries(step.files).map(([path, content]) => ({
      path,
      content: typeof content === 'string' ? bytesOf(content) : content,
    }));
    const author = world.user(step.author);
    last = repository.commit({
      branch,
      parents: last ? [last] : [],
      tree: changedTree(last?.tree ?? new Map(), changes),
      message: step.message,
      author: { name: text(author['name']), email: text(author['email']), date: step.date },
    });
  }
  if (!last) throw new Error(`branch ${branch} needs a first commit`);
  return last;
}

const README = `# App

A small web service with a login page.

## Start

    npm install
    npm start
`;

const CI = `stages: [build, test, deploy]

build:
  stage: build
  script: npm ci && npm run build

test:
  stage: test
  script: npm test

deploy:
  stage: deploy
  script: ./deploy.sh
  when: manual
  environment: production
`;

const APP = `import { login } from './login.ts';

const port = 8080;

export function start(): void {
  console.log(\`listening on \${port}\`);
  login('guest');
}
`;

const LOGIN = `export function login(name: string): boolean {
  if (name === '') {
    return false;
  }
  return true;
}
`;

const FIXED_LOGIN = `const ATTEMPTS = 3;

export function login(name: string, attempt = 1): boolean {
  if (name.trim() === '' || attempt > ATTEMPTS) {
    return false;
  }
  return true;
}
`;

const BINARY = Uint8Array.from({ length: 256 }, (_, index) => 255 - index);

const packageJson = (version: string): string => `${JSON.stringify({ name: 'app', version, type: 'module' }, null, 2)}\n`;

const MAIN: readonly Step[] = [
  {
    message: 'Initial commit',
    author: 'alice',
    date: '2024-01-08T09:31:00.000Z',
    files: { 'README.md': '# App\n', 'package.json': packageJson('0.1.0') },
  },
  {
    message: 'Add the app and its login\n\nThe page itself follows.',
    author: 'alice',
    date: '2024-02-05T14:02:00.000Z',
    files: { 'src/app.ts': APP.replace('8080', '3000'), 'src/login.ts': LOGIN },
  },
  {
    message: 'Build and test in CI',
    author: 'bob',
    date: '2024-02-12T08:45:00.000Z',
    files: { '.gitlab-ci.yml': CI },
  },
  {
    message: 'Write the guide 📖',
    author: 'carol',
    date: '2024-03-20T16:10:00.000Z',
    files: {
      'docs/guide.md': '# Guide\n\nOpen the page and log in.\n',
      'docs/résumé.md': '# Résumé\n\nUn résumé en français, avec des accents : é è ç.\n',
      'notes/c++ intro.md': '# C++ intro\n\nNotes of a talk.\n',
    },
  },
  {
    message: 'Add the logo and sample data',
    author: 'carol',
    date: '2024-04-02T11:00:00.000Z',
    files: { 'assets/logo.png': png(16, 16, [252, 109, 38]), 'assets/data.bin': BINARY },
  },
  {
    message: 'Release 1.0.0',
    author: 'alice',
    date: '2025-02-28T12:00:00.000Z',
    files: { 'CHANGELOG.md': '# Changes\n\n## 1.0.0\n\n- First release\n', 'package.json': packageJson('1.0.0') },
  },
];

const BATCHES = 39;

/** Branches that only fill the list: enough that the project has 45. */
const batchNames = (): readonly string[] =>
  Array.from({ length: BATCHES }, (_, index) => `feature/batch-${String(index + 1).padStart(2, '0')}`);

function seedApp(world: World): void {
  const repository = world.repository(70);
  const first = write(world, repository, 'main', MAIN);
  const side = write(
    world,
    repository,
    'feature/batch-39',
    [
      {
        message: 'Document the changelog',
        author: 'bob',
        date: '2025-03-03T10:00:00.000Z',
        files: { 'docs/changelog-rules.md': '# How we write the changelog\n\nOne line a change.\n' },
      },
    ],
    first,
  );
  const merged = repository.commit({
    branch: 'main',
    parents: [first, side],
    tree: side.tree,
    message: "Merge branch 'feature/batch-39' into 'main'\n\nDocument the changelog\n\nSee merge request demo/app!2",
    author: { name: 'Alice Example', email: 'alice@gitlab.example.com', date: '2025-03-04T09:00:00.000Z' },
  });
  const head = write(
    world,
    repository,
    'main',
    [
      {
        message: 'Say how to start, move to port 8080\n\nReported by דנה. Closes nothing 🙂',
        author: 'alice',
        date: '2025-03-10T13:30:00.000Z',
        files: {
          'README.md': README,
          'src/app.ts': APP,
          'CHANGELOG.md': '# Changes\n\n## 1.1.0\n\n- Port 8080\n\n## 1.0.0\n\n- First release\n',
        },
      },
    ],
    merged,
  );
  write(
    world,
    repository,
    'develop',
    [
      {
        message: 'Try a newer build',
        author: 'bob',
        date: '2025-03-11T08:00:00.000Z',
        files: { 'package.json': packageJson('1.2.0-dev') },
      },
    ],
    head,
  );
  write(
    world,
    repository,
    'feature/login',
    [
      {
        message: 'Refuse a blank name',
        author: 'alice',
        date: '2025-03-12T09:00:00.000Z',
        files: { 'src/login.ts': LOGIN.replace("name === ''", "name.trim() === ''") },
      },
      { message: 'Count attempts\n\nCloses #1', author: 'alice', date: '2025-03-13T09:30:00.000Z', files: { 'src/login.ts': FIXED_LOGIN } },
    ],
    head,
  );
  write(
    world,
    repository,
    'fix/50%-off#42',
    [
      {
        message: 'Fix the discount',
        author: 'bob',
        date: '2025-03-12T15:00:00.000Z',
        files: { 'src/discount.ts': 'export const discount = 0.5;\n' },
      },
    ],
    head,
  );
  write(
    world,
    repository,
    'docs/résumé',
    [
      {
        message: 'Compléter le résumé',
        author: 'carol',
        date: '2025-03-12T16:00:00.000Z',
        files: { 'docs/résumé.md': '# Résumé\n\nPlus long.\n' },
      },
    ],
    head,
  );
  const started = repository.log(first).find(commit => commit.message.startsWith('Add the app')) ?? first;
  write(
    world,
    repository,
    'feature/batch-37',
    [
      {
        message: 'Listen on port 9090',
        author: 'bob',
        date: '2025-03-05T10:00:00.000Z',
        files: { 'src/app.ts': APP.replace('8080', '9090') },
      },
    ],
    started,
  );
  write(
    world,
    repository,
    'feature/batch-38',
    [
      {
        message: 'Sketch of an audit log',
        author: 'carol',
        date: '2025-03-13T17:00:00.000Z',
        files: { 'src/audit.ts': 'export const audit: string[] = [];\n' },
      },
    ],
    head,
  );
  write(
    world,
    repository,
    'feature/batch-01',
    [
      {
        message: 'Add the first batch',
        author: 'bob',
        date: '2025-03-14T09:00:00.000Z',
        files: { 'src/batch.ts': 'export const batch: readonly number[] = [1];\n' },
      },
    ],
    head,
  );
  repository.branches.set('release/1.0', first.id);
  for (const name of batchNames()) if (!repository.branches.has(name)) repository.branches.set(name, head.id);
  const tag = (name: string, commit: Commit, message: string | null): void => {
    repository.tags.set(name, { name, target: commit.id, message, date: commit.author.date });
  };
  tag('v1.0.0', first, 'First release');
  tag('v1.1.0', head, null);
  tag('release/1.0.0', first, null);
}

function seedOthers(world: World): void {
  write(world, world.repository(71), 'main', [
    {
      message: 'Initial commit',
      author: 'carol',
      date: '2024-01-09T10:05:00.000Z',
      files: { 'README.md': '# Handbook\n\nHow we work.\n', 'docs/on-call.md': '# On call\n\nOne week each.\n' },
    },
  ]);
  // The worker brings the handbook along as a submodule.
  const handbook = world.repository(71).branches.get('main') ?? '';
  write(world, world.repository(73), 'main', [
    {
      message: 'Initial commit',
      author: 'bob',
      date: '2024-02-02T10:05:00.000Z',
      files: {
        'README.md': '# Worker\n',
        'src/worker.ts': 'export const run = (): void => {};\n',
        '.gitmodules': '[submodule "handbook"]\n\tpath = vendor/handbook\n\turl = ../../handbook.git\n',
        'vendor/handbook': `${handbook}\n`,
      },
    },
  ]);
}

const levels = (level: number): readonly Row[] => [
  {
    id: level,
    access_level: level,
    access_level_description: level === 40 ? 'Maintainers' : level === 30 ? 'Developers + Maintainers' : 'No one',
    deploy_key_id: null,
    user_id: null,
    group_id: null,
  },
];

/** A protection rule of a branch name or pattern. */
export const protectedBranchRow = (facts: { id: number; name: string; push: number; merge: number; forcePush?: boolean }): Row => ({
  id: facts.id,
  name: facts.name,
  push_access_levels: levels(facts.push),
  merge_access_levels: levels(facts.merge),
  allow_force_push: facts.forcePush ?? false,
  unprotect_access_levels: [],
  code_owner_approval_required: false,
  inherited: false,
});

export const protectedTagRow = (facts: { name: string; create: number }): Row => ({
  name: facts.name,
  create_access_levels: levels(facts.create),
});

export function seedRepositories(world: World): void {
  seedApp(world);
  seedOthers(world);
  for (const project of world.table('projects')) {
    const owner = projectOwner(project);
    if (project['default_branch'] !== null)
      world.add('protected_branches', owner, protectedBranchRow({ id: number(project['id']) * 10, name: 'main', push: 40, merge: 40 }));
  }
  world.add('protected_branches', projectOwner(world.project(70)), protectedBranchRow({ id: 701, name: 'develop', push: 30, merge: 30 }));
  world.add('protected_tags', projectOwner(world.project(70)), protectedTagRow({ name: 'v*', create: 40 }));
  world.files.set(`avatar/${projectOwner(world.project(70))}`, { filename: 'logo.png', content: png(16, 16, [252, 109, 38]) });
}
