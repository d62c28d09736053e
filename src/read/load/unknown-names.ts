/** Names in a header that mean no column, or not for certain: one finding for all of them, with what each may mean. */

import type { ColumnNaming } from '../../csv/column-naming.ts';
import type { CsvFile } from '../../csv/csv-file.ts';
import { placeOfHeader } from '../../csv/position.ts';
import type { Finding, Place } from '../../findings/finding.ts';
import { askFor } from '../../findings/text/advice.ts';
import { documentation } from '../../findings/text/documentation.ts';
import { formatWhole, inSeries } from '../../findings/text/format.ts';
import { nearest } from '../../findings/text/suggestion.ts';
import { isNameOfNotes, meaningsOf, type NameMeaning } from '../../tables/column-names.ts';
import { finding } from '../../tables/finding-codes.ts';
import type { Table } from '../../tables/table.ts';

interface UnknownName {
  readonly at: number;
  /** What to write instead of the name, if that is clear. */
  readonly meant: string | undefined;
  /** What else there is to say. */
  readonly note: string | undefined;
}

/** Of more names nobody needs to know what they may mean. */
const EXPLAINED = 200;
/** Of more names only the number is told. */
const NAMED = 20;
const LONGEST_NAME = 60;

const ABOUT_VAT = /\b(?:vat|mwst|ust|tva|ttc|ht|btw|iva|moms|brutto|netto)\b/i;

/** Collects the unknown names of a header. */
export class UnknownNames {
  readonly #table: Table;
  readonly #file: CsvFile;
  /** Columns that are not in the file: what a name may mean leaves them. */
  readonly #missing: Set<string>;
  readonly #meanings: readonly NameMeaning[];
  #names: UnknownName[] = [];

  constructor(table: Table, file: CsvFile, missing: Set<string>, naming?: ColumnNaming) {
    this.#table = table;
    this.#file = file;
    this.#missing = missing;
    this.#meanings = file.header.some((name) => !Object.hasOwn(table.columns, name))
      ? meaningsOf(table, file.written, naming)
      : [];
  }

  /** Adds a name; true if there is a column that it may mean. One finding per mistake: that column is not missing too. */
  add(at: number): boolean {
    const name = this.#file.written[at] ?? '';
    const known = this.#names.length < EXPLAINED ? this.#explain(at, name) : { meant: undefined, note: undefined };
    this.#names.push({ at, ...known });
    return known.meant !== undefined || known.note !== undefined;
  }

  /** Takes a name back. */
  drop(at: number): void {
    this.#names = this.#names.filter((name) => name.at !== at);
  }

  #whatIsNeeded(columns: readonly string[]): string {
    const needed = columns.find((column) => this.#table.columns[column]?.presence.kind === 'required');
    return needed === undefined ? '' : ` ${needed} is needed.`;
  }

  #explain(at: number, name: string): Omit<UnknownName, 'at'> {
    const meaning: NameMeaning = this.#meanings[at] ?? { kind: 'unknown' };
    const shown = `"${name.slice(0, LONGEST_NAME)}"`;
    if (meaning.kind === 'several') {
      for (const column of meaning.columns) this.#missing.delete(column);
      return {
        meant: undefined,
        note: `${shown} may be ${inSeries(meaning.columns, 'or')}: rename it.${this.#whatIsNeeded(meaning.columns)}`,
      };
    }
    if (meaning.kind === 'addition') {
      this.#missing.delete(meaning.column);
      return { meant: undefined, note: `${shown}: ${aboutAddition(this.#table, meaning)}` };
    }
    const guess = meaning.kind === 'guess' && this.#missing.has(meaning.column) ? meaning.column : undefined;
    const near = guess ?? nearest(name, this.#missing);
    if (near !== undefined) this.#missing.delete(near);
    return { meant: near ?? (isNameOfNotes(name) ? `_${name}` : undefined), note: undefined };
  }

  /** One finding at the first name. */
  findings(): Finding[] {
    const [first, ...others] = this.#names;
    if (first === undefined) return [];
    const nameOf = ({ at }: UnknownName) => (this.#file.written[at] ?? '').slice(0, LONGEST_NAME);
    const shown = this.#names.slice(0, NAMED).map((name) => `"${nameOf(name)}"`);
    const more = this.#names.length - shown.length;
    const list = inSeries(more > 0 ? [...shown, `${formatWhole(more)} more`] : shown, 'or');
    const related: Place[] = others.slice(0, NAMED).map(({ at }) => placeOfHeader(this.#file, at));
    const advice = others.length === 0 && first.meant !== undefined ? askFor(first.meant) : this.#advice(nameOf);
    return [
      finding('unknown-column', placeOfHeader(this.#file, first.at), {
        field: nameOf(first),
        message: `${this.#table.name}.csv has no column ${list}.`,
        ...advice,
        ...(related.length === 0 ? {} : { related }),
      }),
    ];
  }

  #advice(nameOf: (name: UnknownName) => string): { hint: string } {
    const names = this.#names.slice(0, NAMED);
    const meant = names.flatMap((name) => (name.meant === undefined ? [] : [`"${nameOf(name)}" is ${name.meant}`]));
    const notes = names.flatMap(({ note }) => note ?? []);
    const others = names.some(({ meant, note }) => meant === undefined && note === undefined);
    const parts = [
      ...(meant.length === 0 ? [] : [`Perhaps ${inSeries(meant)}.`]),
      ...notes,
      ...(others
        ? [
            `The name of a column of your own notes begins with an underscore. All columns: ${documentation(`data-dictionary.md#${this.#table.name}csv`)}`,
          ]
        : []),
    ];
    return { hint: parts.join(' ') };
  }
}

/** What to do about `Leistung (W)` or `Preis pro kWh (brutto)`. */
function aboutAddition(
  { columns }: Table,
  { column, addition, otherUnit }: NameMeaning & { kind: 'addition' },
): string {
  const unit = columns[column]?.type.unit?.unit;
  const ours = unit === 'money' ? 'whole units of the currency, for what its name says' : unit;
  if (otherUnit) return `${column} is in ${ours}, and not in ${addition}. Convert the cells, and name it ${column}.`;
  if (ABOUT_VAT.test(addition))
    return `Name it ${column}, and say in prices_include_vat whether the prices include VAT.`;
  return `Name it ${column}, if it is that with "${addition}" too.`;
}
