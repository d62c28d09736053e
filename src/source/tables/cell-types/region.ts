/** The cell type for regions: NUTS-1 codes, which Eurostat gives (AFIR, A10). */

import { quoted, read, unreadable } from '../../cells/cell.ts';
import { type CellType, cellType } from './cell-type.ts';

/** Two letters of the country and a letter or digit: `DE3`. */
export function region(): CellType<string> {
  return cellType(
    (text) => {
      const code = text.toUpperCase();
      if (/^[A-Z]{2}[0-9A-Z]$/.test(code)) return read(code);
      return unreadable(
        `${quoted(text)} is not the code of a region.`,
        'Write a NUTS-1 code: two letters of the country and a letter or digit, such as DE3.',
      );
    },
    { code: 'unknown-value', form: 'NUTS-1 code', json: { pattern: '^[A-Za-z]{2}[0-9A-Za-z]$' }, write: String },
  );
}
