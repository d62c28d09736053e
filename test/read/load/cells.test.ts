/** Cells of a table: what an empty one means, decimal commas, and that reading recurring texts once changes nothing. */

import { describe, expect, test } from 'vitest';
import { brief, checkFor, csv, networkOf, onlyLocation, onlyTariff, render } from '../../support/network-of.ts';

const check = checkFor('decimal-comma missing-value not-a-number outside-country unknown-value');

const PLUG = 'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32';

describe('an empty cell', () => {
  test.each([
    ['means a fixed value', 'publish', '', true],
    ['means the setting of network.json', 'country', '', 'NLD'],
    ['means nothing', 'name', '', undefined],
    ['is not read where it is filled', 'country', 'BEL', 'BEL'],
  ] as const)('%s', async (_, column, cell, published) => {
    const locations = csv(`id,address,city,latitude,longitude,${column}`, `L-1,Main St,Baarle,51.4477,4.9290,${cell}`);
    const waivers = csv('code,reason', 'outside-country,Only the country cell matters here');
    expect(onlyLocation(await render(networkOf({ locations, waivers })))[column]).toBe(published);
  });

  test('is a mistake where the value is required, with an example', () => {
    const { findings } = check(
      networkOf({ locations: csv('id,address,city,latitude,longitude', 'L-1,,Paris,52.3,4.9') }),
    );
    expect(brief(findings)).toEqual(['missing-value data/locations.csv:2:5']);
    expect(findings[0]?.hint).toBe('Fill it in, for example with Market Square 1');
  });

  test('is a mistake where neither the row nor network.json has the value', () => {
    const locations = csv('id,address,city,latitude,longitude,time_zone', 'L-1,Main St,Amsterdam,52.3,4.9,');
    const { findings } = check(networkOf({ locations }, { time_zone: undefined }));
    expect(brief(findings)).toEqual(['missing-value data/locations.csv:2:32']);
  });

  test('has no default while network.json cannot be read, and is no mistake then', () => {
    const { settingsFile: _, ...sources } = networkOf({});
    expect(check(sources).findings).toEqual([]);
  });
});

describe('a decimal comma', () => {
  const tariffs = (text: string) => ({
    connectors: csv('evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids', `E-1,${PLUG},T-1`),
    tariffs: text,
  });

  test.each([';', '\t'])('is read between %j', async (delimiter) => {
    const text = csv(['id', 'price_per_kwh', 'min_price'].join(delimiter), ['T-1', '0,45', '1.5'].join(delimiter));
    const tariff = onlyTariff(await render(networkOf(tariffs(text))));
    expect(tariff.elements[0]?.price_components[0]?.price).toBe(0.45);
    expect(tariff.min_price).toEqual({ excl_vat: 1.5 });
  });

  test('is accepted between commas if it can separate nothing else', async () => {
    const files = networkOf(tariffs(csv('id,price_per_kwh', 'T-1,"0,45"')));
    expect(onlyTariff(await render(files)).elements[0]?.price_components[0]?.price).toBe(0.45);
  });

  test('is a mistake between commas where it may separate thousands', () => {
    const { findings } = check(networkOf(tariffs(csv('id,price_per_kwh', 'T-1,"1,450"'))));
    expect(brief(findings)).toEqual(['decimal-comma data/tariffs.csv:2:5']);
  });

  test('is not what is wrong with a fraction where whole numbers are needed', () => {
    const connectors = csv(
      'evse_uid;standard;format;power_type;max_voltage;max_amperage',
      'E-1;IEC_62196_T2;SOCKET;AC_3_PHASE;230,5;32',
    );
    const { findings } = check(networkOf({ connectors }));
    expect(findings[0]).toMatchObject({
      code: 'not-a-number',
      message: 'max_voltage: "230.5" is not a whole number.',
      value: '230,5',
    });
  });
});

describe('texts that recur', () => {
  const connectors = (count: number, cells: (i: number) => string) =>
    csv(
      'evse_uid,id,standard,format,power_type,max_voltage,max_amperage,max_electric_power',
      ...Array.from({ length: count }, (_, i) => `E-1,${i},${cells(i)}`),
    );

  test('are the same value in each of 3,000 rows', async () => {
    const location = onlyLocation(await render(networkOf({ connectors: connectors(3000, () => `${PLUG},22000`) })));
    const plugs = location.evses?.[0]?.connectors ?? [];
    expect(plugs).toHaveLength(3000);
    expect(new Set(plugs.map(({ id, ...plug }) => JSON.stringify(plug))).size).toBe(1);
  });

  test('are read for themselves, however many different ones there are', async () => {
    const text = connectors(3000, (i) => `${PLUG},${20_000 + (i % 1500)}`);
    const plugs = onlyLocation(await render(networkOf({ connectors: text }))).evses?.[0]?.connectors ?? [];
    const wrong = plugs.filter(({ id, max_electric_power: watts }) => watts !== 20_000 + (Number(id) % 1500));
    expect(wrong).toEqual([]);
  });

  test('have a finding in each row in which they are wrong', () => {
    const { findings } = check(
      networkOf({ connectors: connectors(3000, () => `${PLUG.replace('SOCKET', 'Sockett')},22000`) }),
    );
    expect(findings).toHaveLength(3000);
    expect(findings.at(-1)).toMatchObject({ code: 'unknown-value', line: 3001, value: 'Sockett', key: 'E-1/2999' });
  });
});
