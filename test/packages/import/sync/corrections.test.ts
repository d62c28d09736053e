/** What people changed survives a sync, and is told with both values. */

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../packages/import/ocpi-objects/feed-values.ts';
import { smallConnector, smallEvse, smallLocation, smallTariff } from '../support.ts';
import { newPlace, type Place, pricedSites, sites } from './support.ts';

let place: Place;
beforeEach(async () => {
  place = await newPlace();
});
afterEach(() => place.remove());

const said = () => [...place.said.out, ...place.said.note].join('\n');
const rename = (from: string, to: string) => place.edit('locations.csv', (csv) => csv.replace(from, to));

describe('a cell', () => {
  beforeEach(() => place.first({ locations: sites(2, { name: 'Parc' }) }));

  test('that only a person changed stays, and both values are told', async () => {
    await rename('Parc', 'Park');
    expect(await place.sync({ locations: sites(2, { name: 'Parc', city: 'Utrecht' }) })).toBe(0);
    expect(await place.text('locations.csv')).toMatch(/L-0,Park,.*Utrecht.*\nL-1,Parc,.*Utrecht/);
    expect(said()).toContain('locations: 1 kept as people wrote them\n  L-0: name is "Park", in the feed "Parc"');
  });

  test('that both changed alike is no matter', async () => {
    await rename('Parc', 'Park');
    expect(await place.sync({ locations: sites(2, { name: 'Park' }) })).toBe(0);
    expect(await place.text('locations.csv')).toMatch(/L-0,Park,.*\nL-1,Park,/);
    expect(said()).not.toMatch(/kept|contested/);
  });

  test('that both changed stays, and a warning has all three values, once', async () => {
    await rename('Parc', 'Park');
    const feed = { locations: sites(2, { name: 'Parck' }) };
    expect(await place.sync(feed)).toBe(0);
    expect(await place.text('locations.csv')).toMatch(/L-0,Park,.*\nL-1,Parck,/);
    expect(said()).toContain('name is "Park"; in the feed it was "Parc" and is "Parck"');
    await place.sync(feed);
    expect(said()).not.toContain('contested-cell');
  });

  test('that a person emptied stays empty', async () => {
    await rename('L-0,Parc', 'L-0,');
    await place.sync({ locations: sites(2, { name: 'Parc' }) });
    expect(await place.text('locations.csv')).toContain('L-0,,Main');
    expect(said()).toContain('L-0: name is empty, in the feed "Parc"');
  });

  test('follows the feed with --take-feed', async () => {
    await rename('Parc', 'Park');
    await place.edit('locations.csv', (csv) =>
      csv.replaceAll('\n', ',\n').replace(',\n', ',_note\n').replace(',\n', ',mine\n'),
    );
    await place.sync({ locations: sites(2, { name: 'Parck' }) }, { takesFeed: true });
    expect(await place.text('locations.csv')).toMatch(/L-0,Parck,.*mine\nL-1,Parck,/);
  });

  test('as JSON, the report has every change', async () => {
    await rename('L-0,Parc', 'L-0,Park');
    const locations = sites(2, { name: 'Parc' }).map((site, i) => (i === 1 ? { ...site, city: 'Utrecht' } : site));
    await place.sync({ locations }, { format: 'json' });
    const { sync } = JSON.parse(place.said.out.join('')) as { sync: { locations: unknown } };
    expect(sync.locations).toEqual({
      before: 2,
      changed: [{ row: 'L-1', column: 'city', from: 'Amsterdam', to: 'Utrecht' }],
      added: [],
      gone: [],
      kept: [{ row: 'L-0', column: 'name', ours: 'Park', feed: 'Parc' }],
      keptRows: [],
    });
  });

  test('of many that changed, the first ten are told, and how many more', async () => {
    await place.sync({ locations: sites(14, { name: 'Parc' }) });
    await place.sync({ locations: sites(14, { name: 'Park' }) });
    expect(place.said.note.filter((line) => line.includes('was "Parc" and is "Park"'))).toHaveLength(10);
    expect(said()).toContain('… and 4 more cells changed (--format json shows all)');
  });
});

