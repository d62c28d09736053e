/**
 * Reads a header: which name is which column of ours, and which is none. Whoever reads rows asks here: tables of a data directory
 * (check-header.ts), sheets behind URLs (sources/tables/sheet-header.ts) and statuses in CSV (sources/status-formats/parse-csv.ts).
 */

import { type CsvFile, cellsOf } from '../../csv/csv-file.ts';
import { placeOfHeader } from '../../csv/position.ts';
import { type ColumnNaming, foldName } from '../../csv/renamed-columns.ts';
import type { Finding, Place } from '../../findings/finding.ts';
import { askFor } from '../../findings/text/advice.ts';
import { documentation } from '../../findings/text/documentation.ts';
import { firstFew, inSeries } from '../../findings/text/format.ts';
import { nearest } from '../../findings/text/suggestion.ts';
import { factsOf } from '../../tables/cell-types/column-type.ts';
import { isNameOfNotes, meaningsOf, type NameMeaning, NOTES } from '../../tables/column-names.ts';
import { finding } from '../../tables/finding-codes.ts';
import type { Table } from '../../tables/table.ts';
import { wordsFor } from '../../words/values.ts';
import { anyWord } from '../../words/word-row.ts';

/** How many names a finding tells. */
export const NAMED = 20;

/** A name of the header as findings show it. */
export function shownName({ written }: Pick<CsvFile, 'written'>, at: number): string {
  return (written[at] ?? '').slice(0, 60);
}

/** Names are given by their index in the header, from 0. */
export interface HeaderReading {
  readonly meanings: readonly NameMeaning[];
  /** Names that are no columns of ours, and no notes. */
  readonly unknown: readonly number[];
  readonly nameless: readonly number[];
  /** Names that were there before, each with the first one. */
  readonly repeated: readonly { readonly at: number; readonly first: number }[];
  /** Our columns that are not there. */
  readonly missing: readonly string[];
  /** Names that network.json has for columns, and the header has not. */
  readonly misnamed: readonly string[];
}

/** @param file `header` has our names where it is known which column is meant, and `written` those of the file */
export function readHeader(
  table: Table,
  { header, written }: Pick<CsvFile, 'header' | 'written'>,
  naming?: ColumnNaming,
): HeaderReading {
  const { columns } = table;
  const firsts = new Map<string, number>();
  for (const [at, name] of header.entries()) if (!firsts.has(name)) firsts.set(name, at);
  const firstOf = (at: number) => firsts.get(header[at] ?? '') ?? at;
  const isUnknown = (name: string) => name !== '' && !name.startsWith(NOTES) && !Object.hasOwn(columns, name);
  const present = new Set(written.map(foldName));
  const places = [...header.keys()];
  return {
    meanings: meaningsOf(table, written, naming),
    unknown: places.filter((at) => firstOf(at) === at && isUnknown(header[at] ?? '')),
    nameless: places.filter((at) => header[at] === ''),
    repeated: places.flatMap((at) => (header[at] !== '' && firstOf(at) < at ? [{ at, first: firstOf(at) }] : [])),
    missing: Object.keys(columns).filter((name) => !firsts.has(name)),
    misnamed: Object.keys(naming?.columns ?? {}).filter((their) => !present.has(foldName(their))),
  };
}

/** Which columns have content. Spreadsheets leave empty columns after a table; only content without a name is a mistake. */
export function columnsInUse(file: CsvFile): readonly boolean[] {
  const used = file.header.map(() => false);
  for (const record of file.rows) {
    for (const [at, cell] of cellsOf(file, record).entries()) if (cell !== '') used[at] = true;
  }
  return used;
}

export interface UnknownName {
  readonly at: number;
  /** What to write instead of the name, if that is clear. */
  readonly meant?: string | undefined;
  readonly note?: string | undefined;
}

/** Of more names nobody needs to know what they may mean. */
const EXPLAINED = 200;

const ABOUT_VAT = new RegExp(
  `\\b${anyWord(['name', 'gross', 'net'].flatMap((value) => wordsFor('Vat', value)))}\\b`,
  'i',
);

