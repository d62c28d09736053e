/** Rule: at any time, a connector has at most one tariff of each type (OCPI 8.3.3). */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { TariffRow } from '../../tables/tables.ts';
import { defineRule, oncePerNetwork } from '../rule/rule.ts';

type Pair = readonly [TariffRow, TariffRow];

export const rule = defineRule({
  group: 'tariffs',
  findings: {
    'overlapping-tariffs': {
      severity: 'warning',
      wrong: 'A connector has two tariffs of the same type that are valid at the same time.',
      why: 'OCPI does not say which of the two applies, so nobody knows the price.',
      fix: 'In tariffs.csv, give them different types, or end one (end_date_time) when the other starts (start_date_time).',
      message: {
        untyped: 'Tariffs "{first}" and "{second}" are without a type and valid at the same time.',
        typed: 'Tariffs "{first}" and "{second}" are both {type} and valid at the same time.',
      },
    },
  },
  kinds: {
    connectors({ values: { tariff_ids: ids = [] } }, say, network) {
      if (ids.length < 2) return;
      const known = knownPairs(network);
      const key = ids.join('\n');
      if (!known.has(key))
        known.set(key, overlap(ids.flatMap((id) => network.dataset.tariffsById.get(foldCase(id)) ?? [])));
      const pair = known.get(key);
      if (pair === undefined) return;
      const [{ values: one }, { values: other }] = pair;
      const params = { first: one.id, second: other.id };
      const { type } = one;
      if (type === undefined) say('overlapping-tariffs', 'tariff_ids', { says: 'untyped', params });
      else say('overlapping-tariffs', 'tariff_ids', { says: 'typed', params: { ...params, type } });
    },
  },
});

/** The first two that overlap, by the ids of a connector. */
const knownPairs = oncePerNetwork(() => new Map<string, Pair | undefined>());

/** The first two that have the same type and are valid at the same time. */
function overlap(tariffs: readonly TariffRow[]): Pair | undefined {
  for (const [i, a] of tariffs.entries()) {
    const b = tariffs.slice(i + 1).find((other) => other.values.type === a.values.type && isConcurrent(a, other));
    if (b !== undefined) return [a, b];
  }
  return undefined;
}

function isConcurrent(a: TariffRow, b: TariffRow): boolean {
  const start = Math.max(a.values.start_date_time ?? 0, b.values.start_date_time ?? 0);
  const end = Math.min(
    a.values.end_date_time ?? Number.POSITIVE_INFINITY,
    b.values.end_date_time ?? Number.POSITIVE_INFINITY,
  );
  return start < end;
}
