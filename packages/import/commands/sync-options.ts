/** The meaning of --sync and the options beside it. */

import { UsageError } from '../../../src/command/index.ts';
import { didYouMean } from '../../../src/findings/index.ts';
import { TABLES, type TableName } from '../../../src/tables/index.ts';

/** Decides between the feed and people. */
export interface SyncChoices {
  /** Columns and tables that stay as they are. */
  readonly keep: ReadonlySet<string>;
  /** Whether the feed wins where people and the feed differ. */
  readonly takesFeed?: boolean;
}

interface GivenOptions {
  readonly isSync: boolean;
  /** Names with commas between them. */
  readonly keep: string | undefined;
  readonly takesFeed: boolean;
}

/** Undefined without --sync. @throws UsageError */
export function toSync({ isSync, keep, takesFeed }: GivenOptions): SyncChoices | undefined {
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
