/** Types of several items in one cell. */

import { type Cell, cited, type Meant, oneMeaning, read, unreadable } from '../../cells/cell.ts';
import { joinList, splitList } from '../../cells/list.ts';
import { clause } from '../../findings/words.ts';
import { isWordFor, wordsFor } from '../../words/values.ts';
import { anyWord } from '../../words/word-row.ts';
import { type ColumnType, columnType, factsOf, reading, TEXT, type TypeFacts } from './column-type.ts';
import { id } from './text.ts';

type ReadItem<T> = (item: string) => Cell<T>;

interface ListOptions<T> extends Omit<TypeFacts, 'code'> {
  /** Signs that can only stand between two items; absent if an item may have any sign in it. */
  readonly separators?: RegExp;
  readonly write: (item: T) => string;
}

/** A list whose items are read one by one. It is understood as a whole, or it is an error: no item is ever left out. */
export function list<T>(
  readItem: ReadItem<T>,
  { separators, write, ...facts }: ListOptions<T>,
  readCell = (cell: string) => readList(cell, readItem, separators),
): ColumnType<T[]> {
  const code = 'not-a-list';
  return columnType<T[]>(TEXT, readCell, { code, ...facts, write: (items) => joinList(items.map(write)) });
}

/** Several identifiers, separated by `|`. */
export function ids(max: number): ColumnType<string[]> {
  const single = id(max);
  const form = `identifiers, separated by \`|\`, each up to ${max} characters`;
  return listOfIds((item) => reading(single, item), { form, write: String });
}

const SEPARATORS = /[|,;\n]/;

/** A list of ids, which may have commas in them. What no id can be, since it is too long, may be several of them. */
export function listOfIds<T>(readItem: ReadItem<T>, options: ListOptions<T>): ColumnType<T[]> {
  const readIds = (cell: string): Cell<T[]> => {
    const items = readList(cell, readItem);
    if (items.ok || cell.length > LONGEST_LIST || !/[,;\n]/.test(cell)) return items;
    const parts = [...new Set(trimmedParts(cell, SEPARATORS))];
    if (parts.length < 2 || !parts.every((part) => readItem(part).ok)) return items;
    const meant = { values: [joinList(parts)] };
    return unreadable(
      clause`${cited({ text: cell })} has other signs than | between ids.`,
      'Write | between them.',
      meant,
    );
  };
  return list(readItem, options, readIds);
}

function readList<T>(cell: string, readItem: ReadItem<T>, separators?: RegExp): Cell<T[]> {
  const items = splitList(cell);
  if (!items.ok) return items;
  const cells = items.value.map(readItem);
  const wrong = cells.find((one) => !one.ok);
  if (wrong === undefined || wrong.ok) return read(cells.flatMap((one) => (one.ok ? [one.value] : [])));
  const isSplit = separators !== undefined && cell.length <= LONGEST_LIST;
  const pieces = isSplit ? splitElsewhere(cell, separators, readItem) : items.value;
  const ofPieces = pieces.map(readItem);
  const first = ofPieces.find((one) => !isUnderstood(one));
  const told = first === undefined || first.ok || !ofPieces.some(isUnderstood) ? wrong : first;
  return { ...told, ...wholeList(pieces, ofPieces) };
}

const LONGEST_LIST = 2000;

/** Signs and words that some words have in them: `remote start/stop`. They separate only what is not known as a whole. */
const WEAK_SEPARATORS = new RegExp(`[/+&]|\\s${anyWord(wordsFor('Hours', 'and'))}\\s`, 'i');

function splitElsewhere(cell: string, separators: RegExp, readItem: ReadItem<unknown>): string[] {
  return trimmedParts(cell, separators).flatMap((piece) =>
    WEAK_SEPARATORS.test(piece) && !isKnownWhole(readItem(piece)) ? trimmedParts(piece, WEAK_SEPARATORS) : [piece],
  );
}

/** Whether an item is a value or a word, perhaps one that can mean several: `plug & charge`. */
function isKnownWhole(item: Cell<unknown>): boolean {
  return item.ok || (item.meant !== undefined && item.meant.values.length > 0 && item.meant.guess === undefined);
}

/** What may be items of a list, at any sign or word that separates some. */
export function partsOf(text: string): string[] {
  return trimmedParts(text, SEPARATORS).flatMap((piece) => trimmedParts(piece, WEAK_SEPARATORS));
}

function trimmedParts(text: string, separators: RegExp): string[] {
  return text.split(separators).flatMap((part) => part.trim() || []);
}

function isUnderstood(item: Cell<unknown>): boolean {
  return item.ok || (item.meant?.certain === true && item.meant.values.length > 0);
}

/** The meanings of the list as a whole, if those of all its wrong items are known. A name that is in it already is not repeated. */
function wholeList(items: readonly string[], cells: readonly Cell<unknown>[]): { meant: Meant } {
  const wrong = cells.flatMap((item) => (item.ok ? [] : [item.meant ?? NOTHING]));
  const together = (chosen?: string): string => {
    const values = cells.map((item, i) => (item.ok ? items[i] : (chosen ?? item.meant?.values[0])));
    return joinList([...new Set(values.flatMap((value) => value ?? []))]);
  };
  if (items.length === 0) return { meant: NOTHING };
  const [only = NOTHING, second] = wrong;
  if (wrong.length > 0 && second === undefined) {
    const { guess, note } = only;
    const values = only.values.map(together);
    if (only.certain && values.length === 1) return { meant: oneMeaning(values[0]) };
    return { meant: { values, ...(guess === undefined ? {} : { guess }), ...(note === undefined ? {} : { note }) } };
  }
  if (wrong.some(({ values }) => values.length !== 1)) return { meant: NOTHING };
  return { meant: wrong.every(({ certain }) => certain) ? oneMeaning(together()) : { values: [together()] } };
}

const NOTHING: Meant = { values: [] };

/** The word for an empty list. */
export const NONE = 'NONE';

/** Whether a text says that there is none. */
export function isNone(text: string): boolean {
  return isWordFor('Cell', 'none', text);
}

/** A list that can say that there is none of it: the word NONE. An empty cell says that nobody knows. */
export function listOrNone<T>(type: ColumnType<T[]>): ColumnType<T[]> {
  const { form, values, ...facts } = factsOf(type);
  const readItems = (text: string): Cell<T[]> => {
    if (isNone(text)) return read([]);
    const items = reading(type, text);
    return items.ok || values === undefined ? items : (noneAmongOthers(type, text) ?? items);
  };
  return columnType(TEXT, readItems, {
    ...{ ...facts, form: `${form}; or \`${NONE}\` if there is none` },
    ...(values && { values: [...values, NONE] }),
    write: (items) => (items.length === 0 ? NONE : type.encode(items)),
  });
}

/** NONE, and values beside it: the two contradict each other. */
function noneAmongOthers(type: ColumnType<unknown>, text: string): Cell<never> | undefined {
  const parts = text.length <= LONGEST_LIST ? trimmedParts(text, SEPARATORS) : [];
  const rest = joinList(parts.filter((part) => !isNone(part)));
  if (rest === '' || !parts.some(isNone)) return undefined;
  const others = reading(type, rest);
  const [only] = others.ok ? [rest] : (others.meant?.values ?? []);
  const problem = clause`"NONE" says that there are none, and stands beside other values.`;
  const meant = { values: only === undefined ? [] : [only, NONE] };
  return unreadable(problem, 'Write NONE alone, or leave it out.', meant, 'unknown-value');
}
