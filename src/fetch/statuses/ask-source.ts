/** Asks one status source and reads its answer, with the last good copy at hand in case the answer is not believed. */

import { shownUrl } from '../../source/settings/source-address.ts';
import type { StatusSource } from '../../source/settings/status-sources.ts';
import { pathOfSource, readSourceFile } from '../urls/file.ts';
import { type Failed, failed, parseHttpDate, type Unchanged } from '../urls/source-answer.ts';
import { fetchSource } from '../urls/url.ts';
import { readContent } from './formats/parse.ts';
import type { ContentOf, Unread } from './formats/reported-statuses.ts';
import type { Copy } from './last-good.ts';
import { isKnownEvse } from './match-evse-ids.ts';
import { once } from './once.ts';
import {
  type NewContent,
  type ReadContent,
  readCopy,
  readNew,
  toRead,
  updateTime,
  type WasRead,
} from './read-answer.ts';
import type { SourceContents } from './refuse-removals.ts';
import { fetchOcpi } from './servers/fetch-ocpi.ts';
import type { StatusContext } from './source-reading.ts';

/** What a source reported, before it is decided whether to believe it (refuse-removals.ts). */
export interface AskedSource extends SourceContents<ReadContent> {
  readonly source: StatusSource;
  readonly of: ContentOf;
  /** Why it reports nothing now. */
  readonly failure: Failed | Unread | undefined;
  /** The last good copy. */
  readonly copy: Copy | undefined;
}

/** Asks a source, and finds its last good copy. */
export async function askSource(source: StatusSource, context: StatusContext): Promise<AskedSource> {
  const { now, lastGood, dataDirectory } = context;
  const { name, format, match } = source;
  const target = source.url ?? pathOfSource(source, dataDirectory);
  const address = source.url === undefined ? target : shownUrl(source.url);
  const of: ContentOf = { name, address, format, match, now };
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
    previous: once(() => copy && readCopy(of, copy, context)),
  };
}

async function ask(
  source: StatusSource,
  of: ContentOf,
  origin: string,
  copy: Copy | undefined,
  context: StatusContext,
): Promise<WasRead | Failed | Unread> {
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
      const updated = { ...copy, updatedAt: updateTime(modified, context.now) };
      return toRead(of, reported, updated, context);
    }
    case 'content':
      return readNew(of, answer, origin, copy, context);
    default:
      return answer satisfies never;
  }
}

type Answer = NewContent | Unchanged | Failed;

function answerOf(source: StatusSource, copy: Copy | undefined, context: StatusContext): Promise<Answer> {
  const limits = { timeout: source.timeout_seconds * 1000, maxBytes: source.max_bytes };
  if (source.url === undefined)
    return (context.readFile ?? readSourceFile)({ path: pathOfSource(source, context.dataDirectory), ...limits });
  const { url, headers, token, allow_private_address: allowPrivate } = source;
  const request = { url, headers, environment: context.environment, ...limits, allowPrivate };
  if (source.format === 'ocpi') {
    const previous = copy?.crawled && { bytes: copy.bytes, crawled: copy.crawled };
    const fullEvery = source.full_list_seconds * 1000;
    return (context.fetchOcpi ?? fetchOcpi)({
      ...request,
      token,
      fullEvery,
      now: context.now,
      previous,
      isKnown: (id) => isKnownEvse(id, context),
    });
  }
  const { etag, lastModified } = copy ?? {};
  return (context.fetch ?? fetchSource)({ ...request, etag, lastModified });
}
