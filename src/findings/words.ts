/**
 * Words with places for parameters. A place is `{name}`; what stands in it is a parameter of the finding, or its own `field`,
 * `value`, `key` or `file`. Further kinds of places:
 *
 * * `{count:row}` is a number with its noun: 1 row, 2,000 rows.
 * * `{power:W}` is a power in W; in kW where the file has the column of the finding in kW.
 * * `{name#}` is a parameter that is the name of a column, and `{#city}` the column `city`: both as the file names the column.
 */

import { formatCount, inSeries } from './text/format.ts';

/** Words as a part of others, with what stands in their own places: what the reader of a cell says of its text. */
export interface Clause {
  readonly words: string;
  readonly params: Params;
}

/** What is known of one mistake; a list is told as `A, B and C`. */
export type Param = string | number | readonly string[] | Clause;

export type Params = { readonly [name: string]: Param };

/** What a finding always knows of itself. */
type OwnName = 'field' | 'value' | 'key' | 'file';

/** The parameters that a text names. */
export type PlacesOf<T extends string> = string extends T
  ? string
  : T extends `${string}{${infer Place}}${infer Rest}`
    ? Exclude<NameOf<Place>, OwnName> | PlacesOf<Rest>
    : never;

type NameOf<P extends string> = P extends `#${string}`
  ? never
  : P extends `${infer Name}:${string}` | `${infer Name}#`
    ? Name
    : P;

/** How a file writes: its names for columns and for that of the finding, and whether it has this in kW. */
export interface InFile {
  readonly field?: string;
  readonly columnName: (column: string) => string;
  readonly isInKilowatts: boolean;
}

const PLACE = /\{(#?)([a-z]\w*)(#?)(?::([^{}]+))?\}/gi;

/** The text with its parameters in their places. A place whose parameter is not there stays empty. */
export function filledIn(
  text: string,
  params: { readonly [name: string]: Param | undefined },
  inFile?: InFile,
): string {
  if (!text.includes('{')) return text;
  const nameOf = inFile?.columnName ?? String;
  return text.replace(PLACE, (_, isColumn: string, name: string, holdsColumn: string, noun?: string) => {
    if (isColumn !== '') return nameOf(name);
    const param = params[name];
    if (holdsColumn !== '') return nameOf(String(param));
    return noun === undefined ? textOf(param) : withNoun(Number(param), noun, inFile);
  });
}

/** What stands in the place of a parameter. */
export function textOf(param: Param | undefined): string {
  if (isClause(param)) return filledIn(param.words, param.params);
  return typeof param === 'object' ? inSeries(param) : String(param ?? '');
}

export function isClause(part: Param | Params | undefined): part is Clause {
  return typeof part === 'object' && 'words' in part && 'params' in part;
}

/** In clause`begins with ${{ prefix }}`, what is inserted is a parameter with its name, or another clause with its own ones. */
export function clause(texts: TemplateStringsArray, ...parts: readonly (Clause | Params)[]): Clause {
  const clauses = parts.map((part) => (isClause(part) ? part : { words: `{${Object.keys(part)[0]}}`, params: part }));
  const words = texts.reduce((before, text, i) => `${before}${clauses[i - 1]?.words ?? ''}${text}`);
  return { words, params: Object.assign({}, ...clauses.map(({ params }) => params)) };
}

function withNoun(count: number, noun: string, inFile: InFile | undefined): string {
  if (noun !== 'W') return formatCount(count, noun);
  return inFile?.isInKilowatts ? `${count / 1000} kW` : `${count} W`;
}

/** The names of the parameters that a text has places for, its own ones included. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(PLACE)].flatMap(([, isColumn, name = '']) => (isColumn === '' ? name : []));
}
