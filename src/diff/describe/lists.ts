/** Puts the change of a list into words: what came and what went. */

import type { Json } from '../compare/change.ts';
import { canonical, isJsonObject, isList } from '../compare/fields.ts';
import { joinSome, own, type Phrase, say, shorten, value } from './phrase.ts';
import { arrow, compact } from './values.ts';

/** How many items a line shows. */
const NAMED = 4;

/** `+ WIFI, - CAFE`. If one object replaces another it is `A -> B`, which shows where they differ. */
export function listWords(before: Json = [], after: Json = []): Phrase {
  if (!isList(before) || !isList(after)) return arrow(before, after);
  const [removed, added] = [without(before, after), without(after, before)];
  const [old, now] = [removed[0], added[0]];
  if (removed.length === 1 && added.length === 1 && isJsonObject(old) && isJsonObject(now)) return arrow(old, now);
  if (removed.length + added.length === 0) return own('in a different order');
  const signed = (sign: string) => (item: Json) => say`${own(sign)} ${value(shorten(compact(item)))}`;
  return joinSome([...added.map(signed('+')), ...removed.map(signed('-'))], NAMED);
}

/** The items of a list that are not in the other; duplicates count separately. */
function without(list: readonly Json[], other: readonly Json[]): Json[] {
  const counts = new Map<string, number>();
  for (const item of other) counts.set(canonical(item), (counts.get(canonical(item)) ?? 0) + 1);
  return list.filter((item) => {
    const number = counts.get(canonical(item)) ?? 0;
    counts.set(canonical(item), number - 1);
    return number <= 0;
  });
}