/** What each unknown name may mean, and the columns that are missing then: one finding per mistake. */
export function explainNames(
  table: Table,
  file: CsvFile,
  { unknown, meanings, missing }: HeaderReading,
): { readonly names: readonly UnknownName[]; readonly missing: readonly string[] } {
  const left = new Set(missing);
  const explain = (at: number, meaning: NameMeaning = { kind: 'unknown' }): Omit<UnknownName, 'at'> => {
    const shown = `"${shownName(file, at)}"`;
    if (meaning.kind === 'several') {
      for (const column of meaning.columns) left.delete(column);
      const needed = meaning.columns.find((column) => table.columns[column]?.presence.kind === 'required');
      const why = needed === undefined ? '' : ` ${needed} is needed.`;
      return { note: `${shown} may be ${inSeries(meaning.columns, 'or')}: rename it.${why}` };
    }
    if (meaning.kind === 'addition') {
      left.delete(meaning.column);
      return { note: `${shown}: ${aboutAddition(table, meaning)}` };
    }
    if (meaning.kind === 'other') {
      left.delete(meaning.column);
      const what = file.header.includes(meaning.column)
        ? `The column is ${meaning.column}`
        : `Name it ${meaning.column}`;
      return { note: `${shown}: ${what}. ${meaning.note}` };
    }
    const name = file.written[at] ?? '';
    const guess = meaning.kind === 'guess' && left.has(meaning.column) ? meaning.column : undefined;
    const near = guess ?? nearest(name, left);
    if (near !== undefined) left.delete(near);
    return { meant: near ?? (isNameOfNotes(name) ? `_${name}` : undefined) };
  };
  const names = unknown.map((at, i) => ({ at, ...(i < EXPLAINED && explain(at, meanings[at])) }));
  return { names, missing: [...left] };
}

/** One finding at the first name. */
export function unknownColumns(table: Table, file: CsvFile, names: readonly UnknownName[]): Finding[] {
  const [first, ...others] = names;
  if (first === undefined) return [];
  const nameOf = ({ at }: UnknownName) => shownName(file, at);
  const named = names.slice(0, NAMED);
  const list = inSeries(
    firstFew(
      names.map((name) => `"${nameOf(name)}"`),
      NAMED,
    ),
    'or',
  );
  const related: Place[] = others.slice(0, NAMED).map(({ at }) => placeOfHeader(file, at));
  const meant = named.flatMap((name) => (name.meant === undefined ? [] : [`"${nameOf(name)}" is ${name.meant}`]));
  const notes = named.flatMap(({ note }) => note ?? []);
  const all = documentation(`data-dictionary.md#${table.name}csv`);
  const parts = [
    ...(meant.length === 0 ? [] : [`Perhaps ${inSeries(meant)}: name ${meant.length === 1 ? 'it' : 'them'} so.`]),
    ...notes,
    ...(meant.length + notes.length < named.length
      ? [`The name of a column of your own notes begins with an underscore. All columns: ${all}`]
      : []),
  ];
  return [
    finding('unknown-column', placeOfHeader(file, first.at), {
      field: nameOf(first),
      ...{ says: 'names', params: { table: table.name, names: list } },
      advice: others.length === 0 && first.meant !== undefined ? askFor(first.meant) : { hint: parts.join(' ') },
      ...(related.length === 0 ? {} : { related }),
    }),
  ];
}

/** What to do about `Leistung (W)` or `Preis pro kWh (brutto)`. */
function aboutAddition(
  { columns }: Table,
  { column, addition, otherUnit }: NameMeaning & { kind: 'addition' },
): string {
  const unit = factsOf(columns[column]?.type)?.unit?.unit;
  const ours = unit === 'money' ? 'whole units of the currency, for what its name says' : unit;
  if (otherUnit) return `${column} is in ${ours}, and not in ${addition}. Convert the cells, and name it ${column}.`;
  if (ABOUT_VAT.test(addition))
    return `Name it ${column}, and say in prices_include_vat whether the prices include VAT.`;
  return `Name it ${column}, if it is that with "${addition}" too.`;
}
