/** A whole list that is streamed: what was opened for an answer that comes to nothing is closed. */

import { expect, test } from 'vitest';
import { SnapshotUnreadable } from '../../src/edge/rule/failure.ts';
import type { Host } from '../../src/edge/rule/host.ts';
import { openWholeList } from '../../src/edge/rule/whole-list.ts';
import type { StoredList } from '../../src/stored-format/manifest.ts';

const MIB = 1024 * 1024;
const LIST: StoredList = {
  ...{ etag: 'e', changed: '2026-01-01T00:00:00Z', total: 3, size: 30 * MIB, crc32: 0, plain: false, recent: [] },
  gzip: ['/1.gzip', '/2.gzip', '/3.gzip'].map((path) => ({ path, bytes: 10 * MIB })),
  ...{ index: '/one.index', ids: '/one.ids' },
};

/** A directory with all packs. @param more what else is otherwise */
function directory(more: Partial<Host>) {
  const open = new Set<string>();
  const host: Host = {
    async open(path) {
      open.add(path);
      return new ReadableStream({ cancel: () => void open.delete(path) });
    },
    read: async () => undefined,
    has: async () => true,
    isReplaceable: true,
    passage: () => new TransformStream(),
    perClient: MIB,
    acceptEncoding: () => null,
    sha256: async () => new Uint8Array(),
    keepAlive: () => {},
    ...more,
  };
  return { host, open };
}

test.each<[string, 'gzip' | 'identity', Partial<Host>]>([
  ['has no index', 'gzip', { has: async () => false }],
  ['has no index', 'identity', { has: async () => false }],
  ['has an index that cannot be read', 'identity', { read: () => Promise.reject(new Error('EIO')) }],
])('of a site that %s, in %s', async (_, coding, more) => {
  const { host, open } = directory(more);
  await expect(openWholeList(host, LIST, coding, 'now"}')).rejects.toThrow(SnapshotUnreadable);
  await new Promise(setImmediate);
  expect([...open]).toEqual([]);
});

test('of a site that cannot be asked for its index', async () => {
  const { host, open } = directory({ has: () => Promise.reject(new Error('EIO')) });
  await expect(openWholeList(host, LIST, 'gzip', 'now"}')).rejects.toThrow('EIO');
  await new Promise(setImmediate);
  expect([...open]).toEqual([]);
});
