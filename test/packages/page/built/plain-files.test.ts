/**
 * The plain files for people say what the API says, whatever was edited since they were made; and what is carried over from
 * the snapshot before is what would be made now.
 */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { availabilityOf } from '../../../../packages/page/facts/availability.ts';
import { detailFileOf } from '../../../../packages/page/records/live-statuses.ts';
import {
  type DetailsFile,
  detailPath,
  readDetails,
  type SiteDetails,
} from '../../../../packages/page/records/site-details.ts';
import type { DetailedPrice, DetailedTariff } from '../../../../src/ocpi/detailed.ts';
import { OCPI_VERSION } from '../../../../src/ocpi/enums.ts';
import type { Location, Tariff } from '../../../../src/ocpi/types.ts';
import type { BuildMemory } from '../../../../src/publish/build-memory.ts';
import { readDataFiles } from '../../../../src/publish/disk/data-directory.ts';
import { isRemovedLocation } from '../../../../src/publish/history/removed-location.ts';
import type { DataFiles } from '../../../../src/read/load/data-files.ts';
import type { StatusFile } from '../../../../src/stored-format/status-file.ts';
import { buildInto, differences, filesIn } from '../../../publish/history/support/disk-builds.ts';
import { apply, edits, firstState, sourcesIn } from '../../../publish/history/support/edits.ts';
import { VALID } from '../../../support/fixtures.ts';
import { csv, networkOf } from '../../../support/network-of.ts';
import { runs } from '../../../support/sampled.ts';
import { openPage, serveFiles, statusesOnSites } from '../support/load-published.ts';
import { readSites } from '../support/published-sites.ts';

const MAY = Date.parse('2026-05-01T00:00:00Z');

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-people-'));
});

afterEach(() => vi.unstubAllGlobals());

afterEach(() => rmSync(directory, { recursive: true, force: true }));

type Files = ReadonlyMap<string, Buffer>;

/** Builds into a place. With a memory, files are carried over from the snapshot that is there. */
async function built(name: string, sources: DataFiles, now: number, memory?: BuildMemory): Promise<Files> {
  const out = join(directory, name);
  const { built: result } = await buildInto(out, sources, now, { ...(memory && { memory }) });
  if (result.kind === 'invalid') throw new Error(JSON.stringify(result.findings));
  return filesIn(out);
}

function json<T>(files: Files, path: string): T {
  return JSON.parse(`${files.get(path)}`) as T;
}

const detailsIn = (files: Files, file: number) => readDetails(json<DetailsFile>(files, detailPath(file).slice(1)));

const indexOf = (files: Files) => readSites((path) => `${files.get(path)}`);

/** A list in the newest version that has it. People see tariffs as 2.2.1 and 2.2 have them. */
function listOf<T>(files: Files, name: 'locations' | 'tariffs'): T[] {
  const versions = OCPI_VERSION.filter((version) => name === 'locations' || version !== '2.3.0');
  const newest = versions.findLast((version) => files.has(`api/ocpi/${version}/${name}`));
  return json<{ data: T[] }>(files, `api/ocpi/${newest}/${name}`).data;
}

