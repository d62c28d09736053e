/** Reads how much of AFIR a built directory states, from its /afir.json. */

import { ITEMS } from '../items/items.ts';
import { readIn } from '../../../src/snapshot/read-snapshot.ts';

/** Where a build writes it (packages/copies/feeds.ts). */
const SCORECARD = '/afir.json';

/** By item, from 0 to 1. Undefined if there is no scorecard. Only numbers are taken from it, whoever built the directory. */
export function readShares(directory: string): ReadonlyMap<string, number> | undefined {
  const bytes = readIn(directory)(SCORECARD);
  const scores = bytes && scoresIn(bytes);
  if (scores === undefined) return undefined;
  const shares = ITEMS.flatMap(({ id }): [string, number][] => {
    const { stated_share: share } = scores.find(({ item }) => item === id) ?? {};
    return typeof share === 'number' && share >= 0 && share <= 1 ? [[id, share]] : [];
  });
  return new Map(shares);
}

interface UncheckedScore {
  readonly item?: unknown;
  readonly stated_share?: unknown;
}

function scoresIn(bytes: Uint8Array): readonly UncheckedScore[] | undefined {
  try {
    const { items } = JSON.parse(Buffer.from(bytes).toString()) as { items?: unknown };
    return Array.isArray(items)
      ? items.filter((item): item is UncheckedScore => typeof item === 'object' && item !== null)
      : undefined;
  } catch {
    return undefined;
  }
}
