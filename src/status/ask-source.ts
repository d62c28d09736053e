/** Asks one status source, and reads what it tells; its last good copy is at hand in case that is not believed. */

import type { StatusSource } from '../source/settings/status-sources.ts';
import { pathOfSource, readSourceFile } from './fetch/file.ts';
import { type Failed, failed, parseHttpDate, type Content as WholeContent } from './fetch/source-answer.ts';
import { fetchSource, type SourceRequest } from './fetch/url.ts';
import type { Copy } from './last-good.ts';
import { endsLine, readContent } from './parse.ts';
import type { Content, Contents } from './refuse-removals.ts';
import type { ContentOf, ReportedStatuses } from './reported-statuses.ts';
import type { StatusContext } from './source-reading.ts';

/** A content that could be read. */
export interface ReadContent extends Content {
  readonly copy: Copy;
  readonly reported: ReportedStatuses;
}

/** What a source told, before it is decided whether that is believed (refuse-removals.ts). */
export interface AskedSource extends Contents<ReadContent> {
  readonly source: StatusSource;
  readonly of: ContentOf;
  /** Why it tells nothing now. */
  readonly failure: Failed | undefined;
  /** The last good copy. */
  readonly copy: Copy | undefined;
}

/** Asks a source, and finds its last good copy. */
export async function askSource(source: StatusSource, context: StatusContext): Promise<AskedSource> {
  const { now, lastGood, dataDirectory } = context;
  const { name, format } = source;
  const target = source.url ?? pathOfSource(source, dataDirectory);
  const address = source.url === undefined ? target : withoutQuery(source.url);
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
    former: once(() => copy && readCopy(of, copy)),
  };
}

function readCopy(of: ContentOf, copy: Copy): ReadContent | undefined {
  const reported = readContent(of, copy.bytes);
  return reported.kind === 'told' ? toRead(reported, copy) : undefined;
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
      if (copy === undefined) return failed('It answered that nothing has changed, which it was not asked.');
      const reported = readContent(of, copy.bytes);
      // Another version of this program may have kept what this one cannot read.
      if (reported.kind !== 'told') return ask(source, of, origin, undefined, context);
      // An answer with an ETag need not repeat Last-Modified (RFC 9110, 15.4.5).
      const modified = answer.modified ?? parseHttpDate(copy.lastModified);
      return { kind: 'read', ...toRead(reported, { ...copy, updatedAt: momentOf(modified, context.now) }) };
    }
    case 'content': {
      const told = readContent(of, answer.bytes);
      if (told.kind === 'failed') return told;
      if (of.format === 'csv' && looksCut(answer, copy))
        return failed(CUT, 'End its last line, write it aside, and rename it when it is whole.');
      const { bytes, modified, etag, lastModified } = answer;
      const updatedAt = momentOf(modified, context.now);
      return { kind: 'read', ...toRead(told, { bytes, origin, updatedAt, etag, lastModified }) };
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
  const request: SourceRequest = {
    url: source.url,
    ...limits,
    allowPrivate: source.allow_private_address,
    etag,
    lastModified,
  };
  return (context.fetch ?? fetchSource)(request);
}

/** When the source does not tell, or tells a moment that is still to come, its content is from now. */
function momentOf(modified: number | undefined, now: number): number {
  return modified === undefined ? now : Math.min(modified, now);
}

const CUT = 'It ends in the middle of a line, so it may be only a part of the file.';

/**
 * Half a CSV is a CSV too. What tells the two apart is the line end at the end: a source that wrote it before does not
 * leave it out now, and where nothing vouches for the length of an answer it is the only sign.
 */
function looksCut({ bytes, whole }: WholeContent, copy: Copy | undefined): boolean {
  return !endsLine(bytes) && (!whole || (copy !== undefined && endsLine(copy.bytes)));
}

/** The query of an address may be somebody's key, and findings are read by many. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}
