/** The copies that a build publishes say the same as its API, and nothing that the API does not say. */

import { check } from '@placemarkio/check-geojson';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Location } from '../../../src/ocpi/types.ts';
import type { SnapshotFiles } from '../../../src/snapshot/snapshot.ts';
import type { StatusFile } from '../../../src/stored-format/status-file.ts';
import { csv, networkOf, snapshotOf } from '../../support/network-of.ts';
import { bytesOf } from '../../support/tree-bytes.ts';

const NETWORK = networkOf(
  {
    locations: csv(
      'id,name,address,city,latitude,longitude,publish',
      'L-1,Market,Main Street 1,Amsterdam,52.373169,4.893379,true',
      "L-2,'=1+1,Main Street 2,Utrecht,52.090737,5.12142,true",
      'L-3,Home,Secret Street 3,Amsterdam,52.373169,4.893379,false',
    ),
    evses: csv(
      'uid,location_id,status',
      'E-1,L-1,AVAILABLE',
      'E-2,L-1,REMOVED',
      'E-3,L-2,CHARGING',
      'E-4,L-3,AVAILABLE',
    ),
    connectors: csv(
      'evse_uid,id,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
      'E-1,1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-1',
      'E-1,2,CHADEMO,CABLE,DC,500,100,T-1',
      'E-2,1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-1',
      'E-3,1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,',
      'E-4,1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-1',
    ),
    tariffs: csv('id,price_per_kwh,vat,prices_include_vat', 'T-1,0.60,21,true'),
  },
  { base_url: 'https://ocpi.charging.nl', licence: { name: 'CC0 1.0', url: 'https://example.com/cc0' } },
);

let files: SnapshotFiles;

beforeAll(async () => {
  files = await snapshotOf(NETWORK);
});

function textAt(path: string): string {
  const file = files.get(path);
  if (file === undefined) throw new Error(`${path} is missing.`);
  return Buffer.from(bytesOf(file, path)).toString();
}

/** The public Locations of the API, as far as they are not REMOVED. */
function live(): readonly Location[] {
  const { data } = JSON.parse(textAt('api/ocpi/2.2/locations')) as { data: Location[] };
  return data.map((location) => ({
    ...location,
    evses: (location.evses ?? []).filter(({ status }) => status !== 'REMOVED'),
  }));
}

test('/chargers.csv has a row for each plug of the API, and the price of the tariff', () => {
  const [header = [], ...cells]: string[][] = parse(textAt('chargers.csv'), { bom: true });
  const column = (name: string) => cells.map((row) => row[header.indexOf(name)]);
  const plugs = live().flatMap(({ id, evses = [] }) =>
    evses.flatMap(({ uid, connectors }) => connectors.map((one) => [id, uid, one.id] as const)),
  );
  expect(column('location_id')).toEqual(plugs.map(([id]) => id));
  expect(column('evse_uid')).toEqual(plugs.map(([, uid]) => uid));
  expect(column('connector_id')).toEqual(plugs.map(([, , id]) => id));
  expect(column('price_per_kwh_to')).toEqual(['0.6', '0.6', '']);
});

test('/locations.geojson has a Feature for each site, and its EVSEs are the keys of /status.json', () => {
  const collection = check(textAt('locations.geojson'));
  if (collection.type !== 'FeatureCollection') throw new Error('It is no FeatureCollection.');
  expect(collection.features.map(({ id }) => id)).toEqual(live().map(({ id }) => id));
  const uids = collection.features.flatMap(({ properties }) => (properties as { evse_uids: string[] }).evse_uids);
  const { evses } = JSON.parse(textAt('status.json')) as StatusFile;
  expect(Object.keys(evses).sort()).toEqual(uids.sort());
});

test('a home that is not public is in none of them', () => {
  for (const path of ['chargers.csv', 'locations.geojson', 'datapackage.json', '.well-known/ocpi-snapshot.json']) {
    expect(textAt(path)).not.toMatch(/Secret Street|L-3|E-4|E-2/);
  }
});

describe('what OCPI 2.2 has no field for', () => {
  const more = {
    locations: csv(
      'id,address,city,latitude,longitude,help_phone,toilets',
      'L-1,Main Street 1,Amsterdam,52.373169,4.893379,+31 20 123 4567,false',
    ),
    evses: csv('uid,location_id,status,parking', 'E-1,L-1,AVAILABLE,P1', 'E-2,L-1,REMOVED,P1'),
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage,capabilities',
      'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,NONE',
      'E-2,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,NONE',
    ),
    parking_places: csv('location_id,id,vehicle_types', 'L-1,P1,VAN'),
  };
  const copyOf = async (path: string, versions: readonly string[]) => {
    const file = (await snapshotOf(networkOf(more, { versions }))).get(path);
    return file && Buffer.from(bytesOf(file, path)).toString();
  };

  test.each(['chargers.csv', 'locations.geojson'])('is in /%s, whichever versions are published', async (path) => {
    const [oldest, all] = await Promise.all([copyOf(path, ['2.2']), copyOf(path, ['2.2', '2.2.1', '2.3.0'])]);
    expect(oldest).toContain('+31 20 123 4567');
    expect(oldest).toBe(all);
  });

  test('is told of the EVSEs that are there', async () => {
    const { features } = JSON.parse((await copyOf('locations.geojson', ['2.2'])) ?? '') as {
      features: { properties: object }[];
    };
    expect(features[0]?.properties).toMatchObject({
      help_phone: '+31 20 123 4567',
      toilets: false,
      parking_places: [{ id: 'P1', vehicle_types: ['VAN'], restricted_to_type: false, reservation_required: false }],
      evses_by_uid: { 'E-1': { parking: [{ parking_id: 'P1' }], connectors: { '1': { capabilities: [] } } } },
    });
    expect(JSON.stringify(features)).not.toContain('E-2');
  });
});

test('the discovery file names what is there', () => {
  const { feeds } = JSON.parse(textAt('.well-known/ocpi-snapshot.json')) as { feeds: { url: string }[] };
  const paths = feeds.map(({ url }) => url.replace('https://ocpi.charging.nl/', ''));
  const atEdge = ['api/ocpi/versions', '_health.json'];
  expect(paths.filter((path) => !files.has(path))).toEqual(expect.arrayContaining(['_health.json']));
  expect(paths.filter((path) => !files.has(path) && !atEdge.includes(path))).toEqual([]);
  for (const path of ['status.json', 'chargers.csv', 'locations.geojson', 'datapackage.json', 'openapi.json']) {
    expect(paths).toContain(path);
  }
});
