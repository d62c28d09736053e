/**
 * Texts of other people on our page. Each is isolated, so that letters which run from right to left, or signs that turn the
 * direction, change nothing around them.
 */

import { type ComponentChild, h } from 'preact';
import type { DisplayText } from '../../../src/ocpi/browser.ts';

/** A name, an address, or another text in a language that nobody told. */
export function ownWords(text: string): ComponentChild {
  return h('bdi', null, text);
}

/** The text in the reader's language; else in any, marked as such. */
export function inLanguage(texts: readonly DisplayText[] | undefined, language: string): ComponentChild {
  const text = texts?.find((one) => one.language === language) ?? texts?.[0];
  return text && h('bdi', { lang: text.language }, text.text);
}

/** Several things in a sentence, with a sign between them. */
export function joined(parts: readonly ComponentChild[], between: string): ComponentChild[] {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [between, part]));
}
