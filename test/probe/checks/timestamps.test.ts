import { expect, test } from 'vitest';
import { readTime } from '../../../src/probe/checks/date-time.ts';
import { Timestamps } from '../../../src/probe/checks/timestamps.ts';
import type { Answer } from '../../../src/probe/http/exchange.ts';
import type { CheckId } from '../../../src/probe/results/check-catalogue.ts';
import { CheckResults } from '../../../src/probe/results/results.ts';

const NOW = Date.UTC(2026, 0, 31, 8);

function answerWith(timestamp: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return {
    method: 'GET',
    url: new URL('https://ocpi.example.com/versions'),
    status: 200,
    headers: new Map(Object.entries(headers)),
    body: Buffer.alloc(0),
    plainSize: 0,
    json: { timestamp },
    ids: {},
  };
}

/** What is said of answers that came so many seconds after the first. */
function resultOf(id: CheckId, answers: readonly (readonly [number, Answer])[]): string | undefined {
  const results = new CheckResults();
  const timestamps = new Timestamps(results);
  for (const [seconds, answer] of answers) timestamps.check(answer, NOW + 1000 * seconds);
  timestamps.checkMovement();
  return results.results('').find((one) => one.id === id)?.result;
}

test.for<[unknown, string | undefined]>([
  ['2026-01-31T08:00:00Z', '2026-01-31T08:00:00.000Z'],
  ['2026-01-31T08:00:00', '2026-01-31T08:00:00.000Z'],
  ['2026-01-31t08:00:00z', '2026-01-31T08:00:00.000Z'],
  ['2026-01-31T08:00:00.123456789Z', '2026-01-31T08:00:00.123Z'],
  ['2026-01-31T08:00:00,5+0200', '2026-01-31T06:00:00.500Z'],
  ['2026-01-31 08:00 -05:30', '2026-01-31T13:30:00.000Z'],
  ['2026-01-31 08:00:00 UTC', '2026-01-31T08:00:00.000Z'],
  ['2026-01-31', '2026-01-31T00:00:00.000Z'],
  ['Sat, 31 Jan 2026 08:00:00 GMT', '2026-01-31T08:00:00.000Z'],
  [1_769_846_400, '2026-01-31T08:00:00.000Z'],
  ['1769846400123', '2026-01-31T08:00:00.123Z'],
  ['01/02/2026 08:00:00', undefined],
  ['2026-13-31T08:00:00Z', undefined],
  ['', undefined],
  [null, undefined],
  [{}, undefined],
])('%j is read as %s', ([given, expected]) => {
  const time = readTime(given);
  expect(time === undefined ? undefined : new Date(time).toISOString()).toBe(expected);
});

test.for<[string, unknown, Record<string, string>, string]>([
  ['now, in another zone', '2026-01-31T10:00:00+02:00', {}, 'pass'],
  ['in seconds since 1970, an hour ago', NOW / 1000 - 3600, {}, 'warn'],
  ['of an old build, in another form', '2026-01-01 08:00:00', {}, 'fail'],
  ['unreadable', 'just now', {}, 'skipped'],
  [
    'an hour in a cache that may keep it',
    '2026-01-31T07:00:00Z',
    { age: '3600', 'cache-control': 's-maxage=7200, max-age=0' },
    'pass',
  ],
  [
    'an hour in a cache that may keep it for 30 seconds',
    '2026-01-31T07:00:00Z',
    { age: '3600', 'cache-control': 'max-age=30' },
    'warn',
  ],
  ['an hour in a cache without limits', '2026-01-31T07:00:00Z', { age: '3600' }, 'pass'],
  ['twelve days in a cache without limits', '2026-01-19T08:00:00Z', { age: '1036800' }, 'fail'],
])('a timestamp that is %s: %s', ([, timestamp, headers, expected]) => {
  expect(resultOf('timestamp-fresh', [[0, answerWith(timestamp, headers)]])).toBe(expected);
});

test.for<[string, readonly (readonly [number, unknown])[], string]>([
  [
    'the same two seconds later',
    [
      [0, 'at 08:00:00'],
      [2, 'at 08:00:00'],
    ],
    'fail',
  ],
  [
    'the same within a second',
    [
      [0, 'at 08:00:00'],
      [1, 'at 08:00:00'],
    ],
    'skipped',
  ],
  [
    'the same for a minute, without seconds',
    [
      [0, 'at 08:00'],
      [60, 'at 08:00'],
    ],
    'skipped',
  ],
  [
    'the same for two minutes, without seconds',
    [
      [0, 'at 08:00'],
      [120, 'at 08:00'],
    ],
    'fail',
  ],
  [
    'different',
    [
      [0, 'at 08:00:00'],
      [1, 'at 08:00:01'],
      [2, 'at 08:00:00'],
    ],
    'skipped',
  ],
])('timestamps that are %s: %s', ([, seen, expected]) => {
  expect(
    resultOf(
      'timestamp-fresh',
      seen.map(([seconds, text]) => [seconds, answerWith(text)]),
    ),
  ).toBe(expected);
});
