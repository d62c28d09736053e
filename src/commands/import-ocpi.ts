/** `import ocpi`: writes a data directory from OCPI documents, or brings one up to date. */

import { getHeapStatistics } from 'node:v8';
import { demandEmpty, NotEmpty } from '../build/disk/data-directory.ts';
import { importFeeds } from '../import/ocpi/import.ts';
import { defineCommand } from './command.ts';
import type { FindingsFormat } from './options.ts';
import { FINDINGS_FORMAT, LEAVE_OUT_INCOMPLETE, toNow } from './options.ts';
import { readDocuments, tokenIn } from './read-documents.ts';
import { syncOcpi, toKeep } from './sync-ocpi.ts';
import { type ExitCode, type Terminal, UsageError } from './terminal.ts';
import { writeImport } from './write-import.ts';

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
  /** Whether what lacks a mandatory value is left out. Otherwise a person fills it in. */
  readonly leavesOutIncomplete?: boolean;
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
  const incomplete = options.leavesOutIncomplete ? {} : undefined;
  return writeImport(importFeeds(locations, tariffs, options.now, undefined, incomplete), options, terminal);
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
  name: 'import ocpi',
  summary: 'Turn OCPI documents, or the lists of an OCPI server, into a data directory.',
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
    ...LEAVE_OUT_INCOMPLETE,
    ...FINDINGS_FORMAT,
  },
  examples: [
    '--locations locations.json --tariffs tariffs.json --out mine',
    '--locations https://ocpi.example.com/versions --out mine',
    '--locations locations.json --out mine --sync --keep name,images',
    '--locations https://ocpi.example.com/versions --out mine --sync --leave-out-incomplete',
  ],
  run: ({ values: { sync, keep, ...values }, environment }, terminal) => {
    const token = tokenIn(environment, values['token-env']);
    const switches = {
      allowsLosses: values['allow-losses'],
      leavesOutIncomplete: values['leave-out-incomplete'],
    };
    return importOcpi({ ...values, ...switches, token, sync: toKeep(sync, keep), now: toNow(undefined) }, terminal);
  },
});
