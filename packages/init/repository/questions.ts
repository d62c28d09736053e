/** The four questions of init, each also an option, and each with an answer that is taken where nobody gives another. */

import { join } from 'node:path';
import { alpha2Of, countryNamed } from '../../../src/cells/index.ts';
import { UsageError } from '../../../src/command/index.ts';
import { isError } from '../../../src/findings/index.ts';
import { readRegularFile } from '../../../src/read/index.ts';
import { readSettings } from '../../../src/settings/index.ts';
import { placesIn } from './country.ts';
import { isTaken } from './home.ts';

/** GitHub Actions, GitLab CI, and Woodpecker, which Codeberg runs. */
export const CODE_HOSTS = ['github', 'gitlab', 'codeberg'] as const;

export type CodeHost = (typeof CODE_HOSTS)[number];

/** An option of `init` by which an answer is given beforehand. */
export type AnswerName = 'name' | 'country' | 'base-url' | 'ci';

/** Texts as network.json has them: the country is ISO 3166-1 alpha-2, and `ci` a CodeHost. */
export type Answers = { readonly [A in AnswerName]: string };

/** What was given as options: any text. */
export type Given = { readonly [A in AnswerName]?: string | undefined };

interface Question {
  /** Before the line that people type. */
  readonly asked: string;
  /** The subject, as a sentence. */
  readonly summary: string;
  /** The setting of network.json that it is, which decides what it can be. */
  readonly setting?: string;
}

/** In the order in which they are asked. */
export const QUESTIONS: { readonly [A in AnswerName]: Question } = {
  name: { asked: 'name', summary: 'Name of the network and of its operator, as drivers know it.', setting: 'name' },
  country: {
    asked: 'country',
    summary: 'Country of the operator and of the sites: two letters, such as NL, or its name.',
    setting: 'country_code',
  },
  'base-url': {
    asked: 'address',
    summary:
      'Where the API will be published, such as https://ocpi.example.com. As long as it is that of this machine, the first deployment finds one.',
    setting: 'base_url',
  },
  ci: {
    asked: 'published from',
    summary: `Where the repository will be, which checks and publishes it: ${CODE_HOSTS.join(', ')}.`,
  },
};

export const ANSWERS = Object.keys(QUESTIONS) as readonly AnswerName[];

/** Asks a person, and resolves to the line that was typed. */
export type Ask = (question: string) => Promise<string>;

/**
 * Complete answers that network.json accepts.
 *
 * @param usual those that are taken where nobody gives others
 * @param ask undefined where nobody can be asked
 * @throws UsageError about all options that are wrong, before anything is asked
 */
export async function gatherAnswers(
  given: Given,
  usual: Answers,
  { ask, note }: { readonly ask: Ask | undefined; readonly note: (text: string) => void },
): Promise<Answers> {
  const known = { ...usual, ...answersGiven(given) };
  const open = ANSWERS.filter((answer) => given[answer] === undefined);
  if (ask === undefined) {
    for (const answer of open) note(`${QUESTIONS[answer].asked}: ${usual[answer]} (--${answer} says another)`);
    return known;
  }
  const typed: { [A in AnswerName]?: string } = {};
  for (const answer of open) typed[answer] = await askUntilRight(answer, usual[answer], { ask, note });
  return { ...known, ...typed };
}

/** The options that were given, as network.json has them. @throws UsageError about all that it would refuse */
export function answersGiven(given: Given): Partial<Answers> {
  const known: { [A in AnswerName]?: string } = {};
  const problems: string[] = [];
  for (const answer of ANSWERS) {
    const written = given[answer];
    if (written === undefined) continue;
    const { text, problem } = checkAnswer(answer, written);
    known[answer] = text;
    if (problem !== undefined) problems.push(`  --${answer}: ${problem}`);
  }
  if (problems.length > 0)
    throw new UsageError(['These options are not right:', ...problems, 'Nothing was written.'].join('\n'));
  return known;
}

async function askUntilRight(
  answer: AnswerName,
  usual: string,
  { ask, note }: { readonly ask: Ask; readonly note: (text: string) => void },
): Promise<string> {
  const { asked, summary } = QUESTIONS[answer];
  note(summary);
  for (;;) {
    const line = (await ask(`${asked} (${usual}): `)).trim();
    const { text, problem } = checkAnswer(answer, line === '' ? usual : line);
    if (problem === undefined) return text;
    note(problem);
  }
}

interface CheckedAnswer {
  /** As network.json has it. */
  readonly text: string;
  /** A sentence about what is wrong with it. */
  readonly problem?: string | undefined;
}

/** Checks an answer as network.json is checked, so that both accept the same. */
function checkAnswer(answer: AnswerName, written: string): CheckedAnswer {
  const trimmed = written.trim();
  const { setting } = QUESTIONS[answer];
  if (setting === undefined) {
    const text = trimmed.toLowerCase();
    const isHost = CODE_HOSTS.some((host) => host === text);
    return { text, problem: isHost ? undefined : `"${written}" is not one of ${CODE_HOSTS.join(', ')}.` };
  }
  const text = answer === 'country' ? (alpha2Of(countryNamed(trimmed) ?? '') ?? trimmed) : trimmed;
  // network.json would do without a name, and is told so.
  if (text === '') return { text, problem: `"${setting}" must not be empty.` };
  const isNowhere = answer === 'country' && placesIn(text.toUpperCase()).length === 0;
  const nowhere = isNowhere ? `"${text}" is not a country in which a charger can be.` : undefined;
  return { text, problem: problemIn(setting, text) ?? nowhere };
}

/** What network.json would say of a setting. */
function problemIn(setting: string, text: string): string | undefined {
  const { findings } = readSettings('network.json', Buffer.from(JSON.stringify({ [setting]: text })), []);
  const found = findings.find((one) => isError(one) && one.field === setting);
  if (found === undefined) return undefined;
  const message = found.message.replace(/^[\w.]+: /, '');
  return [message, found.hint].filter((part) => part !== undefined).join(' ');
}

/** Files of an earlier run, and the part of a remote's address that tells a host. */
const SIGNS: readonly (readonly [host: CodeHost, file: string, remote: RegExp])[] = [
  ['gitlab', '.gitlab-ci.yml', /^\s*url\s*=.*\bgitlab\b/m],
  ['codeberg', '.woodpecker', /^\s*url\s*=.*\bcodeberg\.org\b/m],
  ['github', '.github/workflows', /^\s*url\s*=.*\bgithub\.com\b/m],
];

/** In bytes. */
const LARGEST_CONFIG = 100_000;

/** The host of a repository that is there, by what stands in it; GitHub, where nothing says. */
export async function codeHostOf(directory: string): Promise<CodeHost> {
  for (const [host, file] of SIGNS) if (await isTaken(directory, file)) return host;
  const bytes = await readRegularFile(join(directory, '.git/config'), LARGEST_CONFIG).catch(() => Buffer.alloc(0));
  const config = bytes.toString();
  return SIGNS.find(([, , remote]) => remote.test(config))?.[0] ?? 'github';
}
