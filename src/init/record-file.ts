/** The record of what init wrote, as a file. */

import { join } from 'node:path';
import { errorCode } from '../source/files/error-code.ts';
import { readRegularFile } from '../source/files/regular-file.ts';
import { writeAside } from '../source/files/write-aside.ts';
import { CannotWriteThere, inWordsOf } from './home.ts';
import { formatRecord, type InitRecord, parseRecord, RECORD_FILE } from './record.ts';

const LARGEST_RECORD = 100_000;

/** The record in a directory; undefined if there is none. @throws CannotWriteThere if it is damaged */
export async function readRecord(directory: string): Promise<InitRecord | undefined> {
  const path = join(directory, RECORD_FILE);
  const bytes = await readRegularFile(path, LARGEST_RECORD).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
    return Buffer.alloc(0);
  });
  if (bytes === undefined) return undefined;
  const record = parseRecord(bytes.toString('utf8'));
  if (record !== undefined) return record;
  throw new CannotWriteThere(
    `${path} is not as it was written, so nobody knows which files were edited. Take it from Git again (git checkout ${RECORD_FILE}), ` +
      'or delete it: all files then count as yours. Nothing was written.',
  );
}

export async function writeRecord(directory: string, record: InitRecord): Promise<void> {
  const path = join(directory, RECORD_FILE);
  await writeAside(path, [Buffer.from(formatRecord(record))]).catch((error: unknown) => {
    throw inWordsOf(error, path);
  });
}
