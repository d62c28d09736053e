/**
 * How texts are written. Those in English (en/) declare which there are; the other languages have the same keys.
 *
 * A text may have places, such as `{name}`, which are filled in. A text about a number of things has one form for each
 * plural that its language knows (`one`, `few`, `many`, `other`), with the number at `{count}`.
 */

import type { checkTexts } from './en/check.ts';
import type { pageTexts } from './en/page.ts';

/** The forms of a text about a number of things; which of them are needed depends on the language. */
export type Plural = { readonly [form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** The texts of one page, as English declares them. */
export interface Declared {
  readonly [key: string]: string | { readonly one: string; readonly other: string };
}

/** The same texts in any language: one for every key, with plurals where English has them. */
export type Translated<D extends Declared> = { readonly [K in keyof D]: D[K] extends string ? string : Plural };

/** The texts of the page for drivers. */
export type PageTexts = Translated<typeof pageTexts>;

/** The texts of the check page. */
export type CheckTexts = Translated<typeof checkTexts>;

/** What `init` writes into tables, in the words that people have for it. */
export interface InitTexts {
  readonly address: string;
  readonly SOCKET: string;
  readonly CABLE: string;
  readonly yes: string;
  /** Of `Type 2`. */
  readonly type: string;
  /** The header of the sheet: the same columns in every language. */
  readonly sheet: string;
}

/** The names of the places of a text. */
export type PlacesIn<Text> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | PlacesIn<Rest> : never;

/** The names of the places of a message. A plural always has the place `count`. */
export type PlacesOf<Message> = Message extends { readonly other: infer Other }
  ? PlacesIn<Other> | 'count'
  : PlacesIn<Message>;
