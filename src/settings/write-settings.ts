/** Writes network.json: a new one, as people write it, and a setting into one that is there, in which nothing else changes. */

import { findNodeAtLocation, type Node, parseTree, stripComments } from 'jsonc-parser';

/** A list that stands on lines of its own; in JSON, no text has a line break. */
const LIST_OF_WORDS = /\[\n\s*("[^"\n]*"(?:,\n\s*"[^"\n]*")*)\n\s*\]/g;

/** The text of a new network.json: a list of words is one line. */
export function textOfSettings(settings: object): string {
  const text = JSON.stringify(settings, undefined, 2);
  return `${text.replace(LIST_OF_WORDS, (_, words: string) => `[${words.replace(/\n\s*/g, ' ')}]`)}\n`;
}

const BYTE_ORDER_MARK = '\ufeff';

/** The comma and the comments that stand behind a member in its line. */
const REST_OF_LINE = /(?:[ \t]*(?:,|\/\*[\s\S]*?\*\/|\/\/[^\r\n]*))*/y;

/**
 * The text of a network.json with another value of a setting, in its place, or behind the others. Comments, commas and spaces stay.
 *
 * @param path such as `['operator', 'website']`; the object that it is part of is there
 */
export function withSetting(text: string, path: readonly string[], value: unknown): string {
  if (text.startsWith(BYTE_ORDER_MARK)) return BYTE_ORDER_MARK + withSetting(text.slice(1), path, value);
  const written = nodeIn(text, path);
  const json = JSON.stringify(value, undefined, 1).replaceAll(/\n\s*/g, ' ');
  if (written) return spliced(text, written.offset, written.length, json);
  const object = nodeIn(text, path.slice(0, -1));
  const last = object?.children?.at(-1);
  const member = `${JSON.stringify(path.at(-1))}: ${json}`;
  if (object?.type !== 'object') throw new Error(`there is no object for the setting ${path.join('.')}`);
  if (last === undefined) return spliced(text, object.offset + 1, 0, member);
  const end = last.offset + last.length;
  REST_OF_LINE.lastIndex = end;
  const [rest = ''] = REST_OF_LINE.exec(text) ?? [];
  const hasComma = stripComments(rest).includes(',');
  const [, indent] = /(?:^|[\n\r])([ \t]*)$/.exec(text.slice(0, last.offset)) ?? [];
  const gap =
    indent === undefined && !rest.includes('//') ? ' ' : `${text.includes('\r\n') ? '\r\n' : '\n'}${indent ?? '  '}`;
  const added = spliced(text, end + rest.length, 0, `${gap}${member}${hasComma ? ',' : ''}`);
  return hasComma ? added : spliced(added, end, 0, ',');
}

function nodeIn(text: string, path: readonly string[]): Node | undefined {
  const tree = parseTree(text, [], { allowTrailingComma: true });
  return tree && findNodeAtLocation(tree, [...path]);
}

function spliced(text: string, offset: number, length: number, added: string): string {
  return text.slice(0, offset) + added + text.slice(offset + length);
}
