/** Paths of another system: a drive letter is no relative name here, and only its last part ever becomes a name in GitLab. */
import { mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onStub, openStub } from '../../support/on-stub.ts';

let allowed = '';
beforeAll(async () => {
  allowed = await realpath(await mkdtemp(join(tmpdir(), 'uploads-')));
  await writeFile(join(allowed, 'C:\\Users\\mira\\shot.png'), 'x');
  await symlink('/etc/hostname', join(allowed, 'link'));
});
afterAll(() => rm(allowed, { recursive: true }));

const refusal = (parameter: string) => ({ code: 'file_refused', retryable: false, parameter });

describe('a path with a drive letter', () => {
  it('is no such file on this machine, and sends nothing', async () => {
    expect(
      await onStub({
        action: 'project.upload',
        params: { project_id: 1, file_path: 'C:\\Users\\mira\\shot.png' },
        env: { GITLAB_MCP_ALLOWED_UPLOAD_DIRS: '/var/empty/uploads' },
      }),
    ).toEqual({
      sent: [],
      text: [
        "There is no file 'C:\\Users\\mira\\shot.png' on the server's machine: file_path must be a full path there (such as /var/empty/uploads/name).",
      ],
      error: {
        code: 'file_refused',
        retryable: false,
        parameter: 'file_path',
      },
    });
  });

  it('is no place to save to either', async () => {
    const { sent, error } = await onStub({
      action: 'repository.file_raw',
      params: { project_id: 1, file_path: 'a.txt', output_path: 'C:\\Users\\mira\\a.txt' },
      env: { GITLAB_MCP_ALLOWED_DOWNLOAD_DIRS: allowed },
    });
    expect({ sent, error }).toEqual({ sent: [], error: refusal('output_path') });
  });

  it('inside an allowed directory is a file whose name ends at the last backslash', async () => {
    const session = await openStub(
      [{ on: 'POST /api/v4/projects/1/uploads', status: 201, body: { alt: 's', url: '/u', markdown: '[s](/u)' } }],
      {
        env: { GITLAB_MCP_ALLOWED_UPLOAD_DIRS: allowed },
      },
    );
    try {
      await session.call('project.upload', { project_id: 1, file_path: join(allowed, 'C:\\Users\\mira\\shot.png') });
      expect(session.stub.requests[0]?.body.toString()).toContain('filename="shot.png"');
    } finally {
      await session.close();
    }
  });

  it('as the name of a file that is sent as content loses its folders', async () => {
    const session = await openStub([
      { on: 'POST /api/v4/projects/1/uploads', status: 201, body: { alt: 's', url: '/u', markdown: '[s](/u)' } },
    ]);
    try {
      await session.call('project.upload', { project_id: 1, filename: 'C:\\Users\\mira\\shot.png', content_base64: 'aGk=' });
      expect(session.stub.requests[0]?.body.toString()).toContain('filename="shot.png"');
    } finally {
      await session.close();
    }
  });
});

describe('a local path', () => {
  it.each(['/etc/passwd', '../../etc/passwd', 'link'])('%s outside the allowed directory is refused', async name => {
    const { sent, error } = await onStub({
      action: 'project.upload',
      params: { project_id: 1, file_path: name === 'link' ? join(allowed, name) : name },
      env: { GITLAB_MCP_ALLOWED_UPLOAD_DIRS: allowed },
    });
    expect({ sent, error }).toEqual({ sent: [], error: refusal('file_path') });
  });

  it('is refused where no directory is allowed', async () => {
    const { sent, error } = await onStub({ action: 'project.upload', params: { project_id: 1, file_path: join(allowed, 'x') } });
    expect({ sent, error }).toEqual({ sent: [], error: refusal('file_path') });
  });
});
