/** Whether a text is a date or a time that exists. Says nothing about how one is shown. */

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATETIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/i;

/** `2025-01-31`, and a day that the calendar has. */
export function isDate(text: string): boolean {
  const parts = DATE.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** ISO 8601: a date, or a date and a time with or without an offset. */
export function isDatetime(text: string): boolean {
  const parts = DATETIME.exec(text);
  if (!parts?.[1] || !isDate(parts[1])) return false;
  return Number(parts[2] ?? 0) < 24 && Number(parts[3] ?? 0) < 60 && Number(parts[4] ?? 0) < 61;
}
