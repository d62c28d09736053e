/**
 * What pushes come to, in whatever order and however often they are folded.
 *
 * @module-tag pure
 */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPatch, readPush } from '../../../src/live/feed/push-body.ts';
import {
  dropUnknown,
  foldPushes,
  type Push,
  parsePush,
  parseState,
  readingOf,
  writePush,
  writeState,
} from '../../../src/live/feed/pushed-statuses.ts';

const T = Date.parse('2026-11-23T12:00:00Z');

const status = fc.constantFrom('AVAILABLE', 'CHARGING', 'OUTOFORDER');
const report = fc.tuple(fc.constantFrom('E-1', 'e-1', 'E-2', 'E-3'), status, fc.option(fc.integer({ min: 1, max: 5 })));
const pushes = fc
  .array(fc.record({ at: fc.integer({ min: 1, max: 5 }), statuses: fc.array(report, { maxLength: 4 }) }))
  .map((list): Push[] => list.map((push, i) => ({ ...push, name: `push-${i}` }) as Push));

const statusesIn = (state: ReturnType<typeof foldPushes>) =>
  Object.fromEntries([...state.newest].map(([uid, [, one]]) => [uid, one]).sort());

test('the newest report of each EVSE counts, in any order of the pushes', () => {
  fc.assert(
    fc.property(pushes, fc.infiniteStream(fc.nat()), (list, numbers) => {
      const keys = new Map(list.map((push) => [push, numbers.next().value ?? 0]));
      const shuffled = list.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
      expect(statusesIn(foldPushes(undefined, shuffled))).toEqual(statusesIn(foldPushes(undefined, list)));
    }),
  );
});

test('pushes that were folded before change nothing, from whatever state they are folded again', () => {
  fc.assert(
    fc.property(pushes, fc.nat(), (list, from) => {
      const state = foldPushes(undefined, list);
      if (list.length > 0) expect(foldPushes(state, list.slice(from % list.length))).toBe(state);
    }),
  );
});

test('what is stored is read as it was', () => {
  fc.assert(
    fc.property(pushes, (list) => {
      const state = foldPushes(undefined, list);
      expect(parseState(writeState(state))).toEqual(state);
      for (const push of list) expect(parsePush(writePush(push), push.name)).toEqual(push);
    }),
  );
  expect(parseState(Buffer.from('{"at":'))).toBeUndefined();
  expect(parsePush(Buffer.from('{"at":1,"statuses":[["E-1","ON FIRE",null]]}'), 'push')).toBeUndefined();
});

test('a system that repeats a status without its time does not say that it changed', () => {
  const push = (name: string, at: number, one: 'AVAILABLE' | 'CHARGING'): Push => {
    return { name, at, statuses: [['E-1', one, null]] };
  };
  const twice = foldPushes(undefined, [push('1', T, 'AVAILABLE'), push('2', T + 60_000, 'AVAILABLE')]);
  expect(readingOf(twice, T, 60)).toMatchObject({ state: 'fresh', updatedAt: T + 60_000 });
  expect(readingOf(twice, T, 60).reports).toMatchObject([{ status: 'AVAILABLE', last_updated: T }]);
  const changed = foldPushes(twice, [push('3', T + 90_000, 'CHARGING')]);
  expect(readingOf(changed, T, 60).reports).toMatchObject([{ status: 'CHARGING', last_updated: T + 90_000 }]);
  expect(readingOf(changed, T + 150_001, 60).state).toBe('stale');
});

test('bodies', () => {
  const read = (body: unknown) => readPush(Buffer.from(JSON.stringify(body)), T);
  const one = { evse_uid: 'E-1', status: 'CHARGING', last_updated: '2026-11-23T11:00:00Z', source: 'pushed' };
  const reported = [{ ...one, last_updated: T - 3_600_000 }];
  expect(read([{ ...one, uid: 'no matter' }])).toEqual(reported);
  expect(read({ data: [one], status_code: 1000 })).toEqual(reported);
  expect(read({ 'E-1': 'CHARGING' })).toEqual([{ evse_uid: 'E-1', status: 'CHARGING', source: 'pushed' }]);
  // A clock that is ahead counts as ours.
  for (const ahead of ['2027-01-01T00:00:00Z', new Date(T + 60_000).toISOString()]) {
    expect(read([{ ...one, last_updated: ahead }])).toEqual([
      expect.objectContaining({ status: 'CHARGING', last_updated: T }),
    ]);
  }
  expect(readPatch('E-1', Buffer.from(JSON.stringify({ ...one, evse_uid: 'E-2' })), T)).toEqual(reported);
  expect(read([one, { status: 'CHARGING' }])).toEqual({
    problem: '/1 The uid of the EVSE is missing, or is not a text. Write "evse_uid": "…".',
  });
  for (const wrong of [[], {}, 1, null, 'text', [1], [one, { ...one, status: 'REMOVED' }], [{ evse_uid: 'E-1' }]])
    expect(read(wrong)).toEqual({ problem: expect.stringMatching(/\.$/) });
  for (const wrong of ['', '[]', 'null', '{}', '\xff'])
    expect(readPatch('E-1', Buffer.from(wrong, 'latin1'), T)).toEqual({ problem: expect.stringMatching(/\.$/) });
});

const DAY = 86_400_000;

test('of EVSEs that the tables do not have, the newest are kept, for 30 days; of others, nothing is dropped', () => {
  const isKnown = (id: string) => id.startsWith('K');
  const ids = fc.constantFrom('K-1', 'K-2', ...Array.from({ length: 8 }, (_, i) => `U-${i}`));
  const said = fc.tuple(ids, status, fc.option(fc.integer({ min: T - 60 * DAY, max: T })));
  const story = fc.array(fc.array(said, { maxLength: 6 }), { maxLength: 12 });
  fc.assert(
    fc.property(story, (list) => {
      const all: Push[] = list.map((statuses, i) => ({ at: T + i, name: `push-${100 + i}`, statuses }) as Push);
      const whole = foldPushes(undefined, all);
      const kept = dropUnknown(whole, isKnown, T + 12, 3);
      // The model: sorted by time, and by the name of the push where that is the same; the newest three of the last 30 days.
      const unknown = [...whole.newest.values()].filter(([uid]) => !isKnown(uid));
      const fresh = unknown.filter(([, , , time]) => T + 12 - time <= 30 * DAY);
      const newest = fresh.toSorted((a, b) => b[3] - a[3] || (a[4] < b[4] ? 1 : -1)).slice(0, 3);
      const times = (state: typeof kept) =>
        [...state.newest.values()].filter(([uid]) => !isKnown(uid)).map(([, , , time]) => time);
      expect(times(kept).sort()).toEqual(newest.map(([, , , time]) => time).sort());
      for (const uid of ['k-1', 'k-2']) expect(kept.newest.get(uid)).toEqual(whole.newest.get(uid));
      expect(kept.dropped).toBe(unknown.length - newest.length);
      expect(dropUnknown(kept, isKnown, T + 12, 3)).toBe(kept);
      expect(parseState(writeState(kept))).toEqual(kept);
    }),
  );
});
