/** Connects table sources (src/sources/tables/) to the network, the environment and the cache of a command. */

import { join } from 'node:path';
import type { Finding } from '../findings/finding.ts';
import type { Companion } from '../publish/companion.ts';
import { openSettings } from '../publish/validate/check-static.ts';
import type { DataFiles } from '../read/load/data-files.ts';
import { variablesIn } from '../settings/source-texts.ts';
import { lastGoodInDirectory, lastGoodInMemory } from '../sources/statuses/last-good.ts';
import { askTables, type RecentAnswers } from '../sources/tables/ask-tables.ts';
import { keepTables } from '../sources/tables/table-copies.ts';
import { type Attempt, type Tried, tablesOfBefore, tablesOfNow, tryTables } from '../sources/tables/try-tables.ts';
import { withEnvFile } from './env-file.ts';

interface TableSourceOptions {
  /** What is plugged in. */
  readonly companions: readonly Companion[];
  /** The directory of the cache; undefined for none. */
  readonly cache: string | undefined;
  /** ms since 1970. */
  readonly now: number;
  /** Whether the sources are asked, or only their last good copies used; they are by default. */
  readonly asksTableSources?: boolean | undefined;
  readonly allowsRemovals: boolean;
}

/** Earlier answers of this process. */
const recent: RecentAnswers = new Map();

/** Checks with the tables of network.json's table_sources: those of now, or else last good copies. */
export async function withTableSources<R>(
  given: DataFiles,
  options: TableSourceOptions,
  attempt: (dataFiles: DataFiles) => Promise<Attempt<R>>,
): Promise<Tried<R>> {
  const { asked } = await ask(given, options);
  return tryTables(given, asked, { now: options.now, mayLack: true }, attempt);
}

/** Data with tables of table_sources, for a build. */
export interface SourcedData {
  /** With what the sources say now. */
  readonly dataFiles: DataFiles;
  /** With last good copies, to try where something blocks. */
  readonly olderData: (blocking: readonly Finding[]) => readonly DataFiles[];
  /** Keeps what the sources say now and what was published of it. @param dataFiles of which it was built */
  readonly keep: (dataFiles: DataFiles) => Promise<void>;
}

/** Asks network.json's table_sources. */
export async function askTableSources(given: DataFiles, options: TableSourceOptions): Promise<SourcedData> {
  const { asked, lastGood } = await ask(given, options);
  const context = { now: options.now, mayLack: false };
  const first = tablesOfNow(given, asked, context);
  const trials = [first];
  return {
    dataFiles: first.dataFiles,
    olderData: (blocking) => {
      const older = tablesOfBefore(given, asked, context, blocking);
      trials.push(...older);
      return older.map(({ dataFiles }) => dataFiles);
    },
    keep: async (dataFiles) => {
      await keepTables(trials.find((trial) => trial.dataFiles === dataFiles)?.used ?? [], lastGood);
    },
  };
}

async function ask(given: DataFiles, options: TableSourceOptions) {
  const { cache, now, asksTableSources: asks = true, allowsRemovals } = options;
  const { settings } = openSettings(given, options.companions);
  const lastGood = cache === undefined ? lastGoodInMemory() : lastGoodInDirectory(join(cache, 'tables'));
  const environment = await withEnvFile(asks && settings ? variablesIn(settings.table_sources) : []);
  const context = { now, lastGood, environment, asks, allowsRemovals, recent };
  return { asked: settings === undefined ? [] : await askTables(settings, context), lastGood };
}
