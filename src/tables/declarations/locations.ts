/** locations.csv: a row is a site. */

import { FACILITY_WORDS, PARKING_TYPE_WORDS, SERVICE_WORDS } from '../../cells/words/vocabularies.ts';
import { anyOf, boolean, oneOf } from '../cell-types/choices.ts';
import { displayTexts, latitude, longitude, openingHours, timeZone } from '../cell-types/geography.ts';
import { listOrNone } from '../cell-types/lists.ts';
import { whole } from '../cell-types/numbers.ts';
import { phoneNumber } from '../cell-types/phone-number.ts';
import { country, region } from '../cell-types/standard-codes.ts';
import { id, text } from '../cell-types/text.ts';
import { defineTable, fromSetting, ofNetwork, optional, required, withDefault } from '../table.ts';
import { countryCodeColumn, energyMixColumn, lastUpdatedColumn, partyIdColumn } from './shared-columns.ts';

const BUSINESS = { table: 'businesses', code: 'unknown-business' } as const;

export const locations = defineTable({
  name: 'locations',
  object: 'Location',
  row: 'a site',
  doc: 'Where drivers can charge. Only sites with publish = true appear in the API.',
  key: ['id'],
  columns: {
    id: required(id(36), {
      doc: 'Your id of the site. Never change it, and never use it for another site.',
      example: 'AMS-01',
    }),
    name: optional(text(255), { doc: 'Name shown to drivers.', example: 'Market Square' }),
    address: required(text(255), {
      doc: 'Street and house number. Strict readers reject more than 45 characters.',
      example: 'Market Square 1',
    }),
    city: required(text(45), { doc: 'City or town.', example: 'Amsterdam' }),
    postal_code: optional(text(10, 'Write only the postal code here, and the name of the city into city.'), {
      doc: 'Postal code, if there is one.',
      example: '1012 AB',
    }),
    state: optional(text(45), {
      doc: 'State or province, if it is part of an address. Strict readers reject more than 20 characters.',
      example: 'NH',
    }),
    country: fromSetting(country(), 'country', { doc: 'Country of the site.', example: 'NLD' }),
    latitude: required(latitude(), {
      doc: 'Degrees north of the equator (WGS 84). Published with six decimals.',
      example: '52.373169',
      fields: ['Location.coordinates', 'GeoLocation.latitude'],
    }),
    longitude: required(longitude(), {
      doc: 'Degrees east of Greenwich; west is negative.',
      example: '4.893379',
      fields: ['Location.coordinates', 'GeoLocation.longitude'],
    }),
    time_zone: fromSetting(timeZone(), 'time_zone', {
      doc: 'Time zone of the site, by its IANA name.',
      example: 'Europe/Amsterdam',
    }),
    opening_times: optional(openingHours(), {
      doc: 'When drivers can enter, in OpenStreetMap notation. Empty means unknown, not always open.',
      example: 'Mo-Fr 07:00-22:00; Sa,Su 09:00-20:00',
      fields: [
        'Location.opening_times',
        'Hours.twentyfourseven',
        'Hours.regular_hours',
        'RegularHours.weekday',
        'RegularHours.period_begin',
        'RegularHours.period_end',
      ],
    }),
    charging_when_closed: optional(boolean(), {
      doc: 'Whether a car can keep charging when the site is closed. Empty means yes.',
      example: 'true',
    }),
    parking_type: optional(oneOf(PARKING_TYPE_WORDS), {
      doc: 'What kind of parking it is.',
      example: 'PARKING_GARAGE',
    }),
    facilities: optional(anyOf(FACILITY_WORDS), { doc: 'What drivers find there.', example: 'CAFE|WIFI' }),
    help_phone: optional(phoneNumber(), {
      doc: 'Help line for drivers, with + and the code of the country. Empty means operator.phone in network.json, if that operates the site.',
      example: '+31 20 123 4567',
    }),
    services: ofNetwork(listOrNone(anyOf(SERVICE_WORDS)), 'services', {
      doc: 'Whether somebody is there to help. Empty means unknown.',
      example: 'STAFFED',
      fields: [],
    }),
    roofed: ofNetwork(boolean(), 'roofed', {
      doc: 'Whether cars stand under a roof while they charge. Parking places can differ.',
      example: 'true',
      fields: [],
    }),
    lit: ofNetwork(boolean(), 'lit', {
      doc: 'Whether the place is lit at night. Parking places can differ.',
      example: 'true',
      fields: [],
    }),
    catering: ofNetwork(boolean(), 'catering', {
      doc: 'Whether there is something to eat or drink.',
      example: 'false',
      fields: [],
    }),
    toilets: ofNetwork(boolean(), 'toilets', { doc: 'Whether there are toilets.', example: 'true', fields: [] }),
    rest_area: ofNetwork(boolean(), 'rest_area', {
      doc: 'Whether there is a place to rest.',
      example: 'false',
      fields: [],
    }),
    site_max_power: optional(whole({ min: 0, max: 1_000_000_000, unit: 'W', leastPlausible: 1000 }), {
      doc: 'Highest power of all points of the site together, in watts.',
      example: '600000',
      fields: [],
    }),
    region: optional(region(), {
      doc: 'Region of the site: its NUTS-1 code, in the EU and some other countries. Empty is enough where it follows from the country and the postal code.',
      example: 'NL3',
      fields: [],
    }),
    directions: optional(displayTexts(512), {
      doc: 'How to find the site, in one or more languages.',
      example: 'en: Behind the town hall | nl: Achter het stadhuis',
      fields: ['Location.directions', 'DisplayText.language', 'DisplayText.text'],
    }),
    operator: optional(id(36), {
      doc: 'Operator, by its id in businesses.csv. Empty means the operator in network.json.',
      example: 'exa',
      references: BUSINESS,
    }),
    suboperator: optional(id(36), {
      doc: 'Suboperator, by its id in businesses.csv.',
      example: 'exa-south',
      references: BUSINESS,
    }),
    owner: optional(id(36), {
      doc: 'Owner of the site, by its id in businesses.csv.',
      example: 'city',
      references: BUSINESS,
    }),
    energy_mix: energyMixColumn,
    publish: withDefault(boolean(), true, {
      doc: 'Whether the site is public. With false, the site does not appear in the API. If it was public before, its id and its EVSEs, as REMOVED, stay for removed_location_days (see network.json), without name, address and position. --purge drops them at once.',
      example: 'true',
    }),
    country_code: countryCodeColumn,
    party_id: partyIdColumn,
    last_updated: lastUpdatedColumn('the site'),
  },
});
