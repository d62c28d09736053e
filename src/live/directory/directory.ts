/**
 * A store in a directory of this machine. Whatever moment a process is killed at, each path has a whole object or none; the lock of a
 * swap names its process, and the next writer takes it over if that one is gone.
 */

import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { withLock } from '../../publish/disk/lock.ts';
import { errorCode } from '../../read/files/file-errors.ts';
import { writeAside } from '../../read/files/write-aside.ts';
import { type Wait, waitFor } from '../store/conditional-put.ts';
import { type FoundObject, putIfAbsent } from '../store/put-if-absent.ts';
import { type ListedObject, type Store, type StoredObject, StoreFault } from '../store/store.ts';

export interface DirectoryOptions {
  readonly wait?: Wait;
  readonly now?: () => number;
}

export function createDirectoryStore(directory: string, options: DirectoryOptions = {}): Store {
  const { wait = waitFor, now = Date.now } = options;
  const root = resolve(directory);
  const words = `the directory "${directory}"`;
  const at = (path: string) => join(root, fileOf(path, words));

  const read = (path: string) => ask(words, () => readObject(at(path)));
  const put = (path: string, bytes: Uint8Array) => ask(words, () => writeAside(at(path), [bytes]));
  const find = (path: string) => ask(words, () => findObject(at(path), now()));

  return {
    words,
    read,
    put,
    putIfAbsent: (path, bytes) => putIfAbsent(path, bytes, { store: { read, put }, find, wait, now }),
    swap: (path, bytes, expected) =>
      ask(words, () =>
        withLock(
          at(path),
          async () => {
            if ((await readObject(at(path)))?.version !== expected) return undefined;
            await writeAside(at(path), [bytes]);
            return versionOf(bytes);
          },
          { name: `${directory}${path}` },
        ),
      ),
    async *list(prefix): AsyncGenerator<ListedObject> {
      const files = await ask(words, () => filesBelow(dirname(join(root, `${prefix}x`))));
      for (const file of files) {
        const path = `/${relative(root, file).split(sep).join('/')}`;
        const putAt = path.startsWith(prefix) ? await ask(words, () => putTime(file)) : undefined;
        if (putAt !== undefined) yield { path, putAt };
      }
    },
    async remove(paths) {
      for (const path of paths) await ask(words, () => rm(at(path), { force: true }));
    },
  };
}

/** No name begins with a dot: those are the locks, what is being written, and the way out of the directory. */
function fileOf(path: string, words: string): string {
  if (!/^(\/[\w-][\w.-]*)+$/.test(path)) throw new StoreFault(`${words} cannot hold ${path}`);
  return path;
}

async function ask<T>(words: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreFault) throw error;
    const reason = errorCode(error) ?? (error instanceof Error ? error.message : 'unknown error');
    throw new StoreFault(`${words} refuses: ${reason}`);
  }
}

async function readObject(file: string): Promise<StoredObject | undefined> {
  const bytes = await unlessGone(readFile(file));
  return bytes && { bytes, version: versionOf(bytes) };
}

async function findObject(file: string, now: number): Promise<FoundObject | undefined> {
  const found = await unlessGone(stat(file));
  return found && { bytes: found.size, age: now - found.mtimeMs };
}

async function putTime(file: string): Promise<number | undefined> {
  return (await unlessGone(stat(file)))?.mtimeMs;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = (await unlessGone(readdir(folder, { withFileTypes: true }))) ?? [];
  const files: string[] = [];
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) files.push(...(await filesBelow(path)));
    else if (entry.isFile()) files.push(path);
  }
  return files;
}

async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
