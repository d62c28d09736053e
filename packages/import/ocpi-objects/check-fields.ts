/** Finds fields that no version of OCPI from 2.2 to 2.3.0 has, and fields under an old or misspelt name. */

import { quoted } from '../../../src/cells/index.ts';
import { nearest } from '../../../src/findings/index.ts';
import { at, isObject, type JsonObject, type Named, otherNames } from '../../../src/sources/index.ts';
import { type Columns, TABLES } from '../../../src/tables/index.ts';
import type { Recorder } from '../rows/imported-tables.ts';

/** An object of a feed with the names of OCPI, its place, and the recorder for its rows and findings. */
export interface Source extends Named {
  readonly pointer: string;
  readonly record: Recorder;
}

/** Those that columns are filled from, and those that are read for other fields, or by nobody. */
const FIELDS: readonly string[] = [
  ...Object.values(TABLES).flatMap(({ columns }: { readonly columns: Columns }) =>
    Object.values(columns).flatMap(({ fields = [] }) => fields),
  ),
  'Location.publish_allowed_to',
  ...['tariff_ids', ...otherNames('tariff_ids')].map((name) => `EVSE.${name}`),
  'Tariff.tax_included',
  // Of PriceLimit, which OCPI 2.3.0 has in its place.
  'Price.before_taxes',
  'Price.after_taxes',
];

/** The names of the fields of each class. */
const NAMES = new Map(
  [...Map.groupBy(FIELDS, (field) => field.slice(0, field.indexOf('.')))].map(([object, fields]) => [
    object,
    new Set(fields.map((field) => field.slice(object.length + 1))),
  ]),
);

/** Longer names are left out of pointers. */
const LONGEST_NAME = 100;

/** Reports members of an object that are no fields of its class, and are not read in their place either. */
export function checkFields(className: string, { object, pointer, record, spelled }: Source): void {
  const fields = NAMES.get(className);
  const isFlat = fields?.has('coordinates') && hasFlatCoordinates(object);
  for (const [name, value] of Object.entries(object)) {
    if (value === null || fields?.has(name) || (isFlat && /^(lat|long)itude$/.test(name))) continue;
    const known = [...(fields ?? [])];
    const written = spelled?.get(name) ?? name;
    const renamed = known.find((field) => otherNames(field).includes(name) && !Object.hasOwn(object, field));
    if (renamed !== undefined) {
      const params = { object: className, member: written, meant: renamed };
      record.report('renamed', at(pointer, written), { says: 'member', params });
    } else if (!['Location', 'EVSE', 'Connector'].includes(className) || !hasWholeTariffs(value)) {
      const meant = nearest(written, known);
      const place = written.length > LONGEST_NAME ? pointer : at(pointer, written);
      const params = { object: className, member: quoted(written) };
      record.report(
        'not-carried',
        place,
        meant === undefined
          ? { says: 'field', advises: 'extension', params }
          : { says: 'field', advises: 'misspelt', params: { ...params, meant } },
      );
    }
  }
}

/** Whether coordinates stand beside the address, and not in a member of their own. */
export function hasFlatCoordinates({ coordinates, latitude, longitude }: JsonObject): boolean {
  return (coordinates ?? '') === '' && [latitude, longitude].every((half) => (half ?? '') !== '');
}

/** Whether a member is a whole tariff, or a list with one. Only a tariff has elements, in whatever letter case. */
export function hasWholeTariffs(value: unknown): boolean {
  return [value]
    .flat()
    .some((one) => isObject(one) && Object.keys(one).some((name) => name.length === 8 && /^elements$/i.test(name)));
}
