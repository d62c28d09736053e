/**
 * Leaves out what has a cell that a person would have to fill in (gaps.ts): the plug, the EVSE without a complete plug, or the
 * whole site. A program that imports a feed every hour has nobody to ask, and one site without a city must not keep all others
 * from being published. The object comes back by itself when the feed has the value.
 */

import { foldCase } from '../ocpi/ci-string.ts';
import { quoted } from '../source/cells/cell.ts';
import type { TableName } from '../source/tables/tables.ts';
import { finding } from './finding-codes.ts';
import type { Gap, ImportedRow, ImportedTables } from './imported-tables.ts';
import { dropRows, NAMES_IN_FEED } from './leave-out-invalid.ts';
import { keyInWords } from './row-keys.ts';
import { ownPlace, placesOf } from './row-places.ts';

/** How objects are judged that lack a mandatory value. */
export interface Incomplete {
  /** Whether the tables have a value that the feed lacks, so that a sync keeps it. Without it, they have none. */
  readonly isFilledIn?: (table: TableName, key: string, column: string) => boolean;
}

/** Leaves out what is incomplete, with a finding for each. Returns whether anything was. */
export function leaveOutIncomplete(draft: ImportedTables, { isFilledIn = () => false }: Incomplete): boolean {
  /** Why the object at each place is left out. */
  const gone = new Map<string, string>();
  for (const row of draft.rows) {
    const gaps = draft.gaps.get(row);
    if (gaps === undefined) continue;
    const key = keyOf(row);
    const lacking = [...gaps].filter(([column]) => !isFilledIn(row.table, key, column));
    const [first] = lacking;
    if (first === undefined) continue;
    gone.set(ownPlace(row), `no ${first[0]}`);
    for (const [column, gap] of lacking) draft.findings.push(leftOut(row, key, column, gap));
  }
  if (gone.size === 0) return false;
  const isGone = (row: ImportedRow) => placesOf(row).some((place) => gone.has(place));
  for (const evse of withoutPlugs(draft, isGone)) {
    gone.set(ownPlace(evse), 'no complete connector');
    const message = `The EVSE ${quoted(keyOf(evse))} has no complete connector, so it was left out.`;
    draft.findings.push(
      finding('object-left-out', { file: evse.document, pointer: evse.pointer }, { message, hint: COMES_BACK }),
    );
  }
  const before = draft.rows;
  dropRows(draft, (row) => {
    const place = placesOf(row).find((one) => gone.has(one));
    if (place === undefined) return undefined;
    draft.losses.leaveOutIncomplete(row.table);
    return place === ownPlace(row) ? gone.get(place) : 'belongs to something that was left out';
  });
  for (const row of before) if (isGone(row)) draft.gaps.delete(row);
  return true;
}

const COMES_BACK = 'It comes back when the feed has the value. To fill it in, import without --leave-out-incomplete.';

function leftOut({ table, document }: ImportedRow, key: string, field: string, { problem, pointer }: Gap) {
  const message = `${problem} So ${NAMES_IN_FEED[table]} ${quoted(key)} was left out.`;
  return finding('object-left-out', { file: document, pointer }, { field, key, message, hint: COMES_BACK });
}

/** The EVSEs that stay, but none of whose plugs does. */
function withoutPlugs({ rows }: ImportedTables, isGone: (row: ImportedRow) => boolean): ImportedRow[] {
  const [losing, staying] = [new Set<string>(), new Set<string>()];
  for (const row of rows) {
    if (row.table === 'connectors') (isGone(row) ? losing : staying).add(foldCase(row.cells.textOf('evse_uid')));
  }
  const isBare = (uid: string) => losing.has(uid) && !staying.has(uid);
  return rows.filter((row) => row.table === 'evses' && isBare(foldCase(row.cells.textOf('uid'))) && !isGone(row));
}

function keyOf({ table, cells }: ImportedRow): string {
  return keyInWords(table, (column) => cells.textOf(column));
}
