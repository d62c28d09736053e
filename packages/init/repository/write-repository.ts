/**
 * Writes a network's own repository: settings, an example, workflows. Files that are there stay as they are, so it can be run
 * again at any time. network.json is written last: where it is missing, an earlier run was killed, and this one completes it.
 */

import { join } from 'node:path';
import { alpha3Of } from '../../../src/cells/index.ts';
import { documentation } from '../../../src/findings/index.ts';
import type { OcpiVersion } from '../../../src/ocpi/index.ts';
import type { Companion } from '../../../src/publish/index.ts';
import { LARGEST_SETTINGS, readRegularFile } from '../../../src/read/index.ts';
import {
  commentedSettings,
  type Declared,
  EXAMPLE_PARTY,
  networkName,
  readSettings,
  USUAL_VERSIONS,
  versionsLine,
} from '../../../src/settings/index.ts';
import { type Follows, timeZonesOf } from './country.ts';
import { exampleValues, inSpreadsheetForm, repositoryWords } from './example-network.ts';
import { CannotWriteThere, isTaken, writeNew } from './home.ts';
import { archivePath, LOCK_FILE, MANIFEST_FILE, packageFiles } from './package-files.ts';
import { type Answers, type CodeHost, codeHostOf } from './questions.ts';
import {
  type Chosen,
  exampleTables,
  type FileContents,
  type NetworkFeed,
  type OwnPackage,
  type TableChoice,
  type Texts,
  tablesToName,
  textsOfProgram,
  workerName,
} from './templates.ts';

export interface RepositoryOptions {
  /** What is plugged in. */
  readonly companions: readonly Companion[];
  readonly directory: string;
  readonly tables: TableChoice;
  /** Where the repository is, if somebody says so. */
  readonly host?: CodeHost | undefined;
  readonly own: OwnPackage;
  /** ms since 1970. */
  readonly now: number;
  /** Asked only if network.json has to be written. */
  readonly answers: () => Promise<NewNetwork>;
  /** Paths in the directory of the tables and pictures that are there. */
  readonly tablesThere: readonly string[];
  /** Where the tables came from, and come from again. */
  readonly feed?: NetworkFeed | undefined;
}

/** What is known of a network that begins. */
export interface NewNetwork extends Follows {
  readonly answers: Answers;
  readonly host: CodeHost;
}

export interface WrittenRepository {
  /** Paths in the directory, in the order in which they were written. */
  readonly written: readonly string[];
  /** Paths of files that were there before. */
  readonly kept: readonly string[];
  /** Whether an earlier run had written a part, and was killed. */
  readonly isCompleted: boolean;
  /** Whether `npm ci` installs the program: package.json and package-lock.json are not somebody else's. */
  readonly isInstallable: boolean;
  /** The line of network.json that the access point of the country asks for, in a sentence, if it is missing. */
  readonly advice: string | undefined;
}

const SETTINGS_FILE = 'data/network.json';

/** Larger ones are none of ours. */
const LARGEST_OF_PROGRAM = 5_000_000;

/** @throws CannotWriteThere, and what `answers` throws. Nothing is written before all that can be known is known. */
export async function writeRepository(options: RepositoryOptions): Promise<WrittenRepository> {
  const { directory, feed, tablesThere, companions } = options;
  const begun = (await isTaken(directory, SETTINGS_FILE)) ? undefined : await options.answers();
  const known = begun ? { ...begun, ...begun.answers, versions: USUAL_VERSIONS } : await knownOf(directory, companions);
  const host = options.host ?? begun?.host ?? (await codeHostOf(directory));
  const example: Texts = begun ? await exampleFor(options, begun) : new Map();
  const tables = tablesToName(example.size > 0 ? [] : tablesThere, options.tables);
  const ofProgram = await filesOfProgram(options, { ...known, tables, feed, host });
  const wanted = new Map([
    ...example,
    ...ofProgram,
    ...(begun ? [[SETTINGS_FILE, settingsText(begun, options)] as const] : []),
  ]);
  const kept: string[] = begun ? [] : [SETTINGS_FILE];
  const ours = new Set<string>();
  for (const [path, content] of wanted) {
    if (!(await isTaken(directory, path))) continue;
    kept.push(path);
    if (await isThere(directory, path, content)) ours.add(path);
  }
  // Beside another package.json, npm would refuse our lock file; and the other way round.
  const isInstallable = PAIR.every((path) => ours.has(path) || !kept.includes(path));
  const left = new Set(isInstallable ? kept : [...kept, ...PAIR]);
  const written: string[] = [];
  for (const [path, content] of wanted)
    if (!left.has(path) && (await writeNew(directory, path, content))) written.push(path);
  const isCompleted = begun !== undefined && ours.size > 0;
  return { written, kept, isCompleted, isInstallable, advice: adviceOnVersions(known.country, known.versions) };
}

