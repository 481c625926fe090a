import { describe, expect, it } from 'vitest';
import type { Line } from '../../src/server/line-splitter.ts';
import { readLine } from '../../src/server/message-line.ts';

const read = (text: string) => readLine({ kind: 'whole', text }, 100);
const refusal = (id: unknown, code: number, message: string) => ({
  kind: 'refused',
  answer: { jsonrpc: '2.0', id, error: { code, message } },
});
const invalid = (id: unknown, why: string) => refusal(id, -32600, `Not a JSON-RPC request: ${why}`);

describe('readLine', () => {
  it('reads requests, notifications and answers', () => {
    for (const message of [
      { jsonrpc: '2.0', id: 1, method: 'ping' },
      { jsonrpc: '2.0', id: 'a', method: 'tools/call', params: { name: 'x', arguments: {} } },
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 1, result: {} },
    ])
      expect(read(JSON.stringify(message))).toEqual({ kind: 'message', message });
  });

  it.each(['', ' ', '\t'])('skips a blank line (%j)', text => {
    expect(read(text)).toEqual({ kind: 'blank' });
  });

  it.each(['garbage', '{"jsonrpc":"2.0","id":1', '\u0000', '{"a":1}{"b":2}'])('answers %j as no JSON, without repeating it', text => {
    expect(read(text)).toEqual(refusal(null, -32700, 'The line is not JSON: each message is one JSON object on one line.'));
  });

  it.each([
    ['[{"jsonrpc":"2.0","id":90,"method":"ping"}]', null, 'batches are not taken; send each message on a line of its own.'],
    ['null', null, 'a message is an object.'],
    ['5', null, 'a message is an object.'],
    ['{}', null, '"jsonrpc" must be "2.0".'],
    ['{"jsonrpc":"1.0","id":92,"method":"tools/list"}', 92, '"jsonrpc" must be "2.0".'],
    ['{"jsonrpc":"2.0","id":91}', 91, '"method" must be text.'],
    ['{"jsonrpc":"2.0","id":null,"method":"tools/list"}', null, '"id" must be text or a whole number.'],
    ['{"jsonrpc":"2.0","id":{"a":1},"method":"tools/list"}', null, '"id" must be text or a whole number.'],
    ['{"jsonrpc":"2.0","id":1.5,"method":"tools/list"}', 1.5, '"id" must be text or a whole number.'],
    ['{"jsonrpc":"2.0","id":"x","method":"tools/call","params":[]}', 'x', '"params" must be an object.'],
    [
      '{"jsonrpc":"2.0","id":7,"method":"ping","extra":1}',
      7,
      'it has members that a request does not have, or "_meta" is not as the protocol says.',
    ],
  ])('answers %s under its id, where it has one', (text, id, why) => {
    expect(read(text)).toEqual(invalid(id, why));
  });

  it('never answers an answer', () => {
    expect(read('{"jsonrpc":"2.0","id":1,"result":5}')).toEqual({
      kind: 'dropped',
      why: 'an answer of the client is not valid JSON-RPC',
    });
  });
});

describe('a line that is too long', () => {
  const idOf = (head: string, tail: string): unknown => {
    const line: Line = { kind: 'too_long', head, tail };
    const result = readLine(line, 100);
    return result.kind === 'refused' ? [result.answer.id, result.answer.error.code] : result;
  };

  it.each([
    ['an id among the first members', '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"x":"', 'x"}}', 2],
    ['an id before anything else', ' { "id" : "a-1" , "jsonrpc":"2.0"', 'x"}}', 'a-1'],
    ['an id at the end', '{"method":"tools/call","params":{"x":"', 'x"}},"jsonrpc":"2.0","id":3}', 3],
    ['an id at the end with one member behind it', '{"method":"tools/call","params":{', '"x"},"id":"b","jsonrpc":"2.0"}\r', 'b'],
    ['an id of the arguments only', '{"method":"tools/call","params":{"id":9', '"x","id":9}}', null],
    ['an id inside a text', '{"method":"tools/call","params":{"x":"{', String.raw`\"id\":9}"}}`, null],
  ])('is answered under %s', (_, head, tail, id) => {
    expect(idOf(head, tail)).toEqual([id, -32600]);
  });

  it('says the limit and its setting', () => {
    expect(readLine({ kind: 'too_long', head: '', tail: '' }, 65_536)).toEqual(
      refusal(
        null,
        -32600,
        'The message has more than 65536 bytes, the most that this server reads in one line (GITLAB_MCP_STDIO_MAX_LINE_BYTES). Send less, or name a file instead of its content.',
      ),
    );
  });
});
