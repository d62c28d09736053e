/** Finds numbers in network.json that are in another unit than the setting: hours and milliseconds, or less than it takes to publish. */

import type { Finding } from '../findings/finding.ts';
import { finding, type SaidOfSetting } from './finding-codes.ts';
import type { SoundSettings } from './known-settings.ts';
import { placeOfNode } from './setting-findings.ts';
import type { JsonText } from './settings-json.ts';

/** In seconds. What caches keep for longer hides that a site is closed, and a mended price. */
const LONGEST_CACHE = 3600;

/** In ms. A number of seconds that is one of minutes in ms, from five minutes on, is hardly ever one of days. */
const MINUTE_MS = 60_000;

/** In seconds. Who lets caches keep answers for longer than usual knows that statuses are as old. */
const USUAL_CACHE = 30;

export function settingSizes(document: JsonText, settings: SoundSettings): Finding[] {
  const { cache_seconds = 0, upload_seconds = 0, status_sources = [], live } = settings;
  const tell = (path: (string | number)[], value: number, said: SaidOfSetting<'setting-in-other-unit'>): Finding => {
    const about = { field: path.join('.'), value: String(value), ...said };
    return finding('setting-in-other-unit', placeOfNode(document, path), about);
  };
  if (cache_seconds > LONGEST_CACHE) return [tell(['cache_seconds'], cache_seconds, { says: 'cache' })];
  // A live network needs no upload.
  const interval = Math.min(cache_seconds, USUAL_CACHE) + (live === undefined ? upload_seconds : 0);
  return status_sources.flatMap(({ name: key, max_age_seconds: age }, i) => {
    const path = ['status_sources', i, 'max_age_seconds'];
    if (age < interval) return tell(path, age, { says: 'early', key, params: { interval } });
    if (age % MINUTE_MS !== 0 || age < 5 * MINUTE_MS) return [];
    const days = Number((age / 86_400).toPrecision(2));
    return tell(path, age, { says: 'long', key, params: { days, seconds: age / 1000 } });
  });
}
