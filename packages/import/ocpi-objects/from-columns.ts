/**
 * Cells as their columns declare them: which field of OCPI a column is filled from, and how a text of its type is read from a feed.
 * By hand remain coordinates, hours, prices, references, and what is worked out where the feed says nothing.
 */

import { type Column, type Columns, factsOf, reading, TABLES, type TableName } from '../../../src/tables/index.ts';
import type { ImportedCell } from '../rows/imported-row.ts';
import { assumedCell, cell, lastUpdatedCell, type Source, timestampCell, urlCell } from './feed-values.ts';
import { displayTextsCell, listCell, listOrNoneCell } from './lists.ts';
import { amountCell, isWhole, wholeCell } from './numbers.ts';

/** Cells by their columns. */
export interface Cells {
  readonly [column: string]: ImportedCell | undefined;
}

/** Adds the row of an object. @param byHand cells that are read in another way */
export function addRow(table: TableName, object: string, source: Source, byHand: Cells = {}): void {
  source.record.addRow(table, source.pointer, cellsOf(table, object, source, byHand));
}

/** The cells of a row that are filled from the fields of one object. @param byHand those that are read in another way */
export function cellsOf(table: TableName, object: string, source: Source, byHand: Cells = {}): Cells {
  const own = columnsFrom(table, object).filter(([name]) => !Object.hasOwn(byHand, name));
  return { ...Object.fromEntries(own.map(([name, member, read]) => [name, read(source, member)])), ...byHand };
}

type Read = (source: Source, member: string) => ImportedCell | undefined;

/** A column, the member that it is filled from, and its reader. */
type ReadColumn = readonly [column: string, member: string, read: Read];

const KNOWN = new Map<string, readonly ReadColumn[]>();

/** Columns that refer to other rows are none of these. */
function columnsFrom(table: TableName, object: string): readonly ReadColumn[] {
  const name = `${table} ${object}`;
  const known = KNOWN.get(name);
  if (known !== undefined) return known;
  const columns: Columns = TABLES[table].columns;
  const own = Object.entries<Column<unknown>>(columns).flatMap(([column, declared]): ReadColumn[] => {
    const { fields = [], references } = declared;
    // Of several fields, the last holds the value of the cell, in those before it is the object with that field.
    const [inObject, member] = fields.findLast((field) => !field.startsWith('DisplayText.'))?.split('.') ?? [];
    if (inObject !== object || member === undefined || references !== undefined) return [];
    return [[column, member, readerOf(column, declared)]];
  });
  KNOWN.set(name, own);
  return own;
}

function readerOf(name: string, column: Column<unknown>): Read {
  const { fields = [], presence, type } = column;
  if (name === 'last_updated') return lastUpdatedCell;
  if (presence.kind === 'default') return (source, member) => assumedCell(source, member, presence.text);
  if (fields.includes('DisplayText.text')) return displayTextsCell;
  const { code, unit: { unit } = {} } = factsOf(type);
  switch (code) {
    case 'not-a-list':
      return (source, member) => (presence.kind === 'of-network' ? listOrNoneCell : listCell)(source, member, column);
    case 'not-a-number':
      // Degrees have no unit, and as many decimals as they have.
      if (unit === undefined) return cell;
      return isWhole(unit) && !reading(type, '0.5').ok
        ? (source, member) => wholeCell(source, member, unit)
        : amountCell;
    case 'not-a-timestamp':
      return timestampCell;
    case 'not-a-url':
      return urlCell;
    default:
      return cell;
  }
}
