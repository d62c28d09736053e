/** `import irve`: writes a new data directory from a file in the French national schema. */

import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { getHeapStatistics } from 'node:v8';
import {
  defineCommand,
  type ExitCode,
  FINDINGS_FORMAT,
  LEAVE_OUT_INCOMPLETE,
  type Terminal,
  toNow,
  UsageError,
} from '../../../src/command/index.ts';
import { importIrve } from '../irve/import.ts';
import type { IrveDocument } from '../irve/read-file.ts';
import { tooLarge } from '../rows/size-limit.ts';
import { communeNames } from './communes.ts';
import { demandNew, type ImportTarget, writeImport } from './write-import.ts';

export interface ImportIrveOptions extends ImportTarget {
  readonly static: string;
  /** Memory that the process may use, in bytes; by default the heap limit of this process. */
  readonly memory?: number;
}

export async function writeIrveImport(options: ImportIrveOptions, terminal: Terminal): Promise<ExitCode> {
  const { out, now } = options;
  await demandNew(out);
  const { memory = getHeapStatistics().heap_size_limit } = options;
  const bytes = (await stat(options.static).catch(() => undefined))?.size ?? 0;
  const problem = tooLarge([{ path: options.static, bytes }], memory, IRVE_FILES);
  if (problem !== undefined) throw new UsageError(problem);
  const incomplete = options.leavesOutIncomplete ? {} : undefined;
  const imported = importIrve(documentAt(options.static), { now, communes: communeNames(), incomplete });
  return writeImport(imported, options, terminal);
}

/** @throws UsageError if the file cannot be read */
function documentAt(path: string): IrveDocument {
  try {
    return { path, bytes: readFileSync(path) };
  } catch {
    throw new UsageError(`The file "${path}" cannot be read. Check its name and who may read it.`);
  }
}

/** 150,000 charging points (73 MB) needed 1.15 GB. */
const IRVE_FILES = { memoryPerByte: 16, instead: 'import the rows of each operator into a separate directory.' };

export const command = defineCommand({
  name: 'import irve',
  summary: 'Turn a file in the French national schema (IRVE) into a data directory.',
  options: {
    static: { value: 'FILE', isRequired: true, summary: 'The CSV file of charging points (statique).' },
    out: { value: 'DIR', isRequired: true, summary: 'The directory to write to; it must be new or empty.' },
    'allow-losses': { summary: 'Write the tables even if more than a tenth of the objects is lost.' },
    ...LEAVE_OUT_INCOMPLETE,
    ...FINDINGS_FORMAT,
  },
  examples: ['--static irve-statique.csv --out mine'],
  run: ({ values, companions }, terminal) => {
    const { 'allow-losses': allowsLosses, 'leave-out-incomplete': leavesOutIncomplete } = values;
    return writeIrveImport(
      { ...values, companions, allowsLosses, leavesOutIncomplete, now: toNow(undefined) },
      terminal,
    );
  },
});
