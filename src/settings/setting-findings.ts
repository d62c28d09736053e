/** Makes findings about settings of network.json, at their line and column. */

import { findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import * as z from 'zod';
import type { Entries } from '../findings/entry.ts';
import { type Finding, findingOf, type Place, type SaidOf } from '../findings/finding.ts';
import type { Advice } from '../findings/text/advice.ts';
import { documentation } from '../findings/text/documentation.ts';
import { nearest, suggestionFor } from '../findings/text/suggestion.ts';
import { type ColumnType, EMPTY, isColumnType } from '../tables/cell-types/column-type.ts';
import { readCell } from '../tables/cell-types/read-cell.ts';
import type { AboutCell } from '../tables/row-finding.ts';
import { ABOUT_SETTINGS, finding, type SettingCode } from './finding-codes.ts';
import { lineFor, schemaAt, unwrapped } from './setting-line.ts';
import { type JsonText, placeAt } from './settings-json.ts';

/** Longer names are cut, so that messages stay short. */
const LONGEST_NAME = 60;

/** Functions that make the findings of one issue of `schema` with a document. */
export function settingMistakes(issue: z.core.$ZodIssue, schema: z.ZodObject, document: JsonText): (() => Finding)[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => () => unknownSetting(path, key, schema, document))
    : [() => wrongSetting(issue, path, schema, document)];
}

/** More names than anybody misspells. */
const MOST_NAMES = 100;

/** The issues without those of settings that are there under a misspelt name: whoever corrects the name needs no second one. */
export function withoutMisspelt(issues: readonly z.core.$ZodIssue[], schema: z.ZodObject): readonly z.core.$ZodIssue[] {
  const meant = new Set(
    issues.slice(0, MOST_NAMES).flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return [];
      const path = issue.path.filter((part) => typeof part !== 'symbol');
      const names = settingsOf(schema, path);
      return issue.keys.slice(0, MOST_NAMES).map((key) => [...path, nearest(key, names)].join('.'));
    }),
  );
  return issues.filter(({ code, path }) => code !== 'invalid_type' || !meant.has(path.join('.')));
}

function unknownSetting(path: (string | number)[], key: string, schema: z.ZodObject, document: JsonText): Finding {
  const own = [...path, key.slice(0, LONGEST_NAME)];
  const name = own.join('.');
  const advice = suggestionFor(key, settingsOf(schema, path)) ?? {
    hint: `All settings: ${documentation('network-json.md')}`,
  };
  const message = `There is no setting ${nameOf(own)}.`;
  return finding('unknown-setting', placeOfMember(document, [...path, key]), { field: name, message, ...advice });
}

function wrongSetting(
  issue: z.core.$ZodIssue,
  path: (string | number)[],
  schema: z.ZodObject,
  document: JsonText,
): Finding {
  const field = path.join('.');
  const { text, tree } = document;
  const node = findNodeAtLocation(tree, path);
  if (node === undefined) {
    const message = `The setting ${nameOf(path)} is missing.`;
    const needed = issue.code === 'custom' ? `It ${issue.message}.` : undefined;
    const line = lineFor(schemaAt(schema, path), path);
    const hint = needed ?? `Add ${line ?? nameOf(path)}`;
    return finding('missing-setting', placeOfMember(document, path.slice(0, -1)), { field, message, hint });
  }
  const value = mayBeSecret(path) ? {} : { value: text.slice(node.offset, node.offset + Math.min(node.length, 100)) };
  const place = placeOfNode(document, path);
  const written = getNodeValue(node);
  const { code, said, ...advice } = problemOfText(issue, schemaAt(schema, path), written) ?? ownProblem(issue);
  if (code !== undefined) {
    return finding(code, place, { field, ...value, message: `${field}: ${said}`, ...advice });
  }
  const line = mayBeSecret(path) ? undefined : lineFor(schemaAt(schema, path), path, written);
  const hint =
    issue.code === 'invalid_type' && line !== undefined ? { hint: `Write ${line}` } : shareAdvice(issue, written);
  const message = `${nameOf(path)} ${said ?? problemOf(issue)}.`;
  return finding('invalid-setting', place, { field, ...value, message, ...hint, ...advice });
}

/** What is known of an issue besides its words. Without a code, it is worded so that it goes on after the name of the setting. */
interface Problem extends Partial<Advice> {
  readonly code?: SettingCode;
  readonly said?: string;
}

function ownProblem(issue: z.core.$ZodIssue): Problem {
  return issue.code === 'custom' ? { ...issue.params, said: issue.message } : {};
}

