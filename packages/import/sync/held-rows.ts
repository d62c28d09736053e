/**
 * Rows that left the feed, and that nobody edited, go. They stay nevertheless where a row that stays needs them: an edited EVSE
 * needs its site and its parking places, and an edited connector its tariff. Of what stays though it left the feed, nothing is taken away: an EVSE
 * without its connectors could not be published.
 */

import { foldCase } from '../../../src/ocpi/index.ts';
import { type Columns, parkingLinks, readCell, reading, TABLES, type TableName } from '../../../src/tables/index.ts';
import { keyOfPlace } from '../rows/row-keys.ts';
import { parentsOf } from './sides.ts';
import type { RowFate } from './three-way.ts';

/** A row and its fate. */
export interface FatedRow {
  readonly table: TableName;
  readonly key: string;
  fate: RowFate;
}

/** The text of a cell after the sync. */
type TextAfter<R> = (row: R, column: string) => string;

/** Tables whose rows are there only for others: one that a person deleted comes back if a row needs it. */
const SHARED: ReadonlySet<TableName> = new Set(['businesses', 'energy_mixes']);

/** Changes the fate of rows that are needed: of those that would go to `kept`, of shared ones that are deleted to `comes`. */
export function holdRows<R extends FatedRow>(rows: readonly R[], textAfter: TextAfter<R>): void {
  const leaving = new Map<string, R>();
  const parts = new Map<string, R[]>();
  for (const row of rows) {
    const isShared = row.fate === 'deleted' && SHARED.has(row.table);
    if (row.fate !== 'goes' && !isShared) continue;
    leaving.set(nameOf(row.table, row.key), row);
    for (const [table, id] of parentsOf(row.table, { text: (column) => textAfter(row, column) })) {
      const name = nameOf(table, id);
      parts.set(name, [...(parts.get(name) ?? []), row]);
    }
  }
  if (leaving.size === 0) return;
  const holding = rows.filter(({ fate }) => fate !== 'goes' && fate !== 'deleted' && fate !== 'waits');
  const hold = (name: string) => {
    const row = leaving.get(name);
    if (row === undefined) return;
    leaving.delete(name);
    row.fate = row.fate === 'deleted' ? 'comes' : 'kept';
    holding.push(row);
  };
  // Held rows are added to the list while it is read.
  for (const row of holding) {
    for (const name of neededBy(row, textAfter)) hold(name);
    if (row.fate !== 'kept') continue;
    for (const part of parts.get(nameOf(row.table, row.key)) ?? []) hold(nameOf(part.table, part.key));
  }
}

function nameOf(table: TableName, key: string): string {
  return `${table}\n${key}`;
}

/** The rows that a row refers to. */
function neededBy<R extends FatedRow>(row: R, textAfter: TextAfter<R>): string[] {
  const columns: Columns = TABLES[row.table].columns;
  const places = placesNamedBy(row, textAfter).map((id) => keyOfPlace(textAfter(row, 'location_id'), id));
  const named = Object.entries(columns).flatMap(([name, { references, type }]) => {
    const text = references === undefined ? '' : textAfter(row, name);
    if (references === undefined || text === '') return [];
    const reading = readCell(type, text);
    const ids = 'value' in reading ? [reading.value].flat() : [text];
    return ids.map((id) => nameOf(references.table, foldCase(id)));
  });
  return [...named, ...places.map((key) => nameOf('parking_places', key))];
}

const LINKS = parkingLinks();

/** The ids of the parking places of an EVSE, or of the one that a picture shows. */
function placesNamedBy<R extends FatedRow>(row: R, textAfter: TextAfter<R>): string[] {
  const text = row.table === 'evses' ? textAfter(row, 'parking') : '';
  const links = reading(LINKS, text);
  if (text !== '' && links.ok) return links.value.map(({ parking_id }) => parking_id);
  const shown = row.table === 'images' ? textAfter(row, 'parking_place') : '';
  return shown === '' ? [] : [shown];
}