test('a person’s latitude never stands beside the feed’s longitude', async () => {
  await place.first({ locations: sites(1) });
  await rename('52.373169', '52.373999');
  await place.sync({ locations: sites(1, { coordinates: { latitude: '52.373169', longitude: '5.5' } }) });
  expect(await place.text('locations.csv')).toContain('52.373999,4.893379');
  expect(said()).toContain('longitude is "4.893379"; in the feed it was "4.893379" and is "5.5"');
});

describe('network.json', () => {
  test('an operator who was renamed there stays, and no location names another', async () => {
    const operator = { name: 'Example Charging', website: 'https://example.com' };
    await place.first({ locations: sites(2, { operator }) });
    await place.edit('network.json', (json) => json.replace('Example Charging', 'Example Charging B.V.'));
    const before = await place.text('locations.csv');
    const more = smallLocation({ id: 'NEW', evses: [smallEvse({ uid: 'E-NEW' })], operator });
    expect(await place.sync({ locations: [...sites(2, { operator }), more] })).toBe(0);
    const after = await place.text('locations.csv');
    expect(after.startsWith(before)).toBe(true);
    expect(after).not.toContain('operator');
    expect(Object.keys(await place.contents())).not.toContain('businesses.csv');
    expect(said()).not.toContain('kept');
  });

  test('a time zone that was corrected there stays', async () => {
    await place.first({ locations: sites(2) });
    await place.edit('network.json', (json) => json.replace('Europe/Amsterdam', 'Europe/Brussels'));
    const before = await place.text('locations.csv');
    expect(await place.sync({ locations: sites(2) })).toBe(0);
    expect(await place.text('locations.csv')).toBe(before);
    expect(said()).toContain('time_zone is empty, in the feed "Europe/Amsterdam"');
  });

  test('a party_id that was corrected there does not make it another operator’s feed', async () => {
    await place.first({ locations: sites(2) });
    await place.edit('network.json', (json) => json.replace('EXA', 'EXB'));
    expect(await place.sync({ locations: sites(2, { city: 'Utrecht' }) })).toBe(0);
    expect(await place.text('locations.csv')).toContain('Utrecht');
  });
});

