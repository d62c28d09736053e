/** One object as it will be published: made of the slots of its draft, or of a text in which only some things changed. */

import type { Draft } from '../ocpi/draft.ts';
import { connectorsOf, fillTemplate, hashObject, hashText, statusesOf, toTemplate } from '../ocpi/template.ts';
import type { PreviousObject } from './previous.ts';

/** An object as it will be published. */
export interface Followed extends PreviousObject {
  /** Whether its text is not the one that was published before. */
  readonly isChanged: boolean;
}

/** @param created ms since 1970 */
export function fromSlots(draft: Draft, slots: readonly string[], created: number, from: string): Followed {
  return {
    id: draft.id,
    created,
    lastUpdated: Date.parse(slots.at(-1) ?? ''),
    hash: draft.hash,
    statuses: statusesOf(slots),
    connectors: connectorsOf(slots),
    wholeHash: hashObject(draft.hash, slots),
    text: () => fillTemplate({ template: draft.template(), slots }),
    from,
    isChanged: true,
  };
}

/** An object that was published before, with the text that it has now. */
export function fromText(text: string, before: PreviousObject, from: string): Followed {
  const { template, slots } = toTemplate(text);
  const hash = hashText(template);
  const wholeHash = hashObject(hash, slots);
  const isChanged = wholeHash !== before.wholeHash;
  if (!isChanged) return { ...before, from, isChanged };
  const { id } = JSON.parse(text) as { id: string };
  const lastUpdated = Date.parse(slots.at(-1) ?? '');
  return {
    id,
    created: before.created,
    lastUpdated,
    hash,
    statuses: statusesOf(slots),
    connectors: connectorsOf(slots),
    wholeHash,
    text: () => text,
    from,
    isChanged,
  };
}