/** What the API publishes and is live, without statuses and times. */
function liveIn(files: Files) {
  const live = listOf<Location>(files, 'locations').filter((location) => !isRemovedLocation(location));
  return live
    .map(({ last_updated: _, evses = [], ...location }) => {
      const open = evses.filter(({ status }) => status !== 'REMOVED');
      const bare = open.map(({ last_updated: __, status, connectors, ...evse }) => ({
        ...evse,
        ...(status === 'PLANNED' && { planned: true }),
        connectors: connectors.map(({ last_updated: ___, ...connector }) => connector),
      }));
      return { ...location, ...(bare.length === 0 ? {} : { evses: bare }) };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** All files hold the same network. */
async function expectAgreement(files: Files): Promise<void> {
  const live = liveIn(files);
  const { detail_files: count, sites } = indexOf(files);
  const details = Array.from({ length: count }, (_, file) => detailsIn(files, file));
  const detailed = details.flatMap(({ locations }, file) => locations.map((location) => ({ file, location })));
  for (const { file, location } of detailed) expect(detailFileOf(location.id, count)).toBe(file);
  const sorted = detailed.map(({ location: { held: _, ...location } }) => location);
  sorted.sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(sorted).toEqual(live);
  expect(sites.map(({ id }) => id).sort()).toEqual(live.map(({ id }) => id));
  const uids = live.flatMap(({ evses = [] }) => evses.map(({ uid }) => uid)).sort();
  expect(sites.flatMap(({ evses }) => evses.map(({ uid }) => uid)).sort()).toEqual(uids);
  const statuses = listOf<Location>(files, 'locations').flatMap(({ evses = [] }) =>
    evses.filter(({ status }) => status !== 'REMOVED').map(({ uid, status }) => [uid, status]),
  );
  const shown = Object.entries(json<StatusFile>(files, 'status.json').evses);
  expect(shown.map(([uid, { status }]) => [uid, status]).sort()).toEqual(statuses.sort());
  expectTariffs(files, details);
  await expectStatusesOnPage(files);
}

/** From its small files, the page knows what /status.json says. */
async function expectStatusesOnPage(files: Files): Promise<void> {
  serveFiles(() => files);
  const page = await openPage();
  const { evses, ...head } = json<StatusFile>(files, 'status.json');
  const { list, ...known } = await page.poll();
  expect(known).toMatchObject({ head, hasFailed: false });
  const shown = Object.entries(evses);
  expect([...(list?.byUid ?? [])].sort()).toEqual(
    shown.map(([uid, { status }]) => [uid, availabilityOf(status)]).sort(),
  );
  const onSites = [...(await statusesOnSites(page))];
  expect(onSites.map(([uid, now]) => [uid, now?.status]).sort()).toEqual(
    shown.map(([uid, { status }]) => [uid, status]).sort(),
  );
  for (const [uid, { since = '' } = {}] of onSites) expect(since <= (evses[uid]?.since ?? '')).toBe(true);
}

function expectTariffs(files: Files, details: readonly SiteDetails[]): void {
  const published = new Map(
    listOf<Tariff>(files, 'tariffs').map(({ last_updated: _, ...tariff }) => [tariff.id, tariff]),
  );
  for (const { locations, tariffs } of details) {
    const connectors = locations.flatMap(({ evses = [] }) => evses.flatMap((evse) => evse.connectors));
    const used = new Set(connectors.flatMap(({ tariff_ids = [] }) => tariff_ids));
    expect(tariffs.map(asPublished)).toEqual([...used].sort().map((id) => published.get(id)));
  }
}

/** Without what the page alone is told: prices with VAT, as somebody wrote them, and that VAT is added. */
function asPublished({ elements, excl_vat: _, ...tariff }: DetailedTariff) {
  const plain = ({ incl_vat: _, ...component }: DetailedPrice) => component;
  return {
    ...tariff,
    elements: elements.map((element) => ({ ...element, price_components: element.price_components.map(plain) })),
  };
}

test('after any edits, they say what the lists of the API say, carried over or not', { timeout: 300_000 }, async () => {
  const story = fc.array(fc.array(edits, { maxLength: 3 }), { minLength: 2, maxLength: 5 });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(story, async (days) => {
      const state = firstState();
      run++;
      const memory = {};
      for (const [day, made] of days.entries()) {
        for (const edit of made) apply(state, edit);
        const now = MAY + day * 60_000;
        const carried = await built(`carried-${run}`, sourcesIn(state), now, memory);
        await expectAgreement(carried);
        expect(differences(carried, await built(`anew-${run}`, sourcesIn(state), now))).toEqual([]);
      }
    }),
    runs(4, 24),
  );
});

describe('the network that uses every column', () => {
  const validator = new Ajv2020({ strict: true, allowUnionTypes: true });
  for (const name of readdirSync('schemas/site')) {
    validator.addSchema(JSON.parse(readFileSync(`schemas/site/${name}`, 'utf8')));
  }

  test('agrees, and each file is as its schema says', async () => {
    const files = await built('valid', await readDataFiles(`${VALID}/data`), MAY);
    await expectAgreement(files);
    for (const [path, schema] of [
      ['status.json', 'status.json'],
      ['_site/sites.json', 'sites.json'],
      ['_site/plugs.json', 'plugs.json'],
      ['_site/ids.json', 'ids.json'],
      ['_site/statuses.json', 'statuses.json'],
      ['_site/availability-0.json', 'availability.json'],
      ['_site/statuses-0.json', 'site-statuses.json'],
      ['_site/details-0.json', 'details.json'],
    ] as const) {
      validator.validate(schema, json(files, path));
      expect(validator.errors).toBeNull();
    }
    const { locations, tariffs } = detailsIn(files, 0);
    expect(locations).not.toEqual([]);
    for (const [kind, objects] of [
      ['location', locations],
      ['tariff', tariffs],
    ] as const) {
      for (const object of objects) validator.validate(`details.json#/$defs/${kind}`, object);
      expect(validator.errors).toBeNull();
    }
  });
});

describe('carried over', () => {
  const status = (value: string) => networkOf({ status: csv('evse_uid,status', `E-1,${value}`) });
  const changed = (before: Files, after: Files) =>
    differences(before, after).filter((path) => !/^(_snapshot|api)\//.test(path));

  test('after a changed status, only the files of statuses differ', async () => {
    const memory = {};
    const first = await built('dist', status('AVAILABLE'), MAY, memory);
    const second = await built('dist', status('CHARGING'), MAY + 60_000, memory);
    expect(changed(first, second)).toEqual([
      '_site/availability-0.json',
      '_site/statuses-0.json',
      '_site/statuses.json',
      'status.json',
    ]);
  });

  test('after a changed price, only the files that name it differ', async () => {
    const sources = (price: string) =>
      networkOf({
        connectors: csv(
          'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
          'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-1',
        ),
        tariffs: csv('id,type,price_per_kwh,vat,prices_include_vat', `T-1,AD_HOC_PAYMENT,${price},21,no`),
      });
    const memory = {};
    const first = await built('dist', sources('0.50'), MAY, memory);
    const second = await built('dist', sources('0.60'), MAY + 60_000, memory);
    expect(changed(first, second)).toContain('_site/details-0.json');
    expect(changed(first, second)).not.toContain('status.json');
    await expectAgreement(second);
  });

  test('an EVSE that becomes REMOVED leaves all files', async () => {
    const memory = {};
    const first = await built('dist', status('AVAILABLE'), MAY, memory);
    const second = await built('dist', status('REMOVED'), MAY + 60_000, memory);
    expect(changed(first, second)).toEqual(
      expect.arrayContaining(['_site/details-0.json', '_site/sites.json', 'status.json']),
    );
    expect(indexOf(second).sites[0]?.evses).toEqual([]);
    await expectAgreement(second);
  });

  test('a price that begins at a given time is listed from then on, although nothing has changed', async () => {
    const sources = networkOf({
      connectors: csv(
        'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
        'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,OLD|NEW',
      ),
      tariffs: csv(
        'id,type,price_per_kwh,vat,start_date_time,end_date_time,prices_include_vat',
        'OLD,AD_HOC_PAYMENT,0.50,21,,2026-05-01T12:00:00Z,false',
        'NEW,AD_HOC_PAYMENT,0.60,21,2026-05-01T12:00:00Z,,false',
      ),
    });
    const memory = {};
    const price = async (now: number) => indexOf(await built('dist', sources, now, memory)).prices[0]?.from;
    expect(await price(MAY)).toBe(0.605);
    expect(await price(MAY + 60_000)).toBe(0.605);
    expect(await price(MAY + 43_200_000)).toBe(0.726);
  });
});

test('texts that look like JSON, marks or code are what they were', async () => {
  const hostile = '"status":"s",""last_updated"":""o"" </script> \\u0000s \u202e=cmd()';
  const sources = networkOf({
    locations: csv(
      'id,name,address,city,latitude,longitude',
      `L-1,"${hostile.replaceAll('"', '""')}",A 1,B,52.373169,4.893379`,
    ),
  });
  const files = await built('dist', sources, MAY).catch((error: Error) => error);
  if (files instanceof Error) throw files;
  await expectAgreement(files);
  expect(indexOf(files).sites[0]?.name).toContain('"status":"s"');
});

test('ids that case would put in another order have their own statuses on the page', async () => {
  const ids = ['a_1', 'ab1', 'B1', 'aC1', '_x'];
  const sources = networkOf({
    locations: csv(
      'id,address,city,latitude,longitude',
      ...ids.map((id, i) => `${id},Dam ${i + 1},Amsterdam,52.37310${i},4.89330${i}`),
    ),
    evses: csv(
      'uid,location_id,status',
      ...ids.map((id, i) => `E${id},${id},${i % 2 === 0 ? 'CHARGING' : 'AVAILABLE'}`),
    ),
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage',
      ...ids.map((id) => `E${id},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`),
    ),
  });
  await expectAgreement(await built('order', sources, MAY));
});
