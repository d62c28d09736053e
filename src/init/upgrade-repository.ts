/** Writes what a newer version would change in a repository, where nobody edited it. */

import { join } from 'node:path';
import { writeAside } from '../source/files/write-aside.ts';
import { type ComparedFile, compareFiles } from './compare-files.ts';
import { CannotWriteThere, inWordsOf, writeNew } from './home.ts';
import { type OwnPackage, programValues } from './program-values.ts';
import { formatRecord, hashOfWritten, type InitRecord, RECORD_FILE } from './record.ts';
import { readRecord, writeRecord } from './record-file.ts';
import { programFiles } from './templates.ts';

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
  const ofProgram = await programFiles(own.root, programValues(own, record));
  const files = await compareFiles(directory, record, ofProgram);
  if (writes) {
    for (const file of files) await writeFileOf(directory, file);
    const next = recordAfter(record, files, own.version);
    if (formatRecord(next) !== formatRecord(record)) await writeRecord(directory, next);
  }
  return { from: record.version, files };
}

async function writeFileOf(directory: string, { path, state, now, next = '' }: ComparedFile): Promise<void> {
  if (state === 'new') await writeNew(directory, path, next);
  if (state !== 'outdated') return;
  const text = now?.includes('\r\n') ? next.replaceAll('\n', '\r\n') : next;
  const place = join(directory, path);
  await writeAside(place, [Buffer.from(text)]).catch((error: unknown) => {
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
