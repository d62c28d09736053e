/**
 * Cells that hold a moment. OCPI's DateTime is a part of RFC 3339 in UTC (OCPI 16.1.2): `2026-11-21T14:00:00Z`, a text
 * without a zone being UTC too. Read more liberally where the meaning is certain: offsets, a space for the `T`, more
 * digits of the second than OCPI has (cut, never rounded up: a moment must not lie in the future of what it stamps).
 */

import type { DateTime } from '../../ocpi/types.ts';
import { aboutText, type Cell, read, unreadable } from './cell.ts';
import { fieldsAsUtc, type LocalTime, localToUtc } from './local-time.ts';

/** A moment as a cell states it: an instant (ms since 1970), or the time on the wall of a place yet to be told. */
export type Moment =
  | { readonly kind: 'instant'; readonly instant: number }
  | { readonly kind: 'local'; readonly local: LocalTime };

const FORM =
  /^(?<date>\d{4}-\d\d-\d\d)(?:[Tt ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.(?<fraction>\d{1,9}))?)?(?<zone>[Zz]|[+-]\d\d:\d\d)?)?$/;
const UTC_EXAMPLE = 'Write year-month-day, T, the time in UTC, and Z: 2026-11-21T14:00:00Z.';
const LOCAL_EXAMPLE =
  'Write year-month-day and the local time, 2026-11-21 14:00, or UTC with a Z, 2026-11-21T13:00:00Z.';
const LAST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Reads an instant of the years 1970 to 9999, in ms since 1970. Date and time to the second must be there. */
export function parseTimestamp(text: string): Cell<number> {
  return aboutText(text, readTimestamp(text));
}

function readTimestamp(text: string): Cell<number> {
  const parts = parseParts(text, UTC_EXAMPLE);
  if (!parts.ok) return parts;
  const { local, hasSeconds, offset } = parts.value;
  if (!hasSeconds) return unreadable('lacks the time of day, or its seconds', UTC_EXAMPLE);
  return instantWithin(fieldsAsUtc(local) - (offset ?? 0));
}

/** Writes an instant: without a fraction on the full second, else with exactly three digits, always with `Z`. */
export function formatTimestamp(instant: number): DateTime {
  if (instant !== last.instant) last = { instant, text: new Date(instant).toISOString().replace('.000Z', 'Z') };
  return last.text;
}

/** A site, its EVSEs and their connectors mostly have one moment, and making its text is slow. */
let last: { readonly instant: number; readonly text: DateTime } = { instant: Number.NaN, text: '' };

/**
 * Reads a moment that may be local: with `Z` or an offset it is an instant; without, it is local time, which localToUtc
 * turns into an instant. Seconds may be left out; a date alone is its 00:00.
 */
export function parseLocalMoment(text: string): Cell<Moment> {
  return aboutText(text, readLocalMoment(text));
}

function readLocalMoment(text: string): Cell<Moment> {
  const parts = parseParts(text, LOCAL_EXAMPLE);
  if (!parts.ok) return parts;
  const { local, offset } = parts.value;
  if (offset === undefined) return read({ kind: 'local', local });
  const instant = instantWithin(fieldsAsUtc(local) - offset);
  return instant.ok ? read({ kind: 'instant', instant: instant.value }) : instant;
}

/** Writes a moment: an instant with `Z`, local time without. */
export function formatLocalMoment(moment: Moment): string {
  if (moment.kind === 'instant') return formatTimestamp(moment.instant);
  return formatTimestamp(fieldsAsUtc(moment.local)).slice(0, -1);
}

interface Parts {
  readonly local: LocalTime;
  readonly hasSeconds: boolean;
  /** What the written clock is ahead of UTC, in ms; none if no zone is written. */
  readonly offset: number | undefined;
}

function parseParts(text: string, example: string): Cell<Parts> {
  const trimmed = text.trim();
  const groups = FORM.exec(trimmed)?.groups;
  if (!groups) return unreadable(otherForm(trimmed), example);
  const { date = '', hour = '0', minute = '0', second, fraction = '', zone } = groups;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  if (year < 1970) return unreadable('is before the year 1970', example);
  if (!isDate(year, month, day)) return unreadable('is not a day of the calendar', example);
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 59)
    return unreadable(noSuchTime(hour, second), example);
  const offset = zone === undefined ? undefined : offsetOf(zone);
  if (Number.isNaN(offset)) return unreadable(`has the offset ${zone}, which does not exist`, example);
  return read({
    local: {
      year,
      month,
      day,
      hour: Number(hour),
      minute: Number(minute),
      second: Number(second ?? 0),
      millisecond: Number(fraction.slice(0, 3).padEnd(3, '0')),
    },
    hasSeconds: second !== undefined,
    offset,
  });
}

function isDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The offset of `Z` or `+01:00` in ms; NaN where RFC 3339 has no such offset. */
function offsetOf(zone: string): number {
  if (zone === 'Z' || zone === 'z') return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(4))];
  if (hours > 23 || minutes > 59) return Number.NaN;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

function instantWithin(instant: number): Cell<number> {
  if (instant >= 0 && instant <= LAST_INSTANT) return read(instant);
  return unreadable('is in UTC not in the years 1970 to 9999', UTC_EXAMPLE);
}

function noSuchTime(hour: string, second: string | undefined): string {
  if (hour === '24') return 'has the time 24:00, which is 00:00 of the next day';
  if (second === '60') return 'has the second 60, a leap second, which OCPI does not have';
  return 'has no possible time of day';
}

/** Names the form that a spreadsheet left behind. */
function otherForm(text: string): string {
  if (text === '') return 'is empty';
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{2}(?:\d\d)?(?!\d)/.test(text) || /^\d{4}[./]\d/.test(text)) {
    return 'is a date in the form of a spreadsheet, which can be read in several ways';
  }
  if (/^\d{5}(?:[.,]\d{1,20})?$/.test(text)) {
    return "is a spreadsheet's own number for a date";
  }
  return 'is not a date and time in the form that is needed';
}

/** The instant, in ms since 1970, of a moment that may be written in the local time of a site. */
export function toInstant(moment: Moment, timeZone: string): number {
  return moment.kind === 'instant' ? moment.instant : localToUtc(moment.local, timeZone);
}
