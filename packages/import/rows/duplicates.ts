/**
 * Objects of a feed whose id is there more than once, in any letter case. Equal ones become one. Of different ones, the newest counts
 * with what belongs to it, otherwise the first; but an EVSE gives way that has no connectors, which cannot be published, or that is
 * REMOVED at a site which it left. Of tariffs that differ and are of the same age, none is kept: a guess could publish a wrong price.
 */

import { quoted } from '../../../src/cells/index.ts';
import { clause } from '../../../src/findings/index.ts';
import { foldCase } from '../../../src/ocpi/index.ts';
import { repeatedRows } from '../../../src/read/index.ts';
import { finding, type SaidBy } from './finding-codes.ts';
import { filledColumns, type ImportedRow } from './imported-row.ts';
import type { ImportedTables } from './imported-tables.ts';
import { count } from './losses.ts';
import { ownPlace, placesOf } from './row-keys.ts';

/** An object whose id another one has too, and the rows of its parts. */
interface Twin {
  readonly row: ImportedRow;
  readonly parts: ImportedRow[];
}

const KINDS = [
  ['locations', 'id', 'Location'],
  ['evses', 'uid', 'EVSE'],
  ['tariffs', 'id', 'Tariff'],
] as const;

/** To be called once all rows are in the draft, and before any is left out. */
export function mergeDuplicates(draft: ImportedTables): void {
  for (const [table, id, name] of KINDS) {
    const groups = repeatedRows(draft.rows, (row) => {
      const text = row.table === table ? row.cells[id] : undefined;
      return text === undefined ? undefined : foldCase(text);
    });
    if (groups.length > 0) mergeTwins(draft, groups, { field: id, kind: name });
  }
}

function mergeTwins(
  draft: ImportedTables,
  groups: readonly ImportedRow[][],
  { field, kind }: { readonly field: string; readonly kind: string },
): void {
  const twins = withParts(draft, groups.flat());
  /** Rows that go, and whether they are lost. */
  const gone = new Map<ImportedRow, boolean>();
  for (const group of groups) {
    const [kept, ...others] = bestFirst(group.flatMap((row) => twins.get(ownPlace(row)) ?? []));
    if (kept === undefined) continue;
    const content = contentOf(kept);
    const judged = others.map((other) => ({ other, isLost: contentOf(other) !== content }));
    const isUnclear =
      kept.row.table === 'tariffs' &&
      judged.some(({ other, isLost }) => isLost && changedAt(other) === changedAt(kept));
    for (const { other, isLost } of judged) {
      const { document, pointer, cells } = other.row;
      for (const row of [other.row, ...other.parts]) gone.set(row, isUnclear || isLost);
      const about = { kind, id: quoted(cells[field] ?? ''), place: placeFrom(document, kept.row) };
      const said: SaidBy<'duplicate-object'> = !isLost
        ? { says: 'equal', params: { kind: 'object' } }
        : isUnclear
          ? { says: 'unclear', params: about }
          : { says: 'lost', params: { ...about, reason: reasonFor(kept, other) } };
      draft.findings.push(finding('duplicate-object', { file: document, pointer }, { field, ...said }));
    }
    if (isUnclear) for (const row of [kept.row, ...kept.parts]) gone.set(row, true);
  }
  draft.rows = draft.rows.filter((row) => {
    if (gone.get(row) === false) count(draft.merged, row.table);
    return !gone.has(row);
  });
}

/** The twins by their places, each with its parts. */
function withParts(draft: ImportedTables, rows: readonly ImportedRow[]): Map<string, Twin> {
  const twins = new Map(rows.map((row): [string, Twin] => [ownPlace(row), { row, parts: [] }]));
  for (const row of draft.rows) for (const place of placesOf(row).slice(1)) twins.get(place)?.parts.push(row);
  return twins;
}

function bestFirst(twins: readonly Twin[]): Twin[] {
  const givesWay = (twin: Twin) => Number(isUseless(twin) || twins.some((other) => isLeftBehind(twin, other)));
  return [...twins].sort((a, b) => givesWay(a) - givesWay(b) || changedAt(b) - changedAt(a));
}

function isUseless({ row, parts }: Twin): boolean {
  return row.table === 'evses' && !parts.some(({ table }) => table === 'connectors');
}

/** Whether it is REMOVED at one site, and not at another. */
function isLeftBehind({ row: { cells } }: Twin, { row: { cells: other } }: Twin): boolean {
  const [isGone, isThere] = [cells, other].map(({ status }) => status?.toUpperCase() === 'REMOVED');
  return isGone === true && isThere === false && foldCase(cells.location_id) !== foldCase(other.location_id);
}

/** In ms since 1970. */
function changedAt({ row: { cells } }: Twin): number {
  return Date.parse(cells.last_updated ?? '') || 0;
}

function reasonFor(kept: Twin, other: Twin) {
  if (isUseless(other) && !isUseless(kept)) return clause`has connectors`;
  if (isLeftBehind(other, kept)) return clause`is not REMOVED`;
  return changedAt(kept) > changedAt(other) ? clause`changed later` : clause`comes first`;
}

function placeFrom(document: string, row: ImportedRow): string {
  return row.document === document ? row.pointer : `${row.document}#${row.pointer}`;
}

/** The cells of an object and its parts as one text, without times of change. */
function contentOf({ row, parts }: Twin): string {
  return [row, ...parts].map(ownContent).join('\n');
}

const IDS: ReadonlySet<string> = new Set(['id', 'uid', 'evse_uid', 'location_id', 'tariff_id']);

/** The cells of a row as one text, without its time of change. */
export function ownContent({ table, cells }: ImportedRow): string {
  const names = filledColumns(cells).filter((name) => name !== 'last_updated');
  return JSON.stringify([table, ...names.map((name) => [name, IDS.has(name) ? foldCase(cells[name]) : cells[name]])]);
}
