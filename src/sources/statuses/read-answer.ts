/** Reads the answer of a status source into reports, and its last good copy likewise. */

import { webPage } from '../http/web-page.ts';
import { readContent } from '../status-formats/parse.ts';
import type { ContentOf, StatusReport } from '../status-formats/reported-statuses.ts';
import { reportsOnNames, rowsOf } from '../status-formats/unreadable-report.ts';
import type { Crawled } from '../status-servers/crawl-locations.ts';
import {
  type Content,
  type Failed,
  failed,
  looksCut,
  parseHttpDate,
  type RepeatedSecret,
  type Unchanged,
  WHEN_CUT,
} from '../urls/source-answer.ts';
import { isKnownEvse, type KnownEvses, once, withOwnUids } from './known-evses.ts';
import type { Copy } from './last-good.ts';
import type { AskedSource, ReadContent, ReadSource, SourceAnswer, StatusContext, Unread } from './source-life.ts';

/** Reads what a source says now; undefined if nothing has changed since its copy, and that cannot be read. */
export function readAnswer(asked: AskedSource, answer: SourceAnswer, context: StatusContext): ReadSource | undefined {
  const { of, copy } = asked;
  const now = answer.kind === 'unchanged' ? readAgain(asked, answer, context) : answer;
  if (now === undefined) return undefined;
  const previous = once(() => copy && readCopy(of, copy, context));
  return { ...asked, now: now.kind === 'content' ? readNew(asked, now, context) : now, previous };
}

/** Another version of this program may have kept what this one cannot read. */
function readAgain(
  { of, copy }: AskedSource,
  { modified }: Unchanged,
  context: StatusContext,
): ReadContent | Failed | undefined {
  if (copy === undefined) return failed('It answered that nothing has changed, although it was not asked that.');
  // An answer with an ETag need not repeat Last-Modified (RFC 9110, 15.4.5).
  const updatedAt = updateTime(modified ?? parseHttpDate(copy.lastModified), context.now);
  return readCopy(of, { ...copy, updatedAt, missed: undefined }, context);
}

function readCopy(of: ContentOf, copy: Copy, context: StatusContext): ReadContent | undefined {
  const reported = readContent(of, copy.bytes, context.formats);
  if (reported.kind === 'failed') return undefined;
  return { ...reported, reports: withOwnUids(reported.reports, context, of.match), copy };
}

/** Reads new content. Whatever is told of it is told without the secrets that it may repeat. */
function readNew(
  { of, origin, copy }: AskedSource,
  answer: Content & { readonly crawled?: Crawled },
  context: StatusContext,
): ReadContent | Unread {
  const { modified, etag, lastModified, crawled, repeatsSecret } = answer;
  const reported = readContent(of, answer.bytes, context.formats);
  const told = repeatsSecret ? readContent(of, repeatsSecret.cleared, context.formats) : reported;
  const updatedAt = updateTime(modified, context.now);
  const tellable = (reports: readonly StatusReport[]) =>
    repeatsSecret ? withoutSecretIds(reports, repeatsSecret, context) : reports;
  const about = () => withOwnUids(tellable(namesIn(of, answer.bytes, updatedAt)), context, of.match);
  if (reported.kind === 'failed')
    return { ...(told.kind === 'failed' ? told : failed('It cannot be read, and repeats a secret.')), about: about() };
  if (of.format === 'csv' && looksCut(answer, copy?.bytes))
    return {
      ...failed(WHEN_CUT, 'End its last line. Write the file under another name, and rename it when it is complete.'),
      about: about(),
    };
  const reports = tellable(reported.reports);
  // The content of an OCPI server is cleared already.
  const write = (of.format === 'csv' && context.formats?.writeCsv) || asJson;
  const bytes = repeatsSecret && of.format !== 'ocpi' ? write(reports) : answer.bytes;
  const findings = told.kind === 'failed' ? [] : told.findings;
  const kept = { bytes, origin, updatedAt, etag, lastModified, crawled };
  return { ...reported, reports: withOwnUids(reports, context, of.match), findings, copy: kept };
}

function asJson(reports: readonly StatusReport[]): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(rowsOf(reports)));
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

/** When its content was updated, in ms since 1970: now, if the source does not say or names a time in the future. */
function updateTime(modified: number | undefined, now: number): number {
  return modified === undefined ? now : Math.min(modified, now);
}
