/** Types of timestamps, planned and local times, dates, and times of day. */

import { type Cell, cited, oneMeaning, read, unreadable } from '../../cells/cell.ts';
import {
  formatLocalDateTime,
  formatTimestamp,
  type LocalDateTime,
  parseLocalDateTime,
  parseTimestamp,
} from '../../cells/times/timestamp.ts';
import { meantDates, meantTimes } from '../../cells/times/written-times.ts';
import { clause } from '../../findings/words.ts';
import { type ColumnType, columnType, TEXT, textsLike } from './column-type.ts';

const IN_UTC = { form: 'time in UTC, such as 2026-11-21T14:30:00Z', write: formatTimestamp };

/** When something was last changed, in ms since 1970. Text without a time zone is UTC, as in OCPI. */
export function timestamp(): ColumnType<number> {
  return columnType(TEXT, parseTimestamp, { code: 'not-a-timestamp', ...IN_UTC });
}

/** A planned time, in ms since 1970. People write these, so `Z` or an offset is required. */
export function plannedTime(): ColumnType<number> {
  const hint = 'Write it in UTC, such as {example}.';
  const readPlanned = (text: string): Cell<number> => {
    const time = parseLocalDateTime(text);
    if (!time.ok) return { ...time, hint };
    if (time.value.kind === 'instant') return read(time.value.instant);
    return unreadable(clause`${cited({ text })} has no time zone.`, hint);
  };
  return columnType(TEXT, readPlanned, { code: 'not-a-timestamp', ...IN_UTC });
}

/** A time in UTC, or in the local time of a site that other tables know. */
export function localDateTime(): ColumnType<LocalDateTime> {
  return columnType(TEXT, parseLocalDateTime, {
    code: 'not-a-timestamp',
    form: 'local time such as 2026-12-25 08:00, a day such as 2026-12-25, or a time in UTC such as 2026-12-25T07:00:00Z',
    write: writtenTime,
  });
}

/** Local time to the minute, as people write it, or the day alone if it begins then. */
function writtenTime(time: LocalDateTime): string {
  return formatLocalDateTime(time)
    .replace(/^(\S{10})T(?:00:00:00$)?(?!.*Z$)/, '$1 ')
    .replace(/(?<=^.{16}):00$/, '')
    .trim();
}

/** A time of day, `HH:MM`. `24:00` becomes `00:00`, as OCPI writes the end of the day in restrictions. */
export function timeOfDay(): ColumnType<string> {
  return textsLike(/^[0-9]{1,2}:[0-9]{2}$/, {
    ...{ code: 'not-a-time', what: clause`a time of day`, form: 'time of day, HH:MM' },
    hint: 'Write hours and minutes, such as {example}.',
    toValue: (text) => {
      const time = text.padStart(5, '0');
      if (time === '24:00') return '00:00';
      return /^([01][0-9]|2[0-3]):[0-5][0-9]$/.test(time) ? time : undefined;
    },
    meant: (text) => oneMeaning(meantTimes(text, 'minutes')[0]),
  });
}

/** A date, `YYYY-MM-DD`. */
export function date(): ColumnType<string> {
  return textsLike(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, {
    ...{ code: 'not-a-date', what: clause`a date`, form: 'date, YYYY-MM-DD' },
    hint: 'Write year-month-day, such as {example}.',
    toValue: (text) => (parseTimestamp(`${text}T00:00:00Z`).ok ? text : undefined),
    meant: (text) => {
      const dates = meantDates(text).map((date) => date.replace(/ 00:00$/, ''));
      return { values: dates.filter((date) => date !== text), certain: true };
    },
  });
}