/** All that a version of the program writes, besides data. An archive of this version that is there is the one that is named. */
async function filesOfProgram(
  { directory, own, companions }: RepositoryOptions,
  chosen: Chosen,
): Promise<FileContents> {
  const [texts, packed] = await Promise.all([textsOfProgram(own, chosen, companions), own.pack()]);
  const archive = (await bytesAt(directory, archivePath(own.version))) ?? packed.archive;
  return new Map([...texts, ...packageFiles(workerName(chosen), { ...packed, archive })]);
}

/** Two files that npm compares with each other. */
const PAIR = [MANIFEST_FILE, LOCK_FILE];

/** Whether a file is as this run would write it; Git has other line ends on Windows. */
async function isThere(directory: string, path: string, content: string | Uint8Array): Promise<boolean> {
  const there = await bytesAt(directory, path);
  if (typeof content === 'string') return there?.toString().replaceAll('\r\n', '\n') === content;
  return there?.equals(content) === true;
}

/** Undefined where there is no file of a size that ours have. */
function bytesAt(directory: string, path: string): Promise<Buffer | undefined> {
  return readRegularFile(join(directory, path), LARGEST_OF_PROGRAM).then(Buffer.from, () => undefined);
}

/** Other data is somebody's work, into which no example belongs. A part of the example was left by a run that was killed. */
async function exampleFor(
  { directory, tables, tablesThere, own }: RepositoryOptions,
  network: NewNetwork,
): Promise<Texts> {
  const { language, answers } = network;
  const written = await exampleTables(own.root, tables, exampleValues(network, await repositoryWords(language)));
  const example = new Map(
    [...written].map(([path, text]) => [path, inSpreadsheetForm(text, answers.country, language)]),
  );
  for (const path of tablesThere) {
    const text = example.get(path);
    if (text === undefined || !(await isThere(directory, path, text))) return new Map();
  }
  return example;
}

interface KnownNetwork {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly language: string;
  readonly versions: readonly OcpiVersion[];
}

/** What network.json says. @throws CannotWriteThere if it has errors */
async function knownOf(directory: string, declared: readonly Declared[]): Promise<KnownNetwork> {
  const path = join(directory, SETTINGS_FILE);
  const bytes = await readRegularFile(path, LARGEST_SETTINGS).catch(() => Buffer.alloc(0));
  const { settings, findings } = readSettings(path, bytes, declared);
  if (settings === undefined) {
    const [first] = findings;
    const hint = `Correct it first, or move it away and let init write one. Nothing was written.`;
    throw new CannotWriteThere(`${path} has errors: ${first?.message ?? ''} ${hint}`);
  }
  const { country_code: country, language, versions } = settings;
  return { name: networkName(settings), country, language, versions };
}

/** With which editors know what may stand in network.json; `npm ci` brings it. */
export const SETTINGS_SCHEMA = '../node_modules/ocpi-snapshot/schemas/network.schema.json';

/** The text of a new network.json. */
export function settingsText(
  { answers: { name, country, 'base-url': base_url }, place: { timeZone: time_zone }, currency, language }: NewNetwork,
  { companions, now }: Pick<RepositoryOptions, 'companions' | 'now'>,
): string {
  const zones = timeZonesOf(country, now);
  const settings = {
    $schema: SETTINGS_SCHEMA,
    ...{ name, country_code: country, party_id: EXAMPLE_PARTY, base_url, operator: { name } },
    ...{ country: alpha3Of(country), time_zone, currency, language },
  };
  return commentedSettings(settings, companions, {
    party_id: `Registered id of the operator. ${EXAMPLE_PARTY} is nobody: write yours before you publish (${documentation('party-id.md')}).`,
    ...(zones.length > 1 && {
      time_zone: `Time zone of all locations that do not name another one: ${zones.join(', ')}.`,
    }),
  });
}

type AccessPoint = readonly [page: string, asks: string, versions: readonly OcpiVersion[]];

/** By country (alpha-2). One of the newer versions has to be there; 2.2 stays for readers that know nothing else. */
export const ACCESS_POINTS: { readonly [country: string]: AccessPoint } = {
  BE: ['belgium.md', 'At the access point of Belgium, operators register OCPI 2.2.1', ['2.2', '2.2.1']],
  DK: ['denmark.md', 'The access point of Denmark takes OCPI 2.3.0 or 2.2.1', ['2.2', '2.2.1', '2.3.0']],
  GB: ['united-kingdom.md', 'The law of the United Kingdom names OCPI 2.2.1', ['2.2', '2.2.1']],
  NL: ['netherlands.md', 'The access point of the Netherlands takes OCPI 2.2.1', ['2.2', '2.2.1']],
};

/** The line of network.json that is missing for the access point of a country (alpha-2), in a sentence; undefined if none is. */
export function adviceOnVersions(country: string, versions: readonly OcpiVersion[]): string | undefined {
  const [page, asks, wanted = []] = ACCESS_POINTS[country] ?? [];
  if (page === undefined || versions.some((one) => one !== '2.2' && wanted.includes(one))) return undefined;
  return `${asks}: for it, write ${versionsLine(wanted)} into data/network.json (${documentation(`regimes/${page}`)}).`;
}
