/**
 * Options that several commands share, and readers for the values of options and of environment variables. A reader
 * throws a UsageError that says what to write.
 */

import { parseTimestamp } from '../cells/times/timestamp.ts';
import { textOf } from '../findings/words.ts';
import type { Companion } from '../publish/companion.ts';
import type { FoundPrevious, PreviousChoice } from '../publish/previous/find-previous.ts';
import { baseUrl } from '../settings/base-url.ts';
import type { KnownEvses } from '../sources/statuses/known-evses.ts';
import type { SourceReading } from '../sources/statuses/source-life.ts';
import { readCell } from '../tables/cell-types/read-cell.ts';
import type { Options, OptionValues } from './command.ts';
import { UsageError } from './terminal.ts';

export const DATA = {
  data: { value: 'DIR', default: 'data', summary: 'The directory that holds network.json and the tables.' },
} as const satisfies Options;

export const NOW = {
  now: { value: 'TIME', summary: 'Use this as the current time, such as 2026-11-21T14:30:00Z.' },
} as const satisfies Options;

export const NO_TABLE_SOURCES = {
  'no-table-sources': { summary: 'Do not ask the table sources; use their last good copies.' },
} as const satisfies Options;

export const FINDINGS_FORMAT = {
  format: {
    choices: ['text', 'github', 'json', 'sarif'],
    default: 'text',
    summary: 'How to print findings; json and sarif are for programs, sarif (2.1.0) for code scanning and editors.',
  },
} as const satisfies Options;

export type FindingsFormat = (typeof FINDINGS_FORMAT.format.choices)[number];

export const BASE_URL = {
  'base-url': { value: 'URL', summary: 'Use this URL instead of base_url in network.json.' },
} as const satisfies Options;

/** For imports that a machine repeats. */
export const LEAVE_OUT_INCOMPLETE = {
  'leave-out-incomplete': {
    summary:
      'Leave out what lacks a mandatory value, instead of leaving its cell for a person to fill in. It comes back when the feed has the value.',
  },
} as const satisfies Options;

export const PURGE = {
  purge: {
    value: 'ID[,ID]',
    summary: 'Drop what remains of these hidden or deleted locations and tariffs now.',
  },
} as const satisfies Options;

export const PORT = {
  port: {
    value: 'N',
    summary: 'The port to listen on: 8787 by default, or that of the environment variable PORT. 0 takes any free one.',
  },
} as const satisfies Options;

/** Of `start` and `watch`. */
export const EVERY = {
  every: {
    value: 'SECONDS',
    default: '30',
    summary: 'Ask sources behind URLs this often; what is uploaded is published at most so often.',
  },
} as const satisfies Options;

/** Options of every command that builds. */
export const BUILDING = {
  ...DATA,
  out: { value: 'DIR', default: 'dist', summary: 'The directory to write to.' },
  previous: {
    value: 'DIR|URL|none',
    summary:
      'Where to find the previous snapshot; by default the output directory or the live site; for deploy and watch, the live site; for check, the data of --since. none means that there is no history.',
  },
  'allow-removals': { summary: 'Accept that more than max_removal_share of the network is gone.' },
  'no-status': { summary: 'Do not read the status sources.' },
  ...NO_TABLE_SOURCES,
  cache: {
    value: 'DIR|none',
    default: '.cache',
    summary: 'Where to keep what was checked, and the last good copies of sources.',
  },
} as const satisfies Options;

type BuildingValues = OptionValues<typeof BUILDING> &
  Partial<OptionValues<typeof BASE_URL & typeof NOW & typeof FINDINGS_FORMAT & typeof PURGE>>;

