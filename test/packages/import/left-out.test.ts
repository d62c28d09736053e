/** An object that cannot be published is left out with everything that belongs to it, and nothing else. */

import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import { brief, outcome, smallConnector, smallEvse, smallLocation, smallTariff } from './support.ts';

const other = smallLocation({ id: 'L-2', evses: [smallEvse({ uid: 'E-2' })] });
const connectorsOf = (location: JsonObject | undefined) =>
  (location?.evses as JsonObject[] | undefined)?.map(({ uid, connectors }) => [
    uid,
    (connectors as JsonObject[]).map(({ id }) => id),
  ]);

test('an EVSE is left out with its only connector, and reported once', async () => {
  const evses = [smallEvse(), smallEvse({ uid: null })];
  const { findings, locations } = await outcome([smallLocation({ evses })]);
  expect(findings).toMatchObject([
    { pointer: '/0/evses/1', params: { what: 'the EVSE' }, message: 'uid is missing. So the EVSE was left out.' },
  ]);
  expect(connectorsOf(locations[0])).toEqual([['E-1', ['1']]]);
});

test.each(['Säule 1', 'u'.repeat(37)])('an EVSE whose uid cannot be used goes by its evse_id: %s', async (uid) => {
  const { findings, locations } = await outcome([smallLocation({ evses: [smallEvse({ uid, evse_id: 'NL*EXA*E1' })] })]);
  expect(locations[0]?.evses).toMatchObject([{ uid: 'NL*EXA*E1', evse_id: 'NL*EXA*E1' }]);
  expect(brief(findings)).toEqual(['assumed /0/evses/0/uid']);
  expect(findings[0]?.params).toMatchObject({ member: 'uid', written: 'NL*EXA*E1' });
  expect(findings[0]?.message).toMatch(/^uid ".*" cannot be used, so NL\*EXA\*E1 was written, which is its evse_id\.$/);
  const { summary } = await outcome([other, smallLocation({ evses: [smallEvse({ uid })] })]);
  expect(summary.evses).toMatchObject({ lost: 1 });
});

describe('optional parts', () => {
  test.each(['operator', 'suboperator', 'owner'])('a location stays without its %s', async (part) => {
    const { locations, findings } = await outcome([smallLocation({ [part]: { name: 'x'.repeat(101) } })]);
    expect(brief(findings)).toEqual([`left-out /0/${part}`, `object-left-out /0/${part}/name`]);
    expect(locations[0]).not.toHaveProperty(part);
  });

  test('a location stays without its energy mix', async () => {
    const { locations, findings } = await outcome([smallLocation({ energy_mix: { is_green_energy: 'rather' } })]);
    expect(brief(findings)).toContain('left-out /0/energy_mix');
    expect(locations[0]).not.toHaveProperty('energy_mix');
  });

  test('a name of an energy source cannot pass for several', async () => {
    const energy_sources = [{ source: 'SOLAR:10|WIND', percentage: 90 }];
    const { locations } = await outcome([smallLocation({ energy_mix: { is_green_energy: true, energy_sources } })]);
    expect(locations[0]?.energy_mix).toEqual({ is_green_energy: true });
  });

  test('an EVSE stays without coordinates of which half cannot be read', async () => {
    for (const coordinates of [{ latitude: '52.1' }, { latitude: '52.1', longitude: 'east' }]) {
      const { locations, findings } = await outcome([smallLocation({ evses: [smallEvse({ coordinates })] })]);
      expect(findings.map(({ code }) => code)).toEqual(['left-out']);
      expect(locations[0]?.evses).toEqual([smallEvse()]);
    }
  });

  test('a business that two locations name stays when the first of them is left out', async () => {
    const first = smallLocation({ id: null });
    expect((await outcome([first, other])).locations[0]).toMatchObject({ operator: { name: 'Example Charging' } });
  });

  test('one text that cannot be read does not take the others along', async () => {
    const directions = [
      { language: 'xx', text: 'a' },
      { language: 'en', text: 'b' },
      { language: 'nl', text: 'c'.repeat(513) },
    ];
    const { locations, findings } = await outcome([smallLocation({ directions })]);
    expect(brief(findings)).toEqual(['left-out /0/directions/0', 'left-out /0/directions/2']);
    expect(locations[0]?.directions).toEqual([{ language: 'en', text: 'b' }]);
  });

  test('a URL in a text stays as it is', async () => {
    const directions = [{ language: 'en', text: 'https://example.com/é then left' }];
    expect((await outcome([smallLocation({ directions, name: 'https://é.example' })])).locations[0]).toMatchObject({
      directions,
      name: 'https://é.example',
    });
  });
});

