/** Which parts of which pages are generated. */

import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { loadCommands } from '../../src/cli/commands.ts';
import { liveCostsTable } from '../bench/live-costs.ts';
import { table } from './markdown.ts';
import type { Parts } from './marks.ts';
import { commandTable } from './tables/commands.ts';
import { tableIndex, tableSections } from './tables/data-dictionary.ts';
import { exampleRule } from './tables/example-rule.ts';
import { findingSections } from './tables/findings.ts';
import { euroRanges, exchangeRates } from './tables/price-ranges.ts';
import { regimeParts } from './tables/regimes.ts';
import { settingSections } from './tables/settings.ts';
import { versionTable } from './tables/versions.ts';

/** The path of each page, and its parts. */
export async function generatedParts(): Promise<{ readonly [path: string]: Parts }> {
  return {
    'ARCHITECTURE.md': exampleRule(),
    'docs/commands.md': { commands: commandTable(await loadCommands()) },
    'docs/publishing.md': { 'a month of live statuses': liveCostsTable() },
    'docs/data-dictionary.md': { 'list of tables': tableIndex(), tables: tableSections() },
    'docs/findings.md': { findings: findingSections() },
    'docs/network-json.md': { settings: settingSections() },
    'docs/versions.md': { 'new in versions': versionTable() },
    'docs/price-ranges.md': { 'ranges in euros': euroRanges(), 'exchange rates': exchangeRates() },
    ...regimeParts(),
    ...(await partsOfPackages()),
  };
}

/** What a package's documents.ts exports: the tables of its documents, by path and by the name between the marks. */
interface Documents {
  readonly documents: {
    readonly [path: string]: {
      readonly [part: string]: {
        readonly headings: readonly string[];
        readonly rows: readonly (readonly string[])[];
      };
    };
  };
}

/** They are found by their path: the program needs no documents. */
async function partsOfPackages(): Promise<{ readonly [path: string]: Parts }> {
  const paths = globSync('packages/*/documents.ts').sort();
  const modules = await Promise.all(paths.map((path) => import(pathToFileURL(path).href) as Promise<Documents>));
  const parts = modules
    .flatMap(({ documents }) => Object.entries(documents))
    .map(([path, tables]) => {
      const laid = Object.entries(tables).map(([part, { headings, rows }]) => [part, table(headings, rows)] as const);
      return [path, Object.fromEntries(laid)] as const;
    });
  return Object.fromEntries(parts);
}
