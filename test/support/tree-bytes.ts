import type { SnapshotFile } from '../../src/snapshot/snapshot.ts';

/** The bytes of a file of a tree. @throws if it is not there, or was carried over */
export function bytesOf(file: SnapshotFile | undefined, path: string): Uint8Array {
  if (file instanceof Uint8Array) return file;
  throw new Error(`There are no bytes of ${path}.`);
}
