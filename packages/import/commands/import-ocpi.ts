/** `import ocpi`: writes a data directory from OCPI documents, or brings one up to date. */

import { getHeapStatistics } from 'node:v8';
import {
  defineCommand,
  type ExitCode,
  FINDINGS_FORMAT,
  LEAVE_OUT_INCOMPLETE,
  type Terminal,
  tokenHere,
  toNow,
  UsageError,
} from '../../../src/command/index.ts';
import { didYouMean } from '../../../src/findings/index.ts';
import { OCPI_VERSION } from '../../../src/ocpi/index.ts';
import { MEMORY_OF_SYNC } from '../../../src/publish/index.ts';
import { VERSIONS_FORM, versionsIn } from '../../../src/settings/index.ts';
import { countryCode, partyId, readCell, TABLES, type TableName } from '../../../src/tables/index.ts';
import { type ImportChoices, importFeeds } from '../ocpi/import.ts';
import { toRemember } from '../sync/feed-side.ts';
import { formatLastImport } from '../sync/last-import.ts';
import { readDocuments } from './read-documents.ts';
import { type SyncChoices, syncOcpi } from './sync-ocpi.ts';
import { demandNew, type ImportTarget, writeImport } from './write-import.ts';

export interface ImportOptions extends ImportTarget {
  /** Files, directories or URLs. */
  readonly locations: string | readonly string[];
  readonly tariffs: string | readonly string[] | undefined;
  /** For servers. */
  readonly token?: string | undefined;
  /** Who publishes the feed, if it does not say so. */
  readonly publisher?: ImportChoices['publisher'];
  /** Which versions of OCPI new tables publish. */
  readonly versions?: ImportChoices['versions'];
  /** Said, and nothing is written, if nobody is known to publish the feed. Otherwise a person adds it. */
  readonly needsPublisher?: string;
  /** Brings the tables in `out` up to date. */
  readonly sync?: SyncChoices | undefined;
  /** Memory that the process may use, in bytes; by default the heap limit of this process. */
  readonly memory?: number;
}

/** Exit code 1 if nothing was written, or if it cannot be published before somebody fills something in. */
export async function importOcpi(options: ImportOptions, terminal: Terminal): Promise<ExitCode> {
  const { out, sync } = options;
  if (sync) return await syncOcpi({ ...options, ...sync }, { read: () => readAll(options, terminal) }, terminal);
  await demandNew(out, ' To bring its tables up to date, add --sync.');
  const { locations, tariffs } = await readAll(options, terminal);
  const incomplete = options.leavesOutIncomplete ? {} : undefined;
  const { publisher, versions } = options;
  const imported = importFeeds(locations, tariffs, options.now, { incomplete, publisher, versions });
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

/** @throws UsageError */
function toVersions(text: string, isSync: boolean): ImportOptions['versions'] {
  if (isSync) throw new UsageError('--versions is for new tables. With --sync, "versions" in network.json counts.');
  const versions = versionsIn(text);
  if (versions === undefined) throw new UsageError(`--versions: "${text}" is not that. ${VERSIONS_FORM}`);
  return versions;
}

/** `NL-EXA` or `NL*EXA`. @throws UsageError */
function toPublisher(text: string | undefined): ImportChoices['publisher'] {
  if (text === undefined) return undefined;
  const [, country = '', party = ''] = /^(\w+)[-*](\w+)$/.exec(text.toUpperCase()) ?? [];
  const [country_code, party_id] = [readCell(countryCode(), country), readCell(partyId(), party)];
  if ('value' in country_code && 'value' in party_id)
    return { country_code: country_code.value, party_id: party_id.value };
  throw new UsageError(`--publisher takes a country and the id of a party, such as NL-EXA, not "${text}".`);
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
    publisher: { value: 'CC-ABC', summary: 'Who publishes the feed, such as NL-EXA, if it does not say so itself.' },
    versions: {
      value: 'LIST',
      summary: `Versions of OCPI to publish: one or more of ${OCPI_VERSION.join(',')}. It is 2.2 if left out, and what that leaves out is told.`,
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
    ...LEAVE_OUT_INCOMPLETE,
    ...FINDINGS_FORMAT,
  },
  examples: [
    '--locations locations.json --tariffs tariffs.json --out mine',
    '--locations https://ocpi.example.com/versions --out mine --versions 2.2,2.2.1',
    '--locations locations.json --out mine --sync --keep name,images',
    '--locations https://ocpi.example.com/versions --out mine --sync --leave-out-incomplete',
  ],
  run: async ({ values, environment, companions }, terminal) => {
    const { sync: isSync, keep, 'take-feed': takesFeed, ...rest } = values;
    const token = await tokenHere(environment, values['token-env']);
    const switches = {
      allowsLosses: values['allow-losses'],
      leavesOutIncomplete: values['leave-out-incomplete'],
      publisher: toPublisher(values.publisher),
      versions: values.versions === undefined ? undefined : toVersions(values.versions, isSync),
    };
    const sync = toSync(isSync, keep, takesFeed);
    return importOcpi({ ...rest, ...switches, companions, token, sync, now: toNow(undefined) }, terminal);
  },
});

/** Undefined without --sync. @throws UsageError */
export function toSync(isSync: boolean, keep: string | undefined, takesFeed: boolean): SyncChoices | undefined {
  if (!isSync && keep !== undefined) throw new UsageError('--keep says what stays in a sync. Add --sync.');
  if (!isSync && takesFeed) throw new UsageError('--take-feed says what wins in a sync. Add --sync.');
  if (!isSync) return undefined;
  const names = (keep ?? '').split(',').flatMap((name) => name.trim() || []);
  const tables = Object.keys(TABLES) as TableName[];
  const known = new Set<string>([...tables, ...tables.flatMap((table) => Object.keys(TABLES[table].columns))]);
  for (const name of names) {
    if (known.has(name)) continue;
    throw new UsageError(`--keep: there is no column or table "${name}". ${didYouMean(name, known) ?? ''}`.trimEnd());
  }
  return { keep: new Set(names), takesFeed };
}
