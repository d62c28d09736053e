/**
 * /status.json in parts: whatever changes, the parts together are the whole file.
 *
 * @module-tag pure
 */

import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type LiveBase, readPublishedStatuses, writePublishedStatuses } from '../../../src/live/step/head-in-store.ts';
import { changeStatusFile, putInto, splitStatusFile } from '../../../src/live/step/stored-parts.ts';
import type { Status } from '../../../src/ocpi/enums.ts';
import { codeOfStatus, statusOfCode } from '../../../src/publish/render/template.ts';
import { SnapshotDamaged } from '../../../src/snapshot/read-snapshot.ts';
import type { StoredJson } from '../../../src/stored-format/live-head.ts';
import { bytesOfPart } from '../../../src/stored-format/stored-body.ts';

const [BEFORE, SINCE] = ['2026-01-01T08:00:00Z', '2026-01-01T09:00:00Z'];
const HEAD = { last_updated: BEFORE, ttl: 30 };
const LATER = { last_updated: SINCE, ttl: 30 };

/** More EVSEs than one part has; the second one, and the last of the first part, are REMOVED. One uid ends as entries do. */
const uids = Array.from({ length: 2050 }, (_, i) => (i === 3 ? 'E "3"' : i === 4 ? 'E-4"},' : `E-${i}`));
const statuses = uids.map((_, i): Status => (i === 1 || i === 1023 ? 'REMOVED' : 'AVAILABLE'));
const locations = [uids.slice(0, 1500), uids.slice(1500)].map((own, i) => ({
  ...{ id: `L-${i}`, ownUids: own, uids: own.map((uid) => uid.toUpperCase()), statuses: '' },
})) satisfies LiveBase['locations'];

function textOf(head: object, of: readonly Status[], changed: readonly number[] = []): string {
  const entries = uids.flatMap((uid, i) => {
    const since = changed.includes(i) ? SINCE : BEFORE;
    return of[i] === 'REMOVED' ? [] : [[uid, { status: of[i], since }] as const];
  });
  return JSON.stringify({ ...head, evses: Object.fromEntries(entries) });
}

const files = new Map<string, Uint8Array>();
const put = putInto(files);
const read = async (path: string) => files.get(path) ?? new Uint8Array();
const codes = statuses.map(codeOfStatus).join('');
const split = splitStatusFile(textOf(HEAD, statuses), codes, put);

/** The text of the parts that are stored. The one who sends them writes the last bracket. */
async function whole({ gzip }: StoredJson): Promise<string> {
  const bytes = Buffer.concat(await Promise.all(gzip.map((part) => bytesOfPart(part, read))));
  const header = 10;
  return `${inflateRawSync(bytes.subarray(header), { finishFlush: 2 })}}`;
}

const change = (number: number, status: Status, before: Status = 'AVAILABLE') => {
  const location = locations[number < 1500 ? 0 : 1];
  if (location === undefined) throw new Error('no location');
  return { number, location, uid: uids[number] ?? '', before, status, since: SINCE };
};

test('what is split is the whole file', async () => {
  const text = textOf(HEAD, statuses);
  expect(split.head).toEqual(HEAD);
  expect(split.stored.lines).toHaveLength(4);
  expect(await whole(split.stored)).toBe(text);
  // What it says before its EVSEs, and the last two of these, are too short for files of their own.
  expect(split.stored.gzip.map((part) => 'path' in part)).toEqual([false, true, true, false]);
  expect(split.stored).toMatchObject({ size: Buffer.byteLength(text) - 1, crc32: crc32(text.slice(0, -1)) });
});

test.each([[[0]], [[2]], [[3]], [[1022, 1024]], [[0, 1500, 2047, 2048, 2049]]])('EVSEs %j change', async (numbers) => {
  const evses = numbers.map((number) => change(number, 'CHARGING'));
  const next = await changeStatusFile(split.stored, LATER, evses, { read, put });
  const after = statuses.map((status, i) => (numbers.includes(i) ? 'CHARGING' : status));
  const text = textOf(LATER, after, numbers);
  expect(await whole(next)).toBe(text);
  expect(next).toMatchObject({ size: Buffer.byteLength(text) - 1, crc32: crc32(text.slice(0, -1)) });
  const changed = new Set([0, ...numbers.map((number) => 1 + Math.floor(number / 1024))]);
  const isKept = next.gzip.map((part, i) => JSON.stringify(part) === JSON.stringify(split.stored.gzip[i]));
  expect(isKept).toEqual(split.stored.gzip.map((_, i) => !changed.has(i)));
});

test('a file that lacks an EVSE, or has another status, is damaged', async () => {
  const evses = [change(5, 'CHARGING', 'BLOCKED')];
  const next = changeStatusFile(split.stored, LATER, evses, { read, put });
  await expect(next).rejects.toThrow(new SnapshotDamaged('/status.json lacks an EVSE of the base'));
  expect(() => splitStatusFile(textOf(HEAD, statuses), codes.slice(1500), put)).toThrow(RangeError);
});

test('what the next step reads is what was written', () => {
  const published = { codes, head: split.head };
  expect(readPublishedStatuses(writePublishedStatuses(published))).toEqual(published);
  expect([...codes].map(statusOfCode)).toEqual(statuses);
});
