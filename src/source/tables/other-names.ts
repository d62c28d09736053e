/** Names that other systems have for our columns, and that no misspelling explains. */

const OTHER_NAMES: { readonly [name: string]: string } = {
  ...{ lat: 'latitude', lng: 'longitude', lon: 'longitude', long: 'longitude' },
  ...{ zip: 'postal_code', zipcode: 'postal_code', postcode: 'postal_code', plz: 'postal_code' },
  ...{ breitengrad: 'latitude', längengrad: 'longitude', laengengrad: 'longitude' },
  ...{ street: 'address', straße: 'address', strasse: 'address', town: 'city', ort: 'city', stadt: 'city' },
  ...{ plug: 'standard', plugtype: 'standard', connectortype: 'standard', stecker: 'standard' },
  ...{ kw: 'power_kw', powerinkw: 'power_kw', leistungkw: 'power_kw', leistunginkw: 'power_kw' },
};

/** The column that usually has this name elsewhere. Case, blanks, hyphens, underscores and brackets do not matter. */
export function columnCalled(name: string): string | undefined {
  const letters = name.toLowerCase().replace(/[\s_()[\]-]/g, '');
  return Object.hasOwn(OTHER_NAMES, letters) ? OTHER_NAMES[letters] : undefined;
}
