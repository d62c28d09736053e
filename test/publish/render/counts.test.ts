/** One network has one size, wherever it is shown: in the log, on the front page, and in /_health.json. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { check } from '../../../src/cli/check/check.ts';
import { runBuild } from '../../../src/cli/publish/build.ts';
import type { DataFiles } from '../../../src/read/load/data-files.ts';
import { readManifest } from '../../../src/snapshot/read-manifest.ts';
import { readSites } from '../../packages/page/support/published-sites.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { NOW } from '../../support/data-directory.ts';
import { DEMO } from '../../support/fixtures.ts';
import { csv, networkOf, type Tables } from '../../support/network-of.ts';
import { buildInto, differences, filesIn } from '../history/support/disk-builds.ts';

let out = '';

beforeEach(() => {
  out = join(mkdtempSync(join(tmpdir(), 'ocpi-snapshot-counts-')), 'dist');
});

afterEach(() => rmSync(join(out, '..'), { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(out, path));
const health = () => readManifest(read('_snapshot/manifest.json')).health;

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

function inHealth() {
  const { evses_by_status: byStatus, ...counts } = health().counts;
  expect(Object.values(byStatus).reduce((sum, count) => sum + count, 0)).toBe(counts.evses);
  return counts;
}

const row = (uid: string, location: string, status = '') => `${uid},${location},${status}`;
const plug = (uid: string, id = '1') => `${uid},${id},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-1`;

/** Two public sites and one that is not. E-3 is REMOVED by evses.csv, and two Connectors go with it. */
const TABLES = {
  locations: csv(
    'id,address,city,latitude,longitude,publish',
    ...['L-1', 'L-2', 'L-3'].map((id) => `${id},Main Street 1,Amsterdam,52.373169,4.893379,${id !== 'L-3'}`),
  ),
  evses: csv(
    'uid,location_id,status',
    row('E-1', 'L-1'),
    row('E-2', 'L-1'),
    row('E-3', 'L-2', 'REMOVED'),
    row('E-4', 'L-3'),
  ),
  connectors: csv(
    'evse_uid,id,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
    ...[plug('E-1'), plug('E-2'), plug('E-2', '2'), plug('E-3'), plug('E-3', '2'), plug('E-4').replace('T-1', 'T-2')],
  ),
  tariffs: csv('id,price_per_kwh,vat,prices_include_vat', 'T-1,0.6,21,false', 'T-2,0.6,21,false'),
} satisfies Tables;

async function countsOf(sources: DataFiles, minutes = 0) {
  const { built } = await buildInto(out, sources, NOW + minutes * 60_000);
  if (built.kind !== 'built') throw new Error(JSON.stringify(built.findings));
  expect(inHealth()).toMatchObject(onPage());
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
    expect(`${read('index.html')}`).toContain('>1 charging point<');
    expect((await of(['2.2', '2.2.1'], 1)).published).toMatchObject({ evses: 2, connectors: 3 });
  });
});

test('the front page differs where something is REMOVED, and not where a status changes', async () => {
  const page = async (status: string, minutes: number) => {
    await countsOf(networkOf({ ...TABLES, status: csv('evse_uid,status', `E-2,${status}`) }), minutes);
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

  test('of build and check says the same of the demo network as its page and its health', async () => {
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
    expect(inHealth()).toMatchObject(onPage());
    const { locations, evses, connectors, tariffs } = inHealth();
    const words = `${locations} locations, ${evses} EVSEs, ${connectors} connectors, ${tariffs} tariffs published`;
    expect(built.notes.join('\n')).toContain(words);
    expect(checked.notes.join('\n')).toContain(words);
    expect(built.notes.join('\n')).toContain('not public: 1 location, 1 EVSE, 1 connector; REMOVED: 1 EVSE');
  });
});
