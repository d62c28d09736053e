/**
 * The names of members as documents spell them: `maxVoltage`, `MaxVoltage`, `MAX_VOLTAGE` and `max-voltage` are
 * `max_voltage`. A document is consistent in this, so it is told once, and not at every object.
 */

import type { JsonObject } from './json-values.ts';

/** An object with the names of OCPI, and how the document spells those that it spells differently. */
export interface Named {
  readonly object: JsonObject;
  readonly spelled?: ReadonlyMap<string, string>;
}

/** Old names of fields, those of OCPI 2.3.0, and names that leave no doubt, by their names in OCPI 2.2. The first that an object has counts. */
const OTHER_NAMES: { readonly [name: string]: readonly string[] } = {
  // OCPI 2.1.1, and the examples in the first editions of 2.2.
  max_voltage: ['voltage'],
  max_amperage: ['amperage'],
  tariff_ids: ['tariff_id', 'tariffs', 'tariff'],
  parking_type: ['type'],
  category: ['source'],
  // A list that is called after the one that it often has.
  evses: ['evse'],
  connectors: ['connector'],
  // OCPI 2.3.0.
  excl_vat: ['before_taxes'],
  incl_vat: ['after_taxes'],
};

/** Names outside of OCPI that leave no doubt. */
const COMMON_NAMES: { readonly [name: string]: string } = {
  lat: 'latitude',
  lng: 'longitude',
  lon: 'longitude',
  long: 'longitude',
  postcode: 'postal_code',
  zip: 'postal_code',
  zipcode: 'postal_code',
};

/** Longer names are not spellings of ours. */
const LONGEST_NAME = 40;

/** Other names under which feeds have a field. */
export function otherNames(name: string): readonly string[] {
  return OTHER_NAMES[name] ?? [];
}

/** A name without regard to case and separators. */
export function folded(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}

/** Knows some names of OCPI, however documents spell them. */
export function spellingsOf(names: Iterable<string>) {
  const known: ReadonlySet<string> = new Set([...names, ...Object.values(OTHER_NAMES).flat()]);
  const meantBy: ReadonlyMap<string, string> = new Map([
    ...[...known].map((name) => [folded(name), name] as const),
    ...Object.entries(COMMON_NAMES),
  ]);
  /** Whether an object has a member of these, under whatever spelling. */
  const isIn = (object: JsonObject) =>
    Object.keys(object).some((name) => name.length <= LONGEST_NAME && meantBy.has(folded(name)));
  /** Gives the members of an object the names that OCPI has for them. A member that has its own name stays as it is. */
  const named = (object: JsonObject): Named => {
    let spelled: Map<string, string> | undefined;
    for (const name of Object.keys(object)) {
      if (known.has(name) || name.length > LONGEST_NAME) continue;
      const meant = meantBy.get(folded(name));
      if (meant === undefined || Object.hasOwn(object, meant) || spelled?.has(meant)) continue;
      spelled ??= new Map();
      spelled.set(meant, name);
    }
    if (spelled === undefined) return { object };
    const own = new Map([...spelled].map(([meant, name]) => [name, meant]));
    const renamed = Object.entries(object).map(([name, value]) => [own.get(name) ?? name, value] as const);
    return { object: Object.fromEntries(renamed), spelled };
  };
  return { isIn, named };
}

/** What tells a Location, a Tariff and a status. */
export const SPELLINGS = spellingsOf([
  ...['country_code', 'party_id', 'id', 'name', 'address', 'coordinates', 'last_updated', 'elements'],
  ...['evses', 'uid', 'evse_id', 'status'],
]);
