/** Removes rows that were shared, and that nothing shares any more. */

import type { ImportedTables } from './imported-tables.ts';

/** Removes businesses and energy mixes that nothing refers to any more, because what did was left out. */
export function leaveOutUnused(draft: ImportedTables): void {
  const referenced = new Set(
    draft.rows.flatMap(({ cells }) =>
      ['operator', 'suboperator', 'owner', 'energy_mix'].flatMap((column) => cells.textOf(column) ?? []),
    ),
  );
  const isUsed = ({ table, cells }: ImportedTables['rows'][number]) =>
    (table !== 'businesses' && table !== 'energy_mixes') || referenced.has(cells.textOf('id') ?? '');
  draft.rows = draft.rows.filter(isUsed);
}
