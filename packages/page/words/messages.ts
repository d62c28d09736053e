/**
 * The texts of the page in one language. en.ts declares which there are; the other languages have the same keys.
 *
 * A text may have places, such as `{name}`, which are filled in. A text about a number of things has one form for each
 * plural that its language knows (`one`, `few`, `many`, `other`), with the number at `{count}`.
 */

import type { en } from './en.ts';

/** The languages of the page (ISO 639-1). */
export const LANGUAGE = ['en', 'de', 'fr', 'nl', 'uk'] as const;
export type Language = (typeof LANGUAGE)[number];

/**
 * The language that a reader gets: the first wished one that we have; else that of the network; else English.
 *
 * @param wished BCP 47 tags, best first: `navigator.languages`
 * @param ofNetwork `language` of network.json (ISO 639-1)
 */
export function chooseLanguage(wished: readonly string[], ofNetwork: string | undefined): Language {
  const tags = [...wished, ofNetwork ?? ''].map((tag) => tag.toLowerCase().split(/[-_]/)[0]);
  return tags.map((tag) => LANGUAGE.find((language) => language === tag)).find((found) => found !== undefined) ?? 'en';
}

/** The forms of a text about a number of things; which of them are needed depends on the language. */
export type Plural = { readonly [form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** The texts of one page, as English declares them. */
export interface Declared {
  readonly [key: string]: string | { readonly one: string; readonly other: string };
}

/** The same texts in any language: one for every key, with plurals where English has them. */
export type Translated<D extends Declared> = { readonly [K in keyof D]: D[K] extends string ? string : Plural };

export type MessageKey = keyof typeof en;

/** The texts of a language. */
export type Messages = Translated<typeof en>;

/** The names of the places of a text. */
export type PlacesIn<Text> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | PlacesIn<Rest> : never;

/** The names of the places of a message. A plural always has the place `count`. */
export type PlacesOf<Message> = Message extends { readonly other: infer Other }
  ? PlacesIn<Other> | 'count'
  : PlacesIn<Message>;
