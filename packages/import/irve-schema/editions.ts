/** The columns of the static file in this edition of the schema, those that others add, and their names in all of them. */

import type { PointToWrite } from '../irve-export/points.ts';
import type { IrveField, IrveFields } from './field.ts';
import { FIELDS_OF_EDITION } from './static-fields.ts';

/** First those that an export writes, in the order of the file. */
export const STATIC_FIELDS = {
  ...FIELDS_OF_EDITION,
  code_postal: {
    otherNames: ['consolidated_code_postal'],
    columns: ['locations.postal_code'],
    imported: 'postal_code (3.0.0 and the national file)',
  },
  consolidated_commune: { columns: ['locations.city'], imported: 'the city (the national file)' },
  station_longitude: {
    otherNames: ['consolidated_longitude'],
    columns: ['locations.longitude'],
    imported: 'longitude, if coordonneesXY is empty (3.0.0 and the national file)',
  },
  station_latitude: {
    otherNames: ['consolidated_latitude'],
    columns: ['locations.latitude'],
    imported: 'latitude, if coordonneesXY is empty',
  },
  last_modified: {
    columns: [],
    imported: 'which of two rows of one point is newer, if date_maj does not tell (the national file)',
  },
} as const satisfies IrveFields<PointToWrite>;

export type StaticFieldName = keyof typeof STATIC_FIELDS;

/** The columns by their names. */
export const STATIC_ENTRIES = Object.entries<IrveField<never>>(STATIC_FIELDS).map(
  ([name, field]) => [name as StaticFieldName, field] as const,
);

const FIELDS_BY_NAME: ReadonlyMap<string, StaticFieldName> = new Map(
  STATIC_ENTRIES.flatMap(([name, { otherNames = [] }]) =>
    [name, ...otherNames].map((one) => [one.toLowerCase(), name] as const),
  ),
);

/** The column that a header names, whatever its edition, letter case and spaces. */
export function staticFieldNamed(header: string): StaticFieldName | undefined {
  return FIELDS_BY_NAME.get(header.trim().toLowerCase());
}
