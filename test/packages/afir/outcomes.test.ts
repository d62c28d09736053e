/** What makes an item present, what states that there is none, and what leaves it unknown: one line each, all in OCPI's words. */

import { describe, expect, test } from 'vitest';
import { ITEMS } from '../../../packages/afir/items/items.ts';
import type { Item } from '../../../packages/afir/measure/item.ts';
import { type MeasuredPoint, toMeasured } from '../../../packages/afir/measure/measured.ts';
import type { HeldEvse, HeldSite } from '../../../src/ocpi/held.ts';
import type { Parking } from '../../../src/ocpi/types.ts';

/** What a site with one point and one plug has beside its ids. */
interface Case {
  readonly site?: object;
  readonly point?: object;
  readonly plug?: object;
  readonly tariff?: object;
  readonly held?: HeldSite;
  readonly heldPoint?: HeldEvse;
  readonly heldPlug?: NonNullable<HeldEvse['connectors']>[string];
}

const PLACE: Parking = {
  ...{ id: 'P1', vehicle_types: ['VAN'], restricted_to_type: false, reservation_required: false },
};

const NOTHING: Case = {};

/** The point takes the place of all points of the site. */
const NO_POINTS: Case = { site: { evses: [] } };

/** A point with two plugs. */
const plugs = (...connectors: readonly object[]): Case => ({ point: { connectors } });

const card = (capability: string): Case => ({ point: { capabilities: [capability] } });
const five = (lit: boolean): HeldSite => ({ roofed: false, lit, catering: false, toilets: false, rest_area: false });

