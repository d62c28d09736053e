/** Writes what a newer version would change in a repository, where nobody edited it. */

import { join } from 'node:path';
import { writeAside } from '../source/files/write-aside.ts';
import { type ComparedFile, compareFiles, type FileState } from './compare-files.ts';
import { CannotWriteThere, inWordsOf, writeNew } from './home.ts';
import { LOCK_FILE, MANIFEST_FILE } from './package-files.ts';
import { filesOfProgram } from './program-files.ts';
import type { OwnPackage } from './program-values.ts';
import { formatRecord, hashOfWritten, type InitRecord, RECORD_FILE } from './record.ts';
import { readRecord, writeRecord } from './record-file.ts';

export interface UpgradeRequest {
  readonly directory: string;
  readonly own: OwnPackage;
  /** Whether files are written, and not only compared. */
  readonly writes: boolean;
}

export interface Upgrade {
  /** The version that wrote the files. */
  readonly from: string;
  readonly files: readonly ComparedFile[];
}

/** @throws CannotWriteThere if the directory has no record of what was written */
export async function upgradeRepository({ directory, own, writes }: UpgradeRequest): Promise<Upgrade> {
  const record = await readRecord(directory);
  if (record === undefined) {
    const hint = 'Run init there: it keeps all files, and writes those that are missing.';
    throw new CannotWriteThere(`There is no ${RECORD_FILE} in "${directory}", so it was not made by init. ${hint}`);
  }
  const ofProgram = await filesOfProgram(directory, own, record);
  const files = asPair(await compareFiles(directory, record, ofProgram));
  if (writes) {
    for (const file of files) await writeFileOf(directory, file);
    const next = recordAfter(record, files, own.version);
    if (formatRecord(next) !== formatRecord(record)) await writeRecord(directory, next);
  }
  return { from: record.version, files };
}

/** npm compares package.json with its lock file, so neither of them is written where the other one is not ours. */
function asPair(files: readonly ComparedFile[]): readonly ComparedFile[] {
  const isOfPair = ({ path }: ComparedFile) => path === MANIFEST_FILE || path === LOCK_FILE;
  const isOurs = files.filter(isOfPair).every(({ state }) => OURS.has(state));
  return files.map((file) =>
    isOurs || !isOfPair(file) || !TO_WRITE.has(file.state) ? file : { ...file, state: 'conflict' },
  );
}

const TO_WRITE: ReadonlySet<FileState> = new Set(['new', 'outdated']);
const OURS: ReadonlySet<FileState> = new Set([...TO_WRITE, 'same']);

async function writeFileOf(directory: string, { path, state, now, next = '' }: ComparedFile): Promise<void> {
  if (state === 'new') await writeNew(directory, path, next);
  if (state !== 'outdated') return;
  const isWindows = typeof now === 'string' && now.includes('\r\n');
  const content = typeof next === 'string' && isWindows ? next.replaceAll('\n', '\r\n') : next;
  const place = join(directory, path);
  await writeAside(place, [Buffer.from(content)]).catch((error: unknown) => {
    throw inWordsOf(error, place);
  });
}

/** A conflict was shown, and counts as edited from now on. What is obsolete is not mentioned again. */
function recordAfter(record: InitRecord, files: readonly ComparedFile[], version: string): InitRecord {
  const hashes: { [path: string]: string } = {};
  for (const { path, state, next } of files) {
    const before = record.files[path];
    if (next === undefined || state === 'foreign') continue;
    if (state !== 'deleted') hashes[path] = hashOfWritten(next);
    else if (before !== undefined) hashes[path] = before;
  }
  return { ...record, version, files: hashes };
}
