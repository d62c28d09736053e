/** References of connectors to tariffs that the feed does not define are left out: one finding for each tariff. */

import { joinList, splitList } from '../../cells/list.ts';
import { sameCase } from '../../tables/tables.ts';
import { type Draft, type DraftRow, recorder } from '../draft.ts';

/** Call it when all locations and tariffs are in the draft. */
export function leaveOutUndefinedTariffs(draft: Draft): void {
  const defined = new Set(
    draft.rows.flatMap(({ table, cells }) => (table === 'tariffs' ? [sameCase(cells.get('id')?.text)] : [])),
  );
  const undefinedTariffs = new Map<string, { count: number; row: DraftRow; pointer: string }>();
  for (const row of draft.rows) {
    const cell = row.table === 'connectors' ? row.cells.get('tariff_ids') : undefined;
    if (cell === undefined) continue;
    const ids = splitList(cell.text);
    const [known, unknown] = partition(ids.ok ? ids.value : [], (id) => defined.has(sameCase(id)));
    for (const id of unknown) {
      const entry = undefinedTariffs.get(id);
      if (entry) entry.count++;
      else undefinedTariffs.set(id, { count: 1, row, pointer: cell.pointer });
    }
    if (known.length === 0) row.cells.delete('tariff_ids');
    else row.cells.set('tariff_ids', { ...cell, text: joinList(known) });
  }
  for (const [id, { count, row, pointer }] of undefinedTariffs) {
    recorder(draft, row.document).report(
      'undefined-tariff',
      pointer,
      `Tariff "${id}" is not defined; ${count === 1 ? '1 connector names' : `${count} connectors name`} it.`,
      'Import the tariffs too, with --tariffs.',
    );
  }
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
