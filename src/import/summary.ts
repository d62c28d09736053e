/** What became of the objects of a feed, for people who want to know whether they can trust an import. */

import type { ImportCode } from './finding-codes.ts';
import type { ImportedTables } from './imported-tables.ts';
import { isObjectTable, OBJECT_TABLES, type ObjectTable } from './losses.ts';

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
  /** How many were lost by each cause, the most frequent first. */
  readonly causes: { readonly [cause: string]: number };
}

export type ObjectNumbers = { readonly [T in ObjectTable]: number };

/** If more than this share of a kind is lost, something is wrong with the feed or with the import. */
export const LARGEST_LOSS = 0.1;

/** Findings that say that a value is not that of the feed. */
const CHANGES: ReadonlySet<string> = new Set<ImportCode>(['left-out', 'assumed', 'repaired']);

/** @param inFeed how many objects the documents have */
export function summaryOf(draft: ImportedTables, inFeed: ObjectNumbers): Summary {
  const [imported, toFillIn, changed] = [noNumbers(), noNumbers(), noNumbers()];
  const tables = new Map<string, ObjectTable>();
  for (const row of draft.rows) {
    const { table, document, pointer } = row;
    if (!isObjectTable(table)) continue;
    imported[table]++;
    if (draft.gaps.has(row)) toFillIn[table]++;
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
    return [table, { ...own, ...lossesOf(draft, table, own) }] as const;
  });
  return Object.fromEntries(summaries) as unknown as Summary;
}

/** Zero for every kind of object. */
export function noNumbers(): { [T in ObjectTable]: number } {
  return { locations: 0, evses: 0, connectors: 0, tariffs: 0 };
}

/** The places of imported objects that a finding says were changed. */
function changedPlaces({ findings }: ImportedTables, objects: ReadonlyMap<string, unknown>): Set<string> {
  const places = new Set<string>();
  for (const { code, file, pointer } of findings) {
    if (pointer === undefined || !CHANGES.has(code)) continue;
    let place = `${file}#${pointer}`;
    while (place.includes('/') && !objects.has(place)) place = place.slice(0, place.lastIndexOf('/'));
    places.add(place);
  }
  return places;
}

function lossesOf(
  { losses }: ImportedTables,
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
    incomplete: losses.incomplete[table],
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
