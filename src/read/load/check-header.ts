/** Checks the header of a file against the columns of its table. */

import { sizeOf } from '../../cells/numbers/units.ts';
import { type CsvFile, cellsOf } from '../../csv/csv-file.ts';
import { CSV } from '../../csv/finding-codes.ts';
import { placeOfHeader } from '../../csv/position.ts';
import type { ColumnNaming } from '../../csv/renamed-columns.ts';
import { type Finding, findingOf, isError } from '../../findings/finding.ts';
import { firstFindings } from '../../findings/print/many-findings.ts';
import { firstFew } from '../../findings/text/format.ts';
import { factsOf } from '../../tables/cell-types/column-type.ts';
import { TABLE_FILES } from '../../tables/finding-codes.ts';
import type { Defaults, Table } from '../../tables/table.ts';
import { MOST_FINDINGS } from '../files/limits.ts';
import {
  columnsInUse,
  explainNames,
  type HeaderReading,
  NAMED,
  readHeader,
  shownName,
  unknownColumns,
} from './header-reading.ts';
import { columnsOfPlugs, isNeeded, misnamedColumns, missingColumns, missingHeader } from './missing-columns.ts';

const finding = findingOf({ ...TABLE_FILES, ...CSV });

/**
 * The mistakes in the header: one finding for all names that are unknown, and one for all columns that are missing. If there
 * is an error, no row of the file can be trusted.
 */
export function checkHeader(table: Table, file: CsvFile, defaults: Defaults, naming?: ColumnNaming): Finding[] {
  const isNeededHere = (name: string) => isNeeded(table.columns[name], defaults);
  const headless = missingHeader(table, file, Object.keys(table.columns).filter(isNeededHere));
  if (headless) return [headless];
  const reading = readHeader(table, file, naming);
  const used = reading.nameless.length > 0 ? columnsInUse(file) : [];
  const { names, missing } = explainNames(table, file, reading);
  const wide = names.flatMap(({ at, meant, note }) => {
    const end = meant === undefined && note === undefined ? endOfMerged(file, at, used) : at + 1;
    return end > at + 1 ? [{ at, end }] : [];
  });
  const isMerged = (at: number) => wide.some((cell) => cell.at <= at && at < cell.end);
  const wrong = [
    ...wide.map(({ at, end }) => ({ at, make: () => merged(file, at, end) })),
    ...reading.repeated.map(({ at, first }) => ({ at, make: () => duplicate(file, file.header[at] ?? '', first, at) })),
  ].sort((a, b) => a.at - b.at);
  const nameless = reading.nameless.filter((at) => used[at] && !isMerged(at));
  const lacking = missing.filter(isNeededHere);
  const others = [
    ...unnamed(file, nameless),
    ...unknownColumns(
      table,
      file,
      names.filter(({ at }) => !isMerged(at)),
    ),
    ...firstFindings(
      wrong.map(({ make }) => make),
      MOST_FINDINGS,
    ),
    ...checkCurrency(table, file, defaults, reading),
  ];
  // A merged cell stands for columns that are missing because of it.
  if (wide.length > 0) return others;
  // No row will be read: what its plugs need is asked for at once.
  const ofPlugs = lacking.length > 0 || others.some(isError) ? columnsOfPlugs(table, file, defaults) : [];
  return [...others, ...misnamedColumns(file, reading), ...missingColumns(table, file, [...lacking, ...ofPlugs])];
}

/** The column after the nameless ones with content that follow a name. */
function endOfMerged({ header }: CsvFile, at: number, used: readonly boolean[] = []): number {
  let end = at + 1;
  while (header[end] === '' && used[end] === true) end++;
  return end;
}

function merged(file: CsvFile, at: number, end: number): Finding {
  const params = { name: shownName(file, at), first: at + 1, last: end };
  return finding('merged-header', placeOfHeader(file, at), { says: 'cell', params });
}

function unnamed(file: CsvFile, columns: readonly number[]): Finding[] {
  const [first, ...others] = columns.map((at) => placeOfHeader(file, at));
  if (first === undefined) return [];
  const numbers = columns.map((at) => String(at + 1));
  const related = others.length === 0 ? {} : { related: others.slice(0, NAMED) };
  return [finding('unnamed-column', first, { params: { columns: firstFew(numbers, NAMED) }, ...related })];
}

function duplicate(file: CsvFile, name: string, first: number, at: number): Finding {
  const [one, other] = [shownName(file, first), shownName(file, at)];
  const params = { first: first + 1, second: at + 1 };
  const said =
    one === other
      ? ({ field: other, says: 'same', params } as const)
      : ({ field: name, says: 'alike', params: { ...params, one, other } } as const);
  return finding('duplicate-column', placeOfHeader(file, at), { ...said, related: [placeOfHeader(file, first)] });
}

/** A currency in the name of a column, such as `Preis pro kWh (€)`, must be that of the rows: a finding for the first that is not. */
function checkCurrency(table: Table, file: CsvFile, defaults: Defaults, { meanings }: HeaderReading): Finding[] {
  if (file.header.every((name, at) => name === file.written[at])) return [];
  for (const [at, meaning] of meanings.entries()) {
    if (meaning.kind !== 'column' || meaning.unit === undefined) continue;
    const unit = factsOf(table.columns[meaning.column]?.type)?.unit;
    const isIn = unit && sizeOf(meaning.unit, unit)?.isInCurrency;
    const other =
      isIn &&
      currenciesOf(file, defaults).find((currency) => !isIn({ cell: () => currency, setting: () => undefined }));
    if (other === undefined) continue;
    return [
      finding('unknown-column', placeOfHeader(file, at), {
        field: file.written[at] ?? '',
        ...{ says: 'currency', params: { unit: meaning.unit, other, column: meaning.column } },
      }),
    ];
  }
  return [];
}

function currenciesOf(file: CsvFile, { currency = '' }: Defaults): readonly string[] {
  const at = file.header.indexOf('currency');
  if (at < 0) return [currency];
  const written = new Set<string>();
  for (const record of file.rows) written.add(cellsOf(file, record)[at] || currency);
  return [...written].filter((text) => text !== '');
}
