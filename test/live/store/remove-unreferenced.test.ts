/**
 * What no head of the last day named is removed, and nothing else, whoever writes meanwhile.
 *
 * @module-tag pure
 */

import { describe, expect, test } from 'vitest';
import { storeIn } from '../../../src/live/store/bucket.ts';
import { writeWithFormat } from '../../../src/live/store/json-with-format.ts';
import { noteRemoval } from '../../../src/live/store/removal.ts';
import { removable } from '../../../src/live/store/remove-old.ts';
import type { Store } from '../../../src/live/store/store.ts';
import { bytesOf, pathsIn, textOf } from '../support/contents.ts';
import { HEAD, HOUR_MS, NOW, startNetwork } from '../support/network-store.ts';

const hoursAgo = (hours: number) => NOW - hours * HOUR_MS;

describe('removable', () => {
  const old = { path: '/_snapshot/old', putAt: hoursAgo(1000) };
  const yesterday = { at: hoursAgo(30), paths: ['/_snapshot/other'] };

  test('what nobody named for long', () => {
    expect(removable(yesterday, [])(old)).toBe(true);
    expect(removable(yesterday, [])({ path: '/_snapshot/young', putAt: hoursAgo(55) })).toBe(true);
  });

  test.each([
    ['is named now, however old it is', yesterday, [old.path], old],
    ['was named yesterday', { ...yesterday, paths: [old.path] }, [], old],
    ['was put a day before the record', yesterday, [], { path: '/_snapshot/young', putAt: hoursAgo(54) }],
    ['was put since', yesterday, [], { path: '/_snapshot/young', putAt: hoursAgo(10) }],
  ])('not what %s', (_, recorded, named, object) => {
    expect(removable(recorded, named)(object)).toBe(false);
  });
});

test('a dropped body stays for a day, is then removed, and what the head names stays for ever', async () => {
  const { clock, store, clean } = startNetwork();
  await store.putIfAbsent('/_snapshot/a', bytesOf('a'));
  await store.putIfAbsent('/_live/b', bytesOf('b'));
  await store.put('/_sources/c', bytesOf('c'));
  const first = await store.swap(HEAD, bytesOf('["/_snapshot/a","/_live/b"]'), undefined);
  const daily: (number | undefined)[] = [];
  for (let run = 0; run < 40; run += 1, clock.now += 6 * HOUR_MS) daily.push(await clean());
  expect(new Set(daily.filter((_, run) => run % 4 === 0))).toEqual(new Set([0]));
  expect(new Set(daily.filter((_, run) => run % 4 !== 0))).toEqual(new Set([undefined]));
  await store.swap(HEAD, bytesOf('["/_snapshot/a"]'), first);
  const removed: (number | undefined)[] = [];
  for (let run = 0; run < 12; run += 4, clock.now += 24 * HOUR_MS) removed.push(await clean());
  // The first of these records that it is not named any more.
  expect(removed).toEqual([0, 1, 0]);
  expect(await pathsIn(store, '/')).toEqual([
    '/_live/named.json',
    '/_live/removal.json',
    '/_snapshot/a',
    HEAD,
    '/_sources/c',
  ]);
});

test('a record that is not a day old, or is of the future removes nothing', async () => {
  for (const [hours, removed] of [
    [23, undefined],
    [24, 1],
    [48, 1],
    [900, 1],
    [-1, 0],
  ] as const) {
    const { memory, clock, store, clean } = startNetwork();
    await store.put('/_snapshot/old', bytesOf('old'));
    await store.put(HEAD, bytesOf('[]'));
    clock.now += 1000 * HOUR_MS;
    await store.put('/_live/named.json', writeWithFormat(1, { at: clock.now - hours * HOUR_MS, paths: [] }));
    expect(await clean(), String(hours)).toBe(removed);
    expect(memory.has('/_snapshot/old')).toBe(removed !== 1);
  }
});

test('a run whose time is out leaves the rest to the next, which needs no other record', async () => {
  const { memory, clock, store, clean } = startNetwork();
  for (let i = 0; i < 1200; i++) await store.put(`/_snapshot/${i}`, bytesOf('old'));
  await store.put(HEAD, bytesOf('[]'));
  clock.now += 100 * HOUR_MS;
  expect(await clean()).toBe(0);
  clock.now += 24 * HOUR_MS;
  const slow: Store['remove'] = async (paths) => {
    await store.remove(paths);
    clock.now += HOUR_MS / 12;
  };
  expect([await clean({ ...store, remove: slow }), await clean(), await clean()]).toEqual([500, 700, undefined]);
  expect([...memory.keys()]).toEqual([HEAD, '/_live/removal.json', '/_live/named.json']);
});

test('one process removes at a time, and one that was killed hinders the next for a quarter of an hour', async () => {
  const { clock, store, clean } = startNetwork();
  await store.put(HEAD, bytesOf('[]'));
  void clean({ ...store, read: (path) => (path === HEAD ? new Promise(() => {}) : store.read(path)) });
  await new Promise((done) => setImmediate(done));
  expect(await clean()).toBeUndefined();
  clock.now += HOUR_MS / 4;
  expect(await clean()).toBe(0);
});

test('damaged records and notes, and no head, remove nothing', async () => {
  const { clock, store, clean } = startNetwork();
  await store.put('/_snapshot/old', bytesOf('old'));
  clock.now += 100 * HOUR_MS;
  expect(await clean()).toBeUndefined();
  await store.put(HEAD, bytesOf('[]'));
  for (const damaged of ['', '{', '{"at":1,"paths":[]}', '[1]', 'null']) {
    await store.put('/_live/named.json', bytesOf(damaged));
    await store.put('/_live/removal.json', bytesOf(damaged));
    expect(await clean()).toBe(0);
  }
  clock.now += 30 * HOUR_MS;
  expect(await clean()).toBe(1);
});

test('an old object that is removed right after it was put anew is put once more', async () => {
  const { memory, clock, store } = startNetwork();
  await store.put('/_snapshot/old', bytesOf('old'));
  clock.now += 100 * HOUR_MS;
  let removals = 0;
  const put: Store['put'] = async (path, bytes) => {
    await store.put(path, bytes);
    if (removals > 0) return;
    // It was listed before the put, and is removed after it.
    removals += 1;
    const noted = await noteRemoval(store, clock.now + HOUR_MS, undefined);
    await store.remove([path]);
    await noteRemoval(store, clock.now, noted);
  };
  const find = async () => ({ bytes: 3, age: 100 * HOUR_MS });
  const listPage = async () => ({ objects: [], next: undefined });
  const removing = storeIn({ ...store, put, find, listPage }, { wait: async () => {}, now: () => clock.now });
  await removing.putIfAbsent('/_snapshot/old', bytesOf('old'));
  expect(textOf(memory.get('/_snapshot/old'))).toBe('old');
  expect(removals).toBe(1);
});
