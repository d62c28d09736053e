/** The data that a check compares with: another directory, or the data directory at a commit of Git. */

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../../command/terminal.ts';
import type { DataFile } from '../../csv/data-file.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Companion } from '../../publish/companion.ts';
import { readDataFiles } from '../../publish/disk/data-directory.ts';
import { type ValidData, validate } from '../../publish/validate/validate.ts';
import { LARGEST_TABLE } from '../../read/files/limits.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { type Obstacle, publishingObstacle } from '../publish/unpublished.ts';

export interface DataBefore {
  /** With the paths that the same files have in the data that is checked. */
  readonly findings: readonly Finding[];
  /** Undefined if it could not be published. */
  readonly data: ValidData | undefined;
  /** Why nobody can have published it, if so. */
  readonly obstacle: Obstacle | undefined;
}

/** What is the same for the data before and that of now. */
interface CheckContext {
  /** What is plugged in. */
  readonly companions: readonly Companion[];
  /** ms since 1970. */
  readonly now: number;
  /** What table sources say. */
  readonly ofSources: readonly DataFile[];
}

/**
 * @param since a directory, or else a name that Git has for a commit
 * @throws UsageError if it is neither
 */
export async function readDataBefore(data: string, since: string, context: CheckContext): Promise<DataBefore> {
  const stats = await stat(since).catch(() => undefined);
  if (stats?.isDirectory()) return checkedIn(since, data, context);
  const place = await mkdtemp(join(tmpdir(), 'ocpi-snapshot-since-'));
  try {
    await checkOut(data, since, place);
    return await checkedIn(place, data, context);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function checkedIn(
  directory: string,
  data: string,
  { companions, now, ofSources }: CheckContext,
): Promise<DataBefore> {
  const given = await readDataFiles(directory);
  const { findings, data: valid } = validate(
    { ...given, tables: [...given.tables, ...ofSources] },
    { companions, now },
  );
  const isOfSource = ({ file }: Finding) => ofSources.some(({ path }) => path === file);
  const named = findings.map((found) =>
    isOfSource(found) ? found : { ...found, file: inDirectory(data, relative(directory, found.file)) },
  );
  const { settingsFile } = given;
  const settings = settingsFile && readSettings(settingsFile.path, settingsFile.bytes, companions).settings;
  return { findings: named, data: valid, obstacle: settings && publishingObstacle(given, settings) };
}

/** As data-directory.ts writes paths. */
function inDirectory(directory: string, path: string): string {
  return join(directory, path).replaceAll('\\', '/');
}

const run = promisify(execFile);

/** Writes the files that the data directory had at a commit. */
async function checkOut(data: string, ref: string, place: string): Promise<void> {
  const git = async (...words: readonly string[]) =>
    (await run('git', ['-C', data, ...words], { encoding: 'buffer', maxBuffer: LARGEST_TABLE })).stdout;
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).catch(() => {
    throw new UsageError(`--since: "${ref}" is neither a directory nor a commit that Git knows here.`);
  });
  const id = commit.toString().trim();
  const names = (await git('ls-tree', '-r', '-z', '--name-only', id)).toString().split('\0');
  for (const name of names.filter((one) => /(^|\/)network\.json$|\.csv$|^images\//i.test(one))) {
    const path = join(place, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await git('cat-file', 'blob', `${id}:./${name}`));
  }
}
