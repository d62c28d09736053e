/** Rule: at any time, a connector has at most one tariff of each type (OCPI 8.3.3). */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { TariffRow } from '../../tables/tables.ts';
import { inEachKind } from '../rule/kinds.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('tariffs', check, {
  'overlapping-tariffs': {
    severity: 'warning',
    wrong: 'A connector has two tariffs of the same type that are valid at the same time.',
    why: 'OCPI does not say which of the two applies, so nobody knows the price.',
    fix: 'Give them different types, or end one (end_date_time) when the other starts (start_date_time).',
  },
});

function check({ dataset }: RuleInput): Findings {
  const known = new Map<string, readonly [TariffRow, TariffRow] | undefined>();
  return inEachKind(dataset.contents.connectors.rows, function* (row) {
    const ids = row.values.tariff_ids;
    if (ids === undefined || ids.length < 2) return;
    const key = ids.join('\n');
    if (!known.has(key)) known.set(key, overlap(ids.flatMap((id) => dataset.tariffsById.get(foldCase(id)) ?? [])));
    const pair = known.get(key);
    if (pair === undefined) return;
    const [first, second] = pair.map((tariff) => `"${tariff.values.id}"`);
    const { type } = pair[0].values;
    yield rule.finding('overlapping-tariffs', 'connectors', row, 'tariff_ids', {
      message: `Tariffs ${first} and ${second} are ${type === undefined ? 'without a type' : `both ${type}`} and valid at the same time.`,
      hint: 'In tariffs.csv, give them different types, or end one when the other starts.',
    });
  });
}

/** The first two that have the same type and are valid at the same time. */
function overlap(tariffs: readonly TariffRow[]): readonly [TariffRow, TariffRow] | undefined {
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
