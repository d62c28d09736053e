/**
 * Cells for which the feed has no value to rely on: the import derived it, or left out what it cannot read. What people write
 * there is worth more, so a sync leaves it alone.
 */

import type { Finding } from '../../../src/findings/index.ts';
import { at } from '../ocpi-objects/feed-values.ts';
import { type ImportedRow, placeOfCell } from '../rows/imported-row.ts';

/** @param findings those of the import, before equal ones are merged */
export function uncertainCells(findings: readonly Finding[]): (row: ImportedRow, column: string) => boolean {
  const [assumed, leftOut] = [new Set<string>(), new Set<string>()];
  for (const { code, file, field, pointer = '' } of findings) {
    if (code === 'assumed') assumed.add(`${file}#${pointer}`);
    if (code !== 'left-out') continue;
    const parent = parentOf(pointer);
    // The member itself, the list that it is in, or the column, which may have another name than the member.
    for (const place of [pointer, parent, ...(field === undefined ? [] : [at(parent, field)])]) {
      leftOut.add(`${file}#${place}`);
    }
  }
  return (row, column) =>
    row.cells[column] === undefined
      ? leftOut.has(`${row.document}#${at(row.pointer, column)}`)
      : assumed.has(`${row.document}#${placeOfCell(row, column)}`);
}

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}
