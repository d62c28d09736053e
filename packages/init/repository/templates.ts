/** The files of a network's own repository, from those in template/, which have the texts that people read. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CodeHost } from './code-host.ts';
import type { StatusWay } from './status-way.ts';

/** Where they are in the package. */
const TEMPLATE = 'packages/init/template';

/** One sheet, or a table for each kind of thing. */
export const TABLE_CHOICES = ['sheet', 'tables'] as const;

export type TableChoice = (typeof TABLE_CHOICES)[number];

/** A file to write, and the files in template/ that it is made of. npm leaves out files with the names .gitignore and .npmrc. */
interface Template {
  readonly path: string;
  readonly from: readonly string[];
}

const same = (directory: string, to: string, names: readonly string[]): Template[] =>
  names.map((name) => ({ path: `${to}${name}`, from: [`${directory}${name}`] }));

/** Files that a newer version may change. */
const OF_PROGRAM: readonly Template[] = [
  { path: '.gitignore', from: ['gitignore'] },
  { path: '.npmrc', from: ['npmrc'] },
  ...same('', '', ['wrangler.toml']),
];

/** For those who edit the data, in their language; how to set it up is in English. */
const README = (language: string): Template => ({
  path: 'README.md',
  from: [`readme/${language}.md`, 'readme/set-up.md'],
});

/** A README is in the language if template/readme/ has one in it, and else in English. */
function readmeLanguage(root: string, language = 'en'): string {
  const isThere = /^[a-z]{2}$/.test(language) && existsSync(join(root, TEMPLATE, 'readme', `${language}.md`));
  return isThere ? language : 'en';
}

/** What checks and publishes at a host. */
interface Workflows {
  readonly checking: readonly Template[];
  /** Where a machine reads a file with statuses, it publishes the tables too: a workflow would know no status. */
  readonly publishing: readonly Template[];
  /** Only where the tables come from a feed. */
  readonly syncing: readonly Template[];
}

const WORKFLOWS: { readonly [H in CodeHost]: Workflows } = {
  github: {
    checking: same('github/', '.github/workflows/', ['check.yml', 'comment.yml']),
    publishing: same('github/', '.github/workflows/', ['publish.yml']),
    syncing: same('github/', '.github/workflows/', ['sync.yml']),
  },
  gitlab: { checking: [{ path: '.gitlab-ci.yml', from: ['gitlab/gitlab-ci.yml'] }], publishing: [], syncing: [] },
  codeberg: {
    checking: same('codeberg/', '.woodpecker/', ['check.yaml']),
    publishing: same('codeberg/', '.woodpecker/', ['publish.yaml']),
    syncing: [],
  },
};

/** Tables with the example. From then on they belong to the network. */
const TABLES: { readonly [C in TableChoice]: readonly Template[] } = {
  sheet: same('sheet/', 'data/', ['chargers.csv']),
  tables: same('tables/', 'data/', ['locations.csv', 'evses.csv', 'connectors.csv', 'tariffs.csv', 'status.csv']),
};

/** Texts for the places `{{name}}`. Expressions of GitHub, `${{ name }}`, are none. */
export type TemplateValues = { readonly [name: string]: string };

/** What of a template is left out depends on this: lines from `{{if a b}}` to `{{end}}` are for networks with one of these names. */
export type Conditions = ReadonlySet<string>;

/** Texts by path. */
export type Texts = ReadonlyMap<string, string>;

/** Texts, and the bytes of archives, by path. */
export type FileContents = ReadonlyMap<string, string | Uint8Array>;

/** The texts that a version of the program writes, besides data. @param root the directory of the package */
export function textsOfProgram(
  root: string,
  values: TemplateValues,
  {
    host,
    language,
    conditions,
  }: { readonly host: CodeHost; readonly language: string | undefined; readonly conditions: Conditions },
): Promise<Texts> {
  const { checking, publishing, syncing } = WORKFLOWS[host];
  const templates = [
    ...OF_PROGRAM,
    README(readmeLanguage(root, language)),
    ...checking,
    ...(conditions.has('file') ? [] : publishing),
    ...(conditions.has('feed') ? syncing : []),
  ];
  return fillIn(root, templates, values, conditions);
}

/** The example as tables. @param root the directory of the package */
export function exampleTables(
  root: string,
  choice: TableChoice,
  values: TemplateValues,
  statuses: StatusWay,
): Promise<Texts> {
  const tables = TABLES[choice].filter(({ path }) => statuses === 'hand' || path !== 'data/status.csv');
  return fillIn(root, tables, values, new Set());
}

async function fillIn(
  root: string,
  templates: readonly Template[],
  values: TemplateValues,
  conditions: Conditions,
): Promise<Texts> {
  const texts = templates.map(async ({ path, from }) => {
    const parts = await Promise.all(from.map((name) => readFile(join(root, TEMPLATE, name), 'utf8')));
    return [path, filled(withoutOthers(parts.join(''), conditions), values, path)] as const;
  });
  return new Map(await Promise.all(texts));
}

function withoutOthers(text: string, conditions: Conditions): string {
  return text.replaceAll(/^\{\{if ([\w ]+)\}\}\n([\s\S]*?)^\{\{end\}\}\n/gm, (_, names: string, lines: string) =>
    names.split(' ').some((name) => conditions.has(name)) ? lines : '',
  );
}

function filled(text: string, values: TemplateValues, path: string): string {
  return text.replaceAll(/(?<!\$)\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${path} has a place "${name}", and nothing fills it`);
    return value;
  });
}
