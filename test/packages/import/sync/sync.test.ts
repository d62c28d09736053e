/** `import ocpi --sync`: what the feed changed is brought in, everything else stays, character by character. */

import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toSync } from '../../../../packages/import/commands/import-ocpi.ts';
import type { JsonObject } from '../../../../packages/import/ocpi-objects/feed-values.ts';
import { UsageError } from '../../../../src/command/terminal.ts';
import { smallConnector, smallEvse, smallLocation, smallTariff } from '../support.ts';
import { newPlace, type Place, type SyncOptions, sites } from './support.ts';

let place: Place;
let out: string;

beforeEach(async () => {
  place = await newPlace();
  out = place.out;
});
afterEach(() => place.remove());

interface Options extends SyncOptions {
  readonly tariffs?: readonly JsonObject[];
}

const first = (locations: readonly JsonObject[], { tariffs }: Options = {}) => place.first({ locations, tariffs });
const run = (locations: readonly JsonObject[], { tariffs, ...options }: Options = {}) =>
  place.sync({ locations, tariffs }, options);
const text = (name: string) => place.text(name);
const edit = (name: string, change: (text: string) => string) => place.edit(name, change);
const contents = () => place.contents();

test('the same feed changes nothing', async () => {
  await first(sites(3));
  const before = await contents();
  expect(await run(sites(3))).toBe(0);
  expect(await contents()).toEqual(before);
  expect(place.said.note).toContain(`${out} was up to date.`);
});

test('what changed, came and went is told, and the rest stays as it is', async () => {
  await first(sites(12));
  const [gone, , ...same] = sites(12);
  const feed = [
    smallLocation({ id: 'L-1', city: 'Utrecht', evses: [smallEvse({ uid: 'E-1' })] }),
    ...same,
    smallLocation({ id: 'NEW', evses: [smallEvse({ uid: 'E-NEW' })] }),
  ];
  expect(gone?.id).toBe('L-0');
  expect(await run(feed)).toBe(0);
  expect(place.said.note.slice(1, 5)).toEqual([
    'locations: 1 changed, 1 added (NEW), 1 gone (L-0)',
    '  L-1: city was "Amsterdam" and is "Utrecht"',
    'evses: 1 added (E-NEW), 1 gone (E-0)',
    'connectors: 1 added (E-NEW/1), 1 gone (E-0/1)',
  ]);
  const lines = (await text('locations.csv')).trim().split('\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual([
    'id',
    ...Array.from({ length: 11 }, (_, i) => `L-${i + 1}`),
    'NEW',
  ]);
  expect(lines[1]).toContain('Utrecht');
});

