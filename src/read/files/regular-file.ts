/**
 * Reads files that anybody may have put there. Only regular files of limited size are read. Type and size are checked on the
 * open file, because the path may lead to another file a moment later. Named pipes, devices, sockets and directories are
 * errors, and never waited for.
 */

import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { errorCode, FileTooLarge, NotAFile } from './file-errors.ts';

interface OpenedFile {
  readonly bytes: Buffer;
  readonly stats: Stats;
}

/** Without O_NONBLOCK, opening a named pipe waits until somebody writes to it. Windows does not have these flags. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);

/**
 * Reads a file of at most `limit` bytes.
 *
 * @throws NotAFile, FileTooLarge, and the errors of Node
 */
export async function openRegularFile(path: string, limit: number): Promise<OpenedFile> {
  const file = await openForReading(path);
  try {
    const stats = await file.stat();
    checkKind(stats, limit);
    const read = async (bytes: Buffer, at: number) => (await file.read(bytes, at, bytes.length - at, at)).bytesRead;
    let [bytes, end] = [roomFor(stats, limit), 0];
    for (let count = await read(bytes, 0); count > 0; count = await read(bytes, end)) {
      end += count;
      if (end > limit) throw new FileTooLarge(end, limit);
      if (end === bytes.length) bytes = grown(bytes, limit);
    }
    return { bytes: bytes.subarray(0, end), stats };
  } finally {
    await file.close();
  }
}

/** Like `openRegularFile`, but returns only the bytes. */
export async function readRegularFile(path: string, limit: number): Promise<Buffer> {
  return (await openRegularFile(path, limit)).bytes;
}

/** Like `readRegularFile`, for synchronous callers. */
export function readRegularFileSync(path: string, limit: number): Buffer {
  const file = openSyncForReading(path);
  try {
    const stats = fstatSync(file);
    checkKind(stats, limit);
    let [bytes, end] = [roomFor(stats, limit), 0];
    for (let count = readSync(file, bytes, 0, bytes.length, 0); count > 0; ) {
      end += count;
      if (end > limit) throw new FileTooLarge(end, limit);
      if (end === bytes.length) bytes = grown(bytes, limit);
      count = readSync(file, bytes, end, bytes.length - end, end);
    }
    return bytes.subarray(0, end);
  } finally {
    closeSync(file);
  }
}

async function openForReading(path: string): Promise<FileHandle> {
  try {
    return await open(path, FLAGS);
  } catch (error) {
    throw inKind(error);
  }
}

function openSyncForReading(path: string): number {
  try {
    return openSync(path, FLAGS);
  } catch (error) {
    throw inKind(error);
  }
}

/** Opening a socket fails with ENXIO. */
function inKind(error: unknown): unknown {
  return errorCode(error) === 'ENXIO' ? new NotAFile('a socket') : error;
}

function checkKind(stats: Stats, limit: number): void {
  if (stats.isDirectory()) throw new NotAFile('a directory');
  if (stats.isFIFO()) throw new NotAFile('a named pipe');
  if (!stats.isFile()) throw new NotAFile('a device');
  if (stats.size > limit) throw new FileTooLarge(stats.size, limit);
}

/** One byte more than the file has, so that its end is found without growing the buffer. */
function roomFor({ size }: Stats, limit: number): Buffer {
  return Buffer.allocUnsafe(Math.min(size, limit) + 1);
}

/** For a file that has grown in the meantime. */
function grown(bytes: Buffer, limit: number): Buffer {
  const more = Buffer.allocUnsafe(Math.min(2 * bytes.length + 4096, limit + 1));
  bytes.copy(more);
  return more;
}