describe('a row', () => {
  const without = (id: string, count = 12) => sites(count).filter((site) => site.id !== id);
  const drop = (name: string, start: string) =>
    place.edit(name, (csv) =>
      csv
        .split('\n')
        .filter((line) => !line.startsWith(start))
        .join('\n'),
    );
  beforeEach(() => place.first({ locations: sites(12) }));

  test('that a person deleted stays deleted, with all that the feed adds to it', async () => {
    for (const [name, start] of [
      ['locations', 'L-3,'],
      ['evses', 'E-3,'],
      ['connectors', 'E-3,'],
    ] as const) {
      await drop(`${name}.csv`, start);
    }
    const before = await place.contents();
    expect(await place.sync({ locations: sites(12) })).toBe(0);
    expect(await place.contents()).toEqual(before);
    const evses = [smallEvse({ uid: 'E-3' }), smallEvse({ uid: 'E-MORE' })];
    const locations = sites(12).map((site, i) => (i === 3 ? { ...site, city: 'Utrecht', evses } : site));
    expect(await place.sync({ locations })).toBe(0);
    expect({ ...(await place.contents()), '.last-import.json': '' }).toEqual({ ...before, '.last-import.json': '' });
    expect(said()).toContain('Somebody deleted "L-3" from locations.csv. The feed still has it, and changed it.');
  });

  test('that a person deleted stays deleted, also after the feed was without it for a while', async () => {
    for (const table of ['locations', 'evses', 'connectors'])
      await place.edit(`${table}.csv`, (csv) => csv.replace(/^.*[LE]-0,.*\n/m, ''));
    const before = await place.text('evses.csv');
    await place.sync({ locations: sites(12).slice(1) });
    expect(await place.sync({ locations: sites(12) })).toBe(0);
    expect(await place.text('evses.csv')).toBe(before);
    expect(said()).not.toContain('added');
  });

  test('whose site was deleted and is there again gets what the feed added in the meantime', async () => {
    const tables = ['locations', 'evses', 'connectors'] as const;
    const whole = await Promise.all(tables.map((table) => place.text(`${table}.csv`)));
    for (const table of tables) await place.edit(`${table}.csv`, (csv) => csv.replace(/^.*[LE]-0,.*\n/m, ''));
    const [first, ...rest] = sites(12);
    const grown = { ...first, evses: [smallEvse({ uid: 'E-0' }), smallEvse({ uid: 'E-NEW' })] };
    await place.sync({ locations: [grown, ...rest] });
    expect(await place.text('evses.csv')).not.toContain('E-NEW');
    for (const [at, table] of tables.entries()) await place.edit(`${table}.csv`, () => whole[at] ?? '');
    await place.sync({ locations: [grown, ...rest] });
    expect(await place.text('evses.csv')).toContain('E-NEW');
    expect(await place.text('connectors.csv')).toContain('E-NEW');
  });

  test('that a person added stays', async () => {
    await place.edit('evses.csv', (csv) => `${csv}MINE,L-1,AVAILABLE,\n`);
    await place.edit('connectors.csv', (csv) => `${csv}MINE,1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,16,\n`);
    const before = await place.contents();
    await place.sync({ locations: sites(12) });
    expect(await place.contents()).toEqual(before);
  });

  test('that a person added before the feed had it keeps what is filled, and gets the rest', async () => {
    await place.edit('locations.csv', (csv) => `${csv}NEW,Side Street 2,,52.1,4.9,true,\n`);
    const more = smallLocation({ id: 'NEW', city: 'Utrecht', evses: [smallEvse({ uid: 'E-NEW' })] });
    await place.sync({ locations: [...sites(12), more] });
    expect(await place.text('locations.csv')).toContain('NEW,Side Street 2,Utrecht,52.1,4.9,true,2025');
    expect(said()).toContain('address is "Side Street 2"; in the feed it is "Main Street 1"');
  });

  test('that left the feed goes with all that belongs to it', async () => {
    await place.sync({ locations: without('L-3') });
    for (const name of ['locations', 'evses', 'connectors'])
      expect(await place.text(`${name}.csv`)).not.toMatch(/[LE]-3,/);
  });

  test.each([
    ['itself', 'locations.csv', 'L-3,Main Street 1', 'L-3,Side Street 2'],
    ['its EVSE', 'evses.csv', 'E-3,L-3,AVAILABLE', 'E-3,L-3,BLOCKED'],
    ['its connector', 'connectors.csv', 'E-3,1,IEC_62196_T2,SOCKET', 'E-3,1,IEC_62196_T2,CABLE'],
  ])('that left the feed stays as a whole if a person edited %s, and is named', async (_, name, from, to) => {
    await place.edit(name, (csv) => csv.replace(from, to));
    const before = await place.contents();
    expect(before[name]).toContain(to);
    expect(await place.sync({ locations: without('L-3') })).toBe(0);
    expect({ ...(await place.contents()), '.last-import.json': '' }).toEqual({ ...before, '.last-import.json': '' });
    expect(said().match(/contested-row .*/g)).toEqual([
      'contested-row     "L-3" of locations.csv is not in the feed any more. It stays, because somebody edited it or what needs it. If "L-3" is gone, delete its row and what belongs to it.',
    ]);
    expect(said()).toContain('locations: 1 kept though not in the feed (L-3)');
  });
});

test('a row of a table that --keep left alone comes when it is not kept any more', async () => {
  const { locations, tariffs } = pricedSites(12);
  await place.first({ locations, tariffs: tariffs.slice(1) });
  expect(await place.text('tariffs.csv')).not.toContain('T-0');
  await place.sync({ locations, tariffs }, { keep: 'tariffs,tariff_elements' });
  expect(await place.text('tariffs.csv')).not.toContain('T-0');
  await place.sync({ locations, tariffs });
  expect(await place.text('tariffs.csv')).toContain('T-0');
});

