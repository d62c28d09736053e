/** The last good copies of table sources: what each said when everything was published with it. */

import * as z from 'zod';
import type { Finding } from '../../findings/finding.ts';
import { sha256 } from '../../read/files/sha-256.ts';
import type { TableSource } from '../../settings/table-sources.ts';
import type { LastGood } from '../statuses/last-good.ts';
import { hasSameBytes, type TableContentOf } from './asked-table.ts';

/** A copy belongs to one address, one table and one way to read its columns. */
export function originOf({ table, url, columns, ignore_columns }: TableSource): string {
  return sha256([JSON.stringify([table, url, columns, ignore_columns])]);
}

export async function lastGoodOf(source: TableSource, lastGood: LastGood): Promise<TableContentOf | undefined> {
  const copy = await lastGood.get(source.name).catch(() => undefined);
  return copy?.origin === originOf(source) ? { copy, notes: readNotes(copy.notes) } : undefined;
}

const noteSchema = z.array(
  z.object({
    code: z.enum(['table-source-row', 'table-source-column']),
    severity: z.literal('warning'),
    file: z.string(),
    line: z.int().min(1),
    column: z.int().min(1),
    cell: z.string(),
    message: z.string(),
    hint: z.string().optional(),
    params: z.record(z.string(), z.string()).optional(),
    wording: z.object({ message: z.string(), hint: z.string() }),
  }),
);

/** A cache may come from elsewhere, so what it says is checked. */
function readNotes(text = '[]'): readonly Finding[] {
  try {
    return noteSchema.parse(JSON.parse(text)) as Finding[];
  } catch {
    return [];
  }
}

interface KeptTable {
  readonly source: TableSource;
  readonly now: TableContentOf | undefined;
  readonly lastGood: TableContentOf | undefined;
}

/** Keeps what sources say as their last good copies, after everything was published with it. */
export async function keepTables(used: readonly KeptTable[], lastGood: LastGood): Promise<void> {
  for (const { source, now, lastGood: previous } of used) {
    // Of statuses it matters when they were last the same.
    if (now === undefined || (previous && source.table !== 'status' && isKept(now, previous))) continue;
    // Without a copy, everything is published all the same.
    await lastGood.put(source.name, now.copy).catch(() => undefined);
  }
}

function isKept(now: TableContentOf, previous: TableContentOf): boolean {
  const { copy } = previous;
  return now.copy.etag === copy.etag && now.copy.lastModified === copy.lastModified && hasSameBytes(now, previous);
}
