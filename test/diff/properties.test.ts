/** Random edits of random networks: every edit is reported and nothing else, and the order of lists does not matter. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Change, PublishedNetwork } from '../../src/diff/compare/change.ts';
import { diffNetworks } from '../../src/diff/compare/compare.ts';
import { printDiffText, printMarkdown } from '../../src/diff/print.ts';
import type { Evse, Location, Tariff } from '../../src/ocpi/types.ts';
import { connector, energy, evse, location, published, tariff } from './support.ts';

/** What an edit turns an object into (undefined if it removes it), and what must be reported. */
interface Edit<T> {
  readonly before?: T;
  readonly after?: T;
  readonly reported: readonly string[];
}

type EvseEdit = (was: Evse) => Edit<Evse>;
type LocationEdit = (was: Location) => Edit<Location>;
type TariffEdit = (was: Tariff) => Edit<Tariff>;

const changeFirst = (site: Location, edit: EvseEdit): Edit<Location> => {
  const [first = evse(''), ...others] = site.evses ?? [];
  const { before, after, reported } = edit(first);
  const having = (one: Evse | undefined) => ({ ...site, evses: [...(one ? [one] : []), ...others] });
  return { before: having(before), after: having(after), reported };
};

const EVSE_EDITS: readonly EvseEdit[] = [
  (was) => ({ before: was, after: { ...was, status: 'CHARGING' }, reported: [`status changed ${was.uid}`] }),
  (was) => ({ before: was, after: { ...was, floor_level: '2' }, reported: [`EVSE changed floor_level ${was.uid}`] }),
  (was) => ({ before: was, after: { ...was, status: 'REMOVED' }, reported: [`EVSE removed ${was.uid}`] }),
  (was) => ({ before: was, reported: [`EVSE removed ${was.uid}`] }),
  (was) => ({ after: was, reported: [`EVSE added ${was.uid}`] }),
  (was) => ({ before: { ...was, status: 'REMOVED' }, after: was, reported: [`EVSE added ${was.uid}`] }),
  (was) => ({
    before: { ...was, status: 'REMOVED' },
    after: { ...was, status: 'REMOVED', floor_level: '2' },
    reported: [],
  }),
  (was) => ({ before: { ...was, status: 'REMOVED' }, reported: [] }),
  (was) => ({
    before: was,
    after: {
      ...was,
      connectors: was.connectors.map((one) => ({ ...one, max_voltage: 400, format: 'SOCKET' as const })),
    },
    reported: was.connectors.flatMap(({ id }) =>
      ['max_voltage', 'format'].map((field) => `Connector changed ${field} ${was.uid}/${id}`),
    ),
  }),
  (was) => ({
    before: was,
    after: { ...was, connectors: [...was.connectors, connector('new')] },
    reported: [`Connector added ${was.uid}/new`],
  }),
  (was) => ({
    before: { ...was, connectors: [connector('old'), ...was.connectors] },
    after: was,
    reported: [`Connector removed ${was.uid}/old`],
  }),
];

const LOCATION_EDITS: readonly LocationEdit[] = [
  (was) => ({ before: was, after: was, reported: [] }),
  (was) => ({ before: was, reported: [`Location removed ${was.id}`] }),
  (was) => ({ after: was, reported: [`Location added ${was.id}`] }),
  (was) => ({ before: was, after: { ...was, evses: closed(was) }, reported: [`Location removed ${was.id}`] }),
  (was) => ({ before: { ...was, evses: closed(was) }, after: was, reported: [`Location added ${was.id}`] }),
  (was) => ({ before: was, after: { ...was, city: 'Delft' }, reported: [`Location changed city ${was.id}`] }),
  (was) => ({ before: { ...was, state: 'NH' }, after: was, reported: [`Location changed state ${was.id}`] }),
  ...EVSE_EDITS.map((edit) => (was: Location) => changeFirst(was, edit)),
];

