/**
 * Reads all status sources of network.json: the statuses that they report, and what went wrong. Whatever a source does
 * leads to a warning at most. Its last good copy is used instead, and when that is too old, its EVSEs count as UNKNOWN.
 */

import { join } from 'node:path';
import type { Finding, Place } from '../../findings/finding.ts';
import { formatTimestamp } from '../../source/cells/timestamp.ts';
import { placeOfSetting } from '../../source/settings/read-settings.ts';
import type { Settings } from '../../source/settings/settings.ts';
import { type AskedSource, askSource } from './ask-source.ts';
import { finding } from './formats/finding-codes.ts';
import type { ReadContent } from './read-answer.ts';
import { refuseRemovals } from './refuse-removals.ts';
import type { SourceReading, StatusContext } from './source-reading.ts';
import { readWithFallback, type SourceContent } from './with-fallback.ts';

/** Reads all sources at the same time. Never throws for what a source does. */
export async function readStatusSources(settings: Settings, context: StatusContext): Promise<readonly SourceReading[]> {
  const { status_sources: sources, max_removal_share: share } = settings;
  const { now, live } = context;
  const asked = await Promise.all(sources.map((source) => askSource(source, context)));
  const believed = refuseRemovals<ReadContent, AskedSource>(asked, live && { live, share, now });
  return Promise.all(believed.map(async (one, i) => toReading(one, await readWithFallback(one, context), i, context)));
}

function toReading(
  { source, of: { address } }: AskedSource,
  { updatedAt, reported, problems }: SourceContent,
  index: number,
  { now, settingsFile, dataDirectory }: StatusContext,
): SourceReading {
  const { name, max_age_seconds: maxAgeSeconds } = source;
  const place = (setting: readonly string[] = []) =>
    settingsFile
      ? placeOfSetting(settingsFile, ['status_sources', index, ...setting])
      : { file: join(dataDirectory, 'network.json') };
  const about = problems.map(({ code, message, hint, setting }) =>
    finding(code, place(setting?.split(/\.(.*)/s, 2)), { field: 'status_sources', key: name, message, hint }),
  );
  const reading = { name, address, maxAgeSeconds, reports: reported?.reports ?? [], placeOf: reported?.placeOf };
  if (updatedAt === undefined) return { ...reading, state: 'failed', findings: about };
  const state = now - updatedAt > maxAgeSeconds * 1000 ? 'stale' : 'fresh';
  const stale = state === 'stale' ? [staleFinding(place(), { ...reading, updatedAt }, now)] : [];
  return { ...reading, state, updatedAt, findings: [...about, ...stale, ...(reported?.findings ?? [])] };
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
    message: `The newest content of the status source "${name}" is from ${formatTimestamp(updatedAt)}, ${age} s ago; max_age_seconds is ${maxAgeSeconds}. All its statuses (${reports.length.toLocaleString('en')}) count as UNKNOWN.`,
    hint: 'Check the system that writes it, or raise max_age_seconds.',
  });
}
