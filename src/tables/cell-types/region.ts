/** The cell type for regions: NUTS-1 codes, which Eurostat gives (AFIR, A10). */

import { oneMeaning, quoted, read, unreadable } from '../../cells/cell.ts';
import { NUTS_1 } from '../../cells/regions/nuts-1.ts';
import { type CellType, cellType } from './cell-type.ts';

/** Countries whose codes are all known, by the two letters of Eurostat. Candidate countries have codes too. */
const COUNTRIES = new Set([...NUTS_1.keys()].map((code) => code.slice(0, 2)));

/** Two letters of the country and a letter or digit: `DE3`. */
export function region(): CellType<string> {
  return cellType(
    (text) => {
      const code = text.toUpperCase();
      const isCode = /^[A-Z]{2}[0-9A-Z]$/.test(code);
      if (isCode && (NUTS_1.has(code) || !COUNTRIES.has(code.slice(0, 2)))) return read(code);
      const [named] = [...NUTS_1].find(([, name]) => name.toLowerCase() === text.toLowerCase()) ?? [];
      return unreadable(
        isCode ? `${quoted(text)} is not a NUTS-1 code.` : `${quoted(text)} is not the code of a region.`,
        'Write a NUTS-1 code: two letters of the country and a letter or digit, such as DE3.',
        oneMeaning(named),
      );
    },
    { code: 'unknown-value', form: 'NUTS-1 code', json: { pattern: '^[A-Za-z]{2}[0-9A-Za-z]$' }, write: String },
  );
}