/** `-`: the item has no such outcome. */
const TABLE: readonly (readonly [item: string, present: Case | '-', stated: Case | '-', unknown: Case])[] = [
  ['A1', { held: { legal_name: 'X B.V.' } }, '-', NOTHING],
  ['A1', { site: { owner: { name: 'X B.V.' } } }, '-', { site: { operator: { name: 'X' } } }],
  ['A1', { site: { operator: { name: 'X', legal_name: 'X B.V.' } } }, '-', { site: { owner: 'X B.V.' } }],
  ['A2', { site: { operator: { name: 'X' } } }, '-', { site: { operator: { name: '' } } }],
  ['A3', NOTHING, '-', NO_POINTS],
  ['A4', { held: { services: ['STAFFED'] } }, { held: { services: ['UNATTENDED'] } }, NOTHING],
  ['A4', { site: { services: ['physical attendance'] } }, { held: { services: [] } }, { site: { services: null } }],
  ['A5', { site: { help_phone: '+31 20 1234567' } }, '-', { site: { help_phone: '' } }],
  ['A5', { held: { help_phone: '+31 20 1234567' } }, '-', NOTHING],
  ['A6', { held: five(true) }, { held: five(false) }, { held: { lit: true } }],
  ['A6', { site: { facilities: ['CAFE'] } }, '-', { site: { facilities: [] } }],
  ['A6', { site: { parking_places: [{ roofed: true }] } }, '-', { site: { parking_places: [{ roofed: false }] } }],
  ['A7', { site: { coordinates: { latitude: '52.1', longitude: '4.9' } } }, '-', NOTHING],
  ['A8', { site: { directions: [{ language: 'en', text: 'Left' }] } }, '-', { site: { directions: [] } }],
  ['A8', { point: { floor_level: '-1' } }, '-', { point: { physical_reference: '1A' } }],
  ['A9', { site: { country: 'NLD' } }, '-', NOTHING],
  ['A10', { held: { region: 'NL3' } }, '-', { site: { state: 'NH' } }],
  ['A10', { site: { region: 'NL3' } }, '-', NOTHING],
  ['A11', { site: { city: 'Utrecht' } }, '-', NOTHING],
  ['A12', { site: { postal_code: '3511 AE' } }, '-', NOTHING],
  ['A13', { site: { address: 'Damrak 1' } }, '-', NOTHING],
  ['A14', { site: { opening_times: { twentyfourseven: false } } }, '-', { site: { opening_times: {} } }],
  ['A15', { site: { time_zone: 'Europe/Amsterdam' } }, '-', NOTHING],
  ...['A16', 'A17', 'A18', 'A19'].map(
    (item) => [item, { site: { parking_places: [{ id: 'P1' }] } }, '-', NOTHING] as const,
  ),
  ['A16', { held: { parking_places: [PLACE] } }, { site: { parking_places: [] } }, NOTHING],
  ['A20', card('CREDIT_CARD_PAYABLE'), card('RFID_READER'), NOTHING],
  ['A20', card('DEBIT_CARD_PAYABLE'), card('CONTACTLESS_CARD_SUPPORT'), { point: { capabilities: null } }],
  ['A20', card('PED_TERMINAL'), { point: { capabilities: [] } }, { point: { capabilities: 'PED_TERMINAL' } }],
  ['A20', card('CHIP_CARD_SUPPORT'), '-', NOTHING],
  ['A21', card('CONTACTLESS_CARD_SUPPORT'), card('PED_TERMINAL'), NOTHING],
  ['A22', { heldPoint: { payment_means: ['QR_CODE'] } }, { heldPoint: { payment_means: [] } }, NOTHING],
  ['A23', { heldPoint: { payment_brands: ['VISA'] } }, { heldPoint: { payment_brands: [] } }, NOTHING],
  [
    'A23',
    { point: { payment_brands: ['VISA'] } },
    { point: { payment_brands: [] } },
    { point: { payment_brands: '' } },
  ],
  ['A24', { point: { accepted_service_providers: ['X'] } }, { point: { accepted_service_providers: [] } }, NOTHING],
  ['A24', card('RFID_READER'), { heldPoint: { accepted_service_providers: [] } }, card('PED_TERMINAL')],
  ['A24', { tariff: { type: 'REGULAR' } }, '-', { tariff: { type: 'AD_HOC_PAYMENT' } }],
  ['B1', { point: { evse_id: 'NL*EXA*E1' } }, '-', NOTHING],
  ['B2', NOTHING, '-', { point: { connectors: [] } }],
  ['B3', { plug: { standard: 'CHADEMO' } }, '-', NOTHING],
  ['B4', { plug: { power_type: 'DC' } }, '-', NOTHING],
  ['B5', { held: { site_max_power: 44_000 } }, '-', { plug: { max_electric_power: 22_000 } }],
  ['B6', { plug: { max_electric_power: 22_000 } }, '-', { plug: { max_voltage: 230, max_amperage: 32 } }],
  ['B6', plugs({ id: '1' }, { id: '2', max_electric_power: 22_000 }), '-', plugs({ id: '1' }, { id: '2' })],
  ['B3', plugs({ standard: 'CHADEMO' }), '-', plugs({ standard: 'CHADEMO' }, { id: '2' })],
  ['B8', plugs({}, { capabilities: ['X'] }), plugs({ capabilities: [] }), plugs({ capabilities: [] }, {})],
  ['B7', { point: { accepted_service_providers: ['X'] } }, { point: { accepted_service_providers: [] } }, NOTHING],
  ['B8', { plug: { capabilities: ['ISO_15118_2_PLUG_AND_CHARGE'] } }, { plug: { capabilities: [] } }, NOTHING],
  ['B8', { heldPlug: { capabilities: ['ISO_15118_2_PLUG_AND_CHARGE'] } }, { heldPlug: { capabilities: [] } }, NOTHING],
  ['B9', { heldPoint: { smart_charging: true } }, { heldPoint: { smart_charging: false } }, card('RFID_READER')],
  ['B9', card('CHARGING_PROFILE_CAPABLE'), '-', NOTHING],
  ['B10', { site: { energy_mix: { is_green_energy: false } } }, '-', { site: { energy_mix: {} } }],
  ['F1', { point: { status: 'OUTOFORDER' } }, '-', { point: { status: 'UNKNOWN' } }],
  ['F2', { point: { status: 'CHARGING' } }, '-', NOTHING],
  ['F3', { tariff: { type: 'AD_HOC_PAYMENT' } }, '-', { tariff: {} }],
  ['F3', { tariff: { type: 'ad_hoc_payment' } }, '-', { tariff: { type: 'REGULAR' } }],
  [
    'F3',
    { tariff: { type: 'AD_HOC_PAYMENT' } },
    '-',
    { plug: { tariff_ids: ['T-2'] }, tariff: { type: 'AD_HOC_PAYMENT' } },
  ],
];

const NO_POINT: MeasuredPoint = {
  ...{ uid: '', status: 'UNKNOWN', evse: {}, plugs: [] },
  ...{ capabilities: undefined, serviceProviders: undefined, paymentBrands: undefined },
  ...{ paymentMeans: undefined, smartCharging: undefined },
};

function measure(item: Item, { site, point, plug, tariff, held, heldPoint, heldPlug }: Case): string {
  const tariffs = new Map([['T-1', { id: 'T-1', ...tariff }]]);
  const connector = { id: '1', tariff_ids: tariff ? ['T-1'] : [], ...plug };
  const location = { id: 'L-1', evses: [{ uid: 'E-1', connectors: [connector], ...point }], ...site };
  const own = { ...heldPoint, ...(heldPlug ? { connectors: { '1': heldPlug } } : {}) };
  const measured = toMeasured(location, { ...held, evses: { 'E-1': own } }, tariffs);
  return item.measure(measured, measured.points[0] ?? NO_POINT);
}

describe.each(ITEMS)('$id: $title', (item) => {
  const lines = TABLE.filter(([id]) => id === item.id);

  test('has a line in the table', () => expect(lines).not.toEqual([]));

  test.each(lines)('%# %s', (_, present, stated, unknown) => {
    if (present !== '-') expect(measure(item, present)).toBe('present');
    if (stated !== '-') expect(measure(item, stated)).toBe('stated');
    expect(measure(item, unknown)).toBe('unknown');
  });
});
