/** The README of a network in five languages: the same links, places and commands as in English; and the sheet in them. */

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../packages/page/locales/languages.ts';
import { EXAMPLE_NAMES } from '../../../src/rules/completeness/example-site.ts';
import { columnsNamed } from '../../../src/tables/column-names.ts';
import { TABLES } from '../../../src/tables/tables.ts';
import { filesIn, GIVEN, inDirectory, runInit } from './support/directory.ts';

const textIn = (language: string) => readFileSync(join('packages/init/template/readme', `${language}.md`), 'utf8');

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

test.each([
  ['DE', 'Ladenetz als offene Daten', 'Standort-ID;Name;', 'Beispielstandort (diese Zeilen löschen);Marktplatz 1;'],
  ['FR', 'réseau de recharge', 'id du site;nom;', 'Site d’exemple (supprimez ces lignes);1 place du Marché;'],
  ['NL', 'laadnetwerk als open data', 'locatie-id;naam;', 'Voorbeeldlocatie (verwijder deze rijen);Marktplein 1;'],
  ['UA', 'зарядна мережа', 'ID локації;назва;', 'Зразок (видаліть ці рядки);Ринкова площа 1;'],
  ['BE', 'laadnetwerk als open data', 'locatie-id;naam;', 'Voorbeeldlocatie (verwijder deze rijen);Marktplein 1;'],
  ['GB', 'charging network as open data', 'location_id,name,', 'Example site (delete these rows),Market Square 1,'],
  ['PL', 'charging network as open data', 'location_id;name;', 'Example site (delete these rows);Market Square 1;'],
])('a network in %s has its own, and so have the header and the rows of its sheet', (country, words, header, row) =>
  inDirectory(async (directory) => {
    await runInit(directory, { given: { ...GIVEN, country } });
    const { 'README.md': readme, 'data/chargers.csv': sheet } = filesIn(directory);
    expect(readme).toContain(words);
    expect(sheet?.replace('\uFEFF', '').startsWith(header)).toBe(true);
    expect(sheet).toContain(row);
    // A later run knows the language by network.json.
    rmSync(join(directory, 'README.md'));
    await runInit(directory, { given: {} });
    expect(filesIn(directory)['README.md']).toBe(readme);
  }),
);

test.each(Object.keys(EXAMPLE_NAMES))('%s: each column of the sheet is the one that it has in English', (language) => {
  const headerOf = (one: string) =>
    readFileSync(`packages/init/template/sheet/${one}.csv`, 'utf8').trimEnd().split(',');
  expect(columnsNamed(TABLES.chargers, headerOf(language))).toEqual(headerOf('en'));
});