describe('a site that may be private is never published by mistake', () => {
  test.each([false, 'false', 'no', 0, '', {}, [true]])('publish: %j', async (publish) => {
    expect((await outcome([other, smallLocation({ publish })])).locations.map(({ id }) => id)).toEqual(['L-2']);
  });

  test.each([
    ['', 'publish "" is neither true nor false, so false was written.'],
    ['perhaps', 'publish "perhaps" is neither true nor false, so false was written.'],
  ])('%j: the site is imported as hidden, and not lost', async (publish, message) => {
    const { findings, summary } = await outcome([other, smallLocation({ publish })]);
    expect(findings).toMatchObject([{ code: 'assumed', pointer: '/1/publish', message }]);
    expect(summary.locations).toMatchObject({ inFeed: 2, imported: 2, lost: 0 });
  });
});

/** A tariff of which a part is missing states another price than the operator's. */
describe('a tariff is published as a whole or not at all', () => {
  const component = { type: 'ENERGY', price: 0.45, vat: 21, step_size: 1 };
  const withRestrictions = (restrictions: unknown) => ({ elements: [{ price_components: [component], restrictions }] });
  const withComponents = (...price_components: unknown[]) => ({ elements: [{ price_components }] });
  const time = { ...component, type: 'TIME' };

  test.each<readonly [what: string, members: JsonObject]>([
    ['a currency that does not exist', { currency: 'EUX' }],
    ['a type that does not exist', { type: 'NIGHT' }],
    ['an end that cannot be read', { end_date_time: 'soon' }],
    ['an end before its begin', { start_date_time: '2026-02-01T00:00:00Z', end_date_time: '2026-01-01T00:00:00Z' }],
    ['a lowest price that is no object', { min_price: 1 }],
    ['a highest price without its VAT-free half', { max_price: { incl_vat: 12 } }],
    ['a price in words', withComponents({ ...component, price: 'free' })],
    ['a price beyond all numbers', withComponents({ ...component, price: 1e300 })],
    ['a second price that is missing', withComponents(component, { ...time, price: null })],
    ['a component of another kind', withComponents(component, { ...time, type: 'DISTANCE' })],
    ['a component that is no object', withComponents(component, 'TIME')],
    ['two components of one kind', withComponents(component, { ...component, price: 0.1 })],
    ['an element that is no object', { elements: [{ price_components: [component] }, 7] }],
    ['no element', { elements: [] }],
    ['restrictions that are a list of two', withRestrictions([{ min_kwh: 5 }, { max_kwh: 9 }])],
    ['restrictions that are a list of texts', withRestrictions(['min_kwh'])],
    ['a restriction in a list that OCPI does not have', withRestrictions([{ max_soc: 80 }])],
    ['a restriction that is negative', withRestrictions({ min_kwh: -1 })],
    ['a restriction that is an object', withRestrictions({ max_power: { value: 22 } })],
    ['a restriction that OCPI does not have', withRestrictions({ max_soc: 80 })],
    ['a day that does not exist', withRestrictions({ day_of_week: ['MONDAY', 'HOLIDAY'] })],
    ['a reservation that is paid by energy', withRestrictions({ reservation: 'RESERVATION' })],
  ])('%s', async (_, members) => {
    const connectors = [smallConnector({ tariff_ids: ['T-1', 'T-2'] })];
    const location = smallLocation({ evses: [smallEvse({ connectors })] });
    const { locations, tariffs, findings } = await outcome(
      [location],
      [smallTariff(members), smallTariff({ id: 'T-2' })],
    );
    expect(tariffs).toEqual([smallTariff({ id: 'T-2' })]);
    expect(locations).toEqual([
      smallLocation({ evses: [smallEvse({ connectors: [smallConnector({ tariff_ids: ['T-2'] })] })] }),
    ]);
    expect(findings.filter(({ code }) => code === 'object-left-out')).toMatchObject([{ file: 'tariffs.json' }]);
    expect(brief(findings)).toContain('undefined-tariff /0/evses/0/connectors/0/tariff_ids');
  });

  test.each<readonly [what: string, members: JsonObject]>([
    ['a text without a language', { tariff_alt_text: [{ text: 'Ask' }] }],
    ['an address that is none', { tariff_alt_url: 'example' }],
    ['an energy mix that cannot be read', { energy_mix: { is_green_energy: 5 } }],
  ])('%s is no part of the price', async (_, members) => {
    const { tariffs, findings } = await outcome([smallLocation()], [smallTariff(members)]);
    expect(tariffs).toEqual([smallTariff()]);
    expect(findings.map(({ code }) => code)).toContain('left-out');
  });
});
