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
import type { Gap, ImportedTables } from './imported-tables.ts';
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
export function isFillable(draft: ImportedTables, row: ImportedRow, { field, code }: Finding): boolean {
  if (field === undefined || !Object.hasOwn(CELLS, code)) return false;
  return FILLABLE[row.table]?.includes(field) === true && (row.table !== 'locations' || isSite(draft, row));
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
export function leaveEmpty(
  draft: ImportedTables,
  row: ImportedRow,
  { field = '', code, message, hint = '' }: Finding,
): void {
  const gaps = draft.gaps.get(row) ?? new Map<string, Gap>();
  if (gaps.has(field)) throw new Error(`The example of ${row.table}.${field} cannot be read: ${message}`);
  const pointer = placeOfCell(row, field);
  gaps.set(field, { refusal: code === 'missing-value' ? undefined : { problem: message, advice: hint }, pointer });
  draft.gaps.set(row, gaps);
  row.cells[field] = undefined;
}

/** The text that stands for an empty cell while the rest is checked; undefined if it is no gap. */
export function standIn({ gaps }: ImportedTables, row: ImportedRow, column: string): string | undefined {
  if (gaps.get(row)?.has(column) !== true) return undefined;
  const columns: Columns = TABLES[row.table].columns;
  return columns[column]?.example;
}

/** Whether any row of a table lacks this value, so that no default may take its place. */
export function hasGap({ gaps }: ImportedTables, column: string): boolean {
  return [...gaps.values()].some((columns) => columns.has(column));
}

/** The gaps of rows that are still there, each with the cell to fill in. */
export function gapFindings(draft: ImportedTables): Finding[] {
  return draft.rows.flatMap((row) =>
    [...(draft.gaps.get(row) ?? [])].map(([field, { refusal, pointer }]) => {
      const { table, document: file, cells } = row;
      const about = { field, key: keyInWords(table, (name) => cells[name]) };
      return refusal === undefined
        ? finding('to-fill-in', { file, pointer }, { ...about, says: 'missing', params: { table } })
        : finding('to-fill-in', { file, pointer }, { ...about, says: 'refused', params: { ...refusal, table } });
    }),
  );
}

/** Leaves out what is incomplete, with a finding for each, if that is asked for. Returns whether anything was. */
export function leaveOutIncomplete(draft: ImportedTables): boolean {
  if (draft.incomplete === undefined || draft.gaps.size === 0) return false;
  const { isFilledIn = () => false } = draft.incomplete;
  const gone: GoneObjects = new Map();
  for (const row of draft.rows) {
    const gaps = draft.gaps.get(row);
    if (gaps === undefined) continue;
    const key = keyInWords(row.table, (column) => row.cells[column]);
    const lacking = [...gaps].filter(([column]) => !isFilledIn(row.table, key, column));
    const [first] = lacking;
    if (first === undefined) continue;
    gone.set(ownPlace(row), { cause: `no ${first[0]}`, isIncomplete: true });
    for (const [column, gap] of lacking) draft.findings.push(leftOut(row, key, column, gap));
  }
  dropGone(draft, gone);
  return gone.size > 0;
}

function leftOut({ table, document }: ImportedRow, key: string, field: string, { refusal, pointer }: Gap): Finding {
  const place = { file: document, pointer };
  const about = { field, key, advises: 'later' } as const;
  const what = `${NAMES_IN_FEED[table]} ${quoted(key)}`;
  return refusal === undefined
    ? finding('object-left-out', place, { ...about, says: 'missing', params: { what } })
    : finding('object-left-out', place, { ...about, says: 'refused', params: { problem: refusal.problem, what } });
}
