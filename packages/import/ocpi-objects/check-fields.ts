/** Finds fields that no version of OCPI from 2.2 to 2.3.0 has, and fields under an old or misspelt name. */

import { quoted } from '../../../src/cells/index.ts';
import { nearest } from '../../../src/findings/index.ts';
import { otherNames } from '../../../src/sources/index.ts';
import { type Columns, TABLES } from '../../../src/tables/index.ts';
import { at, type Source } from './feed-values.ts';

/** Those that columns are filled from, and those that are read for other fields, or by nobody. */
const FIELDS: readonly string[] = [
  ...Object.values(TABLES).flatMap(({ columns }: { readonly columns: Columns }) =>
    Object.values(columns).flatMap(({ fields = [] }) => fields),
  ),
  'Location.publish_allowed_to',
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

/** Reports members of an object that are neither fields of its class nor among `more`. */
export function checkFields(
  className: string,
  { object, pointer, record, spelled }: Source,
  more: readonly string[] = [],
): void {
  const fields = NAMES.get(className);
  for (const [name, value] of Object.entries(object)) {
    if (value === null || fields?.has(name) || more.includes(name)) continue;
    const known = [...(fields ?? []), ...more];
    const written = spelled?.get(name) ?? name;
    const renamed = known.find((field) => otherNames(field).includes(name) && !Object.hasOwn(object, field));
    if (renamed !== undefined) {
      const params = { object: className, member: written, meant: renamed };
      record.report('renamed', at(pointer, written), { says: 'member', params });
    } else {
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
