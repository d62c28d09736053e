/** OCPI 2.1.1 and 2.3.0: what they name otherwise is read. */

import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import type { OcpiVersion } from '../../../src/ocpi/enums.ts';
import { brief, outcome, smallConnector, smallEvse, smallLocation, smallTariff } from './support.ts';

const component = { type: 'ENERGY', price: 0.45, vat: 21, step_size: 1 };

describe('2.1.1', () => {
  const location = {
    id: 'LOC1',
    type: 'ON_STREET',
    name: 'Gent Zuid',
    address: 'F.Rooseveltlaan 3A',
    city: 'Gent',
    postal_code: '9000',
    country: 'BEL',
    coordinates: { latitude: '51.04759', longitude: '3.72994' },
    evses: [
      {
        uid: '3256',
        evse_id: 'BE-BEC-E041503001',
        status: 'AVAILABLE',
        capabilities: ['RESERVABLE'],
        connectors: [
          {
            id: '1',
            standard: 'IEC_62196_T2',
            format: 'CABLE',
            power_type: 'AC_3_PHASE',
            voltage: 220,
            amperage: 16,
            tariff_id: '11',
            last_updated: '2015-03-16T10:10:02Z',
          },
        ],
        physical_reference: '1',
        floor_level: -1,
        last_updated: '2015-06-28T08:12:01Z',
      },
    ],
    operator: { name: 'BeCharged' },
    time_zone: 'Europe/Brussels',
    energy_mix: { is_green_energy: false, environ_impact: [{ source: 'CARBON_DIOXIDE', amount: 123.4 }] },
    last_updated: '2015-06-29T20:39:09Z',
  };
  const tariff = {
    id: '11',
    currency: 'EUR',
    elements: [{ price_components: [{ type: 'TIME', price: 2, step_size: 300 }] }],
    last_updated: '2015-06-29T20:39:09Z',
  };

  test('a location and a tariff', async () => {
    const { locations, tariffs, findings } = await outcome([location], [tariff]);
    expect(locations).toMatchObject([
      {
        id: 'LOC1',
        parking_type: 'ON_STREET',
        coordinates: { latitude: '51.047590', longitude: '3.729940' },
        energy_mix: { environ_impact: [{ category: 'CARBON_DIOXIDE', amount: 123.4 }] },
        evses: [
          {
            uid: '3256',
            floor_level: '-1',
            connectors: [{ max_voltage: 220, max_amperage: 16, tariff_ids: ['11'] }],
          },
        ],
      },
    ]);
    expect(tariffs).toMatchObject([{ id: '11', elements: tariff.elements }]);
    expect(brief(findings).toSorted()).toEqual([
      'assumed /0/publish',
      'renamed /0/energy_mix/environ_impact/0/source',
      'renamed /0/evses/0/connectors/0/amperage',
      'renamed /0/evses/0/connectors/0/tariff_id',
      'renamed /0/evses/0/connectors/0/voltage',
      'renamed /0/type',
      'unknown-publisher ',
    ]);
  });

  test.each(['OTHER', 'UNKNOWN'])('the parking type %s, which 2.2 lacks', async (type) => {
    const { locations, findings } = await outcome([{ ...location, type }]);
    expect(locations[0]).not.toHaveProperty('parking_type');
    expect(brief(findings)).toContain('left-out /0/type');
  });
});

