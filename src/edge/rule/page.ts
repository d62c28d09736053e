/**
 * Answers with a page of a list (OCPI 4.1.4.1): which objects it has, and its body, segments and parts of segments between the two ends of an
 * envelope.
 *
 * Whole segments are counted or skipped by their oldest and newest object, so the work grows with the number of segments,
 * which is small, and not with the number of objects. A whole segment has deflate blocks of its own, which are copied. So a page of
 * whole segments costs about as much as copying it.
 */

import {
  blocksOf,
  indexSince,
  type ListIndex,
  NAME_BYTES,
  packOf,
  segmentOf,
  textStart,
} from '../../stored-format/list-index.ts';
import type { Manifest, StoredList } from '../../stored-format/manifest.ts';
import { closingText, hex, LIST_ENDS } from '../../stored-format/stored-body.ts';
import { type BodyPart, type ComposedBody, composeBody, inflate } from './compose-body.ts';
import { answerWith, cacheControl, clientHas, commonHeaders, hashOfText } from './headers.ts';
import type { Asked, EdgeAnswer, Host } from './host.ts';
import { isFiltered, type ListModule, type ListQuery } from './intent.ts';
import { openIndex, openPack } from './kept-files.ts';
import type { ApiCoding } from './negotiation.ts';

export interface PageOfList {
  readonly list: StoredList;
  readonly version: string;
  readonly module: ListModule;
  readonly query: ListQuery;
}

