/** What only OCPI 2.3.0 says: parking places, help lines, plug and charge, and prices with taxes. */

import { describe } from 'vitest';
import type { Parking, Tariff, Tariff230 } from '../../src/ocpi/types.ts';
import { connector, energy, evse, location, published, tariff, testReports } from './support.ts';

const place = (id: string, fields: Partial<Parking> = {}): Parking => ({
  id,
  vehicle_types: ['VAN'],
  restricted_to_type: false,
  reservation_required: false,
  ...fields,
});

const withPlaces = (...parking_places: Parking[]) => published([location('AMS-01', { parking_places })]);
const withEvse = (fields: Parameters<typeof evse>[1]) =>
  published([location('AMS-01', { evses: [evse('AMS-01-A', fields)] })]);
const withPlug = (fields: Parameters<typeof connector>[1]) => withEvse({ connectors: [connector('1', fields)] });

describe('sites', () => {
  testReports([
    [
      'places that come, go and change',
      withPlaces(place('P1', { max_vehicle_height: 210 }), place('P2')),
      withPlaces(place('P1', { max_vehicle_height: 220, vehicle_types: ['VAN', 'BUS'] }), place('P3')),
      '1 location changed',
      'parking places of Location AMS-01: + P3, - P2, P1 vehicle_types + BUS, max_vehicle_height 210 -> 220',
    ],
    [
      'the first places',
      published([location('AMS-01')]),
      withPlaces(place('P1'), place('P2')),
      '1 location changed',
      'parking places of Location AMS-01: + P1, + P2',
    ],
    [
      'a help line',
      published([location('AMS-01')]),
      published([location('AMS-01', { help_phone: '+31 20 123 4567' })]),
      '1 location changed',
      'help_phone of Location AMS-01: none -> "+31 20 123 4567"',
    ],
    [
      'links to places',
      withEvse({ parking: [{ parking_id: 'P1', evse_position: 'LEFT' }] }),
      withEvse({ parking: [{ parking_id: 'P1', evse_position: 'RIGHT' }, { parking_id: 'P2' }] }),
      '1 EVSE changed',
      'parking of EVSE AMS-01-A: + P1:RIGHT, + P2, - P1:LEFT',
    ],
    [
      'plug and charge, where nobody knew',
      withPlug({}),
      withPlug({ capabilities: [] }),
      '1 connector changed',
      'capabilities of connector AMS-01-A/1: unknown -> none',
    ],
    [
      'providers',
      withEvse({ accepted_service_providers: [] }),
      withEvse({ accepted_service_providers: ['Example', 'Other'] }),
      '1 EVSE changed',
      'accepted_service_providers of EVSE AMS-01-A: none -> [Example, Other]',
    ],
  ]);
});

const prices = (...tariffs: (Tariff | Tariff230)[]) => published([], tariffs);
const taxed = (price: number, tax_included: Tariff230['tax_included'], fields: Partial<Tariff230> = {}): Tariff230 => {
  const { min_price, max_price, ...rest } = tariff('T-1');
  return { ...rest, elements: [{ price_components: [energy(price, { vat: 21 })] }], tax_included, ...fields };
};

describe('prices', () => {
  testReports([
    [
      'with taxes',
      prices(taxed(0.45, 'YES')),
      prices(taxed(0.55, 'YES')),
      '1 tariff changed',
      'tariff T-1 now 0.55 EUR/kWh with VAT (was 0.45)',
    ],
    [
      'without taxes',
      prices(taxed(0.5, 'NO')),
      prices(taxed(0.6, 'NO')),
      '1 tariff changed',
      'tariff T-1 now 0.60 EUR/kWh (was 0.50), with 21 % VAT 0.726 (was 0.605)',
    ],
    [
      'with taxes from now on',
      prices(taxed(0.5, 'NO')),
      prices(taxed(0.605, 'YES')),
      '1 tariff changed',
      'tariff T-1 now 0.605 EUR/kWh with VAT (was 0.50 without)',
      'tax_included of tariff T-1: NO -> YES',
    ],
    [
      'a new tariff with taxes',
      prices(),
      prices(taxed(0.55, 'YES')),
      '1 tariff added',
      'tariff T-1 added: 0.55 EUR/kWh with VAT',
    ],
    [
      'bounds',
      prices(taxed(0.5, 'NO', { min_price: { before_taxes: 1, after_taxes: 1.21 } })),
      prices(taxed(0.5, 'NO', { min_price: { before_taxes: 2 } })),
      '1 tariff changed',
      'min_price of tariff T-1: 1.00 (1.21 with VAT) -> 2.00',
    ],
  ]);
});
