/** Lists of a feed -> cells with several items. An item that cannot be read is left out, the others stay. */

import { formatDisplayTexts } from '../../cells/display-text.ts';
import { escapeItem, joinList } from '../../cells/list.ts';
import type { DisplayText } from '../../ocpi/types.ts';
import { readCell } from '../../tables/cell-type.ts';
import type { Column } from '../../tables/table.ts';
import type { DraftCell } from '../draft.ts';
import { at, cell, member, objects, type Source, toText } from './json.ts';

/** A list of words or ids for a column. A word that stands there twice is taken once. */
export function listCell(source: Source, name: string, column: Column<unknown>): DraftCell | undefined {
  const { record } = source;
  const { value, place } = member(source, name);
  if (value === undefined || value === null) return undefined;
  const list = Array.isArray(value) ? value : [value];
  const items = list.flatMap((item, i) => {
    const text = toText(item);
    if (text === '') return [];
    const result = text === undefined ? undefined : readCell(column.type, escapeItem(text));
    if (text !== undefined && result !== undefined && 'value' in result) return [text];
    const { message, hint } = result && 'problem' in result ? result.problem : { message: 'This is not a text.' };
    record.report('left-out', at(place, i), `${name}: ${message}`, hint);
    return [];
  });
  return items.length === 0 ? undefined : { text: joinList([...new Set(items)]), pointer: place };
}

/** Texts in several languages for a column. */
export function displayTextsCell(source: Source, name: string): DraftCell | undefined {
  const texts = objects(source, name).flatMap((text) => displayText(text) ?? []);
  const unique = [...new Map(texts.map((text) => [JSON.stringify(text), text])).values()];
  if (unique.length === 0) return undefined;
  return { text: formatDisplayTexts(unique, ALWAYS_PREFIXED), pointer: at(source.pointer, name) };
}

/** One text in one language for a column. */
export function displayTextCell(source: Source | undefined): DraftCell | undefined {
  const text = source && displayText(source);
  return source && text && { text: formatDisplayTexts([text], ALWAYS_PREFIXED), pointer: source.pointer };
}

/** No text has this language, so every one is written with its own. */
const ALWAYS_PREFIXED = '';

function displayText(source: Source): DisplayText | undefined {
  const [language, text] = [cell(source, 'language'), cell(source, 'text')];
  if (text === undefined) return undefined;
  if (language === undefined || !/^[a-z]{2}$/i.test(language.text)) {
    source.record.report('left-out', source.pointer, 'The text does not say in which language it is (ISO 639-1).');
    return undefined;
  }
  return { language: language.text.toLowerCase(), text: text.text };
}
