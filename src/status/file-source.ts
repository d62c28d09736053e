/**
 * A status source in a file -> its content. Systems write such files at any moment, often in place, so a file that is
 * still changing is read again until it stands still.
 */

import { constants, type Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { StatusSource } from './settings.ts';
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
    const { stats, bytes } = await readOnce(path, maxBytes);
    if (!stats.isFile()) return failed('It is not a file.', 'Correct the path.');
    if (stats.size > maxBytes) {
      const hint = 'If that is as it should be, raise max_bytes.';
      return failed(`The file has ${stats.size.toLocaleString('en')} bytes, more than allowed.`, hint);
    }
    if (stats.mtimeMs > now() - JUST_WRITTEN_MS) await pause();
    const after = await stat(path);
    if (isSame(stats, after) && bytes.length === stats.size) {
      return { kind: 'content', bytes, whole: true, modified: Math.floor(stats.mtimeMs) } as const;
    }
  }
  return failed('The file changes all the time.', 'Write it aside, and rename it when it is whole.');
}

/** What the file was when it was opened, and its bytes, if it is a file of allowed size. */
async function readOnce(path: string, maxBytes: number): Promise<{ stats: Stats; bytes: Buffer }> {
  // Without O_NONBLOCK, opening a named pipe waits for somebody to write to it.
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = await file.stat();
    if (!stats.isFile() || stats.size > maxBytes) return { stats, bytes: Buffer.alloc(0) };
    const bytes = Buffer.alloc(stats.size);
    const { bytesRead } = await file.read(bytes, 0, stats.size, 0);
    return { stats, bytes: bytes.subarray(0, bytesRead) };
  } finally {
    await file.close();
  }
}

function isSame(before: Stats, after: Stats): boolean {
  return before.ino === after.ino && before.size === after.size && before.mtimeMs === after.mtimeMs;
}

function inWords(error: unknown): readonly [message: string, hint?: string] {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  if (code === 'ENOENT')
    return ['There is no such file.', 'Correct the path, or look after the system that writes it.'];
  if (code === 'EACCES' || code === 'EPERM') return ['It may not be read.', 'Allow this user to read it.'];
  return [`The file cannot be read (${code}).`];
}
