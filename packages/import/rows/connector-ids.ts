/**
 * Connectors of one EVSE with the same id. Feeds often number them all 1, or not at all. Equal connectors with an id become
 * one. All others are plugs of their own, so they are kept, with the next free number as id.
 */

import { quoted } from '../../../src/cells/index.ts';
import { foldCase } from '../../../src/ocpi/index.ts';
import { repeatedRows } from '../../../src/read/index.ts';
import { ownContent } from './duplicates.ts';
import { finding, type SaidBy } from './finding-codes.ts';
import { cellOf, type ImportedRow } from './imported-row.ts';
import type { ImportedTables } from './imported-tables.ts';

/** To be called after the EVSEs with the same uid were merged. */
export function renumberConnectors(draft: ImportedTables): void {
  const groups = repeatedRows(draft.rows, keyOf);
  if (groups.length === 0) return;
  const freeIdOf = freeIds(draft, groups);
  const withoutId = new Set(
    draft.findings.flatMap(({ code, file, pointer = '' }) => (code === 'assumed' ? `${file}#${pointer}` : [])),
  );
  const gone = new Set<ImportedRow>();
  const tell = ({ document }: ImportedRow, pointer: string, said: SaidBy<'duplicate-object'>) =>
    draft.findings.push(finding('duplicate-object', { file: document, pointer }, { field: 'id', ...said }));
  for (const group of groups) {
    const contents = new Set<string>();
    for (const [i, row] of group.entries()) {
      const id = cellOf(row, 'id');
      if (id === undefined) continue;
      const content = ownContent(row);
      if (contents.has(content) && !withoutId.has(`${row.document}#${id.pointer}`)) {
        gone.add(row);
        draft.merged.connectors++;
        tell(row, row.pointer, { says: 'equal', params: { kind: 'connector' } });
      } else if (i > 0) {
        row.cells.id = freeIdOf(row);
        tell(row, id.pointer, { says: 'numbered', params: { id: quoted(id.text), written: row.cells.id } });
      }
      contents.add(content);
    }
  }
  draft.rows = draft.rows.filter((row) => !gone.has(row));
}

function keyOf({ table, cells }: ImportedRow): string | undefined {
  const uid = table === 'connectors' ? cells.evse_uid : undefined;
  return uid === undefined ? undefined : foldCase(`${uid}\n${cells.id ?? ''}`);
}

/** The next number that no connector of its EVSE has, for the EVSEs of these groups. */
function freeIds({ rows }: ImportedTables, groups: readonly ImportedRow[][]): (row: ImportedRow) => string {
  const uids = groups.flatMap(([row]) => foldCase(row?.cells.evse_uid ?? ''));
  const used = new Map(uids.map((uid) => [uid, { ids: new Set<string>(), last: 0 }]));
  for (const { table, cells } of rows)
    if (table === 'connectors') used.get(foldCase(cells.evse_uid))?.ids.add(foldCase(cells.id));
  return ({ cells }) => {
    const own = used.get(foldCase(cells.evse_uid)) ?? { ids: new Set(), last: 0 };
    do own.last++;
    while (own.ids.has(String(own.last)));
    return String(own.last);
  };
}