/** What a column of this type would say of the text; nothing if the setting is none that is read like a cell. */
function problemOfText(issue: z.core.$ZodIssue, schema: unknown, value: unknown): Problem | undefined {
  const type = issue.code === 'invalid_type' ? undefined : columnTypeIn(schema);
  if (type === undefined) return undefined;
  const text = cellOfJson(value);
  if (text.trim() === '') return { said: EMPTY.problem, hint: EMPTY.hint };
  const cell = readCell(type, text);
  if (!('problem' in cell)) return undefined;
  const { message: said, ...problem } = cell.problem;
  return { said, ...problem };
}

/** A value of JSON as a cell. */
export function cellOfJson(value: unknown): string {
  return Array.isArray(value) ? value.join('|') : String(value);
}

function columnTypeIn(schema: unknown): ColumnType<unknown> | undefined {
  if (isColumnType(schema)) return schema;
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  const inner = isWrapper ? schema.unwrap() : schema instanceof z.ZodPipe ? schema.out : undefined;
  const type = inner && columnTypeIn(inner);
  const { examples } = (schema instanceof z.ZodType ? schema.meta() : undefined) ?? {};
  return examples === undefined ? type : type?.meta({ examples });
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
    const place = placeOfNode(document, field.split('.'));
    const message = 'message' in said ? { message: `"${field}" ${said.message}` } : {};
    const details: object = { ...said, ...message, field, value: String(value) };
    return make(code, place, details as SaidOf<E[C]>);
  };
}

export const aboutSetting = aboutSettingOf(ABOUT_SETTINGS);

/** For a percentage where a share is meant. */
function shareAdvice(issue: z.core.$ZodIssue, value: unknown): { hint?: string } {
  const isShare = issue.code === 'too_big' && issue.origin === 'number' && issue.maximum === 1;
  if (!isShare || typeof value !== 'number' || value > 100) return {};
  return { hint: `Write ${value / 100} for ${value} %: it is a share.` };
}

/** Whether a setting of a source may hold a secret, so that findings must not repeat it. */
function mayBeSecret([list, , name]: readonly (string | number)[]): boolean {
  return /_sources$/.test(String(list)) && ['url', 'headers', 'token'].includes(String(name));
}

/** Where the value at a path begins; the top of the file if there is none. */
export function placeOfNode({ file, text, tree }: JsonText, path: (string | number)[]): Place {
  return placeAt(file, text, findNodeAtLocation(tree, path)?.offset ?? 0);
}

/** Where the name of the member at a path begins, or the item of a list. */
function placeOfMember({ file, text, tree }: JsonText, path: (string | number)[]): Place {
  const node = findNodeAtLocation(tree, path);
  const at = node?.parent?.type === 'property' ? node.parent : node;
  return placeAt(file, text, at?.offset ?? 0);
}

/** `"base_url"`, `item 2 of "versions"`, or `"format" of item 1 of "status_sources"`. */
function nameOf(path: readonly (string | number)[]): string {
  const last = path.at(-1);
  if (last === undefined) return 'network.json';
  if (typeof last === 'number') return `item ${last + 1} of ${nameOf(path.slice(0, -1))}`;
  const list = path.findLastIndex((part) => typeof part === 'number');
  const name = `"${path.slice(list + 1).join('.')}"`;
  return list < 0 ? name : `${name} of ${nameOf(path.slice(0, list + 1))}`;
}

/** Names of the settings in an object of network.json. */
function settingsOf(root: z.ZodObject, path: readonly (string | number)[]): string[] {
  const object = unwrapped(schemaAt(root, path));
  return Object.keys((object instanceof z.ZodObject ? object : root).shape);
}

const TYPES: { readonly [type: string]: string } = {
  string: 'text in quotation marks',
  int: 'a whole number without quotation marks',
  number: 'a number without quotation marks',
  boolean: 'true or false without quotation marks',
  array: 'a list',
  object: 'an object',
};

/** What goes on after the name of the setting. The schemas themselves say it so, too: `must be one line`. */
function problemOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'invalid_key':
      return issue.issues[0]?.message ?? 'must have another name';
    case 'too_big':
      return `must be at most ${issue.maximum}${issue.origin === 'string' ? ' characters long' : ''}`;
    case 'too_small':
      return issue.origin === 'number' ? `must be at least ${issue.minimum}` : 'must not be empty';
    case 'invalid_format':
      return issue.format === 'email' ? 'is not an e-mail address, such as data@your-network.nl' : issue.message;
    default:
      return issue.message;
  }
}
