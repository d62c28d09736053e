/**
 * Nothing is published that breaks schemas/ocpi or the invariants. The builds of these tests go on from drafts or snapshots
 * in which somebody's fault stands already; all else is as in the command.
 */

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { staticDataKey } from '../../src/build/cache-key.ts';
import { directoryCache } from '../../src/build/disk/cache-store.ts';
import { digestList, type VersionDigests } from '../../src/build/history/digests.ts';
import { storeDigests } from '../../src/build/history/open-previous.ts';
import { readIn, readList, readManifest } from '../../src/build/snapshot/read-snapshot.ts';
import type { StaticData } from '../../src/build/static-data.ts';
import { loadStaticData, storeStaticData } from '../../src/build/static-data-cache.ts';
import { ContractBroken } from '../../src/contract/assert-conforms.ts';
import { MANIFEST_PATH } from '../../src/format/manifest.ts';
import { NOW } from '../support/data-directory.ts';
import { csv, networkOf, SETTINGS, SMALLEST, type Tables } from '../support/network-of.ts';
import { buildInto, differences, filesIn, siteOf } from './history/support/disk-builds.ts';
import { FAULTS, type Fault, withFault, writeUnjudged } from './support/broken.ts';
import { runBuildCommand } from './support/command.ts';

const CODE = 'of the test';
const SITE = 'https://ocpi.example-charging.nl';
const LATER = NOW + 60_000;

/** A location and a tariff of their own for those that leave. */
const ONE: Tables = {
  ...SMALLEST,
  connectors: (SMALLEST.connectors ?? '').replace('evse_uid,', 'evse_uid,tariff_ids,').replace('E-1,', 'E-1,T-1,'),
  tariffs: csv('id,price_per_kwh,vat', 'T-1,0.50,21'),
};
const OTHER: Tables = Object.fromEntries(Object.entries(ONE).map(([name, text]) => [name, renumbered(text)]));

function renumbered(text: string): string {
  return text.replaceAll(/\b([LET])-1\b/g, '$1-2');
}

let directory = '';
let out = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-judged-'));
  out = join(directory, 'dist');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** What a build kept of these tables, with a fault of the renderer in it. */
async function faultyCache(tables: Tables, fault: Fault, settings = {}) {
  const [sources, cache] = [networkOf(tables, settings), directoryCache(join(directory, 'cache'))];
  await buildInto(join(directory, 'elsewhere'), sources, NOW, { cache, previous: { kind: 'none' } });
  const key = staticDataKey(sources, CODE, NOW);
  const base = await loadStaticData(cache, key);
  if (base === undefined) throw new Error('The build kept nothing.');
  await storeStaticData(cache, key, withFault(base, fault));
  return { sources, cache };
}

/** Fails unless this build is refused in these words, and the place of the snapshot is as it was before. */
async function expectRefused(build: () => Promise<unknown>, said: string): Promise<void> {
  const before = existsSync(out) ? filesIn(out) : undefined;
  const refused = build();
  await expect(refused).rejects.toThrow(ContractBroken);
  await expect(refused).rejects.toThrow(`${said} breaks schemas/ocpi, so nothing was written.`);
  expect(existsSync(out)).toBe(before !== undefined);
  if (before) expect(differences(filesIn(out), before)).toEqual([]);
  const beside = existsSync(join(directory, '.dist')) ? readdirSync(join(directory, '.dist')) : [];
  expect(beside).toHaveLength(before === undefined ? 0 : 1);
}

describe.each(FAULTS)('%s', (_, fault, said) => {
  test('is not published: no first snapshot is written', async () => {
    const { sources, cache } = await faultyCache(ONE, fault);
    await expectRefused(() => buildInto(out, sources, LATER, { cache }), said);
  });

  test('is not published, with the tables in memory either', async () => {
    const { sources, cache } = await faultyCache(ONE, fault);
    const key = staticDataKey(sources, CODE, NOW);
    const memory = new Map<string, StaticData>();
    const base = await loadStaticData(cache, key);
    if (base) memory.set(key, base);
    await expectRefused(() => buildInto(out, sources, LATER, { memory }), said);
  });

  test('does not take the place of a snapshot that is right', async () => {
    await buildInto(out, networkOf(ONE), NOW);
    const { sources, cache } = await faultyCache(ONE, fault);
    await expectRefused(() => buildInto(out, sources, LATER, { cache }), said);
  });

  test('is not carried forward from a snapshot that was not judged here, however often it is tried', async () => {
    await writeUnjudged(out, networkOf(ONE), NOW, fault);
    // What is wrong has left the tables by now, so no later build changes anything about it.
    await writeUnjudged(out, networkOf(OTHER), NOW + 1000, {});
    const cache = directoryCache(join(directory, 'cache'));
    for (const check of ['all tables', 'statuses and waivers; the other tables are as they were']) {
      const reported: string[] = [];
      const stage = (_name: string, what: string) => reported.push(what);
      await expectRefused(() => buildInto(out, networkOf(OTHER), LATER, { cache, stage }), said);
      expect(reported[0]).toBe(check);
    }
  });

  test('is not uploaded, though the cache says that it was judged', async () => {
    const settings = { base_url: SITE };
    await writeUnjudged(out, networkOf(ONE, settings), NOW, fault);
    const { sources, cache } = await faultyCache(ONE, fault, settings);
    await keepAsJudged(sources);
    const build = (isForPublishing: boolean) =>
      buildInto(out, sources, LATER, { cache, isForPublishing, fetch: siteOf(filesIn(out)) });
    await expectRefused(() => build(true), said);
    // What is built all day is held against the contract where it changed: all of it would cost too much.
    expect(await build(false)).toMatchObject({ built: { kind: 'built' } });
  });
});

/** Puts into the cache what only a build that was judged puts there. */
async function keepAsJudged(sources: ReturnType<typeof networkOf>): Promise<void> {
  const [cache, read] = [directoryCache(join(directory, 'cache')), readIn(out)];
  const manifest = readManifest(read(MANIFEST_PATH));
  const base = await loadStaticData(cache, staticDataKey(sources, CODE, NOW));
  const digests: { [version: string]: VersionDigests } = {};
  for (const { version, listing } of base?.versions ?? []) {
    const lists = manifest.by_version[version];
    if (lists === undefined) throw new Error(`${version} is not published.`);
    const [locations, tariffs] = [lists.locations, lists.tariffs].map((list) => digestList(readList(list, read)));
    if (locations && tariffs) digests[version] = { locations, tariffs, listing };
  }
  await storeDigests(cache, CODE, read(MANIFEST_PATH) ?? new Uint8Array(), digests);
}

test('the command ends with 2, says what is wrong, and leaves what is there', { timeout: 60_000 }, async () => {
  const [, fault, said] = FAULTS[0] ?? [];
  await writeUnjudged(out, networkOf(ONE), NOW, fault ?? {});
  const before = filesIn(out);
  mkdirSync(join(directory, 'data'));
  writeFileSync(join(directory, 'data', 'network.json'), JSON.stringify(SETTINGS));
  for (const [table, text] of Object.entries(OTHER)) writeFileSync(join(directory, 'data', `${table}.csv`), text);
  const args = ['--data', join(directory, 'data'), '--out', out, '--cache', join(directory, 'cache')];
  const { code, stderr } = await runBuildCommand([...args, '--allow-removals']);
  expect(code).toBe(2);
  expect(stderr).toContain(`${said} breaks schemas/ocpi, so nothing was written. Please report this.`);
  expect(differences(filesIn(out), before)).toEqual([]);
});