describe('what is people’s stays', () => {
  test('columns that the feed never fills, notes, and the order of columns and rows', async () => {
    await first(sites(2));
    await writeFile(
      join(out, 'evses.csv'),
      '_note;uid;floor_level;location_id;status\r\nours;E-1;"-2";L-1;AVAILABLE\r\n\r\n;e-0;-1;l-0;AVAILABLE\r\n',
    );
    const before = await text('evses.csv');
    await run(sites(2), { keep: 'last_updated' });
    expect(await text('evses.csv')).toBe(before);
    const charging = sites(2).map((site, i) => ({
      ...site,
      evses: [smallEvse({ uid: `E-${i}`, status: 'CHARGING' })],
    }));
    await run(charging, { keep: 'last_updated' });
    expect(await text('evses.csv')).toBe(before.replaceAll('AVAILABLE', 'CHARGING').replace('"-2"', '-2'));
  });

  test('tables that the feed does not have, and the sites that they need', async () => {
    await first(sites(12));
    const images = (ids: readonly string[]) =>
      `location_id,url,category\n${ids.map((id) => `${id},https://example.com/${id}.png,LOCATION\n`).join('')}`;
    await writeFile(join(out, 'images.csv'), images(['L-0', 'L-5']));
    await writeFile(join(out, 'status.csv'), 'evse_uid,status\nE-5,CHARGING\n');
    await writeFile(
      join(out, 'waivers.csv'),
      'code,file,key,reason,until\nlong-address,locations.csv,L-5,it is so,2027-01-01\n',
    );
    await edit('network.json', (json) => json.replace('{', '{ "cache_seconds": 60,'));
    const before = await contents();
    await run(sites(12).slice(1));
    const after = await contents();
    for (const name of ['status.csv', 'waivers.csv', 'network.json', 'images.csv']) {
      expect(after[name]).toBe(before[name]);
    }
    expect(after['locations.csv']).toBe(before['locations.csv']);
    expect(place.said.out.join('\n')).toContain('"L-0" of locations.csv is not in the feed any more. It stays');
  });

  test('cells that were filled in', async () => {
    const gaps = sites(2, { city: null });
    expect(await first(gaps)).toBe(1);
    await edit('locations.csv', (csv) => csv.replace('Main Street 1,,', 'Main Street 1,Delft,'));
    expect(await run(gaps)).toBe(1);
    expect(place.said.note.at(-1)).toContain('fill in 1 cell');
    expect(place.said.out.join('\n')).not.toContain('"L-0"');
    await edit('locations.csv', (csv) => csv.replace('Main Street 1,,', 'Main Street 1,Gouda,'));
    expect(await run(gaps)).toBe(0);
    expect(await text('locations.csv')).toMatch(/Delft.*\n.*Gouda/);
    await run(sites(2, { city: 'Leiden' }));
    expect(await text('locations.csv')).toMatch(/Delft.*\n.*Gouda/);
    expect(place.said.out.join('\n')).toContain('city is "Delft"; in the feed it was empty and is "Leiden"');
  });

  test('corrections of what the import derived', async () => {
    const derived = sites(2, { publish: undefined });
    await first(derived);
    await edit('locations.csv', (csv) => csv.replace('true', 'false'));
    const before = await contents();
    await run(derived);
    expect(await contents()).toEqual(before);
  });

  test.each<readonly [what: string, members: JsonObject, column: string]>([
    ['a word', { parking_type: 'ROOFTOP' }, 'parking_type'],
    ['a word under another name', { type: 'ROOFTOP' }, 'parking_type'],
    ['a list of texts', { directions: [{ text: 'Left' }] }, 'directions'],
    ['hours', { opening_times: 'always' }, 'opening_times'],
  ])('what the feed has, but cannot be read: %s', async (_, members, column) => {
    const known = {
      parking_type: 'ON_STREET',
      directions: [{ language: 'en', text: 'Right' }],
      opening_times: { twentyfourseven: true },
    };
    const [faulty, sound] = [
      sites(1, members),
      smallLocation({ id: 'L-9', evses: [smallEvse({ uid: 'E-9' })], ...known }),
    ];
    await first([...faulty, sound]);
    await rm(join(out, 'locations.csv'));
    await writeFile(join(out, 'locations.csv'), `id,${column}\nL-0,\nL-9,\n`);
    await run([...faulty, sound], { takesFeed: true });
    const written = (await text('locations.csv')).split('\n');
    const byHand = written[2]?.split(',')[1] ?? '';
    expect(byHand).not.toBe('');
    await edit('locations.csv', (csv) => csv.replace('L-0,,', `L-0,${byHand},`));
    await run([...faulty, sound]);
    expect((await text('locations.csv')).split('\n')[1]).toContain(`L-0,${byHand}`);
    await run([...sites(1), sound]);
    expect((await text('locations.csv')).split('\n')[1]).toContain(`L-0,${byHand}`);
  });

  test('columns and tables that --keep names', async () => {
    await first(
      sites(2, {
        name: 'Theirs',
        operator: { name: 'Theirs', logo: { url: 'https://example.com/a.png', category: 'OPERATOR', type: 'png' } },
      }),
    );
    await edit('locations.csv', (csv) => csv.replaceAll('Theirs', 'Ours'));
    await edit('businesses.csv', (csv) => csv.replaceAll('Theirs', 'Ours'));
    const tables = async () => ({ ...(await contents()), '.last-import.json': undefined });
    const before = await tables();
    const feed = sites(2, {
      name: 'New',
      operator: { name: 'Theirs', logo: { url: 'https://example.com/a.png', category: 'OPERATOR', type: 'png' } },
    });
    await run(feed, { keep: 'name, businesses', takesFeed: true });
    expect(await tables()).toEqual(before);
    await run(feed, { takesFeed: true });
    expect(await tables()).not.toEqual(before);
  });

  test('rows with something in the column _keep, and what belongs to them', async () => {
    await first(sites(12));
    await edit('locations.csv', (csv) =>
      csv
        .replaceAll('\n', ',\n')
        .replace(',\n', ',_keep\n')
        .replace(/^(L-0,.*),$/m, '$1,ours'),
    );
    await run(sites(12).slice(2));
    expect(await text('locations.csv')).toMatch(/^L-0,/m);
    expect(await text('connectors.csv')).toMatch(/^E-0,/m);
    expect(await text('connectors.csv')).not.toMatch(/^E-1,/m);
  });

  test('a table that is split into files: new rows go to those of their parent', async () => {
    await first(sites(12));
    const [header = '', ...rows] = (await text('connectors.csv')).trim().split('\n');
    await rm(join(out, 'connectors.csv'));
    await mkdir(join(out, 'north'));
    await writeFile(join(out, 'connectors-a.csv'), `\ufeff${[header, ...rows.slice(0, 6)].join('\n')}\n`);
    await writeFile(join(out, 'north/connectors.csv'), [header, ...rows.slice(6)].join('\n'));
    const [one, ...more] = sites(12).toReversed();
    const connectors = [smallConnector(), smallConnector({ id: '2' })];
    await run([{ ...one, evses: [smallEvse({ uid: 'E-11', connectors })] }, ...more]);
    expect((await text('connectors-a.csv')).split('\n')).toHaveLength(8);
    expect(await text('connectors-a.csv')).toMatch(/^\ufeff/);
    expect((await text('north/connectors.csv')).trim().split('\n').at(-1)).toMatch(/^E-11,2,/);
  });

  test('prices that mean the same in another notation', async () => {
    await first(sites(1), { tariffs: [smallTariff()] });
    await writeFile(
      join(out, 'tariffs.csv'),
      'id;price_per_kwh;vat;last_updated\nT-1;0,450;21,0;2025-01-01T00:00:00Z\n',
    );
    const before = await text('tariffs.csv');
    await run(sites(1), { tariffs: [smallTariff()] });
    expect(await text('tariffs.csv')).toBe(before);
    await run(sites(1));
    expect(await text('tariffs.csv')).toBe(before);
  });
});

