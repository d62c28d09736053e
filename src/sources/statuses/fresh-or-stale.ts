/** Decides what is used of one status source: what it reports now, or else its last good copy. Says what went wrong. */

import { join } from 'node:path';
import { formatTimestamp } from '../../cells/times/timestamp.ts';
import type { Finding, Place } from '../../findings/finding.ts';
import { asHint } from '../../findings/text/advice.ts';
import { formatWhole, listed, percent } from '../../findings/text/format.ts';
import { type Clause, clause } from '../../findings/words.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { errorCode } from '../../read/files/file-errors.ts';
import { finding } from '../status-formats/finding-codes.ts';
import type { StatusReport } from '../status-formats/reported-statuses.ts';
import { isSameCopy } from './last-good.ts';
import {
  type BelievedSource,
  MOST_MISSED,
  type ReadContent,
  type SourceReading,
  type StatusContext,
} from './source-life.ts';

/** The reports that are used. Keeps new content as the last good copy. */
export async function useContent(life: BelievedSource, context: StatusContext): Promise<SourceReading> {
  const { source, of, now, content } = life;
  const reports = reportsOf(life, context);
  const reading = {
    name: of.name,
    address: of.address,
    maxAgeSeconds: source.max_age_seconds,
    reports,
    placeOf: content?.placeOf,
  };
  const isNew = content !== undefined && content === now;
  const told = isNew ? await keep(life, content, context) : whyNot(life, context);
  const missed = isNew ? undefined : await countMissed(life, context);
  if (content === undefined) return { ...reading, missed, state: 'failed', findings: told };
  const { updatedAt } = content.copy;
  const isStale = context.now - updatedAt > source.max_age_seconds * 1000;
  if (isStale) told.push(staleWarning(life, reading.reports.length, updatedAt, context));
  const findings = [...told, ...content.findings];
  const state = isUnmatched(reports, context) ? 'unmatched' : isStale ? 'stale' : 'fresh';
  return { ...reading, state, missed, updatedAt, findings };
}

function isUnmatched(reports: readonly StatusReport[], { listed }: StatusContext): boolean {
  const known = listed?.();
  return known !== undefined && reports.length > 0 && !reports.some(({ evse_uid }) => known.has(foldCase(evse_uid)));
}

/** How many rounds the source has missed, with this one. The copy knows of the others. */
async function countMissed({ of, copy }: BelievedSource, { lastGood }: StatusContext): Promise<number> {
  const before = copy?.missed ?? 0;
  const missed = Math.min(before + 1, MOST_MISSED);
  // Where it cannot be put, the next round counts anew.
  if (copy !== undefined && missed !== before) await lastGood.put(of.name, { ...copy, missed }).catch(() => {});
  return missed;
}

/**
 * The reports of the content, and those of newer content that cannot be read, about EVSEs that it does not have. Refused content
 * still says which EVSEs are UNKNOWN. Those that the tables call REMOVED are not among them.
 */
function reportsOf({ now, content, refused }: BelievedSource, { live }: StatusContext): readonly StatusReport[] {
  const isLive = ({ evse_uid }: StatusReport) => live?.().has(foldCase(evse_uid)) === true;
  const reports = content ? content.reports : (refused?.content.reports ?? []).filter(isLive);
  const unread = now.kind === 'failed' ? (now.about ?? []).filter(isLive) : [];
  const known = new Set(unread.length === 0 ? [] : reports.map(({ evse_uid }) => foldCase(evse_uid)));
  return [...reports, ...unread.filter(({ evse_uid }) => !known.has(foldCase(evse_uid)))];
}

/** Keeps content as the last good copy, unless it is kept already. */
async function keep(life: BelievedSource, { copy: fresh }: ReadContent, context: StatusContext): Promise<Finding[]> {
  const { of, copy } = life;
  if (copy?.updatedAt === fresh.updatedAt && !copy.missed && isSameCopy(copy, fresh)) return [];
  try {
    await context.lastGood.put(of.name, fresh);
    return [];
  } catch (error) {
    const params = { error: errorCode(error) ?? String(error) };
    return [finding('status-source-failed', placeOf(life, context), { ...about(life), says: 'unsaved', params })];
  }
}

function about({ of }: BelievedSource): { readonly field: string; readonly key: string } {
  return { field: 'status_sources', key: of.name };
}

/** The place of a source in network.json. @param setting the one that must be corrected, if it is one: `headers.Authorization` */
function placeOf({ index }: BelievedSource, { placeOfSetting, dataDirectory }: StatusContext, setting?: string): Place {
  return placeOfSetting
    ? placeOfSetting(['status_sources', index, ...(setting?.split(/\.(.*)/s, 2) ?? [])])
    : { file: join(dataDirectory, 'network.json') };
}

/** Why the source's content of now is not used, and what is used instead. */
function whyNot(life: BelievedSource, context: StatusContext): Finding[] {
  const { of, now, content, refused } = life;
  const warnings: Finding[] = [];
  if (now.kind === 'failed') {
    const instead = content ? usedInstead(content) : clause`There is no earlier content to use instead.`;
    const params = { address: of.address, problem: now.message, instead };
    const place = placeOf(life, context, now.setting);
    warnings.push(
      finding('status-source-failed', place, { ...about(life), says: 'source', params, advice: asHint(now.hint) }),
    );
  }
  if (refused) warnings.push(removalsWarning(life, refused, context));
  return warnings;
}

function usedInstead({ copy }: ReadContent): Clause {
  return clause`Its content from ${{ from: formatTimestamp(copy.updatedAt) }} is used instead.`;
}

const NAMED = 3;

function removalsWarning(
  life: BelievedSource,
  { content, removals }: NonNullable<BelievedSource['refused']>,
  context: StatusContext,
): Finding {
  const { of, now, content: other } = life;
  const { uids, together, of: all, share } = removals;
  const source = clause`status source "${{ name: of.name }}" (${{ address: of.address }})`;
  const who =
    content === now
      ? clause`The ${source}`
      : clause`The last good content of the ${source}, from ${{ from: formatTimestamp(content.copy.updatedAt) }},`;
  const others =
    together > uids.length ? clause`, and with the other sources ${{ together: formatWhole(together) }}` : '';
  const named = uids.map((uid) => `"${uid}"`);
  const statuses = formatWhole(content.reports.length);
  const instead = other
    ? usedInstead(other)
    : clause`There is no earlier content to use instead, so all its statuses (${{ statuses }}) count as UNKNOWN.`;
  const counts = { removed: formatWhole(uids.length), all: formatWhole(all), share: percent(share) };
  const params = { ...counts, who, others, uids: listed(named, NAMED), instead };
  return finding('status-source-removals', placeOf(life, context), { ...about(life), params });
}

function staleWarning(life: BelievedSource, reports: number, updatedAt: number, context: StatusContext): Finding {
  const age = formatWhole(Math.floor((context.now - updatedAt) / 1000));
  const times = { from: formatTimestamp(updatedAt), age, most: life.source.max_age_seconds };
  const params = { ...times, count: formatWhole(reports) };
  return finding('status-source-stale', placeOf(life, context), { ...about(life), params });
}
