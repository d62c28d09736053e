/**
 * Reads a source from a file. Other systems may write the file at any time, often in place, so a file that is still
 * changing is read again.
 */

import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode, FileTooLarge, NotAFile } from '../../read/files/file-errors.ts';
import { openRegularFile } from '../../read/files/regular-file.ts';
import { type Content, type Failed, failed } from './source-answer.ts';

interface FileRequest {
  readonly path: string;
  /** In ms. */
  readonly timeout: number;
  readonly maxBytes: number;
}

export type ReadSourceFile = (request: FileRequest) => Promise<Content | Failed>;

/** The clock, in ms since 1970, and the pause between two reads of a file. */
interface Timing {
  now(): number;
  pause(): Promise<void>;
}

const PAUSE_MS = 100;
/** A file that changed more recently than this may still be being written. */
const JUST_WRITTEN_MS = 1000;
const MOST_READS = 5;

const REAL_TIME: Timing = { now: Date.now, pause: () => wait(PAUSE_MS) };

/** Reads a file. Every failure is a value. */
export async function readSourceFile(request: FileRequest, timing = REAL_TIME): Promise<Content | Failed> {
  const { timeout } = request;
  const finished = new AbortController();
  // A network file system may hang forever.
  const deadline = wait(timeout, failed(`It could not be read within ${timeout / 1000} s.`), {
    signal: finished.signal,
  });
  try {
    return await Promise.race([readStable(request, timing), deadline]);
  } catch (error) {
    return failed(...inWords(error));
  } finally {
    deadline.catch(() => undefined);
    finished.abort();
  }
}

async function readStable({ path, maxBytes }: FileRequest, { now, pause }: Timing) {
  for (let reads = 0; reads < MOST_READS; reads++) {
    const { stats, bytes } = await openRegularFile(path, maxBytes);
    if (stats.mtimeMs > now() - JUST_WRITTEN_MS) await pause();
    const after = await stat(path);
    if (isSame(stats, after) && bytes.length === stats.size) {
      return { kind: 'content', bytes, whole: true, modified: Math.floor(stats.mtimeMs) } as const;
    }
  }
  return failed('The file keeps changing.', 'Write it under another name, and rename it when it is complete.');
}

function isSame(before: Stats, after: Stats): boolean {
  return before.ino === after.ino && before.size === after.size && before.mtimeMs === after.mtimeMs;
}

function inWords(error: unknown): readonly [message: string, hint?: string] {
  if (error instanceof NotAFile) return [`It is ${error.what}, not a file.`, 'Correct the path.'];
  if (error instanceof FileTooLarge) {
    const size = error.size.toLocaleString('en');
    return [`The file has ${size} bytes, which is more than allowed.`, 'If that is right, raise max_bytes.'];
  }
  const code = errorCode(error) ?? String(error);
  if (code === 'ENOENT')
    return ['There is no such file.', 'Correct the path, or check the system that writes the file.'];
  if (code === 'EACCES' || code === 'EPERM')
    return ['There is no permission to read it.', 'Allow this user to read it.'];
  return [`The file cannot be read (${code}).`];
}
