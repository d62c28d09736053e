/** `import ocpi`: writes a new data directory from OCPI documents. */

import { join } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { demandEmpty, NotEmpty } from '../build/disk/data-directory.ts';
import { writeNewFiles } from '../build/disk/write-new-files.ts';
import { isError } from '../findings/finding.ts';
import { importFeeds } from '../import/ocpi/import.ts';
import { formatCount } from '../text/format.ts';
import { defineCommand } from './command.ts';
import type { FindingsFormat } from './options.ts';
import { FINDINGS_FORMAT, toNow } from './options.ts';
import { readDocuments, tokenIn } from './read-documents.ts';
import { reportFindings } from './report-findings.ts';
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
  /** Memory that the process may use, in bytes; by default the heap limit of this process. */
  readonly memory?: number;
}

export async function importOcpi(options: ImportOptions, terminal: Terminal): Promise<ExitCode> {
  const { out } = options;
  await demandEmpty(out).catch((error: unknown) => {
    throw error instanceof NotEmpty ? new UsageError(error.message) : error;
  });
  const { memory = getHeapStatistics().heap_size_limit } = options;
  const tariffPlaces = options.tariffs === undefined ? undefined : [options.tariffs].flat();
  const places = { locations: [options.locations].flat(), tariffs: tariffPlaces };
  const access = { token: options.token, memory, note: (text: string) => terminal.note(text) };
  const { locations, tariffs } = await readDocuments(places, access);
  const { files, findings, counts, warnings } = importFeeds(locations, tariffs, options.now);
  await reportFindings(findings, options.format, terminal);
  if (findings.some(isError)) return 1;
  await writeNewFiles(out, files);
  const rows = [...counts].map(([table, count]) => `${count.toLocaleString('en')} ${table}`);
  terminal.note(`wrote ${formatCount(files.size, 'file')} to ${out}: ${rows.join(', ')}`);
  const isNameless = findings.some(({ code }) => code === 'unknown-publisher');
  const first = isNameless ? `add country_code and party_id to ${join(out, 'network.json')}, then ` : '';
  const rest = warnings > 0 ? ` (it will show ${formatCount(warnings, 'warning')})` : '';
  terminal.note(`next: ${first}npm run check -- --data ${out}${rest}`);
  return 0;
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
    out: { value: 'DIR', isRequired: true, summary: 'The directory to write to; it must be new or empty.' },
    ...FINDINGS_FORMAT,
  },
  examples: [
    'ocpi --locations locations.json --tariffs tariffs.json --out mine',
    'ocpi --locations https://ocpi.example.com/versions --out mine',
  ],
  run: ({ values, environment }, terminal) => {
    const token = tokenIn(environment, values['token-env']);
    return importOcpi({ ...values, token, now: toNow(undefined) }, terminal);
  },
});
