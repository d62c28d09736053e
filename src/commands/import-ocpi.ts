/** `import ocpi`: writes a data directory from OCPI documents, or brings one up to date. */

import { join } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { demandEmpty, NotEmpty } from '../build/disk/data-directory.ts';
import { writeNewFiles } from '../build/disk/write-new-files.ts';
import { isError } from '../findings/finding.ts';
import { importFeeds } from '../import/ocpi/import.ts';
import { formatCount } from '../text/format.ts';
import { defineCommand } from './command.ts';
import { refusalOf, reportImport } from './import-result.ts';
import type { FindingsFormat } from './options.ts';
import { FINDINGS_FORMAT, toNow } from './options.ts';
import { readDocuments, tokenIn } from './read-documents.ts';
import { syncOcpi, toKeep } from './sync-ocpi.ts';
import { type ExitCode, type Terminal, UsageError } from './terminal.ts';

export interface ImportOptions {
  /** Files, directories or URLs. */
  readonly locations: string | readonly string[];
  readonly tariffs: string | readonly string[] | undefined;
  /** For servers. */
  readonly token?: string | undefined;
  readonly out: string;
  readonly format: FindingsFormat;
  /** ms since 1970. */
  readonly now: number;
  /** Whether more than a tenth of the objects may be lost, or of the rows may go. */
  readonly allowsLosses?: boolean;
  /** Brings the tables in `out` up to date, but leaves these columns and tables alone. */
  readonly sync?: { readonly keep: ReadonlySet<string> } | undefined;
  /** Memory that the process may use, in bytes; by default the heap limit of this process. */
  readonly memory?: number;
}

/** Exit code 1 if nothing was written, or if it cannot be published before somebody fills something in. */
export async function importOcpi(options: ImportOptions, terminal: Terminal): Promise<ExitCode> {
  const { out, sync } = options;
  if (sync) return await syncOcpi({ ...options, ...sync }, () => readAll(options, terminal), terminal);
  await demandEmpty(out).catch((error: unknown) => {
    throw error instanceof NotEmpty
      ? new UsageError(`${error.message} To bring its tables up to date, add --sync.`)
      : error;
  });
  const { locations, tariffs } = await readAll(options, terminal);
  const { files, findings, counts, summary, cellsToFillIn, ofTables } = importFeeds(locations, tariffs, options.now);
  await reportImport({ findings, summary }, options.format, terminal);
  if (findings.some(isError)) return 1;
  const refusal = options.allowsLosses ? undefined : refusalOf(summary);
  if (refusal !== undefined) {
    terminal.note(refusal);
    return 1;
  }
  await writeNewFiles(out, files);
  const rows = [...counts].map(([table, count]) => `${count.toLocaleString('en')} ${table}`);
  terminal.note(`wrote ${formatCount(files.size, 'file')} to ${out}: ${rows.join(', ')}`);
  const isNameless = findings.some(({ code }) => code === 'unknown-publisher');
  return nextStep({ out, isNameless, cellsToFillIn, findings: ofTables.length }, terminal);
}

/** What was written. */
interface Result {
  readonly out: string;
  /** Whether network.json lacks the publisher. */
  readonly isNameless: boolean;
  readonly cellsToFillIn: number;
  /** How many findings a check shows besides. */
  readonly findings: number;
}

/** Says what to do with what was written. */
function nextStep({ out, isNameless, cellsToFillIn, findings }: Result, terminal: Terminal): ExitCode {
  const steps = [
    ...(isNameless ? [`add country_code and party_id to ${join(out, 'network.json')}`] : []),
    ...(cellsToFillIn > 0 ? [`fill in ${formatCount(cellsToFillIn, 'cell')} (see to-fill-in above)`] : []),
  ];
  const first = steps.length === 0 ? '' : `${steps.join(', ')}, then `;
  const rest = findings > 0 ? ` (it will show ${formatCount(findings, 'finding')})` : '';
  if (steps.length > 0) terminal.note('This cannot be published yet.');
  terminal.note(`next: ${first}npm run check -- --data ${out}${rest}`);
  return steps.length > 0 ? 1 : 0;
}

function readAll(
  { token, memory = getHeapStatistics().heap_size_limit, ...options }: ImportOptions,
  terminal: Terminal,
) {
  const tariffs = options.tariffs === undefined ? undefined : [options.tariffs].flat();
  const note = (text: string) => terminal.note(text);
  return readDocuments({ locations: [options.locations].flat(), tariffs }, { token, memory, note });
}

export const command = defineCommand({
  name: 'import',
  summary: 'Turn OCPI documents, or the lists of an OCPI server, into a data directory.',
  arguments: [{ name: 'ocpi', choices: ['ocpi'], summary: 'The kind of documents.' }],
  options: {
    locations: {
      value: 'PLACE',
      isRequired: true,
      isRepeatable: true,
      summary: 'The document with the locations: a file, a directory of pages, or a URL. May be given several times.',
    },
    tariffs: { value: 'PLACE', isRepeatable: true, summary: 'The same for the tariffs, if they are apart.' },
    'token-env': {
      value: 'NAME',
      summary: 'The environment variable with the token of the server; OCPI_TOKEN if left out.',
    },
    out: {
      value: 'DIR',
      isRequired: true,
      summary: 'The directory to write to; it must be new or empty, unless --sync is given.',
    },
    sync: { summary: 'Bring the tables in --out up to date with the documents. What the feed does not have stays.' },
    keep: { value: 'NAME[,NAME]', summary: 'With --sync: leave these columns or tables as they are.' },
    'allow-losses': {
      summary: 'Write even if more than a tenth of the objects is lost, or of the rows would go.',
    },
    ...FINDINGS_FORMAT,
  },
  examples: [
    'ocpi --locations locations.json --tariffs tariffs.json --out mine',
    'ocpi --locations https://ocpi.example.com/versions --out mine',
    'ocpi --locations locations.json --out mine --sync --keep name,images',
  ],
  run: ({ values: { sync, keep, 'allow-losses': allowsLosses, ...values }, environment }, terminal) => {
    const token = tokenIn(environment, values['token-env']);
    return importOcpi({ ...values, token, allowsLosses, sync: toKeep(sync, keep), now: toNow(undefined) }, terminal);
  },
});
