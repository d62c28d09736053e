/**
 * A site that is hidden (publish = false) or left the tables vanishes: what stays for clients that ask for changes tells
 * nothing of the place or of people, in no byte of what is published, and is dropped after removed_location_days.
 */

import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, constants, gunzipSync, inflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { diffNetworks } from '../../../src/diff/compare/compare.ts';
import { readPublishedNetwork } from '../../../src/diff/read-published.ts';
import type { Finding } from '../../../src/findings/finding.ts';
import { CannotPurge } from '../../../src/publish/history/purge.ts';
import type { Tables } from '../../support/network-of.ts';
import { csv, networkOf, ofHistory } from '../../support/network-of.ts';
import { buildInto, differences, filesIn } from './support/disk-builds.ts';

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
  postal_code: 'B-3421',
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
  const plug = `IEC_62196_T2,CABLE,AC_3_PHASE`;
  const isThere = home !== 'gone';
  const rows = (...all: readonly string[]) => (isThere ? all : []);
  const tables: Tables = {
    locations: csv(SITE_COLUMNS, OTHER_SITE, ...rows(site)),
    businesses: csv('id,name', ...rows(`petra,${T.owner}`)),
    images: csv(
      'location_id,evse_uid,url,category,type',
      ...rows(`HOME-1,,${T.image},LOCATION,jpeg`, `,H-1,${T.image},CHARGER,jpeg`),
    ),
    related_locations: csv('location_id,latitude,longitude,name', ...rows(`HOME-1,${T.entrance},3.718,en: Gate`)),
    evses: csv(
      'uid,location_id,evse_id,floor_level,latitude,longitude,physical_reference,directions,capabilities',
      'E-1,L-1,NL*EXA*E1,,,,,,',
      ...rows(`H-1,HOME-1,${T.evse_id},${T.floor},${T.point},3.718001,${T.reference},en: ${T.wayToPoint},RFID_READER`),
    ),
    connectors: csv(
      'evse_uid,id,standard,format,power_type,max_voltage,max_amperage,max_electric_power,tariff_ids,terms_and_conditions',
      `E-1,1,${plug},230,32,22000,T-1,`,
      ...rows(`H-1,1,${plug},${T.volts},32,${T.power},T-HOME,${T.terms}`, `H-1,2,${plug},${T.volts},32,,T-HOME,`),
    ),
    tariffs: csv(
      'id,price_per_kwh,vat,tariff_alt_text,tariff_alt_url,prices_include_vat',
      'T-1,0.50,21,,,no',
      ...rows(`T-HOME,0.10,21,en: ${T.tariffText},${T.tariffPage},no`),
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
  test('is in no byte of what is published, nor in any file next to it', async () => {
    const memory = {};
    const versions = { versions: ['2.2', '2.2.1'] };
    await build(networkWithHome('shown', versions), NOON, { memory });
    expect(toldIn(filesIn(out))).toEqual(Object.keys(TELLING));
    await build(networkWithHome(how, versions), NOON + 1000, { memory });
    expect(toldIn(filesIn(out))).toEqual([]);
    expect(toldIn(filesIn(join(directory, '.dist')))).toEqual([]);
  });
});

const A_DAY_MS = 86_400_000;

function idsIn(directory: string): string[] {
  return readPublishedNetwork(directory).locations.map(({ id }) => id);
}

/** `code file:line:column message` of what is said of what was published. */
function said({ findings }: { readonly findings: readonly Finding[] }): string[] {
  return ofHistory(findings).map(
    ({ code, file, line, column, message }) => `${code} ${file}:${line}:${column} ${message}`,
  );
}

