/** The README of a network in five languages: the same links, places, conditions and commands as in English. */

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../packages/page/locales/languages.ts';
import { filesIn, GIVEN, inDirectory, runInit } from './support/directory.ts';

const textIn = (language: string) => readFileSync(join('packages/init/template/readme', `${language}.md`), 'utf8');

/** Each of them once, and the conditions as often as they are there. */
function partsOf(text: string) {
  const once = (pattern: RegExp) => [...new Set(text.match(pattern))].sort();
  return {
    links: once(/(?<=\]\()[^)]+(?=\))/g),
    code: once(/`[^`\n]+`/g),
    places: once(/\{\{(?!if|end|request)\w+\}\}/g),
    commands: text.match(/^```sh\n[\s\S]*?^```$/gm),
    headings: text.match(/^#+/gm),
  };
}

test.each(LANGUAGES)('%s', (language) => {
  expect(partsOf(textIn(language))).toEqual(partsOf(textIn('en')));
});

test.each([
  ['DE', undefined, 'Ladenetz als offene Daten'],
  ['FR', undefined, 'réseau de recharge'],
  ['NL', undefined, 'laadnetwerk als open data'],
  ['UA', undefined, 'зарядна мережа'],
  ['BE', 'fr', 'réseau de recharge'],
  ['PL', undefined, 'charging network as open data'],
])('a network in %s (%s) has its own', (country, language, words) =>
  inDirectory(async (directory) => {
    await runInit(directory, { given: { ...GIVEN, country, language } });
    const { 'README.md': readme } = filesIn(directory);
    expect(readme).toContain(words);
    // A later run knows the language by network.json.
    rmSync(join(directory, 'README.md'));
    await runInit(directory, { given: {} });
    expect(filesIn(directory)['README.md']).toBe(readme);
  }),
);
