/** Answers with a page of a list: selects its objects, and makes the headers (OCPI 4.1.4.1) and the body. */

import { closingText } from '../../stored-format/envelope.ts';
import { type ListIndex, nameAt } from '../../stored-format/list-index.ts';
import type { Manifest, StoredList } from '../../stored-format/manifest.ts';
import { indexSince } from '../../stored-format/recent-lists.ts';
import { answerComposed } from './answer.ts';
import type { ComposedCoding } from './compose-body.ts';
import { hashOfText, matchesTag, weakTag } from './etag.ts';
import type { EdgeAnswer, EdgeRequest } from './exchange.ts';
import { cacheControl, commonHeaders } from './headers.ts';
import type { Host } from './host.ts';
import type { ListModule } from './intent.ts';
import { pageBody } from './page-body.ts';
import { isFiltered, type ListQuery } from './query.ts';
import { type Selection, select } from './selection.ts';
import { openIndex, openPack } from './stored-files.ts';

export interface PageOfList {
  readonly list: StoredList;
  readonly version: string;
  readonly module: ListModule;
  readonly query: ListQuery;
}

/**
 * Answers with a page, or 304 if the client has it. Undefined if the index is no longer on the site.
 *
 * @throws FileMissing if a pack is no longer on the site
 */
export async function answerPage(
  request: EdgeRequest,
  page: PageOfList,
  manifest: Manifest,
  coding: ComposedCoding,
  host: Host,
  now: number,
): Promise<EdgeAnswer | undefined> {
  const { list, query } = page;
  const index = await openIndex(host, indexSince(list, query.from));
  if (index === undefined) return undefined;
  const limit = limitOf(query, manifest);
  const selection = select(index, query, query.offset, limit);
  const tag = await (isFiltered(query) ? tagOfFilter(host, page, limit) : tagOf(host, index, selection, limit));
  const headers = commonHeaders(request.headers, manifest);
  headers.set('ETag', weakTag(tag));
  headers.set('Cache-Control', cacheControl(headers, manifest.cache_seconds));
  if (matchesTag(request.headers.get('If-None-Match'), tag)) return { status: 304, headers, body: null };

  headers.set('Content-Type', 'application/json');
  headers.set('X-Total-Count', String(selection.total));
  headers.set('X-Limit', String(limit));
  if (query.offset + limit < selection.total) headers.set('Link', linkToNext(page, manifest, limit));
  const openOne = (pack: number) => openPack(host, index, pack);
  const body = await pageBody({ index, runs: selection.runs, openPack: openOne }, coding, closingText(now));
  return answerComposed(request, body, headers);
}

/** The size of a page: what the client asks for, if it does, within what it may ask for. */
function limitOf({ limit }: ListQuery, { default_limit, max_limit }: Manifest): number {
  return Math.min(limit ?? default_limit ?? max_limit, max_limit);
}

/** Plain offset and limit first, because some clients read them and build the URL themselves; then the rest. */
function linkToNext({ query, version, module }: PageOfList, manifest: Manifest, limit: number): string {
  const parameters = [`offset=${query.offset + limit}`, `limit=${limit}`];
  for (const [name, text] of query.dates) parameters.push(`${name}=${text}`);
  return `<${manifest.base_url}/api/ocpi/${version}/${module}?${parameters.join('&')}>; rel="next"`;
}

/** A hash of the parts of the page. The index has a hash per segment, so equal parts mean equal content. */
function tagOf(host: Host, index: ListIndex, { runs, total }: Selection, limit: number): Promise<string> {
  const pieces = runs.map(({ segment, first, end }) => {
    const start = index.firstObject[segment] ?? 0;
    return `${nameAt(index.hashes, segment)} ${first - start} ${end - start}`;
  });
  return hashOfText(host, [total, limit, ...pieces].join('\n'));
}

/**
 * A hash of what the client asks for, and of the list. Of the parts it would depend on which list they are cut from (recent-lists.ts),
 * of which a live network keeps others than a build.
 */
function tagOfFilter(host: Host, { list, query }: PageOfList, limit: number): Promise<string> {
  return hashOfText(host, [list.etag, query.from, query.to, query.offset, limit].join('\n'));
}
