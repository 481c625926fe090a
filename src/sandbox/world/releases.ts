/** Releases, wiki pages, snippets and an upload: how their rows are made, and those of the demonstration. */
import { type Json, type Row, text } from '../row.ts';
import { milestoneOf } from './issues.ts';
import { addNote } from './notes.ts';
import { slimUser } from './people.ts';
import { png } from './png.ts';
import { projectOwner, type World } from './world.ts';

export const releaseRow = (world: World, facts: { tag: string; name: string; description: Json; at: string; author: number }): Row => ({
  name: facts.name,
  tag_name: facts.tag,
  description: facts.description,
  description_html: `<p dir="auto">${text(facts.description)}</p>`,
  created_at: facts.at,
  released_at: facts.at,
  author: slimUser(world, facts.author),
});

export const linkRow = (facts: { id: number; name: string; url: string }): Row => ({
  id: facts.id,
  name: facts.name,
  url: facts.url,
  link_type: 'other',
  filepath: null,
});

/** A wiki page's slug: its title with dashes for spaces, its folders kept. */
export const wikiSlug = (title: string): string => title.trim().replaceAll(' ', '-');

export const wikiRow = (facts: { title: string; content: string; format?: string; id: number }): Row => ({
  format: facts.format ?? 'markdown',
  slug: wikiSlug(facts.title),
  title: facts.title.split('/').pop() ?? facts.title,
  content: facts.content,
  front_matter: {},
  encoding: 'UTF-8',
  wiki_page_meta_id: facts.id,
});

export interface SnippetFacts {
  readonly id: number;
  readonly title: string;
  readonly file: string;
  readonly content: string;
  readonly author: number;
  readonly visibility: string;
  readonly at: string;
  readonly project?: Row;
}

export const snippetRow = (world: World, facts: SnippetFacts): Row => {
  const web = `${facts.project ? `${text(facts.project['web_url'])}/-` : `${world.url}/-`}/snippets/${facts.id}`;
  return {
    id: facts.id,
    title: facts.title,
    description: null,
    visibility: facts.visibility,
    author: slimUser(world, facts.author),
    created_at: facts.at,
    updated_at: facts.at,
    project_id: facts.project?.['id'] ?? null,
    web_url: web,
    raw_url: `${web}/raw`,
    ssh_url_to_repo: `git@${world.url.replace(/^https?:\/\//, '')}:snippets/${facts.id}.git`,
    http_url_to_repo: `${world.url}/snippets/${facts.id}.git`,
    file_name: facts.file,
    files: [{ path: facts.file, raw_url: `${web}/raw/main/${encodeURIComponent(facts.file)}` }],
    imported: false,
    imported_from: 'none',
    contents: { [facts.file]: facts.content },
  };
};

const PAGES: readonly (readonly [title: string, content: string])[] = [
  ['home', '# Welcome\n\nStart with [the setup](docs/setup).'],
  ['docs/setup', '# Setup\n\n1. Clone\n2. `npm install`\n\n> Ask in #help when stuck.'],
  ['Handbook/On call', '# On call\n\nOne week each, handover on Monday ☎️'],
];

function seedUpload(world: World, owner: string, at: string): void {
  const content = png(8, 8, [31, 117, 203]);
  const secret = 'c0ffee00c0ffee00c0ffee00c0ffee00';
  world.add('uploads', owner, {
    id: 1,
    size: content.byteLength,
    filename: 'screenshot.png',
    created_at: at,
    uploaded_by: slimUser(world, 2),
    secret,
  });
  world.files.set(`${owner}/uploads/${secret}/screenshot.png`, { filename: 'screenshot.png', content });
}

/** A thread on the snippet of demo/app. */
function seedSnippetNotes(world: World): void {
  const noteable = { owner: 'snippet:2', type: 'Snippet', id: 2, iid: null, projectId: 70, resolvable: false };
  const at = '2025-02-02T09:00:00.000Z';
  addNote(world, noteable, { id: 1, body: 'Does this need sudo?', author: 3, at }, { id: 'd1'.repeat(20) });
}

export function seedPublishing(world: World): void {
  const app = world.project(70);
  const owner = projectOwner(app);
  const releases: readonly (readonly [tag: string, name: string, description: string, at: string])[] = [
    ['v1.0.0', 'First release', '## What is new\n\n- The login page', '2025-02-28T12:30:00.000Z'],
    ['v1.1.0', 'v1.1.0', 'Port 8080 | nothing else 🎉', '2025-03-10T14:00:00.000Z'],
  ];
  for (const [tag, name, description, at] of releases)
    world.add('releases', owner, releaseRow(world, { tag, name, description, at, author: 1 }));
  const first = world.table('releases', owner)[0];
  if (first) first['milestones'] = [milestoneOf(world, app, 31)];
  const link = linkRow({ id: 1, name: 'app-linux-amd64', url: 'https://downloads.example.com/app/1.0.0/app-linux-amd64' });
  world.add('release_links', `${owner}/release:v1.0.0`, { ...link, link_type: 'package', filepath: '/bin/app-linux-amd64' });
  for (const project of [app, world.project(71)])
    for (const [title, content] of PAGES)
      world.add('wikis', projectOwner(project), wikiRow({ title, content, id: world.nextId('wiki_meta') }));
  const at = '2025-02-01T09:00:00.000Z';
  seedUpload(world, owner, at);
  seedSnippetNotes(world);
  world.add(
    'snippets',
    '',
    snippetRow(world, {
      id: 1,
      title: 'Personal notes',
      file: 'notes.md',
      content: '# Notes\n\n- call Bob\n',
      author: 1,
      visibility: 'private',
      at,
    }),
  );
  world.add(
    'snippets',
    '',
    snippetRow(world, {
      id: 2,
      title: 'Restart the app',
      file: 'restart.sh',
      content: '#!/bin/sh\nsystemctl restart app\n',
      author: 2,
      visibility: 'private',
      at,
      project: app,
    }),
  );
}
