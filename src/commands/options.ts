/**
 * Options that several commands take, declared once; and texts of options and of the environment -> values, or a UsageError
 * that says what to write.
 */

import type { PreviousChoice } from '../build/history/find-previous.ts';
import { parseTimestamp } from '../source/cells/timestamp.ts';
import { baseUrl } from '../source/settings/base-url.ts';
import type { Options, Values } from './command.ts';
import { UsageError } from './terminal.ts';

export const DATA = {
  data: { value: 'DIR', default: 'data', summary: 'The directory that holds network.json and the tables.' },
} as const satisfies Options;

export const NOW = {
  now: { value: 'TIME', summary: 'Take this as the present time, such as 2026-11-21T14:30:00Z.' },
} as const satisfies Options;

export const FINDINGS_FORMAT = {
  format: { choices: ['text', 'github', 'json'], default: 'text', summary: 'How to print findings.' },
} as const satisfies Options;

export type FindingsFormat = (typeof FINDINGS_FORMAT.format.choices)[number];

export const BASE_URL = {
  'base-url': { value: 'URL', summary: 'Use this address instead of base_url in network.json.' },
} as const satisfies Options;

export const PURGE = {
  purge: {
    value: 'ID[,ID]',
    summary: 'Drop at once what remains of hidden or deleted locations and tariffs.',
  },
} as const satisfies Options;

/** What every command that builds takes. */
export const BUILDING = {
  ...DATA,
  out: { value: 'DIR', default: 'dist', summary: 'The directory to write to.' },
  previous: {
    value: 'DIR|URL|none',
    summary:
      'What was published before. By default the output directory or the live site; none starts without history.',
  },
  'allow-removals': { summary: 'Go on even if more than max_removal_share of the network is gone.' },
  'no-status': { summary: 'Do not read the status sources.' },
  cache: { value: 'DIR|none', default: '.cache', summary: 'Where to keep results for the next build.' },
} as const satisfies Options;

type BuildingValues = Values<typeof BUILDING> &
  Partial<Values<typeof BASE_URL & typeof NOW & typeof FINDINGS_FORMAT & typeof PURGE>>;

/** What a build is told on the command line. */
export interface BuildOptions {
  readonly data: string;
  readonly out: string;
  readonly format: FindingsFormat;
  /** Takes the place of the base_url in network.json. */
  readonly baseUrl: string | undefined;
  /** ms since 1970. */
  readonly now: number;
  /**
   * Takes the place of `now`, and is asked when no other build is at work in the same place any more: a moment from before
   * that wait would be missed by clients that asked meanwhile. Absent where somebody said what time it is.
   */
  readonly clock?: (() => number) | undefined;
  readonly previous: PreviousChoice;
  /** Whether the status sources of network.json are asked. */
  readonly asksSources: boolean;
  readonly allowsRemovals: boolean;
  /** Ids of locations and tariffs of which nothing is to stay. */
  readonly purge?: readonly string[];
  /** Where results are kept for the next build; undefined keeps none. */
  readonly cache: string | undefined;
  /** Whether it is about to be published: then its history must be that of the live site. */
  readonly isForPublishing?: boolean;
  /** Whether it will be uploaded. */
  readonly isUploaded?: boolean;
  /** Whether everything is looked at, not only what changed. */
  readonly isThorough?: boolean;
}

export function toBuildOptions(values: BuildingValues): BuildOptions {
  if (values.out === '') throw new UsageError('--out must name a directory, not "".');
  return {
    data: values.data,
    out: values.out,
    format: values.format ?? 'text',
    baseUrl: toBaseUrl(values['base-url']),
    now: toNow(values.now),
    clock: values.now === undefined ? Date.now : undefined,
    previous: toPrevious(values.previous),
    asksSources: !values['no-status'],
    allowsRemovals: values['allow-removals'],
    purge: toPurge(values.purge),
    cache: values.cache === 'none' ? undefined : values.cache,
  };
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
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(`PORT must be a number from 1 to 65535, not "${text}".`);
  return port;
}

/** Where the history comes from: a directory, a web address, or `none`. */
export function toPrevious(text: string | undefined): PreviousChoice {
  if (text === undefined) return { kind: 'default' };
  if (text === 'none') return { kind: 'none' };
  if (text === '') throw new UsageError('--previous must be a directory, a URL, or none.');
  if (!/^https?:\/\//.test(text)) return { kind: 'directory', place: text };
  if (!URL.canParse(text) || /[?#]/.test(text)) throw new UsageError('--previous must be a URL without ? and #.');
  return { kind: 'url', place: text.replace(/\/+$/, '') };
}

/** Ids, separated by commas. */
export function toPurge(text: string | undefined): string[] {
  if (text === undefined) return [];
  const ids = text.split(',').map((id) => id.trim());
  if (ids.includes('')) throw new UsageError('--purge takes the ids of locations and tariffs, separated by commas.');
  return ids;
}
