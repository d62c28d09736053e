/** Cell types for several items in one cell. */

import { type Meant, oneMeaning, quoted, read, unreadable } from '../../cells/cell.ts';
import { joinList, splitList } from '../../cells/list.ts';
import type { Vocabulary } from '../../cells/words/vocabulary.ts';
import { type CellType, cellType, type Reading } from './cell-type.ts';
import { id } from './text.ts';

/** Several identifiers, separated by `|`. */
export function ids(max: number): CellType<string[]> {
  const single = id(max);
  const readItem = (item: string): Reading<string> => {
    const reading = single.read(item);
    return reading.ok ? reading : { code: single.code, ...reading };
  };
  const form = `identifiers, separated by \`|\`, each up to ${max} characters`;
  return withBarsBetween(list(readItem, { writeItem: String, form }), readItem);
}

const SEPARATORS = /[|,;\n]/;

/** A list of ids, which may have commas in them. What no id can be, since it is too long, may be several of them. */
export function withBarsBetween<T>(type: CellType<T[]>, readItem: (item: string) => Reading<unknown>): CellType<T[]> {
  return {
    ...type,
    read: (cell) => {
      const reading = type.read(cell);
      if (reading.ok || cell.length > LONGEST_LIST || !/[,;\n]/.test(cell)) return reading;
      const parts = [...new Set(trimmedParts(cell, SEPARATORS))];
      if (parts.length < 2 || !parts.every((part) => readItem(part).ok)) return reading;
      const meant = { values: [joinList(parts)] };
      return unreadable(`${quoted(cell)} has other signs than | between ids.`, 'Write | between them.', meant);
    },
  };
}

interface ListOptions<T> {
  readonly form: string;
  readonly values?: readonly string[];
  readonly words?: Vocabulary<string>;
  /** Signs that can only stand between two items; absent if an item may have any sign in it. */
  readonly separators?: RegExp;
  readonly writeItem: (item: T) => string;
}

/** A list whose items are read one by one. It is understood as a whole, or it is an error: no item is ever left out. */
export function list<T>(
  readItem: (item: string) => Reading<T>,
  { separators, writeItem, ...options }: ListOptions<T>,
): CellType<T[]> {
  return cellType<T[]>(
    (cell) => {
      const items = splitList(cell);
      if (!items.ok) return items;
      const readings = items.value.map(readItem);
      const wrong = readings.find((reading) => !reading.ok);
      if (wrong === undefined || wrong.ok) {
        return read(readings.flatMap((reading) => (reading.ok ? [reading.value] : [])));
      }
      const isSplit = separators !== undefined && cell.length <= LONGEST_LIST;
      const pieces = isSplit ? splitElsewhere(cell, separators, readItem) : items.value;
      const ofPieces = pieces.map(readItem);
      const first = ofPieces.find((reading) => !isUnderstood(reading));
      const told = first === undefined || first.ok || !ofPieces.some(isUnderstood) ? wrong : first;
      return { ...told, ...wholeList(pieces, ofPieces) };
    },
    { code: 'not-a-list', ...options, write: (items) => joinList(items.map(writeItem)) },
  );
}

const LONGEST_LIST = 2000;

/** Signs and words that some words have in them: `remote start/stop`. They separate only what is not known as a whole. */
const WEAK_SEPARATORS = /[/+&]|\s(?:and|und|et|en|y|og|och|oraz|та)\s/i;

/** The items of a list that is separated by something else than bars. */
function splitElsewhere(cell: string, separators: RegExp, readItem: (item: string) => Reading<unknown>): string[] {
  return trimmedParts(cell, separators).flatMap((piece) =>
    WEAK_SEPARATORS.test(piece) && !isKnownWhole(readItem(piece)) ? trimmedParts(piece, WEAK_SEPARATORS) : [piece],
  );
}

/** Whether an item is a value or a word, perhaps one that can mean several: `plug & charge`. */
function isKnownWhole(reading: Reading<unknown>): boolean {
  if (reading.ok) return true;
  const { meant } = reading;
  return meant !== undefined && meant.values.length > 0 && meant.guess === undefined;
}

function trimmedParts(text: string, separators: RegExp): string[] {
  return text.split(separators).flatMap((part) => part.trim() || []);
}

function isUnderstood(reading: Reading<unknown>): boolean {
  return reading.ok || (reading.meant?.certain === true && reading.meant.values.length > 0);
}

/** The meanings of the list as a whole, if those of all its wrong items are known. A name that is in it already is not repeated. */
function wholeList(items: readonly string[], readings: readonly Reading<unknown>[]): { meant: Meant } {
  const wrong = readings.flatMap((reading) => (reading.ok ? [] : [reading.meant ?? NOTHING]));
  const together = (chosen?: string): string => {
    const values = readings.map((reading, i) => (reading.ok ? items[i] : (chosen ?? reading.meant?.values[0])));
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

/** As people write it. */
const NONE_WORDS = /^(?:none|keine?|geen|aucune?|ninguna?|nessuna?|brak|ingen|inga|жодних?)$/i;

/** Whether a text says that there is none. */
export function isNone(text: string): boolean {
  return NONE_WORDS.test(text);
}

/**
 * A list that can say that there is none of it: the word NONE. An empty cell says that nobody knows.
 */
export function listOrNone<T>(type: CellType<T[]>): CellType<T[]> {
  const { rewrite } = type;
  return {
    ...type,
    read: (text) => {
      if (isNone(text)) return read([]);
      const reading = type.read(text);
      return reading.ok || type.values === undefined ? reading : (noneAmongOthers(type, text) ?? reading);
    },
    form: `${type.form}; or \`${NONE}\` if there is none`,
    ...(type.values && { values: [...type.values, NONE] }),
    ...(rewrite && { rewrite: (text: string) => (isNone(text) ? NONE : rewrite(text)) }),
  };
}

/** NONE, and values beside it: the two contradict each other. */
function noneAmongOthers(type: CellType<unknown>, text: string): Reading<never> | undefined {
  const parts = text.length <= LONGEST_LIST ? trimmedParts(text, SEPARATORS) : [];
  const rest = joinList(parts.filter((part) => !isNone(part)));
  if (rest === '' || !parts.some(isNone)) return undefined;
  const others = type.read(rest);
  const [only] = others.ok ? [rest] : (others.meant?.values ?? []);
  const problem = '"NONE" says that there are none, and stands beside other values.';
  const meant = { values: only === undefined ? [] : [only, NONE] };
  return { ...unreadable(problem, 'Write NONE alone, or leave it out.', meant), code: 'unknown-value' };
}
