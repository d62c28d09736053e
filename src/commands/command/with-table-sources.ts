/** Connects table sources (src/fetch/tables/) to the network, the environment and the cache of a command. */

import { join } from 'node:path';
import { lastGoodInDirectory, lastGoodInMemory } from '../../fetch/statuses/last-good.ts';
import { askTables, type RecentAnswers } from '../../fetch/tables/ask-tables.ts';
import { keepTables } from '../../fetch/tables/table-copies.ts';
import { type Attempt, type Tried, tryTables } from '../../fetch/tables/try-tables.ts';
import { openSettings } from '../../publish/validate/validate.ts';
import type { DataFiles } from '../../source/load/data-files.ts';

interface TableSourceOptions {
  /** The directory of the cache; undefined for none. */
  readonly cache: string | undefined;
  /** ms since 1970. */
  readonly now: number;
  /** Whether the sources are asked, or only their last good copies used; they are by default. */
  readonly asksTableSources?: boolean | undefined;
  readonly allowsRemovals: boolean;
  /** Whether nothing is published, so that a source that needs a token may be left unread, and no copy is kept. */
  readonly isOnlyChecked: boolean;
}

/** Earlier answers of this process. */
const recent: RecentAnswers = new Map();

/** Checks or builds with the tables of network.json's table_sources, and keeps what they say if nothing blocks. */
export async function withTableSources<R>(
  given: DataFiles,
  { cache, now, asksTableSources = true, allowsRemovals, isOnlyChecked }: TableSourceOptions,
  attempt: (dataFiles: DataFiles) => Promise<Attempt<R>>,
): Promise<Tried<R>> {
  const { settings } = openSettings(given);
  const lastGood = cache === undefined ? lastGoodInMemory() : lastGoodInDirectory(join(cache, 'tables'));
  const context = { now, lastGood, environment: process.env, asks: asksTableSources, allowsRemovals, recent };
  const asked = settings === undefined ? [] : await askTables(settings, context);
  const tried = await tryTables(given, asked, { now, mayLack: isOnlyChecked }, attempt);
  if (!isOnlyChecked) await keepTables(tried.used, lastGood);
  return tried;
}
