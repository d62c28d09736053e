/** Makes findings about settings of network.json, at their line and column. */

import { findNodeAtLocation, getNodeValue, type JSONPath } from 'jsonc-parser';
import * as z from 'zod';
import type { Entries } from '../findings/entry.ts';
import { type AboutCell, type Finding, findingOf, type Place, type SaidOf } from '../findings/finding.ts';
import { nearest, suggestionFor } from '../findings/text/suggestion.ts';
import { type Clause, clause } from '../findings/words.ts';
import { readCell } from '../tables/cell-types/read-cell.ts';
import { ABOUT_SETTINGS, finding, type SaidOfSetting } from './finding-codes.ts';
import { cellOfJson, columnTypeOf, lineFor, schemaAt, unwrapped } from './setting.ts';
import { type JsonText, placeAt } from './settings-json.ts';

const LONGEST_NAME = 60;

/** Functions that make the findings of one issue of `schema` with a document. */
export function settingMistakes(issue: z.core.$ZodIssue, schema: z.ZodObject, document: JsonText): (() => Finding)[] {
  const path = pathOf(issue);
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => () => unknownSetting(path, key, schema, document))
    : [() => wrongSetting(issue, path, schema, document)];
}

function pathOf({ path }: z.core.$ZodIssue): JSONPath {
  return path.filter((part) => typeof part !== 'symbol');
}

/** More names than anybody misspells. */
const MOST_NAMES = 100;

/** The issues without those of settings that are there under a misspelt name: whoever corrects the name needs no second one. */
export function withoutMisspelt(issues: readonly z.core.$ZodIssue[], schema: z.ZodObject): readonly z.core.$ZodIssue[] {
  const meant = new Set(
    issues.slice(0, MOST_NAMES).flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return [];
      const path = pathOf(issue);
      const names = settingsOf(schema, path);
      return issue.keys.slice(0, MOST_NAMES).map((key) => [...path, nearest(key, names)].join('.'));
    }),
  );
  return issues.filter(({ code, path }) => code !== 'invalid_type' || !meant.has(path.join('.')));
}

function unknownSetting(path: JSONPath, key: string, schema: z.ZodObject, document: JsonText): Finding {
  const own = [...path, key.slice(0, LONGEST_NAME)];
  const advice = suggestionFor(key, settingsOf(schema, path));
  const said = { field: own.join('.'), params: { setting: nameOf(own) }, advice };
  return finding('unknown-setting', placeOfMember(document, [...path, key]), said);
}

function wrongSetting(issue: z.core.$ZodIssue, path: JSONPath, root: z.ZodObject, document: JsonText): Finding {
  const field = path.join('.');
  const schema = schemaAt(root, path);
  const node = findNodeAtLocation(document.tree, path);
  if (node === undefined) {
    const said = { field, ...missing(issue, path, schema) };
    return finding('missing-setting', placeOfMember(document, path.slice(0, -1)), said);
  }
  const value = document.text.slice(node.offset, node.offset + Math.min(node.length, 100));
  const about = { field, ...(mayBeSecret(path) ? {} : { value }) };
  const place = placeOfNode(document, path);
  const written = getNodeValue(node);
  const type = issue.code === 'invalid_type' ? undefined : columnTypeOf(schema);
  if (type !== undefined) {
    const text = cellOfJson(written);
    if (text.trim() === '')
      return finding('invalid-setting', place, { ...about, says: 'empty', params: { setting: nameOf(path) } });
    const cell = readCell(type, text);
    if ('problem' in cell) {
      const { code, problem } = cell.problem;
      return finding(code, place, { ...about, says: 'cell', params: { problem }, advice: cell.problem });
    }
  }
  return finding('invalid-setting', place, { ...about, ...invalid(issue, path, schema, written) });
}

function missing(issue: z.core.$ZodIssue, path: JSONPath, schema: unknown): SaidOfSetting<'missing-setting'> {
  const setting = nameOf(path);
  return issue.code === 'custom'
    ? { advises: 'needs', params: { setting, problem: issue.message } }
    : { advises: 'add', params: { setting, line: lineFor(schema, path) ?? setting } };
}

