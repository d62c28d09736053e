/** What init asks for, what it takes as an answer, and what it says to a wrong one. */

import { describe, expect, test } from 'vitest';
import { AnswersMissing, gatherAnswers } from '../../../packages/init/repository/gather-answers.ts';
import type { Answers } from '../../../packages/init/repository/questions.ts';
import { NOW } from '../../support/data-directory.ts';
import { GIVEN } from './support/directory.ts';

/** Gives these options, and types these lines where it is asked. */
async function gather(given: Answers, typed?: readonly string[]) {
  const [asked, said]: [string[], string[]] = [[], []];
  const rest = [...(typed ?? [])];
  const ask = async (question: string) => {
    asked.push(question);
    const line = rest.shift();
    if (line === undefined) throw new Error(`nobody answers ${question}`);
    return line;
  };
  const options = { given, now: NOW, ask: typed && ask, note: (text: string) => void said.push(text) };
  return { answers: await gatherAnswers(options), asked, said };
}

async function refusal(given: Answers, typed?: readonly string[]): Promise<string> {
  const error: unknown = await gather(given, typed).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AnswersMissing);
  return error instanceof Error ? error.message : '';
}

describe('at a terminal', () => {
  test('only what is missing is asked for, in one order', async () => {
    const { answers, asked } = await gather({ country: 'NL' }, ['Example Charging', 'EXA', '']);
    expect(asked).toEqual(['name: ', 'party: ', 'statuses (hand): ']);
    expect(answers).toEqual({
      ...GIVEN,
      ...{ 'time-zone': 'Europe/Amsterdam', currency: 'EUR', language: 'nl', versions: '2.2', statuses: 'hand' },
    });
  });

  test('what a country does not decide is asked for, with what it may be', async () => {
    const { answers, asked, said } = await gather({}, ['E', 'Spain', 'EXA', 'Atlantic/Canary', 'none']);
    expect(asked).toEqual(['name: ', 'country: ', 'party: ', 'time zone: ', 'statuses (hand): ']);
    expect(said).toContain('One of Europe/Madrid, Atlantic/Canary.');
    expect(answers).toMatchObject({ country: 'ES', currency: 'EUR', language: 'es', 'time-zone': 'Atlantic/Canary' });
  });

  test('an answer is asked for until it is right, and each time it says why', async () => {
    const { answers, said } = await gather({ name: 'E', country: 'NL' }, ['', 'toolong', ' abc ', '']);
    expect(answers.party).toBe('abc');
    expect(said.filter((line) => line.includes('party id') || line.includes('empty'))).toEqual([
      '"party_id" must not be empty.',
      '"toolong" is not a party id. Write three letters or digits, such as EXA.',
    ]);
  });

  test('a wrong option is an error at once, before anything is asked', async () => {
    const message = await refusal({ party: 'ABCD' }, []);
    expect(message).toBe(
      'These options are not right:\n  --party: "ABCD" is not a party id. Write three letters or digits, such as EXA.\nNothing was written.',
    );
  });
});

describe('without a terminal', () => {
  test('everything that is missing is named at once', async () => {
    const message = await refusal({});
    expect(message.match(/--[\w-]+/g)).toEqual(['--name', '--country', '--party']);
  });

  test('so is what the country does not decide, and what is wrong', async () => {
    const message = await refusal({ country: 'Antarctica', party: 'AB', website: 'example' });
    expect(message.match(/--[\w-]+/g)).toEqual([
      '--party',
      '--website',
      '--name',
      '--time-zone',
      '--currency',
      '--language',
    ]);
    expect(message).toContain('Antarctica/McMurdo');
  });

  test.each<[string, Partial<Answers>, Partial<Answers>]>([
    ['a name of a country', { country: 'Germany' }, { country: 'DE', currency: 'EUR' }],
    ['in its own language', { country: 'Україна' }, { country: 'UA', 'time-zone': 'Europe/Kyiv' }],
    ['UK', { country: 'uk' }, { country: 'GB' }],
    ['three letters', { country: 'nld' }, { country: 'NL' }],
    ['a sign of money', { currency: '£' }, { currency: 'GBP' }],
    ['a name of a language', { language: 'Deutsch' }, { language: 'de' }],
    ['an older name of a time zone', { country: 'UA', 'time-zone': 'Europe/Kiev' }, { 'time-zone': 'Europe/Kiev' }],
    ['a slash too many', { 'base-url': 'https://ocpi.example.com/' }, { 'base-url': 'https://ocpi.example.com/' }],
  ])('%s is understood', async (_, given, expected) => {
    expect((await gather({ ...GIVEN, ...given })).answers).toMatchObject(expected);
  });

  test.each<[string, Partial<Answers>, string]>([
    [
      'a country',
      { country: 'Nederlnd' },
      '--country: "Nederlnd" is not a two-letter country code. Write the two letters',
    ],
    ['no country', { country: 'EU' }, '--country: "EU" is not a country in which a charger can be.'],
    ['a party', { party: 'NLEXA' }, '--party: "NLEXA" is not a party id.'],
    ['a name', { name: ' ' }, '--name: "name" must not be empty.'],
    ['a time zone', { 'time-zone': 'CET' }, '--time-zone: "CET" is not a name in the IANA time zone database'],
    ['that of a city', { 'time-zone': 'Amsterdam' }, 'Did you mean "Europe/Amsterdam"?'],
    [
      'that of another country',
      { 'time-zone': 'Asia/Tokyo' },
      '"Asia/Tokyo" is not a time zone of NL. Write Europe/Amsterdam.',
    ],
    ['a currency', { currency: 'EURO5' }, '--currency: "EURO5" is not a currency code.'],
    ['a language', { language: 'Klingon' }, '--language: "Klingon" is not an ISO 639-1 language.'],
    [
      'an address',
      { 'base-url': 'http://ocpi.example.com' },
      'Only localhost may use http. Write https://ocpi.example.com',
    ],
    [
      'a way of statuses',
      { statuses: 'pushd' },
      '--statuses: "pushd" does not say how statuses come. Write none, hand',
    ],
    ['that of a server at home', { statuses: 'http://cpms.local/versions' }, 'a URL that begins with https://'],
    ['that with a password', { statuses: 'https://me:secret@cpms.charging.nl/versions' }, '--statuses: '],
    ['a website', { website: 'www.example.com' }, '--website: "www.example.com" is not a complete URL.'],
  ])('%s that is wrong is named', async (_, given, message) => {
    expect(await refusal({ ...GIVEN, ...given })).toContain(message);
  });
});
