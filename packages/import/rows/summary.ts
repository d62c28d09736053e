/** Counts what became of the objects of a feed, for people who want to know whether they can trust an import. */

import { formatCount, formatWhole, percent } from '../../../src/findings/index.ts';
import type { ImportedTables } from './imported-tables.ts';
import { count, noNumbers, OBJECT_TABLES, type ObjectNumbers, type ObjectTable } from './losses.ts';

/** For each kind of object: every object of the feed is imported, merged or lost. */
export type Summary = { readonly [T in ObjectTable]: ObjectSummary };

export interface ObjectSummary {
  /** How many the feed has. */
  readonly inFeed: number;
  /** How many have a row in the tables. */
  readonly imported: number;
  /** How many of these have a cell that a person has to fill in. */
  readonly toFillIn: number;
  /** How many were the same as another one. */
  readonly merged: number;
  readonly lost: number;
  /** How many of the lost ones were left out on purpose, because they lack a mandatory value. */
  readonly incomplete: number;
}

/** If more than this share of a kind is lost, something is wrong with the feed or with the import. */
export const LARGEST_LOSS = 0.1;

/** @param inFeed how many objects the documents have */
export function summaryOf(draft: ImportedTables, inFeed: Readonly<ObjectNumbers>): Summary {
  const [imported, toFillIn] = [noNumbers(), noNumbers()];
  for (const row of draft.rows) {
    count(imported, row.table);
    if (draft.gaps.has(row)) count(toFillIn, row.table);
  }
  const of = (table: ObjectTable): ObjectSummary => {
    const own = { inFeed: inFeed[table], imported: imported[table], merged: draft.merged[table] };
    const lost = Math.max(0, own.inFeed - own.imported - own.merged);
    return { ...own, toFillIn: toFillIn[table], lost, incomplete: draft.incomplete ? draft.lostIncomplete[table] : 0 };
  };
  return { locations: of('locations'), evses: of('evses'), connectors: of('connectors'), tariffs: of('tariffs') };
}

const ONE: { readonly [T in ObjectTable]: string } = {
  locations: 'location',
  evses: 'EVSE',
  connectors: 'connector',
  tariffs: 'tariff',
};

/** A table of what became of the objects, in lines. */
export function summaryInWords(summary: Summary): string[] {
  const head = ['', 'in feed', 'imported', 'to fill in', 'merged', 'lost'];
  const rows = OBJECT_TABLES.filter((table) => summary[table].inFeed > 0).map((table) => {
    const { inFeed, imported, toFillIn, merged, lost } = summary[table];
    return [`${ONE[table]}s`, ...[inFeed, imported, toFillIn, merged, lost].map(formatWhole)];
  });
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]?.length ?? 0)));
  return [head, ...rows].map((cells) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  );
}

/** Why an import with these losses writes nothing; undefined if it may. What was left out on purpose does not count. */
export function refusalOf(summary: Summary): string | undefined {
  const kinds = OBJECT_TABLES.filter((table) => {
    const { lost, incomplete, inFeed } = summary[table];
    return lost - incomplete > LARGEST_LOSS * inFeed;
  }).map((table) => `${formatWhole(summary[table].lost)} of ${formatCount(summary[table].inFeed, ONE[table])}`);
  if (kinds.length === 0) return undefined;
  const what = `nothing was written: ${kinds.join(' and ')} would be lost, more than ${percent(LARGEST_LOSS)}.`;
  return `${what} If that is as it should be, add --allow-losses.`;
}
