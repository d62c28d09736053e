/**
 * Reads and writes timestamps. OCPI's DateTime is a part of RFC 3339 in UTC (OCPI 16.1.2), such as `2026-11-21T14:00:00Z`; a
 * text without a time zone is UTC too. More is accepted where the meaning is certain: offsets, a space instead of the `T`,
 * and more digits of a second than OCPI has. Those are cut off and not rounded, so that no timestamp is later than the
 * change.
 */

import { dayAfter } from '../../findings/text/day.ts';
import { clause } from '../../findings/words.ts';
import type { DateTime } from '../../ocpi/types.ts';
import { aboutText, type Cell, type Meant, oneMeaning, read, unreadable } from '../cell.ts';
import { fieldsAsUtc, type LocalTime, localToUtc } from './local-time.ts';
import { meantDates } from './written-times.ts';

/** A time as a cell states it: an instant (ms since 1970), or the local time of a place that other tables know. */
export type LocalDateTime =
  | { readonly kind: 'instant'; readonly instant: number }
  | { readonly kind: 'local'; readonly local: LocalTime };

const FORM =
  /^(?<date>\d{4}-\d\d-\d\d)(?:[Tt ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.(?<fraction>\d{1,9}))?)?(?<zone>[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;
const UTC_EXAMPLE = 'Write year-month-day, T, the time in UTC, and Z, such as 2026-11-21T14:00:00Z.';
const LOCAL_EXAMPLE =
  'Write year-month-day and the local time, such as 2026-11-21 14:00, or UTC with a Z, such as 2026-11-21T13:00:00Z.';
const LAST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Reads an instant in the years 1970 to 9999, in ms since 1970. Date and time must be complete to the second. */
export function parseTimestamp(text: string): Cell<number> {
  return aboutText(text, readTimestamp(text));
}

function readTimestamp(text: string): Cell<number> {
  const parts = parseParts(text, UTC_EXAMPLE, inUtc);
  if (!parts.ok) return parts;
  const { local, hasSeconds, offset } = parts.value;
  if (!hasSeconds) return unreadable(clause`has no time of day, or no seconds`, UTC_EXAMPLE, inUtc(text));
  return instantWithin(fieldsAsUtc(local) - (offset ?? 0));
}

/** Writes an instant, always with `Z`: without a fraction on a full second, otherwise with exactly three digits. */
export function formatTimestamp(instant: number): DateTime {
  if (instant !== last.instant) last = { instant, text: toText(instant) };
  return last.text;
}

/** The same, cut off to whole seconds. */
export function formatSecond(instant: number): DateTime {
  return formatTimestamp(Math.floor(instant / 1000) * 1000);
}

function toText(instant: number): DateTime {
  const seconds = Math.floor(instant / 1000);
  if (seconds * 1000 !== instant) return new Date(instant).toISOString();
  const day = Math.floor(seconds / DAY_SECONDS);
  if (day !== lastDay.day) lastDay = { day, text: new Date(day * DAY_SECONDS * 1000).toISOString().slice(0, -14) };
  const second = seconds - day * DAY_SECONDS;
  return `${lastDay.text}T${twoDigits(second / 3600)}:${twoDigits((second / 60) % 60)}:${twoDigits(second % 60)}Z`;
}

const DAY_SECONDS = 86_400;
let lastDay = { day: Number.NaN, text: '' };

function twoDigits(number: number): string {
  const whole = Math.floor(number);
  return whole < 10 ? `0${whole}` : String(whole);
}

/** A site, its EVSEs and their connectors mostly have the same timestamp, and formatting is slow. */
let last: { readonly instant: number; readonly text: DateTime } = { instant: Number.NaN, text: '' };

/**
 * Reads a time that may be local. With `Z` or an offset it is an instant; without, it is local time, which localToUtc turns
 * into an instant. Seconds may be left out; a date alone means 00:00.
 */
export function parseLocalDateTime(text: string): Cell<LocalDateTime> {
  return aboutText(text, readLocalDateTime(text));
}

function readLocalDateTime(text: string): Cell<LocalDateTime> {
  const parts = parseParts(text, LOCAL_EXAMPLE, (date) => ({ values: meantDates(date), certain: true }));
  if (!parts.ok) return parts;
  const { local, offset } = parts.value;
  if (offset === undefined) return read({ kind: 'local', local });
  const instant = instantWithin(fieldsAsUtc(local) - offset);
  return instant.ok ? read({ kind: 'instant', instant: instant.value }) : instant;
}

/** Writes a time: an instant with `Z`, local time without. */
export function formatLocalDateTime(time: LocalDateTime): string {
  if (time.kind === 'instant') return formatTimestamp(time.instant);
  return formatTimestamp(fieldsAsUtc(time.local)).slice(0, -1);
}

interface Parts {
  readonly local: LocalTime;
  readonly hasSeconds: boolean;
  /** How far the time zone is ahead of UTC, in ms; not set if none is written. */
  readonly offset: number | undefined;
}

/** The meaning of a text in UTC, if it names a zone. A time without one is probably local, and its zone is not known here. */
function inUtc(text: string): Meant {
  const times = meantDates(text.trim()).filter((time) => /(?:Z|[+-]\d\d:\d\d)$/.test(time.slice(10)));
  return { values: times, certain: true };
}

function parseParts(text: string, example: string, meaningOf: (text: string) => Meant): Cell<Parts> {
  const trimmed = text.trim();
  const groups = FORM.exec(trimmed)?.groups;
  if (!groups) return unreadable(clause`is not a date and time in the required format`, example, meaningOf(trimmed));
  const { date = '', hour = '0', minute = '0', second, fraction = '', zone } = groups;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  if (year < 1970 || !isDay(year, month, day))
    return unreadable(clause`has a date that does not exist, or before 1970`, example);
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) {
    return unreadable(clause`has a time of day that does not exist`, example, midnightAfter(date, trimmed));
  }
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
    offset: zone === undefined ? undefined : offsetOf(zone),
  });
}

/** Whether a date exists. @param month 1 to 12 */
function isDay(year: number, month: number, day: number): boolean {
  const instant = new Date(Date.UTC(year, month - 1, day));
  return instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day;
}

/** The offset of `Z` or `+01:00`, in ms. */
function offsetOf(zone: string): number {
  if (zone === 'Z' || zone === 'z') return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(4))];
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

function instantWithin(instant: number): Cell<number> {
  if (instant >= 0 && instant <= LAST_INSTANT) return read(instant);
  return unreadable(clause`is, in UTC, not in the years 1970 to 9999`, UTC_EXAMPLE);
}

/** 24:00 of a day is 00:00 of the next one. */
function midnightAfter(date: string, text: string): Meant {
  const rest = /^[Tt ]24:00(.*)$/.exec(text.slice(date.length));
  if (rest === null) return { values: [] };
  const next = dayAfter(date);
  return oneMeaning(`${next}${text.charAt(date.length)}00:00${rest[1]}`);
}

/** The instant, in ms since 1970, of a time that may be written in the local time of a site. */
export function toInstant(time: LocalDateTime, timeZone: string): number {
  return time.kind === 'instant' ? time.instant : localToUtc(time.local, timeZone);
}
