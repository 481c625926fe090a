/** Dates as people read them, in UTC. Machine forms stay in the JSON; a value that is no date is left to the caller. */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
/** An instant needs its zone: a clock without one would be a guess. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)? ?(?:(Z|UTC)|([+-])(\d{2}):?(\d{2}))$/i;

const day = (date: Date): string =>
  `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''} ${String(date.getUTCFullYear()).padStart(4, '0')}`;
const two = (value: number): string => String(value).padStart(2, '0');

/** Midnight UTC of a calendar day; undefined for a day that no calendar has. */
function calendarDay(text: string): Date | undefined {
  const match = DATE.exec(text);
  if (match === null) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(match[3]) ? undefined : date;
}

/** `15 Jan 2025` for a date, `15 Jan 2025 10:30 UTC` for an instant with any offset; undefined for anything else. */
export function formatDate(value: string): string | undefined {
  const date = calendarDay(value);
  if (date !== undefined) return day(date);
  const match = INSTANT.exec(value);
  if (match === null) return undefined;
  const [, calendar = '', hours, minutes, seconds = '0', , sign, offsetHours = '0', offsetMinutes = '0'] = match;
  const midnight = calendarDay(calendar);
  if (midnight === undefined || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 60 || Number(offsetHours) > 23)
    return undefined;
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -1 : 1);
  const at = new Date(midnight.getTime() + (Number(hours) * 60 + Number(minutes) - offset) * 60_000);
  return `${day(at)} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())} UTC`;
}
