/**
 * A status source in a file -> its content. Systems write such files at any moment, often in place, so a file that is
 * still changing is read again until it stands still.
 */

import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FileTooLarge, NotAFile, openRegularFile } from '../../source/files/regular-file.ts';
import type { StatusSource } from '../../source/settings/status-sources.ts';
import { type Content, type Failed, failed } from './source-answer.ts';

export interface FileRequest {
  readonly path: string;
  /** In ms. */
  readonly timeout: number;
  readonly maxBytes: number;
}

export type ReadSourceFile = (request: FileRequest) => Promise<Content | Failed>;

/** The clock, in ms since 1970, and a pause between two looks at a file. */
export interface FileSurroundings {
  now(): number;
  pause(): Promise<void>;
}

const LOOKS_APART_MS = 100;
/** A file that changed this lately may be in the middle of being written. */
const JUST_WRITTEN_MS = 1000;
/** How often a file is read that changes each time. */
const READS = 5;

const SYSTEM: FileSurroundings = { now: Date.now, pause: () => wait(LOOKS_APART_MS) };

/** Where the file of a source is; a relative path begins in the data directory. */
export function pathOfSource(
  { file }: Extract<StatusSource, { readonly file: string }>,
  dataDirectory: string,
): string {
  const isAbsolute = /^([/\\]|[A-Za-z]:[/\\])/.test(file);
  return isAbsolute ? file : join(dataDirectory, file).replaceAll('\\', '/');
}

/** Reads a file. Every failure is a value. */
export async function readSourceFile(request: FileRequest, system = SYSTEM): Promise<Content | Failed> {
  const { timeout } = request;
  const late = new AbortController();
  // A file system over a network may hang for ever.
  const deadline = wait(timeout, failed(`It could not be read within ${timeout / 1000} s.`), { signal: late.signal });
  try {
    return await Promise.race([readSettled(request, system), deadline]);
  } catch (error) {
    return failed(...inWords(error));
  } finally {
    deadline.catch(() => undefined);
    late.abort();
  }
}

async function readSettled({ path, maxBytes }: FileRequest, { now, pause }: FileSurroundings) {
  for (let reads = 0; reads < READS; reads++) {
    const { stats, bytes } = await openRegularFile(path, maxBytes);
    if (stats.mtimeMs > now() - JUST_WRITTEN_MS) await pause();
    const after = await stat(path);
    if (isSame(stats, after) && bytes.length === stats.size) {
      return { kind: 'content', bytes, whole: true, modified: Math.floor(stats.mtimeMs) } as const;
    }
  }
  return failed('The file changes all the time.', 'Write it aside, and rename it when it is whole.');
}

function isSame(before: Stats, after: Stats): boolean {
  return before.ino === after.ino && before.size === after.size && before.mtimeMs === after.mtimeMs;
}

function inWords(error: unknown): readonly [message: string, hint?: string] {
  if (error instanceof NotAFile) return [`It is ${error.what}, not a file.`, 'Correct the path.'];
  if (error instanceof FileTooLarge) {
    const size = error.size.toLocaleString('en');
    return [`The file has ${size} bytes, more than allowed.`, 'If that is as it should be, raise max_bytes.'];
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  if (code === 'ENOENT')
    return ['There is no such file.', 'Correct the path, or look after the system that writes it.'];
  if (code === 'EACCES' || code === 'EPERM') return ['It may not be read.', 'Allow this user to read it.'];
  return [`The file cannot be read (${code}).`];
}
