import { describe, expect, it } from 'vitest';
import { pageTitle, plainMessage } from '../../src/gitlab/message.ts';
import { createScrub } from '../../src/gitlab/scrub.ts';
import { TOKEN } from './local-gitlab.ts';

const scrub = createScrub([TOKEN]);
const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('a secret in somebody else’s text', () => {
  it.each([
    ['as it is', TOKEN],
    ['in other letters', TOKEN.toUpperCase()],
    ['percent-encoded', TOKEN.replace('-', '%2D')],
    ['wholly percent-encoded', [...TOKEN].map(char => `%${char.charCodeAt(0).toString(16)}`).join('')],
    ['with a character of no width in it', `${TOKEN.slice(0, 9)}\u200b${TOKEN.slice(9)}`],
    ['with such characters everywhere', TOKEN.split('').join('\u2060')],
    ['with a tag character in it', `${TOKEN.slice(0, 9)}\u{e0041}${TOKEN.slice(9)}`],
    ['with a line break in it', `${TOKEN.slice(0, 9)}\n${TOKEN.slice(9)}`],
    ['with an entity in it', `${TOKEN.slice(0, 9)}&#x200b;${TOKEN.slice(9)}`],
    ['with an escape in it', TOKEN.replace('-', '\\-')],
    ['in base64', base64(TOKEN)],
    ['in base64, as a user name', base64(`${TOKEN}:`)],
    ['in base64, as a password', base64(`oauth2:${TOKEN}`)],
    ['in base64, at the third place', base64(`xx${TOKEN}\n`)],
    ['in base64 for addresses', Buffer.from(`a:${TOKEN}`).toString('base64url')],
  ])('is hidden %s', (_, form) => {
    expect(scrub(`before ${form} after`)).toBe('before [hidden] after');
  });

  it('leaves everything else as it is', () => {
    const text = `glpat-other000000000000 ${base64('somebody else entirely')} glpat`;
    expect(scrub(text)).toBe(text);
    expect(createScrub([])(TOKEN)).toBe(TOKEN);
  });

  it('may be marked otherwise', () => {
    expect(createScrub([TOKEN], '[masked]')(TOKEN)).toBe('[masked]');
  });

  it.each(['glpat-&amp;', 'Z2xwYXQt', 'g\u200b', '%67'])('is looked for in linear time: %j', piece => {
    const text = piece.repeat(200_000 / piece.length);
    expect(scrub(text)).toBe(text);
  });
});

describe('what is cut', () => {
  it('is scrubbed before, so that no half of a secret is left', () => {
    const long = plainMessage({ message: 'x'.repeat(985) + TOKEN }, scrub);
    expect(long).toBe(`${'x'.repeat(985)}[hidden]`);
    expect(pageTitle(`<title>${'x'.repeat(65)}${TOKEN}</title>`, scrub)).toBe(`${'x'.repeat(65)}[hidden]`);
    expect(pageTitle(`<title>${' '.repeat(395)}${TOKEN}</title>`, scrub)).not.toContain('glpat');
  });

  it('is scrubbed in the names of fields too', () => {
    expect(plainMessage({ message: { [TOKEN]: ['is bad'] } }, scrub)).toBe('[hidden] is bad');
  });
});
