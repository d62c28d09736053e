/** Names that other systems have for our columns, and that no misspelling explains. */

const OTHER_NAMES: { readonly [name: string]: string } = {
  ...{ lat: 'latitude', lng: 'longitude', lon: 'longitude', long: 'longitude' },
  ...{ zip: 'postal_code', zipcode: 'postal_code', postcode: 'postal_code', plz: 'postal_code' },
};

/** The column that usually has this name elsewhere. Case, blanks, hyphens and underscores do not matter. */
export function columnCalled(name: string): string | undefined {
  const letters = name.toLowerCase().replace(/[\s_-]/g, '');
  return Object.hasOwn(OTHER_NAMES, letters) ? OTHER_NAMES[letters] : undefined;
}
