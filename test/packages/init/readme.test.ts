/** The README of a network in each language: the same links, places and commands as in English; and the sheet in them. */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryWords } from '../../../packages/init/repository/example-network.ts';
import { LANGUAGES, type Language, LOCALES } from '../../../packages/page/locales/languages.ts';
import { EXAMPLE_NAMES } from '../../../src/rules/completeness/example-site.ts';
import { columnsNamed } from '../../../src/tables/column-names.ts';
import { TABLES } from '../../../src/tables/tables.ts';
import { filesIn, GIVEN, inDirectory, runInit } from './support/directory.ts';

const textIn = (language: string) => readFileSync(`packages/page/locales/${language}/readme.md`, 'utf8');

/** Each of them once. */
function partsOf(text: string) {
  const once = (pattern: RegExp) => [...new Set(text.match(pattern))].sort();
  return {
    links: once(/(?<=\]\()[^)]+(?=\))/g),
    code: once(/`[^`\n]+`/g),
    places: once(/\{\{(?!request)\w+\}\}/g),
    commands: text.match(/^```sh\n[\s\S]*?^```$/gm),
    headings: text.match(/^#+/gm),
  };
}

test.each(LANGUAGES)('%s', (language) => {
  expect(partsOf(textIn(language))).toEqual(partsOf(textIn('en')));
});

const COUNTRIES = LANGUAGES.map((language) => [LOCALES[language].slice(-2), language] as const);

test.each<readonly [country: string, Language]>([...COUNTRIES, ['BE', 'nl'], ['PL', 'en']])(
  'a network in %s has its own (%s), and so have the header and the rows of its sheet',
  (country, language) =>
    inDirectory(async (directory) => {
      await runInit(directory, { given: { ...GIVEN, country } });
      const { 'README.md': readme = '', 'data/chargers.csv': sheet = '' } = filesIn(directory);
      const [title = ''] = textIn(language).split('\n');
      expect(readme.split('\n')[0]?.split(':')[1]).toBe(title.split(':')[1]);
      const { sheet: header, address } = await repositoryWords(language);
      const rows = sheet.replace('\uFEFF', '').replaceAll(';', ',').split('\n');
      expect(rows[0]).toBe(header);
      expect(rows[1]).toContain(`,${EXAMPLE_NAMES[language]},${address},`);
      // A later run knows the language by network.json.
      rmSync(join(directory, 'README.md'));
      await runInit(directory, { given: {} });
      expect(filesIn(directory)['README.md']).toBe(readme);
    }),
);

test.each(LANGUAGES)('%s: each column of the sheet is the one that it has in English', async (language) => {
  const headerOf = async (one: Language) => (await repositoryWords(one)).sheet.split(',');
  expect(columnsNamed(TABLES.chargers, await headerOf(language))).toEqual(await headerOf('en'));
});

test('it names the tables that are there', () =>
  inDirectory(async (directory) => {
    mkdirSync(join(directory, 'data'));
    for (const name of ['locations.csv', 'evses.csv']) writeFileSync(join(directory, 'data', name), 'notes\n');
    await runInit(directory, { given: { ...GIVEN, country: 'NL' } });
    const { 'README.md': readme } = filesIn(directory);
    expect(readme).toContain('zijn rijen van `data/locations.csv`, `data/evses.csv`.');
  }));
