/** Reading the objects that a composite gets from GitLab, whose fields are not known to the types. */

export type Row = Readonly<Record<string, unknown>>;

export const isRow = (data: unknown): data is Row => typeof data === 'object' && data !== null && !Array.isArray(data);

export const asRow = (data: unknown): Row => (isRow(data) ? data : {});

export const asRows = (data: unknown): readonly Row[] => (Array.isArray(data) ? data.filter(isRow) : []);

export const textField = (row: Row, name: string): string | undefined => {
  const value = row[name];
  return typeof value === 'string' ? value : undefined;
};

/** Only the values that are there: what was left out of a call is left out of its request. */
export const given = (fields: Row): Row => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
