/** A Location -> an EnergyInfrastructureSite, and what a site and its stations both have. */

import { alpha2Of, offsetAt } from '../../../src/cells/index.ts';
import type { GeoLocation, Image, Parking } from '../../../src/ocpi/index.ts';
import { operatingHours } from '../prices/periods.ts';
import { filled, identifier, inLanguages, mapping, text, VERSION, versioned, word, words } from './form.ts';
import type { SiteSource } from './sources.ts';
import { SITE_TYPES, VEHICLES, wordsOf } from './vocabularies.ts';

/** Of a site and of each of its stations: the profile wants it at both, and readers look at either. */
export const PLACE = mapping<SiteSource>(
  `
  Location.opening_times | operatingHours | unknown hours say so; times are local with a Z, which does not mean UTC
  Location.coordinates, address, postal_code, city, country, time_zone; region | locationReference | the address is cut before a house number at its end; the offset of the time zone is that of winter; the region is a NUTS-1 code
  Location.operator; legal_name, operator_id | operator |
  help_phone | helpdesk | under the name of the operator
  roofed, lit | amenities |
`,
  {
    operatingHours: ({ location: { id, opening_times } }) => operatingHours(`${id}/hours`, opening_times),
    locationReference: placeOf,
    operator: operatorOf,
    helpdesk: helpdeskOf,
    amenities: ({ held: { roofed, lit } }) => amenities(roofed, lit),
  },
);

export const SITE = mapping<SiteSource>(
  `
  Location.id | idG |
  – | versionG | always 1: readers compare publications
  Location.name | name |
  Location.directions | description |
  Location.parking_type | typeOfSite | ALONG_MOTORWAY and ON_DRIVEWAY are other
  Location.images | photoUrl | addresses alone
  Location.owner | owner |
  catering, toilets, rest_area | supplementalFacility | available, notAvailable or unknown; toilets do not say that there is a bathRoom
  Location.parking_places | dedicatedParkingSpaces | one for each place; metres and tonnes
`,
  {
    idG: ({ location }) => location.id,
    versionG: () => VERSION,
    name: ({ location, network }) => location.name && text(location.name, network.language),
    description: ({ location }) => inLanguages(location.directions),
    typeOfSite: ({ location: { parking_type: type } }) => type && word(SITE_TYPES.get(type) ?? 'other'),
    photoUrl: ({ location }) => photos(location.images),
    ...PLACE.values,
    owner: ({ location: { owner }, network }) =>
      owner && { afacAnOrganisation: { name: text(owner.name, network.language) } },
    supplementalFacility: facilitiesOf,
    dedicatedParkingSpaces: ({ location, held: { parking_places: places = [] } }) =>
      filled(places.map((place) => parkingSpace(location.id, place))),
  },
);

export function photos(images: readonly Image[] = []) {
  return filled(images.map(({ url }) => ({ urlLinkAddress: url })));
}

export function pointOf({ latitude, longitude }: GeoLocation) {
  const pointCoordinates = { latitude: Number(latitude), longitude: Number(longitude) };
  return { coordinatesForDisplay: pointCoordinates, pointByCoordinates: { pointCoordinates } };
}

function placeOf({ location, held: { region }, network: { language } }: SiteSource) {
  const FacilityLocation = {
    timeZone: winterOffset(location.time_zone),
    address: {
      postcode: location.postal_code,
      city: text(location.city, language),
      countryCode: alpha2Of(location.country),
      addressLine: addressLines(location.address, language),
    },
    nutsArea: region && [{ nutsCodeType: word('nuts1Code'), nutsCode: region }],
  };
  return { locPointLocation: { ...pointOf(location.coordinates), locLocationExtensionG: { FacilityLocation } } };
}

/** A street, and what follows it from the last word that begins with a number. Four digits may be a year: Rue du 8 Mai 1945. */
const STREET_AND_NUMBER = /^(\D.*\S)\s+(\d{1,3}(?!\d)\S*(?:\s?[a-zA-Z])?)$/;

