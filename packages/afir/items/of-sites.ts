/** Items that a site has: who operates it, where it is, when it is open and what is there. */

import { type Fulfilment, firstKnown, listed, told } from '../measure/fulfilment.ts';
import type { Item } from '../measure/item.ts';
import { listOf, type MeasuredSite, membersOf } from '../measure/measured.ts';

const OURS = { level: 'site', ruleOf: 'ocpi-snapshot' } as const;
const PUBLIC = { level: 'site', ruleOf: 'public scorecard' } as const;

export const always = (...fields: string[]) => [{ since: '2.2', fields }] as const;

/** A field of the Location that stands in a column of its own name. */
export function fieldOfSite(
  id: string,
  title: string,
  paragraph: string,
  column: 'country' | 'city' | 'postal_code' | 'address' | 'opening_times' | 'time_zone' | 'energy_mix',
  about: Pick<Item, 'counts'> & Partial<Item>,
): Item {
  return {
    ...{ id, title, paragraph, ...OURS },
    typedIn: { table: 'locations', columns: [column] },
    ocpi: always(`Location.${column}`),
    measure: ({ location }) => told(location[column]),
    ...about,
  };
}

export const SITE_ITEMS = [
  {
    ...{ id: 'A1', title: 'Legal name of the operator or owner', paragraph: '(a)(i)', ...OURS },
    counts: 'A legal name of the operator, or the name of the owner. There is no "no".',
    typedIn: { table: 'businesses', columns: ['legal_name'], setting: 'operator.legal_name' },
    ocpi: always('Location.owner.name'),
    isHeld: true,
    measure: ({ legalName }) => told(legalName),
  },
  {
    ...{ id: 'A2', title: 'Name of the operator as drivers know it', paragraph: '(a)(ii)', ...OURS },
    counts: 'The operator has a name.',
    typedIn: { table: 'locations', columns: ['operator'], setting: 'operator.name' },
    ocpi: always('Location.operator.name'),
    measure: ({ operatorName }) => told(operatorName),
  },
  {
    ...{ id: 'A3', title: 'Number of points', paragraph: '(a)(iii)', ...OURS },
    counts: 'The site has at least one EVSE: the rows are the number.',
    typedIn: { table: 'evses', columns: ['uid'] },
    ocpi: always('Location.evses'),
    measure: ({ points }) => (points.length > 0 ? 'present' : 'unknown'),
  },
  {
    ...{ id: 'A4', title: 'Staff at the site', paragraph: '(a)(iv)', ...OURS },
    counts: 'A list of services that names any but UNATTENDED. UNATTENDED alone, and NONE, state that there is none.',
    typedIn: { table: 'locations', columns: ['services'], setting: 'defaults.services' },
    ocpi: [],
    isHeld: true,
    measure: ({ services }) => {
      const isNobody = listOf(services).length > 0 && listOf(services).every((service) => service === 'UNATTENDED');
      return isNobody ? 'stated' : listed(services);
    },
  },
  {
    ...{ id: 'A5', title: 'Help line', paragraph: '(a)(v)', ...PUBLIC },
    counts: 'help_phone is there.',
    typedIn: { table: 'locations', columns: ['help_phone'], setting: 'operator.phone' },
    ocpi: [{ since: '2.3.0', fields: ['Location.help_phone'] }],
    measure: ({ helpPhone }) => told(helpPhone),
  },
  {
    ...{ id: 'A6', title: 'Roof, light, catering, toilets and rest at the site', paragraph: '(a)(vi)', ...OURS },
    counts:
      'All five are known, and one is yes; if all are no, it is stated. Where they are not, facilities count, and so do a roof and light at a parking place, because OCPI has no more.',
    typedIn: {
      ...{ table: 'locations', columns: ['roofed', 'lit', 'catering', 'toilets', 'rest_area'], needsAll: true },
      setting: 'defaults',
    },
    ocpi: [
      { since: '2.2', fields: ['Location.facilities'] },
      { since: '2.3.0', fields: ['Parking.roofed', 'Parking.lighting'] },
    ],
    isHeld: true,
    measure: measureAmenities,
  },
  {
    ...{ id: 'A7', title: 'Coordinates', paragraph: '(a)(vii)', ...OURS },
    counts: 'The site has coordinates, as OCPI demands.',
    typedIn: { table: 'locations', columns: ['latitude', 'longitude'], needsAll: true },
    ocpi: always('Location.coordinates'),
    measure: ({ location }) => told(location.coordinates),
  },
  {
    ...{ id: 'A8', title: 'More about where it is', paragraph: '(a)(viii)', ...OURS },
    counts: 'Directions, the floor or coordinates of a point, or another place that belongs to the site.',
    typedIn: { table: 'locations', columns: ['directions'] },
    ocpi: always(
      ...['Location.directions', 'Location.related_locations'],
      ...['EVSE.directions', 'EVSE.floor_level', 'EVSE.coordinates'],
    ),
    measure: ({ location, points }) =>
      firstKnown(
        told(location.directions),
        told(location.related_locations),
        ...points.flatMap(({ evse }) => [told(evse.directions), told(evse.floor_level), told(evse.coordinates)]),
      ),
  },
  fieldOfSite('A9', 'Country', '(a)(ix)', 'country', {
    counts: 'The site has a country, as OCPI demands.',
    typedIn: { table: 'locations', columns: ['country'], setting: 'country' },
  }),
  {
    ...{ id: 'A10', title: 'Region, by its NUTS-1 code', paragraph: '(a)(x)', ...OURS },
    counts: 'A code of a region. The state of an address is none.',
    typedIn: { table: 'locations', columns: ['region'] },
    ocpi: [],
    isHeld: true,
    measure: ({ region }) => told(region),
  },
  fieldOfSite('A11', 'City or town', '(a)(xi)', 'city', { counts: 'The site has a city, as OCPI demands.' }),
  fieldOfSite('A12', 'Postal code', '(a)(xii)', 'postal_code', { counts: 'The site has a postal code.' }),
  fieldOfSite('A13', 'Street and house number', '(a)(xiii)', 'address', {
    counts: 'The site has an address, as OCPI demands.',
  }),
  fieldOfSite('A14', 'Opening hours', '(a)(xiv)', 'opening_times', { counts: 'opening_times are there.', ...PUBLIC }),
  fieldOfSite('A15', 'Time zone', '(a)(xv)', 'time_zone', {
    counts: 'The site has a time zone by its IANA name, as OCPI demands; the offset follows from it.',
    typedIn: { table: 'locations', columns: ['time_zone'], setting: 'time_zone' },
  }),
] as const satisfies readonly Item[];

function measureAmenities({ amenities, location, parkingPlaces }: MeasuredSite): Fulfilment {
  const areAllKnown = amenities.every((amenity) => amenity === true || amenity === false);
  if (areAllKnown && amenities.includes(true)) return 'present';
  const places = listOf(parkingPlaces).map((place) => membersOf<{ roofed: 0; lighting: 0 }>(place));
  const isTold = places.some(({ roofed, lighting }) => roofed === true || lighting === true);
  if (isTold) return 'present';
  return areAllKnown ? firstKnown(told(location.facilities), 'stated') : told(location.facilities);
}
