/** One object as it will be published: made from its draft, or from its previous text with changes. */

import type { Location, Tariff } from '../../ocpi/types.ts';
import type { Draft } from '../render/draft.ts';
import { fillTemplate } from '../render/fill-template.ts';
import { digestOf, digestText, type VolatileValues } from '../render/template.ts';
import type { PreviousObject } from './previous.ts';

/** An object as it will be published. */
export interface PublishedObject extends PreviousObject {
  /** Whether its text differs from the one that was published before. */
  readonly isChanged: boolean;
  /** Its volatile values, if it was made from a draft alone. */
  readonly volatile?: VolatileValues;
}

/** @param created ms since 1970 */
export function fromVolatileValues(
  draft: Draft,
  volatile: VolatileValues,
  created: number,
  from: string,
): PublishedObject {
  return {
    ...digestOf(draft.hash, volatile),
    id: draft.id,
    created,
    lastUpdated: lastUpdatedIn(volatile),
    bytes: (take) => fillTemplate(draft.template, volatile, take),
    volatile,
    from,
    isChanged: true,
  };
}

/** An object that was published before, with its new text. */
export function fromText(text: string, before: PreviousObject, from: string): PublishedObject {
  const object = JSON.parse(text) as Location | Tariff;
  const { volatile, ...digest } = digestText(text, object);
  if (digest.wholeHash === before.wholeHash) return { ...before, from, isChanged: false };
  const lastUpdated = lastUpdatedIn(volatile);
  return {
    ...digest,
    id: object.id,
    created: before.created,
    lastUpdated,
    bytes: () => Buffer.from(text),
    from,
    isChanged: true,
  };
}

/** In ms since 1970. */
function lastUpdatedIn({ lastUpdated }: VolatileValues): number {
  return Date.parse(lastUpdated);
}
