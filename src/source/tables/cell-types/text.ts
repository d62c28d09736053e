/** Cell types for identifiers, texts and closed lists of values. */

import { repairedLetters } from '../../../text/letters.ts';
import { guessAt, type Meant, oneMeaning, quoted, read, unreadable } from '../../cells/cell.ts';
import { joinList, splitList } from '../../cells/list.ts';
import { type CellType, cellType, type Reading } from './cell-type.ts';

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
      return isLonger(text, max) ? tooLong(text, max) : read(text);
    },
    {
      code: 'not-an-id',
      form: `identifier, up to ${max} ASCII characters`,
      json: { pattern: '^[ -~]*$', maxLength: max },
      holds: 'id',
    },
  );
}

/** OCPI string(n): one line of printable text. */
export function text(max: number): CellType<string> {
  return cellType(
    (value) => {
      const control = NOT_PRINTABLE.exec(value)?.[0];
      if (control !== undefined)
        return unreadable(
          `The text contains ${named(control)}.`,
          'Write it on one line, in printable characters.',
          oneMeaning(repairedLetters(value)),
        );
      return isLonger(value, max) ? tooLong(value, max) : read(value);
    },
    { code: 'not-printable', form: `text, up to ${max} characters`, json: { maxLength: max }, holds: 'text' },
  );
}

/** One value from a closed list in OCPI. */
export function oneOf<const V extends string>(values: readonly V[]): CellType<V> {
  const known = new Map<string, V>(values.map((value) => [value, value]));
  return cellType((word) => oneWord(known, word), {
    code: 'unknown-value',
    form: 'one of the values below',
    json: { enum: values },
    values,
  });
}

/** Several values from a closed list in OCPI, separated by `|`. */
export function anyOf<const V extends string>(values: readonly V[]): CellType<V[]> {
  const known = new Map<string, V>(values.map((value) => [value, value]));
  return list((word) => oneWord(known, word), 'any of the values below, separated by `|`', values);
}

/** Several identifiers, separated by `|`. */
export function ids(max: number): CellType<string[]> {
  const single = id(max);
  return list((item) => {
    const reading = single.read(item);
    return reading.ok ? reading : { code: single.code, ...reading };
  }, `identifiers, separated by \`|\`, each up to ${max} characters`);
}

/** A list whose items are read one by one. */
export function list<T>(
  readItem: (item: string) => Reading<T>,
  form: string,
  values?: readonly string[],
): CellType<T[]> {
  return cellType<T[]>(
    (cell) => {
      const items = splitList(cell);
      if (!items.ok) return items;
      const readings = items.value.map(readItem);
      const wrong = readings.find((reading) => !reading.ok);
      if (wrong !== undefined && !wrong.ok) return { ...wrong, ...wholeList(items.value, readings) };
      return read(readings.flatMap((reading) => (reading.ok ? [reading.value] : [])));
    },
    { code: 'not-a-list', form, ...(values === undefined ? {} : { values }) },
  );
}

/** What the list may mean as a whole, if it is known of all its wrong items. A name that is in it already is not repeated. */
function wholeList(items: readonly string[], readings: readonly Reading<unknown>[]): { meant?: Meant } {
  const meanings = readings.map((reading, i) => (reading.ok ? { values: [items[i] ?? ''] } : reading.meant));
  const wrong = meanings.filter((_, i) => readings[i]?.ok === false);
  if (meanings.some((meant) => meant?.values.length !== 1)) return { meant: { values: [] } };
  const list = joinList([...new Set(meanings.flatMap((meant) => meant?.values ?? []))]);
  const [only, second] = wrong;
  return { meant: second === undefined ? { ...only, values: [list] } : { values: [list] } };
}

function oneWord<V extends string>(known: ReadonlyMap<string, V>, word: string): Reading<V> {
  const value = known.get(word);
  if (value !== undefined) return read(value);
  const few =
    known.size <= 9 ? `Write one of ${[...known.keys()].join(', ')}.` : 'The data dictionary lists the values.';
  return {
    ...unreadable(`${quoted(word)} is not one of the values in OCPI.`, few, guessAt(word, known.keys())),
    code: 'unknown-value',
  };
}

export function tooLong(value: string, max: number): Reading<never> {
  return {
    ...unreadable(`The text has ${[...value].length} characters, but at most ${max} are allowed.`, 'Shorten it.'),
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
