/** Asks one status source and reads its answer, with the last good copy at hand in case the answer is not believed. */

import { pathOfSource, readSourceFile } from '../source/fetch/file.ts';
import { type Failed, failed, parseHttpDate, type Content as WholeContent } from '../source/fetch/source-answer.ts';
import { fetchSource, type SourceRequest } from '../source/fetch/url.ts';
import { shownUrl } from '../source/settings/source-address.ts';
import type { StatusSource } from '../source/settings/status-sources.ts';
import type { Copy } from './last-good.ts';
import { endsLine, readContent } from './parse.ts';
import type { DatedReports, SourceContents } from './refuse-removals.ts';
import type { ContentOf, ReportedStatuses } from './reported-statuses.ts';
import type { StatusContext } from './source-reading.ts';
import { writeReports } from './write-reports.ts';

/** A content that could be read. */
export interface ReadContent extends DatedReports {
  readonly copy: Copy;
  readonly reported: ReportedStatuses;
}

/** What a source reported, before it is decided whether to believe it (refuse-removals.ts). */
export interface AskedSource extends SourceContents<ReadContent> {
  readonly source: StatusSource;
  readonly of: ContentOf;
  /** Why it reports nothing now. */
  readonly failure: Failed | undefined;
  /** The last good copy. */
  readonly copy: Copy | undefined;
}

/** Asks a source, and finds its last good copy. */
export async function askSource(source: StatusSource, context: StatusContext): Promise<AskedSource> {
  const { now, lastGood, dataDirectory } = context;
  const { name, format } = source;
  const target = source.url ?? pathOfSource(source, dataDirectory);
  const address = source.url === undefined ? target : shownUrl(source.url);
  const of: ContentOf = { name, address, format, now };
  const origin = `${format} ${target}`;
  const kept = await lastGood.get(name).catch(() => undefined);
  const copy = kept?.origin === origin ? kept : undefined;
  const answer = await ask(source, of, origin, copy, context);
  const isRead = answer.kind === 'read';
  return {
    source,
    of,
    copy,
    maxAge: source.max_age_seconds * 1000,
    now: isRead ? answer : undefined,
    failure: isRead ? undefined : answer,
    previous: once(() => copy && readCopy(of, copy)),
  };
}

function readCopy(of: ContentOf, copy: Copy): ReadContent | undefined {
  const reported = readContent(of, copy.bytes);
  return reported.kind === 'reported' ? toRead(reported, copy) : undefined;
}

function toRead(reported: ReportedStatuses, copy: Copy): ReadContent {
  return { reported, copy, reports: reported.reports, updatedAt: copy.updatedAt };
}

function once<T>(work: () => T): () => T {
  let done: { readonly result: T } | undefined;
  return () => {
    done ??= { result: work() };
    return done.result;
  };
}

async function ask(
  source: StatusSource,
  of: ContentOf,
  origin: string,
  copy: Copy | undefined,
  context: StatusContext,
): Promise<(ReadContent & { readonly kind: 'read' }) | Failed> {
  const answer = await answerOf(source, copy, context);
  switch (answer.kind) {
    case 'failed':
      return answer;
    case 'unchanged': {
      if (copy === undefined) return failed('It answered that nothing has changed, although it was not asked that.');
      const reported = readContent(of, copy.bytes);
      // Another version of this program may have kept what this one cannot read.
      if (reported.kind !== 'reported') return ask(source, of, origin, undefined, context);
      // An answer with an ETag need not repeat Last-Modified (RFC 9110, 15.4.5).
      const modified = answer.modified ?? parseHttpDate(copy.lastModified);
      return { kind: 'read', ...toRead(reported, { ...copy, updatedAt: updateTime(modified, context.now) }) };
    }
    case 'content': {
      const reported = readContent(of, answer.bytes);
      if (reported.kind === 'failed') return reported;
      if (of.format === 'csv' && looksCut(answer, copy))
        return failed(CUT, 'End its last line. Write the file under another name, and rename it when it is complete.');
      const { modified, etag, lastModified } = answer;
      const bytes = answer.repeatsSecret ? writeReports(of.format, reported.reports) : answer.bytes;
      const updatedAt = updateTime(modified, context.now);
      return { kind: 'read', ...toRead(reported, { bytes, origin, updatedAt, etag, lastModified }) };
    }
    default:
      return answer satisfies never;
  }
}

function answerOf(source: StatusSource, copy: Copy | undefined, context: StatusContext) {
  const limits = { timeout: source.timeout_seconds * 1000, maxBytes: source.max_bytes };
  if (source.url === undefined)
    return (context.readFile ?? readSourceFile)({ path: pathOfSource(source, context.dataDirectory), ...limits });
  const { etag, lastModified } = copy ?? {};
  const { url, headers } = source;
  const request: SourceRequest = {
    url,
    headers,
    environment: context.environment,
    ...limits,
    allowPrivate: source.allow_private_address,
    etag,
    lastModified,
  };
  return (context.fetch ?? fetchSource)(request);
}

/** When its content was updated: now, if the source does not say or names a time in the future. */
function updateTime(modified: number | undefined, now: number): number {
  return modified === undefined ? now : Math.min(modified, now);
}

const CUT = 'It ends in the middle of a line, so part of it may be missing.';

/**
 * Half a CSV file is a valid CSV file too. The only sign is a missing line end at its end. It counts where the last good
 * copy had one, and where HTTP does not say how long the answer is.
 */
function looksCut({ bytes, whole }: WholeContent, copy: Copy | undefined): boolean {
  return !endsLine(bytes) && (!whole || (copy !== undefined && endsLine(copy.bytes)));
}
