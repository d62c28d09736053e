/**
 * Writes a new network.json for people who have never seen one: each setting stands below a sentence about it, and those that nobody
 * has chosen are comments. All of it comes from the declarations of the settings.
 */

import * as z from 'zod';
import { exampleOf, onOneLine } from './setting.ts';
import { type DeclaredSettings, settingsSchema } from './settings.ts';

/** Above the settings that hold without a line. */
const WITH_DEFAULTS = 'These hold already. To change one, delete the slashes before it.';

/** Above those that say nothing until they are written. */
const WITH_EXAMPLES = 'These say nothing until they are written: what stands here is an example.';

/** It tells editors about the others. */
const FOR_EDITORS = '$schema';

type Shape = Readonly<z.core.$ZodShape>;

type Chosen = { readonly [name: string]: unknown };

/**
 * The text of a new network.json.
 *
 * @param chosen in the order in which they shall stand; what is undefined is not chosen
 * @param declared what companions declare of it
 * @param notes by the name of a setting: a sentence in the place of that of its declaration
 */
export function commentedSettings(
  chosen: Chosen,
  declared: readonly DeclaredSettings[],
  notes: { readonly [name: string]: string } = {},
): string {
  const { [FOR_EDITORS]: forEditors, ...rest } = chosen;
  const { [FOR_EDITORS]: _, ...shape } = settingsSchema(declared).shape as Shape;
  const open = Object.keys(shape).filter((name) => rest[name] === undefined);
  const [holding = [], silent = []] = [true, false].map((holds) =>
    open.filter((name) => (defaultOf(shape[name]) !== undefined) === holds),
  );
  const group = (heading: string, names: readonly string[]) => [
    ...['', `// ${heading}`],
    ...names.flatMap((name) => ['', ...openLine(name, shape)]),
  ];
  const lines = [
    ...(forEditors === undefined ? [] : [`${JSON.stringify(FOR_EDITORS)}: ${JSON.stringify(forEditors)},`]),
    ...chosenLines(rest, shape, notes),
    ...group(WITH_DEFAULTS, holding),
    ...group(WITH_EXAMPLES, silent),
  ];
  return `${['{', ...indented(lines), '}'].join('\n')}\n`;
}

function chosenLines(chosen: Chosen, shape: Shape, notes: { readonly [name: string]: string } = {}): string[] {
  return Object.entries(chosen).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const sentence = notes[name] ?? sentenceAbout(shape[name]);
    return [...(sentence === undefined ? [] : [`// ${sentence}`]), ...memberLines(name, value, shape[name])];
  });
}

/** A member; in a group of settings, what is not chosen is a comment, too. */
function memberLines(name: string, value: unknown, schema: unknown): string[] {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const text = JSON.stringify(name);
  if (!(inner instanceof z.ZodObject)) return [`${text}: ${onOneLine(value)},`];
  const chosen = value as Chosen;
  const open = Object.keys(inner.shape).filter((member) => chosen[member] === undefined);
  const lines = [...chosenLines(chosen, inner.shape), ...open.flatMap((member) => openLine(member, inner.shape))];
  return [`${text}: {`, ...indented(lines), '},'];
}

function openLine(name: string, shape: Shape): string[] {
  const value = defaultOf(shape[name]) ?? wholeExample(shape[name]);
  const sentence = sentenceAbout(shape[name]);
  return [...(sentence === undefined ? [] : [`// ${sentence}`]), `// ${JSON.stringify(name)}: ${onOneLine(value)},`];
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? line : `  ${line}`));
}

/** The first sentence of the description of a setting. */
function sentenceAbout(schema: unknown): string | undefined {
  const { description } = schema instanceof z.ZodType ? (z.globalRegistry.get(schema) ?? {}) : {};
  return description?.replace(/(?<=\.) (?=[A-Z`]).*$/s, '');
}

/** What holds without the setting; undefined if that is nothing. */
function defaultOf(schema: unknown): unknown {
  const { data } = schema instanceof z.ZodType ? schema.safeParse(undefined) : {};
  return typeof data === 'object' && data !== null && Object.keys(data).length === 0 ? undefined : data;
}

/** The example of a setting, or of all its members where none of them is needed. */
function wholeExample(schema: unknown): unknown {
  const example = exampleOf(schema);
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (!(inner instanceof z.ZodObject) || Object.keys(example ?? {}).length > 0) return example;
  return Object.fromEntries(Object.entries(inner.shape).map(([name, member]) => [name, exampleOf(member)]));
}
