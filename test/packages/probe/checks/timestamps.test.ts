import { expect, test } from 'vitest';
import { readTime } from '../../../../packages/probe/src/checks/date-time.ts';
import { Timestamps } from '../../../../packages/probe/src/checks/timestamps.ts';
import type { Answer } from '../../../../packages/probe/src/http/exchange.ts';
import type { CheckId } from '../../../../packages/probe/src/results/check-catalogue.ts';
import { type CheckResult, CheckResults } from '../../../../packages/probe/src/results/results.ts';

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
function checkResultOf(id: CheckId, answers: readonly (readonly [number, Answer])[]): CheckResult | undefined {
  const results = new CheckResults();
  const timestamps = new Timestamps(results);
  for (const [seconds, answer] of answers) timestamps.check(answer, NOW + 1000 * seconds);
  timestamps.checkMovement();
  return results.results('').find((one) => one.id === id);
}

function resultOf(id: CheckId, answers: readonly (readonly [number, Answer])[]): string | undefined {
  return checkResultOf(id, answers)?.result;
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
    'the same, without any time of the day',
    [
      [0, 'today'],
      [3, 'today'],
    ],
    'fail',
  ],
  [
    'right, but the same for three seconds, without seconds',
    [
      [0, '2026-01-31T08:00Z'],
      [3, '2026-01-31T08:00Z'],
    ],
    'skipped',
  ],
  [
    'right, but the same within a second, after which nothing was asked',
    [
      [0, '2026-01-31T08:00:00Z'],
      [1, '2026-01-31T08:00:00Z'],
    ],
    'skipped',
  ],
  [
    'right, and the same in a cache for a while',
    [
      [0, '2026-01-31T08:00:00Z'],
      [3, '2026-01-31T08:00:00Z'],
      [6, '2026-01-31T08:00:06Z'],
    ],
    'pass',
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

test('a timestamp that stands still is told once, however old it is', () => {
  const still = answerWith('2026-01-28T08:00:00Z');
  const found = checkResultOf('timestamp-fresh', [
    [0, still],
    [1, still],
    [3, still],
  ]);
  expect(found).toMatchObject({ result: 'fail', checked: 1, failures: 1, warnings: 0 });
  expect(found?.examples.map(({ got }) => got)).toEqual(['"2026-01-28T08:00:00Z" in all 3 answers, over 3 s']);
});

test('an old timestamp is told once of answers that came too soon after another to see it move', () => {
  const still = answerWith('2026-01-28T08:00:00Z');
  const found = checkResultOf('timestamp-fresh', [
    [0, still],
    [1, still],
  ]);
  expect(found).toMatchObject({ result: 'fail', checked: 1, examples: [{ got: '"2026-01-28T08:00:00Z"' }] });
});

test('timestamps that move are told one by one', () => {
  const found = checkResultOf('timestamp-fresh', [
    [0, answerWith('2026-01-28T08:00:00Z')],
    [1, answerWith('2026-01-31T08:00:01Z')],
    [2, answerWith('2026-01-28T08:00:02Z')],
  ]);
  expect(found).toMatchObject({ result: 'fail', checked: 3, failures: 2 });
});

test.for<[string, readonly (readonly [number, unknown])[], string]>([
  [
    'without seconds',
    [
      [0, '2026-01-31T08:00Z'],
      [3, '2026-01-31T08:00Z'],
    ],
    '"2026-01-31T08:00Z" in all 2 answers, over 3 s, which is too short to see it move',
  ],
  [
    'unreadable',
    [
      [0, 'at 08:00:00'],
      [1, 'at 08:00:01'],
    ],
    'no timestamp can be read',
  ],
  ['missing', [[0, undefined]], 'no answer has a timestamp'],
])('of timestamps that are %s, the reason is told', ([, seen, reason]) => {
  const answers = seen.map(([seconds, text]) => [seconds, answerWith(text)] as const);
  expect(checkResultOf('timestamp-fresh', answers)).toMatchObject({ result: 'skipped', reason });
});
