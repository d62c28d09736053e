/** Says where people and the feed changed the same, each in another way. */

import { quoted } from '../../../src/cells/index.ts';
import type { Finding, Place } from '../../../src/findings/index.ts';
import { nameOfRow } from './changes.ts';
import type { ImportedFeedRow } from './feed-side.ts';
import { finding } from './finding-codes.ts';
import type { MergedRow } from './merge-tables.ts';
import { parentsOf } from './sides.ts';
import { isAboutPrices } from './tariff-prices.ts';
import type { CellDifference } from './three-way.ts';

type Row = MergedRow<ImportedFeedRow>;

interface ToTell {
  readonly rows: readonly Row[];
  /** The keys of tariffs whose whole price is contested. */
  readonly contested: ReadonlySet<string>;
  /** Whether the last import is known; without it, only prices are told. */
  readonly isKnown: boolean;
  /** The document of the feed, for rows that are not in it. */
  readonly document: string;
}

export function contestedFindings({ rows, contested, isKnown, document }: ToTell): Finding[] {
  const kept = new Set(rows.flatMap(({ fate, table, key }) => (fate === 'kept' ? [`${table}\n${key}`] : [])));
  const isPartOfKept = ({ table, ours }: Row) =>
    ours !== undefined && parentsOf(table, ours).some(([to, id]) => kept.has(`${to}\n${id}`));
  return rows.flatMap((row) => {
    const place = row.feed
      ? { file: row.feed.row.document, pointer: row.feed.row.pointer }
      : { file: document, pointer: '' };
    const cells = row.differences.filter(({ fate }) => fate === 'contested');
    const [prices, others] = [true, false].map((isPrice) =>
      cells.filter(({ column }) => isAboutPrices(row.table, column) === isPrice),
    );
    const isContestedTariff = row.table === 'tariffs' && contested.has(row.key) && row.fate === 'merged';
    return [
      ...(isContestedTariff || prices?.length ? [contestedPrice(row, prices ?? [], place)] : []),
      ...(isKnown && others?.length ? [contestedCells(row, others, place)] : []),
      ...(row.fate === 'kept' && !isPartOfKept(row) ? [contestedRow(row, 'gone', place)] : []),
      ...(row.fate === 'deleted' && row.isChangedInFeed ? [contestedRow(row, 'deleted', place)] : []),
    ];
  });
}

function contestedPrice(row: Row, cells: readonly CellDifference[], place: Place): Finding {
  const what = cells.length > 0 ? inWords(cells) : 'its rows in tariff_elements.csv differ from the feed';
  return finding('contested-price', place, {
    ...{ ...fieldOf(cells), key: nameOfRow(row) },
    params: { ...namesOf(row), what },
  });
}

function contestedCells(row: Row, cells: readonly CellDifference[], place: Place): Finding {
  return finding('contested-cell', place, {
    ...{ ...fieldOf(cells), key: nameOfRow(row) },
    params: { ...namesOf(row), what: inWords(cells) },
  });
}

function contestedRow(row: Row, says: 'gone' | 'deleted', place: Place): Finding {
  const about = { key: nameOfRow(row), params: namesOf(row) };
  return finding('contested-row', place, says === 'gone' ? { ...about, says } : { ...about, says });
}

function namesOf(row: Row): { readonly name: string; readonly table: string } {
  return { name: quoted(nameOfRow(row)), table: row.table };
}

function fieldOf([first, second]: readonly CellDifference[]): { field?: string } {
  return first === undefined || second !== undefined ? {} : { field: first.column };
}

/** `name is "A"; in the feed it was "B" and is "C"`. */
function inWords(cells: readonly CellDifference[]): string {
  return cells
    .map(({ column, ours, last, feed }) => {
      const before = last === undefined || last === feed ? '' : `was ${cellInWords(last)} and `;
      return `${column} is ${cellInWords(ours)}; in the feed it ${before}is ${cellInWords(feed)}`;
    })
    .join('. ');
}

export function cellInWords(text: string): string {
  return text === '' ? 'empty' : quoted(text);
}
