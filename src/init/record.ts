/**
 * The record of what init wrote: the version, and a hash of each file. By it, `upgrade` knows which files nobody has edited.
 * It stands in the repository, so that this is known on every machine.
 */

import { createHash } from 'node:crypto';
import * as z from 'zod';
import { feedSchema } from './network-feed.ts';
import { TABLE_CHOICES } from './templates.ts';

export const RECORD_FILE = '.ocpi-snapshot.json';

const recordSchema = z.strictObject({
  about: z.string(),
  version: z.string(),
  name: z.string(),
  country: z.string(),
  party: z.string(),
  tables: z.enum(TABLE_CHOICES),
  /** Where the tables come from, if a machine brings them up to date. */
  feed: feedSchema.optional(),
  /** Until everything is written. */
  unfinished: z.literal(true).optional(),
  /** SHA-256 by path. */
  files: z.record(z.string(), z.string()),
});

export type InitRecord = z.output<typeof recordSchema>;

export const ABOUT =
  'What `ocpi-snapshot init` wrote here. `ocpi-snapshot upgrade` compares with it, so keep it in Git.';

/** A record, or undefined if this is none. */
export function parseRecord(text: string): InitRecord | undefined {
  try {
    return recordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The same text, whatever was written first. */
export function formatRecord({ files, ...rest }: InitRecord): string {
  const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ ...rest, files: sorted }, undefined, 2)}\n`;
}

/** Git writes other line ends of texts on Windows, and nobody edited the file. */
export function hashOfWritten(content: string | Uint8Array): string {
  const plain = typeof content === 'string' ? content.replaceAll('\r\n', '\n') : content;
  return createHash('sha256').update(plain).digest('hex');
}
