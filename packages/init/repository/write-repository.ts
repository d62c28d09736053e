/**
 * Writes a network's own repository: settings, an example, workflows. Files that are there stay as they are, so it can be run
 * again at any time. network.json is written last: where it is missing, an earlier run was killed, and this one completes it.
 */

import { join } from 'node:path';
import { alpha3Of } from '../../../src/cells/index.ts';
import type { Companion } from '../../../src/publish/index.ts';
import { LARGEST_SETTINGS, readRegularFile } from '../../../src/read/index.ts';
import {
  type Declared,
  readSettings,
  textOfSettings,
  USUAL_VERSIONS,
  versionsIn,
} from '../../../src/settings/index.ts';
import { adviceOnVersions } from './access-points.ts';
import { type CodeHost, codeHostOf } from './code-host.ts';
import { exampleValues } from './example-network.ts';
import { CannotWriteThere, isTaken, writeNew } from './home.ts';
import { archivePath, LOCK_FILE, MANIFEST_FILE, packageFiles } from './package-files.ts';
import {
  type Chosen,
  conditionsOf,
  type NetworkFeed,
  type OwnPackage,
  programValues,
  workerName,
} from './program-values.ts';
import type { Answers } from './questions.ts';
import { inSpreadsheetForm } from './spreadsheet-form.ts';
import { isLiveWay, liveSetting, type StatusWay, statusSourceOf, statusWay, USUAL_STATUSES } from './status-way.ts';
import { exampleTables, type FileContents, type TableChoice, type Texts, textsOfProgram } from './templates.ts';

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
  readonly answers: () => Promise<Answers>;
  /** Paths in the directory of the tables and pictures that are there. */
  readonly tablesThere: readonly string[];
  /** Where the tables came from, and come from again. */
  readonly feed?: NetworkFeed | undefined;
}

export interface WrittenRepository {
  /** Paths in the directory, in the order in which they were written. */
  readonly written: readonly string[];
  /** Paths of files that were there before. */
  readonly kept: readonly string[];
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
  const { directory, feed, tablesThere } = options;
  const isNew = !(await isTaken(directory, SETTINGS_FILE));
  const { answers, way } = isNew ? withWay(await options.answers()) : await answersIn(directory, options.companions);
  const { name = '', country = '', party = '', language, statuses: statusPlace = USUAL_STATUSES } = answers;
  const host = options.host ?? (await codeHostOf(directory));
  const tables = !isNew && tablesThere.includes('data/locations.csv') ? 'tables' : options.tables;
  const chosen = { name, country, party, tables, statuses: way, statusPlace, feed, host, language };
  const ofProgram = await filesOfProgram(options, chosen);
  const wanted = new Map([
    ...(isNew ? await exampleFor(options, answers) : []),
    ...ofProgram,
    ...(isNew ? [[SETTINGS_FILE, settingsText(answers)] as const] : []),
  ]);
  const kept: string[] = isNew ? [] : [SETTINGS_FILE];
  for (const path of wanted.keys()) if (await isTaken(directory, path)) kept.push(path);
  const isInstallable = await isPairOurs(directory, ofProgram, kept);
  // Beside another package.json, npm would refuse our lock file; and the other way round.
  const left = new Set(isInstallable ? kept : [...kept, ...PAIR]);
  const written: string[] = [];
  for (const [path, content] of wanted)
    if (!left.has(path) && (await writeNew(directory, path, content))) written.push(path);
  return { written, kept, isInstallable, advice: adviceOnVersions(country, versionsOf(answers)) };
}

/** All that a version of the program writes, besides data. An archive of this version that is there is the one that is named. */
async function filesOfProgram(
  { directory, own, companions }: RepositoryOptions,
  chosen: Chosen,
): Promise<FileContents> {
  const [texts, packed] = await Promise.all([
    textsOfProgram(own.root, programValues(own, chosen, companions), {
      ...chosen,
      conditions: conditionsOf(chosen, statusSourceOf(chosen.statusPlace)?.token !== undefined),
    }),
    own.pack(),
  ]);
  const archive = (await bytesAt(directory, archivePath(own.version))) ?? packed.archive;
  return new Map([...texts, ...packageFiles(workerName(chosen), { ...packed, archive })]);
}

