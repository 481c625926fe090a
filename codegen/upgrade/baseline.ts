/**
 * The document that the catalog was last held against, as facts in a text file: `catalog/api-baseline.txt`. One line an operation
 * and one below it for each thing that it takes, so that a change of GitLab's API is a line of a diff. Owns the form; only
 * `upgrade --apply` writes it.
 */
import { compare } from '../problem.ts';
import { shapeOfPath } from './document.ts';
import type { Fact, FactPlace, OperationFacts } from './facts.ts';

export const BASELINE_FILE = 'catalog/api-baseline.txt';

const HEAD = `# GitLab's API as the catalog last accepted it. Written by \`npm run codegen -- upgrade --spec FILE --apply\`; not edited by hand.
# Below an operation stands what it takes: place, name (! = required), type, values, "deprecated".
`;

/** The file's text. */
export function writeBaseline(operations: ReadonlyMap<string, OperationFacts>): string {
  const sorted = [...operations.values()].sort((a, b) => compare(a.route, b.route) || compare(a.method, b.method));
  return HEAD + sorted.map(operation => `${[operationLine(operation), ...operation.facts.map(factLine)].join('\n')}\n`).join('');
}

const operationLine = ({ method, route, isDeprecated }: OperationFacts): string => `${method} ${route}${isDeprecated ? ' deprecated' : ''}`;

const factLine = ({ place, name, type, values, isRequired, isDeprecated }: Fact): string =>
  `  ${place} ${name}${isRequired ? '!' : ''}: ${type}${values.length > 0 ? ` = ${values.join(', ')}` : ''}${isDeprecated ? ' deprecated' : ''}`;

const OPERATION = /^([A-Z]+) (\/\S*?)( deprecated)?$/;
const FACT = /^ {2}(path|query|body) (\S+?)(!)?: (\S+)(?: = (.*?))?( deprecated)?$/;

/** Reads the file's text back; throws for a line that is neither an operation nor a fact. */
export function readBaseline(text: string): ReadonlyMap<string, OperationFacts> {
  const operations = new Map<string, OperationFacts>();
  let facts: Fact[] = [];
  text.split('\n').forEach((line, index) => {
    if (line === '' || line.startsWith('#')) return;
    const operation = OPERATION.exec(line);
    const fact = FACT.exec(line);
    if (operation) {
      const [, method = '', route = '', deprecated] = operation;
      facts = [];
      operations.set(`${method} ${shapeOfPath(route)}`, { method, route, isDeprecated: deprecated !== undefined, facts });
    } else if (fact) {
      const [, place = '', name = '', required, type = '', values, deprecated] = fact;
      facts.push({
        place: place as FactPlace, // the expression lets only these pass
        name,
        type,
        values: values === undefined ? [] : values.split(', '),
        isRequired: required !== undefined,
        isDeprecated: deprecated !== undefined,
      });
    } else {
      throw new Error(`${BASELINE_FILE}:${index + 1}: cannot be read ("${line}"); restore the file from version control`);
    }
  });
  return operations;
}
