/**
 * What the data says at this moment: the settings, the tables, the present statuses, the waivers. What did not change since
 * the last build comes from the cache.
 */

import { type Finding, isError, sortFindings } from '../findings/finding.ts';
import { applyWaivers } from '../rules/waivers.ts';
import { type Target, targetOf, targetOfIds } from '../source/load/check-keys.ts';
import type { DataFiles } from '../source/load/data-files.ts';
import type { Network } from '../source/settings/settings.ts';
import { TABLES } from '../source/tables/tables.ts';
import { mergeStatuses } from '../status/merge-statuses.ts';
import type { SourceReading } from '../status/source-reading.ts';
import { staticDataKey } from './cache-key.ts';
import { CATALOGUE } from './catalogue.ts';
import type { CacheStore } from './disk/cache-store.ts';
import { fullestVersion, liveEvses } from './render/counts.ts';
import type { CurrentStatuses } from './render/draft.ts';
import { type StaticData, toStaticData } from './static-data.ts';
import { loadStaticData, storeStaticData } from './static-data-cache.ts';
import { checkDynamicData, checkSettings, checkSources, checkTables, type DynamicTables, readDynamicTables } from './validate.ts';

export interface SurveyRequest {
  readonly sources: DataFiles;
  /** Takes the place of the base_url in network.json. */
  readonly baseUrl: string | undefined;
  /** ms since 1970. */
  readonly now: number;
}

/** What a survey reaches for beside its request. */
export interface Sight {
  readonly cache: CacheStore;
  /** Hash of the code (build/cache-key.ts). */
  readonly code: string;
  /** What the tables said last, by key, for a process that builds more than once. */
  readonly memory?: Map<string, StaticData>;
  /**
   * Asks the status sources of network.json.
   *
   * @param live the public EVSEs that the tables do not call REMOVED (StatusContext); not known where tables have errors
   */
  readonly readStatuses: (
    network: Network,
    sources: DataFiles,
    live: (() => ReadonlySet<string>) | undefined,
  ) => Promise<readonly SourceReading[]>;
}

/** Data without errors. */
export interface Survey {
  readonly network: Network;
  readonly sources: DataFiles;
  readonly base: StaticData;
  /** Whether the tables were read anew. */
  readonly isNew: boolean;
  readonly present: CurrentStatuses;
  readonly readings: readonly SourceReading[];
  /** All findings and `more`, sorted, without those that a waiver silences. */
  readonly report: (more: readonly Finding[]) => readonly Finding[];
}

/** @returns the findings alone if one of them is an error */
export async function survey(
  request: SurveyRequest,
  sight: Sight,
): Promise<Survey | { readonly findings: readonly Finding[] }> {
  const { now } = request;
  const { network, sources, findings } = checkSettings(request.sources, request.baseUrl);
  if (network === undefined) return { findings: checkSources(request.sources, request).findings };
  const { base, isNew, ...tables } = await readBase(sources, network, now, sight);
  const dynamic = readDynamicTables(sources, network, tables.evses, now);
  const readings = await sight.readStatuses(network, sources, base && liveIn(base, dynamic));
  const { present, waivers, ...lane } = checkDynamicData(dynamic, tables.evses, readings);
  const found = [...findings, ...tables.findings, ...lane.findings];
  const report = (more: readonly Finding[]) => sortFindings(applyWaivers([...found, ...more], waivers, now, CATALOGUE));
  if (base === undefined || found.some(isError)) return { findings: report([]) };
  return { network, sources, base, isNew, present, readings, report };
}

/** The public EVSEs that the tables do not call REMOVED, worked out when somebody asks. */
function liveIn({ versions }: StaticData, { statuses }: DynamicTables): () => ReadonlySet<string> {
  let live: ReadonlySet<string> | undefined;
  return () => {
    live ??= liveEvses(fullestVersion(versions)?.locations ?? [], mergeStatuses(statuses, []));
    return live;
  };
}

interface Tables {
  readonly findings: readonly Finding[];
  readonly evses: Target;
  /** Undefined if there are errors. */
  readonly base: StaticData | undefined;
  /** Whether it was worked out just now. */
  readonly isNew: boolean;
}

/** What the tables say, from the cache if they are as they were. */
async function readBase(sources: DataFiles, network: Network, now: number, around: Sight): Promise<Tables> {
  const key = staticDataKey(sources, around.code, now);
  const known = around.memory?.get(key) ?? (await loadStaticData(around.cache, key));
  around.memory?.clear();
  // Where the clock was set back, something may lie in the future now that did not.
  if (known && (known.checkedAt ?? 0) <= now) {
    around.memory?.set(key, known);
    return { base: known, findings: known.findings, evses: targetOfIds(known.uids), isNew: false };
  }
  const { dataset, findings } = checkTables(sources, network, now);
  const evses = targetOf(TABLES.evses, dataset.contents.evses);
  if ([...findings, ...(sources.findings ?? [])].some(isError))
    return { base: undefined, findings, evses, isNew: true };
  const base = { ...toStaticData(network, dataset, findings), checkedAt: now };
  // What depends on the very second is not kept.
  if (!findings.some(({ code }) => code === 'future-timestamp')) {
    around.memory?.set(key, base);
    await storeStaticData(around.cache, key, base);
  }
  return { base, findings, evses, isNew: true };
}