describe('prices', () => {
  const feed = (price: number, more: JsonObject = {}) => {
    const { locations } = pricedSites(1);
    const components = [{ type: 'ENERGY', price, vat: 21, step_size: 1 }];
    return { locations, tariffs: [smallTariff({ id: 'T-0', elements: [{ price_components: components, ...more }] })] };
  };
  beforeEach(() => place.first(feed(0.45)));
  const edit = () => place.edit('tariffs.csv', (csv) => csv.replace('0.45', '0.49'));

  test('that both changed are a doubt; the rest is written', async () => {
    await edit();
    const { locations, tariffs } = feed(0.47);
    const [site] = locations;
    expect(await place.sync({ locations: [{ ...site, city: 'Utrecht' }], tariffs })).toBe(1);
    expect(await place.text('tariffs.csv')).toContain('0.49');
    expect(await place.text('locations.csv')).toContain('Utrecht');
    expect(said()).toContain('price_per_kwh is "0.49"; in the feed it was "0.45" and is "0.47"');
    expect(said()).toContain('next: decide 1 doubt, then');
  });

  test('stay whole where the feed has elements now', async () => {
    await edit();
    const before = await place.text('tariffs.csv');
    expect(await place.sync(feed(0.47, { restrictions: { min_kwh: 5 } }))).toBe(1);
    expect(await place.text('tariffs.csv')).toBe(before);
    expect(Object.keys(await place.contents())).not.toContain('tariff_elements.csv');
  });

  test('follow whole where no person changed them', async () => {
    expect(await place.sync(feed(0.47, { restrictions: { min_kwh: 5 } }))).toBe(0);
    expect(await place.text('tariff_elements.csv')).toContain('T-0,1,ENERGY,0.47,21');
    expect(await place.text('tariffs.csv')).not.toContain('0.4');
  });

  test('a connector with another tariff by hand is a doubt, and its tariff stays', async () => {
    const { locations, tariffs } = pricedSites(12);
    await place.sync({ locations, tariffs });
    await place.edit('connectors.csv', (csv) => csv.replace(/^(E-1,.*)T-1/m, '$1T-2'));
    const moved = locations.flatMap((site, i) => {
      const evses = [smallEvse({ uid: `E-${i}`, connectors: [smallConnector({ tariff_ids: ['T-5'] })] })];
      return i === 1 ? [{ ...site, evses }] : i === 2 ? [] : [site];
    });
    expect(await place.sync({ locations: moved, tariffs: tariffs.filter(({ id }) => id !== 'T-2') })).toBe(1);
    expect(said()).toContain('tariff_ids is "T-2"; in the feed it was "T-1" and is "T-5"');
    expect(await place.text('tariffs.csv')).toMatch(/^T-2,/m);
    expect(await place.text('locations.csv')).not.toMatch(/^L-2,/m);
  });
});

describe('businesses and energy mixes', () => {
  const mix = (supplier_name: string) => ({ is_green_energy: true, supplier_name, energy_product_name: 'green' });
  const members = (supplier: string, name: string) => ({ energy_mix: mix(supplier), suboperator: { name } });

  test('follow the feed, go when nothing needs them, and stay where people changed them', async () => {
    await place.first({ locations: sites(2, members('Sun', 'Sub')) });
    await place.sync({ locations: sites(2, members('Wind', 'Sub')) });
    expect(await place.text('energy_mixes.csv')).toContain('Wind');
    expect(await place.text('energy_mixes.csv')).not.toContain('Sun');
    await place.edit('energy_mixes.csv', (csv) => csv.replace('Wind', 'Wind and sun'));
    await place.sync({ locations: sites(2, { ...members('Wind', 'Sub'), city: 'Utrecht' }) });
    expect(await place.text('energy_mixes.csv')).toContain('Wind and sun');
    await place.sync({ locations: sites(2) });
    expect(await place.text('energy_mixes.csv')).toContain('Wind and sun');
    expect(await place.text('businesses.csv')).not.toContain('Sub');
    expect(await place.text('locations.csv')).not.toMatch(/green|,sub,/);
  });

  test('keep their ids in whatever order the feed has them, and so does what people wrote about them', async () => {
    const operator = (website: string) => ({ suboperator: { name: 'Sub', website: `https://${website}.example` } });
    const [one, two] = [sites(2, operator('one'))[0] ?? {}, sites(2, operator('two'))[1] ?? {}];
    await place.first({ locations: [one, two] });
    await place.edit('businesses.csv', (csv) => csv.replace('sub-2,Sub', 'sub-2,Sub Two'));
    const before = await place.contents();
    await place.sync({ locations: [two, one] });
    expect(await place.contents()).toEqual(before);
    expect(before['businesses.csv']).toContain('sub-2,Sub Two,https://two.example');
  });

  test('so do energy mixes', async () => {
    const [one = {}] = sites(2, { energy_mix: mix('Sun') });
    const [, two = {}] = sites(2, { energy_mix: mix('Wind') });
    await place.first({ locations: [one, two] });
    const edited = (csv: string) => csv.replace(/^(green-2,.*)Wind/m, '$1Wind and sun');
    await place.edit('energy_mixes.csv', edited);
    const before = await place.contents();
    await place.sync({ locations: [two, one] });
    expect(await place.contents()).toEqual(before);
    expect(before['energy_mixes.csv']).toContain('Wind and sun');
  });

  test('one that a person deleted comes back if a row of the feed needs it', async () => {
    await place.first({ locations: sites(2, members('Sun', 'Sub')) });
    await place.edit('locations.csv', (csv) => csv.replaceAll('green', ''));
    await place.edit('energy_mixes.csv', (csv) => `${csv.split('\n', 1).join('')}\n`);
    await place.sync({ locations: sites(2, members('Sun', 'Sub')) });
    expect(await place.text('energy_mixes.csv')).not.toContain('Sun');
    await place.sync({ locations: sites(3, members('Sun', 'Sub')) });
    expect(await place.text('energy_mixes.csv')).toContain('Sun');
    expect(await place.text('locations.csv')).toMatch(/L-2,.*green/);
  });
});

