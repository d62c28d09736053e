/** A poll costs what has changed, and what is shown is right whatever is published in between. */

import { afterEach, expect, test, vi } from 'vitest';
import { writeSites } from '../../../../packages/page/files/write-sites.ts';
import {
  AVAILABILITY,
  availabilityPath,
  EVSES_PER_PART,
  LIVE_PATH,
  writeAvailability,
} from '../../../../packages/page/records/live-statuses.ts';
import type { SiteIndex } from '../../../../packages/page/records/site-index.ts';
import { SITES_PATH } from '../../../../packages/page/records/sites-file.ts';
import { hashOf } from '../../../../src/snapshot/blob-store.ts';
import { openPage, serveFiles } from '../support/load-published.ts';

afterEach(() => vi.unstubAllGlobals());

type Files = Map<string, Uint8Array>;

/** The list of sites with an EVSE each, in the order of their names. */
function listFiles(ids: readonly string[], order: string): Files {
  const place = { address: '', city: '', latitude: 1, longitude: 2, time_zone: 0 };
  const sites = ids.map((id) => ({ id, name: id, ...place, evses: [{ uid: `${id}-1`, plugs: [] }] }));
  const index: SiteIndex = { detail_files: 1, standards: [], time_zones: [], hours: [], prices: [], sites };
  return new Map([...writeSites(index, order)].map(([path, bytes]) => [path.slice(1), bytes]));
}

/** The files of statuses. @param free numbers of the EVSEs that are free, in the order of ids; others are taken */
function statusFiles(count: number, free: readonly number[], order: string): Files {
  const meanings = Array.from({ length: count }, (_, i) => AVAILABILITY.indexOf(free.includes(i) ? 'free' : 'taken'));
  const parts = [];
  for (let at = 0; at < count; at += EVSES_PER_PART) {
    const evses = writeAvailability(meanings.slice(at, at + EVSES_PER_PART));
    parts.push({ order, hash: hashOf(evses), evses });
  }
  const head = { last_updated: '', ttl: 30, order, parts: parts.map(({ hash }) => hash), site_files: 1 };
  const files = [[LIVE_PATH, head] as const, ...parts.map((part, i) => [availabilityPath(i), part] as const)];
  return new Map(files.map(([path, file]) => [path.slice(1), Buffer.from(JSON.stringify(file))]));
}

const COUNT = 2 * EVSES_PER_PART + 1;
const IDS = Array.from({ length: COUNT }, (_, i) => `S${String(i).padStart(6, '0')}`);

test('what is free is known of each EVSE, whatever the order of the names', async () => {
  serveFiles(() => new Map([...listFiles(['b', 'C', 'a'], 'x'), ...statusFiles(3, [1], 'x')]));
  const { list } = await (await openPage()).poll();
  expect([...(list?.byUid ?? [])]).toEqual([
    ['C-1', 'taken'],
    ['a-1', 'free'],
    ['b-1', 'taken'],
  ]);
});

test('an unchanged poll asks one file, a changed one also the part that changed', async () => {
  let files = new Map([...listFiles(IDS, 'x'), ...statusFiles(COUNT, [], 'x')]);
  const asked = serveFiles(() => files);
  const page = await openPage();
  const { list: before } = await page.poll();
  expect(asked.splice(0)).toHaveLength(3 + 1 + 3);
  expect((await page.poll()).list).toBe(before);
  expect(asked.splice(0)).toEqual([LIVE_PATH]);
  const number = EVSES_PER_PART + 7;
  files = new Map([...files, ...statusFiles(COUNT, [number], 'x')]);
  const { list } = await page.poll();
  expect(asked).toEqual([LIVE_PATH, availabilityPath(1)]);
  expect(list).not.toBe(before);
  expect([...(list?.byUid ?? [])].filter(([, what]) => what === 'free')).toEqual([[`${IDS[number]}-1`, 'free']]);
});

test('statuses of another list bring that list, and what was known stays until both are there', async () => {
  let files = new Map([...listFiles(['a'], 'x'), ...statusFiles(1, [0], 'x')]);
  serveFiles(() => files);
  const page = await openPage();
  await page.poll();
  files = new Map([...files, ...statusFiles(2, [1], 'y')]);
  const torn = await page.poll();
  expect([torn.hasFailed, torn.list?.byUid.get('a-1')]).toEqual([true, 'free']);
  files = new Map([...files, ...listFiles(['a', 'b'], 'y')]);
  const { hasFailed, list } = await page.poll();
  expect([hasFailed, Object.fromEntries(list?.byUid ?? [])]).toEqual([false, { 'a-1': 'taken', 'b-1': 'free' }]);
  expect(page.renewed()).toBe(2);
});

test('a part that is older than its head is asked for again', async () => {
  const [old, newer] = [statusFiles(1, [], 'x'), statusFiles(1, [0], 'x')];
  const part = availabilityPath(0).slice(1);
  let files: Files = new Map([...listFiles(['a'], 'x'), ...newer, [part, old.get(part) ?? new Uint8Array()]]);
  serveFiles(() => files);
  const page = await openPage();
  expect((await page.poll()).list?.byUid.get('a-1')).toBe('taken');
  files = new Map([...files, ...newer]);
  expect((await page.poll()).list?.byUid.get('a-1')).toBe('free');
});

test('a part that cannot be had fails the poll, and keeps what was known', async () => {
  let files = new Map([...listFiles(['a'], 'x'), ...statusFiles(1, [0], 'x')]);
  serveFiles(() => files);
  const page = await openPage();
  const { checkedAt } = await page.poll();
  files = new Map([...files, ...statusFiles(1, [], 'x')]);
  files.delete(availabilityPath(0).slice(1));
  const failed = await page.poll();
  expect([failed.hasFailed, failed.checkedAt, failed.list?.byUid.get('a-1')]).toEqual([true, checkedAt, 'free']);
});

test('a list whose files are of different networks is loaded again, and else not shown', async () => {
  const [first, second] = [listFiles(['a'], 'x'), listFiles(['b'], 'y')];
  let asked = 0;
  serveFiles(() => {
    // The new list is published after the first file was answered.
    asked++;
    return asked === 1 ? first : second;
  });
  expect((await openPage()).list()?.index.sites.map(({ id }) => id)).toEqual(['b']);
  serveFiles(() => new Map([...second, [SITES_PATH.slice(1), first.get(SITES_PATH.slice(1)) ?? new Uint8Array()]]));
  await expect(openPage()).rejects.toThrow('different networks');
});

test('a live network says with each answer when its sources confirmed the statuses', async () => {
  const files = new Map([...listFiles(['a'], 'x'), ...statusFiles(1, [], 'x')]);
  const head = JSON.parse(Buffer.from(files.get(LIVE_PATH.slice(1)) ?? []).toString());
  const confirmed = '2026-01-01T15:20:00Z';
  files.set(LIVE_PATH.slice(1), Buffer.from(JSON.stringify({ ...head, confirmed })));
  let time = '2026-01-01T15:25:00Z';
  serveFiles(
    () => files,
    () => ({ 'Live-Confirmed': time }),
  );
  expect((await (await openPage()).poll()).head?.confirmed).toBe(time);
  time = '2026-01-01T15:10:00Z';
  expect((await (await openPage()).poll()).head?.confirmed).toBe(confirmed);
});
