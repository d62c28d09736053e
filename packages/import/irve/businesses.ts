/** The companies of a static file: a row of businesses.csv for each name. */

import { foldCase } from '../../../src/ocpi/index.ts';
import type { ImportedCell, Recorder } from '../rows/imported-tables.ts';
import { freeId, shortHash, slug } from '../rows/short-ids.ts';

/** The cell that refers to a company by its name; undefined for an empty name. */
export type Businesses = (name: ImportedCell | undefined, row: string) => ImportedCell | undefined;

export function importedBusinesses(record: Recorder): Businesses {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  return (name, row) => {
    if (name === undefined || name.text === '') return undefined;
    const key = foldCase(name.text);
    const known = ids.get(key);
    if (known !== undefined) return { ...name, text: known };
    const id = freeId(taken, shortId(name.text));
    taken.add(id);
    ids.set(key, id);
    record.addRow('businesses', row, {
      id: { text: id, pointer: name.pointer },
      name,
    });
    return { ...name, text: id };
  };
}

/** A slug is cut. Behind one that may have been, four characters of a hash keep ids apart, whatever the order of the rows. */
const LONGEST_SLUG = 28;

function shortId(name: string): string {
  const short = slug(name) || 'business';
  if (short.length < LONGEST_SLUG) return short;
  return `${short}-${shortHash(name, 4).toLowerCase()}`;
}