/** Two files that npm compares with each other. */
const PAIR = [MANIFEST_FILE, LOCK_FILE];

/** Whether those of the two that are there are as this version writes them; Git has other line ends on Windows. */
async function isPairOurs(directory: string, ofProgram: FileContents, kept: readonly string[]): Promise<boolean> {
  const texts = PAIR.filter((path) => kept.includes(path)).map(async (path) => {
    const there = await bytesAt(directory, path);
    return there?.toString().replaceAll('\r\n', '\n') === ofProgram.get(path);
  });
  return (await Promise.all(texts)).every((isOurs) => isOurs);
}

/** Undefined where there is no file of a size that ours have. */
function bytesAt(directory: string, path: string): Promise<Buffer | undefined> {
  return readRegularFile(join(directory, path), LARGEST_OF_PROGRAM).then(Buffer.from, () => undefined);
}

/** Other data is somebody's work, into which no example belongs. A part of the example was left by a run that was killed. */
async function exampleFor(
  { directory, tables, tablesThere, own, now }: RepositoryOptions,
  answers: Answers,
): Promise<Texts> {
  const { country = '', 'time-zone': timeZone = '', currency = '', language = '' } = answers;
  const values = exampleValues({ country, timeZone, currency }, now);
  const written = await exampleTables(own.root, tables, values, wayOf(answers));
  const example = new Map([...written].map(([path, text]) => [path, inSpreadsheetForm(text, country, language)]));
  for (const path of tablesThere)
    if ((await bytesAt(directory, path))?.toString() !== example.get(path)) return new Map();
  return example;
}

/** The answers that network.json has already. @throws CannotWriteThere if it has errors */
async function answersIn(directory: string, declared: readonly Declared[]): Promise<AnswersAndWay> {
  const path = join(directory, SETTINGS_FILE);
  const bytes = await readRegularFile(path, LARGEST_SETTINGS).catch(() => Buffer.alloc(0));
  const { settings, findings } = readSettings(path, bytes, declared);
  if (settings === undefined) {
    const [first] = findings;
    const hint = `Correct it first, or move it away and let init write one. Nothing was written.`;
    throw new CannotWriteThere(`${path} has errors: ${first?.message ?? ''} ${hint}`);
  }
  const { country_code: country, party_id: party, language, versions, live, status_sources: sources } = settings;
  const name = settings.name ?? settings.operator?.name ?? `${country} ${party}`;
  const [place] = sources.map((source) => source.file ?? source.url);
  const known = { name, country, party, language, versions: versions.join(',') };
  if (live === undefined) return { answers: known, way: USUAL_STATUSES };
  const statuses = place ?? 'pushed';
  // What only a machine can read is fed as a file is.
  return { answers: { ...known, statuses }, way: statusWay(statuses) ?? 'file' };
}

interface AnswersAndWay {
  readonly answers: Answers;
  readonly way: StatusWay;
}

function withWay(answers: Answers): AnswersAndWay {
  return { answers, way: wayOf(answers) };
}

function wayOf({ statuses = USUAL_STATUSES }: Answers): StatusWay {
  return statusWay(statuses) ?? USUAL_STATUSES;
}

function versionsOf({ versions = '' }: Answers) {
  return versionsIn(versions) ?? USUAL_VERSIONS;
}

/** The text of a new network.json. */
export function settingsText(answers: Answers): string {
  const { name = '', country = '', party = '', currency, language, website, statuses = USUAL_STATUSES } = answers;
  const source = statusSourceOf(statuses);
  const settings = {
    name,
    country_code: country,
    party_id: party,
    // The address of `start`; a deployment refuses it.
    base_url: answers['base-url'] ?? 'http://localhost:8787',
    versions: versionsOf(answers),
    operator: { name, website },
    country: alpha3Of(country),
    time_zone: answers['time-zone'],
    currency,
    language,
    status_sources: source && [source],
    live: isLiveWay(wayOf(answers)) ? liveSetting(workerName({ name, country, party })) : undefined,
  };
  return textOfSettings(settings);
}