const TARIFF_EDITS: readonly TariffEdit[] = [
  (was) => ({ before: was, after: was, reported: [] }),
  (was) => ({ before: was, reported: [`Tariff removed ${was.id}`] }),
  (was) => ({ after: was, reported: [`Tariff added ${was.id}`] }),
  (was) => ({ before: was, after: { ...was, type: 'REGULAR' }, reported: [`Tariff changed type ${was.id}`] }),
  (was) => ({
    before: was,
    after: { ...was, elements: was.elements.map((one) => ({ ...one, price_components: [energy(9)] })) },
    reported: [`price changed ${was.id}`],
  }),
];

function closed({ evses = [] }: Location): Evse[] {
  return evses.map((one) => ({ ...one, status: 'REMOVED' }));
}

/** There are EVSEs besides the first that no edit touches, so that a Location stays open whatever happens to the first. */
const edits = fc.record({
  sites: fc
    .array(fc.record({ edit: fc.constantFrom(...LOCATION_EDITS), others: fc.integer({ min: 1, max: 3 }) }))
    .map((list) =>
      list.map(({ edit, others }, i) => {
        const evses = Array.from({ length: 1 + others }, (_, n) => evse(`L${i}-${n}`));
        return edit(location(`L${i}`, { evses }));
      }),
    ),
  prices: fc.array(fc.constantFrom(...TARIFF_EDITS)).map((list) => list.map((edit, i) => edit(tariff(`T${i}`)))),
});
type Edits = typeof edits extends fc.Arbitrary<infer E> ? E : never;

function sidesOf({ sites, prices }: Edits): [before: PublishedNetwork, after: PublishedNetwork] {
  const side = (name: 'before' | 'after') =>
    published(
      sites.flatMap((edit) => edit[name] ?? []),
      prices.flatMap((edit) => edit[name] ?? []),
    );
  return [side('before'), side('after')];
}

/** A line for each object that a change names, whatever was merged. */
function reported(changes: readonly Change[]): string[] {
  return changes.flatMap(({ kind, class: of, field, ids }) => {
    const isNamed = field !== undefined && of !== 'price' && of !== 'status';
    return ids.map((id) => [of, kind, ...(isNamed ? [field] : []), id].join(' '));
  });
}

test('every edit is reported, and nothing else', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(edits, (made) => {
      const found = reported(diffNetworks(...sidesOf(made)).changes);
      for (const line of found) seen.add(line.split(' ').slice(0, 2).join());
      expect(found.sort()).toEqual([...made.sites, ...made.prices].flatMap((edit) => edit.reported).sort());
    }),
    { numRuns: 500 },
  );
  expect(seen.size).toBeGreaterThan(10);
});

test('equal networks have no changes, whatever the order of their lists', () => {
  fc.assert(
    fc.property(edits, fc.nat(), (made, seed) => {
      for (const side of sidesOf(made)) expect(diffNetworks(side, shuffled(side, seed)).changes).toEqual([]);
    }),
  );
});

test('the order of lists does not change a word', () => {
  fc.assert(
    fc.property(edits, fc.nat(), fc.nat({ max: 9 }), (made, seed, limit) => {
      const [before, after] = sidesOf(made);
      for (const print of [printDiffText, printMarkdown]) {
        const words = print(diffNetworks(before, after), { limit, all: 'all' });
        expect(print(diffNetworks(shuffled(before, seed), shuffled(after, seed)), { limit, all: 'all' })).toBe(words);
      }
    }),
  );
});

function shuffled({ locations, tariffs }: PublishedNetwork, seed: number): PublishedNetwork {
  const mixed = <T>(list: readonly T[]): T[] =>
    list
      .map((item, i) => ({ item, place: ((i + 1) * (seed + 7) * 2_654_435_761) % 1013 }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item);
  return published(
    mixed(locations).map((site) => ({
      ...site,
      evses: mixed(site.evses ?? []).map((one) => ({ ...one, connectors: mixed(one.connectors) })),
    })),
    mixed(tariffs),
  );
}
