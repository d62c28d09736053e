/** Checks an answer as network.json is checked, so that both accept the same and say the same. */

import { isError } from '../findings/finding.ts';
import { readSettings } from '../source/settings/read-settings.ts';
import { placeWithTime, timeZonesOf } from './country-defaults.ts';
import { placesIn } from './places.ts';
import { type AnswerName, QUESTIONS } from './questions.ts';

/** The text for network.json, or a sentence about what is wrong with it. */
export type CheckedAnswer = { readonly text: string } | { readonly problem: string };

/** @param country alpha-2, once it is known */
export function checkAnswer(
  answer: AnswerName,
  written: string,
  country: string | undefined,
  now: number,
): CheckedAnswer {
  const { setting, meaning, isNeeded } = QUESTIONS[answer];
  const text = meaning?.(written.trim()) ?? written.trim();
  // network.json would do without some of these, and is told so.
  if (text === '' && isNeeded) return { problem: `"${setting.join('.')}" must not be empty.` };
  const bytes = Buffer.from(JSON.stringify(settingWith(setting, text)));
  const found = readSettings('network.json', bytes).findings.find(
    (one) => isError(one) && one.field === setting.join('.'),
  );
  if (found !== undefined) {
    const message = found.message.replace(/^[\w.]+: /, '');
    return { problem: [message, found.hint].filter((part) => part !== undefined).join(' ') };
  }
  const elsewhere = problemInCountry(answer, text, country, now);
  return elsewhere === undefined ? { text } : { problem: elsewhere };
}

function settingWith([name, member]: readonly string[], text: string): object {
  if (member !== undefined) return { [name ?? '']: { name: 'x', [member]: text } };
  return { [name ?? '']: text };
}

/** The example is in the country and has its time, so an answer that fits no place there is a mistake. */
function problemInCountry(
  answer: AnswerName,
  text: string,
  country: string | undefined,
  now: number,
): string | undefined {
  if (answer === 'country' && placesIn(text).length === 0)
    return `"${text}" is not a country in which a charger can be.`;
  if (answer !== 'time-zone' || country === undefined) return undefined;
  if (placeWithTime(country, text, now) !== undefined) return undefined;
  return `"${text}" is not a time zone of ${country}. Write ${timeZonesOf(country, now).join(' or ')}.`;
}
