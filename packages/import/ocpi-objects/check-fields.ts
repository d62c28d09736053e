/** Finds fields that no version of OCPI from 2.2 to 2.3.0 has, and fields under an old or misspelt name. */

import { quoted } from '../../../src/cells/index.ts';
import { nearest } from '../../../src/findings/index.ts';
import { otherNames } from '../../../src/sources/index.ts';
import { at, type Source } from './feed-values.ts';

/** Longer names are left out of pointers. */
const LONGEST_NAME = 100;

/** Reports members of an object that are not among `known`, the fields of its class. */
export function checkFields(
  className: string,
  { object, pointer, record, spelled }: Source,
  known: readonly string[],
): void {
  for (const [name, value] of Object.entries(object)) {
    if (known.includes(name) || value === null) continue;
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
