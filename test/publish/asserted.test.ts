/**
 * Nothing is published that violates schemas/ocpi or the invariants. The builds of these tests go on from drafts or snapshots
 * in which somebody's fault stands already; all else is as in the command. A build that finds one tries again without what
 * former builds kept: what was wrong there only is mended, and what comes again is refused.
 */

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContractBroken } from '../../src/contract/assert-conforms.ts';
import { compileContract } from '../../src/contract/json-schema.ts';
import type { DirectoryDependencies } from '../../src/publish/build-directory.ts';
import type { BuildMemory } from '../../src/publish/build-memory.ts';
import { digestList, type VersionDigests } from '../../src/publish/previous/digests.ts';
import type { DataFiles } from '../../src/read/load/data-files.ts';
import { hashOf } from '../../src/snapshot/blob-store.ts';
import { readIn, readList, readManifest } from '../../src/snapshot/read-snapshot.ts';
import { MANIFEST_PATH } from '../../src/stored-format/manifest.ts';
import { checkInvariants } from '../contract/check-invariants.ts';
import { NOW } from '../support/data-directory.ts';
import { csv, networkOf, SETTINGS, SMALLEST, type Tables } from '../support/network-of.ts';
import { buildInto, type DiskBuild, differences, filesIn, siteOf } from './history/support/disk-builds.ts';
import { FAULTS, type Fault, withFault, writeUnjudged } from './support/broken.ts';
import { runBuildCommand } from './support/command.ts';

const SITE = 'https://ocpi.example-charging.nl';
const LATER = NOW + 60_000;

/** L-1, E-1 and T-1 are to leave, and E-3 from a site that stays. */
const ONE: Tables = {
  locations: `${SMALLEST.locations}L-3,Main Street 3,Amsterdam,52.373169,4.893379\n`,
  evses: `${SMALLEST.evses}E-3,L-3\nE-4,L-3\n`,
  connectors: csv(
    'evse_uid,tariff_ids,standard,format,power_type,max_voltage,max_amperage',
    ...[1, 3, 4].map((n) => `E-${n},T-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`),
  ),
  tariffs: csv('id,price_per_kwh,vat,prices_include_vat', 'T-1,0.50,21,false'),
};
/** What came in their place. */
const OTHER: Tables = Object.fromEntries(Object.entries(ONE).map(([name, text]) => [name, renumbered(text)]));

function renumbered(text: string): string {
  return text.replaceAll(/^E-3.*\n/gm, '').replaceAll(/\b([LET])-1\b/g, '$1-2');
}

let directory = '';
let out = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-judged-'));
  out = join(directory, 'dist');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** What a build kept of these tables, with a fault of the renderer in it. */
async function faultyMemory(fault: Fault, settings = {}) {
  const [sources, memory]: [DataFiles, BuildMemory] = [networkOf(ONE, settings), {}];
  await buildInto(join(directory, 'elsewhere'), sources, NOW, { memory, previous: { kind: 'none' } });
  const { staticData } = memory;
  if (staticData === undefined) throw new Error('The build kept nothing.');
  memory.staticData = { ...staticData, value: withFault(staticData.value, fault) };
  memory.snapshot = undefined;
  return { sources, memory };
}

/** A memory from which the same drafts come however often they are forgotten, as from a renderer that has the fault itself. */
function lasting({ staticData, snapshot }: BuildMemory): BuildMemory {
  return Object.defineProperty({ snapshot }, 'staticData', { get: () => staticData, set: () => {} });
}

/** It is one line of the log, and does not say that nothing was written. */
const ONE_LINE = /^(?!.*nothing was written).+$/i;

/** Fails unless this build finds the fault and publishes what is right, and the next one has nothing to mend. */
async function expectMended(build: (now: number) => Promise<DiskBuild>, said: string): Promise<void> {
  const { built, reported } = await build(LATER);
  expect(built.kind).toBe('built');
  expectConforming();
  expect(reported.get('again') ?? 'nothing').toMatch(ONE_LINE);
  expect(reported.get('again') ?? 'nothing').toContain(`: ${said} breaks schemas/ocpi: `);
  expect((await build(LATER + 60_000)).reported.get('again')).toBeUndefined();
  expectConforming();
}

/** Fails unless what is in place conforms to the published contract. */
function expectConforming(): void {
  const [locations = [], tariffs = []] = ['locations', 'tariffs'].map((list) => {
    return JSON.parse(`${filesIn(out).get(`api/ocpi/2.2/${list}`)}`).data;
  });
  const judge = compileContract('2.2');
  expect([locations.length, tariffs.length]).toEqual([2, 1]);
  expect(locations.flatMap(judge.location)).toEqual([]);
  expect(tariffs.flatMap(judge.tariff)).toEqual([]);
  expect(checkInvariants({ locations, tariffs })).toEqual([]);
}

/** Fails unless this build is refused in these words at both of its attempts, and the place is as it was before. */
async function expectRefused(build: (stage: Stage) => Promise<unknown>, said: string): Promise<void> {
  const before = existsSync(out) ? filesIn(out) : undefined;
  const again: string[] = [];
  const refused = build((name, what) => void (name === 'again' && again.push(what)));
  await expect(refused).rejects.toThrow(ContractBroken);
  await expect(refused).rejects.toThrow(`${said} breaks schemas/ocpi: `);
  expect(again).toEqual([expect.stringContaining(`: ${said} breaks schemas/ocpi`)]);
  expect(existsSync(out)).toBe(before !== undefined);
  if (before) expect(differences(filesIn(out), before)).toEqual([]);
  const nextToIt = existsSync(join(directory, '.dist')) ? readdirSync(join(directory, '.dist')) : [];
  expect(nextToIt).toHaveLength(before === undefined ? 0 : 1);
}

