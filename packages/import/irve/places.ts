/**
 * Pointers of imported rows. Those of OCPI feeds are paths of JSON; here they name records of a CSV file in the same form,
 * so that what belongs to an object is below it, and become lines and columns again when an import is done.
 *
 *     /12            a location, first seen in record 12
 *     /12/14         the EVSE of record 14; /12/14/T2 is one of its connectors
 *     /12@:horaires     a cell of the location, from the column horaires of record 12
 *     /12@14:horaires   the same from record 14
 *
 * Most cells come from the record of their row. Without its number, millions of cells share one text.
 */

import { type CsvFile, placeOf } from '../../../src/csv/index.ts';
import type { Finding } from '../../../src/findings/index.ts';

/** The pointer of a cell of the row at `row`. @param record that it comes from, if not from that of the row */
export function cellPointer(row: string, field: string, record: number | '' = ''): string {
  return `${row}@${record}:${field}`;
}

/** The record that a pointer leads to. */
function recordOf(pointer: string): number {
  const [, written] = /@(\d+):/.exec(pointer) ?? [];
  const records = pointer.replace(/@.*$/, '').match(/(?<=\/)\d+(?=\/|$)/g) ?? [];
  return Number(written ?? records[1] ?? records[0] ?? 0);
}

/** The finding with line and column in place of its pointer, if it has one. */
export function withPlace(found: Finding, csv: CsvFile): Finding {
  const { pointer, ...rest } = found;
  if (pointer === undefined) return found;
  const field = /@\d*:(.*)$/.exec(pointer)?.[1] ?? '';
  const record = pointer === '' ? csv.headerRecord : recordOf(pointer);
  return { ...rest, ...placeOf(csv, { record }, Math.max(csv.header.indexOf(field), 0)) };
}
