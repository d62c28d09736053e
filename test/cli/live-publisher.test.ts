/** The rounds of `watch --live` when something is not as usual: a store that fails, tables with errors, EVSEs that are removed. */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quietBuilder } from '../../src/cli/publish/build-quietly.ts';
import { roundsInStore } from '../../src/cli/publish/publish-in-store.ts';
import type { Rounds } from '../../src/cli/publish/rounds.ts';
import { findHead, snapshotReader } from '../../src/live/step/head-in-store.ts';
import { type Store, StoreFault } from '../../src/live/store/store.ts';
import { statusOfCode } from '../../src/publish/render/template.ts';
import { createMemoryStore } from '../live/support/memory-store.ts';
import { COMPANIONS } from '../support/companions.ts';

const VALID = resolve(import.meta.dirname, '../fixtures/valid/data');

let root: string;
let store: Store;
let isAway: boolean;
let told: string[];
let publisher: Rounds;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'live-publisher-'));
  cpSync(VALID, join(root, 'data'), { recursive: true });
  const sources = [{ name: 'hub', file: '../hub.csv' }];
  const settings = { ...JSON.parse(read('network.json')), status_sources: sources, max_removal_share: 1 };
  write('network.json', JSON.stringify(settings));
  report('AVAILABLE');
  [isAway, told] = [false, []];
  const memory = createMemoryStore();
  store = {
    ...memory,
    putIfAbsent: async (...object) => {
      if (isAway) throw new StoreFault('the store of the test is away');
      return memory.putIfAbsent(...object);
    },
  };
  const terminal = {
    out: (text: string) => void told.push(text),
    note: () => {},
    colour: false,
    summaryFile: undefined,
  };
  const options = {
    data: join(root, 'data'),
    out: join(root, 'dist'),
    format: 'text',
    baseUrl: 'http://localhost:8787',
    now: 0,
    clock: Date.now,
    previous: { kind: 'default' },
    asksStatusSources: true,
    allowsRemovals: true,
    cache: undefined,
  } as const;
  const builder = quietBuilder({ ...terminal, callOf: (name) => name }, () => {});
  publisher = roundsInStore({
    options: { companions: COMPANIONS, ...options },
    store,
    promiseMs: 60_000,
    builder,
    note: () => {},
  });
});

afterEach(() => rmSync(root, { recursive: true }));

const read = (name: string) => readFileSync(join(root, 'data', name), 'utf8');
const write = (name: string, text: string) => writeFileSync(join(root, 'data', name), text);
const report = (status: string) => writeFileSync(join(root, 'hub.csv'), `evse_uid,status\nAMS-01-A,${status}\n`);

/** The status that is published. */
async function published(): Promise<string | undefined> {
  const { head } = await findHead(store);
  if (head === undefined) return undefined;
  const { base, statuses } = await snapshotReader(store).open(head);
  const at = base.locations.flatMap(({ ownUids }) => ownUids).indexOf('AMS-01-A');
  return statusOfCode(statuses.codes[at] ?? '');
}

test('a build that the store did not take is made again', { tags: ['slow'] }, async () => {
  expect(await publisher.publish()).toMatchObject({ kind: 'built' });
  write('locations.csv', read('locations.csv').replaceAll('Ostbahnhof,Am', 'Ostkreuz,Am'));
  isAway = true;
  await expect(publisher.publish()).rejects.toThrow('is away');
  isAway = false;
  expect(await publisher.publish()).toMatchObject({ kind: 'built' });
  expect(await publisher.publish()).toMatchObject({ kind: 'unchanged' });
});

test('tables with errors are told once, and stop no status', async () => {
  await publisher.publish();
  const evses = read('evses.csv');
  write('evses.csv', 'uid,location_id\nA,NO-SUCH\n');
  expect(await publisher.publish()).toEqual({ kind: 'invalid' });
  report('CHARGING');
  expect(await publisher.publish()).toEqual({ kind: 'invalid' });
  expect(await published()).toBe('CHARGING');
  expect(told.filter((text) => text.includes('unknown-location'))).toHaveLength(1);
  write('evses.csv', evses);
  expect(await publisher.publish()).toMatchObject({ kind: 'unchanged' });
});

test('an EVSE that its source calls REMOVED is removed by a build, and returns by one', async () => {
  await publisher.publish();
  for (const status of ['REMOVED', 'AVAILABLE']) {
    report(status);
    await publisher.publish();
    expect(await publisher.publish()).toMatchObject({ kind: 'built' });
    expect(await published()).toBe(status);
  }
});
