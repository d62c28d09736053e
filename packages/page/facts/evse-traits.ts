/** The traits of an EVSE that drivers filter by. */

import type {
  Capability,
  DetailedEvse,
  DetailedLocation,
  PaymentBrand,
  VehicleType,
} from '../../../src/ocpi/browser.ts';
import { EVSE_TRAIT, type EvseTrait, type EvseTraits } from '../records/site-index.ts';

/** The capabilities that mean cards of banks (OCPI 8.4.3), the best known first. `CHIP_CARD_SUPPORT` and a PED are about cards too. */
export const BANK_CARDS = [
  'CONTACTLESS_CARD_SUPPORT',
  'CREDIT_CARD_PAYABLE',
  'DEBIT_CARD_PAYABLE',
  'CHIP_CARD_SUPPORT',
  'PED_TERMINAL',
] as const satisfies readonly Capability[];

/** Brands that are no cards of banks. Those that are, are cards also where they are paid with by a code or a website instead of a terminal. */
const NO_CARDS: ReadonlySet<PaymentBrand> = new Set(['APPLE_PAY', 'GOOGLE_PAY', 'OTHER', 'PAYPAL']);

/** The EVSEs of a site, each with what is known of its parking places; where none is named, its site says whether there is a roof. */
export function evseTraits(
  { capabilities, parking_restrictions, uid }: DetailedEvse,
  held: DetailedLocation['held'],
): EvseTraits {
  const { parking: links = [], payment_brands: brands = [] } = held?.evses?.[uid] ?? {};
  const places = (held?.parking_places ?? []).filter(({ id }) => links.some(({ parking_id }) => parking_id === id));
  const isFor = (type: VehicleType) => places.some((place) => place.vehicle_types.includes(type));
  const has: { readonly [T in EvseTrait]: boolean | undefined } = {
    card: BANK_CARDS.some((card) => capabilities?.includes(card)) || brands.some((brand) => !NO_CARDS.has(brand)),
    trailer: isFor('PERSONAL_VEHICLE_WITH_TRAILER'),
    disabled: isFor('DISABLED') || parking_restrictions?.includes('DISABLED'),
    roofed: places.length === 0 ? held?.roofed : places.some(({ roofed }) => roofed),
  };
  return traitsOf((trait) => has[trait] === true);
}

export function traitsOf(has: (trait: EvseTrait) => boolean): EvseTraits {
  return Object.fromEntries(EVSE_TRAIT.filter(has).map((trait) => [trait, true]));
}
