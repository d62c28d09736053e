/**
 * Reads all status sources of network.json: the statuses that they report, and what went wrong. Whatever a source does
 * leads to a warning at most. Its last good copy is used instead, and when that is too old, its EVSEs count as UNKNOWN.
 */

import type { Settings } from '../../settings/settings.ts';
import { shownUrl } from '../../settings/source-texts.ts';
import type { StatusSource } from '../../settings/status-sources.ts';
import { pathOfSource } from '../urls/path-of-source.ts';
import { useContent } from './fresh-or-stale.ts';
import { isKnownEvse } from './known-evses.ts';
import { readAnswer } from './read-answer.ts';
import { refuseRemovals } from './refuse-removals.ts';
import type { SourceIn, SourceReading, StatusContext } from './source-life.ts';

/** Reads all sources at the same time. Never throws for what a source does. */
export async function readStatusSources(
  settings: Pick<Settings, 'status_sources' | 'max_removal_share'>,
  context: StatusContext,
): Promise<readonly SourceReading[]> {
  const { status_sources: sources, max_removal_share: share } = settings;
  const { now, live } = context;
  const read = sources.map(async (source, index) => untilRead(await toAsk(source, index, context), context));
  const believed = refuseRemovals(await Promise.all(read), live && { live, share, now });
  return Promise.all(believed.map((one) => useContent(one, context)));
}

/** Leads a source as far as it goes alone. It is asked again if its answer builds on a copy that cannot be read. */
async function untilRead(
  life: SourceIn<'asked' | 'answered' | 'read'>,
  context: StatusContext,
): Promise<SourceIn<'read'>> {
  switch (life.state) {
    case 'asked':
      return untilRead({ ...life, state: 'answered', answer: await answerOf(life, context) }, context);
    case 'answered':
      return untilRead(readAnswer(life, context), context);
    case 'read':
      return life;
    default:
      return life satisfies never;
  }
}

/** A source that is to be asked, with its last good copy at hand. */
async function toAsk(source: StatusSource, index: number, context: StatusContext): Promise<SourceIn<'asked'>> {
  const { now, lastGood, dataDirectory } = context;
  const { name, format, match } = source;
  const target = source.url ?? pathOfSource(source, dataDirectory);
  const address = source.url === undefined ? target : shownUrl(source.url);
  const origin = `${format} ${target}`;
  const kept = await lastGood.get(name).catch(() => undefined);
  const copy = kept?.origin === origin ? kept : undefined;
  return { state: 'asked', source, index, of: { name, address, format, match, now }, origin, copy };
}

/** Asks a file, a URL or an OCPI server. */
function answerOf(
  { source, copy }: SourceIn<'asked'>,
  context: StatusContext,
): Promise<SourceIn<'answered'>['answer']> {
  const limits = { timeout: source.timeout_seconds * 1000, maxBytes: source.max_bytes };
  if (source.url === undefined)
    return context.readFile({ path: pathOfSource(source, context.dataDirectory), ...limits });
  const { url, headers, token, allow_private_address: allowPrivate } = source;
  const request = { url, headers, environment: context.environment, ...limits, allowPrivate };
  if (source.format === 'ocpi') {
    const previous = copy?.crawled && { bytes: copy.bytes, crawled: copy.crawled };
    const fullEvery = source.full_list_seconds * 1000;
    const isKnown = (id: string) => isKnownEvse(id, context);
    return context.fetchOcpi({ ...request, token, fullEvery, now: context.now, previous, isKnown });
  }
  const { etag, lastModified } = copy ?? {};
  return context.fetch({ ...request, etag, lastModified });
}
