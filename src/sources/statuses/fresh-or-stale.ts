/** Decides what is used of one status source: what it reports now, or else its last good copy. Says what went wrong. */

import { join } from 'node:path';
import { formatTimestamp } from '../../cells/times/timestamp.ts';
import type { Finding } from '../../findings/finding.ts';
import { percent } from '../../findings/text/format.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import { errorCode } from '../../read/files/error-code.ts';
import { placeOfSetting } from '../../settings/read-settings.ts';
import { finding } from '../status-formats/finding-codes.ts';
import type { StatusReport } from '../status-formats/reported-statuses.ts';
import { MOST_MISSED, type ReadContent, type SourceIn, type SourceReading, type StatusContext } from './source-life.ts';

/** The reports that are used. Keeps new content as the last good copy. */
export async function useContent(life: SourceIn<'believed'>, context: StatusContext): Promise<SourceReading> {
  const { source, of, now, content } = life;
  const reports = reportsOf(life, context);
  const reading = {
    name: of.name,
    address: of.address,
    maxAgeSeconds: source.max_age_seconds,
    reports,
    placeOf: content?.reported.placeOf,
  };
  const warn = warningsOf(life, context);
  const isNew = content !== undefined && content === now;
  const about = isNew ? await keep(life, content, context, warn) : whyNot(life, warn);
  const missed = isNew ? undefined : await countMissed(life, context);
  if (content === undefined) return { ...reading, missed, state: 'failed', findings: about };
  const { updatedAt } = content.copy;
  const isStale = context.now - updatedAt > source.max_age_seconds * 1000;
  if (isStale) about.push(staleWarning(reading, updatedAt, context, warn));
  const findings = [...about, ...content.reported.findings];
  const state = isUnmatched(reports, context) ? 'unmatched' : isStale ? 'stale' : 'fresh';
  return { ...reading, state, missed, updatedAt, findings };
}

/** Whether the tables have no EVSE that is reported. */
function isUnmatched(reports: readonly StatusReport[], { listed }: StatusContext): boolean {
  const known = listed?.();
  return known !== undefined && reports.length > 0 && !reports.some(({ evse_uid }) => known.has(foldCase(evse_uid)));
}

/** How many rounds the source has missed, with this one. The copy knows of the others. */
async function countMissed({ of, copy }: SourceIn<'believed'>, { lastGood }: StatusContext): Promise<number> {
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
function reportsOf({ now, content, refused }: SourceIn<'believed'>, { live }: StatusContext): readonly StatusReport[] {
  const isLive = ({ evse_uid }: StatusReport) => live?.().has(foldCase(evse_uid)) === true;
  const reports = content ? content.reported.reports : (refused?.content.reported.reports ?? []).filter(isLive);
  const unread = now.kind === 'failed' ? (now.about ?? []).filter(isLive) : [];
  const known = new Set(unread.length === 0 ? [] : reports.map(({ evse_uid }) => foldCase(evse_uid)));
  return [...reports, ...unread.filter(({ evse_uid }) => !known.has(foldCase(evse_uid)))];
}

/** Keeps content as the last good copy, unless it is kept already. */
async function keep(
  { of, copy }: SourceIn<'believed'>,
  { copy: fresh }: ReadContent,
  { lastGood }: StatusContext,
  warn: Warn,
): Promise<Finding[]> {
  const isKept =
    copy?.updatedAt === fresh.updatedAt &&
    !copy.missed &&
    copy.etag === fresh.etag &&
    Buffer.compare(copy.bytes, fresh.bytes) === 0;
  if (isKept) return [];
  try {
    await lastGood.put(of.name, fresh);
    return [];
  } catch (error) {
    const code = errorCode(error) ?? String(error);
    const message = `The status source "${of.name}" was read, but its content could not be saved for when it fails (${code}).`;
    const hint = 'Free some disk space, and allow this user to write to the cache.';
    return [warn('status-source-failed', message, hint)];
  }
}

type Code = 'status-source-failed' | 'status-source-stale' | 'status-source-removals';
/** @param setting the setting of the source that must be corrected, if it is one: `headers.Authorization` */
type Warn = (code: Code, message: string, hint?: string, setting?: string) => Finding;

/** Makes warnings about a source, at its place in network.json. */
function warningsOf({ of, index }: SourceIn<'believed'>, { settingsFile, dataDirectory }: StatusContext): Warn {
  return (code, message, hint, setting) => {
    const place = settingsFile
      ? placeOfSetting(settingsFile, ['status_sources', index, ...(setting?.split(/\.(.*)/s, 2) ?? [])])
      : { file: join(dataDirectory, 'network.json') };
    return finding(code, place, { field: 'status_sources', key: of.name, message, hint });
  };
}

/** Why the source's content of now is not used, and what is used instead. */
function whyNot(life: SourceIn<'believed'>, warn: Warn): Finding[] {
  const { of, now, content, refused } = life;
  const warnings: Finding[] = [];
  if (now.kind === 'failed') {
    const instead = content
      ? `Its content from ${formatTimestamp(content.copy.updatedAt)} is used instead.`
      : 'There is no earlier content to use instead.';
    const message = `The status source "${of.name}" (${of.address}) failed. ${now.message} ${instead}`;
    warnings.push(warn('status-source-failed', message, now.hint, now.setting));
  }
  if (refused) warnings.push(removalsWarning(life, refused, warn));
  return warnings;
}

/** How many EVSEs a message names. */
const NAMED = 3;

function removalsWarning(
  { of, now, content: instead }: SourceIn<'believed'>,
  { content, removals }: NonNullable<SourceIn<'believed'>['refused']>,
  warn: Warn,
): Finding {
  const number = (count: number) => count.toLocaleString('en');
  const { uids, together, of: all, share } = removals;
  const source = `status source "${of.name}" (${of.address})`;
  const who =
    content === now
      ? `The ${source}`
      : `The last good content of the ${source}, from ${formatTimestamp(content.copy.updatedAt)},`;
  const others = together > uids.length ? `, and with the other sources ${number(together)}` : '';
  const named = uids.slice(0, NAMED).map((uid) => `"${uid}"`);
  const more = uids.length > NAMED ? ` and ${number(uids.length - NAMED)} more` : '';
  const so = instead
    ? `Its content from ${formatTimestamp(instead.copy.updatedAt)} is used instead.`
    : `There is no earlier content to use instead, so all its statuses (${number(content.reported.reports.length)}) count as UNKNOWN.`;
  return warn(
    'status-source-removals',
    `${who} reports ${number(uids.length)} of ${number(all)} EVSEs as REMOVED${others}, which is more than ${percent(share)}: ${named.join(', ')}${more}. ${so}`,
    'Check the system that reports it. If the EVSEs are really gone, delete their rows from evses.csv, or write REMOVED there.',
  );
}

function staleWarning(
  { name, reports, maxAgeSeconds }: Pick<SourceReading, 'name' | 'reports' | 'maxAgeSeconds'>,
  updatedAt: number,
  { now }: StatusContext,
  warn: Warn,
): Finding {
  const age = Math.floor((now - updatedAt) / 1000).toLocaleString('en');
  return warn(
    'status-source-stale',
    `The newest content of the status source "${name}" is from ${formatTimestamp(updatedAt)}, ${age} s ago; max_age_seconds is ${maxAgeSeconds}. All its statuses (${reports.length.toLocaleString('en')}) count as UNKNOWN.`,
    'Check the system that writes it, or raise max_age_seconds.',
  );
}
