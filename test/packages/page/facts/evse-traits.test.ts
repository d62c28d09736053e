/** What drivers filter by besides plugs: only what somebody said of a charging point. */

import { expect, test } from 'vitest';
import { evseTraits } from '../../../../packages/page/facts/evse-traits.ts';
import type { DetailedEvse } from '../../../../src/ocpi/detailed.ts';
import type { HeldSite } from '../../../../src/ocpi/held.ts';
import type { Parking } from '../../../../src/ocpi/types.ts';

const place = (id: string, more: Partial<Parking>): Parking => ({
  id,
  vehicle_types: ['PERSONAL_VEHICLE'],
  restricted_to_type: false,
  reservation_required: false,
  ...more,
});

const PLACES = [
  place('car', {}),
  place('trailer', { vehicle_types: ['PERSONAL_VEHICLE_WITH_TRAILER'] }),
  place('truck', { vehicle_types: ['TRUCK_WITH_TRAILER'] }),
  place('permit', { vehicle_types: ['DISABLED'], roofed: true }),
  place('open', { roofed: false }),
];

function traitsAt(parking: readonly string[], site: HeldSite = {}, evse: Partial<DetailedEvse> = {}) {
  const links = parking.map((parking_id) => ({ parking_id }));
  const held = { ...site, parking_places: PLACES, ...(links.length > 0 && { evses: { E1: { parking: links } } }) };
  return Object.keys(evseTraits({ uid: 'E1', connectors: [], ...evse }, held));
}

test.each([
  [[], []],
  [['car'], []],
  [['trailer'], ['trailer']],
  [['truck'], []],
  [['permit'], ['disabled', 'roofed']],
  [['car', 'trailer'], ['trailer']],
])('beside the places %j it has %j', (parking, traits) => {
  expect(traitsAt(parking)).toEqual(traits);
});

test('a site with a roof has one over points without places of their own, and not over a place that says it has none', () => {
  expect(traitsAt([], { roofed: true })).toEqual(['roofed']);
  expect(traitsAt([], { roofed: false })).toEqual([]);
  expect(traitsAt(['open'], { roofed: true })).toEqual([]);
});

test('a restriction to people with disabilities counts in every version of OCPI', () => {
  expect(Object.keys(evseTraits({ uid: 'E1', connectors: [], parking_restrictions: ['DISABLED'] }, undefined))).toEqual(
    ['disabled'],
  );
});

test('bank cards are a capability', () => {
  expect(traitsAt([], {}, { capabilities: ['CREDIT_CARD_PAYABLE'] })).toEqual(['card']);
  expect(traitsAt([], {}, { capabilities: ['RFID_READER'] })).toEqual([]);
});

test.each([
  [['VISA', 'APPLE_PAY'], ['card']],
  [['GIROCARD'], ['card']],
  [['PAYPAL', 'APPLE_PAY', 'OTHER'], []],
  [[], []],
] as const)('of the brands %j: %j, also where they are paid with by a code', (brands, traits) => {
  const held = { evses: { E1: { payment_brands: [...brands], payment_means: ['QR_CODE' as const] } } };
  expect(Object.keys(evseTraits({ uid: 'E1', connectors: [] }, held))).toEqual(traits);
});
