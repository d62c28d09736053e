/** The EVSEs of a Location, or the connectors of an EVSE, before and after. */

import { foldCase } from '../../ocpi/ci-string.ts';

interface PairedParts<P> {
  /** Those that are there before and after, in the order of before. */
  readonly kept: readonly (readonly [before: P, after: P])[];
  readonly gone: readonly P[];
  readonly fresh: readonly P[];
}

export function pairedParts<P>(
  before: readonly P[] = [],
  after: readonly P[] = [],
  idOf: (part: P) => string,
): PairedParts<P> {
  const byId = (parts: readonly P[]) => new Map(parts.map((part) => [foldCase(idOf(part)), part]));
  const fresh = byId(after);
  const kept: [P, P][] = [];
  const gone: P[] = [];
  for (const [id, part] of byId(before)) {
    const same = fresh.get(id);
    if (same === undefined) gone.push(part);
    else kept.push([part, same]);
    fresh.delete(id);
  }
  return { kept, gone, fresh: [...fresh.values()] };
}