describe('what stays of a hidden site', () => {
  test('is said at its row in every build, until it is dropped', async () => {
    expect(said(await build(networkWithHome('shown'), NOON))).toEqual([]);
    const words = [
      'location-stays data/locations.csv:3:8 "HOME-1" is hidden. Its id and the uids of its EVSEs, as REMOVED, stay published ' +
        'until 2026-05-31T12:00:01Z. Nothing else does.',
    ];
    expect(said(await build(networkWithHome('hidden'), NOON + 1000))).toEqual(words);
    expect(said(await build(networkWithHome('hidden'), NOON + A_DAY_MS))).toEqual(words);
    expect(said(await build(networkWithHome('hidden'), NOON + 30 * A_DAY_MS))).toEqual(words);
    expect(idsIn(out)).toEqual(['HOME-1', 'L-1']);
    expect(said(await build(networkWithHome('hidden'), NOON + 31 * A_DAY_MS))).toEqual([]);
    expect(idsIn(out)).toEqual(['L-1']);
  });

  test('is said once of one that left the tables', async () => {
    await build(networkWithHome('shown'), NOON);
    expect(said(await build(networkWithHome('gone'), NOON + 1000))).toEqual([
      expect.stringContaining('"HOME-1" is no longer in the tables. Its id'),
    ]);
    expect(said(await build(networkWithHome('gone'), NOON + 2000))).toEqual([]);
    expect(idsIn(out)).toEqual(['HOME-1', 'L-1']);
  });

  test('is never there for one that was hidden from the beginning', async () => {
    expect(said(await build(networkWithHome('hidden'), NOON))).toEqual([]);
    expect(said(await build(networkWithHome('hidden'), NOON + 1000))).toEqual([]);
    expect(idsIn(out)).toEqual(['L-1']);
  });

  test('becomes the site again when it is shown again, without a word about its place', async () => {
    await build(networkWithHome('shown'), NOON);
    await build(networkWithHome('hidden'), NOON + 1000);
    const { findings } = await build(networkWithHome('shown'), NOON + 2000);
    expect(ofHistory(findings).map(({ code }) => code)).toEqual(['evse-returned']);
    expect(toldIn(filesIn(out))).toEqual(Object.keys(TELLING));
  });

  test('is not in a snapshot that goes on from an older one', async () => {
    await build(networkWithHome('shown'), NOON);
    const old = { kind: 'directory', place: realpathSync(out) } as const;
    const copy = join(directory, 'copy');
    cpSync(old.place, copy, { recursive: true });
    await build(networkWithHome('hidden'), NOON + 1000);
    await build(networkWithHome('hidden'), NOON + 2000, { previous: { kind: 'directory', place: copy } });
    expect(idsIn(out)).toEqual(['HOME-1', 'L-1']);
    expect(toldIn(filesIn(out))).toEqual([]);
  });

  test('is its id alone where it had no EVSEs, and the diff tells that it is gone', async () => {
    const sites = (publish: boolean) =>
      networkOf({
        locations: csv(
          'id,publish,address,city,latitude,longitude',
          'L-1,true,A,Amsterdam,52.373169,4.893379',
          `L-2,${publish},${T.address},Amsterdam,52.373169,4.893379`,
        ),
      });
    await build(sites(true), NOON);
    const before = readPublishedNetwork(out);
    const { findings } = await build(sites(false), NOON + 1000);
    expect(findings.map(({ code }) => code)).toContain('location-stays');
    const after = readPublishedNetwork(out);
    expect(after.locations[1]).toMatchObject({ id: 'L-2', address: 'REMOVED' });
    expect(after.locations[1]).not.toHaveProperty('evses');
    expect(diffNetworks(before, after).changes).toMatchObject([
      { kind: 'removed', class: 'Location', ids: ['L-2'], after: 'REMOVED' },
    ]);
  });

  test('counts as removed when too much disappears at once', async () => {
    await build(networkWithHome('shown'), NOON);
    const { built } = await buildInto(out, networkWithHome('hidden'), NOON + 1000, { allowsRemovals: false });
    expect(built.kind).toBe('invalid');
    expect(built.findings.map(({ message }) => message)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^1 of 2 EVSEs would disappear/)]),
    );
    expect(idsIn(out)).toEqual(['HOME-1', 'L-1']);
  });

  test('is reported as a removed location by the diff, and not again when it is dropped', async () => {
    const copies = ['shown', 'hidden', 'hidden'].map((_, i) => join(directory, `copy-${i}`));
    for (const [i, copy] of copies.entries()) {
      await build(networkWithHome(i === 0 ? 'shown' : 'hidden'), NOON + i * 40 * A_DAY_MS);
      cpSync(realpathSync(out), copy, { recursive: true });
    }
    const [shown = '', hidden = '', dropped = ''] = copies;
    const changes = (one: string, other: string) =>
      diffNetworks(readPublishedNetwork(one), readPublishedNetwork(other)).changes;
    expect(changes(shown, hidden)).toMatchObject([
      { kind: 'removed', class: 'Location', ids: ['HOME-1'], after: 'REMOVED', evses: 1 },
      { kind: 'changed', class: 'Tariff' },
      { kind: 'changed', class: 'Tariff' },
      { kind: 'changed', class: 'Tariff' },
    ]);
    expect(changes(hidden, dropped)).toMatchObject([{ kind: 'removed', class: 'Tariff' }]);
    expect(changes(hidden, shown)).toContainEqual(
      expect.objectContaining({ kind: 'added', class: 'Location', ids: ['HOME-1'], before: 'REMOVED' }),
    );
  });
});

