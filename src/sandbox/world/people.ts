/** The instance's people: users, what of them stands beside other things, and their status. */
import { type Json, list, type Row } from '../row.ts';
import type { World } from './world.ts';

/** A user as GitLab writes it beside an issue, a note or a commit. */
export const slimUser = (world: World, id: number): Row => {
  const user = world.user(id);
  return {
    id,
    username: user['username'],
    public_email: user['public_email'],
    name: user['name'],
    state: user['state'],
    locked: false,
    avatar_url: user['avatar_url'],
    web_url: user['web_url'],
  };
};

/** Slim users for ids that came with a request; unknown ids and zero are left out, as GitLab does. */
export const slimUsers = (world: World, ids: Json): readonly Row[] => {
  const known = new Set(world.table('users').map(user => user['id']));
  return list(ids)
    .map(id => Number(id))
    .filter(id => known.has(id))
    .map(id => slimUser(world, id));
};

/** A member of a project or group. */
export function memberRow(world: World, facts: { user: number; level: number; at: string }): Row {
  return {
    ...slimUser(world, facts.user),
    access_level: facts.level,
    created_at: facts.at,
    created_by: facts.user === 1 ? null : slimUser(world, 1),
    expires_at: null,
    membership_state: 'active',
  };
}

interface Person {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly bio: string;
  readonly location: string | null;
  readonly jobTitle: string;
}

const PEOPLE: readonly Person[] = [
  { id: 1, username: 'alice', name: 'Alice Example', bio: 'Keeps the demo group in order.', location: 'Lisbon', jobTitle: 'Lead engineer' },
  { id: 2, username: 'bob', name: 'Bob Example', bio: '', location: null, jobTitle: 'Backend engineer' },
  { id: 3, username: 'carol', name: 'Carol Éxample', bio: 'Docs & design ✨', location: 'Zürich', jobTitle: 'Technical writer' },
  { id: 4, username: 'dana', name: 'דנה לדוגמה', bio: '', location: null, jobTitle: '' },
];

export function seedPeople(world: World): void {
  for (const person of PEOPLE) {
    world.add('users', '', {
      id: person.id,
      username: person.username,
      name: person.name,
      state: 'active',
      locked: false,
      avatar_url: person.id === 1 ? `${world.url}/uploads/-/system/user/avatar/1/avatar.png` : null,
      web_url: `${world.url}/${person.username}`,
      created_at: '2023-05-02T08:00:00.000Z',
      bio: person.bio,
      location: person.location,
      linkedin: '',
      twitter: '',
      discord: '',
      website_url: '',
      github: '',
      job_title: person.jobTitle,
      pronouns: null,
      organization: 'Example',
      bot: false,
      work_information: null,
      local_time: '9:30 AM',
      followers: 2,
      following: 1,
      is_followed: false,
      public_email: person.id === 1 ? 'alice@gitlab.example.com' : null,
      last_sign_in_at: '2025-03-10T07:12:44.000Z',
      confirmed_at: '2023-05-02T08:01:00.000Z',
      last_activity_on: '2025-03-14',
      email: `${person.username}@gitlab.example.com`,
      theme_id: 1,
      color_scheme_id: 1,
      projects_limit: 100000,
      current_sign_in_at: '2025-03-14T06:58:02.000Z',
      identities: [],
      can_create_group: true,
      can_create_project: true,
      two_factor_enabled: person.id === 1,
      external: false,
      private_profile: false,
      commit_email: `${person.username}@gitlab.example.com`,
      preferred_language: 'en',
      scim_identities: [],
      ...(person.id === 1 ? { is_admin: false } : {}),
    });
    world.add('user_status', `user:${person.id}`, {
      emoji: person.id === 1 ? 'coffee' : null,
      message: person.id === 1 ? 'Reviewing, answers after lunch' : null,
      availability: person.id === 1 ? 'busy' : null,
      message_html: person.id === 1 ? 'Reviewing, answers after lunch' : '',
      clear_status_at: null,
    });
  }
}