/** The options of a build: those of the command line, and those that a command sets itself. */
export interface BuildOptions {
  /** What is plugged in. */
  readonly companions: readonly Companion[];
  readonly data: string;
  readonly out: string;
  readonly format: FindingsFormat;
  /** Replaces the base_url of network.json. */
  readonly baseUrl: string | undefined;
  /** ms since 1970. */
  readonly now: number;
  /**
   * Replaces `now`, and is read once this build has the lock: clients that poll while it waits would miss changes with
   * an earlier time. Absent with --now.
   */
  readonly clock?: (() => number) | undefined;
  readonly previous: PreviousChoice;
  /** Whether the status sources of network.json are read. */
  readonly asksStatusSources: boolean;
  /** Whether the table sources of network.json are asked, or only their last good copies used. They are by default. */
  readonly asksTableSources?: boolean;
  readonly allowsRemovals: boolean;
  /** Ids of locations and tariffs of which nothing may remain. */
  readonly purge?: readonly string[];
  /** Where the last good copies of sources are kept, and what `build` has checked; undefined keeps nothing. */
  readonly cache: string | undefined;
  /** What was pushed to the store of a live network: a source beside those of network.json. */
  readonly pushed?: (known: KnownEvses | undefined) => Promise<readonly SourceReading[]>;
  /** What was published before, if that is known already. */
  readonly history?: FoundPrevious | undefined;
  /** Whether this will be published: then its history must be that of the live site. */
  readonly isForPublishing?: boolean;
  /** From when it is built until all clients see it, in ms, if that is not the time of an upload. */
  readonly leadMs?: number;
  /** Whether it will be uploaded. */
  readonly isUploaded?: boolean;
  /** Whether the page is HTML without style and script for now, because these have to be bundled first. */
  readonly isApiAlone?: boolean;
  /** Whether the contract check covers everything, not only what changed. */
  readonly isThorough?: boolean;
}

export function toBuildOptions(values: BuildingValues, companions: readonly Companion[]): BuildOptions {
  if (values.out === '') throw new UsageError('--out is empty. Name the directory to write to.');
  return {
    companions,
    data: values.data,
    out: values.out,
    format: values.format ?? 'text',
    baseUrl: toBaseUrl(values['base-url']),
    now: toNow(values.now),
    clock: values.now === undefined ? Date.now : undefined,
    previous: toPrevious(values.previous),
    asksStatusSources: !values['no-status'],
    asksTableSources: !values['no-table-sources'],
    allowsRemovals: values['allow-removals'],
    purge: toPurge(values.purge),
    cache: toCache(values.cache),
  };
}

/** The time of the command in ms since 1970: the given one, or the current one. */
export function toNow(text: string | undefined): number {
  if (text === undefined) return Date.now();
  const time = parseTimestamp(text);
  if (!time.ok) throw new UsageError(`--now: ${textOf(time.problem)} ${time.hint}`);
  return time.value;
}

/** A base URL without a trailing slash. */
export function toBaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const reading = readCell(baseUrl(), text.trim());
  if ('problem' in reading)
    throw new UsageError(`--base-url: ${textOf(reading.problem.problem)} ${reading.problem.hint}`);
  return reading.value;
}

/** `--port`, otherwise the environment variable PORT, otherwise 8787. */
export function toPort(option: string | undefined, variable: string | undefined): number {
  const [name, text] = option === undefined ? ['PORT', variable || '8787'] : ['--port', option];
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new UsageError(`${name} must be a number from 1 to 65535, or 0 for any free port, not "${text}".`);
}

/** Shorter times would only queue up behind wrangler; longer ones are probably given in another unit. */
const SECONDS = { least: 1, most: 86_400 };

/** `--every` in s. */
export function toEvery(text: string): number {
  return toWhole('--every', text, SECONDS, 'a number of seconds');
}

/** A whole number within bounds. @throws UsageError */
export function toWhole(
  option: string,
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
  what = 'a whole number',
): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`${option} must be ${what} from ${least} to ${most}, not "${text}".`);
}

/** The directory of the cache; undefined for none. */
export function toCache(text: string | undefined): string | undefined {
  if (text === '') throw new UsageError('--cache is empty. Give a directory, or none.');
  return text === 'none' ? undefined : text;
}

/** Where the history comes from: a directory, a URL, or `none`. */
export function toPrevious(text: string | undefined): PreviousChoice {
  if (text === undefined) return { kind: 'default' };
  if (text === 'none') return { kind: 'none' };
  if (text === '') throw new UsageError('--previous is empty. Give a directory, a URL, or none.');
  if (!/^https?:\/\//.test(text)) return { kind: 'directory', place: text };
  if (!URL.canParse(text) || /[?#]/.test(text)) throw new UsageError('--previous must be a valid URL without ? and #.');
  return { kind: 'url', place: text.replace(/\/+$/, '') };
}

/** Ids, separated by commas. */
export function toPurge(text: string | undefined): string[] {
  if (text === undefined) return [];
  const ids = text.split(',').map((id) => id.trim());
  if (ids.includes('')) throw new UsageError('--purge takes the ids of locations and tariffs, separated by commas.');
  return ids;
}
