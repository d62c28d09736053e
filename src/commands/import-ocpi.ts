/** `import ocpi`: writes a data directory from OCPI documents, or brings one up to date. */

import { getHeapStatistics } from 'node:v8';
import { demandEmpty, NotEmpty } from '../build/disk/data-directory.ts';
import { MEMORY_OF_SYNC } from '../build/disk/replacement-list.ts';
import { importFeeds } from '../import/ocpi/import.ts';
import { toRemember } from '../import/sync/feed-side.ts';
import { formatLastImport } from '../import/sync/last-import.ts';
import { defineCommand } from './command.ts';
import type { FindingsFormat } from './options.ts';
import { FINDINGS_FORMAT, toNow } from './options.ts';
import { readDocuments, tokenIn } from './read-documents.ts';
import { syncOcpi } from './sync-ocpi.ts';
import { type SyncChoices, toSync } from './sync-options.ts';
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
  /** Brings the tables in `out` up to date. */
  readonly sync?: SyncChoices | undefined;
  /** Memory that the process may use, in bytes; by default the heap limit of this process. */
  readonly memory?: number;
}

/** Exit code 1 if nothing was written, or if it cannot be published before somebody fills something in. */
export async function importOcpi(options: ImportOptions, terminal: Terminal): Promise<ExitCode> {
  const { out, sync } = options;
  if (sync) return await syncOcpi({ ...options, ...sync }, { read: () => readAll(options, terminal) }, terminal);
  await demandEmpty(out).catch((error: unknown) => {
    throw error instanceof NotEmpty
      ? new UsageError(`${error.message} To bring its tables up to date, add --sync.`)
      : error;
  });
  const { locations, tariffs } = await readAll(options, terminal);
  const imported = importFeeds(locations, tariffs, options.now);
  const remembered = formatLastImport(toRemember(imported.tables));
  const files = new Map([...imported.files, [MEMORY_OF_SYNC, remembered]]);
  return await writeImport({ ...imported, files }, options, terminal);
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
    sync: {
      summary:
        'Bring the tables in --out up to date with the documents. Rows that are not in them any more go. What people changed stays.',
    },
    keep: { value: 'NAME[,NAME]', summary: 'With --sync: leave these columns or tables as they are.' },
    'take-feed': {
      summary: 'With --sync: where people changed something, take what the documents say.',
    },
    'allow-losses': {
      summary: 'Write even if more than a tenth of the objects is lost, or of the rows or prices would go.',
    },
    ...FINDINGS_FORMAT,
  },
  examples: [
    '--locations locations.json --tariffs tariffs.json --out mine',
    '--locations https://ocpi.example.com/versions --out mine',
    '--locations locations.json --out mine --sync --keep name,images',
  ],
  run: ({ values, environment }, terminal) => {
    const { sync: isSync, keep, 'take-feed': takesFeed, 'allow-losses': allowsLosses, ...rest } = values;
    const token = tokenIn(environment, values['token-env']);
    const sync = toSync({ isSync, keep, takesFeed });
    return importOcpi({ ...rest, token, allowsLosses, sync, now: toNow(undefined) }, terminal);
  },
});
