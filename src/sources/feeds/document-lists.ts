/**
 * Finds the lists of objects in a document: in an OCPI envelope, bare, below `items`, `locations` or `tariffs` at any of the
 * first levels, as several answers in one list, or a single object.
 */

import { at, isObject, type JsonObject } from './json-values.ts';
import { folded, SPELLINGS } from './names.ts';

export interface ObjectList {
  /** Objects, and whatever else stands between them. */
  readonly items: readonly unknown[];
  readonly pointerOf: (index: number) => string;
}

/** Members that hold lists or envelopes, in any case. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'data',
  'items',
  'locations',
  'tariffs',
  'results',
  'content',
  'response',
]);

const DEEPEST = 4;

/** The lists of a document; none if it has no list where one is expected. */
export function listsIn(document: unknown, pointer = '', depth = 0): ObjectList[] {
  if (Array.isArray(document))
    return isListOfAnswers(document)
      ? document.flatMap((item, i) => listsIn(item, at(pointer, i), depth + 1))
      : [{ items: document, pointerOf: (index) => at(pointer, index) }];
  if (!isObject(document) || depth > DEEPEST) return [];
  if (isLocation(document) || isTariff(document)) return [{ items: [document], pointerOf: () => pointer }];
  return Object.entries(document).flatMap(([name, value]) =>
    WRAPPERS.has(folded(name)) ? listsIn(value, at(pointer, name), depth + 1) : [],
  );
}

/** Pages that were saved one behind the other. */
function isListOfAnswers(list: readonly unknown[]): boolean {
  return (
    list.length > 0 && list.every((item) => isObject(item) && Array.isArray(item.data) && !Object.hasOwn(item, 'id'))
  );
}

/** Whether an object is a Tariff, by its elements, which only a tariff has. */
export function isTariff(object: JsonObject): boolean {
  return Object.hasOwn(SPELLINGS.named(object).object, 'elements');
}

/** Whether an object is a Location, by members that only a location has. */
export function isLocation(given: JsonObject): boolean {
  const { object } = SPELLINGS.named(given);
  return (
    ['id', 'name'].some((name) => Object.hasOwn(object, name)) &&
    ['coordinates', 'evses', 'address'].some((name) => Object.hasOwn(object, name))
  );
}
