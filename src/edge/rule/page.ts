/** Answers with a page of a list: selects its objects, and makes the headers (OCPI 4.1.4.1) and the body. */

import { closingText } from '../../stored-format/envelope.ts';
import { hex } from '../../stored-format/hex.ts';
import { type ListIndex, NAME_BYTES } from '../../stored-format/list-index.ts';
import type { Manifest, StoredList } from '../../stored-format/manifest.ts';
import { indexSince } from '../../stored-format/recent-lists.ts';
import { answerComposed } from './answer.ts';
import type { EdgeAnswer, EdgeRequest } from './exchange.ts';
import { cacheControl, clientHas, commonHeaders, hashOfText } from './headers.ts';
import type { Host } from './host.ts';
import { isFiltered, type ListModule, type ListQuery } from './intent.ts';
import type { ApiCoding } from './negotiation.ts';
import { pageBody, type Selection, select } from './page-body.ts';
import { openIndex, openPack } from './stored-files.ts';

export interface PageOfList {
  readonly list: StoredList;
  readonly version: string;
  readonly module: ListModule;
  readonly query: ListQuery;
}

/** Answers with a page, or 304 if the client has it. @throws FileMissing if one of its files is no longer on the site */
export async function answerPage(
  request: EdgeRequest,
  page: PageOfList,
  manifest: Manifest,
  coding: ApiCoding,
  host: Host,
  now: number,
): Promise<EdgeAnswer> {
  const { list, query } = page;
  const index = await openIndex(host, indexSince(list, query.from));
  const limit = limitOf(query, manifest);
  const selection = select(index, query, query.offset, limit);
  const tag = await (isFiltered(query) ? tagOfFilter(host, page, limit) : tagOf(host, index, selection, limit));
  const headers = commonHeaders(request.headers, manifest);
  headers.set('Cache-Control', cacheControl(headers, manifest.cache_seconds));
  if (clientHas(request, tag, headers)) return { status: 304, headers, body: null };

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

/** A hash of the objects of the page. */
function tagOf(host: Host, { hashes }: ListIndex, { runs, total }: Selection, limit: number): Promise<string> {
  const pieces = runs.map(({ first, end }) => hex(hashes.subarray(NAME_BYTES * first, NAME_BYTES * end)));
  return hashOfText(host, [total, limit, ...pieces].join('\n'));
}

/**
 * A hash of what the client asks for, and of the list: of the objects it would cost more, because a filter scatters them.
 */
function tagOfFilter(host: Host, { list, query }: PageOfList, limit: number): Promise<string> {
  return hashOfText(host, [list.etag, query.from, query.to, query.offset, limit].join('\n'));
}
