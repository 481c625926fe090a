import { describe, expect, it } from 'vitest';
import { movedNote } from '../../src/execute/moved-place.ts';

describe('the place that answered in place of the one asked', () => {
  it.each([
    ['/projects/nord%2Fnew', {}, 'This project has moved to nord/new: use that path from now on.'],
    ['/projects/nord%2Fnew/issues/4', {}, 'This project has moved to nord/new: use that path from now on.'],
    ['/projects/81', { path_with_namespace: 'nord/new' }, 'This project has moved to nord/new: use that path from now on.'],
    ['/projects/81/issues', [], 'This project has moved: use its id 81 from now on.'],
    ['/projects/81', undefined, 'This project has moved: use its id 81 from now on.'],
    ['/groups/12', { full_path: 'nord' }, 'This group has moved to nord: use that path from now on.'],
    ['/projects/bad%', {}, 'This project has moved to bad%: use that path from now on.'],
    ['/users/4', {}, 'GitLab answered from /users/4 in place of the address asked.'],
  ])('%s with %j', (movedTo, data, note) => {
    expect(movedNote(movedTo, data)).toBe(note);
  });
});
