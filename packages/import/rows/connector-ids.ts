/**
 * Connectors of one EVSE with the same id. Feeds often number them all 1, or not at all. Equal connectors with an id become
 * one. All others are plugs of their own, so they are kept, with the next free number as id.
 */

import { quoted } from '../../../src/cells/index.ts';
import { foldCase } from '../../../src/ocpi/index.ts';
import { repeatedRows } from '../../../src/read/index.ts';
import { ownContent } from './duplicates.ts';
import { finding } from './finding-codes.ts';
import { cellOf, type ImportedCell, type ImportedRow } from './imported-row.ts';
import type { ImportedTables } from './imported-tables.ts';

/** To be called after the EVSEs with the same uid were merged. */
export function renumberConnectors(draft: ImportedTables): void {
  const groups = repeatedRows(draft.rows, keyOf);
  if (groups.length === 0) return;
  const used = idsByEvse(draft, groups);
  const withoutId = new Set(
    draft.findings.flatMap(({ code, file, pointer = '' }) => (code === 'assumed' ? `${file}#${pointer}` : [])),
  );
  const gone = new Set<ImportedRow>();
  for (const group of groups) {
    const contents = new Set<string>();
    for (const [i, row] of group.entries()) {
      const id = cellOf(row, 'id');
      if (id === undefined) continue;
      const content = ownContent(row);
      if (contents.has(content) && !withoutId.has(`${row.document}#${id.pointer}`)) gone.add(row);
      else if (i > 0) giveNewId(draft, row, id, used.get(foldCase(row.cells.evse_uid)));
      contents.add(content);
    }
  }
  for (const row of gone) reportEqual(draft, row);
  draft.rows = draft.rows.filter((row) => !gone.has(row));
}

function keyOf({ table, cells }: ImportedRow): string | undefined {
  const uid = table === 'connectors' ? cells.evse_uid : undefined;
  return uid === undefined ? undefined : foldCase(`${uid}\n${cells.id ?? ''}`);
}

/** The folded ids of an EVSE's connectors, and a number below which all are used. */
interface Used {
  readonly ids: Set<string>;
  next: number;
}

/** For the EVSEs that need new ids. */
function idsByEvse({ rows }: ImportedTables, groups: readonly ImportedRow[][]): Map<string, Used> {
  const uids = groups.flatMap(([row]) => (row === undefined ? [] : foldCase(row.cells.evse_uid)));
  const used = new Map(uids.map((uid): [string, Used] => [uid, { ids: new Set(), next: 1 }]));
  for (const { table, cells } of rows) {
    if (table === 'connectors') used.get(foldCase(cells.evse_uid))?.ids.add(foldCase(cells.id));
  }
  return used;
}

function giveNewId(
  draft: ImportedTables,
  row: ImportedRow,
  { text, pointer }: ImportedCell,
  used: Used | undefined,
): void {
  if (used === undefined) return;
  while (used.ids.has(String(used.next))) used.next++;
  const id = String(used.next++);
  row.cells.id = id;
  const said = { field: 'id', says: 'numbered', params: { id: quoted(text), written: id } } as const;
  draft.findings.push(finding('duplicate-object', { file: row.document, pointer }, said));
}

function reportEqual(draft: ImportedTables, { document, pointer }: ImportedRow): void {
  draft.losses.merge('connectors');
  const said = { field: 'id', says: 'equal', params: { kind: 'connector' } } as const;
  draft.findings.push(finding('duplicate-object', { file: document, pointer }, said));
}
