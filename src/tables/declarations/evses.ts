/** evses.csv: a row is a point that charges one vehicle at a time. */

import { STATUS_WORDS } from '../../cells/words/status-words.ts';
import {
  CAPABILITY_WORDS,
  PARKING_RESTRICTION_WORDS,
  PAYMENT_BRAND_WORDS,
  PAYMENT_MEANS_WORDS,
} from '../../cells/words/vocabularies.ts';
import { anyOf, boolean, oneOf } from '../cell-types/choices.ts';
import { displayTexts, latitude, longitude } from '../cell-types/geography.ts';
import { listOrNone } from '../cell-types/lists.ts';
import { names } from '../cell-types/names.ts';
import { parkingLinks } from '../cell-types/pairs.ts';
import { id, text } from '../cell-types/text.ts';
import { defineTable, ofNetwork, optional, required } from '../table.ts';
import { lastUpdatedColumn, siteColumn } from './shared-columns.ts';

const WAY_THERE = 'How to find it belongs into directions, in evses.csv or locations.csv.';

export const evses = defineTable({
  name: 'evses',
  object: 'EVSE',
  row: 'a point that charges one vehicle at a time',
  doc: 'A charger that can charge two cars at once is two EVSEs.',
  key: ['uid'],
  columns: {
    uid: required(id(36), {
      doc: 'Your id of the EVSE. Never change it, and never reuse it, not even at another site.',
      example: 'AMS-01-A',
    }),
    location_id: siteColumn('Location.evses'),
    evse_id: optional(id(48), {
      doc: 'Registered id in the eMI3 format, by which apps know whose status it is. It begins with your operator id; as long as you have none, leave the cell empty.',
      example: 'NL*EXA*E12345',
    }),
    status: optional(oneOf(STATUS_WORDS), {
      doc: 'Current status, for networks without status.csv. A row there overrides it. Without either, the status is UNKNOWN.',
      example: 'AVAILABLE',
    }),
    capabilities: optional(anyOf(CAPABILITY_WORDS), {
      doc: 'What the EVSE can do, and how to pay.',
      example: 'RFID_READER|CREDIT_CARD_PAYABLE',
    }),
    physical_reference: optional(text(16, `Write what stands on the charger. ${WAY_THERE}`), {
      doc: 'What is written on the charger.',
      example: '1A',
    }),
    floor_level: optional(text(4, `Write the floor, such as -1. ${WAY_THERE}`), {
      doc: 'Floor of the garage.',
      example: '-1',
    }),
    latitude: optional(latitude(), {
      doc: 'Where the EVSE is, if that helps to find it. Fill in longitude too.',
      example: '52.373201',
      fields: ['EVSE.coordinates', 'GeoLocation.latitude'],
    }),
    longitude: optional(longitude(), {
      doc: 'Where the EVSE is. Fill in latitude too.',
      example: '4.893412',
      fields: ['EVSE.coordinates', 'GeoLocation.longitude'],
    }),
    directions: optional(displayTexts(512), {
      doc: 'How to find the EVSE from the entrance.',
      example: 'en: Second row on the left',
      fields: ['EVSE.directions', 'DisplayText.language', 'DisplayText.text'],
    }),
    parking_restrictions: optional(anyOf(PARKING_RESTRICTION_WORDS), {
      doc: 'Who may park there.',
      example: 'EV_ONLY|PLUGGED',
    }),
    parking: optional(parkingLinks(), {
      doc: 'The parking places from which vehicles can charge here, by their ids in parking_places.csv; perhaps with where the charger is then: LEFT, RIGHT or CENTER.',
      example: 'P1:LEFT|P2:RIGHT',
      fields: ['EVSE.parking', 'EVSEParking.parking_id', 'EVSEParking.evse_position'],
    }),
    accepted_service_providers: ofNetwork(listOrNone(names(text(50))), 'accepted_service_providers', {
      doc: 'Names of the companies whose contracts pay here. Empty means unknown; NONE means that drivers can only pay on the spot.',
      example: 'Example Mobility|Example Roaming',
    }),
    payment_brands: ofNetwork(listOrNone(anyOf(PAYMENT_BRAND_WORDS)), 'payment_brands', {
      doc: 'Which cards and wallets it takes from drivers without a contract. Empty means unknown; NONE means that it takes none.',
      example: 'VISA|MASTERCARD|GIROCARD',
      fields: [],
    }),
    payment_means: ofNetwork(listOrNone(anyOf(PAYMENT_MEANS_WORDS)), 'payment_means', {
      doc: 'How else drivers without a contract can pay; cards are capabilities. Empty means unknown; NONE means in no other way.',
      example: 'QR_CODE|WEBSITE',
      fields: [],
    }),
    smart_charging: ofNetwork(boolean(), 'smart_charging', {
      doc: 'Whether it can charge slower or later as the grid or a price demands (AFIR, B9).',
      example: 'true',
      fields: [],
    }),
    station: optional(id(36), {
      doc: 'Points of a site with the same text here are one charging station. Empty means that all other points of the site are one.',
      example: 'north',
      fields: [],
    }),
    last_updated: lastUpdatedColumn('the EVSE'),
  },
});
