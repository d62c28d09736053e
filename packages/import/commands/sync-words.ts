/**
 * Says what a sync changed, and what it left as people wrote it: the first of each table, and how many more. Or why it writes nothing:
 * this is another operator's feed, or too much would go.
 */

import { formatWhole, percent, visible } from '../../../src/findings/index.ts';
import type { ImportedFeeds } from '../ocpi/import.ts';
import { LARGEST_LOSS, refusalOf } from '../rows/summary.ts';
import { type Loss, lossesOf, type TableChanges } from '../sync/changes.ts';
import { cellInWords } from '../sync/contested.ts';
import type { Synced } from '../sync/sync-tables.ts';
import type { OpenedForSync } from './open-for-sync.ts';

/** How many rows and cells of a table are named. */
const SHOWN = 10;

export function changesInWords(changes: ReadonlyMap<string, TableChanges>): string[] {
  return [...changes].flatMap(([table, own]) => tableInWords(table, own).map((line) => visible(line)));
}

function tableInWords(table: string, { changed, added, gone, kept, keptRows }: TableChanges): string[] {
  const rows = new Set(changed.map(({ row }) => row)).size;
  const counts = [
    ...(rows > 0 ? [`${formatWhole(rows)} changed`] : []),
    ...counted('added', added),
    ...counted('gone', gone),
    ...counted('kept though not in the feed', keptRows),
  ];
  // Times change with everything else, so they come last.
  const changes = [...changed].sort((a, b) => Number(isTime(a)) - Number(isTime(b)));
  return [
    ...(counts.length === 0 ? [] : [`${table}: ${counts.join(', ')}`]),
    ...firstOf(changes, 'changed', ({ from, to }) => `was ${cellInWords(from)} and is ${cellInWords(to)}`),
    ...(kept.length === 0 ? [] : [`${table}: ${formatWhole(kept.length)} kept as people wrote them`]),
    ...firstOf(kept, 'kept', ({ ours, feed }) => `is ${cellInWords(ours)}, in the feed ${cellInWords(feed)}`),
  ];
}

function isTime({ column }: { readonly column: string }): boolean {
  return column === 'last_updated';
}

function firstOf<C extends { readonly row: string; readonly column: string }>(
  cells: readonly C[],
  what: string,
  inWords: (cell: C) => string,
): string[] {
  const more = cells.length - SHOWN;
  return [
    ...cells.slice(0, SHOWN).map((cell) => `  ${cell.row}: ${cell.column} ${inWords(cell)}`),
    ...(more <= 0 ? [] : [`  … and ${formatWhole(more)} more cells ${what} (--format json shows all)`]),
  ];
}

function counted(what: string, keys: readonly string[]): string[] {
  const named = `${keys.slice(0, SHOWN).join(', ')}${keys.length > SHOWN ? ', …' : ''}`;
  return keys.length === 0 ? [] : [`${formatWhole(keys.length)} ${what} (${named})`];
}

interface RefusalOptions {
  readonly out: string;
  readonly allowsLosses?: boolean;
}

/** Undefined if it may write. */
export function refusalOfSync(
  imported: ImportedFeeds,
  opened: OpenedForSync,
  synced: Synced,
  { out, allowsLosses = false }: RefusalOptions,
): string | undefined {
  const own = publishersIn(opened);
  const theirs = [...imported.tables.publishers];
  if (theirs.length > 0 && !theirs.some((publisher) => own.has(publisher))) {
    const who = `the feed is that of ${theirs.join(' and ')}, but ${out} is that of ${[...own].join(' and ')}.`;
    return `Nothing was written: ${who} Choose another --out.`;
  }
  if (allowsLosses) return undefined;
  const losses = lossesOf(synced.rows).filter(({ lost, before }) => lost > before * LARGEST_LOSS);
  return losses.length > 0 ? inWords(losses, imported) : refusalOf(imported.summary);
}

const NOT_THERE = 'are not in the feed any more';

function inWords(losses: readonly Loss[], { tables }: ImportedFeeds): string {
  const counts = losses.map(({ what, lost, before }) => {
    const gone = what === 'prices' ? 'connectors with tariff_ids would lose them' : `rows of ${what}.csv ${NOT_THERE}`;
    return `${formatWhole(lost)} of ${formatWhole(before)} ${gone}`;
  });
  const hasTariffs = tables.files.some(({ table }) => table === 'tariffs');
  const areTariffs = losses.some(({ what }) => what === 'tariffs' || what === 'prices');
  const missing =
    areTariffs && !hasTariffs ? ' The feed has no tariffs: if they are apart, name them with --tariffs.' : '';
  const what = `${counts.join(', and ')}, more than ${percent(LARGEST_LOSS)}.`;
  return `Nothing was written: ${what}${missing} If that is as it should be, add --allow-losses.`;
}

/** Who publishes the locations of the tables, and those of the last import, such as `NL EXA`. */
function publishersIn({ settings, present, last }: OpenedForSync): ReadonlySet<string> {
  const { country_code, party_id } = settings;
  const publishers = new Set([`${country_code} ${party_id}`.toUpperCase()]);
  const add = (country: string | undefined, party: string | undefined) =>
    publishers.add(`${country || country_code} ${party || party_id}`.toUpperCase());
  for (const { table, file } of present) {
    if (table !== 'locations') continue;
    const [country, party] = [file.header.indexOf('country_code'), file.header.indexOf('party_id')];
    if (country < 0 && party < 0) continue;
    for (const record of file.rows) {
      const cells = file.records.cells(record);
      add(cells[country], cells[party]);
    }
  }
  for (const row of last?.tables.get('locations')?.rows.values() ?? [])
    add(row.text('country_code'), row.text('party_id'));
  return publishers;
}
