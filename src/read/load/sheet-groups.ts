/** Rows of a sheet about one thing (a site, a charger, a tariff): what they say together, and where they disagree. */

import type { Finding } from '../../findings/finding.ts';
import { formatCount } from '../../findings/text/format.ts';
import { finding, type IdOfSheet } from '../../tables/finding-codes.ts';
import { inFileOf, keyText, placeInRow, writtenName } from '../../tables/row-finding.ts';
import { type AnyRow, cellText } from '../../tables/table.ts';
import { TABLES } from '../../tables/tables.ts';
import { FAILED } from './read-table.ts';

/** The cells of several rows as one. */
export interface Merged {
  /** The row that says it, by column of the sheet. Columns that no row fills are missing. */
  readonly sources: ReadonlyMap<string, AnyRow>;
  /** How many rows say it, by column of the sheet. */
  readonly counts: ReadonlyMap<string, number>;
  /** Columns in which some row has a cell that cannot be read. */
  readonly failed: ReadonlySet<string>;
  /** Rows that say something else than the others, with the columns. */
  readonly deviations: ReadonlyMap<AnyRow, readonly string[]>;
}

/**
 * Where rows disagree, what most rows say counts.
 *
 * @param isWhole whether an empty cell of a row also says something: that there is nothing
 */
export function mergeRows(
  rows: readonly AnyRow[],
  columns: readonly string[],
  isWhole: (row: AnyRow, column: string) => boolean = () => false,
): Merged {
  const sources = new Map<string, AnyRow>();
  const counts = new Map<string, number>();
  const failed = new Set<string>();
  const deviations = new Map<AnyRow, string[]>();
  for (const column of columns) {
    let source: AnyRow | undefined;
    let isOne = true;
    let count = 0;
    for (const row of rows) {
      const value = row.values[column];
      if (value === FAILED) failed.add(column);
      if (value === FAILED || (value === undefined && !isWhole(row, column))) continue;
      if (value !== undefined) count++;
      if (source === undefined) source = row;
      else isOne &&= value === source.values[column] || textOf(row, column) === textOf(source, column);
    }
    if (source === undefined) continue;
    if (!isOne) {
      const saying = rows.filter((row) => row.values[column] !== undefined || isWhole(row, column));
      const texts = Map.groupBy(
        saying.filter((row) => row.values[column] !== FAILED),
        (row) => textOf(row, column),
      );
      const usual = [...texts.values()].reduce((most, others) => (others.length > most.length ? others : most));
      source = usual[0] ?? source;
      for (const others of texts.values()) {
        if (others !== usual) for (const row of others) deviations.set(row, [...(deviations.get(row) ?? []), column]);
      }
    }
    sources.set(column, source);
    counts.set(column, count);
  }
  return { sources, counts, failed, deviations };
}

/** Equal values have equal texts. */
function textOf({ values }: AnyRow, column: string): string | undefined {
  return JSON.stringify(values[column]);
}

/** One finding for all rows that deviate in the same way, however many columns and rows that are. */
export function disagreements(by: IdOfSheet, { sources, deviations }: Merged): (() => Finding)[] {
  const alike = Map.groupBy([...deviations], ([row, columns]) =>
    JSON.stringify(columns.map((column) => [column, textOf(row, column)])),
  );
  return [...alike.values()].flatMap((group) => {
    const [[row, columns] = []] = group;
    const [column = ''] = columns ?? [];
    const usual = sources.get(column);
    if (row === undefined || columns === undefined || usual === undefined) return [];
    return [() => disagreement(by, row, columns, usual, group.length - 1)];
  });
}

function disagreement(by: IdOfSheet, row: AnyRow, columns: readonly string[], usual: AnyRow, more: number): Finding {
  const [column = ''] = columns;
  const other = placeInRow(usual, column);
  const id = row.values[by];
  const isCase = columns.includes(by);
  const ids = isCase
    ? CASE
    : id === undefined
      ? `and neither has a ${writtenName(row, by)}`
      : `and both have ${writtenName(row, by)} "${id}"`;
  const further = more === 0 ? '' : ` The same in ${formatCount(more, 'more row')}.`;
  const params = { place: `${other.file}:${other.line}`, ids, further };
  const said =
    columns.length > 1
      ? ({ says: 'several', params: { ...params, columns: columns.map((name) => writtenName(row, name)) } } as const)
      : ({ says: 'one', params: { ...params, here: shown(row, column), there: shown(usual, column) } } as const);
  const about = { field: column, key: keyText(TABLES.chargers, row), ...writtenIn(row, column) };
  const all = { ...about, ...said, advises: by, related: [other] };
  return finding('rows-disagree', placeInRow(row, column), all, inFileOf(row, column));
}

function writtenIn(row: AnyRow, column: string): { value?: string } {
  const value = cellText(row, column);
  return value ? { value: value.slice(0, LONGEST_VALUE) } : {};
}

const CASE = 'which is the same id: upper and lower case do not matter';

const LONGEST_VALUE = 60;

function shown(row: AnyRow, column: string): string {
  const { value } = writtenIn(row, column);
  return value === undefined ? 'empty' : `"${value}"`;
}
