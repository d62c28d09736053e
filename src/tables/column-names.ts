/** The names of columns as people write them: which column each name in a header means, if it can mean only one. */

import { PER, sizeOf } from '../cells/numbers/units.ts';
import { type ColumnNaming, foldName } from '../csv/renamed-columns.ts';
import { HEADERS } from '../words/compiled/headers.ts';
import { foldWord } from '../words/fold-word.ts';
import { isWordFor, wordsFor } from '../words/values.ts';
import { allWords, anyWord, type WordRow } from '../words/word-row.ts';
import { factsOf } from './cell-types/column-type.ts';
import type { Table } from './table.ts';

/** What a name in a header means. */
export type NameMeaning =
  /** `unit` is set if the name has one, and it is that of the column. */
  | { readonly kind: 'column'; readonly column: string; readonly unit?: string }
  /** Not read: notes, and what network.json ignores. */
  | { readonly kind: 'notes' }
  /** Any of several columns; `isNeverChosen` if other names of the header do not tell which. */
  | { readonly kind: 'several'; readonly columns: readonly string[]; readonly isNeverChosen?: true }
  /** The name of a column with a unit, or another addition, that the column does not have. */
  | { readonly kind: 'addition'; readonly column: string; readonly addition: string; readonly otherUnit: boolean }
  /** A quantity that a column has in another form; `note` says in which. */
  | { readonly kind: 'other'; readonly column: string; readonly note: string }
  /** Probably a column, but often something else. */
  | { readonly kind: 'guess'; readonly column: string }
  | { readonly kind: 'unknown' };

/** Columns whose names begin with this are notes of the maintainers. */
export const NOTES = '_';

/** No table has as many columns. Of more names only ours are known. */
const MOST_NAMES = 1000;

/**
 * Lines of headers.csv. Each name of one that `is` a column means it and nothing else in any table that has it; `tariffs.id` is of one
 * table. `one` of several columns is meant where the other names of a table leave only that; several of which a person is `ask`ed are
 * never chosen: `Preis` beside `Preis pro kWh` may be any price. `other` has the numbers of a column in another form. `perhaps` is
 * suggested, and not read, for it is often something else.
 */
function linesThat(reading: 'is' | 'one' | 'ask' | 'other' | 'perhaps'): readonly WordRow[] {
  return HEADERS.filter(({ of }) => of === reading);
}

/** In headers.csv, the name of columns with notes of the people who write the table. */
const OF_NOTES = 'notes';

/** The names that people have for a column of a table. */
export function namesOf(table: string, column: string): readonly string[] {
  const lines = linesThat('is');
  const line = lines.find(({ value }) => value === `${table}.${column}`) ?? lines.find(({ value }) => value === column);
  return line === undefined ? [] : allWords(line);
}

/** The meaning of each name of a header. */
export function meaningsOf(table: Table, names: readonly string[], naming?: ColumnNaming): readonly NameMeaning[] {
  const renamed = new Map(Object.entries(naming?.columns ?? {}).map(([their, our]) => [foldName(their), our]));
  const ignored = new Set(naming?.ignore_columns.map(foldName));
  const meanings = names.map((name, at): NameMeaning => {
    const our = renamed.size > 0 ? renamed.get(foldName(name)) : undefined;
    if (our !== undefined) return { kind: 'column', column: our };
    if (ignored.size > 0 && ignored.has(foldName(name))) return { kind: 'notes' };
    if (Object.hasOwn(table.columns, name)) return { kind: 'column', column: name };
    return at < MOST_NAMES || name.startsWith(NOTES) ? meaningOf(table, name) : { kind: 'unknown' };
  });
  const taken = new Set(meanings.flatMap((meaning) => (meaning.kind === 'column' ? [meaning.column] : [])));
  return meanings.map((meaning) => {
    if (meaning.kind !== 'several' || meaning.isNeverChosen) return meaning;
    const columns = meaning.columns.filter((column) => !taken.has(column));
    const [column, second] = columns;
    if (column === undefined) return { kind: 'unknown' };
    return second === undefined ? { kind: 'column', column } : { kind: 'several', columns };
  });
}

/**
 * The column of each name of a header; undefined for a name of which that is not known. A name that is not read becomes one
 * that begins with an underscore, as notes have.
 */
