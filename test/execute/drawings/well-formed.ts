/** The names of all elements of an XML text, in order; throws where it is not well-formed. Knows what SVG of ours uses, and no more. */
export function elementsOf(xml: string): readonly string[] {
  const open: string[] = [];
  const names: string[] = [];
  let rest = xml;
  while (rest !== '') {
    const tag = /^<(\/?)([a-z]+)((?: [A-Za-z0-9:-]+="[^"<>]*")*)(\/?)>/.exec(rest);
    const content = /^[^<>]+/.exec(rest);
    const found = tag?.[0] ?? content?.[0];
    if (found === undefined) throw new Error(`not XML: ${rest.slice(0, 60)}`);
    if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(found)) throw new Error(`a bare ampersand: ${found}`);
    rest = rest.slice(found.length);
    if (!tag) continue;
    const [, closes, name = '', , isEmpty] = tag;
    if (closes && open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    if (closes) continue;
    names.push(name);
    if (!isEmpty) open.push(name);
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join(', ')}`);
  return names;
}
