/**
 * Builds the body of a page: segments and parts of segments between the two ends of an envelope. A whole segment has deflate
 * blocks of its own, which are copied. So a page of whole segments costs about as much as copying it.
 */

import { LIST_ENDS } from '../../stored-format/envelope.ts';
import { blocksOf, type ListIndex, packOf, textStart } from '../../stored-format/list-index.ts';
import { type BodyPart, type ComposedBody, composeBody, textPart } from './compose-body.ts';
import type { ApiCoding } from './negotiation.ts';
import { type OpenPack, textsOfRuns } from './run-texts.ts';
import type { Run } from './selection.ts';

/** What a page is made of. */
interface PageSource {
  readonly index: ListIndex;
  readonly runs: readonly Run[];
  readonly openPack: OpenPack;
}

const HEAD = textPart(new TextEncoder().encode(LIST_ENDS[0]));
const TAIL = textPart(new TextEncoder().encode(LIST_ENDS[1]));
const COMMA = textPart(Uint8Array.of(0x2c));

/** The largest text of a page, in bytes, that is compressed anew as a whole. */
const SMALL_PAGE = 32 * 1024;

/** The body with `closing` at its end. */
export async function pageBody(source: PageSource, coding: ApiCoding, closing: string): Promise<ComposedBody> {
  const { index, runs } = source;
  const openPack = eachOnce(source.openPack);
  // Each segment was compressed by itself, which shows in a page of few objects.
  const isSmall = runs.reduce((sum, run) => sum + bytesOf(index, run), 0) <= SMALL_PAGE;
  const cut = runs.filter((run) => isSmall || !isWhole(index, run));
  const texts = await textsOfRuns(index, cut, openPack);
  const content = await Promise.all(
    runs.map(async (run) => {
      const text = texts.get(run);
      return text ? textPart(text) : segmentPart(index, run.segment, await openPack(packOf(index, run.segment)));
    }),
  );
  const joined = content.flatMap((part, i) => (i > 0 ? [COMMA, part] : [part]));
  return composeBody([HEAD, ...joined, TAIL], coding, closing);
}

/** Segments of a pack are asked for at the same time, so the first request for it must count for all. */
function eachOnce(openPack: OpenPack): OpenPack {
  const opened = new Map<number, Promise<Uint8Array>>();
  return (pack) => {
    const bytes = opened.get(pack) ?? openPack(pack);
    opened.set(pack, bytes);
    return bytes;
  };
}

function bytesOf(index: ListIndex, { segment, first, end }: Run): number {
  return (index.objectEnd[end - 1] ?? 0) - textStart(index, segment, first);
}

function isWhole({ firstObject }: ListIndex, { segment, first, end }: Run): boolean {
  return first === firstObject[segment] && end === firstObject[segment + 1];
}

function segmentPart(index: ListIndex, segment: number, pack: Uint8Array): BodyPart {
  const [textBytes = 0, crc32 = 0] = [index.textBytes[segment], index.crc32[segment]];
  return { kind: 'blocks', blocks: blocksOf(index, segment, pack), textBytes, crc32 };
}
