/**
 * The recipes of docs/cookbook.md for one network, with the programs that it names: with its addresses in the place of the example's,
 * and without those for files that it does not have.
 */

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ListedFile } from '../../../src/settings/index.ts';
import type { FileFormat } from '../../page/records/page-settings.ts';
import { formatOf } from '../openapi/facts.ts';

/** Something that people want to know, and how to get it in several languages. */
export interface Recipe {
  /** Names it in links: `/docs/cookbook/#nearest`. */
  readonly id: string;
  readonly title: string;
  /** Some sentences, with `code`. */
  readonly about: string;
  /** Programs as they are: a test runs each against a running edge and reads what it prints. */
  readonly examples: readonly { readonly language: ExampleLanguage; readonly code: string }[];
}

export type ExampleLanguage = 'curl' | 'JavaScript' | 'Python';

/** The network that the programs ask. */
export interface Kitchen {
  readonly base: string;
  /** Of OCPI. */
  readonly version: string;
  /** The plain files that there are. */
  readonly copies: readonly ListedFile[];
}

/** All recipes, for one network. */
export function recipesFor(kitchen: Kitchen): readonly Recipe[] {
  const count = (format: FileFormat) => kitchen.copies.filter((file) => formatOf(file) === format).length;
  const ofKitchen = (text: string) => withAddresses(withAllParts(text, kitchen), kitchen);
  const [, ...sections] = ofKitchen(readText('cookbook.md')).split(/^<a id="/m);
  return sections.map(readRecipe).flatMap(({ id, programs, ...about }) => {
    const recipe = {
      ...about,
      examples: programs.map(([language, path]) => ({ language, code: ofKitchen(readText(path).trimEnd()) })),
    };
    const { [id]: hasFiles } = NEEDED;
    return hasFiles === undefined || hasFiles(count) ? [{ id: id.replace(/-parts$/, ''), ...recipe }] : [];
  });
}

/** Which files a recipe needs, if it needs any. A map or a table that is too large for one file comes in several. */
const NEEDED: { readonly [id: string]: (count: (format: FileFormat) => number) => boolean } = {
  statuses: (count) => count('json') > 0,
  map: (count) => count('json') > 0 && count('geojson') === 1,
  'map-parts': (count) => count('json') > 0 && count('geojson') > 1,
  table: (count) => count('csv') === 1,
  'table-parts': (count) => count('csv') > 1,
};

/** The first paragraph: what the programs are. */
export function aboutRecipes(): string {
  return readText('cookbook.md').split('\n\n')[1] ?? '';
}

const known = new Map<string, string>();

/** The text of a file below docs/. The package has them beside lib/program.cjs, which these sources are a part of there. */
function readText(path: string): string {
  const isSource = basename(fileURLToPath(import.meta.url)) === 'recipes.ts';
  const place = new URL(`${isSource ? '../../..' : '..'}/docs/${path}`, import.meta.url);
  // Git for Windows may have written CR LF.
  const text = known.get(path) ?? readFileSync(place, 'utf8').replaceAll('\r\n', '\n');
  known.set(path, text);
  return text;
}

/** Where the text names two parts of a file, in a list or in a line for each, it names all that there are. */
function withAllParts(text: string, { copies }: Kitchen): string {
  const partsOf = (name: string) => copies.map(({ path }) => path).filter((path) => path.startsWith(`${name}-`));
  return text
    .replace(/(['`])(\/\w+)-1\.\w+\1, \1\2-2\.\w+\1/g, (_, quote: string, name: string) =>
      partsOf(name)
        .map((path) => quote + path + quote)
        .join(', '),
    )
    .replace(/^(.*(\/\w+)-1\..*)\n.*\2-2\..*$/gm, (_, line: string, name: string) =>
      partsOf(name)
        .map((_path, i) => line.replaceAll('-1.', `-${i + 1}.`))
        .join('\n'),
    );
}

function withAddresses(text: string, { base, version }: Kitchen): string {
  return text
    .replaceAll('https://ocpi.example.com/api/ocpi/2.2/', () => `${base}/api/ocpi/${version}/`)
    .replaceAll('https://ocpi.example.com', () => base);
}

const PROGRAM = /\[(curl|JavaScript|Python)\]\((cookbook\/[\w-]+\.\w+)\)/g;

/** With the paths of its programs below docs/. @param section from behind `<a id="` */
function readRecipe(section: string) {
  const [, id = '', title = '', body = ''] = /^([\w-]+)"><\/a>\n\n## (.+)\n\n([\s\S]+)$/.exec(section) ?? [];
  const [about = ''] = body.split('\n\n');
  const programs = [...body.matchAll(PROGRAM)].map(
    ([, language, path = '']) => [language as ExampleLanguage, path] as const,
  );
  return { id, title, about, programs };
}
