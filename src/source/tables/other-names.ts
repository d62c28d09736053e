/** Names that other systems have for our columns, and that no misspelling explains. */

const OTHER_NAMES: { readonly [name: string]: string } = {
  ...{ lat: 'latitude', lng: 'longitude', lon: 'longitude', long: 'longitude' },
  ...{ zip: 'postal_code', zipcode: 'postal_code', postcode: 'postal_code', plz: 'postal_code' },
  ...{ breitengrad: 'latitude', längengrad: 'longitude', laengengrad: 'longitude' },
  ...{ street: 'address', straße: 'address', strasse: 'address', town: 'city', ort: 'city', stadt: 'city' },
  ...{ plug: 'standard', plugtype: 'standard', connectortype: 'standard', stecker: 'standard' },
  ...{ hotline: 'help_phone', phone: 'help_phone', telephone: 'help_phone', telefon: 'help_phone' },
  ...{ helpline: 'help_phone', servicetelefon: 'help_phone', servicenummer: 'help_phone', telefoon: 'help_phone' },
  ...{ assistance: 'help_phone', telephoneoperateur: 'help_phone', téléphone: 'help_phone', teléfono: 'help_phone' },
  ...{ staff: 'services', service: 'services', personal: 'services', personnel: 'services', personeel: 'services' },
  ...{
    roof: 'roofed',
    covered: 'roofed',
    überdacht: 'roofed',
    ueberdacht: 'roofed',
    couvert: 'roofed',
    dach: 'roofed',
  },
  ...{ overdekt: 'roofed', cubierto: 'roofed', coperto: 'roofed' },
  ...{ wc: 'toilets', toilet: 'toilets', toilette: 'toilets', toiletten: 'toilets', toilettes: 'toilets' },
  ...{ restrooms: 'toilets', aseos: 'toilets', sanitär: 'toilets' },
  ...{
    food: 'catering',
    gastronomie: 'catering',
    restaurant: 'catering',
    restauration: 'catering',
    horeca: 'catering',
  },
  ...{ rastplatz: 'rest_area', aire: 'rest_area', airederepos: 'rest_area', verzorgingsplaats: 'rest_area' },
  ...{ sitepower: 'site_max_power', anschlussleistung: 'site_max_power', gesamtleistung: 'site_max_power' },
  ...{ puissancemaximale: 'site_max_power', nuts: 'region', nuts1: 'region', bundesland: 'region', région: 'region' },
  ...{ brands: 'payment_brands', cards: 'payment_brands', marken: 'payment_brands', kartenmarken: 'payment_brands' },
  ...{ kreditkarten: 'payment_brands', cartes: 'payment_brands', kaarten: 'payment_brands' },
  ...{ payment: 'payment_means', paymentmethods: 'payment_means', zahlungsarten: 'payment_means' },
  ...{ zahlungsmittel: 'payment_means', paiement: 'payment_means', betaalmethoden: 'payment_means' },
  ...{ emsp: 'accepted_service_providers', emsps: 'accepted_service_providers', msp: 'accepted_service_providers' },
  ...{ roaming: 'accepted_service_providers', roamingpartner: 'accepted_service_providers' },
  ...{ v2g: 'smart_charging', lastmanagement: 'smart_charging', plugandcharge: 'capabilities', pnc: 'capabilities' },
  ...{ betreiberid: 'operator_id', operatornumber: 'operator_id', cpoid: 'operator_id', firma: 'legal_name' },
  ...{ legalname: 'legal_name', companyname: 'legal_name', firmenname: 'legal_name', raisonsociale: 'legal_name' },
  ...{ stellplatz: 'parking', stellplätze: 'parking', parkplatz: 'parking', parkplätze: 'parking', bays: 'parking' },
  ...{
    vehicles: 'vehicle_types',
    fahrzeuge: 'vehicle_types',
    fahrzeugart: 'vehicle_types',
    véhicules: 'vehicle_types',
  },
  ...{ durchfahrt: 'drive_through', pullthrough: 'drive_through', gefahrgut: 'dangerous_goods_allowed' },
  ...{ adr: 'dangerous_goods_allowed', parkdauer: 'time_limit', höchstparkdauer: 'time_limit' },
  ...{ höhe: 'max_vehicle_height', durchfahrtshöhe: 'max_vehicle_height', gewicht: 'max_vehicle_weight' },
  ...{ kw: 'power_kw', powerinkw: 'power_kw', leistungkw: 'power_kw', leistunginkw: 'power_kw' },
};

/** What is called alike in two tables: whether a site is lit, and whether a place is. */
const LIGHT: ReadonlySet<string> = new Set([
  'beleuchtet',
  'beleuchtung',
  'light',
  'lights',
  'éclairage',
  'éclairé',
  'verlichting',
  'verlicht',
  'iluminado',
]);

/** The one of the columns that usually has this name elsewhere. Case, blanks, hyphens, underscores and brackets do not matter. */
export function columnCalled(name: string, columns: object): string | undefined {
  const letters = name.toLowerCase().replace(/[\s_()[\]-]/g, '');
  if (LIGHT.has(letters)) return ['lit', 'lighting'].find((column) => Object.hasOwn(columns, column));
  const column = Object.hasOwn(OTHER_NAMES, letters) ? OTHER_NAMES[letters] : undefined;
  return column !== undefined && Object.hasOwn(columns, column) ? column : undefined;
}
