/** Reads the content of a status source into reports, whether it is new or the last good copy. */

import { type Content, type Failed, failed, type RepeatedSecret } from '../source/fetch/source-answer.ts';
import type { Crawled } from './fetch-ocpi.ts';
import type { Copy } from './last-good.ts';
import { CUT, looksCut } from './looks-cut.ts';
import { isKnownEvse, matchEvseIds } from './match-evse-ids.ts';
import { readContent } from './parse.ts';
import type { DatedReports } from './refuse-removals.ts';
import type { ContentOf, ReportedStatuses } from './reported-statuses.ts';
import type { KnownEvses, StatusContext } from './source-reading.ts';
import type { StatusReport } from './status-report.ts';
import { writeReports } from './write-reports.ts';

/** What a source sent, and how it came about if it is an OCPI server. */
export type NewContent = Content & { readonly crawled?: Crawled };

/** A content that could be read. */
export interface ReadContent extends DatedReports {
  readonly copy: Copy;
  readonly reported: ReportedStatuses;
}

export type WasRead = ReadContent & { readonly kind: 'read' };

/** What the last good copy of a source says, if it can be read. */
export function readCopy(of: ContentOf, copy: Copy, context: StatusContext): ReadContent | undefined {
  const reported = readContent(of, copy.bytes);
  return reported.kind === 'reported' ? toRead(of, reported, copy, context) : undefined;
}

/** What was read. Without the tables, nobody knows which EVSEs are meant by their evse_ids. */
export function toRead(
  { format, match }: ContentOf,
  reported: ReportedStatuses,
  copy: Copy,
  { uidsByEvseId }: StatusContext,
): WasRead {
  const isById = format === 'ocpi' && match === 'evse_id';
  const reports = isById
    ? matchEvseIds(uidsByEvseId ? reported.reports : [], uidsByEvseId?.() ?? new Map())
    : reported.reports;
  return { kind: 'read', reported: { ...reported, reports }, copy, reports, updatedAt: copy.updatedAt };
}

/** Reads new content. Whatever is told of it is told without the secrets that it may repeat. */
export function readNew(
  of: ContentOf,
  answer: NewContent,
  origin: string,
  copy: Copy | undefined,
  context: StatusContext,
): WasRead | Failed {
  const { modified, etag, lastModified, crawled, repeatsSecret } = answer;
  const reported = readContent(of, answer.bytes);
  const told = repeatsSecret ? readContent(of, repeatsSecret.cleared) : reported;
  if (reported.kind === 'failed') return told.kind === 'failed' ? told : failed(UNREADABLE);
  if (of.format === 'csv' && looksCut(answer, copy?.bytes))
    return failed(CUT, 'End its last line. Write the file under another name, and rename it when it is complete.');
  // What is kept of an OCPI server is cleared already.
  const reports = repeatsSecret ? withoutSecretIds(reported.reports, repeatsSecret, context) : reported.reports;
  const bytes = repeatsSecret && of.format !== 'ocpi' ? writeReports(of.format, reports) : answer.bytes;
  const findings = told.kind === 'failed' ? [] : told.findings;
  const updatedAt = updateTime(modified, context.now);
  const kept = { bytes, origin, updatedAt, etag, lastModified, crawled };
  return toRead(of, { ...reported, reports, findings }, kept, context);
}

/** An id that holds a secret and is in the tables is public already. */
function withoutSecretIds(
  reports: readonly StatusReport[],
  { clear }: RepeatedSecret,
  known: Partial<KnownEvses>,
): readonly StatusReport[] {
  return reports.map((report) =>
    isKnownEvse(report.evse_uid, known) ? report : { ...report, evse_uid: clear(report.evse_uid) },
  );
}

const UNREADABLE = 'It cannot be read, and repeats a secret.';

/** When its content was updated: now, if the source does not say or names a time in the future. */
export function updateTime(modified: number | undefined, now: number): number {
  return modified === undefined ? now : Math.min(modified, now);
}
