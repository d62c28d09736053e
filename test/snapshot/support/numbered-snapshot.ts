/** Snapshots that know their number in every file, so that a mixture of two shows. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SnapshotFiles } from '../../../src/snapshot/snapshot.ts';

const FILES = 40;

/** A snapshot in which every file begins with its number; files have some kilobytes, so that writing takes its time. */
export function snapshotOf(number: number): SnapshotFiles {
  const text = `${number}\n${'.'.repeat(20_000)}\nend`;
  const names = Array.from({ length: FILES }, (_, i) => `api/ocpi/${i % 4}/list-${i}`);
  return new Map([...names, '_snapshot/manifest.json', 'index.html'].map((name) => [name, Buffer.from(text)]));
}

/** The number of the snapshot in a directory; throws if a file is missing, cut off, or of another snapshot. */
export function numberOf(directory: string): number {
  const number = Number.parseInt(readFileSync(join(directory, 'index.html'), 'utf8'), 10);
  const expected = snapshotOf(number);
  const names = readdirSync(`${directory}/`, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  if (names.length !== expected.size) throw new Error(`${names.length} files instead of ${expected.size}`);
  for (const [name, bytes] of expected) {
    if (!(bytes instanceof Uint8Array) || !readFileSync(join(directory, name)).equals(bytes))
      throw new Error(`${name} is not of snapshot ${number}`);
  }
  return number;
}
