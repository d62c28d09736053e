/**
 * Reads and writes texts in one or several languages (OCPI 16.2, DisplayText): `Behind the mall`, or `en: Behind the mall |
 * fr: Derrière le centre`. A text without a language is in the default language of the network.
 */

import { withoutControls } from '../../findings/text/letters.ts';
import { escapeItem } from '../../findings/text/list-item.ts';
import { type Clause, clause } from '../../findings/words.ts';
import type { DisplayText } from '../../ocpi/types.ts';
import { aboutText, type Cell, cited, read, type Unreadable, unreadable } from '../cell.ts';
import { splitList } from '../list.ts';
import { LANGUAGES, languageCalled } from './languages.ts';

const LONGEST_TEXT = 512;
/** For messages, where the default language is not known yet. */
const EXAMPLE_LANGUAGE = 'en';
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const PREFIX = /^([a-z]{2}(?:-[a-z]{2})?):(?!\/\/)/i;

/** A language by another name, which would be taken for text: `eng: Behind the mall`. */
const NAME = /^(\p{L}{3,15}(?=\s?:)|[a-z]{2}(?=:))\s?:(?!\/\/)/iu;

/** Reads texts, each one line of at most 512 characters. An empty cell is an empty list. */
export function parseDisplayTexts(text: string, defaultLanguage: string): Cell<DisplayText[]> {
  const items = splitList(text);
  if (!items.ok) return items;
  const named = items.value.find((item) => codeNamed(item) !== undefined);
  if (named !== undefined) return namedLanguage(named, items.value, defaultLanguage);
  const texts: DisplayText[] = [];
  const seen = new Set<string>();
  for (const item of items.value) {
    const parsed = parseItem(item, defaultLanguage);
    if (!parsed.ok) {
      const whole = withoutControls(text);
      return aboutText(item, whole?.isCertain ? { ...parsed, meant: { values: [whole.text] } } : parsed);
    }
    const key = `${parsed.value.language}:${parsed.value.text}`;
    if (seen.has(key))
      return unreadable(clause`The text ${cited({ text: key })} is there twice.`, 'Keep one of the two.');
    seen.add(key);
    texts.push(parsed.value);
  }
  return read(texts);
}

/**
 * Writes texts as one cell, with the language unless it is the default one. Each must be one line, not empty, and without
 * spaces around it.
 */
export function formatDisplayTexts(texts: readonly DisplayText[], defaultLanguage: string): string {
  return texts
    .map(({ language, text }) =>
      escapeItem(
        language === defaultLanguage && !PREFIX.test(text) && codeNamed(text) === undefined
          ? text
          : `${language}: ${text}`,
      ),
    )
    .join(' | ');
}

function parseItem(item: string, defaultLanguage: string): Cell<DisplayText> {
  const prefix = PREFIX.exec(item)?.[1];
  if (prefix !== undefined && !LANGUAGES.has(prefix)) {
    const language = prefix.slice(0, 2).toLowerCase();
    const right = LANGUAGES.has(language) ? `Write "${language}:". ` : '';
    return unreadable(noLanguage(`${prefix}:`), right + asText(`${prefix}:`, defaultLanguage));
  }
  const language = prefix ?? defaultLanguage;
  const text = prefix === undefined ? item : item.slice(prefix.length + 1).trim();
  if (text === '')
    return unreadable(clause`has no text after "${{ language }}:"`, `Write the text, or leave out "${language}:".`);
  if (CONTROL.test(text))
    return unreadable(clause`has a line break, a tab or another control character`, 'Write it on one line.');
  const length = lengthOf(text);
  if (length > LONGEST_TEXT)
    return unreadable(clause`has a text of ${{ length }} characters`, `Shorten it to ${LONGEST_TEXT} characters.`);
  return read({ language, text });
}

function codeNamed(item: string): string | undefined {
  const [, name] = NAME.exec(item) ?? [];
  return name === undefined ? undefined : languageCalled(name);
}

function namedLanguage(item: string, items: readonly string[], defaultLanguage: string): Unreadable {
  const withCode = (text: string) => text.replace(NAME, (prefix) => `${codeNamed(prefix) ?? prefix.slice(0, -1)}:`);
  const [prefix = ''] = NAME.exec(item) ?? [];
  const values = [items.map((text) => escapeItem(withCode(text))).join(' | ')];
  // A country may be a word too: `at: the gate`.
  const note = prefix.length === 3 ? asText(prefix, defaultLanguage) : undefined;
  return unreadable(clause`${cited({ text: item })} ${noLanguage(prefix)}.`, `Write "${codeNamed(item)}:".`, {
    values,
    ...(note && { note }),
  });
}

function noLanguage(prefix: string): Clause {
  return clause`begins with "${{ prefix }}", which is no language in two lowercase letters of ISO 639-1`;
}

function asText(prefix: string, defaultLanguage: string): string {
  return `If it is text and not a language, write "${defaultLanguage || EXAMPLE_LANGUAGE}: ${prefix}".`;
}

/** Code points, as JSON Schema counts. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
