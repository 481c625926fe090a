import { describe, expect, it } from 'vitest';
import { addressRefusal, checkInstanceUrl, guardedLookup, REFUSED_ADDRESS } from '../../src/gitlab/instance.ts';

describe('checkInstanceUrl', () => {
  it.each([
    ['https://gitlab.example.com', 'https://gitlab.example.com'],
    ['https://git.corp.test/gitlab/', 'https://git.corp.test/gitlab'],
    ['https://git.corp.test/gitlab/api/v4/', 'https://git.corp.test/gitlab'],
    [' HTTP://GitLab.Test:8080 ', 'http://gitlab.test:8080'],
    ['https://10.1.2.3', 'https://10.1.2.3'],
  ])('reads %j as %j', (text, url) => {
    expect(checkInstanceUrl(text, { allowPrivate: true })).toEqual({ url });
  });

  it.each([
    'gitlab.example.com',
    'ftp://gitlab.example.com',
    'https://user:pw@gitlab.example.com',
    'https://gitlab.example.com/?private_token=x',
    'https://gitlab.example.com/#top',
    'http://169.254.169.254/latest',
    'http://2852039166/',
    'http://0xA9FEA9FE/',
    'http://[::ffff:169.254.169.254]/',
    'http://[64:ff9b::a9fe:a9fe]/',
    'http://[::a9fe:a9fe]/',
    'http://[::ffff:0:a9fe:a9fe]/',
    'http://[2002:a9fe:a9fe::1]/',
    'http://0251.0376.0251.0376/',
    'https://gitlab.example.com?',
    'http://[fd00:ec2::254]/',
    'http://100.100.100.200/',
    'http://metadata.google.internal./',
  ])('refuses %j even where private networks are allowed', text => {
    expect(() => checkInstanceUrl(text, { allowPrivate: true })).toThrowError(expect.objectContaining({ code: 'invalid_params' }));
  });

  it.each([
    'http://localhost',
    'http://git.localhost',
    'http://127.0.0.1',
    'http://10.0.0.8',
    'http://172.31.0.1',
    'http://192.168.1.1',
    'http://[::1]',
    'http://[fe80::1]',
    'http://[::ffff:10.0.0.1]',
    'http://0/',
  ])('refuses the private address %j unless it is allowed, and names the setting', text => {
    expect(() => checkInstanceUrl(text, { allowPrivate: false })).toThrowError(/GITLAB_MCP_ALLOW_PRIVATE_INSTANCES/);
    expect(checkInstanceUrl(text, { allowPrivate: true }).url).toMatch(/^http:/);
  });

  it('shows no password in its refusal', () => {
    expect(() => checkInstanceUrl('https://u:s3cret@h.test', { allowPrivate: true })).toThrowError(/^(?!.*s3cret)/);
  });
});

describe('addresses found by name', () => {
  const resolving =
    (...addresses: string[]) =>
    (_name: string, options: { all?: boolean | undefined }, callback: (error: null, found: never, family?: number) => void) =>
      // the shape that `options.all` asks for
      callback(null, (options.all ? addresses.map(address => ({ address, family: 4 })) : addresses[0]) as never, 4);

  const look = (allowPrivate: boolean, addresses: string[], all: boolean): Promise<unknown> =>
    new Promise((resolve, reject) =>
      guardedLookup(allowPrivate, resolving(...addresses))('name.test', { all }, (error, found) =>
        error ? reject(error) : resolve(found),
      ),
    );

  it('pass when all of them may be asked', async () => {
    expect(await look(false, ['8.8.8.8'], false)).toBe('8.8.8.8');
    expect(await look(true, ['10.0.0.1', '8.8.8.8'], true)).toEqual([
      { address: '10.0.0.1', family: 4 },
      { address: '8.8.8.8', family: 4 },
    ]);
  });

  it.each([true, false])('are refused when one of them is a metadata address (all: %j)', async all => {
    await expect(look(true, ['169.254.169.254'], all)).rejects.toMatchObject({ code: REFUSED_ADDRESS });
  });

  it('are refused when private and that is not allowed', async () => {
    await expect(look(false, ['8.8.8.8', '192.168.0.4'], true)).rejects.toMatchObject({ code: REFUSED_ADDRESS });
  });

  it('are told apart by kind', () => {
    expect(['169.254.0.1', '127.0.0.1', '8.8.8.8', 'fd00:ec2::254', '::1', 'name'].map(address => addressRefusal(address, false))).toEqual([
      'metadata',
      'private',
      undefined,
      'metadata',
      'private',
      undefined,
    ]);
  });
});
