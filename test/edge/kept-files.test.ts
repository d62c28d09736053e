/** The files that the edge keeps in memory: the same bytes for as long as there is room, and never more than its bound. */

import { beforeEach, expect, test } from 'vitest';
import { FileMissing } from '../../src/edge/rule/failure.ts';
import type { Host } from '../../src/edge/rule/host.ts';
import { openKept } from '../../src/edge/rule/kept-files.ts';

const MIB = 1024 * 1024;
/** As much as the edge keeps, in files of 1 MiB. */
const ROOM = 24;

let asked: string[];
let host: Host;

beforeEach(() => {
  asked = [];
  host = {
    open: async () => undefined,
    async read(path) {
      asked.push(path);
      if (path === '/gone') return undefined;
      return new ArrayBuffer(path.startsWith('/large') ? 25 * MIB : MIB);
    },
    has: async () => true,
    isReplaceable: false,
    passage: () => new TransformStream(),
    perClient: MIB,
    acceptEncoding: () => null,
    sha256: async (text) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
    keepAlive: () => {},
  };
});

const open = async (...paths: string[]) => {
  for (const path of paths) await openKept(host, path);
};
const files = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => `/${first + i}`);

test('what fits is read once', async () => {
  await open(...files(1, ROOM), ...files(1, ROOM));
  expect(asked).toEqual(files(1, ROOM));
});

test('one more, and the one that was used least recently is forgotten, no other', async () => {
  await open(...files(1, ROOM), '/1', '/25');
  asked = [];
  await open('/1', ...files(3, 25));
  expect(asked).toEqual([]);
  await open('/2');
  expect(asked).toEqual(['/2']);
});

test('however many there are, no more than the bound is kept', async () => {
  await open(...files(1, 100));
  asked = [];
  await open(...files(1, 100 - ROOM).reverse(), '/100');
  expect(asked).toContain('/100');
  expect(asked).toHaveLength(100 - ROOM + 1);
});

test('a file larger than the bound is given, and not kept', async () => {
  expect((await openKept(host, '/large'))?.byteLength).toBe(25 * MIB);
  await open('/large');
  expect(asked).toEqual(['/large', '/large']);
});

test('what is read by two requests at the same time counts once', async () => {
  await Promise.all([openKept(host, '/1'), openKept(host, '/1')]);
  await open(...files(2, ROOM));
  asked = [];
  await open(...files(1, ROOM));
  expect(asked).toEqual([]);
});

test('a file that is not there is asked for again', async () => {
  await expect(openKept(host, '/gone')).rejects.toThrow(FileMissing);
  await expect(openKept(host, '/gone')).rejects.toThrow(FileMissing);
  expect(asked).toEqual(['/gone', '/gone']);
});

test('two sites in one process share nothing', async () => {
  await open('/1');
  const other: Host = { ...host };
  await openKept(other, '/1');
  expect(asked).toEqual(['/1', '/1']);
});
