/** What init asks for, what it takes as an answer, and what it says to a wrong one. */

import { describe, expect, test } from 'vitest';
import { type Given, gatherAnswers } from '../../../packages/init/repository/questions.ts';
import { UsageError } from '../../../src/command/terminal.ts';
import { filesIn, GIVEN, inDirectory, runInit, settingsIn } from './support/directory.ts';

const USUAL = { name: 'My network', country: 'NL', 'base-url': 'http://localhost:8787', ci: 'github' };

/** Gives these options, and types these lines where it is asked. */
async function gather(given: Given, typed?: readonly string[]) {
  const [asked, said]: [string[], string[]] = [[], []];
  const rest = [...(typed ?? [])];
  const ask = async (question: string) => {
    asked.push(question);
    const line = rest.shift();
    if (line === undefined) throw new Error(`nobody answers ${question}`);
    return line;
  };
  const answers = await gatherAnswers(given, USUAL, {
    ask: typed && ask,
    note: (text: string) => void said.push(text),
  });
  return { answers, asked, said };
}

async function refusal(given: Given, typed?: readonly string[]): Promise<string> {
  const error: unknown = await gather(given, typed).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UsageError);
  return error instanceof Error ? error.message : '';
}

describe('at a terminal', () => {
  test('four questions are asked, in one order, and an empty line takes what stands in brackets', async () => {
    const { answers, asked } = await gather({}, ['', '', '', '']);
    expect(asked).toEqual([
      'name (My network): ',
      'country (NL): ',
      'address (http://localhost:8787): ',
      'published from (github): ',
    ]);
    expect(answers).toEqual(USUAL);
  });

  test('only what is missing is asked for', async () => {
    const { answers, asked } = await gather({ country: 'Spain', ci: 'gitlab' }, ['Example Charging', '']);
    expect(asked).toEqual(['name (My network): ', 'address (http://localhost:8787): ']);
    expect(answers).toEqual({ ...USUAL, name: 'Example Charging', country: 'ES', ci: 'gitlab' });
  });

  test('an answer is asked for until it is right, and each time it says why', async () => {
    const typed = ['Nederlnd', ' nld ', 'http://ocpi.laden.nl', 'https://ocpi.laden.nl', 'bitbucket', 'GitLab'];
    const { answers, said } = await gather({ name: 'E' }, typed);
    expect(answers).toEqual({ name: 'E', country: 'NL', 'base-url': 'https://ocpi.laden.nl', ci: 'gitlab' });
    expect(said.filter((line) => /^"/.test(line))).toEqual([
      expect.stringContaining('"Nederlnd" is not a two-letter country code.'),
      expect.stringContaining('Only localhost may use http.'),
      '"bitbucket" is not one of github, gitlab, codeberg.',
    ]);
  });

  test('a wrong option is an error at once, before anything is asked', async () => {
    expect(await refusal({ country: 'EU' }, [])).toBe(
      'These options are not right:\n  --country: "EU" is not a country in which a charger can be.\nNothing was written.',
    );
  });
});

describe('without a terminal', () => {
  test('what nobody said is taken, and told with the option that says another', async () => {
    const { answers, said } = await gather({ country: 'DE' });
    expect(answers).toEqual({ ...USUAL, country: 'DE' });
    expect(said).toEqual([
      'name: My network (--name says another)',
      'address: http://localhost:8787 (--base-url says another)',
      'published from: github (--ci says another)',
    ]);
  });

  test.each<[string, Given, Given]>([
    ['a name of a country', { country: 'Germany' }, { country: 'DE' }],
    ['in its own language', { country: 'Україна' }, { country: 'UA' }],
    ['UK', { country: 'uk' }, { country: 'GB' }],
    ['three letters', { country: 'nld' }, { country: 'NL' }],
    ['a slash too many', { 'base-url': 'https://ocpi.example.com/' }, { 'base-url': 'https://ocpi.example.com/' }],
  ])('%s is understood', async (_, given, expected) => {
    expect((await gather({ ...GIVEN, ...given })).answers).toMatchObject(expected);
  });

  test.each<[string, Given, string]>([
    [
      'a country',
      { country: 'Nederlnd' },
      '--country: "Nederlnd" is not a two-letter country code. Write the two letters',
    ],
    ['no country', { country: 'EU' }, '--country: "EU" is not a country in which a charger can be.'],
    ['a name', { name: ' ' }, '--name: "name" must not be empty.'],
    [
      'an address',
      { 'base-url': 'http://ocpi.example.com' },
      'Only localhost may use http. Write https://ocpi.example.com',
    ],
    ['a host', { ci: 'bitbucket' }, '--ci: "bitbucket" is not one of github, gitlab, codeberg.'],
  ])('%s that is wrong is named', async (_, given, message) => {
    expect(await refusal({ ...GIVEN, ...given })).toContain(message);
  });

  test('everything that is wrong is named at once', async () => {
    const message = await refusal({ name: '', country: 'Nowhere', 'base-url': 'example' });
    expect(message.match(/--[\w-]+/g)).toEqual(['--name', '--country', '--base-url']);
  });
});

describe('with nothing but Enter', () => {
  test.each([
    ['my-network', 'My network', 'my-network'],
    ['Stadtwerke_Süd', 'Stadtwerke Süd', 'stadtwerke-sud'],
    ['+++', 'Our network', 'our-network'],
    ['x'.repeat(200), `X${'x'.repeat(99)}`, 'x'.repeat(63)],
  ])('the directory %s is a network of that name, in the country of this machine', (path, name, worker) =>
    inDirectory(async (directory) => {
      const { code } = await runInit(`${directory}/${path}`, { given: {}, here: 'Europe/Vienna', ask: async () => '' });
      expect(code).toBe(0);
      expect(settingsIn(`${directory}/${path}`)).toMatchObject({ name, country_code: 'AT', language: 'de' });
      expect(filesIn(`${directory}/${path}`)['wrangler.toml']).toContain(`\nname = "${worker}"\n`);
    }),
  );

  test('a machine that is nowhere is in the Netherlands', () =>
    inDirectory(async (directory) => {
      await runInit(directory, { given: {}, here: 'UTC' });
      expect(settingsIn(directory)).toMatchObject({ country_code: 'NL' });
    }));
});
