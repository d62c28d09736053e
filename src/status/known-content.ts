/**
 * What is known of one status source: what it tells now, or else what its last good copy tells, and in either case from
 * when that is.
 */

import { formatTimestamp } from '../cells/timestamp.ts';
import { type ContentOf, endsLine, readContent, type Told } from './content.ts';
import { fetchSource, type SourceRequest } from './fetch-source.ts';
import { pathOfSource, readSourceFile } from './file-source.ts';
import type { Copy } from './last-good.ts';
import type { StatusSource } from './settings.ts';
import { type Content, type Failed, failed, parseHttpDate } from './source-answer.ts';
import type { StatusContext } from './status-lane.ts';

export interface KnownContent {
  readonly address: string;
  /** From when the content is, in ms since 1970; none if there is no content. */
  readonly updatedAt?: number;
  readonly told?: Told;
  /** What went wrong, as sentences with the name of the source. */
  readonly problems: readonly Omit<Failed, 'kind'>[];
}

/** A content that could be read. */
interface Read {
  readonly copy: Copy;
  readonly told: Told;
}

/** Asks a source, keeps what it tells, and falls back on what was kept before. */
export async function knownContent(source: StatusSource, context: StatusContext): Promise<KnownContent> {
  const { now, lastGood, dataDirectory } = context;
  const { name, format } = source;
  const target = source.url ?? pathOfSource(source, dataDirectory);
  const address = source.url === undefined ? target : withoutQuery(source.url);
  const of: ContentOf = { name, address, format, now };
  const origin = `${format} ${target}`;
  const kept = await lastGood.get(name).catch(() => undefined);
  const copy = kept?.origin === origin ? kept : undefined;
  const asked = await ask(source, of, origin, copy, context);
  if (asked.kind === 'read') {
    const problems = await keep(name, asked, copy, context);
    return { address, updatedAt: asked.copy.updatedAt, told: asked.told, problems };
  }
  const former = copy && readContent(of, copy.bytes);
  if (copy === undefined || former?.kind !== 'told') {
    const instead = 'There is no former content to use instead.';
    return { address, problems: [inSentence(of, asked, instead)] };
  }
  const instead = `Its content of ${formatTimestamp(copy.updatedAt)} is used instead.`;
  return { address, updatedAt: copy.updatedAt, told: former, problems: [inSentence(of, asked, instead)] };
}

async function ask(
  source: StatusSource,
  of: ContentOf,
  origin: string,
  copy: Copy | undefined,
  context: StatusContext,
): Promise<(Read & { readonly kind: 'read' }) | Failed> {
  const answer = await answerOf(source, copy, context);
  switch (answer.kind) {
    case 'failed':
      return answer;
    case 'unchanged': {
      if (copy === undefined) return failed('It answered that nothing has changed, which it was not asked.');
      const told = readContent(of, copy.bytes);
      // Another version of this program may have kept what this one cannot read.
      if (told.kind !== 'told') return ask(source, of, origin, undefined, context);
      // An answer with an ETag need not repeat Last-Modified (RFC 9110, 15.4.5).
      const modified = answer.modified ?? parseHttpDate(copy.lastModified);
      return { kind: 'read', told, copy: { ...copy, updatedAt: momentOf(modified, context.now) } };
    }
    case 'content': {
      const told = readContent(of, answer.bytes);
      if (told.kind === 'failed') return told;
      if (of.format === 'csv' && looksCut(answer, copy))
        return failed(CUT, 'End its last line, write it aside, and rename it when it is whole.');
      const { bytes, modified, etag, lastModified } = answer;
      return {
        kind: 'read',
        told,
        copy: { bytes, origin, updatedAt: momentOf(modified, context.now), etag, lastModified },
      };
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
function looksCut({ bytes, whole }: Content, copy: Copy | undefined): boolean {
  return !endsLine(bytes) && (!whole || (copy !== undefined && endsLine(copy.bytes)));
}

/** Keeps a content as the last good one, unless it is kept already. */
async function keep(name: string, { copy }: Read, former: Copy | undefined, { lastGood }: StatusContext) {
  const isKept =
    former?.updatedAt === copy.updatedAt && former.etag === copy.etag && Buffer.compare(former.bytes, copy.bytes) === 0;
  if (isKept) return [];
  try {
    await lastGood.put(name, copy);
    return [];
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const message = `The status source "${name}" was read, but its content cannot be kept for times when it fails (${code}).`;
    return [{ message, hint: 'Make room on the disk, and allow this user to write there.' }];
  }
}

/** The query of an address may be somebody's key, and findings are read by many. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

function inSentence({ name, address }: ContentOf, { message, hint }: Failed, instead: string): Omit<Failed, 'kind'> {
  return { message: `The status source "${name}" (${address}) failed. ${message} ${instead}`, hint };
}