describe('nothing is written', () => {
  const refused = async (call: () => Promise<number>, words: string) => {
    const before = await contents();
    expect(await call()).toBe(1);
    expect(place.said.note.at(-1)).toContain(words);
    expect(await contents()).toEqual(before);
    expect(await readdir(place.directory)).toEqual(['data', 'feed']);
  };

  test('for the feed of another operator', async () => {
    await first(sites(2));
    const others = sites(2, { party_id: 'OTH', city: 'Utrecht' });
    await refused(() => run(others, { allowsLosses: true }), 'the feed is that of NL OTH, but');
  });

  test('if more than a tenth would go', async () => {
    await first(sites(12));
    const what = '2 of 12 rows of connectors.csv are not in the feed any more, more than 10 %';
    await refused(() => run(sites(10)), what);
    expect(await run(sites(10), { allowsLosses: true })).toBe(0);
  });

  test.each([
    ['a file with a row that is too short', 'evses.csv', (csv: string) => csv.replace('E-1,L-1', 'E-1')],
    ['a file with a title above the header', 'locations.csv', (csv: string) => `My sites\n${csv}`],
    ['a file in another encoding', 'evses.csv', (csv: string) => csv.replace('E-1', '\u0000')],
    ['settings that cannot be read', 'network.json', (json: string) => json.replace('"NL"', 'NL')],
  ])('if the tables have %s', async (_, name, damage) => {
    await first(sites(2));
    await edit(name, damage);
    await refused(() => run(sites(2, { city: 'Utrecht' })), 'has errors that a sync cannot work around');
    expect(place.said.out.join('\n')).toContain(name);
  });

  test('if the feed is not one', async () => {
    await first(sites(2));
    await refused(() => run([]), '');
  });
});

test('a cell that cannot be read is no obstacle, and stays for the person who wrote it', async () => {
  await first(sites(2));
  await edit('connectors.csv', (csv) => csv.replace('230', '230 volts'));
  const before = await text('connectors.csv');
  expect(await run(sites(2, { city: 'Utrecht' }))).toBe(0);
  expect(await text('connectors.csv')).toBe(before);
  expect(await text('locations.csv')).toContain('Utrecht');
});

test.each([
  ['with bytes that are no letters here', Buffer.from([0x69, 0x64, 0x0a, 0xca, 0xe8, 0x81, 0xe2, 0x0a]), 'UTF-8'],
  ['that is a link in a circle', undefined, 'symbolic link that leads in a circle'],
])('locations %s are told as check tells it', async (_, bytes, words) => {
  await place.first({ locations: sites(2) });
  const path = join(out, 'locations.csv');
  if (bytes === undefined) {
    await rm(path);
    await symlink('locations.csv', path);
  } else await writeFile(path, bytes);
  expect(await place.sync({ locations: sites(2) })).toBe(1);
  expect([...place.said.out, ...place.said.note].join()).toContain(words);
});

test('a table in the code page of its country becomes UTF-8, and the words by which people see whether it was read right are told', async () => {
  await first(sites(2, { city: 'Curaçao' }));
  const path = join(out, 'locations.csv');
  await writeFile(path, Buffer.from((await text('locations.csv')).replace('\ufeff', ''), 'latin1'));
  await place.sync({ locations: sites(2, { city: 'Curaçao', address: 'Other Street 1' }) });
  expect([...place.said.out, ...place.said.note].join()).toContain('"Curaçao"');
  expect(await text('locations.csv')).toMatch(/Other Street 1.*Curaçao/);
});

test('a directory without tables is a mistake in the call', async () => {
  await mkdir(out);
  await expect(run(sites(1))).rejects.toThrow(UsageError);
  await expect(run(sites(1))).rejects.toThrow('there is nothing to sync');
  await writeFile(join(out, 'network.json'), '{}');
  await expect(run(sites(1))).rejects.toThrow('no locations.csv');
});

test('--keep names columns and tables', () => {
  const of = (isSync: boolean, keep: string | undefined) => toSync(isSync, keep, false);
  expect(() => of(true, 'nam')).toThrow('there is no column or table "nam". Did you mean "name"?');
  expect(() => of(false, 'name')).toThrow('Add --sync');
  expect(() => toSync(false, undefined, true)).toThrow('Add --sync');
  expect(of(true, 'name,images')).toEqual({ keep: new Set(['name', 'images']), takesFeed: false });
  expect(of(false, undefined)).toBeUndefined();
});