function addressLines(address: string, language: string) {
  const [, street, number] = STREET_AND_NUMBER.exec(address) ?? [];
  const isCut = street !== undefined && number !== undefined;
  const lines = isCut ? { street, houseNumber: number } : { generalTextLine: address };
  return Object.entries(lines).map(([type, own], order) => ({ order, type: word(type), text: text(own, language) }));
}

const [JANUARY, JULY] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)];

/** `+01:00`: it is no other in summer, so that a table does not change with the clocks. */
function winterOffset(timeZone: string): string {
  const minutes = Math.min(offsetAt(JANUARY, timeZone), offsetAt(JULY, timeZone)) / 60_000;
  const clock = new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16);
  return `${minutes < 0 ? '-' : '+'}${clock}`;
}

function operatorOf({ location: { operator }, held: { legal_name, operator_id }, network: { language } }: SiteSource) {
  if (operator === undefined) return undefined;
  return {
    afacAnOrganisation: {
      name: text(operator.name, language),
      legalName: legal_name && text(legal_name, language),
      linkToGeneralInformation: operator.website,
      linkToLogo: operator.logo?.url,
      externalIdentifier: operator_id && [identifier('operatorId', operator_id)],
    },
  };
}

function helpdeskOf({ location, held: { help_phone }, network: { language } }: SiteSource) {
  if (help_phone === undefined) return undefined;
  return {
    afacReferenceableOrganisation: {
      ...versioned(`helpdesk/${help_phone}`),
      name: text(location.operator?.name ?? help_phone, language),
      organisationUnit: [{ contactInformation: [{ afacContactInformation: { telephoneNumber: help_phone } }] }],
    },
  };
}

function facilitiesOf({ location: { id }, held: { catering, toilets, rest_area } }: SiteSource) {
  const one = (type: string, isThere: boolean | undefined) => ({
    ...versioned(`${id}/${type}`),
    availability: word(isThere === undefined ? 'unknown' : isThere ? 'available' : 'notAvailable'),
  });
  const food = { ...one('cateringService', catering), serviceFacilityType: word('cateringService') };
  // Where there are toilets, there may be a bathroom: the profile tells one from the other.
  const equipment = { toilet: toilets, bathRoom: toilets === false ? false : undefined, restingFacilities: rest_area };
  const ofType = ([type, isThere]: readonly [string, boolean | undefined]) => ({
    afacSupplementalEquipment: { ...one(type, isThere), equipmentType: word(type) },
  });
  return [{ afacSupplementalServiceFacility: food }, ...Object.entries(equipment).map(ofType)];
}

/** A place to park is DedicatedParkingSpaces of one. */
function parkingSpace(site: string, place: Parking) {
  const { parking_space_length: length, parking_space_width: width, vehicle_types: types } = place;
  const metres = (cm: number | undefined) => cm && cm / 100;
  const most = (member: string, value: number | undefined, more: object = {}) =>
    value === undefined ? undefined : [{ comparisonOperator: word('lessThanOrEqualTo'), [member]: value, ...more }];
  const weight = place.max_vehicle_weight && place.max_vehicle_weight / 1000;
  const vehicles = {
    vehicleType: words(wordsOf(types, VEHICLES)),
    heightCharacteristic: most('vehicleHeight', metres(place.max_vehicle_height)),
    lengthCharacteristic: most('vehicleLength', metres(place.max_vehicle_length)),
    widthCharacteristic: most('vehicleWidth', metres(place.max_vehicle_width)),
    grossWeightCharacteristic: most('grossVehicleWeight', weight, { typeOfWeight: word('actual') }),
  };
  return {
    ...versioned(`${site}/parking/${place.id}`),
    numberOfSpaces: 1,
    userSpecific: types.includes('DISABLED') ? [word('personsWithDisabilities')] : undefined,
    applicableForVehicles: Object.values(vehicles).some((own) => own !== undefined) ? [vehicles] : undefined,
    dimension: length || width ? { length: metres(length), width: metres(width) } : undefined,
    amenities: amenities(place.roofed, place.lighting),
  };
}

function amenities(roofed: boolean | undefined, illuminated: boolean | undefined) {
  return roofed === undefined && illuminated === undefined ? undefined : { illuminated, roofed };
}