function invalid(
  issue: z.core.$ZodIssue,
  path: JSONPath,
  schema: unknown,
  written: unknown,
): SaidOfSetting<'invalid-setting'> {
  const said = { says: 'value', params: { setting: nameOf(path), problem: problemOf(issue) } } as const;
  if (issue.code === 'invalid_type') {
    const line = mayBeSecret(path) ? undefined : lineFor(schema, path, written);
    return line === undefined ? said : { ...said, advises: 'line', params: { ...said.params, line } };
  }
  // A percentage where a share is meant.
  const isShare = issue.code === 'too_big' && issue.origin === 'number' && issue.maximum === 1;
  if (!isShare || typeof written !== 'number' || written > 100) {
    return issue.code === 'custom' ? { ...said, advice: issue.params?.advice } : said;
  }
  return { ...said, advises: 'share', params: { ...said.params, share: written / 100 } };
}

/** Makes findings about the values of settings, such as `operator.logo.url`, with the declared codes. */
export function aboutSettingOf<E extends Entries>(declared: E) {
  const make = findingOf(declared);
  return <C extends keyof E & string>(
    document: JsonText,
    code: C,
    field: string,
    value: unknown,
    said: AboutCell<E[C]>,
  ): Finding => {
    const details: object = { ...said, field, value: String(value) };
    return make(code, placeOfNode(document, field.split('.')), details as SaidOf<E[C]>);
  };
}

export const aboutSetting = aboutSettingOf(ABOUT_SETTINGS);

/** Whether a setting of a source may hold a secret, so that findings must not repeat it. */
function mayBeSecret([list, , name]: JSONPath): boolean {
  return /_sources$/.test(String(list)) && ['url', 'headers', 'token'].includes(String(name));
}

/** Where the value at a path begins; the top of the file if there is none. */
export function placeOfNode({ file, text, tree }: JsonText, path: JSONPath): Place {
  return placeAt(file, text, findNodeAtLocation(tree, path)?.offset ?? 0);
}

/** Where the name of the member at a path begins, or the item of a list. */
function placeOfMember({ file, text, tree }: JsonText, path: JSONPath): Place {
  const node = findNodeAtLocation(tree, path);
  const at = node?.parent?.type === 'property' ? node.parent : node;
  return placeAt(file, text, at?.offset ?? 0);
}

/** `"base_url"`, `item 2 of "versions"`, or `"format" of item 1 of "status_sources"`. */
export function nameOf(path: JSONPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'network.json';
  if (typeof last === 'number') return `item ${last + 1} of ${nameOf(path.slice(0, -1))}`;
  const list = path.findLastIndex((part) => typeof part === 'number');
  const name = `"${path.slice(list + 1).join('.')}"`;
  return list < 0 ? name : `${name} of ${nameOf(path.slice(0, list + 1))}`;
}

function settingsOf(root: z.ZodObject, path: JSONPath): string[] {
  const object = unwrapped(schemaAt(root, path));
  return Object.keys((object instanceof z.ZodObject ? object : root).shape);
}

const TYPES: { readonly [type: string]: Clause } = {
  string: clause`must be text in quotation marks`,
  int: clause`must be a whole number without quotation marks`,
  number: clause`must be a number without quotation marks`,
  boolean: clause`must be true or false without quotation marks`,
  array: clause`must be a list`,
  object: clause`must be an object`,
};

/** What goes on after the name of the setting. The schemas themselves say it so, too: `must be one line`. */
function problemOf(issue: z.core.$ZodIssue): Clause | string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? clause`must be ${{ expected: issue.expected }}`;
    case 'invalid_value':
      return clause`must be one of ${{ values: issue.values.map((value) => JSON.stringify(value)).join(', ') }}`;
    case 'invalid_key':
      return issue.issues[0]?.message ?? clause`must have another name`;
    case 'too_big': {
      const most = clause`must be at most ${{ most: String(issue.maximum) }}`;
      return issue.origin === 'string' ? clause`${most} characters long` : most;
    }
    case 'too_small':
      if (issue.origin !== 'number') return clause`must not be empty`;
      return clause`must be at least ${{ least: String(issue.minimum) }}`;
    case 'invalid_format':
      return issue.format === 'email' ? clause`is not an e-mail address, such as data@your-network.nl` : issue.message;
    default:
      return issue.message;
  }
}
