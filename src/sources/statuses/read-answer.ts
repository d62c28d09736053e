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
  type Unchanged,
  WHEN_CUT,
} from '../urls/source-answer.ts';
import { isKnownEvse, once, withOwnUids } from './known-evses.ts';
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
  const { now } = context;
  const updatedAt = Math.min(modified ?? parseHttpDate(copy.lastModified) ?? now, now);
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
  // No content is of the future.
  const updatedAt = Math.min(modified ?? context.now, context.now);
  // An id that holds a secret and is in the tables is public already.
  const tellable = (report: StatusReport) =>
    repeatsSecret === undefined || isKnownEvse(report.evse_uid, context)
      ? report
      : { ...report, evse_uid: repeatsSecret.clear(report.evse_uid) };
  const unread = (failure: Failed): Unread => {
    const names = namesIn(of, answer.bytes, updatedAt).map(tellable);
    return { ...failure, about: withOwnUids(names, context, of.match) };
  };
  if (reported.kind === 'failed')
    return unread(told.kind === 'failed' ? told : failed('It cannot be read, and repeats a secret.'));
  if (of.format === 'csv' && looksCut(answer, copy?.bytes)) return unread(failed(WHEN_CUT, END_IT));
  const reports = reported.reports.map(tellable);
  // The content of an OCPI server is cleared already.
  const write = (of.format === 'csv' && context.formats?.writeCsv) || asJson;
  const bytes = repeatsSecret && of.format !== 'ocpi' ? write(reports) : answer.bytes;
  const findings = told.kind === 'failed' ? [] : told.findings;
  const kept = { bytes, origin, updatedAt, etag, lastModified, crawled };
  return { ...reported, reports: withOwnUids(reports, context, of.match), findings, copy: kept };
}

const END_IT = 'End its last line. Write the file under another name, and rename it when it is complete.';

function asJson(reports: readonly StatusReport[]): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(rowsOf(reports)));
}

/** A page that asks to sign in is about no EVSE. */
function namesIn(of: ContentOf, bytes: Uint8Array, at: number): readonly StatusReport[] {
  const isPage = webPage(new TextDecoder().decode(bytes.subarray(0, 4096))) !== undefined;
  return isPage ? [] : reportsOnNames(bytes, of, at);
}
