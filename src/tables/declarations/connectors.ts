/** connectors.csv: a row is a plug. */

import {
  CONNECTOR_CAPABILITY_WORDS,
  CONNECTOR_FORMAT_WORDS,
  CONNECTOR_TYPE_WORDS,
  POWER_TYPE_WORDS,
} from '../../cells/words/vocabularies.ts';
import { anyOf, oneOf } from '../cell-types/choices.ts';
import { ids, listOrNone } from '../cell-types/lists.ts';
import { whole } from '../cell-types/numbers.ts';
import { url } from '../cell-types/standard-codes.ts';
import { id } from '../cell-types/text.ts';
import { defineTable, ofNetwork, optional, required, withDefault } from '../table.ts';
import { evseColumn, lastUpdatedColumn } from './shared-columns.ts';

export const connectors = defineTable({
  name: 'connectors',
  object: 'Connector',
  row: 'a plug',
  doc: 'The sockets and cables of each EVSE. Only one plug of an EVSE can be used at a time.',
  key: ['evse_uid', 'id'],
  columns: {
    evse_uid: evseColumn('EVSE.connectors'),
    id: withDefault(id(36), '1', { doc: 'Id of the plug within its EVSE.', example: '1' }),
    standard: required(oneOf(CONNECTOR_TYPE_WORDS), {
      doc: 'Type of plug. Type 2 is IEC_62196_T2; CCS is IEC_62196_T2_COMBO (Europe) or IEC_62196_T1_COMBO (America).',
      example: 'IEC_62196_T2_COMBO',
    }),
    format: required(oneOf(CONNECTOR_FORMAT_WORDS), {
      doc: 'SOCKET if the driver brings the cable, CABLE if it is attached.',
      example: 'CABLE',
    }),
    power_type: required(oneOf(POWER_TYPE_WORDS), {
      doc: 'Direct current, or alternating current of one or three phases.',
      example: 'DC',
    }),
    max_voltage: required(whole({ min: 0, max: 100_000, unit: 'V', leastPlausible: 1 }), {
      doc: 'Highest voltage, in volts. For AC_3_PHASE, between a phase and neutral (230, not 400).',
      example: '920',
    }),
    max_amperage: required(whole({ min: 0, max: 100_000, unit: 'A', leastPlausible: 1 }), {
      doc: 'Highest current, in amperes. For AC_3_PHASE, of each phase.',
      example: '500',
    }),
    max_electric_power: optional(whole({ min: 0, max: 100_000_000, unit: 'W', leastPlausible: 1000 }), {
      doc: 'Highest power, in watts: 150 kW is 150000. Always fill it in; it is needed if the power is less than voltage times current.',
      example: '300000',
    }),
    tariff_ids: optional(ids(36), {
      doc: 'Tariffs that apply, by their ids in tariffs.csv. Empty means unknown, not free: if charging is free, use a tariff with the price 0.',
      example: 'T-DC|T-ADHOC',
      references: { table: 'tariffs', code: 'unknown-tariff' },
    }),
    terms_and_conditions: optional(url(), {
      doc: 'URL of the terms and conditions.',
      example: 'https://example.com/terms',
    }),
    capabilities: ofNetwork(listOrNone(anyOf(CONNECTOR_CAPABILITY_WORDS)), 'connector_capabilities', {
      doc: 'Whether drivers can plug in and charge without a card or an app, by a contract in the car (ISO 15118). Empty means unknown; NONE means that they cannot.',
      example: 'ISO_15118_2_PLUG_AND_CHARGE',
      fields: ['Connector.capabilities'],
    }),
    last_updated: lastUpdatedColumn('the plug'),
  },
});
