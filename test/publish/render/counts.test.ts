/** One network has one size, wherever it is shown: in the log, and in /_health.json. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { check } from '../../../src/cli/check/check.ts';
import { runBuild } from '../../../src/cli/publish/build.ts';
import type { DataFiles } from '../../../src/read/load/data-files.ts';
import { readManifest } from '../../../src/snapshot/read-snapshot.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { NOW } from '../../support/data-directory.ts';
import { DEMO } from '../../support/fixtures.ts';
import { csv, networkOf } from '../../support/network-of.ts';
import { buildInto } from '../history/support/disk-builds.ts';
import { TABLES } from '../support/counted-network.ts';

let out = '';

beforeEach(() => {
  out = join(mkdtempSync(join(tmpdir(), 'ocpi-snapshot-counts-')), 'dist');
});

afterEach(() => rmSync(join(out, '..'), { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(out, path));
const health = () => readManifest(read('_snapshot/manifest.json')).health;

function inHealth() {
  const { evses_by_status: byStatus, ...counts } = health().counts;
  expect(Object.values(byStatus).reduce((sum, count) => sum + count, 0)).toBe(counts.evses);
  return counts;
}

async function countsOf(sources: DataFiles, minutes = 0) {
  const { built } = await buildInto(out, sources, NOW + minutes * 60_000);
  if (built.kind !== 'built') throw new Error(JSON.stringify(built.findings));
  expect(built.publication.counts.published).toEqual(inHealth());
  return built.publication.counts;
}

describe('what counts is what a driver can find:', () => {
  test('neither what is not public, nor what is REMOVED', async () => {
    expect(await countsOf(networkOf(TABLES))).toEqual({
      published: { locations: 2, evses: 2, connectors: 3, tariffs: 1 },
      unpublished: { locations: 1, evses: 1, connectors: 1, tariffs: 1 },
      removed: 1,
    });
  });

  test('nor what a status calls REMOVED', async () => {
    const status = csv('evse_uid,status', 'E-2,REMOVED', 'E-3,AVAILABLE');
    expect((await countsOf(networkOf({ ...TABLES, status }))).published).toMatchObject({ evses: 2, connectors: 3 });
    expect(health().counts.evses_by_status).toEqual({ AVAILABLE: 1, UNKNOWN: 1 });
  });

  test('nor what left the tables and is still shown', async () => {
    await countsOf(networkOf(TABLES));
    const smaller = {
      locations: csv(...TABLES.locations.split('\n').filter((line) => line !== '' && !line.startsWith('L-2'))),
      evses: csv(...TABLES.evses.split('\n').filter((line) => line !== '' && !/^E-[23]/.test(line))),
      connectors: csv(...TABLES.connectors.split('\n').filter((line) => line !== '' && !/^E-[23]/.test(line))),
    };
    expect(await countsOf(networkOf({ ...TABLES, ...smaller }), 1)).toMatchObject({
      published: { locations: 1, evses: 1, connectors: 1, tariffs: 1 },
      removed: 0,
    });
    expect(health().counts.evses_by_status).toEqual({ UNKNOWN: 1 });
  });

  test('in the version that leaves out least', async () => {
    const connectors = TABLES.connectors.replace('E-1,1,IEC_62196_T2', 'E-1,1,NEMA_5_20');
    const of = (versions: readonly string[], minutes: number) =>
      countsOf(networkOf({ ...TABLES, connectors }, { versions }), minutes);
    expect((await of(['2.2'], 0)).published).toMatchObject({ evses: 1, connectors: 2 });
    expect((await of(['2.2', '2.2.1'], 1)).published).toMatchObject({ evses: 2, connectors: 3 });
  });
});

describe('the log', () => {
  function terminal() {
    const notes: string[] = [];
    return {
      notes,
      out: () => {},
      note: (text: string) => notes.push(text),
      colour: false,
      callOf: (name: string) => name,
      summaryFile: undefined,
    };
  }
  const common = { data: `${DEMO}/data`, format: 'text', now: NOW } as const;

  test('of build and check says the same of the demo network as its health', async () => {
    const [built, checked] = [terminal(), terminal()];
    await runBuild(
      {
        companions: COMPANIONS,
        ...common,
        out,
        baseUrl: undefined,
        previous: { kind: 'none' },
        asksStatusSources: true,
        allowsRemovals: false,
        cache: undefined,
      },
      built,
    );
    await check({ companions: COMPANIONS, ...common }, checked);
    const { locations, evses, connectors, tariffs } = inHealth();
    const words = `${locations} locations, ${evses} EVSEs, ${connectors} connectors, ${tariffs} tariffs published`;
    expect(built.notes.join('\n')).toContain(words);
    expect(checked.notes.join('\n')).toContain(words);
    expect(built.notes.join('\n')).toContain('not public: 1 location, 1 EVSE, 1 connector; REMOVED: 1 EVSE');
  });
});