describe('2.3.0', () => {
  const place = { id: 'P-1', vehicle_types: ['VAN'], restricted_to_type: false, reservation_required: true };
  const publishedOf = async (members: JsonObject, version?: OcpiVersion) =>
    await outcome([smallLocation()], [smallTariff(members)], version);

  test('what is new is published in 2.3.0, and left out of older versions', async () => {
    const connectors = [
      smallConnector({ capabilities: ['ISO_15118_2_PLUG_AND_CHARGE'] }),
      smallConnector({ id: '2', standard: 'MCS', power_type: 'DC', format: 'CABLE' }),
    ];
    const parking = [{ parking_id: 'P-1', evse_position: 'LEFT' }];
    const evse = smallEvse({ connectors, parking, accepted_service_providers: ['EXA'] });
    const site = smallLocation({ evses: [evse], parking_places: [place], help_phone: '+31 20 000 0000' });
    const newest = await outcome([site], undefined, '2.3.0');
    expect(newest.findings).toEqual([]);
    expect(newest.locations).toEqual([site]);
    expect((await outcome([site])).locations).toEqual([smallLocation()]);
  });

  test('an empty list says that there is none', async () => {
    const connectors = [smallConnector({ capabilities: [] })];
    const site = smallLocation({ evses: [smallEvse({ connectors, accepted_service_providers: [] })] });
    expect((await outcome([site], undefined, '2.3.0')).locations).toEqual([site]);
  });

  test.each(['NO', 'N/A'])('tax_included %s: the prices are those of 2.2', async (tax_included) => {
    const limits = { min_price: { before_taxes: 1, after_taxes: 1.21 } };
    const { tariffs, findings } = await publishedOf({ tax_included, ...limits });
    expect(tariffs).toEqual([smallTariff({ min_price: { excl_vat: 1, incl_vat: 1.21 } })]);
    expect(findings).toEqual([]);
    const newest = await publishedOf({ tax_included, ...limits }, '2.3.0');
    expect(newest.tariffs).toEqual([smallTariff({ tax_included: 'NO', ...limits })]);
  });

  test('taxes are added, and nobody knows how much: that stays so', async () => {
    const members = { elements: [{ price_components: [{ type: 'ENERGY', price: 0.45, step_size: 1 }] }] };
    const { tariffs } = await publishedOf({ tax_included: 'NO', ...members }, '2.3.0');
    expect(tariffs).toEqual([smallTariff({ tax_included: 'NO', ...members })]);
    const older = await outcome([smallLocation()], [smallTariff(members)], '2.3.0');
    expect(older.tariffs).toEqual([smallTariff({ tax_included: 'N/A', ...members })]);
  });

  test('no tax applies: there is no rate', async () => {
    const elements = [{ price_components: [{ type: 'ENERGY', price: 0.45, step_size: 1 }] }];
    const { tariffs } = await publishedOf({ tax_included: 'N/A', elements }, '2.3.0');
    expect(tariffs).toMatchObject([
      { tax_included: 'N/A', elements: [{ price_components: [{ price: 0.45, step_size: 1, type: 'ENERGY' }] }] },
    ]);
  });

  test('tax_included YES: the VAT is taken out of the prices for older versions', async () => {
    const elements = [
      { price_components: [{ ...component, price: 0.605 }], restrictions: { min_kwh: 5 } },
      { price_components: [{ ...component, price: 1.21 }] },
    ];
    const members = { tax_included: 'YES', elements, max_price: { before_taxes: 10, after_taxes: 12.1 } };
    const { tariffs, findings } = await publishedOf(members);
    expect(tariffs).toEqual([
      smallTariff({
        max_price: { excl_vat: 10, incl_vat: 12.1 },
        elements: [
          { price_components: [{ ...component, price: 0.5 }], restrictions: { min_kwh: 5 } },
          { price_components: [{ ...component, price: 1 }] },
        ],
      }),
    ]);
    expect(findings).toEqual([]);
    expect((await publishedOf(members, '2.3.0')).tariffs).toEqual([smallTariff(members)]);
  });

  test.each<readonly [what: string, members: JsonObject]>([
    ['taxes without a rate', { tax_included: 'YES', elements: [{ price_components: [{ ...component, vat: null }] }] }],
    ['a bound without taxes beside prices with them', { tax_included: 'YES', min_price: { before_taxes: 1 } }],
    ['taxes that may be or not', { tax_included: 'MAYBE' }],
  ])('%s: the whole tariff is left out', async (_, members) => {
    const { tariffs, findings } = await publishedOf(members);
    expect(tariffs).toEqual([]);
    expect(findings.map(({ code }) => code)).toContain('object-left-out');
  });
});

describe('prices as text', () => {
  const withPrice = (price: unknown, vat: unknown) =>
    smallTariff({ elements: [{ price_components: [{ type: 'ENERGY', price, vat, step_size: 1 }] }] });
  test.each<readonly [price: unknown, vat: unknown, published: number]>([
    ['0,45', '21 %', 0.45],
    ['.45', '21,0', 0.45],
    ['0.45', '21%', 0.45],
    ['45 ct', '21', 0.45],
    ['€ 0,45', '21', 0.45],
  ])('%j with VAT %j', async (price, vat, published) => {
    const { tariffs, findings } = await outcome([smallLocation()], [withPrice(price, vat)]);
    expect(tariffs).toEqual([withPrice(published, 21)]);
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['repaired']));
  });

  test.each([['45 pence'], ['0.45 USD'], ['1,250'], ['cheap']])('%j: the whole tariff is left out', async (price) => {
    const { tariffs } = await outcome([smallLocation()], [withPrice(price, 21)]);
    expect(tariffs).toEqual([]);
  });

  test('a currency in another case', async () => {
    const { tariffs } = await outcome([smallLocation()], [smallTariff({ currency: 'eur' })]);
    expect(tariffs).toEqual([smallTariff()]);
  });

  test('days of the week by number or in another case', async () => {
    const elements = (...day_of_week: unknown[]) => ({
      elements: [
        { price_components: [component], restrictions: { day_of_week, start_time: '8:00', end_time: '20:00:00' } },
      ],
    });
    const { tariffs } = await outcome([smallLocation()], [smallTariff(elements('Monday', 'sunday'))]);
    expect(tariffs).toMatchObject([
      { elements: [{ restrictions: { day_of_week: ['MONDAY', 'SUNDAY'], start_time: '08:00', end_time: '20:00' } }] },
    ]);
  });
});
