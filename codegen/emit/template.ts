/** Renders the Handlebars templates of TypeScript modules. Values are written as they are: the templates quote with `json`. */
import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';

const engine = Handlebars.create();
engine.registerHelper('json', (value: unknown) => JSON.stringify(value));

/** The text of a module, from `templates/<name>.ts.hbs`. */
export function renderModule(name: string, values: unknown): string {
  const source = readFileSync(new URL(`./templates/${name}.ts.hbs`, import.meta.url), 'utf8');
  return engine.compile(source, { noEscape: true, strict: true })(values);
}
