/**
 * The files of a network's own repository, each of one or more parts in template/, which have the texts that people read, with places
 * for what is different.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Declared } from '../../../src/settings/index.ts';
import { STATUS_PATH } from '../../../src/stored-format/index.ts';
import { type RepositoryWords, repositoryWords } from './example-network.ts';
import type { PackedProgram } from './package-files.ts';
import type { CodeHost } from './questions.ts';

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

/** Those that README.md names: of the tables that are there, or else of the example. */
export function tablesToName(there: readonly string[], choice: TableChoice): readonly string[] {
  const named = Object.values(TABLES)
    .flat()
    .filter((path) => path !== STATUSES && there.includes(path));
  return named.length > 0 ? named : TABLES[choice].filter((path) => path !== STATUSES);
}

/** Texts for the places `{{name}}`. Expressions of GitHub, `${{ name }}`, are none. */
export type TemplateValues = { readonly [name: string]: string };

/** Texts by path. */
export type Texts = ReadonlyMap<string, string>;

/** Texts, and the bytes of archives, by path. */
export type FileContents = ReadonlyMap<string, string | Uint8Array>;

/** The texts that a version of the program writes, besides data, which a newer one may change. @param declared whose files may change with a status */
export async function textsOfProgram(own: OwnPackage, chosen: Chosen, declared: readonly Declared[]): Promise<Texts> {
  const { host, feed } = chosen;
  const words = await repositoryWords(chosen.language);
  // For those who edit the data, in their language; how to set it up is in English.
  const readme = ['set-up', host, ...(feed === undefined ? [] : ['feed'])].map((part) => `readme/${part}.md`);
  const templates: Templates = {
    '.gitignore': ['gitignore'],
    '.npmrc': ['npmrc'],
    'wrangler.toml': ['wrangler.toml'],
    'README.md': [`../../page/locales/${words.language}/readme.md`, ...readme],
    ...WORKFLOWS[host],
    ...(feed !== undefined && SYNC),
  };
  return filledIn(own.root, templates, programValues(own, chosen, declared, words));
}

/** The example as tables. @param root the directory of the package */
export function exampleTables(root: string, choice: TableChoice, values: TemplateValues): Promise<Texts> {
  return filledIn(
    root,
    Object.fromEntries(TABLES[choice].map((path) => [path, [path.replace('data', 'tables')]])),
    values,
  );
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

/** This program: where it lives, and where its project is. */
export interface OwnPackage {
  /** The directory of the package. */
  readonly root: string;
  /** Such as `0.2.0`. */
  readonly version: string;
  /** Owner and name on GitHub: `owner/name`. */
  readonly repository: string;
  /** Takes seconds. */
  readonly pack: () => Promise<PackedProgram>;
}

/** The OCPI feed that a network's tables come from, as the workflow that asks it again must know it. */
export interface NetworkFeed {
  /** The URL of a list, or of the versions of a server. */
  readonly locations: string;
  /** Of the environment variable with the token, and of the secret that holds it at GitHub. */
  readonly token_env?: string | undefined;
}

/** The files depend on this besides the version. */
export interface Chosen {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Paths of tables that people edit. */
  readonly tables: readonly string[];
  readonly feed?: NetworkFeed | undefined;
  readonly host: CodeHost;
  /** ISO 639-1. */
  readonly language: string;
}

/** What a host calls itself and a change that somebody proposes (also where nouns begin with capitals), and where it shows a check. */
const WORDS_OF_HOSTS: {
  readonly [H in CodeHost]: readonly [host: string, request: string, title: string, report: string];
} = {
  github: ['GitHub', 'pull request', 'Pull Request', '*Files changed*, *Checks → check → Summary*'],
  gitlab: ['GitLab', 'merge request', 'Merge Request', '*Pipelines → check*'],
  codeberg: ['Codeberg', 'pull request', 'Pull Request', '*Details → check*'],
};

/** The finding about a slip in the third line of the example. A test makes the slip. */
function mistakeIn(tables: readonly string[], { sheet }: RepositoryWords): string {
  const [place, column] = tables.includes('data/chargers.csv')
    ? ['data/chargers.csv:3:30 (J3)', sheet.split(',')[9]]
    : ['data/connectors.csv:3:13 (B3)', 'standard'];
  const problem = '"Tpye 2" is not one of the values in OCPI. Did you mean "IEC_62196_T2"?';
  return `${place}  error    unknown-value     ${column}: ${problem}`;
}

/** @param declared whose files may change with a status */
function programValues(
  { repository }: OwnPackage,
  chosen: Chosen,
  declared: readonly Declared[],
  words: RepositoryWords,
): TemplateValues {
  const project = `https://github.com/${repository}`;
  const [host, request, request_title, report] = WORDS_OF_HOSTS[chosen.host];
  return {
    ...{ host, request, request_title, report, project },
    title: withoutMarkup(chosen.name),
    worker: workerName(chosen),
    tables: chosen.tables.map((path) => `\`${path}\``).join(', '),
    mistake: mistakeIn(chosen.tables, words),
    live_files: [STATUS_PATH, ...declared.flatMap(({ stepped = [] }) => stepped)].map((path) => `, "${path}"`).join(''),
    // Not those of this version: people edit README.md, and every new version would change it.
    docs: `${project}/blob/main/docs`,
    ...(chosen.feed && feedValues(chosen.feed)),
  };
}

/** The feed in packages/init/template/github/sync.yml, as YAML. */
function feedValues({ locations, token_env: token }: NetworkFeed): TemplateValues {
  return {
    // GitHub would take two braces for an expression.
    feed: JSON.stringify(locations.replaceAll('{', '%7B').replaceAll('}', '%7D')),
    feed_token: token === undefined ? "''" : `\${{ secrets.${token} }}`,
  };
}

/** A text that Markdown shows as it is. */
function withoutMarkup(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~&!]/g, '\\$&');
}

/** The longest part of a host name (RFC 1035). */
const LONGEST_LABEL = 63;

/** The name of the Worker, which is part of its address, and of the package: lowercase letters, digits and hyphens. */
export function workerName({ name, country }: Pick<Chosen, 'name' | 'country'>): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const label = trimmed(trimmed(plain.replaceAll(/[^a-z0-9]+/g, '-')).slice(0, LONGEST_LABEL));
  // A name in another alphabet leaves little or nothing.
  const isWhole = label.length >= 3 && !/[^\p{ASCII}]/u.test(plain.replaceAll(/[^\p{L}]/gu, ''));
  return isWhole ? label : `ocpi-${country}`.toLowerCase();
}

function trimmed(label: string): string {
  return label.replaceAll(/^-+|-+$/g, '');
}
