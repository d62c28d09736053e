/** Cell types for timestamps, planned and local times, dates, and times of day. */

import { oneMeaning, quoted, read, unreadable } from '../../cells/cell.ts';
import {
  formatLocalDateTime,
  formatTimestamp,
  type LocalDateTime,
  parseLocalDateTime,
  parseTimestamp,
} from '../../cells/times/timestamp.ts';
import { meantDates } from '../../cells/times/written-dates.ts';
import { meantTimes } from '../../cells/times/written-times.ts';
import { type CellType, cellType, type Reading } from './cell-type.ts';

/** When something was last changed, in ms since 1970. Text without a time zone is UTC, as in OCPI. */
export function timestamp(): CellType<number> {
  return cellType(parseTimestamp, {
    code: 'not-a-timestamp',
    form: 'time in UTC, such as 2026-11-21T14:30:00Z',
    write: formatTimestamp,
  });
}

const IN_UTC = 'Write it in UTC, such as 2026-11-21T14:30:00Z.';

/** A planned time, in ms since 1970. People write these, so `Z` or an offset is required. */
export function plannedTime(): CellType<number> {
  return cellType(
    (text): Reading<number> => {
      const reading = parseLocalDateTime(text);
      if (!reading.ok) return { ...reading, hint: IN_UTC };
      if (reading.value.kind === 'instant') return read(reading.value.instant);
      return unreadable(`${quoted(text)} has no time zone.`, IN_UTC);
    },
    { code: 'not-a-timestamp', form: 'time in UTC, such as 2026-11-21T14:30:00Z', write: formatTimestamp },
  );
}

/** A time in UTC, or in the local time of a site that other tables know. */
export function localDateTime(): CellType<LocalDateTime> {
  return cellType(parseLocalDateTime, {
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

const TIME_OF_DAY = '^([01][0-9]|2[0-3]):[0-5][0-9]$';

/** A time of day, `HH:MM`. `24:00` becomes `00:00`, as OCPI writes the end of the day in restrictions. */
export function timeOfDay(): CellType<string> {
  return cellType(
    (text) => {
      const padded = /^\d:\d\d$/.test(text) ? `0${text}` : text;
      const time = padded === '24:00' ? '00:00' : padded;
      if (new RegExp(TIME_OF_DAY).test(time)) return read(time);
      const [time24] = meantTimes(text, 'minutes');
      const meant = oneMeaning(time24);
      return unreadable(`${quoted(text)} is not a time of day.`, 'Write hours and minutes, such as 08:00.', meant);
    },
    { code: 'not-a-time', form: 'time of day, HH:MM', write: String, json: { pattern: '^[0-9]{1,2}:[0-9]{2}$' } },
  );
}

/** A date, `YYYY-MM-DD`. */
export function date(): CellType<string> {
  return cellType(
    (text) => {
      const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && parseTimestamp(`${text}T00:00:00Z`).ok;
      if (isDay) return read(text);
      const values = meantDates(text)
        .map((date) => date.replace(/ 00:00$/, ''))
        .filter((date) => date !== text);
      return unreadable(`${quoted(text)} is not a date.`, 'Write year-month-day, such as 2026-11-21.', {
        values,
        certain: true,
      });
    },
    { code: 'not-a-date', form: 'date, YYYY-MM-DD', json: { pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' } },
  );
}
