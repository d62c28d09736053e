/** Reads the content of a status source into reports, whether it is new or the last good copy. */

import { type Content, type Failed, failed, type RepeatedSecret } from '../urls/source-answer.ts';
import { readContent, webPage } from './formats/parse.ts';
import type { ContentOf, ReportedStatuses, Unread } from './formats/reported-statuses.ts';
import type { StatusReport } from './formats/status-report.ts';
import { reportsOnNames } from './formats/unreadable-report.ts';
import { writeReports } from './formats/write-reports.ts';
import type { Copy } from './last-good.ts';
import { CUT, looksCut } from './looks-cut.ts';
import { isKnownEvse, matchEvseIds } from './match-evse-ids.ts';
import type { DatedReports } from './refuse-removals.ts';
import type { Crawled } from './servers/fetch-ocpi.ts';
import type { KnownEvses, StatusContext } from './source-reading.ts';

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
export function toRead(of: ContentOf, reported: ReportedStatuses, copy: Copy, context: StatusContext): WasRead {
  const reports = withUids(of, reported.reports, context);
  return { kind: 'read', reported: { ...reported, reports }, copy, reports, updatedAt: copy.updatedAt };
}

function withUids(
  { format, match }: ContentOf,
  reports: readonly StatusReport[],
  { uidsByEvseId }: StatusContext,
): readonly StatusReport[] {
  if (format !== 'ocpi' || match !== 'evse_id') return reports;
  return matchEvseIds(uidsByEvseId ? reports : [], uidsByEvseId?.() ?? new Map());
}

/** Reads new content. Whatever is told of it is told without the secrets that it may repeat. */
export function readNew(
  of: ContentOf,
  answer: NewContent,
  origin: string,
  copy: Copy | undefined,
  context: StatusContext,
): WasRead | Unread {
  const { modified, etag, lastModified, crawled, repeatsSecret } = answer;
  const reported = readContent(of, answer.bytes);
  const told = repeatsSecret ? readContent(of, repeatsSecret.cleared) : reported;
  const updatedAt = updateTime(modified, context.now);
  const tellable = (reports: readonly StatusReport[]) =>
    repeatsSecret ? withoutSecretIds(reports, repeatsSecret, context) : reports;
  const unread = (why: Failed): Unread => ({
    ...why,
    about: withUids(of, tellable(namesIn(of, answer.bytes, updatedAt)), context),
  });
  if (reported.kind === 'failed') return unread(told.kind === 'failed' ? told : failed(UNREADABLE));
  if (of.format === 'csv' && looksCut(answer, copy?.bytes))
    return unread(
      failed(CUT, 'End its last line. Write the file under another name, and rename it when it is complete.'),
    );
  // What is kept of an OCPI server is cleared already.
  const reports = tellable(reported.reports);
  const bytes = repeatsSecret && of.format !== 'ocpi' ? writeReports(of.format, reports) : answer.bytes;
  const findings = told.kind === 'failed' ? [] : told.findings;
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

/** A page that asks to sign in is about no EVSE. */
function namesIn(of: ContentOf, bytes: Uint8Array, at: number): readonly StatusReport[] {
  const isPage = webPage(new TextDecoder().decode(bytes.subarray(0, 4096))) !== undefined;
  return isPage ? [] : reportsOnNames(bytes, of, at);
}

const UNREADABLE = 'It cannot be read, and repeats a secret.';

/** When its content was updated: now, if the source does not say or names a time in the future. */
export function updateTime(modified: number | undefined, now: number): number {
  return modified === undefined ? now : Math.min(modified, now);
}
