/** Cell types for identifiers, texts and closed lists of values. */

import { repairedLetters } from '../../../findings/text/letters.ts';
import { guessAt, type Meant, oneMeaning, quoted, read, unreadable } from '../../cells/cell.ts';
import { joinList, splitList } from '../../cells/list.ts';
import type { Vocabulary } from '../../cells/words/word.ts';
import { type CellType, cellType, type Reading } from './cell-type.ts';

/** RFC 3986, 5.2.4: clients remove them before they send a request, also where they are percent-encoded. */
const DOT_SEGMENT = /^\.{1,2}$/;
const NOT_ASCII = /[^\x20-\x7e]/u;
const NOT_PRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** OCPI CiString(n): printable ASCII, not case-sensitive. */
export function id(max: number): CellType<string> {
  return cellType(
    (text) => {
      const strange = NOT_ASCII.exec(text)?.[0];
      if (strange !== undefined) {
        return unreadable(
          `${quoted(text)} contains ${named(strange)}, but identifiers are printable ASCII.`,
          'Use letters A to Z, digits, and characters such as - _ *',
        );
      }
      if (DOT_SEGMENT.test(text)) {
        const problem = `${quoted(text)} is no identifier: in a URL it means a directory, so no URL reaches what has this id.`;
        return unreadable(problem, 'Write an id with letters or digits.');
      }
      return isLonger(text, max) ? tooLong(text, max) : read(text);
    },
    {
      code: 'not-an-id',
      form: `identifier, up to ${max} ASCII characters`,
      json: { pattern: '^(?!\\.{1,2}$)[ -~]*$', maxLength: max },
      holds: 'id',
    },
  );
}

/**
 * OCPI string(n): one line of printable text.
 * @param shorten the hint for a longer text
 */
export function text(max: number, shorten = 'Shorten it.'): CellType<string> {
  return cellType(
    (value) => {
      const control = NOT_PRINTABLE.exec(value)?.[0];
      if (control !== undefined) {
        const repaired = repairedLetters(value);
        return unreadable(
          `The text contains ${named(control)}.`,
          'Write it on one line, in printable characters.',
          repaired === undefined ? undefined : { values: [repaired] },
        );
      }
      return isLonger(value, max) ? tooLong(value, max, shorten) : read(value);
    },
    { code: 'not-printable', form: `text, up to ${max} characters`, json: { maxLength: max }, holds: 'text' },
  );
}

/** One value from a closed list in OCPI, or a word that means it. */
export function oneOf<const V extends string>(values: readonly V[], words: Vocabulary<V>): CellType<V> {
  const known = new Map<string, V>(values.map((value) => [value, value]));
  return cellType((word) => oneWord(known, words, word), {
    code: 'unknown-value',
    form: 'one of the values below',
    json: { enum: values },
    values,
    words,
  });
}

/** Several values from a closed list in OCPI, or words that mean them, separated by `|`. */
export function anyOf<const V extends string>(values: readonly V[], words: Vocabulary<V>): CellType<V[]> {
  const known = new Map<string, V>(values.map((value) => [value, value]));
  return list(
    (word) => oneWord(known, words, word, 'Leave it out, or write one of the values in the data dictionary.'),
    {
      form: 'any of the values below, separated by `|`',
      values,
      words,
      separators: /[|,;\n]/,
      writeItem: String,
    },
  );
}

/** Several identifiers, separated by `|`. */
export function ids(max: number): CellType<string[]> {
  const single = id(max);
  return list(
    (item) => {
      const reading = single.read(item);
      return reading.ok ? reading : { code: single.code, ...reading };
    },
    { writeItem: String, form: `identifiers, separated by \`|\`, each up to ${max} characters` },
  );
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
    WEAK_SEPARATORS.test(piece) && !isUnderstood(readItem(piece)) ? trimmedParts(piece, WEAK_SEPARATORS) : [piece],
  );
}

function trimmedParts(text: string, separators: RegExp): string[] {
  return text.split(separators).flatMap((part) => part.trim() || []);
}

function isUnderstood(reading: Reading<unknown>): boolean {
  return reading.ok || (reading.meant?.certain === true && reading.meant.values.length > 0);
}

/** What the list may mean as a whole, if it is known of all its wrong items. A name that is in it already is not repeated. */
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

/** @param hint where the values are too many to be named */
function oneWord<V extends string>(
  known: ReadonlyMap<string, V>,
  words: Vocabulary<V>,
  word: string,
  hint = 'The data dictionary lists the values.',
): Reading<V> {
  const value = known.get(word);
  if (value !== undefined) return read(value);
  const few = known.size <= 9 ? `Write one of ${[...known.keys()].join(', ')}.` : hint;
  return {
    ...unreadable(
      `${quoted(word)} is not one of the values in OCPI.`,
      few,
      words.meant(word) ?? guessAt(word, known.keys()) ?? words.guess(word),
    ),
    code: 'unknown-value',
  };
}

export function tooLong(value: string, max: number, hint = 'Shorten it.'): Reading<never> {
  return {
    ...unreadable(`The text has ${[...value].length} characters, but at most ${max} are allowed.`, hint),
    code: 'too-long',
  };
}

/** Counts code points, as JSON Schema does. There are never more of them than UTF-16 units, which are faster to count. */
export function isLonger(value: string, max: number): boolean {
  return value.length > max && [...value].length > max;
}

function named(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (character === '\n') return 'a line break';
  if (character === '\t') return 'a tab';
  return NOT_PRINTABLE.test(character) ? `the control character ${code}` : `"${character}" (${code})`;
}
