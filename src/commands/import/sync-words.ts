/** Says what a sync changed, and what it left as people wrote it: the first of each table, and how many more. */

import { formatWhole } from '../../findings/text/format.ts';
import { visible } from '../../findings/text/visible.ts';
import type { TableChanges } from '../../import/sync/changes.ts';
import { cellInWords } from '../../import/sync/contested.ts';

/** How many rows and cells of a table are named. */
const SHOWN = 10;

export function changesInWords(changes: ReadonlyMap<string, TableChanges>): string[] {
  return [...changes].flatMap(([table, own]) => tableInWords(table, own).map((line) => visible(line)));
}

function tableInWords(table: string, { changed, added, gone, kept, keptRows }: TableChanges): string[] {
  const rows = new Set(changed.map(({ row }) => row)).size;
  const counts = [
    ...(rows > 0 ? [`${formatWhole(rows)} changed`] : []),
    ...(added.length > 0 ? [`${formatWhole(added.length)} added${named(added)}`] : []),
    ...(gone.length > 0 ? [`${formatWhole(gone.length)} gone${named(gone)}`] : []),
    ...(keptRows.length > 0 ? [`${formatWhole(keptRows.length)} kept though not in the feed${named(keptRows)}`] : []),
  ];
  // Times change with everything else, so they come last.
  const changes = [...changed].sort((a, b) => Number(isTime(a)) - Number(isTime(b)));
  return [
    ...(counts.length === 0 ? [] : [`${table}: ${counts.join(', ')}`]),
    ...firstOf(
      changes.map(
        ({ row, column, from, to }) => `  ${row}: ${column} was ${cellInWords(from)} and is ${cellInWords(to)}`,
      ),
      'changed',
    ),
    ...(kept.length === 0 ? [] : [`${table}: ${formatWhole(kept.length)} kept as people wrote them`]),
    ...firstOf(
      kept.map(
        ({ row, column, ours, feed }) =>
          `  ${row}: ${column} is ${cellInWords(ours)}, in the feed ${cellInWords(feed)}`,
      ),
      'kept',
    ),
  ];
}

function isTime({ column }: { readonly column: string }): boolean {
  return column === 'last_updated';
}

function firstOf(lines: readonly string[], what: string): string[] {
  const more = lines.length - SHOWN;
  return more <= 0
    ? [...lines]
    : [...lines.slice(0, SHOWN), `  … and ${formatWhole(more)} more cells ${what} (--format json shows all)`];
}

function named(keys: readonly string[]): string {
  const rest = keys.length > SHOWN ? ', …' : '';
  return ` (${keys.slice(0, SHOWN).join(', ')}${rest})`;
}
