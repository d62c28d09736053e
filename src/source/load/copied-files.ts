/** A file that repeats another one, such as a backup in the data directory. That is one mistake, and not one in each row. */

import type { Finding } from '../../findings/finding.ts';
import { formatCount } from '../../findings/text/format.ts';
import { finding } from '../tables/finding-codes.ts';
import type { AnyRow } from '../tables/table.ts';
import { tableOfFile } from '../tables/tables.ts';

/** Fewer rows than this that are in two files may be as many slips. */
const MANY = 3;

/**
 * Puts one finding in the place of those about keys that most rows of a file share with another file.
 *
 * @param duplicates a finding for each row whose key is used already, with the place of the first one as its related place
 */
export function reportCopies(rows: readonly AnyRow[], duplicates: readonly Finding[]): Finding[] {
  if (duplicates.length < MANY) return [...duplicates];
  const sizes = rowsByFile(rows);
  return [...Map.groupBy(duplicates, filesOf).values()].flatMap((same) => {
    const [file, other] = [same[0]?.file ?? '', same[0]?.related?.[0]?.file ?? ''];
    const all = sizes.get(file) ?? 0;
    // A sheet and a table that say the same are no copies: both can stay, with other rows.
    const canBeCopy = file !== other && tableOfFile(file) === tableOfFile(other);
    return canBeCopy && same.length >= MANY && same.length * 2 > all
      ? [copiedFile(file, other, same.length, all)]
      : same;
  });
}

function rowsByFile(rows: readonly AnyRow[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { file } of rows) sizes.set(file.path, (sizes.get(file.path) ?? 0) + 1);
  return sizes;
}

function filesOf({ file, related }: Finding): string {
  return `${file}\n${related?.[0]?.file}`;
}

function copiedFile(file: string, other: string, copied: number, all: number): Finding {
  const place = { line: 1, column: 1 };
  return finding(
    'duplicate-key',
    { file, ...place },
    {
      message: `${copied} of ${formatCount(all, 'row')} in this file are in ${other} too.`,
      hint: 'One of the two files seems to be a copy of the other. Keep the newer one, and move the other out of the data directory.',
      related: [{ file: other, ...place }],
    },
  );
}
