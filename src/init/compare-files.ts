/** Compares the files of a repository with those that this version writes, and with what init wrote at the time. */

import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegularFile } from '../source/files/regular-file.ts';
import { isTaken } from './home.ts';
import { LARGEST_OF_PROGRAM } from './program-files.ts';
import { hashOfWritten, type InitRecord } from './record.ts';
import type { FileContents } from './templates.ts';

/**
 * - same: as this version writes it
 * - outdated: nobody edited it, and this version writes it otherwise
 * - edited: somebody did, and this version writes what was written before
 * - conflict: somebody did, and this version writes it otherwise
 * - new: older versions did not write it
 * - obsolete: this version does not write it any more
 * - deleted: somebody deleted it
 * - foreign: it was there before init
 */
export type FileState = 'same' | 'outdated' | 'edited' | 'conflict' | 'new' | 'obsolete' | 'deleted' | 'foreign';

export interface ComparedFile {
  readonly path: string;
  readonly state: FileState;
  /** What stands there; undefined if there is no file that can be read. */
  readonly now?: string | Uint8Array | undefined;
  /** What this version writes. */
  readonly next?: string | Uint8Array | undefined;
}

export async function compareFiles(
  directory: string,
  record: InitRecord,
  ofProgram: FileContents,
): Promise<ComparedFile[]> {
  const paths = [...new Set([...ofProgram.keys(), ...Object.keys(record.files)])].sort();
  const compared: ComparedFile[] = [];
  for (const path of paths) {
    const next = ofProgram.get(path);
    const isThere = await isTaken(directory, path);
    const now = isThere ? await readAs(typeof next, join(directory, path)) : undefined;
    const state = stateOf({ isThere, now, next, recorded: record.files[path] });
    if (state !== undefined) compared.push({ path, state, now, next });
  }
  return compared;
}

interface Evidence {
  readonly isThere: boolean;
  readonly now: string | Uint8Array | undefined;
  readonly next: string | Uint8Array | undefined;
  /** Hash of what was written; undefined if nothing was. */
  readonly recorded: string | undefined;
}

function stateOf({ isThere, now, next, recorded }: Evidence): FileState | undefined {
  if (next === undefined) return isThere ? 'obsolete' : undefined;
  if (!isThere) return recorded === undefined ? 'new' : 'deleted';
  const hash = now === undefined ? undefined : hashOfWritten(now);
  if (hash === hashOfWritten(next)) return 'same';
  if (recorded === undefined) return 'foreign';
  if (hash === recorded) return 'outdated';
  return hashOfWritten(next) === recorded ? 'edited' : 'conflict';
}

/** A link is somebody's choice, whatever it leads to. */
async function readAs(type: string, path: string): Promise<string | Uint8Array | undefined> {
  if ((await lstat(path)).isSymbolicLink()) return undefined;
  return readRegularFile(path, LARGEST_OF_PROGRAM).then(
    (bytes) => (type === 'string' ? bytes.toString('utf8') : bytes),
    () => undefined,
  );
}
