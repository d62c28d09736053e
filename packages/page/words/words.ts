/** Says things in one language: fills in places, chooses plurals, writes numbers. */

import type { pageTexts } from '../locales/en/page.ts';
import { type Language, LOCALES } from '../locales/languages.ts';
import type { Declared, PageTexts, PlacesOf, Plural, Translated } from '../locales/texts.ts';

/** The values for the places of a message; nothing for a message without places. */
export type Filling<Message> = [PlacesOf<Message>] extends [never]
  ? []
  : [{ readonly [P in PlacesOf<Message>]: P extends 'count' ? number : string | number }];

/** One language, ready to speak the texts of one page. */
export interface SpokenTexts<D extends Declared> {
  readonly language: Language;
  /** For Intl: the language as it is written in Europe, with 24 hours. */
  readonly locale: string;
  /** The text of a key, with its places filled in. Numbers are written as the language writes them. */
  say<K extends keyof D & string>(key: K, ...filling: Filling<D[K]>): string;
  /** A number with no more than some decimals (0 if not told). */
  number(value: number, decimals?: number): string;
}

/** The words of the page for drivers. */
export interface PageWords extends SpokenTexts<typeof pageTexts> {
  /** The days of the week, Monday first, short as in a timetable: `Mon`. */
  readonly days: readonly string[];
}

export function wordsIn<D extends Declared>(language: Language, texts: Translated<D>): SpokenTexts<D> {
  const locale = LOCALES[language];
  const plurals = new Intl.PluralRules(locale);
  const formats = new Map<number, Intl.NumberFormat>();
  const number = (value: number, decimals = 0): string => {
    const format = formats.get(decimals) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: decimals });
    formats.set(decimals, format);
    return format.format(value);
  };
  const say = <K extends keyof D & string>(key: K, ...[filling]: Filling<D[K]>): string => {
    const message: string | Plural = texts[key];
    const values: { readonly [place: string]: string | number } = filling ?? {};
    const text =
      typeof message === 'string' ? message : (message[plurals.select(Number(values.count))] ?? message.other);
    return text.replace(/\{(\w+)\}/g, (_, place: string) => {
      const value = values[place] ?? '';
      return typeof value === 'number' ? number(value, 1) : value;
    });
  };
  return { language, locale, say, number };
}

export function pageWordsIn(language: Language, texts: PageTexts): PageWords {
  const words = wordsIn<typeof pageTexts>(language, texts);
  const weekday = new Intl.DateTimeFormat(words.locale, { weekday: 'short', timeZone: 'UTC' });
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => weekday.format(Date.UTC(2024, 0, day))); // It began with a Monday.
  return { ...words, days };
}
