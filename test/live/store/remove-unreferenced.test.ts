/**
 * What no head of the last day named is removed, and nothing else, whoever writes meanwhile.
 *
 * @module-tag pure
 */

import { describe, expect, test } from 'vitest';
import { noteRemoval, putIfAbsent } from '../../../src/live/store/removal.ts';
import { removable, writeReferences } from '../../../src/live/store/remove-old.ts';
import type { Store } from '../../../src/live/store/store.ts';
import { bytesOf, pathsIn, textOf } from '../support/contents.ts';
import { HEAD, HOUR_MS, NOW, startNetwork } from '../support/network-store.ts';

const hoursAgo = (hours: number) => NOW - hours * HOUR_MS;

describe('removable', () => {
  const old = { path: '/_snapshot/old', putAt: hoursAgo(1000) };
  const ofNow = { at: NOW, paths: new Set<string>() };
  const ofYesterday = { at: hoursAgo(30), paths: new Set<string>() };

  test('what nobody named for long', () => {
    expect(removable([old], [ofYesterday, ofNow], NOW)).toEqual(['/_snapshot/old']);
  });

  test.each([
    ['is named now, however old it is', [ofYesterday, { at: NOW, paths: new Set(['/_snapshot/old']) }], old],
    ['was named yesterday', [{ at: hoursAgo(30), paths: new Set(['/_snapshot/old']) }, ofNow], old],
    ['was named in between', [ofYesterday, { at: hoursAgo(10), paths: new Set(['/_snapshot/old']) }, ofNow], old],
    ['was put 48 hours ago', [ofYesterday, ofNow], { path: '/_snapshot/young', putAt: hoursAgo(48) }],
    ['is unknown for lack of a record', [ofNow], old],
    ['is unknown: the record is too young', [{ ...ofYesterday, at: hoursAgo(23) }, ofNow], old],
    ['is unknown: the record is too old', [{ ...ofYesterday, at: hoursAgo(36) }, ofNow], old],
  ])('not what %s', (_, references, object) => {
    expect(removable([object], references, NOW)).toEqual([]);
  });
});

test('a dropped body stays for a day, is then removed, and what the head names stays for ever', async () => {
  const { clock, store, clean } = startNetwork();
  await store.putIfAbsent('/_snapshot/a', bytesOf('a'));
  await store.putIfAbsent('/_live/b', bytesOf('b'));
  await store.put('/_sources/c', bytesOf('c'));
  const first = await store.swap(HEAD, bytesOf('["/_snapshot/a","/_live/b"]'), undefined);
  for (let run = 0; run < 40; run += 1, clock.now += 6 * HOUR_MS) expect(await clean()).toBe(0);
  await store.swap(HEAD, bytesOf('["/_snapshot/a"]'), first);
  const removed: (number | undefined)[] = [];
  for (let run = 0; run < 8; run += 1, clock.now += 6 * HOUR_MS) removed.push(await clean());
  // At 24 hours, the head of before is recorded for an hour less than 35 yet; at 36 it is not.
  expect(removed).toEqual([0, 0, 0, 0, 0, 1, 0, 0]);
  expect(await pathsIn(store, '/')).toEqual([
    '/_live/references.json',
    '/_live/removal.json',
    '/_snapshot/a',
    HEAD,
    '/_sources/c',
  ]);
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
  for (const damaged of ['', '{', '[{"at":"1"}]', '[1]', 'null']) {
    await store.put('/_live/references.json', bytesOf(damaged));
    await store.put('/_live/removal.json', bytesOf(damaged));
    expect(await clean()).toBe(0);
  }
  await store.put('/_live/references.json', writeReferences([{ at: clock.now - 30 * HOUR_MS, paths: new Set() }]));
  expect(await clean()).toBe(1);
});

test('an old object that is removed right after it was put anew is put once more', async () => {
  const { clock, store } = startNetwork();
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
  const wait = async () => {};
  await putIfAbsent('/_snapshot/old', bytesOf('old'), { store: { ...store, put }, find, wait, now: () => clock.now });
  expect(textOf(await store.read('/_snapshot/old'))).toBe('old');
});
