/** The last good copies of table sources: what each said when everything was published with it. */

import * as z from 'zod';
import type { Finding } from '../../findings/finding.ts';
import { sha256 } from '../../read/files/sha-256.ts';
import type { TableSource } from '../../settings/table-sources.ts';
import { copyOf, isSameCopy, type LastGood } from '../statuses/last-good.ts';
import type { AskedTable, TableContentOf } from './asked-table.ts';

/** A copy belongs to one address, one table and one way to read its columns. */
export function originOf({ table, url, columns, ignore_columns }: TableSource): string {
  return sha256([JSON.stringify([table, url, columns, ignore_columns])]);
}

export async function lastGoodOf(source: TableSource, lastGood: LastGood): Promise<TableContentOf | undefined> {
  const copy = await copyOf(lastGood, source.name, originOf(source));
  return copy && { copy, notes: readNotes(copy.notes) };
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

type KeptTable = Pick<AskedTable, 'source' | 'now' | 'lastGood'>;

/** Keeps what sources say as their last good copies, after everything was published with it. */
export async function keepTables(used: readonly KeptTable[], lastGood: LastGood): Promise<void> {
  for (const { source, now, lastGood: previous } of used) {
    // Of statuses it matters when they were last the same.
    if ('kind' in now || (previous && source.table !== 'status' && isSameCopy(now.copy, previous.copy))) continue;
    // Without a copy, everything is published all the same.
    await lastGood.put(source.name, now.copy).catch(() => undefined);
  }
}
