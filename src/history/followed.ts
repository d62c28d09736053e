/** One object as it will be published: made of the slots of its draft, or of a text in which only some things changed. */

import type { Draft } from '../ocpi/draft.ts';
import { digestOf, digestText, fillTemplate } from '../ocpi/template.ts';
import type { PreviousObject } from './previous.ts';

/** An object as it will be published. */
export interface Followed extends PreviousObject {
  /** Whether its text is not the one that was published before. */
  readonly isChanged: boolean;
}

/** @param created ms since 1970 */
export function fromSlots(draft: Draft, slots: readonly string[], created: number, from: string): Followed {
  return {
    ...digestOf(draft.hash, slots),
    id: draft.id,
    created,
    lastUpdated: lastUpdatedIn(slots),
    text: () => fillTemplate({ template: draft.template(), slots }),
    from,
    isChanged: true,
  };
}

/** An object that was published before, with the text that it has now. */
export function fromText(text: string, before: PreviousObject, from: string): Followed {
  const { slots, ...digest } = digestText(text);
  if (digest.wholeHash === before.wholeHash) return { ...before, from, isChanged: false };
  const { id } = JSON.parse(text) as { id: string };
  const lastUpdated = lastUpdatedIn(slots);
  return { ...digest, id, created: before.created, lastUpdated, text: () => text, from, isChanged: true };
}

/** The moment of an object is the last of its slots; in ms since 1970. */
function lastUpdatedIn(slots: readonly string[]): number {
  return Date.parse(slots.at(-1) ?? '');
}
