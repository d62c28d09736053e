/** Names in a header that mean no column, or not for certain: one finding for all of them, with what each may mean. */

import type { CsvFile } from '../../csv/csv-file.ts';
import { placeOfHeader } from '../../csv/position.ts';
import type { Finding, Place } from '../../findings/finding.ts';
import { askFor } from '../../findings/text/advice.ts';
import { documentation } from '../../findings/text/documentation.ts';
import { firstFew, inSeries } from '../../findings/text/format.ts';
import { nearest } from '../../findings/text/suggestion.ts';
import { factsOf } from '../../tables/cell-types/column-type.ts';
import { isNameOfNotes, type NameMeaning } from '../../tables/column-names.ts';
import { finding } from '../../tables/finding-codes.ts';
import type { Table } from '../../tables/table.ts';
import { wordsFor } from '../../words/values.ts';
import { anyWord } from '../../words/word-row.ts';
import { type HeaderReading, NAMED, shownName } from './header-reading.ts';

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
    ...(meant.length === 0 ? [] : [`Perhaps ${inSeries(meant)}.`]),
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
