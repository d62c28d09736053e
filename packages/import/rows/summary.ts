/** Counts what became of the objects of a feed, for people who want to know whether they can trust an import. */

import type { ImportCode } from './finding-codes.ts';
import type { ImportedTables } from './imported-tables.ts';
import { isObjectTable, OBJECT_TABLES, type ObjectTable } from './losses.ts';
import { connectorsWithoutTariff } from './tariff-references.ts';

/** For each kind of object: every object of the feed is imported, merged or lost. */
export type Summary = { readonly [T in ObjectTable]: ObjectSummary };

export interface ObjectSummary {
  /** How many the feed has. */
  readonly inFeed: number;
  /** How many have a row in the tables. */
  readonly imported: number;
  /** How many of these have a value that is not that of the feed. */
  readonly changed: number;
  /** How many of these have a cell that a person has to fill in. */
  readonly toFillIn: number;
  /** How many were the same as another one. */
  readonly merged: number;
  readonly lost: number;
  /** How many of the lost ones were left out on purpose, because they lack a mandatory value. */
  readonly incomplete: number;
  /** Of connectors: how many have a price in the feed, and how many still name a tariff. */
  readonly priced?: { readonly inFeed: number; readonly carried: number };
  /** How many were lost by each cause, the most frequent first. */
  readonly causes: { readonly [cause: string]: number };
}

export type ObjectNumbers = { readonly [T in ObjectTable]: number };

/** The objects of a feed. */
export interface FeedNumbers extends ObjectNumbers {
  /** How many of its connectors have a price. */
  readonly priced: number;
}

/** If more than this share of a kind is lost, something is wrong with the feed or with the import. */
export const LARGEST_LOSS = 0.1;

/** Findings that say that a value is not that of the feed. */
const CHANGES: ReadonlySet<string> = new Set<ImportCode>(['left-out', 'assumed', 'repaired']);

/** @param inFeed how many objects the documents have */
export function summaryOf(draft: ImportedTables, inFeed: FeedNumbers): Summary {
  const [imported, toFillIn, changed] = [noNumbers(), noNumbers(), noNumbers()];
  const tables = new Map<string, ObjectTable>();
  let carried = 0;
  for (const row of draft.rows) {
    const { table, document, pointer } = row;
    if (!isObjectTable(table)) continue;
    imported[table]++;
    if (draft.gaps.has(row)) toFillIn[table]++;
    if (table === 'connectors' && row.cells.tariff_ids !== undefined) carried++;
    tables.set(`${document}#${pointer}`, table);
  }
  for (const place of changedPlaces(draft, tables)) {
    const table = tables.get(place);
    if (table) changed[table]++;
  }
  const summaries = OBJECT_TABLES.map((table) => {
    const own = {
      inFeed: inFeed[table],
      imported: imported[table],
      changed: changed[table],
      toFillIn: toFillIn[table],
    };
    const priced = table === 'connectors' ? { priced: { inFeed: inFeed.priced, carried } } : {};
    return [table, { ...own, ...priced, ...lossesOf(draft, table, own) }] as const;
  });
  return Object.fromEntries(summaries) as unknown as Summary;
}

/** Zero for every kind of object. */
export function noNumbers(): { [T in ObjectTable]: number } {
  return { locations: 0, evses: 0, connectors: 0, tariffs: 0 };
}

/** The places of imported objects that a finding says were changed, and of connectors that have lost a tariff. */
function changedPlaces(draft: ImportedTables, objects: ReadonlyMap<string, unknown>): Set<string> {
  const places = new Set([...connectorsWithoutTariff(draft)].map(({ document, pointer }) => `${document}#${pointer}`));
  for (const { code, file, pointer } of draft.findings) {
    if (pointer === undefined || !CHANGES.has(code)) continue;
    let place = `${file}#${pointer}`;
    while (place.includes('/') && !objects.has(place)) place = place.slice(0, place.lastIndexOf('/'));
    places.add(place);
  }
  return places;
}

function lossesOf(
  { losses, incomplete }: ImportedTables,
  table: ObjectTable,
  { inFeed, imported }: { inFeed: number; imported: number },
) {
  const merged = losses.merged[table];
  const lost = Math.max(0, inFeed - imported - merged);
  const named = [...losses.lost[table]];
  const unnamed = lost - named.reduce((sum, [, count]) => sum + count, 0);
  // These never had a row: they are no objects, or a price of theirs cannot be read.
  const all: [string, number][] = unnamed > 0 ? [...named, ['cannot be read', unnamed]] : named;
  return {
    merged,
    lost,
    incomplete: incomplete ? losses.incomplete[table] : 0,
    causes: Object.fromEntries(all.sort(([, a], [, b]) => b - a)),
  };
}

/** The kinds of which too many are lost, apart from what was left out on purpose. */
export function greatLosses(summary: Summary): ObjectTable[] {
  return OBJECT_TABLES.filter((table) => {
    const { lost, incomplete, inFeed } = summary[table];
    return lost - incomplete > LARGEST_LOSS * inFeed;
  });
}
