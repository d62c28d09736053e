/**
 * The status lane: the status sources of network.json -> what each tells about EVSEs, and what went wrong on the way.
 * Whatever a source does, it costs a warning and never more: its last good copy takes its place, and when that is too
 * old, its EVSEs count as UNKNOWN.
 */

import { join } from 'node:path';
import type { Finding, Place } from '../findings/finding.ts';
import { formatTimestamp } from '../source/cells/timestamp.ts';
import type { SourceFile } from '../source/load/read-tables.ts';
import { type Network, placeOfSetting } from '../source/settings/settings.ts';
import { type AskedSource, askSource, type ReadContent } from './ask-source.ts';
import { finding } from './codes.ts';
import type { ReadSourceFile } from './fetch/file.ts';
import type { FetchSource } from './fetch/url.ts';
import type { LastGood } from './last-good.ts';
import { refuseRemovals } from './refuse-removals.ts';
import type { StatusReport } from './report.ts';
import { type KnownContent, knownContent } from './with-fallback.ts';

export { unknownStatusEvses } from '../rules/unknown-status-evses.ts';
export { type SettledStatus, settleStatuses } from './merge-statuses.ts';

/** What is known of one source. */
export interface SourceReading {
  readonly name: string;
  /** How findings name it: the path of its file, or its web address without a query. */
  readonly address: string;
  /** `failed` if it never told anything that is believed; `stale` if its newest content is too old, so that all its reports count as UNKNOWN. */
  readonly state: 'fresh' | 'stale' | 'failed';
  /** From when the content is, in ms since 1970. */
  readonly updatedAt?: number;
  readonly maxAgeSeconds: number;
  /** What it told; where it is not `fresh`, that is UNKNOWN. */
  readonly reports: readonly StatusReport[];
  readonly findings: readonly Finding[];
}

export interface StatusContext {
  /** The moment of the build, in ms since 1970. */
  readonly now: number;
  /** Where relative paths begin, and how findings name the files below. */
  readonly dataDirectory: string;
  readonly lastGood: LastGood;
  /**
   * Uids in one case (sameCase) of the public EVSEs that the tables do not call REMOVED, of which sources may call no more
   * than max_removal_share so. Where it is not known, nobody is refused for that.
   */
  readonly live?: (() => ReadonlySet<string>) | undefined;
  /** network.json as it was read, for the lines of findings. */
  readonly settings?: SourceFile | undefined;
  readonly fetch?: FetchSource;
  readonly readFile?: ReadSourceFile;
}

/** Reads all sources of network.json at the same time; never throws for what a source does. */
export async function readStatusSources(network: Network, context: StatusContext): Promise<readonly SourceReading[]> {
  const { status_sources: sources, max_removal_share: share } = network;
  const { now, live } = context;
  const asked = await Promise.all(sources.map((source) => askSource(source, context)));
  const believed = refuseRemovals<ReadContent, AskedSource>(asked, live && { live, share, now });
  return Promise.all(believed.map(async (one, i) => toReading(one, await knownContent(one, context), i, context)));
}

function toReading(
  { source, of: { address } }: AskedSource,
  { updatedAt, told, problems }: KnownContent,
  index: number,
  { now, settings, dataDirectory }: StatusContext,
): SourceReading {
  const { name, max_age_seconds: maxAgeSeconds } = source;
  const place = () =>
    settings ? placeOfSetting(settings, ['status_sources', index]) : { file: join(dataDirectory, 'network.json') };
  const about = problems.map(({ code, message, hint }) =>
    finding(code, place(), { field: 'status_sources', key: name, message, hint }),
  );
  const reading = { name, address, maxAgeSeconds, reports: told?.reports ?? [] };
  if (updatedAt === undefined) return { ...reading, state: 'failed', findings: about };
  const state = now - updatedAt > maxAgeSeconds * 1000 ? 'stale' : 'fresh';
  const stale = state === 'stale' ? [staleFinding(place(), { ...reading, updatedAt }, now)] : [];
  return { ...reading, state, updatedAt, findings: [...about, ...stale, ...(told?.findings ?? [])] };
}

function staleFinding(
  place: Place,
  { name, reports, updatedAt, maxAgeSeconds }: Omit<SourceReading, 'state' | 'findings'> & { updatedAt: number },
  now: number,
): Finding {
  const age = Math.floor((now - updatedAt) / 1000).toLocaleString('en');
  return finding('status-source-stale', place, {
    field: 'status_sources',
    key: name,
    message: `The newest content of the status source "${name}" is from ${formatTimestamp(updatedAt)}, ${age} s ago, and max_age_seconds is ${maxAgeSeconds}. All its statuses (${reports.length.toLocaleString('en')}) count as UNKNOWN.`,
    hint: 'Look after the system that writes it, or raise max_age_seconds.',
  });
}
