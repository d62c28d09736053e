/** Brings the answers together: those given as options, those that follow from the country, and those that a person is asked for. */

import { isError } from '../../../src/findings/index.ts';
import { readSettings, VERSIONS_FORM, versionsIn } from '../../../src/settings/index.ts';
import { placeWithTime, timeZonesOf } from './country-defaults.ts';
import { placesIn } from './places.ts';
import { ANSWERS, type AnswerName, type Answers, QUESTIONS } from './questions.ts';
import { statusesProblem, statusSourceOf, statusWay } from './status-way.ts';

/** Asks a person, and resolves to the line that was typed. */
export type Ask = (question: string) => Promise<string>;

export interface GatherOptions {
  /** Given as options. */
  readonly given: Answers;
  /** Undefined where nobody can be asked. */
  readonly ask: Ask | undefined;
  /** ms since 1970. */
  readonly now: number;
  readonly note: (text: string) => void;
}

/** Answers are wrong, or missing and nobody can be asked. The message names all of them. */
export class AnswersMissing extends Error {}

/** Complete answers that network.json accepts. @throws AnswersMissing */
export async function gatherAnswers({ given, ask, now, note }: GatherOptions): Promise<Answers> {
  const { known, problems } = checkGiven(given, now);
  refuse(problems, ask === undefined ? missingIn(given, known, now) : []);
  for (const answer of ANSWERS) {
    if (known[answer] !== undefined) continue;
    const derived = known.country === undefined ? undefined : QUESTIONS[answer].follows?.(known.country, now);
    if (derived !== undefined) {
      known[answer] = derived;
      note(`${nameOf(answer)}: ${derived} (follows from the country)`);
    } else if (QUESTIONS[answer].isNeeded && ask !== undefined) {
      known[answer] = await askUntilRight(answer, known.country, { ask, now, note });
    } else if (QUESTIONS[answer].usual !== undefined) {
      known[answer] = QUESTIONS[answer].usual;
    }
  }
  return known;
}

/** The options that were given, as network.json has them. @throws AnswersMissing if it would refuse any of it */
export function answersGiven(given: Answers, now: number): Answers {
  const { known, problems } = checkGiven(given, now);
  refuse(problems, []);
  return known;
}

type Known = { [A in AnswerName]?: string };

function checkGiven(given: Answers, now: number): { known: Known; problems: string[] } {
  const known: Known = {};
  const problems: string[] = [];
  for (const answer of ANSWERS) {
    const written = given[answer];
    if (written === undefined) continue;
    const checked = checkAnswer(answer, written, known.country, now);
    if ('text' in checked) known[answer] = checked.text;
    else problems.push(`  --${answer}: ${checked.problem}`);
  }
  return { known, problems };
}

/** The options that have to be given, and why nothing follows from the country. */
function missingIn(given: Answers, known: Known, now: number): string[] {
  const { country } = known;
  const missing = ANSWERS.filter((answer) => {
    const { isNeeded, follows, usual } = QUESTIONS[answer];
    if (!isNeeded || usual !== undefined || given[answer] !== undefined) return false;
    // Nobody is asked for an answer that may follow from a country, before there is one.
    return follows === undefined || (country !== undefined && follows(country, now) === undefined);
  });
  return missing.map(
    (answer) => `  ${`--${answer} ${QUESTIONS[answer].value}`.padEnd(18)} ${about(answer, country, now)}`,
  );
}

function refuse(problems: readonly string[], missing: readonly string[]): void {
  if (problems.length === 0 && missing.length === 0) return;
  const parts = [
    ...(problems.length > 0 ? ['These options are not right:', ...problems] : []),
    ...(missing.length > 0 ? ['These options are needed, because this is no terminal to ask at:', ...missing] : []),
    'Nothing was written.',
  ];
  throw new AnswersMissing(parts.join('\n'));
}

function about(answer: AnswerName, country: string | undefined, now: number): string {
  const { summary, choices } = QUESTIONS[answer];
  const there = country === undefined ? [] : (choices?.(country, now) ?? []);
  return there.length === 0 ? summary : `One of ${there.join(', ')}.`;
}

/** `time zone` */
function nameOf(answer: AnswerName): string {
  return answer.replace('-', ' ');
}

/** @param usual what an empty line means */
export async function askUntilRight(
  answer: AnswerName,
  country: string | undefined,
  { ask, now, note }: Pick<GatherOptions, 'now' | 'note'> & { ask: Ask },
  usual = QUESTIONS[answer].usual,
): Promise<string> {
  note(about(answer, country, now));
  const question = `${nameOf(answer)}${usual === undefined ? '' : ` (${usual})`}: `;
  for (;;) {
    const line = await ask(question);
    const checked = checkAnswer(answer, line.trim() === '' ? (usual ?? line) : line, country, now);
    if ('text' in checked) return checked.text;
    note(checked.problem);
  }
}

/** The text for network.json, or a sentence about what is wrong with it. */
type CheckedAnswer = { readonly text: string } | { readonly problem: string };

/** Checks an answer as network.json is checked, so that both accept the same. @param country alpha-2, once it is known */
function checkAnswer(answer: AnswerName, written: string, country: string | undefined, now: number): CheckedAnswer {
  const { setting, meaning, isNeeded } = QUESTIONS[answer];
  const text = meaning?.(written.trim()) ?? written.trim();
  if (answer === 'versions')
    return versionsIn(text) === undefined ? { problem: `"${written}" is not that. ${VERSIONS_FORM}` } : { text };
  if (setting === undefined) return checkStatuses(text);
  // network.json would do without some of these, and is told so.
  if (text === '' && isNeeded) return { problem: `"${setting.join('.')}" must not be empty.` };
  const problem =
    problemIn(settingWith(setting, text), (field) => field === setting.join('.')) ??
    problemInCountry(answer, text, country, now);
  return problem === undefined ? { text } : { problem };
}

function checkStatuses(text: string): CheckedAnswer {
  if (statusWay(text) === undefined) return { problem: statusesProblem(text) };
  const source = statusSourceOf(text);
  const problem = source && problemIn({ status_sources: [source] }, (field) => field.startsWith('status_sources'));
  return problem === undefined ? { text } : { problem };
}

/** What network.json would say of some fields of these settings. */
function problemIn(settings: object, isMeant: (field: string) => boolean): string | undefined {
  const { findings } = readSettings('network.json', Buffer.from(JSON.stringify(settings)), []);
  const found = findings.find((one) => isError(one) && isMeant(one.field ?? ''));
  if (found === undefined) return undefined;
  const message = found.message.replace(/^[\w.]+: /, '');
  return [message, found.hint].filter((part) => part !== undefined).join(' ');
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
