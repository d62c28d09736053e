/** evses.csv: a row is a point that charges one vehicle at a time. */

import { CAPABILITY, PARKING_RESTRICTION, STATUS } from '../../ocpi/enums.ts';
import { CAPABILITY_WORDS, PARKING_RESTRICTION_WORDS, STATUS_WORDS } from '../cells/words/evse-words.ts';
import { anyOf, oneOf } from './cell-types/choices.ts';
import { displayTexts, latitude, longitude } from './cell-types/geography.ts';
import { id, text } from './cell-types/text.ts';
import { timestamp } from './cell-types/times.ts';
import { defineTable, optional, required } from './table.ts';

export const evses = defineTable({
  name: 'evses',
  row: 'a point that charges one vehicle at a time',
  doc: 'A charger that can charge two cars at once is two EVSEs.',
  key: ['uid'],
  columns: {
    uid: required(id(36), {
      doc: 'Your id of the EVSE. Never change it, and never reuse it, not even at another site.',
      example: 'AMS-01-A',
      fields: ['EVSE.uid'],
    }),
    location_id: required(id(36), {
      doc: 'The site, by its id in locations.csv.',
      example: 'AMS-01',
      fields: ['Location.evses'],
      references: { table: 'locations', code: 'unknown-location' },
    }),
    evse_id: optional(id(48), {
      doc: 'Registered id in the eMI3 format. If there is none, leave the cell empty; do not make one up.',
      example: 'NL*EXA*E12345',
      fields: ['EVSE.evse_id'],
    }),
    status: optional(oneOf(STATUS, STATUS_WORDS), {
      doc: 'Current status, for networks without status.csv. A row there overrides it. Without either, the status is UNKNOWN.',
      example: 'AVAILABLE',
      fields: ['EVSE.status'],
    }),
    capabilities: optional(anyOf(CAPABILITY, CAPABILITY_WORDS), {
      doc: 'What the EVSE can do, and how to pay.',
      example: 'RFID_READER|CREDIT_CARD_PAYABLE',
      fields: ['EVSE.capabilities'],
    }),
    physical_reference: optional(text(16), {
      doc: 'What is written on the charger.',
      example: '1A',
      fields: ['EVSE.physical_reference'],
    }),
    floor_level: optional(text(4), { doc: 'Floor of the garage.', example: '-1', fields: ['EVSE.floor_level'] }),
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
    parking_restrictions: optional(anyOf(PARKING_RESTRICTION, PARKING_RESTRICTION_WORDS), {
      doc: 'Who may park there.',
      example: 'EV_ONLY|PLUGGED',
      fields: ['EVSE.parking_restrictions'],
    }),
    last_updated: optional(timestamp(), {
      doc: 'When the EVSE last changed, if another system knows. You can leave it out: the build works it out.',
      example: '2026-11-21T14:30:00Z',
      fields: ['EVSE.last_updated'],
    }),
  },
});
