/**
 * Writes a network's own repository: settings, an example, workflows. Files that are there stay as they are, so it can be run
 * again at any time, also after it was killed.
 */

import { join } from 'node:path';
import { alpha3Of } from '../source/cells/country-codes.ts';
import { LARGEST_SETTINGS } from '../source/files/limits.ts';
import { readRegularFile } from '../source/files/regular-file.ts';
import { readSettings } from '../source/settings/read-settings.ts';
import { exampleValues } from './example-network.ts';
import { CannotWriteThere, isTaken, writeNew } from './home.ts';
import type { NetworkFeed } from './network-feed.ts';
import { LOCK_FILE, MANIFEST_FILE } from './package-files.ts';
import { filesOfProgram, LARGEST_OF_PROGRAM } from './program-files.ts';
import type { Chosen, OwnPackage } from './program-values.ts';
import type { Answers } from './questions.ts';
import { ABOUT, hashOfWritten, type InitRecord } from './record.ts';
import { readRecord, writeRecord } from './record-file.ts';
import { exampleTables, type FileContents, type TableChoice, type Texts } from './templates.ts';

export interface RepositoryOptions {
  readonly directory: string;
  readonly tables: TableChoice;
  readonly own: OwnPackage;
  /** ms since 1970. */
  readonly now: number;
  /** Asked only if network.json has to be written. */
  readonly answers: () => Promise<Answers>;
  /** Whether there are tables in the directory. */
  readonly hasTables: boolean;
  /** Where the tables came from, and come from again. */
  readonly feed?: NetworkFeed | undefined;
}

export interface WrittenRepository {
  /** Paths in the directory, in the order in which they were written. */
  readonly written: readonly string[];
  /** Paths of files that were there before. */
  readonly kept: readonly string[];
  readonly chosen: Chosen;
  /** Whether `npm ci` installs the program: package.json and package-lock.json are not somebody else's. */
  readonly isInstallable: boolean;
}

const SETTINGS_FILE = 'data/network.json';

/** @throws CannotWriteThere, and what `answers` throws. Nothing is written before all that can be known is known. */
export async function writeRepository(options: RepositoryOptions): Promise<WrittenRepository> {
  const { directory, own } = options;
  const record = await readRecord(directory);
  const isNew = !(await isTaken(directory, SETTINGS_FILE));
  const answers = isNew ? await options.answers() : await answersIn(directory);
  const chosen =
    record && !isNew ? record : { ...chosenIn(answers, record?.tables ?? options.tables), feed: options.feed };
  const ofProgram = await filesOfProgram(directory, own, chosen);
  const wanted = [
    ...(isNew ? [[SETTINGS_FILE, settingsText(answers)] as const] : []),
    ...(await exampleFor(options, answers, chosen.tables, { isNew, isUnfinished: record?.unfinished === true })),
    ...ofProgram,
  ];
  const missing = new Map<string, string | Uint8Array>();
  for (const [path, content] of wanted) if (!(await isTaken(directory, path))) missing.set(path, content);
  const kept = [SETTINGS_FILE, ...ofProgram.keys()].filter((path) => !missing.has(path));
  const isInstallable = await isPairOurs(directory, ofProgram, kept);
  // Beside another package.json, npm would refuse our lock file; and the other way round.
  if (!isInstallable) for (const path of PAIR) missing.delete(path);
  if (missing.size === 0 && record?.unfinished !== true) return { written: [], kept, chosen, isInstallable };
  const written = await writeAll(
    directory,
    missing,
    recordOf(record, chosen, own.version, hashesOf(missing, ofProgram)),
  );
  return { written, kept, chosen, isInstallable };
}

/** Two files that npm compares with each other. */
const PAIR = [MANIFEST_FILE, LOCK_FILE];

/** Whether those of the two that are there are as this version writes them. */
async function isPairOurs(directory: string, ofProgram: FileContents, kept: readonly string[]): Promise<boolean> {
  for (const path of PAIR) {
    if (!kept.includes(path)) continue;
    const bytes = await readRegularFile(join(directory, path), LARGEST_OF_PROGRAM).catch(() => undefined);
    const ours = ofProgram.get(path);
    if (bytes === undefined || ours === undefined || hashOfWritten(bytes.toString()) !== hashOfWritten(ours))
      return false;
  }
  return true;
}

/** The record first: after a kill, the next run knows by it what is still missing. */
async function writeAll(directory: string, missing: FileContents, record: InitRecord): Promise<string[]> {
  await writeRecord(directory, { ...record, unfinished: true });
  const written: string[] = [];
  for (const [path, content] of missing) if (await writeNew(directory, path, content)) written.push(path);
  await writeRecord(directory, record);
  return written;
}

function recordOf(
  before: InitRecord | undefined,
  { name, country, party, tables, feed }: Chosen,
  version: string,
  hashes: { readonly [path: string]: string },
): InitRecord {
  const files = { ...before?.files, ...hashes };
  return { about: ABOUT, version: before?.version ?? version, name, country, party, tables, feed, files };
}

/** Of the files of the program alone: data belongs to the network. */
function hashesOf(missing: FileContents, ofProgram: FileContents): { readonly [path: string]: string } {
  const paths = [...missing.keys()].filter((path) => ofProgram.has(path));
  return Object.fromEntries(paths.map((path) => [path, hashOfWritten(missing.get(path) ?? '')]));
}

/** Only where the settings are ours too, or a run did not come to its end: other data is somebody's work. */
async function exampleFor(
  { hasTables, own, now }: RepositoryOptions,
  answers: Answers,
  tables: TableChoice,
  { isNew, isUnfinished }: { readonly isNew: boolean; readonly isUnfinished: boolean },
): Promise<Texts> {
  const { country, 'time-zone': timeZone, currency } = answers;
  const isWanted = isUnfinished || (isNew && !hasTables);
  if (!isWanted || country === undefined || timeZone === undefined || currency === undefined) return new Map();
  return exampleTables(own.root, tables, exampleValues({ country, timeZone, currency }, now));
}

function chosenIn({ name = '', country = '', party = '' }: Answers, tables: TableChoice): Chosen {
  return { name, country, party, tables };
}

/** What network.json says where it is there already. @throws CannotWriteThere if it has errors */
async function answersIn(directory: string): Promise<Answers> {
  const path = join(directory, SETTINGS_FILE);
  const bytes = await readRegularFile(path, LARGEST_SETTINGS).catch(() => Buffer.alloc(0));
  const { settings, findings } = readSettings(path, bytes);
  if (settings === undefined) {
    const [first] = findings;
    const hint = `Correct it first, or move it away and let init write one. Nothing was written.`;
    throw new CannotWriteThere(`${path} has errors: ${first?.message ?? ''} ${hint}`);
  }
  const name = settings.name ?? settings.operator?.name ?? `${settings.country_code} ${settings.party_id}`;
  const { country_code: country, party_id: party, time_zone, currency } = settings;
  return { name, country, party, 'time-zone': time_zone, currency };
}

/** The text of a new network.json. */
export function settingsText(answers: Answers): string {
  const { name, country = '', party, currency, language, website } = answers;
  const settings = {
    name,
    country_code: country,
    party_id: party,
    // The address of `start`; a deployment refuses it.
    base_url: answers['base-url'] ?? 'http://localhost:8787',
    operator: { name, website },
    country: alpha3Of(country),
    time_zone: answers['time-zone'],
    currency,
    language,
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}
