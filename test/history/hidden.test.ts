/**
 * A site that is hidden (publish = false) or left the tables vanishes: what stays for clients that ask for changes tells
 * nothing of the place or of people, in no byte of what is published, and is dropped after removed_location_days.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, constants, gunzipSync, inflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { directoryCache } from '../../src/cache/store.ts';
import type { Tables } from '../support/network-of.ts';
import { csv, networkOf } from '../support/network-of.ts';
import { buildInto, filesIn } from './support/disk-builds.ts';

const NOON = Date.parse('2026-05-01T12:00:00Z');

let directory = '';
let out = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-hidden-'));
  out = join(directory, 'dist');
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Every cell of the home that says where it is, whose it is, or what one finds there. */
const TELLING = {
  name: 'Jansens Garage',
  address: 'Tulpenlaan 17',
  city: 'Oudewater',
  postal_code: '3421 ZQ',
  state: 'Utrechtland',
  latitude: '51.054871',
  longitude: '3.718132',
  country: 'BEL',
  time_zone: 'Europe/Brussels',
  directions: 'Past the blue gate',
  owner: 'Petra Jansen',
  image: 'https://img.example.com/petra.jpeg',
  entrance: '51.054999',
  evse_id: 'NL*EXA*E778899',
  floor: 'B7',
  point: '51.054777',
  reference: 'Left post',
  wayToPoint: 'Ring twice',
  terms: 'https://example.com/terms-of-petra',
  power: '21987',
  volts: '231',
  tariffText: 'Neighbours of Petra',
  tariffPage: 'https://example.com/petra-prices',
} as const;

const SITE_COLUMNS =
  'id,publish,name,address,city,postal_code,state,latitude,longitude,country,time_zone,directions,owner';
const OTHER_SITE = `L-1,true,Square,Main Street 1,Amsterdam,1011 AA,NH,52.373169,4.893379,NLD,Europe/Amsterdam,,`;
const T = TELLING;

/** A public site, and a home. */
function networkWithHome(home: 'shown' | 'hidden' | 'gone', settings: object = {}) {
  const site = [
    ...['HOME-1', String(home === 'shown'), T.name, T.address, T.city, T.postal_code, T.state, T.latitude, T.longitude],
    ...[T.country, T.time_zone, `en: ${T.directions}`, 'petra'],
  ].join(',');
  const plug = `IEC_62196_T2,SOCKET,AC_3_PHASE`;
  const isThere = home !== 'gone';
  const rows = (...all: readonly string[]) => (isThere ? all : []);
  const tables: Tables = {
    locations: csv(SITE_COLUMNS, OTHER_SITE, ...rows(site)),
    businesses: csv('id,name', `petra,${T.owner}`),
    images: csv(
      'location_id,evse_uid,url,category,type',
      ...rows(`HOME-1,,${T.image},LOCATION,jpeg`, `,H-1,${T.image},CHARGER,jpeg`),
    ),
    related_locations: csv('location_id,latitude,longitude,name', ...rows(`HOME-1,${T.entrance},3.718,en: Gate`)),
    evses: csv(
      'uid,location_id,evse_id,floor_level,latitude,longitude,physical_reference,directions,capabilities',
      'E-1,L-1,,,,,,,',
      ...rows(`H-1,HOME-1,${T.evse_id},${T.floor},${T.point},3.718001,${T.reference},en: ${T.wayToPoint},RFID_READER`),
    ),
    connectors: csv(
      'evse_uid,id,standard,format,power_type,max_voltage,max_amperage,max_electric_power,tariff_ids,terms_and_conditions',
      `E-1,1,${plug},230,32,22000,T-1,`,
      ...rows(`H-1,1,${plug},${T.volts},32,${T.power},T-HOME,${T.terms}`, `H-1,2,${plug},${T.volts},32,,,`),
    ),
    tariffs: csv(
      'id,price_per_kwh,vat,tariff_alt_text,tariff_alt_url',
      'T-1,0.50,21,,',
      ...rows(`T-HOME,0.10,21,en: ${T.tariffText},${T.tariffPage}`),
    ),
  };
  return networkOf(tables, settings);
}

/** Builds what must be buildable. */
async function build(
  sources: ReturnType<typeof networkOf>,
  now: number,
  settings: Parameters<typeof buildInto>[3] = {},
) {
  const { built } = await buildInto(out, sources, now, settings);
  if (built.kind === 'invalid') throw new Error(JSON.stringify(built.findings));
  return built;
}

/** All that a directory holds, as text: what is compressed is unpacked, in whole or pack by pack. */
function textsIn(files: ReadonlyMap<string, Buffer>): string {
  return [...files].map(([path, bytes]) => `${path}\n${unpacked(path, bytes)}\n${bytes.toString('latin1')}`).join('\n');
}

function unpacked(path: string, bytes: Buffer): string {
  const unfinished = { finishFlush: constants.Z_SYNC_FLUSH };
  if (path.endsWith('.gzip'))
    return tryAll([() => gunzipSync(bytes, unfinished), () => inflateRawSync(bytes, unfinished)]);
  if (path.endsWith('.br')) {
    return tryAll([() => brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH })]);
  }
  return '';
}

function tryAll(readers: readonly (() => Buffer)[]): string {
  for (const read of readers) {
    try {
      const text = read().toString();
      if (text !== '') return text;
    } catch {
      // Not this one.
    }
  }
  throw new Error('a compressed file cannot be unpacked');
}

/** Texts that are too short to be looked for alone. */
const AS_PUBLISHED: { readonly [what: string]: string } = {
  country: `"country":"${T.country}"`,
  floor: `"floor_level":"${T.floor}"`,
  power: `"max_electric_power":${T.power}`,
  volts: `"max_voltage":${T.volts}`,
};

function toldIn(files: ReadonlyMap<string, Buffer>): string[] {
  const all = textsIn(files);
  return Object.entries(TELLING).flatMap(([what, text]) => (all.includes(AS_PUBLISHED[what] ?? text) ? [what] : []));
}

describe.each(['hidden', 'gone'] as const)('a home that is %s', (how) => {
  test('is told of in no byte of what is published, nor in any file beside it', async () => {
    const cache = directoryCache(join(directory, 'cache'));
    await build(networkWithHome('shown'), NOON, { cache });
    expect(toldIn(filesIn(out))).toEqual(Object.keys(TELLING));
    await build(networkWithHome(how), NOON + 1000, { cache });
    expect(toldIn(filesIn(out))).toEqual([]);
    expect(toldIn(filesIn(join(directory, '.dist')))).toEqual([]);
  });
});
