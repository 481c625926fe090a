import { describe, expect, it } from 'vitest';
import { pagingOf, readPageToken, withPageToken } from '../../src/gitlab/pagination.ts';

const headers =
  (values: Readonly<Record<string, string>>) =>
  (name: string): string | null =>
    values[name] ?? null;

const token = (query: string): string => Buffer.from(query, 'utf8').toString('base64url');

describe('pagingOf', () => {
  it('reads the last page, whose next page is empty', () => {
    const header = headers({
      'x-page': '3',
      'x-per-page': '20',
      'x-total': '45',
      'x-total-pages': '3',
      'x-next-page': '',
      'x-prev-page': '2',
    });
    expect(pagingOf(header)).toEqual({ page: 3, perPage: 20, total: 45, totalPages: 3, nextPage: 0, prevPage: 2 });
  });

  it('leaves totals open when GitLab does not send them', () => {
    const link = '<https://gitlab.test/api/v4/projects/5/issues?page=2>; rel="next"';
    const header = headers({ 'x-page': '1', 'x-per-page': '2', 'x-next-page': '2', 'x-prev-page': '', link });
    expect(pagingOf(header)).toEqual({ page: 1, perPage: 2, total: undefined, totalPages: undefined, nextPage: 2, prevPage: 0 });
  });

  it('says nothing when the headers say nothing', () => {
    expect(pagingOf(headers({}))).toBeUndefined();
    expect(pagingOf(headers({ link: '<https://gitlab.test/first?id=1>; rel="first"' }))).toBeUndefined();
  });

  it.each(['NaN', '-1', '1.5', 'abc', '99999999999999999999'])('takes %j for no number', text => {
    expect(pagingOf(headers({ 'x-page': text, 'x-per-page': '20' }))).toMatchObject({ page: 0, perPage: 20 });
  });

  it('keeps only the query of the next link, whatever its host', () => {
    const link =
      '<https://public.example/api/v4/x?pagination=keyset&page=1>; rel="first", <https://public.example/api/v4/x?pagination=keyset&page_token=z1>; rel="next"';
    expect(pagingOf(headers({ link }))).toEqual({
      page: 0,
      perPage: 0,
      total: undefined,
      totalPages: undefined,
      nextPage: 0,
      prevPage: 0,
      nextPageToken: token('pagination=keyset&page_token=z1'),
    });
  });

  it.each([
    ['without quotes', '<https://h/x?a=1>; rel=next', 'a=1'],
    ['among several relations', '<https://h/x?a=1>; rel="last next"', 'a=1'],
    ['after another parameter', '<https://h/x?a=1>; title="t"; rel="next"', 'a=1'],
    ['with a comma in the address', '<https://h/x?labels=a,b>; rel="next"', 'labels=a,b'],
    ['with a fragment', '<https://h/x?a=1#top>; rel="next"', 'a=1'],
  ])('finds the next link %s', (_, link, query) => {
    expect(pagingOf(headers({ link }))?.nextPageToken).toBe(token(query));
  });

  it.each(['<https://h/x?a=1>; rel="nextish"', '<https://h/x>; rel="next"', 'next', '<>; rel="next"'])('finds none in %j', link => {
    expect(pagingOf(headers({ link }))).toBeUndefined();
  });
});

describe('page tokens', () => {
  it('turn back into the query they were made of', () => {
    expect(readPageToken(token('pagination=keyset&per_page=2&scope%5B%5D=a&scope[]=b+c&not[author_id]=7&cursor=eyJ%3D'))).toEqual({
      pagination: 'keyset',
      per_page: '2',
      scope: ['a', 'b c'],
      not: { author_id: '7' },
      cursor: 'eyJ=',
    });
  });

  it('are laid over the query of the call, whose page they replace', () => {
    const own = { page: 3, page_token: 'x', scope: ['z'], order_by: 'id', simple: true };
    expect(withPageToken(own, token('order_by=name&scope[]=a&id_after=9'))).toEqual({
      order_by: 'name',
      scope: ['a'],
      id_after: '9',
      simple: true,
    });
  });

  it.each([
    ['empty', ''],
    ['GitLab’s own', 'a8f3 c1'],
    ['not base64url', 'a=b'],
    ['padded', `${token('a=12')}=`],
    ['no pairs', token('abc')],
    ['control characters', token('a=b\r\nc=d')],
    ['bytes that are no text', Buffer.from([255, 254, 61, 61]).toString('base64url')],
    ['a broken escape', token('a=%zz')],
    ['another identity', token('sudo=root')],
    ['an encoded identity', token('%70rivate_token=x')],
    ['too long', token(`a=${'x'.repeat(9000)}`)],
  ])('are refused when %s', (_, text) => {
    expect(() => readPageToken(text)).toThrowError(expect.objectContaining({ code: 'invalid_params', facts: { parameter: 'page_token' } }));
  });
});
