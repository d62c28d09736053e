/** Columns that several tables have: the site or the EVSE of a row, whose it is, and when it last changed. */

import { countryCode, partyId } from '../cell-types/standard-codes.ts';
import { id } from '../cell-types/text.ts';
import { timestamp } from '../cell-types/times.ts';
import { fromSetting, optional, required } from '../table.ts';

/** @param field the field of OCPI that the rows fill by standing at their site, if that is one */
export function siteColumn(field?: string) {
  return required(id(36), {
    doc: 'The site, by its id in locations.csv.',
    example: 'AMS-01',
    fields: field === undefined ? [] : [field],
    references: { table: 'locations', code: 'unknown-location' },
  });
}

/** @param field the field of OCPI that the rows fill by standing at their EVSE */
export function evseColumn(field: string) {
  return required(id(36), {
    doc: 'The EVSE, by its uid in evses.csv.',
    example: 'AMS-01-A',
    fields: [field],
    references: { table: 'evses', code: 'unknown-evse' },
  });
}

export const energyMixColumn = optional(id(36), {
  doc: 'Energy mix, by its id in energy_mixes.csv.',
  example: 'green',
  references: { table: 'energy_mixes', code: 'unknown-energy-mix' },
});

export const countryCodeColumn = fromSetting(countryCode(), 'country_code', {
  doc: 'Country in which the operator is registered, if it is not the one in network.json.',
  example: 'NL',
});

export const partyIdColumn = fromSetting(partyId(), 'party_id', {
  doc: 'Registered id of the operator, if it is not the one in network.json.',
  example: 'EXA',
});

/** @param row such as `the site` */
export function lastUpdatedColumn(row: string) {
  return optional(timestamp(), {
    doc: `When ${row} last changed, if another system knows. You can leave it out: the build works it out.`,
    example: '2026-11-21T14:30:00Z',
  });
}