/** Answers with a page, or 304 if the client has it. @throws FileMissing if one of its files is no longer on the site */
export async function answerPage(
  { request, host, coding, now }: Asked,
  page: PageOfList,
  manifest: Manifest,
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
  const openPacks = (pack: number) => openPack(host, index, pack);
  const body = await pageBody(index, selection.runs, openPacks, coding, closingText(now));
  return answerWith(request, body, headers);
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

const HEAD = new TextEncoder().encode(LIST_ENDS[0]);
const TAIL = new TextEncoder().encode(LIST_ENDS[1]);
const COMMA = Uint8Array.of(0x2c);

/** The largest text of a page, in bytes, that is compressed anew as a whole. */
const SMALL_PAGE = 32 * 1024;

/** The body with `closing` at its end. */
export async function pageBody(
  index: ListIndex,
  runs: readonly Run[],
  open: OpenPack,
  coding: ApiCoding,
  closing: string,
): Promise<ComposedBody> {
  // Segments of a pack are asked for at the same time, so the first request for it must count for all.
  const opened = new Map<number, Promise<Uint8Array>>();
  const openPack: OpenPack = (pack) => {
    const bytes = opened.get(pack) ?? open(pack);
    opened.set(pack, bytes);
    return bytes;
  };
  // Each segment was compressed by itself, which shows in a page of few objects.
  const isSmall = runs.reduce((sum, run) => sum + bytesOf(index, run), 0) <= SMALL_PAGE;
  const cut = runs.filter((run) => isSmall || !isWhole(index, run));
  const texts = await textsOfRuns(index, cut, openPack);
  const content = await Promise.all(
    runs.map(async (run) => {
      return texts.get(run) ?? segmentPart(index, run.segment, await openPack(packOf(index, run.segment)));
    }),
  );
  const joined = content.flatMap((part, i) => (i > 0 ? [COMMA, part] : [part]));
  return composeBody([HEAD, ...joined, TAIL], coding, closing);
}

function bytesOf(index: ListIndex, { segment, first, end }: Run): number {
  return (index.objectEnd[end - 1] ?? 0) - textStart(index, segment, first);
}

function isWhole({ firstObject }: ListIndex, { segment, first, end }: Run): boolean {
  return first === firstObject[segment] && end === firstObject[segment + 1];
}

function segmentPart(index: ListIndex, segment: number, pack: Uint8Array): BodyPart {
  const [textBytes = 0, crc32 = 0] = [index.textBytes[segment], index.crc32[segment]];
  return { blocks: blocksOf(index, segment, pack), textBytes, crc32 };
}

/** The deflate blocks of a pack. */
export type OpenPack = (pack: number) => Promise<Uint8Array>;

/** How many packs are opened at the same time. A worker has 128 MB for all the requests that it answers. */
const PACKS_AT_A_TIME = 8;

/**
 * The text of each run. The runs are as in a selection: within a segment each. A segment is decompressed once, and only the runs
 * themselves stay in memory.
 */
export async function textsOfRuns(
  index: ListIndex,
  runs: readonly Run[],
  openPack: OpenPack,
): Promise<ReadonlyMap<Run, Uint8Array>> {
  const packs = [...Map.groupBy(runs, ({ segment }) => packOf(index, segment))];
  const texts = new Map<Run, Uint8Array>();
  for (let at = 0; at < packs.length; at += PACKS_AT_A_TIME) {
    await Promise.all(
      packs.slice(at, at + PACKS_AT_A_TIME).map(async ([pack, inPack]) => {
        const bytes = await openPack(pack);
        for (const [segment, inSegment] of Map.groupBy(inPack, (run) => run.segment)) {
          const text = inflate(blocksOf(index, segment, bytes), index.textBytes[segment] ?? 0);
          // A copy: a part of the text would keep all of it in memory.
          for (const run of inSegment) texts.set(run, new Uint8Array(textOfRun(index, run, text)));
        }
      }),
    );
  }
  return texts;
}

/** The text of a run within the text of its segment. */
function textOfRun(index: ListIndex, { segment, first, end }: Run, text: Uint8Array): Uint8Array {
  return text.subarray(textStart(index, segment, first), index.objectEnd[end - 1]);
}

/** Objects of the list from `first` up to but not including `end`, all in one segment. */
export interface Run {
  readonly segment: number;
  readonly first: number;
  readonly end: number;
}

export interface Selection {
  /** How many objects match the dates (X-Total-Count). */
  readonly total: number;
  /** The objects of the page, in the order of the list. */
  readonly runs: readonly Run[];
}

/** Bounds in ms since 1970: `from` inclusive, `to` exclusive (OCPI 8.2.1.1). */
interface Period {
  readonly from: number;
  readonly to: number;
}

/** Of the objects last updated within the period, those from `offset` up to but not including `offset + limit`. */
export function select(index: ListIndex, { from, to }: Period, offset: number, limit: number): Selection {
  if (from === Number.NEGATIVE_INFINITY && to === Number.POSITIVE_INFINITY) return selectAll(index, offset, limit);
  const runs: Run[] = [];
  let total = 0;
  for (let segment = 0; segment < index.segments; segment++) {
    const [oldest = 0, newest = 0] = [index.oldest[segment], index.newest[segment]];
    if (newest < from || oldest >= to) continue;
    const [first = 0, end = 0] = [index.firstObject[segment], index.firstObject[segment + 1]];
    if (oldest >= from && newest < to) {
      addRun(runs, segment, Math.max(first, first + offset - total), Math.min(end, first + offset + limit - total));
      total += end - first;
    } else {
      for (let object = first; object < end; object++) {
        const changed = index.lastUpdated[object] ?? 0;
        if (changed < from || changed >= to) continue;
        if (total >= offset && total < offset + limit) addRun(runs, segment, object, object + 1);
        total++;
      }
    }
  }
  return { total, runs };
}

/** Without dates, a page is found by its offset alone, however long the list is. */
function selectAll(index: ListIndex, offset: number, limit: number): Selection {
  const runs: Run[] = [];
  const last = Math.min(index.objects, offset + limit);
  for (let segment = segmentOf(index, offset), at = offset; at < last; segment++) {
    const end = Math.min(last, index.firstObject[segment + 1] ?? last);
    addRun(runs, segment, at, end);
    at = end;
  }
  return { total: index.objects, runs };
}

function addRun(runs: Run[], segment: number, first: number, end: number): void {
  if (first >= end) return;
  const last = runs.at(-1);
  if (last?.segment === segment && last.end === first) runs[runs.length - 1] = { segment, first: last.first, end };
  else runs.push({ segment, first, end });
}
