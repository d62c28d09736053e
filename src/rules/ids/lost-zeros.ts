/** Ids of digits that are shorter than all others of their table. */

import type { AnyRow } from '../../tables/table.ts';

interface ShortId {
  readonly row: AnyRow;
  readonly text: string;
  /** How many digits all others have. */
  readonly digits: number;
}

/** One id in so many may have lost its zeros. Where more are short, ids have different lengths. */
const FEW = 4;

/** Ids that would fit the others with zeros in front. All others have the same length, and some begin with a zero. */
export function shortened(rows: readonly AnyRow[], column: string): ShortId[] {
  const lengths = new Map<number, number>();
  let digits = 0;
  for (const { values } of rows) {
    const text = values[column];
    if (typeof text !== 'string' || !isNumber(text)) continue;
    lengths.set(text.length, (lengths.get(text.length) ?? 0) + 1);
    if (text.startsWith('0') && text.length > 1) {
      // Two lengths with zeros in front: they say nothing.
      if (digits !== 0 && digits !== text.length) return [];
      digits = text.length;
    }
  }
  const usual = lengths.get(digits) ?? 0;
  const others = [...lengths].filter(([length]) => length !== digits);
  const short = others.reduce((sum, [, count]) => sum + count, 0);
  if (digits === 0 || short === 0 || short * FEW > usual || others.some(([length]) => length > digits)) return [];
  return rows.flatMap((row) => {
    const text = row.values[column];
    return typeof text === 'string' && text.length < digits && isNumber(text) ? [{ row, text, digits }] : [];
  });
}

function isNumber(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= 48 && last <= 57 && /^\d+$/.test(text);
}