describe('without the last import', () => {
  beforeEach(async () => {
    await place.first({ locations: pricedSites(3).locations, tariffs: pricedSites(3).tariffs });
    await rm(join(place.out, '.last-import.json'));
  });

  test('every cell that differs stays, and so does every row; what is new comes', async () => {
    const before = await place.contents();
    const { locations, tariffs } = pricedSites(4);
    const feed = { locations: locations.slice(1).map((site) => ({ ...site, city: 'Utrecht' })), tariffs };
    expect(await place.sync(feed)).toBe(1);
    for (const [name, text] of Object.entries(before)) {
      if (name.endsWith('.csv')) expect((await place.text(name)).startsWith(text)).toBe(true);
    }
    expect(said()).toContain('so 2 cells and 3 rows that are not as in the feed stay');
    expect(said()).toContain('locations: 1 added (L-3), 1 kept though not in the feed (L-0)');
    expect(said()).toContain('L-1: city is "Amsterdam", in the feed "Utrecht"');
  });

  test('a price that differs is a doubt', async () => {
    await place.edit('tariffs.csv', (csv) => csv.replace('0.45', '0.49'));
    expect(await place.sync(pricedSites(3))).toBe(1);
    expect(said()).toContain('price_per_kwh is "0.49"; in the feed it is "0.45"');
  });

  test('the next sync knows it again; where nothing differs, nothing is said', async () => {
    expect(await place.sync(pricedSites(3))).toBe(0);
    expect(said()).not.toContain('no-last-import');
    const { locations, tariffs } = pricedSites(3);
    await place.sync({ locations: locations.map((site) => ({ ...site, city: 'Utrecht' })), tariffs });
    expect(await place.text('locations.csv')).not.toContain('Amsterdam');
  });

  test('--take-feed takes all of the feed', async () => {
    const { locations, tariffs } = pricedSites(12);
    await place.sync({ locations, tariffs });
    await rm(join(place.out, '.last-import.json'));
    await writeFile(
      join(place.out, 'images.csv'),
      'location_id,url,category\nL-5,https://example.com/a.png,LOCATION\n',
    );
    const feed = {
      locations: locations.slice(1).map((site) => ({ ...site, city: 'Utrecht' })),
      tariffs: tariffs.slice(1),
    };
    expect(await place.sync(feed, { takesFeed: true })).toBe(0);
    expect(await place.text('locations.csv')).not.toMatch(/L-0|Amsterdam/);
    expect(await place.text('tariffs.csv')).not.toMatch(/T-0/);
    expect(await place.text('images.csv')).toContain('L-5');
  });
});
