/** Numbers in network.json that are in another unit than the setting. */

import { describe, expect, test } from 'vitest';
import { readSettings, SETTINGS } from '../support/network-of.ts';

const said = (settings: object) =>
  readSettings(JSON.stringify({ ...SETTINGS, ...settings }, null, 2)).findings.map(
    ({ code, severity, field, line }) => `${severity} ${code} ${field} ${line}`,
  );

const source = (more: object) => ({ status_sources: [{ name: 'hub', file: 'live.csv', ...more }] });

test.each<[object]>([
  [{}],
  [{ cache_seconds: 0 }],
  [{ cache_seconds: 3600 }],
  [{ ...source({}), cache_seconds: 3600 }],
  [{ ...source({ max_age_seconds: 300 }), cache_seconds: 3600 }],
  [source({ max_age_seconds: 60 })],
  [source({ max_age_seconds: 3600, max_bytes: 1000 })],
  ...[86_400, 172_800, 259_200, 604_800, 2_592_000, 31_536_000].map((max_age_seconds): [object] => [
    source({ max_age_seconds }),
  ]),
  [{ ...source({ max_age_seconds: 30 }), live: { url: 'https://s3.example.com/network' } }],
  [{ ...source({ max_age_seconds: 12 }), upload_seconds: 2, cache_seconds: 10 }],
])('%j is as it should be', (settings) => {
  expect(said(settings)).toEqual([]);
});

describe('a doubt is', () => {
  test.each<[object, string]>([
    [{ cache_seconds: 86_400 }, 'cache_seconds 10'],
    [{ cache_seconds: 30_000 }, 'cache_seconds 10'],
    [{ cache_seconds: 86_400, ...source({}) }, 'cache_seconds 10'],
    [{ cache_seconds: 7200, ...source({ max_age_seconds: 300 }) }, 'cache_seconds 10'],
    [source({ max_age_seconds: 1 }), 'status_sources.0.max_age_seconds 14'],
    [source({ max_age_seconds: 49 }), 'status_sources.0.max_age_seconds 14'],
    [source({ max_age_seconds: 300_000 }), 'status_sources.0.max_age_seconds 14'],
    [source({ max_age_seconds: 3_600_000 }), 'status_sources.0.max_age_seconds 14'],
    [
      { ...source({ max_age_seconds: 20 }), live: { url: 'https://s3.example.com/network' } },
      'status_sources.0.max_age_seconds 14',
    ],
  ])('%j', (settings, expected) => {
    expect(said(settings)).toEqual([`doubt setting-in-other-unit ${expected}`]);
  });
});
