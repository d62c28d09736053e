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
import { copyOf } from './last-good.ts';
import { readAnswer } from './read-answer.ts';
import { refuseRemovals } from './refuse-removals.ts';
import type { AskedSource, ReadSource, SourceAnswer, SourceReading, StatusContext } from './source-life.ts';

/** Reads all sources at the same time. Never throws for what a source does. */
export async function readStatusSources(
  settings: Pick<Settings, 'status_sources' | 'max_removal_share'>,
  context: StatusContext,
): Promise<readonly SourceReading[]> {
  const { status_sources: sources, max_removal_share: share } = settings;
  const { now, live } = context;
  const read = sources.map((source, index) => readSource(source, index, context));
  const believed = refuseRemovals(await Promise.all(read), live && { live, share, now });
  return Promise.all(believed.map((one) => useContent(one, context)));
}

/** Asks a source. If its answer builds on a copy that cannot be read, it is asked again without. */
async function readSource(source: StatusSource, index: number, context: StatusContext): Promise<ReadSource> {
  const { now, lastGood, dataDirectory } = context;
  const { name, format, match } = source;
  const target = source.url ?? pathOfSource(source, dataDirectory);
  const address = source.url === undefined ? target : shownUrl(source.url);
  const origin = `${format} ${target}`;
  const copy = await copyOf(lastGood, name, origin);
  let asked: AskedSource = { source, index, of: { name, address, format, match, now }, origin, copy };
  for (;;) {
    const read = readAnswer(asked, await answerOf(asked, context), context);
    if (read) return read;
    asked = { ...asked, copy: undefined };
  }
}

function answerOf({ source, copy }: AskedSource, context: StatusContext): Promise<SourceAnswer> {
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
