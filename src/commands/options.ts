/** Texts of options and of the environment -> values, or a UsageError that says what to write. */

import { parseTimestamp } from '../cells/timestamp.ts';
import type { PreviousChoice } from '../history/find-previous.ts';
import { FORMATS, type Format } from './check.ts';
import { UsageError } from './terminal.ts';

export function toFormat(text: string): Format {
  const format = FORMATS.find((candidate) => candidate === text);
  if (format === undefined) throw new UsageError(`--format is one of ${FORMATS.join(', ')}, not "${text}".`);
  return format;
}

/** The moment of the command in ms since 1970: the one that was given, or the present one. */
export function toNow(text: string | undefined): number {
  if (text === undefined) return Date.now();
  const moment = parseTimestamp(text);
  if (!moment.ok) throw new UsageError(`--now: ${moment.problem} ${moment.hint}`);
  return moment.value;
}

/** A base URL without a slash at its end. */
export function toBaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !/^https?:\/\/[^?#]+$/.test(text)) {
    throw new UsageError(`--base-url is a web address with https:// and without ? and #, not "${text}".`);
  }
  return text.replace(/\/+$/, '');
}

export function toPort(text = '8787'): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new UsageError(`PORT is a number, not "${text}".`);
  return port;
}

/** Where the history comes from: a directory, a web address, or `none`. */
export function toPrevious(text: string | undefined): PreviousChoice {
  if (text === undefined) return { kind: 'default' };
  if (text === 'none') return { kind: 'none' };
  if (text === '') throw new UsageError('--previous is a directory, a web address, or none.');
  return /^https?:\/\//.test(text)
    ? { kind: 'url', place: toBaseUrl(text) ?? text }
    : { kind: 'directory', place: text };
}

/** Ids, separated by commas. */
export function toPurge(text: string | undefined): string[] {
  if (text === undefined) return [];
  const ids = text.split(',').map((id) => id.trim());
  if (ids.includes('')) throw new UsageError('--purge takes the ids of locations and tariffs, separated by commas.');
  return ids;
}
