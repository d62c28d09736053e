/**
 * Mandatory values that a feed lacks and that a person can find out, such as the city of a site. Its row is imported with
 * an empty cell: losing a site with all its EVSEs for want of a city helps nobody, and nothing is invented. The check
 * refuses the empty cell until somebody fills it in. A program that imports a feed every hour has nobody to ask, and one site without
 * a city must not keep all others from being published: there, the plug or the whole site is left out until the feed has the value.
 */

import { CELLS, quoted } from '../../../src/cells/index.ts';
import type { Finding } from '../../../src/findings/index.ts';
import { type Columns, TABLES, type TableName } from '../../../src/tables/index.ts';
import { finding } from './finding-codes.ts';
import { dropGone, type GoneObjects, NAMES_IN_FEED } from './gone-objects.ts';
import { type ImportedRow, placeOfCell } from './imported-row.ts';
import type { ImportedTables } from './imported-tables.ts';
import { keyInWords, ownPlace } from './row-keys.ts';

/**
 * People can read these from a sign, a map or a type plate. Ids are not among them, because they are the operator's, nor is the
 * standard of a plug: without it, nothing is known about the plug.
 */
const FILLABLE: { readonly [T in TableName]?: readonly string[] } = {
  locations: ['address', 'city', 'country', 'latitude', 'longitude', 'time_zone'],
  connectors: ['format', 'power_type', 'max_voltage', 'max_amperage'],
};

/** Whether a person can mend the error by filling in the cell. */
export function isFillable(draft: ImportedTables, row: ImportedRow, { field = '', code }: Finding): boolean {
  if (!Object.hasOwn(CELLS, code) || FILLABLE[row.table]?.includes(field) !== true) return false;
  return row.table !== 'locations' || isSite(draft, row);
}

const WHAT_SITES_HAVE = ['name', 'address', 'city', 'latitude', 'longitude'];

/** Whether an object is a site at all, and not a tariff or a session. */
function isSite({ rows }: ImportedTables, { document, pointer, cells }: ImportedRow): boolean {
  if (WHAT_SITES_HAVE.some((name) => cells[name] !== undefined)) return true;
  return rows.some(
    (row) => row.table === 'evses' && row.document === document && row.pointer.startsWith(`${pointer}/`),
  );
}

/** Empties the cell of an error, which must be fillable. */
export function leaveEmpty({ gaps }: ImportedTables, row: ImportedRow, error: Finding): void {
  const { field = '', message } = error;
  const own = gaps.get(row) ?? new Map<string, Finding>();
  if (own.has(field)) throw new Error(`The example of ${row.table}.${field} cannot be read: ${message}`);
  gaps.set(row, own.set(field, error));
  row.cells[field] = undefined;
}

/** The text that stands for an empty cell while the rest is checked; undefined if it is no gap. */
export function standIn({ gaps }: ImportedTables, row: ImportedRow, column: string): string | undefined {
  const columns: Columns = TABLES[row.table].columns;
  return gaps.get(row)?.has(column) ? columns[column]?.example : undefined;
}

/** Whether any row of a table lacks this value, so that no default may take its place. */
export function hasGap({ gaps }: ImportedTables, column: string): boolean {
  return [...gaps.values()].some((columns) => columns.has(column));
}

/** The gaps of rows that are still there, each with the cell to fill in. */
export function gapFindings({ rows, gaps }: ImportedTables): Finding[] {
  return rows.flatMap((row) =>
    [...(gaps.get(row) ?? [])].map(([field, { code, message: problem, hint: advice = '' }]) => {
      const { table, document: file } = row;
      const about = { field, key: keyInWords(table, (name) => row.cells[name]) };
      const place = { file, pointer: placeOfCell(row, field) };
      return code === 'missing-value'
        ? finding('to-fill-in', place, { ...about, says: 'missing', params: { table } })
        : finding('to-fill-in', place, { ...about, says: 'refused', params: { problem, advice, table } });
    }),
  );
}

/** Leaves out what is incomplete, with a finding for each, if that is asked for. Returns whether anything was. */
export function leaveOutIncomplete(draft: ImportedTables): boolean {
  if (draft.incomplete === undefined) return false;
  const { isFilledIn = () => false } = draft.incomplete;
  const gone: GoneObjects = new Map();
  for (const [row, gaps] of draft.gaps) {
    const key = keyInWords(row.table, (column) => row.cells[column]);
    for (const [field, { code, message: problem }] of gaps) {
      if (isFilledIn(row.table, key, field)) continue;
      gone.set(ownPlace(row), true);
      const place = { file: row.document, pointer: placeOfCell(row, field) };
      const about = { field, key, advises: 'later' } as const;
      const what = `${NAMES_IN_FEED[row.table]} ${quoted(key)}`;
      draft.findings.push(
        code === 'missing-value'
          ? finding('object-left-out', place, { ...about, says: 'missing', params: { what } })
          : finding('object-left-out', place, { ...about, says: 'refused', params: { problem, what } }),
      );
    }
  }
  dropGone(draft, gone);
  return gone.size > 0;
}
