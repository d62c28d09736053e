/** Leaves out references of connectors to tariffs that do not exist, with one finding per tariff. */

import { foldCase } from '../ocpi/ci-string.ts';
import { quoted } from '../source/cells/cell.ts';
import { joinList, splitList } from '../source/cells/list.ts';
import { type ImportedRow, type ImportedTables, recorder } from './imported-tables.ts';

/** To be called when all locations and tariffs are in the draft, and again after tariffs were left out. */
export function leaveOutUndefinedTariffs(draft: ImportedTables): void {
  const defined = new Set(
    draft.rows.flatMap(({ table, cells }) => (table === 'tariffs' ? [foldCase(cells.textOf('id'))] : [])),
  );
  const undefinedTariffs = new Map<string, { count: number; row: ImportedRow; pointer: string }>();
  for (const row of draft.rows) {
    const cell = row.table === 'connectors' ? row.cells.get('tariff_ids') : undefined;
    if (cell === undefined) continue;
    const ids = splitList(cell.text);
    const [known, unknown] = partition(ids.ok ? ids.value : [], (id) => defined.has(foldCase(id)));
    for (const id of unknown) {
      const entry = undefinedTariffs.get(id);
      if (entry) entry.count++;
      else undefinedTariffs.set(id, { count: 1, row, pointer: cell.pointer });
    }
    if (known.length === 0) row.cells.delete('tariff_ids');
    else row.cells.set('tariff_ids', { ...cell, text: joinList(withoutDuplicates(known)) });
  }
  for (const [id, { count, row, pointer }] of undefinedTariffs) {
    recorder(draft, row.document).report(
      'undefined-tariff',
      pointer,
      `Tariff ${quoted(id)} is not defined; ${count === 1 ? '1 connector refers' : `${count} connectors refer`} to it.`,
      defined.size === 0
        ? 'Import the tariffs too, with --tariffs.'
        : 'Add it to tariffs.csv, and then to tariff_ids of these connectors.',
    );
  }
}

/** Ids that differ only in case are the same id. */
function withoutDuplicates(ids: readonly string[]): string[] {
  return [...new Map(ids.toReversed().map((id) => [foldCase(id), id])).values()].toReversed();
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
