/** Takes secrets out of text that somebody else wrote: a server may echo the token it was sent. */

/** Returns a function that replaces every secret, plain or percent-encoded, by `[hidden]`. */
export function createScrub(secrets: readonly string[]): (text: string) => string {
  const forms = secrets
    .filter(secret => secret !== '')
    .flatMap(secret => [secret, encodeURIComponent(secret)])
    .sort((a, b) => b.length - a.length);
  return text => forms.reduce((rest, form) => rest.replaceAll(form, '[hidden]'), text);
}