type Stage = DirectoryDependencies['stage'];

describe.each(FAULTS)('%s', (_, fault, said) => {
  describe('in the files of earlier builds', () => {
    test('is not in the first snapshot', async () => {
      const { sources, memory } = await faultyMemory(fault);
      await expectMended((now) => buildInto(out, sources, now, { memory }), said);
    });

    test('changes nothing about a snapshot that is right', async () => {
      const { sources, memory } = await faultyMemory(fault);
      await buildInto(out, sources, NOW);
      const before = filesIn(out);
      await expectMended((now) => buildInto(out, sources, now, { memory }), said);
      expect(differences(filesIn(out), before)).toEqual([MANIFEST_PATH.slice(1)]);
    });

    test('is not uploaded, though this process has it as judged', async () => {
      const { sources, memory } = await publishedAsJudged(fault);
      const live = siteOf(filesIn(out));
      const settings = { memory, isForPublishing: true, fetch: live };
      await expectMended((now) => buildInto(out, sources, now, settings), said);
    });
  });

  describe('in the renderer itself', () => {
    test('is not published: no first snapshot is written', async () => {
      const { sources, memory } = await faultyMemory(fault);
      await expectRefused((stage) => buildInto(out, sources, LATER, { memory: lasting(memory), stage }), said);
    });

    test('does not take the place of a snapshot that is right', async () => {
      const { sources, memory } = await faultyMemory(fault);
      await buildInto(out, sources, NOW);
      await expectRefused((stage) => buildInto(out, sources, LATER, { memory: lasting(memory), stage }), said);
    });

    test('is not uploaded, though this process has it as judged', async () => {
      const { sources, memory: judged } = await publishedAsJudged(fault);
      const build = (isForPublishing: boolean, stage: Stage = () => {}) => {
        const memory = lasting(judged);
        const settings = { memory, isForPublishing, fetch: siteOf(filesIn(out)), stage };
        return buildInto(out, sources, LATER, settings);
      };
      await expectRefused((stage) => build(true, stage), said);
      // What is built all day is held against the contract where it changed: all of it would cost too much.
      const { built, reported } = await build(false);
      expect([built.kind, reported.get('again')]).toEqual(['built', undefined]);
    });
  });

  test('is not carried forward from a snapshot that was not judged here, however often it is tried', async () => {
    await writeUnjudged(out, networkOf(ONE), NOW, fault);
    // What is wrong has left the tables by now, so no later build changes anything about it.
    await writeUnjudged(out, networkOf(OTHER), NOW + 1000, {});
    const memory = {};
    for (const check of ['all tables', 'statuses and waivers; the other tables have not changed']) {
      const reported: string[] = [];
      const build = (stage: Stage) => {
        const both: Stage = (name, what) => {
          reported.push(what);
          stage(name, what);
        };
        return buildInto(out, networkOf(OTHER), LATER, { memory, stage: both });
      };
      await expectRefused(build, said);
      expect(reported[0]).toBe(check);
    }
  });
});

/** A snapshot with a fault, of which the memory says that it was judged, and the same fault in the tables' drafts. */
async function publishedAsJudged(fault: Fault) {
  const settings = { base_url: SITE };
  await writeUnjudged(out, networkOf(ONE, settings), NOW, fault);
  const { sources, memory } = await faultyMemory(fault, settings);
  const read = readIn(out);
  const bytes = read(MANIFEST_PATH);
  const manifest = readManifest(bytes);
  const digests: { [version: string]: VersionDigests } = {};
  for (const { version, listing } of memory.staticData?.value.versions ?? []) {
    const lists = manifest.by_version[version];
    if (lists === undefined) throw new Error(`${version} is not published.`);
    const [locations, tariffs] = [lists.locations, lists.tariffs].map((list) => digestList(readList(list, read)));
    if (locations && tariffs) digests[version] = { locations, tariffs, listing };
  }
  memory.snapshot = { manifest: hashOf(bytes ?? ''), digests };
  return { sources, memory };
}

test('the command ends with 2, says what is wrong, and leaves what is there', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const [, fault, said] = FAULTS[0] ?? [];
  await writeUnjudged(out, networkOf(ONE), NOW, fault ?? {});
  const before = filesIn(out);
  mkdirSync(join(directory, 'data'));
  writeFileSync(join(directory, 'data', 'network.json'), JSON.stringify(SETTINGS));
  for (const [table, text] of Object.entries(OTHER)) writeFileSync(join(directory, 'data', `${table}.csv`), text);
  const args = ['--data', join(directory, 'data'), '--out', out, '--cache', join(directory, 'cache')];
  const { code, stderr } = await runBuildCommand([...args, '--allow-removals']);
  expect(code).toBe(2);
  expect(stderr).toContain(`${said} breaks schemas/ocpi: `);
  expect(stderr).toContain(
    'Nothing was written. This is a bug in ocpi-snapshot, not a fault in your data: please report it.',
  );
  expect(differences(filesIn(out), before)).toEqual([]);
});
