/** The bench's table: what was measured, the figure, its budget, and whether it holds. */
export interface Row {
  readonly what: string;
  readonly detail: string;
  readonly figure: number;
  readonly budget: number;
}

/** @param budget the most that `figure` may be */
export const row = (what: string, detail: string, figure: number, budget: number): Row => ({ what, detail, figure, budget });

const show = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2));

/** Prints the rows; the answer is the exit code: 1 when a budget is exceeded. */
export function printTable(rows: readonly Row[]): number {
  const table = rows.map(({ what, detail, figure, budget }) => [
    what,
    detail,
    show(figure),
    `≤ ${show(budget)}`,
    figure <= budget ? 'ok' : 'OVER',
  ]);
  const head = ['measure', 'of', 'figure', 'budget', ''];
  const widths = head.map((_, column) => Math.max(...[head, ...table].map(line => line[column]?.length ?? 0)));
  const print = (line: readonly string[]): void => {
    process.stdout.write(
      `${line.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}\n`,
    );
  };
  print(head);
  for (const line of table) print(line);
  return rows.every(({ figure, budget }) => figure <= budget) ? 0 : 1;
}