export function columnsNamed(
  table: Table,
  names: readonly string[],
  naming?: ColumnNaming,
): readonly (string | undefined)[] {
  return meaningsOf(table, names, naming).map((meaning, at) => {
    if (meaning.kind === 'column') return meaning.column;
    return meaning.kind === 'notes' ? `${NOTES}${names[at]?.replace(/^_/, '')}` : undefined;
  });
}

/**
 * The column of each name of a header that others may see: what network.json names, and our own names. A word of people may be
 * the name of a column that is not meant for us.
 */
export function ownColumnsNamed(
  { columns }: Table,
  names: readonly string[],
  naming: ColumnNaming,
): readonly (string | undefined)[] {
  const renamed = new Map(Object.entries(naming.columns).map(([their, our]) => [foldName(their), our]));
  const taken = new Set(Object.values(naming.columns));
  const ignored = new Set(naming.ignore_columns.map(foldName));
  return names.map(foldName).map((name) => {
    const ours = renamed.get(name);
    if (ours !== undefined || ignored.has(name)) return ours;
    const own = name.replace(/[ -]/g, '_');
    return Object.hasOwn(columns, own) && !taken.has(own) ? own : undefined;
  });
}

/** The column that a name means by itself, whatever the other names are. */
export function columnCalled(name: string, table: Table): string | undefined {
  const meaning = meaningOf(table, name);
  return meaning.kind === 'column' ? meaning.column : undefined;
}

/** Whether people call columns with notes of their own so. */
export function isNameOfNotes(name: string): boolean {
  NOTE_NAMES ??= new Set(linesThat('is').flatMap((line) => (line.value === OF_NOTES ? allWords(line).map(keyOf) : [])));
  return NOTE_NAMES.has(keyOf(name));
}

let NOTE_NAMES: ReadonlySet<string | undefined> | undefined;

function meaningOf(table: Table, name: string): NameMeaning {
  if (name === '') return { kind: 'unknown' };
  if (name.startsWith(NOTES)) return { kind: 'notes' };
  const known = wordsOf(table);
  // A sign such as € is a unit, and would be lost in the key.
  const whole = /[\p{Sc}%]/u.test(name) ? undefined : known.get(keyOf(name) ?? '');
  if (whole !== undefined) return whole;
  for (const split of withUnits(name)) {
    const meant = known.get(keyOf(split.name) ?? '');
    if (meant?.kind === 'column') return ofUnit(table, meant.column, split);
    if (meant?.kind === 'other') return meant;
  }
  return { kind: 'unknown' };
}

/** Additions that say how the cells are written, and not what they are. */
const HARMLESS = /^(?:iso(?:[ -]?\d+.*)?|wgs ?84|°)$/i;

/** `ja/nein`, with the words of whatever language. */
function saysHow(addition: string): boolean {
  const [yes = '', no = ''] = addition.split('/');
  return (
    HARMLESS.test(addition) ||
    isWordFor('Column', 'form', addition) ||
    (isWordFor('YesNo', 'true', yes) && isWordFor('YesNo', 'false', no))
  );
}

function ofUnit({ columns }: Table, column: string, { unit, isMarked }: NameWithUnit): NameMeaning {
  if (saysHow(unit)) return { kind: 'column', column };
  const of = factsOf(columns[column]?.type)?.unit;
  const size = of && sizeOf(unit, of);
  if (size?.size.eq(1)) return { kind: 'column', column, unit };
  // `Name Nord` is no name with a unit.
  if (size === undefined && !isMarked) return { kind: 'unknown' };
  return { kind: 'addition', column, addition: unit, otherUnit: size !== undefined };
}

/** A name with a unit behind it, as people write it: `Leistung (kW)`, `Preis in €/kWh`. */
interface NameWithUnit {
  readonly name: string;
  readonly unit: string;
  /** Whether it is set apart by brackets or a word, and not only by a blank. */
  readonly isMarked: boolean;
}

