/** The page shows the size that /_health.json says. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDataFiles } from '../../../../src/publish/disk/data-directory.ts';
import type { DataFiles } from '../../../../src/read/load/data-files.ts';
import { readManifest } from '../../../../src/snapshot/read-snapshot.ts';
import { buildInto, differences, filesIn } from '../../../publish/history/support/disk-builds.ts';
import { TABLES } from '../../../publish/support/counted-network.ts';
import { NOW } from '../../../support/data-directory.ts';
import { DEMO } from '../../../support/fixtures.ts';
import { csv, networkOf } from '../../../support/network-of.ts';
import { readSites } from '../support/published-sites.ts';

let out = '';

beforeEach(() => {
  out = join(mkdtempSync(join(tmpdir(), 'ocpi-snapshot-counts-')), 'dist');
});

afterEach(() => rmSync(join(out, '..'), { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(out, path));

/** What the page lists, and how many sites its HTML says there are. */
function onPage() {
  const { sites } = readSites((path) => `${read(path)}`);
  const evses = sites.flatMap((site) => site.evses);
  const [, said] = /<meta name="description"[^>]* content="(\d+)/.exec(`${read('index.html')}`) ?? [];
  expect(Number(said)).toBe(sites.length);
  return {
    locations: sites.length,
    evses: evses.length,
    connectors: evses.flatMap(({ plugs }) => plugs).length,
  };
}

async function expectSame(sources: DataFiles, minutes = 0): Promise<void> {
  const { built } = await buildInto(out, sources, NOW + minutes * 60_000);
  if (built.kind !== 'built') throw new Error(JSON.stringify(built.findings));
  expect(readManifest(read('_snapshot/manifest.json')).health.counts).toMatchObject(onPage());
}

test('of what is public and not REMOVED, however it became so', async () => {
  await expectSame(networkOf(TABLES));
  await expectSame(networkOf({ ...TABLES, status: csv('evse_uid,status', 'E-2,REMOVED', 'E-3,AVAILABLE') }), 1);
});

test('of what left the tables and is still shown', async () => {
  await expectSame(networkOf(TABLES));
  const without = (text: string, left: RegExp) => csv(...text.split('\n').filter((line) => line && !left.test(line)));
  const smaller = {
    locations: without(TABLES.locations, /^L-2/),
    evses: without(TABLES.evses, /^E-[23]/),
    connectors: without(TABLES.connectors, /^E-[23]/),
  };
  await expectSame(networkOf({ ...TABLES, ...smaller }), 1);
});

test('in the version that leaves out least', async () => {
  const connectors = TABLES.connectors.replace('E-1,1,IEC_62196_T2', 'E-1,1,NEMA_5_20');
  await expectSame(networkOf({ ...TABLES, connectors }, { versions: ['2.2'] }));
  expect(`${read('index.html')}`).toContain('>1 charging point<');
  await expectSame(networkOf({ ...TABLES, connectors }, { versions: ['2.2', '2.2.1'] }), 1);
});

test('of the demo network', async () => expectSame(await readDataFiles(`${DEMO}/data`)));

test('the front page differs where something is REMOVED, and not where a status changes', async () => {
  const page = async (status: string, minutes: number) => {
    await expectSame(networkOf({ ...TABLES, status: csv('evse_uid,status', `E-2,${status}`) }), minutes);
    return filesIn(out).get('index.html');
  };
  const [available, charging, removed] = [
    await page('AVAILABLE', 0),
    await page('CHARGING', 1),
    await page('REMOVED', 2),
  ];
  const as = (bytes: Buffer | undefined) => new Map([['index.html', bytes ?? Buffer.of()]]);
  expect(differences(as(charging), as(available))).toEqual([]);
  expect(differences(as(removed), as(available))).toEqual(['index.html']);
});
