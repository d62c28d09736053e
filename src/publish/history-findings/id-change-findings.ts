/** Findings about ids that were changed (id-changes.ts), at the rows that have the new ones. */

import type { Finding } from '../../findings/finding.ts';
import { formatCount, formatWhole, listed } from '../../findings/text/format.ts';
import { type Clause, clause } from '../../findings/words.ts';
import { finding } from '../history/finding-codes.ts';
import type { Exchanges } from '../history/history-events.ts';
import { EXAMPLES, firstIds } from './findings-context.ts';
import { type IdChange, isRewritten } from './id-changes.ts';
import { idColumn, type PlaceOfRow } from './row-places.ts';

/** More changes than this of one kind have one cause, and are one finding. */
const MOST_SINGLE = 3;

const WORDS = {
  location: { table: 'locations', one: 'location', where: clause`at the same place` },
  evse: { table: 'evses', one: 'EVSE', where: clause`at the same site, with the same plugs` },
  connector: { table: 'connectors', one: 'connector', where: clause`at the same EVSE, with the same plug` },
  tariff: { table: 'tariffs', one: 'tariff', where: clause`with the same prices` },
} as const;

export function idChangeFindings(changes: readonly IdChange[], placeOf: PlaceOfRow): Finding[] {
  return [...Map.groupBy(changes, ({ of }) => of)].flatMap(([of, group]) =>
    group.length > MOST_SINGLE ? [manyChanged(of, group, placeOf)] : group.map((change) => oneChanged(change, placeOf)),
  );
}

function oneChanged(change: IdChange, placeOf: PlaceOfRow): Finding {
  const { of, before, after } = change;
  const { one: what, where } = WORDS[of];
  const about = { ...aboutRow(change, placeOf), key: keyOf(change), value: after };
  const said = isRewritten(change)
    ? ({ says: 'rewritten', advises: 'one', params: { before, what } } as const)
    : ({ says: 'one', params: { before, what, where } } as const);
  return finding('id-changed', placeOfChange(change, placeOf), { ...about, ...said });
}

function manyChanged(of: IdChange['of'], changes: readonly IdChange[], placeOf: PlaceOfRow): Finding {
  const { one: what, where } = WORDS[of];
  const first = firstOf(changes, placeOf);
  const counts = { count: formatCount(changes.length, what), gone: formatWhole(changes.length) };
  const params = { ...counts, what, examples: examples(changes) };
  const said = changes.every(isRewritten)
    ? ({ says: 'many rewritten', advises: 'many', params } as const)
    : ({ says: 'many', params: { ...params, where } } as const);
  const about = { ...aboutRow(first, placeOf), value: first.after };
  return finding('id-changed', placeOfChange(first, placeOf), { ...about, ...said });
}

/** `"E-01" for "E-1", "E-02" for "E-2" and 7 more` */
export function examples(changes: readonly IdChange[]): string {
  const quoted = changes.map(({ before, after }) => `"${after}" for "${before}"`);
  return listed(quoted, EXAMPLES);
}

/** The change that stands first in its file. */
export function firstOf<C extends IdChange>(changes: readonly C[], placeOf: PlaceOfRow): C {
  const placed = changes.map((change) => ({ change, line: placeOfChange(change, placeOf).line ?? 0 }));
  const [first] = placed.sort((a, b) => a.line - b.line);
  if (first === undefined) throw new Error('There is no change.');
  return first.change;
}

export function placeOfChange(change: IdChange, placeOf: PlaceOfRow) {
  return placeOf(WORDS[change.of].table, keyOf(change));
}

function aboutRow(change: IdChange, placeOf: PlaceOfRow): { readonly field: string } {
  return { field: idColumn(WORDS[change.of].table, placeOfChange(change, placeOf)) };
}

/** As waivers write it. */
function keyOf({ of, after, within }: IdChange): string {
  return of === 'connector' ? `${within}/${after}` : after;
}

/** Locations that belong to another party than before. */
export function partyFindings({ parties }: Exchanges, placeOf: PlaceOfRow): Finding[] {
  const groups = Map.groupBy(parties, ({ before, after }) => `${before}/${after}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const names = firstIds(group.map(({ id }) => id));
    if (group.length > MOST_SINGLE)
      return [partyChanged(first, clause`${{ count: formatCount(group.length, 'location') }} (${{ names }})`, placeOf)];
    return group.map((one) => ({ ...partyChanged(one, clause`"${{ id: one.id }}"`, placeOf), key: one.id }));
  });
}

function partyChanged({ id, before, after }: Exchanges['parties'][number], who: Clause, placeOf: PlaceOfRow): Finding {
  const said = { says: 'party', params: { who, before, after } } as const;
  return finding('id-changed', placeOf('locations', id, 'party_id'), { field: 'party_id', ...said });
}

/** Whether the tables have a row with this id. */
export function isInTables(placeOf: PlaceOfRow) {
  return (of: 'location' | 'tariff', id: string) => placeOf(WORDS[of].table, id).line !== undefined;
}