const IN_BRACKETS = /^(.*[^\s([{])\s*[([{]\s*([^()[\]{}]{1,40}?)\s*[)\]}]$/;
const BEHIND_IN = new RegExp(`^(.*\\S)\\s+${anyWord(wordsFor('Between', 'in'))}\\s+(\\S{1,12})$`, 'i');
const BEHIND_BLANK = /^(.*[^\s,_-])[\s,_-]+(\S{1,12})$/;
const BEHIND_SLASH = /^(.*[^\s/])\s*\/\s*([^\s/]{1,12})$/;

const PRICE = new RegExp(`^(.*?)\\s*${PER}\\s*(\\S+)$`, 'i');

const LONGEST_NAME = 60;

/** The ways in which a name may be one with a unit, the most likely first. */
function withUnits(written: string): NameWithUnit[] {
  if (written.length > LONGEST_NAME) return [];
  const marked = [IN_BRACKETS, BEHIND_IN].map((form) => [form, true] as const);
  const plain = [BEHIND_BLANK, BEHIND_SLASH].map((form) => [form, false] as const);
  return [...marked, ...plain].flatMap(([form, isMarked]) => {
    const [, name, unit] = form.exec(written) ?? [];
    if (name === undefined || unit === undefined) return [];
    // `Preis (€/kWh)` is `Preis/kWh (€)`.
    const [, money, divisor] = PRICE.exec(unit) ?? [];
    const ofPrice = money && divisor ? [{ name: `${name}/${divisor}`, unit: money, isMarked }] : [];
    return [...ofPrice, { name, unit, isMarked }];
  });
}

const KNOWN = new WeakMap<Table, ReadonlyMap<string, NameMeaning>>();

/** Every name of the columns of a table. @throws RangeError if a name means two columns */
function wordsOf(table: Table): ReadonlyMap<string, NameMeaning> {
  const before = KNOWN.get(table);
  if (before) return before;
  const known = new Map<string, NameMeaning>();
  for (const column of Object.keys(table.columns)) known.set(keyOf(column) ?? column, { kind: 'column', column });
  for (const column of Object.keys(table.columns)) {
    for (const name of namesOf(table.name, column)) for (const key of keysOf(name)) add(known, key, column);
  }
  for (const line of [...linesThat('one'), ...linesThat('ask')]) {
    const columns = line.value.split('|').flatMap((column) => columnIn(table, column) ?? []);
    if (columns.length > 0) {
      addNew(known, line, { kind: 'several', columns, ...(line.of === 'ask' && { isNeverChosen: true }) });
    }
  }
  for (const line of [...linesThat('other'), ...linesThat('perhaps')]) {
    const { value: column, note } = line;
    if (!Object.hasOwn(table.columns, column)) continue;
    addNew(known, line, note === undefined ? { kind: 'guess', column } : { kind: 'other', column, note });
  }
  KNOWN.set(table, known);
  return known;
}

function add(known: Map<string, NameMeaning>, key: string, column: string): void {
  const before = known.get(key);
  if (before?.kind === 'column' && before.column !== column) {
    throw new RangeError(`"${key}" means ${before.column} and ${column}`);
  }
  known.set(key, { kind: 'column', column });
}

function addNew(known: Map<string, NameMeaning>, line: WordRow, meaning: NameMeaning): void {
  for (const key of allWords(line).flatMap(keysOf)) if (!known.has(key)) known.set(key, meaning);
}

/** The column that `tariffs.id` or `standard` is in a table, if it has it. */
function columnIn({ name, columns }: Table, column: string): string | undefined {
  const [first = '', second] = column.split('.');
  if (second !== undefined && first !== name) return undefined;
  const own = second ?? first;
  return Object.hasOwn(columns, own) ? own : undefined;
}

/** A name without regard to case, accents, blanks and signs; nothing if it is too long. */
function keyOf(name: string): string | undefined {
  return foldWord(name)?.replace(/[^\p{L}\p{N}]/gu, '');
}

/** A name, and as it is written without umlauts: `Laengengrad`. */
function keysOf(name: string): string[] {
  const without = name.toLowerCase().replace(/[äöüøåæ]/g, (letter) => WITHOUT_UMLAUTS[letter] ?? letter);
  return [...new Set([name, without].flatMap((one) => keyOf(one) ?? []))];
}

const WITHOUT_UMLAUTS: { readonly [letter: string]: string } = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', æ: 'ae' },
};