describe('--purge', () => {
  const purge = ['home-1'];

  test.each([
    ['at once', []],
    ['after it was hidden', [1]],
  ])('drops a hidden site %s, and it never comes back', async (_, before) => {
    const memory = {};
    await build(networkWithHome('shown'), NOON, { memory });
    for (const second of before) await build(networkWithHome('hidden'), NOON + second * 1000, { memory });
    expect(said(await build(networkWithHome('hidden'), NOON + 5000, { memory, purge }))).toEqual([]);
    expect(toldIn(filesIn(out))).toEqual([]);
    expect(textsIn(filesIn(out))).not.toContain('HOME-1');
    expect(textsIn(filesIn(out))).not.toContain('H-1');
    await build(networkWithHome('hidden'), NOON + 6000, { memory });
    expect(textsIn(filesIn(join(directory, '.dist')))).not.toContain('HOME-1');
  });

  test('drops a tariff too', async () => {
    await build(networkWithHome('shown'), NOON);
    await build(networkWithHome('hidden'), NOON + 1000);
    expect(textsIn(filesIn(out))).toContain('T-HOME');
    await build(networkWithHome('hidden'), NOON + 2000, { purge: ['HOME-1', 'T-HOME'] });
    expect(textsIn(filesIn(out))).not.toContain('T-HOME');
  });

  test('keeps the history of everything else', async () => {
    await build(networkWithHome('shown'), NOON);
    const [before] = readPublishedNetwork(out).locations.filter(({ id }) => id === 'L-1');
    await build(networkWithHome('hidden'), NOON + 1000, { purge });
    expect(readPublishedNetwork(out).locations).toEqual([before]);
  });

  test('does not get round the limit of removals', async () => {
    await build(networkWithHome('shown'), NOON);
    const { built } = await buildInto(out, networkWithHome('hidden'), NOON + 1000, { allowsRemovals: false, purge });
    expect(new Set(ofHistory(built.findings).map(({ code }) => code))).toEqual(new Set(['too-many-removals']));
  });

  test.each([
    [
      'HOME-1',
      'shown',
      '--purge HOME-1: this location is public. Set publish to false, or delete its row, and try again.',
    ],
    ['T-HOME', 'shown', '--purge T-HOME: this tariff is in use. Delete its row, or hide what uses it, and try again.'],
    ['HOME-2', 'hidden', '--purge HOME-2: nothing with this id is published.'],
    ['H-1', 'hidden', '--purge H-1: nothing with this id is published.'],
  ] as const)('refuses %s, where the home is %s', async (id, home, words) => {
    await build(networkWithHome('shown'), NOON);
    const before = filesIn(out);
    const request = buildInto(out, networkWithHome(home), NOON + 1000, { purge: [id] });
    await expect(request).rejects.toThrow(CannotPurge);
    await expect(request).rejects.toThrow(`${words} Nothing was written.`);
    expect(differences(before, filesIn(out))).toEqual([]);
  });

  test('refuses what was never published', async () => {
    await expect(buildInto(out, networkWithHome('hidden'), NOON, { purge })).rejects.toThrow(CannotPurge);
  });
});
