/** For tests: what OCPI 2.3.0 brought, at random, for Locations and Tariffs of 2.2.1. */

import fc, { type Arbitrary } from 'fast-check';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import { CONNECTOR_CAPABILITY, EVSE_POSITION, PARKING_DIRECTION, VEHICLE_TYPE } from '../../../src/ocpi/enums.ts';

/** What is put into one Location. */
export interface NewInLocation {
  readonly help_phone: string | undefined;
  readonly places: readonly JsonObject[];
  readonly positions: readonly (string | undefined)[];
  readonly providers: readonly string[] | undefined;
  readonly capabilities: readonly string[] | undefined;
  readonly hasMegawattPlugs: boolean;
  readonly restrictions: readonly string[];
}

const maybe = <T>(one: Arbitrary<T>) => fc.option(one, { nil: undefined });
const some = (words: readonly string[], minLength = 0) => fc.uniqueArray(fc.constantFrom(...words), { minLength });
const flag = fc.boolean();
const centimetres = fc.integer({ min: 50, max: 5000 });
const word = fc.array(fc.constantFrom('a', 'B', '|', '\\', ' ', ',', '"', ';', '-'), { maxLength: 6 });
const text = word.map((parts) => `x${parts.join('')}x`);

/** A picture of a parking place. */
const picture = fc.record({
  url: text.map((path) => `https://example.com/${encodeURIComponent(path)}.png`),
  category: fc.constantFrom('LOCATION', 'ENTRANCE'),
  type: fc.constant('png'),
});

/** Without a colon in the id, after which a position would be read. */
const place: Arbitrary<JsonObject> = fc.record(
  {
    id: text,
    physical_reference: text,
    vehicle_types: some(VEHICLE_TYPE, 1),
    max_vehicle_weight: fc.integer({ min: 100, max: 50_000 }),
    max_vehicle_height: centimetres,
    max_vehicle_length: centimetres,
    max_vehicle_width: centimetres,
    parking_space_length: centimetres,
    parking_space_width: centimetres,
    dangerous_goods_allowed: flag,
    direction: fc.constantFrom(...PARKING_DIRECTION),
    drive_through: flag,
    restricted_to_type: flag,
    reservation_required: flag,
    time_limit: fc.integer({ min: 1, max: 10_000 }),
    roofed: flag,
    images: fc.uniqueArray(picture, { maxLength: 2, selector: ({ url }) => url }),
    lighting: flag,
    refrigeration_outlet: flag,
    standards: some(['PAS 1899', 'DIN 18040']),
    apds_reference: text,
  },
  { requiredKeys: ['id', 'vehicle_types', 'restricted_to_type', 'reservation_required'] },
);

export const newInLocation: Arbitrary<NewInLocation> = fc.record({
  help_phone: maybe(fc.constantFrom('+31 20 000 0000', '+49 (89) 123-456', '+390612345678')),
  places: fc.array(place, { maxLength: 3 }),
  positions: fc.array(maybe(fc.constantFrom(...EVSE_POSITION)), { minLength: 3, maxLength: 3 }),
  providers: maybe(fc.uniqueArray(text, { maxLength: 3 })),
  capabilities: maybe(some(CONNECTOR_CAPABILITY)),
  hasMegawattPlugs: flag,
  restrictions: some(['EMPLOYEES', 'TAXIS', 'EV_ONLY'], 1),
});

/** The Location with them. */
export function newestLocation(location: JsonObject, extra: NewInLocation): JsonObject {
  const { help_phone, positions, providers, capabilities, hasMegawattPlugs, restrictions } = extra;
  const places = extra.places.map((one, i) => ({ ...one, id: `${one.id}~${i}` }));
  const parking = places.map(({ id }, i) => ({ parking_id: id, evse_position: positions[i] }));
  const plug = hasMegawattPlugs ? { standard: 'MCS', format: 'CABLE', power_type: 'DC' } : {};
  const evses = ((location.evses ?? []) as JsonObject[]).map((evse) => ({
    ...evse,
    parking,
    parking_restrictions: restrictions,
    accepted_service_providers: providers,
    connectors: (evse.connectors as JsonObject[]).map((connector) => ({ ...connector, ...plug, capabilities })),
  }));
  return { ...location, evses, parking_places: places, help_phone };
}

/** The Tariff as 2.3.0 has it. One whose prices include taxes says at which rate. */
export function newestTariff(tariff: JsonObject, taxes: 'YES' | 'NO' | 'N/A'): JsonObject {
  const limit = (price: unknown) => {
    const { excl_vat, incl_vat } = (price ?? {}) as JsonObject;
    if (excl_vat === undefined) return undefined;
    return { before_taxes: excl_vat, after_taxes: taxes === 'YES' ? excl_vat : incl_vat };
  };
  const elements = (tariff.elements as { price_components: JsonObject[] }[]).map((element) => ({
    ...element,
    price_components: element.price_components.map(({ vat, ...component }) =>
      taxes === 'YES' ? { ...component, vat: 21 } : taxes === 'NO' ? { ...component, vat } : component,
    ),
  }));
  const limits = { min_price: limit(tariff.min_price), max_price: limit(tariff.max_price) };
  return { ...tariff, ...limits, elements, tax_included: taxes };
}
