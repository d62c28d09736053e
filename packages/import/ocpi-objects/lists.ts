/** Imports lists as cells with several items. An item that cannot be read is left out, the others stay. */

import { formatDisplayTexts, joinList, LANGUAGES, parseDisplayTexts, quoted } from '../../../src/cells/index.ts';
import { asHint, escapeItem } from '../../../src/findings/index.ts';
import type { DisplayText } from '../../../src/ocpi/index.ts';
import { type Column, factsOf, isNone, NONE, readCell, reading } from '../../../src/tables/index.ts';
import type { ImportedCell } from '../rows/imported-tables.ts';
import { repairOf } from '../rows/repairs.ts';
import { at, cell, member, objects, ofOtherKind, type Source, toText } from './feed-values.ts';

/** A list of words or ids for a column. Duplicates are removed. */
export function listCell(source: Source, name: string, column: Column<unknown>): ImportedCell | undefined {
  const { record } = source;
  const { value, place } = member(source, name);
  if (value === undefined || value === null) return undefined;
  const list = Array.isArray(value) ? value : [value];
  const items = list.flatMap((item, i) => {
    const given = toText(item);
    if (given === '') return [];
    const pointer = Array.isArray(value) ? at(place, i) : place;
    if (given === undefined) {
      record.report('left-out', pointer, ofOtherKind(name, item, 'a single value'));
      return [];
    }
    const written = factsOf(column.type).writeItem?.(given) ?? given;
    const repair = repairOf(column.type, name, written);
    if (repair !== undefined) record.repaired(pointer, repair);
    const text = repair?.to ?? written;
    const result = readCell(column.type, escapeItem(text));
    if ('value' in result) return [text];
    const { problem, hint } = result.problem;
    record.report('left-out', pointer, { says: 'unread', params: { member: name, problem }, advice: asHint(hint) });
    return [];
  });
  if (items.length === 0) return undefined;
  const text = joinList([...new Set(items)]);
  const named = items.filter((item) => !isNone(item));
  if (named.length === items.length || !canBeNone(column)) return { text, pointer: place };
  const to = named.length === 0 ? NONE : joinList([...new Set(named)]);
  if (to !== text) record.repaired(place, { says: 'none', member: name, from: text, to });
  return { text: to, pointer: place };
}

/** Whether NONE is no item of the column, but says that there are none. */
function canBeNone({ type }: Column<unknown>): boolean {
  const none = reading(type, NONE);
  return none.ok && Array.isArray(none.value) && none.value.length === 0;
}

/** A list that says "none" if it is empty; what is absent is unknown. */
export function listOrNoneCell(source: Source, name: string, column: Column<unknown>): ImportedCell | undefined {
  const { value, place } = member(source, name);
  if (Array.isArray(value) && value.length === 0) return { text: NONE, pointer: place };
  return listCell(source, name, column);
}

/** Texts in several languages for a column. */
export function displayTextsCell(source: Source, name: string): ImportedCell | undefined {
  const texts = objects(source, name, 'DisplayText').flatMap((text) => displayText(text) ?? []);
  const unique = [...new Map(texts.map((text) => [JSON.stringify(text), text])).values()];
  if (unique.length === 0) return undefined;
  return { text: formatDisplayTexts(unique, ALWAYS_PREFIXED), pointer: member(source, name).place };
}

/** One text in one language for a column. */
export function displayTextCell(source: Source | undefined): ImportedCell | undefined {
  const text = source && displayText(source);
  return source && text && { text: formatDisplayTexts([text], ALWAYS_PREFIXED), pointer: source.pointer };
}

/** No text has this language, so every one is written with its own. */
const ALWAYS_PREFIXED = '';

function displayText(source: Source): DisplayText | undefined {
  const [language, text] = [cell(source, 'language'), cell(source, 'text')];
  if (text === undefined) return undefined;
  const { pointer, record } = source;
  const code = languageOf(language?.text.toLowerCase() ?? '', source, language);
  if (!LANGUAGES.has(code)) {
    record.report(
      'left-out',
      pointer,
      language === undefined
        ? { says: 'incomplete', advises: 'language', params: { member: 'text', part: 'language' } }
        : { says: 'language', params: { given: quoted(language.text) } },
    );
    return undefined;
  }
  const read = { language: code, text: text.text };
  const result = parseDisplayTexts(formatDisplayTexts([read], ALWAYS_PREFIXED), ALWAYS_PREFIXED);
  if (result.ok) return read;
  record.report('left-out', pointer, {
    says: 'refused',
    params: { problem: result.problem },
    advice: asHint(result.hint),
  });
  return undefined;
}

/** A language with its region, such as `en-GB`, is the language. */
function languageOf(code: string, { record }: Source, given: ImportedCell | undefined): string {
  const [, language] = /^([a-z]{2})[-_][a-z]{2}$/.exec(code) ?? [];
  if (language === undefined || given === undefined || !LANGUAGES.has(language)) return code;
  record.repaired(given.pointer, { says: 'word', member: 'language', from: given.text, to: language });
  return language;
}
