/**
 * The files of a network's own repository, each of one or more parts in template/, which have the texts that people read, with places
 * for what is different.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CodeHost } from './code-host.ts';
import { type RepositoryLanguage, repositoryLanguage } from './example-network.ts';

/** Where they are in the package. */
export const TEMPLATE = 'packages/init/template';

/** One sheet, or a table for each kind of thing. */
export const TABLE_CHOICES = ['sheet', 'tables'] as const;

export type TableChoice = (typeof TABLE_CHOICES)[number];

/** Parts in template/ by the path of the file that they make. npm leaves out files with the names .gitignore and .npmrc. */
type Templates = { readonly [path: string]: readonly string[] };

/** What checks and publishes at a host. */
const WORKFLOWS: { readonly [H in CodeHost]: Templates } = {
  github: {
    '.github/workflows/check.yml': ['github/check.yml'],
    '.github/workflows/comment.yml': ['github/comment.yml'],
    '.github/workflows/publish.yml': ['github/publish.yml'],
  },
  gitlab: { '.gitlab-ci.yml': ['gitlab/gitlab-ci.yml'] },
  codeberg: {
    '.woodpecker/check.yaml': ['codeberg/check.yaml'],
    '.woodpecker/publish.yaml': ['codeberg/publish.yaml'],
  },
};

/** Where the tables come from a feed. */
const SYNC: Templates = { '.github/workflows/sync.yml': ['github/sync.yml'] };

/** That with statuses, of which a site, a charger and a price are no part. */
export const STATUSES = 'data/status.csv';

/** The tables of the example. From then on they belong to the network. */
export const TABLES: { readonly [C in TableChoice]: readonly string[] } = {
  sheet: ['data/chargers.csv'],
  tables: [...['locations', 'evses', 'connectors', 'tariffs'].map((name) => `data/${name}.csv`), STATUSES],
};

/** Texts for the places `{{name}}`. Expressions of GitHub, `${{ name }}`, are none. */
export type TemplateValues = { readonly [name: string]: string };

/** Texts by path. */
export type Texts = ReadonlyMap<string, string>;

/** Texts, and the bytes of archives, by path. */
export type FileContents = ReadonlyMap<string, string | Uint8Array>;

/** What the files depend on besides the values. */
export interface Kind {
  readonly host: CodeHost;
  /** ISO 639-1. */
  readonly language: string;
  readonly hasFeed: boolean;
}

/** The texts that a version of the program writes, besides data, which a newer one may change. @param root the directory of the package */
export function textsOfProgram(
  root: string,
  values: TemplateValues,
  { host, language, hasFeed }: Kind,
): Promise<Texts> {
  // For those who edit the data, in their language; how to set it up is in English.
  const readme = [repositoryLanguage(language), 'set-up', host, ...(hasFeed ? ['feed'] : [])];
  const templates: Templates = {
    '.gitignore': ['gitignore'],
    '.npmrc': ['npmrc'],
    'wrangler.toml': ['wrangler.toml'],
    'README.md': readme.map((part) => `readme/${part}.md`),
    ...WORKFLOWS[host],
    ...(hasFeed ? SYNC : {}),
  };
  return filledIn(root, templates, values);
}

/** The example as tables. @param root the directory of the package */
export function exampleTables(
  root: string,
  choice: TableChoice,
  values: TemplateValues,
  language: RepositoryLanguage,
): Promise<Texts> {
  const partsOf = (path: string) =>
    choice === 'sheet' ? [`sheet/${language}.csv`, 'sheet/rows.csv'] : [path.replace('data', 'tables')];
  return filledIn(root, Object.fromEntries(TABLES[choice].map((path) => [path, partsOf(path)])), values);
}

async function filledIn(root: string, templates: Templates, values: TemplateValues): Promise<Texts> {
  const texts = Object.entries(templates).map(async ([path, names]) => {
    const parts = await Promise.all(names.map((name) => readFile(join(root, TEMPLATE, name), 'utf8')));
    return [path, filled(parts.join(''), values, path)] as const;
  });
  return new Map(await Promise.all(texts));
}

function filled(text: string, values: TemplateValues, path: string): string {
  return text.replaceAll(/(?<!\$)\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${path} has a place "${name}", and nothing fills it`);
    return value;
  });
}
