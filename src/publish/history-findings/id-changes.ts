/**
 * Finds ids that were changed. To clients, who know objects by their ids, a new id is a new object, and the old one is
 * gone. Where several objects could be meant, nothing is found.
 */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { Location, Tariff } from '../../ocpi/types.ts';
import type { Exchanges, PartExchange } from '../history/history-events.ts';
import { type Sketch, toLocationSketch, toTariffSketch } from '../history/sketches.ts';
import { objectOf } from '../render/draft.ts';

export interface IdChange {
  readonly of: 'location' | 'evse' | 'connector' | 'tariff';
  readonly before: string;
  readonly after: string;
  /** Id of the Location of an EVSE, or uid of the EVSE of a connector. */
  readonly within?: string;
}

export interface IdChangeContext {
  /** Uids (foldCase) of EVSEs that came from another Location. */
  readonly moved: ReadonlySet<string>;
  /** Whether the tables have this id: what is only hidden is not gone. */
  readonly isInTables: (of: 'location' | 'evse' | 'tariff', id: string) => boolean;
}

export function findIdChanges(exchanges: Exchanges, { moved, isInTables }: IdChangeContext): IdChange[] {
  const { goneLocations, newLocations, goneTariffs, newTariffs, evses, connectors } = exchanges;
  const isGone =
    (of: 'location' | 'evse' | 'tariff') =>
    ({ id }: Sketch) =>
      !isInTables(of, id);
  const sites = pairsOf(
    goneLocations.filter(isGone('location')),
    goneLocations.length === 0 ? [] : newLocations.map((draft) => toLocationSketch(objectOf<Location>(draft))),
  );
  const tariffs = pairsOf(
    goneTariffs.filter(isGone('tariff')),
    goneTariffs.length === 0 ? [] : newTariffs.map((draft) => toTariffSketch(objectOf<Tariff>(draft))),
  );
  return [
    ...sites.map(([before, after]): IdChange => ({ of: 'location', before, after })),
    ...evses.flatMap(({ of, gone, fresh }) =>
      partChanges('evse', {
        of,
        gone: gone.filter(isGone('evse')),
        fresh: fresh.filter(({ id }) => !moved.has(foldCase(id))),
      }),
    ),
    ...connectors.flatMap((exchange) => partChanges('connector', exchange)),
    ...tariffs.map(([before, after]): IdChange => ({ of: 'tariff', before, after })),
  ];
}

function partChanges(of: 'evse' | 'connector', { of: within, gone, fresh }: PartExchange): IdChange[] {
  return pairsOf(gone, fresh).map(([before, after]) => ({ of, before, after, within }));
}

type Pair = readonly [before: string, after: string];

/** Which of the new objects are which of those that are gone. What is surest comes first. */
function pairsOf(gone: readonly Sketch[], fresh: readonly Sketch[]): Pair[] {
  if (gone.length === 0 || fresh.length === 0) return [];
  const left = { gone: new Set(gone), fresh: new Set(fresh) };
  const pairs: Pair[] = [];
  const take = (keyOf: (sketch: Sketch) => string | undefined) => {
    for (const [before, after] of matches(left, keyOf)) {
      left.gone.delete(before);
      left.fresh.delete(after);
      pairs.push([before.id, after.id]);
    }
  };
  take(({ id }) => bareId(id));
  for (const name of ['evse_id', 'physical_reference', 'name']) {
    take(({ make, marks }) => marks[name] && JSON.stringify([make, marks[name]]));
  }
  take(({ make }) => make);
  take(({ otherMake }) => otherMake);
  return pairs;
}

interface Left {
  readonly gone: ReadonlySet<Sketch>;
  readonly fresh: ReadonlySet<Sketch>;
}

/** Equally many with one key are the same ones, in the order of their ids, unless their marks say otherwise. */
function matches({ gone, fresh }: Left, keyOf: (sketch: Sketch) => string | undefined): [Sketch, Sketch][] {
  const after = Map.groupBy(fresh, keyOf);
  return [...Map.groupBy(gone, keyOf)].flatMap(([key, group]) => {
    const other = key === undefined ? [] : (after.get(key) ?? []);
    if (other.length !== group.length) return [];
    const ordered = other.toSorted(byId);
    const pairs = group.toSorted(byId).flatMap((before, i): [Sketch, Sketch][] => {
      const one = ordered[i];
      return one ? [[before, one]] : [];
    });
    const isSure = pairs.every(([a, b]) => bareId(a.id) === bareId(b.id) || !contradict(a, b));
    return isSure ? pairs : [];
  });
}

function contradict({ marks: one }: Sketch, { marks: other }: Sketch): boolean {
  return Object.keys(one).some((name) => one[name] && other[name] && one[name] !== other[name]);
}

/** Whether one id is the other, written in another way: `E-01` for `E-1`. */
export function isRewritten({ before, after }: Pick<IdChange, 'before' | 'after'>): boolean {
  return bareId(before) === bareId(after);
}

/** An id without what spreadsheets and people change in passing: zeros before a number, hyphens and blanks. */
function bareId(id: string): string {
  const parts = foldCase(id).match(/\p{L}+|\d+/gu) ?? [id];
  return parts.map((part) => part.replace(/^0+(?=\d)/, '')).join(' ');
}

function byId(a: Sketch, b: Sketch): number {
  return a.id < b.id ? -1 : 1;
}
