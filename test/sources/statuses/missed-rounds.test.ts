/**
 * How many rounds a source has missed: counted in its last good copy, so that also builds of different processes know it.
 *
 * @module-tag pure
 */

import { expect, test } from 'vitest';
import { isOverdue } from '../../../src/edge/rule/health.ts';
import { toSourceHealth } from '../../../src/publish/files/status-health.ts';
import { lastGoodInMemory } from '../../../src/sources/statuses/last-good.ts';
import { isSilent } from '../../../src/sources/statuses/source-life.ts';
import { failed } from '../../../src/sources/urls/source-answer.ts';
import { NOW } from '../../support/data-directory.ts';
import { answering, CHARGING, content, MINUTE, offline, readOne } from './support/read.ts';

test('the second one is silence, and an answer ends it', async () => {
  const lastGood = lastGoodInMemory();
  const rounds = [
    content(CHARGING),
    failed('It is away.'),
    failed('It is away.'),
    failed('It is away.'),
    content(CHARGING),
  ];
  const told: unknown[] = [];
  for (const [i, answer] of [...rounds, failed('It is away.')].entries()) {
    const now = NOW + i * MINUTE;
    const reading = await readOne(offline({ now, lastGood, ...answering(answer) }));
    const health = { status_sources: [toSourceHealth(reading)] };
    const strict = isOverdue({ manifest: { health } } as never, now);
    told.push([reading.state, reading.missed ?? 0, isSilent(reading), strict]);
  }
  expect(told).toEqual([
    ['fresh', 0, false, false],
    ['fresh', 1, false, false],
    ['fresh', 2, true, true],
    ['fresh', 2, true, true],
    ['fresh', 0, false, false],
    ['fresh', 1, false, false],
  ]);
});

test('content of before that is confirmed ends it, too', async () => {
  const lastGood = lastGoodInMemory();
  const round = async (answer: Parameters<typeof answering>[0]) => readOne(offline({ lastGood, ...answering(answer) }));
  await round(content(CHARGING, { etag: '"1"' }));
  await round(failed('It is away.'));
  expect((await round(failed('It is away.'))).missed).toBe(2);
  expect((await round({ kind: 'unchanged' })).missed ?? 0).toBe(0);
  expect((await round(failed('It is away.'))).missed).toBe(1);
});

test.each([
  ['knows none of the EVSEs', { state: 'unmatched' }, true],
  ['is stale', { state: 'stale' }, true],
  ['is fresh', { state: 'fresh' }, false],
  ['missed one round', { state: 'fresh', missed_rounds: 1 }, false],
])('with ?strict, a source that %s', (_, source, expected) => {
  const health = { status_sources: [{ updated_at: new Date(NOW).toISOString(), max_age_seconds: 60, ...source }] };
  expect(isOverdue({ manifest: { health } } as never, NOW)).toBe(expected);
  const live = { expires: new Date(NOW + 1).toISOString() };
  expect(isOverdue({ manifest: { health, live } } as never, NOW)).toBe(expected);
});
