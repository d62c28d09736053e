/** `generate`: writes the files that are generated from the code, or checks that they are up to date. */

import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cataloguePage } from '../findings/catalogue-page.ts';
import { formatCount } from '../findings/text/format.ts';
import { communesTable, type ListedCommune } from '../import/irve/schema/communes.ts';
import { irvePage } from '../import/irve/schema/mapping-page.ts';
import { importPage } from '../import/ocpi/import-page.ts';
import { copiesPage } from '../people/copies/copies-page.ts';
import { priceRangesPage } from '../rules/prices/price-ranges-page.ts';
import { networkSchema } from '../source/settings/network-schema.ts';
import { settingsPage } from '../source/settings/settings-page.ts';
import { dataDictionary } from '../source/tables/dictionary.ts';
import { tableSchema } from '../source/tables/json-schema.ts';
import { TABLE_NAMES, TABLES } from '../source/tables/tables.ts';
import { type Command, defineCommand } from './command/command.ts';
import { ALL_GROUPS } from './command/finding-catalogue.ts';
import { commandTable, withCommandTable } from './command/help.ts';
import type { ExitCode, Terminal } from './command/terminal.ts';
import { COMMUNES_FILE } from './import/communes.ts';

/** A directory of generated files only: others are removed. */
const TABLE_SCHEMAS = 'schemas/tables';

/** With `check`, writes nothing and returns 1 if a file is out of date. */
export async function generate(check: boolean, commands: readonly Command[], terminal: Terminal): Promise<ExitCode> {
  const files = generatedFiles();
  const readme = await readFile('README.md', 'utf8');
  files.set('README.md', withCommandTable(readme, commandTable(commands)));
  const stale: string[] = [];
  for (const [path, text] of files) {
    const current = await readFile(path, 'utf8').catch(() => undefined);
    if (current !== text) stale.push(path);
  }
  const names = await readdir(TABLE_SCHEMAS).catch(() => []);
  const surplus = names.map((name) => `${TABLE_SCHEMAS}/${name}`).filter((path) => !files.has(path));
  if (check) return reportStale([...stale, ...surplus], terminal);
  for (const path of stale) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, files.get(path) ?? '');
  }
  for (const path of surplus) await rm(join(path));
  const removed = surplus.length === 0 ? '' : `, removed ${surplus.length}`;
  terminal.note(`wrote ${stale.length} of ${formatCount(files.size, 'generated file')}${removed}`);
  return 0;
}

function reportStale(paths: readonly string[], terminal: Terminal): ExitCode {
  if (paths.length === 0) {
    terminal.note('all generated files are up to date');
    return 0;
  }
  terminal.out(`${paths.join('\n')}\nThese files are out of date. Run: npm run generate`);
  return 1;
}

/** Path -> text of every generated file. */
export function generatedFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of TABLE_NAMES) files.set(`${TABLE_SCHEMAS}/${name}.schema.json`, toJson(tableSchema(TABLES[name])));
  files.set('schemas/network.schema.json', toJson(networkSchema()));
  files.set(COMMUNES_FILE, communes());
  files.set('docs/copies.md', copiesPage());
  files.set('docs/data-dictionary.md', dataDictionary());
  files.set('docs/findings.md', cataloguePage(ALL_GROUPS));
  files.set('docs/import.md', importPage());
  files.set('docs/irve.md', irvePage());
  files.set('docs/network-json.md', settingsPage());
  files.set('docs/price-ranges.md', priceRangesPage());
  return files;
}

/** The list is a package for development only: its 13 MB are of no use to those who import. */
const LIST_OF_COMMUNES = 'node_modules/@etalab/decoupage-administratif';

function communes(): string {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(LIST_OF_COMMUNES, path), 'utf8'));
  const { version } = read('package.json') as { readonly version: string };
  return communesTable(read('data/communes.json') as ListedCommune[], [
    'The communes of France: INSEE code and name. Written by `npm run generate`.',
    `Source: INSEE, Code officiel géographique, by way of @etalab/decoupage-administratif ${version} (its code: MIT).`,
    'Licence of the data: Licence Ouverte / Open Licence 2.0 (Etalab).',
  ]);
}

function toJson(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

export const command = defineCommand({
  name: 'generate',
  summary:
    'Write what is generated from the code: docs/, schemas/tables/, schemas/network.schema.json, reference/communes.txt, and the table of commands in README.md.',
  options: { check: { summary: 'Write nothing; fail if a file is out of date.' } },
  examples: ['', '--check'],
  run: async ({ values, loadCommands }, terminal) => generate(values.check, await loadCommands(), terminal),
});
