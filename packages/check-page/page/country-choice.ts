/** The country of a sheet that is alone, which network.json would say. */

import { h } from 'preact';
import type { Checked } from '../messages.ts';
import type { CheckWords } from './check-words.ts';

interface CountryChoiceProps {
  readonly words: CheckWords;
  readonly sheet: NonNullable<Checked['sheet']>;
  readonly onChoose: (country: string) => void;
}

export function CountryChoice({ words, sheet: { country, countries }, onChoose }: CountryChoiceProps) {
  const choose = (event: Event) => onChoose((event.currentTarget as HTMLSelectElement).value);
  const option = (value: string, text: string) => h('option', { value, selected: value === country }, text);
  return h('p', { class: 'country' }, [
    h('label', { for: 'country' }, words.say('sheet.country')),
    h('select', { id: 'country', onChange: choose }, [
      country === '' && option('', words.say('sheet.choose')),
      ...named(countries, words.language).map(([name, code]) => option(code, name)),
    ]),
  ]);
}

/** Names and codes, in the order of the alphabet. */
function named(countries: readonly string[], language: string): readonly (readonly [name: string, code: string])[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return countries.map((code) => [names.of(code) ?? code, code] as const).sort(([a], [b]) => compare(a, b));
}
