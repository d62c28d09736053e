/** Finds numbers in network.json that are in another unit than the setting: minutes, hours, milliseconds and megabytes. */

import type { Finding } from '../../findings/finding.ts';
import { finding } from './finding-codes.ts';
import type { SoundSettings } from './known-settings.ts';
import { placeOfNode } from './setting-findings.ts';
import type { JsonText } from './settings-json.ts';

/** In seconds. What caches keep for longer hides that a site is closed, and a mended price. */
const LONGEST_CACHE = 3600;

/** In bytes. The header of a table is as long. */
const FEWEST_BYTES = 500;

/** In ms. A number of seconds that is one of minutes in ms, from five minutes on, is hardly ever one of days. */
const MINUTE_MS = 60_000;
const LEAST_MS = 5 * MINUTE_MS;

/** A number that a setting can hardly mean. */
interface OddNumber {
  readonly path: readonly (string | number)[];
  readonly value: number;
  /** What it would do. */
  readonly would: string;
  readonly hint: string;
  /** The name of its source. */
  readonly key?: string;
}

export function settingSizes(document: JsonText, settings: SoundSettings): Finding[] {
  return [...cacheTimes(settings), ...ages(settings), ...contentSizes(settings)].map(
    ({ path, value, would, hint, key }) =>
      finding('setting-in-other-unit', placeOfNode(document, [...path]), {
        ...{ field: path.join('.'), value: String(value), ...(key === undefined ? {} : { key }) },
        ...{ message: `"${path.at(-1)}" is ${value}: ${would}.`, hint },
      }),
  );
}

function* cacheTimes({ cache_seconds: value = 0 }: SoundSettings): Iterable<OddNumber> {
  if (value <= LONGEST_CACHE) return;
  const would = `readers would get answers that are up to ${rounded(value / 3600)} hours old`;
  yield { path: ['cache_seconds'], value, would, hint: 'Write seconds: 30 is usual, and an hour is 3600.' };
}

function* ages({
  status_sources = [],
  cache_seconds = 0,
  upload_seconds = 0,
  live,
}: SoundSettings): Iterable<OddNumber> {
  // A live network needs no upload.
  const delay = cache_seconds + (live === undefined ? upload_seconds : 0);
  for (const [i, { name: key, max_age_seconds: value }] of status_sources.entries()) {
    const about = { path: ['status_sources', i, 'max_age_seconds'], value, key };
    if (value < delay) {
      const would = `its statuses would be out of date before readers have them, which takes up to ${delay} seconds (upload_seconds and cache_seconds)`;
      yield { ...about, would, hint: 'Write seconds: an hour is 3600.' };
    } else if (value >= LEAST_MS && value % MINUTE_MS === 0) {
      const would = `its statuses would be believed for ${rounded(value / 86_400)} days`;
      yield { ...about, would, hint: `Write seconds. If it is in milliseconds, that is ${value / 1000}.` };
    }
  }
}

function* contentSizes({ status_sources = [], table_sources = [] }: SoundSettings): Iterable<OddNumber> {
  for (const [list, sources] of Object.entries({ status_sources, table_sources })) {
    for (const [i, { name: key, max_bytes: value }] of sources.entries()) {
      const about = { path: [list, i, 'max_bytes'], value, key };
      if (value < FEWEST_BYTES)
        yield { ...about, would: 'nothing would be read', hint: 'Write bytes: 50 MB are 50000000.' };
    }
  }
}

function rounded(amount: number): number {
  return Number(amount.toPrecision(2));
}
