/** The files of a network's own repository, from those in template/, which have the texts that people read. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLiveWay, type StatusWay } from './status-way.ts';

/** One sheet, or a table for each kind of thing. */
export const TABLE_CHOICES = ['sheet', 'tables'] as const;

export type TableChoice = (typeof TABLE_CHOICES)[number];

/** A file to write, and the file in template/ that it is made of. npm leaves out files with the names .gitignore and .npmrc. */
interface Template {
  readonly path: string;
  readonly from: string;
}

const same = (directory: string, to: string, names: readonly string[]): Template[] =>
  names.map((name) => ({ path: `${to}${name}`, from: `${directory}${name}` }));

/** Files that a newer version may change. */
const OF_PROGRAM: readonly Template[] = [
  { path: '.gitignore', from: 'gitignore' },
  { path: '.npmrc', from: 'npmrc' },
  ...same('', '', ['README.md', 'wrangler.toml']),
  ...same('workflows/', '.github/workflows/', ['check.yml', 'comment.yml']),
];

/** Where a machine reads a file with statuses, it publishes the tables too: GitHub would know no status. */
const PUBLISHING = same('workflows/', '.github/workflows/', ['publish.yml']);

/** Only where the tables come from a feed. */
const OF_FEED = same('workflows/', '.github/workflows/', ['sync.yml']);

/** Tables with the example. From then on they belong to the network. */
const TABLES: { readonly [C in TableChoice]: readonly Template[] } = {
  sheet: same('sheet/', 'data/', ['chargers.csv']),
  tables: same('tables/', 'data/', ['locations.csv', 'evses.csv', 'connectors.csv', 'tariffs.csv', 'status.csv']),
};

/** Texts for the places `{{name}}`. Expressions of GitHub, `${{ name }}`, are none. */
export type TemplateValues = { readonly [name: string]: string };

/** What of a template is left out depends on this: lines from `{{if a b}}` to `{{end}}` are for networks with one of these names. */
export type Conditions = ReadonlySet<string>;

/** @param hasToken whether a status source needs one */
export function conditionsOf(statuses: StatusWay, hasToken: boolean): Conditions {
  const isLive = isLiveWay(statuses);
  return new Set([
    statuses,
    ...(isLive ? ['live'] : []),
    ...(isLive && statuses !== 'file' ? ['worker'] : []),
    ...(hasToken ? ['token'] : []),
  ]);
}

/** Texts by path. */
export type Texts = ReadonlyMap<string, string>;

/** Texts, and the bytes of archives, by path. */
export type FileContents = ReadonlyMap<string, string | Uint8Array>;

/** The texts that a version of the program writes, besides data. @param root the directory of the package */
export function textsOfProgram(
  root: string,
  values: TemplateValues,
  { hasFeed, conditions }: { readonly hasFeed: boolean; readonly conditions: Conditions },
): Promise<Texts> {
  const templates = [...OF_PROGRAM, ...(conditions.has('file') ? [] : PUBLISHING), ...(hasFeed ? OF_FEED : [])];
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
    const text = await readFile(join(root, 'template', from), 'utf8');
    return [path, filled(withoutOthers(text, conditions), values, from)] as const;
  });
  return new Map(await Promise.all(texts));
}

function withoutOthers(text: string, conditions: Conditions): string {
  return text.replaceAll(/^\{\{if ([\w ]+)\}\}\n([\s\S]*?)^\{\{end\}\}\n/gm, (_, names: string, lines: string) =>
    names.split(' ').some((name) => conditions.has(name)) ? lines : '',
  );
}

function filled(text: string, values: TemplateValues, from: string): string {
  return text.replaceAll(/(?<!\$)\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${from} has a place "${name}", and nothing fills it`);
    return value;
  });
}
