/** Texts of options and of the environment -> values, or a UsageError that says what to write. */

import { baseUrl } from '../base-url.ts';
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
  const reading = baseUrl().read(text.trim());
  if (!reading.ok) throw new UsageError(`--base-url: ${reading.problem} ${reading.hint}`);
  return reading.value;
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
  if (!/^https?:\/\//.test(text)) return { kind: 'directory', place: text };
  if (!URL.canParse(text) || /[?#]/.test(text)) throw new UsageError('--previous is an address without ? and #.');
  return { kind: 'url', place: text.replace(/\/+$/, '') };
}
