/** `import ocpi`: writes a new data directory from OCPI documents. */

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { demandEmpty, NotEmpty } from '../build/disk/data-directory.ts';
import { writeNewFiles } from '../build/disk/write-new-files.ts';
import { isError } from '../findings/finding.ts';
import { type Document, importFeeds } from '../import/ocpi/import.ts';
import { tooLarge } from '../import/size-limit.ts';
import { formatCount } from '../text/format.ts';
import { defineCommand } from './command.ts';
import type { FindingsFormat } from './options.ts';
import { FINDINGS_FORMAT, toNow } from './options.ts';
import { reportFindings } from './report-findings.ts';
import { type ExitCode, type Terminal, UsageError } from './terminal.ts';

export interface ImportOptions {
  readonly locations: string;
  readonly tariffs: string | undefined;
  readonly out: string;
  readonly format: FindingsFormat;
  /** ms since 1970. */
  readonly now: number;
  /** Memory that the process may use, in bytes; by default the heap limit of this process. */
  readonly memory?: number;
}

export async function importOcpi(options: ImportOptions, terminal: Terminal): Promise<ExitCode> {
  const { out } = options;
  await demandEmpty(out).catch((error: unknown) => {
    throw error instanceof NotEmpty ? new UsageError(error.message) : error;
  });
  const { memory = getHeapStatistics().heap_size_limit } = options;
  const paths = [options.locations, ...(options.tariffs === undefined ? [] : [options.tariffs])];
  const sizes = paths.map(async (path) => ({ path, bytes: (await stat(path).catch(() => undefined))?.size ?? 0 }));
  const problem = tooLarge(await Promise.all(sizes), memory);
  if (problem !== undefined) throw new UsageError(problem);
  const locations = await readDocument(options.locations);
  const tariffs = options.tariffs === undefined ? undefined : await readDocument(options.tariffs);
  const { files, findings, counts, ofTables } = importFeeds(locations, tariffs, options.now);
  await reportFindings(findings, options.format, terminal);
  if (findings.some(isError)) return 1;
  await writeNewFiles(out, files);
  const rows = [...counts].map(([table, count]) => `${count.toLocaleString('en')} ${table}`);
  terminal.note(`wrote ${formatCount(files.size, 'file')} to ${out}: ${rows.join(', ')}`);
  const isNameless = findings.some(({ code }) => code === 'unknown-publisher');
  const first = isNameless ? `add country_code and party_id to ${join(out, 'network.json')}, then ` : '';
  const warnings = ofTables.length;
  const rest = warnings > 0 ? ` (it will show ${formatCount(warnings, 'warning')})` : '';
  terminal.note(`next: ${first}npm run check -- --data ${out}${rest}`);
  return 0;
}

async function readDocument(path: string): Promise<Document> {
  try {
    return { path, bytes: await readFile(path) };
  } catch {
    throw new UsageError(`The file "${path}" cannot be read. Check its name and who may read it.`);
  }
}

export const command = defineCommand({
  name: 'import',
  summary: 'Turn OCPI 2.2 or 2.2.1 JSON documents into a data directory.',
  arguments: [{ name: 'ocpi', choices: ['ocpi'], summary: 'The kind of documents.' }],
  options: {
    locations: { value: 'FILE', isRequired: true, summary: 'The document with the locations.' },
    tariffs: { value: 'FILE', summary: 'The document with the tariffs.' },
    out: { value: 'DIR', isRequired: true, summary: 'The directory to write to; it must be new or empty.' },
    ...FINDINGS_FORMAT,
  },
  examples: ['ocpi --locations locations.json --tariffs tariffs.json --out mine'],
  run: ({ values }, terminal) => importOcpi({ ...values, now: toNow(undefined) }, terminal),
});
