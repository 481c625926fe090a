import { describe, expect, it } from 'vitest';
import { isWebPage, pageTitle, plainMessage } from '../../src/gitlab/message.ts';

describe('plainMessage', () => {
  it.each<[string, unknown, string | undefined]>([
    ['a text', { message: '404 Project Not Found' }, '404 Project Not Found'],
    ['a list', { message: ['First thing.', 'Second thing.'] }, 'First thing.; Second thing.'],
    ['an object of lists under base', { message: { base: ['Missing CI config file'] } }, 'Missing CI config file'],
    ['an object of lists', { message: { title: ["can't be blank", 'is too short'] } }, "title can't be blank; title is too short"],
    ['a whole sentence after a field', { message: { name: ['Only letters are allowed.'] } }, 'name: Only letters are allowed.'],
    ['nested objects', { message: { links: { 0: { url: ['is blocked'] } } } }, 'links.url is blocked'],
    [
      'a nested error',
      { message: { error: 'This endpoint has been requested too many times.' } },
      'This endpoint has been requested too many times.',
    ],
    ['a field named message', { message: { message: ["can't be blank"] } }, "message can't be blank"],
    ['an error word with its description', { error: 'invalid_token', error_description: 'Token is expired.' }, 'Token is expired.'],
    ['an error alone', { error: 'title is missing' }, 'title is missing'],
    ['a list of errors', { errors: [{ message: 'Bad field', path: ['a'] }, 'Second'] }, 'Bad field; Second'],
    ['the same sentence twice', { message: 'No.', error: 'No.' }, 'No.'],
    ['fields without an envelope', { status: 400, name: ['has already been taken'] }, 'name has already been taken'],
    ['plain text', 'Retry later\n', 'Retry later'],
    ['markup', '<?xml version="1.0"?><Error>AccessDenied</Error>', undefined],
    ['control characters', { message: 'a\r\n\u001b[31mb' }, 'a [31mb'],
    ['a number', { message: 42 }, '42'],
    ['nothing', undefined, undefined],
    ['an empty object', {}, undefined],
    ['empty values', { message: '', error: null }, undefined],
    ['only a status', { status: 406 }, undefined],
  ])('reads %s', (_, body, sentence) => {
    expect(plainMessage(body)).toBe(sentence);
  });

  it('stops at a thousand characters without cutting an emoji in two', () => {
    const text = plainMessage({ message: '🚀'.repeat(3000) }) ?? '';
    expect([...text]).toHaveLength(1001);
    expect(text.endsWith('🚀…')).toBe(true);
  });

  it('does not follow an endless nesting', () => {
    let deep: unknown = 'bottom';
    for (let level = 0; level < 50; level++) deep = { inner: deep };
    expect(plainMessage({ message: deep })).toBeUndefined();
  });
});

describe('web pages', () => {
  it.each([
    ['text/html; charset=utf-8', 'x', true],
    [null, '\n<!DOCTYPE html><html>', true],
    ['application/json', '<html>', true],
    ['application/json', '{"a":"<html>"}', false],
    ['text/plain', 'Retry later', false],
  ])('%j with %j: %j', (type, text, expected) => {
    expect(isWebPage(type, text)).toBe(expected);
  });

  it('have a title, shortened and on one line', () => {
    expect(pageTitle('<html><head><title>Just a\n moment&hellip;</title>')).toBe('Just a moment');
    expect(pageTitle(`<title>${'a'.repeat(200)}</title>`)).toBe(`${'a'.repeat(80)}…`);
    expect(pageTitle('<html><body>none</body>')).toBeUndefined();
  });
});
