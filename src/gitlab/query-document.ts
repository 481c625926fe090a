/** Tells a GraphQL document that only reads from one that may write. It looks at the text alone and sends nothing. */

/** True when every operation of a document is a query: the document cannot change anything. */
export function isQueryDocument(document: string): boolean {
  const bare = document.replace(/"""(?:\\"""|[\s\S])*?"""|"(?:\\.|[^"\\\r\n])*"|#[^\r\n]*/g, ' ');
  let depth = 0;
  let definitionStarts = true;
  for (const [token] of bare.matchAll(/[{}()]|[_A-Za-z]\w*/g)) {
    if (token === '{' || token === '(') {
      depth++;
      definitionStarts = false;
    } else if (token === '}' || token === ')') {
      depth--;
      if (depth < 0) return false;
      if (token === '}' && depth === 0) definitionStarts = true;
    } else if (definitionStarts) {
      if (token !== 'query' && token !== 'fragment') return false;
      definitionStarts = false;
    }
  }
  return depth === 0;
}
