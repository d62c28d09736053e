/** Rule: a connector has one tariff of each type at any time (OCPI 8.3.3), without a gap. */

import { formatTimestamp } from '../../cells/times/timestamp.ts';
import { DAY_MS, startOfDay } from '../../findings/text/day.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Dataset } from '../../read/load/join.ts';
import type { TariffRow } from '../../tables/tables.ts';
import { defineRule, oncePerNetwork } from '../rule/rule.ts';

type Pair = readonly [TariffRow, TariffRow];

/** None of these blocks: time passes without anybody's doing, and statuses must go on being published. */
export const rule = defineRule({
  group: 'tariffs',
  findings: {
    'ended-tariff': {
      severity: 'warning',
      wrong: 'Connectors have a tariff that has ended.',
      why: 'Readers ignore it. If it is the only one, drivers see no price.',
      fix: 'Put the tariff that applies now into tariff_ids, or correct end_date_time.',
      message: 'Tariff "{id}" ended at {end}, but it is still that of {count:connector}.',
    },
    'future-tariff': {
      severity: 'warning',
      wrong: 'All tariffs of a connector begin later than today.',
      why: 'Until then, drivers see no price.',
      fix: 'Add the tariff that applies until then to tariff_ids, or correct start_date_time.',
      message: 'Tariff "{id}" begins at {begin}, and until then there is no price at {count:connector}.',
    },
    'tariff-gap': {
      severity: 'warning',
      wrong: 'A tariff of a connector ends some time before the next one of the same type begins.',
      why: 'In between, drivers see no price.',
      fix: 'Let one begin when the other ends: correct end_date_time of the first, or start_date_time of the second. Both are in UTC.',
      message:
        'Tariff "{id}" begins at {begin}, but "{before}" ends at {end}: in between, there is no price at {count:connector}.',
    },
    'overlapping-tariffs': {
      severity: 'warning',
      wrong: 'A connector has two tariffs of the same type that are valid at the same time.',
      why: 'OCPI does not say which of the two applies, so nobody knows the price.',
      fix: 'In tariffs.csv, give them different types, or end one (end_date_time) when the other starts (start_date_time).',
      message: 'Tariffs "{first}" and "{second}" have the same type, or both none, and are valid at the same time.',
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
      say('overlapping-tariffs', 'tariff_ids', { params: { first: one.id, second: other.id } });
    },
  },
  network({ dataset, now, tell }) {
    const today = startOfDay(now);
    const problems = new Map<TariffRow, Problem>();
    for (const list of tariffLists(dataset)) {
      // That a tariff ends before it begins is another finding (periods.ts).
      if (list.tariffs.every((row) => start(row) < end(row))) addProblems(list, today, problems);
    }
    for (const [tariff, { code, before, connectors: count }] of problems) {
      const { id } = tariff.values;
      const begin = formatTimestamp(start(tariff));
      if (code === 'ended-tariff') {
        tell(code, 'tariffs', tariff, 'end_date_time', { params: { id, end: formatTimestamp(end(tariff)), count } });
      } else if (before === undefined) {
        tell('future-tariff', 'tariffs', tariff, 'start_date_time', { params: { id, begin, count } });
      } else {
        const params = { id, begin, before: before.values.id, end: formatTimestamp(end(before)), count };
        tell('tariff-gap', 'tariffs', tariff, 'start_date_time', { params });
      }
    }
  },
});

const knownPairs = oncePerNetwork(() => new Map<string, Pair | undefined>());

function overlap(tariffs: readonly TariffRow[]): Pair | undefined {
  for (const [i, a] of tariffs.entries()) {
    const b = tariffs.slice(i + 1).find((other) => other.values.type === a.values.type && isConcurrent(a, other));
    if (b !== undefined) return [a, b];
  }
  return undefined;
}

function isConcurrent(a: TariffRow, b: TariffRow): boolean {
  return Math.max(start(a), start(b)) < Math.min(end(a), end(b));
}

/** Connectors with the same tariffs. */
interface TariffList {
  readonly tariffs: readonly TariffRow[];
  connectors: number;
}

/** A mistake of a tariff, and the number of connectors that it is one for. */
interface Problem {
  readonly code: 'ended-tariff' | 'future-tariff' | 'tariff-gap';
  /** The tariff that ends before a gap. */
  readonly before?: TariffRow;
  connectors: number;
}

function tariffLists({ contents, tariffsById }: Dataset): Iterable<TariffList> {
  const lists = new Map<string, TariffList>();
  const isTimed = contents.tariffs.rows.some((row) => start(row) > 0 || end(row) < Number.POSITIVE_INFINITY);
  if (!isTimed) return [];
  for (const { values } of contents.connectors.rows) {
    const ids = values.tariff_ids;
    if (ids === undefined) continue;
    const key = ids.length === 1 ? (ids[0] ?? '') : ids.join('\n');
    const known = lists.get(key);
    if (known) known.connectors++;
    else lists.set(key, { tariffs: ids.flatMap((id) => tariffsById.get(foldCase(id)) ?? []), connectors: 1 });
  }
  return lists.values();
}

function addProblems({ tariffs, connectors }: TariffList, today: number, problems: Map<TariffRow, Problem>): void {
  const add = (tariff: TariffRow, code: Problem['code'], before?: TariffRow) => {
    const known = problems.get(tariff);
    if (known?.code === code) known.connectors += connectors;
    else if (known === undefined) problems.set(tariff, { code, connectors, ...(before && { before }) });
  };
  const gaps = gapsOf(tariffs).filter(({ after }) => start(after) > today);
  for (const { before, after } of gaps) add(after, 'tariff-gap', before);
  for (const row of tariffs) {
    const isInGap = gaps.some(({ before, after }) => row === before || row === after);
    if (!isInGap && end(row) <= today) add(row, 'ended-tariff');
  }
  const isValidNow = tariffs.some((row) => start(row) < today + DAY_MS && end(row) > today);
  const later = tariffs.filter((row) => start(row) >= today + DAY_MS).sort((a, b) => start(a) - start(b));
  const [next] = later;
  if (!isValidNow && next !== undefined && gaps.length === 0) add(next, 'future-tariff');
}

/** People let a tariff end at 23:59 or 23:59:59. */
const LAST_MINUTE_MS = 60_000;

interface Gap {
  readonly before: TariffRow;
  readonly after: TariffRow;
}

/** Where a tariff ends before the next of its type begins, and no other one covers the time between. */
function gapsOf(tariffs: readonly TariffRow[]): Gap[] {
  if (tariffs.length < 2) return [];
  const gaps = new Map<TariffRow, Gap>();
  for (const type of new Set(tariffs.map(({ values }) => values.type))) {
    const [first, ...others] = tariffs
      .filter(({ values }) => values.type === type || values.type === undefined)
      .sort((a, b) => start(a) - start(b));
    let last = first;
    for (const row of others) {
      if (last === undefined) break;
      if (start(row) > end(last) + LAST_MINUTE_MS) gaps.set(row, { before: last, after: row });
      if (end(row) > end(last)) last = row;
    }
  }
  return [...gaps.values()];
}

function start({ values }: TariffRow): number {
  return values.start_date_time ?? 0;
}

function end({ values }: TariffRow): number {
  return values.end_date_time ?? Number.POSITIVE_INFINITY;
}
