/**
 * The type of several names that people make up, such as those of companies. `|` separates them, and so does a comma, a
 * semicolon or a line break, unless it belongs to a name: `Example, Inc.`, or after a backslash.
 */

import { type Cell, cited, oneMeaning, read, unreadable } from '../../cells/cell.ts';
import { joinList, splitList } from '../../cells/list.ts';
import { BOOLEAN_WORDS } from '../../cells/words/vocabularies.ts';
import { clause } from '../../findings/words.ts';
import { isWordFor, wordsFor } from '../../words/values.ts';
import { anyWord } from '../../words/word-row.ts';
import { type ColumnType, columnType, factsOf, reading, TEXT } from './column-type.ts';
import { isNone, NONE } from './lists.ts';

const SEPARATOR = /(?<!\\)[,;\n]/;
const ESCAPED = /\\([,;\n])/g;

/** What stands behind a comma in the name of a company, without blanks and full stops. */
const LEGAL_FORM = new RegExp(`^${anyWord(wordsFor('Name', 'legal form').map(squeezed))}(?:&co(?:kg)?)?$`, 'i');

function squeezed(text: string): string {
  return text.replace(/[.\s]/g, '');
}

const WRITE_NAMES = 'Write the names, separated by |. If nobody knows them, leave the cell empty.';

/** Several names, each of which `single` reads. */
export function names(single: ColumnType<string>): ColumnType<string[]> {
  const { form, holds } = factsOf(single);
  return columnType(TEXT, (cell) => readNames(single, cell), {
    ...{ code: 'not-a-list', form: `names, separated by \`|\`: each ${form}; a comma in a name is \`\\,\`` },
    ...{ write: (list) => joinList(list.map(nameInList)), writeItem: nameInList },
    ...(holds === 'text' && { holds }),
  });
}

function readNames(single: ColumnType<string>, cell: string): Cell<string[]> {
  const items = splitList(cell);
  if (!items.ok) return items;
  const written = items.value.flatMap(namesIn);
  if (written.join('|') !== items.value.join('|') && !written.some(isNone)) {
    const meant = oneMeaning(joinList([...new Set(written)]));
    return unreadable(clause`${cited({ text: cell })} has other signs than | between names.`, WRITE_NAMES, meant);
  }
  const cells = written.map((name) => readName(single, name));
  const wrong = cells.find((one) => !one.ok);
  if (wrong === undefined || wrong.ok) return read(cells.flatMap((one) => (one.ok ? [one.value] : [])));
  const rest = joinList(written.filter((_, i) => cells[i]?.ok));
  const others = written.some(isNone) ? [NONE] : [];
  return { ...wrong, ...(rest === '' || wrong.code !== undefined ? {} : { meant: { values: [rest, ...others] } }) };
}

/** A name as it stands in a list, where its own commas must not end it. */
export function nameInList(name: string): string {
  const [first, second] = namesIn(name);
  const isSafe = first === name && second === undefined && !/\\[,;\n]/.test(name);
  return isSafe ? name : name.replace(/[,;\n]/g, '\\$&');
}

/** The names that a part of a cell has; the part itself if it has none. */
function namesIn(part: string): string[] {
  const names: string[] = [];
  for (const piece of part.split(SEPARATOR).map((text) => text.trim())) {
    if (names.length > 0 && LEGAL_FORM.test(squeezed(piece))) names.push(`${names.pop()}, ${piece}`);
    else if (piece !== '') names.push(piece);
  }
  return names.length === 0 ? [part] : names;
}

function readName(single: ColumnType<string>, written: string): Cell<string> {
  const name = written.replace(ESCAPED, '$1');
  if (isNone(name))
    return unreadable(clause`${cited({ text: name })} says that there are none, and is no name.`, WRITE_NAMES);
  if (namesNobody(name)) return unreadable(clause`${cited({ text: name })} is no name.`, WRITE_NAMES);
  return reading(single, name);
}

/** Whoever writes `all`, `yes` or a sign names nobody. */
function namesNobody(text: string): boolean {
  const isName = /[\p{L}\p{N}]/u.test(text) && BOOLEAN_WORDS.meant(text) === undefined;
  return !isName || isWordFor('Cell', 'everybody', text);
}
