/**
 * Answers with a whole list: its packs one behind the other as they are stored, or their texts for a client without gzip; then the end.
 *
 * Opening a file costs more than copying it. So the packs of a list that is not too large come from memory, where most of them are
 * still kept from earlier answers and snapshots. Those of a larger list are streamed: in gzip from one native stream into another
 * (`pipeTo`), so no script runs for them. A large body from memory is its parts as they are, so that a client that reads slowly costs
 * no copy.
 */

import type { ListIndex } from '../../stored-format/list-index.ts';
import type { Manifest, StoredList } from '../../stored-format/manifest.ts';
import { closingText, concatenate, GZIP_HEADER, type StoredFile } from '../../stored-format/stored-body.ts';
import { inflate, tailOf } from './compose-body.ts';
import { FileMissing, SnapshotFault } from './failure.ts';
import { addContent, cacheControl, clientHas, commonHeaders } from './headers.ts';
import type { AnswerBody, Asked, EdgeAnswer, Host } from './host.ts';
import { openIndex, openKept, openStored } from './kept-files.ts';
import type { ApiCoding } from './negotiation.ts';

/** The largest body, in bytes, that is made of files in memory: a third of what is kept there. Texts would push out what they came from. */
const IN_MEMORY = { gzip: 8 * 1024 * 1024, identity: 1024 * 1024 } as const;

/** How many files are requested ahead of their turn. Cloudflare allows six requests to wait for an answer at a time. */
const AHEAD = 4;

/** Answers with a whole list, or 304 if the client has it. @throws SnapshotUnreadable if one of its files is missing */
export async function answerList(asked: Asked, list: StoredList, manifest: Manifest): Promise<EdgeAnswer> {
  const { request, host, now } = asked;
  const headers = commonHeaders(request.headers, manifest);
  headers.set('Cache-Control', cacheControl(headers, manifest.cache_seconds));
  if (clientHas(request, list.etag, headers)) return { status: 304, headers, body: null };
  // OCPI 4.1.4.1. X-Limit is a page size, so it is 1 for an empty list: clients divide by it or use it as a step.
  headers.set('X-Total-Count', String(list.total));
  headers.set('X-Limit', String(Math.max(list.total, 1)));
  const closing = closingText(now);
  const plainBytes = lengthOf(list, 'identity', closing);
  // What the client takes, unless that would only make the list larger.
  const coding = lengthOf(list, asked.coding, closing) <= plainBytes ? asked.coding : 'identity';
  addContent(headers, coding, lengthOf(list, coding, closing));
  const body = request.method === 'HEAD' ? null : await openWholeList(host, list, coding, closing);
  return { status: 200, headers, body };
}

/** The length in bytes of a list that ends with `closing`. */
function lengthOf(list: StoredList, coding: ApiCoding, closing: string): number {
  const stored = coding === 'gzip' ? list.gzip.reduce((sum, { bytes }) => sum + bytes, 0) : list.size;
  return stored + tailOf(coding, closing, list).length;
}

/** Opens the list with `closing` at its end. @throws SnapshotUnreadable if one of its files is not on the site (any more) */
export async function openWholeList(
  host: Host,
  list: StoredList,
  coding: ApiCoding,
  closing: string,
): Promise<AnswerBody> {
  const bytes = lengthOf(list, coding, closing);
  if (bytes > IN_MEMORY[coding]) return openStream(host, list, coding, closing);
  const packs = await readPacks(host, list.gzip);
  const index = coding === 'gzip' ? undefined : await openIndex(host, list.index);
  const texts = index ? packs.map((pack, i) => textOf(pack, i, index)) : packs;
  const parts = [...texts, tailOf(coding, closing, list)];
  return bytes > host.perClient ? { parts } : concatenate(parts);
}

function readPacks(host: Host, files: readonly StoredFile[]): Promise<Uint8Array[]> {
  return Promise.all(
    files.map(async (file) => {
      const pack = await openKept(host, file.path);
      if (pack.byteLength !== file.bytes) throw new SnapshotFault('A published file has the wrong length.');
      return new Uint8Array(pack);
    }),
  );
}

function textOf(pack: Uint8Array, number: number, { packTextBytes }: ListIndex): Uint8Array {
  return inflate(number === 0 ? pack.subarray(GZIP_HEADER.length) : pack, packTextBytes[number] ?? 0);
}

/**
 * Before the answer begins, the index tells whether the snapshot is on the site: it refers to all files of the list, so it exists as
 * long as they do. A pack proves nothing, because most packs outlive the index.
 */
async function openStream(
  host: Host,
  list: StoredList,
  coding: ApiCoding,
  closing: string,
): Promise<ReadableStream<Uint8Array>> {
  const before = host.isReplaceable ? list.gzip.length : 1;
  const opening = openAll(host, list.gzip.slice(0, before));
  const index = coding === 'identity' ? openIndex(host, list.index) : undefined;
  const [opened, inflating] = await Promise.all([opening, index, demand(host, list.index)]).catch((failure) => {
    opening.then(cancelAll, () => {});
    throw failure;
  });
  const { readable, writable } = host.passage(lengthOf(list, coding, closing));
  const tail = tailOf(coding, closing, list);
  const packs = inTurn(list.gzip, (path, i) => opened[i] ?? openStored(host, path));
  // The client left, or a file ended early. From the length the client knows that the answer is incomplete.
  const poured = inflating ? pour(textsInTurn(packs, inflating, tail), writable) : pipe(packs, writable, tail);
  poured.catch(() => {}).finally(() => cancelAll(opened));
  return readable;
}

/** @throws FileMissing if the file is not on the site */
async function demand(host: Host, path: string): Promise<void> {
  if (!(await host.has(path))) throw new FileMissing();
}

type Opening = Promise<ReadableStream<Uint8Array> | undefined>;

/** Opens files at the same time. @throws FileMissing with none of them open */
async function openAll(host: Host, files: readonly StoredFile[]): Promise<Opening[]> {
  const opening = files.map(({ path }) => openStored(host, path));
  try {
    const opened = await Promise.all(opening);
    if (opened.includes(undefined)) throw new FileMissing();
    return opening;
  } catch (failure) {
    cancelAll(opening);
    throw failure;
  }
}

function cancelAll(opening: readonly Opening[]): void {
  for (const file of opening) file.then((stored) => stored?.cancel()).catch(() => {});
}

/** Files one after the other, opened ahead of their turn. @throws FileMissing */
async function* inTurn(
  files: readonly StoredFile[],
  open: (path: string, i: number) => Opening,
): AsyncGenerator<ReadableStream<Uint8Array>, void> {
  const opening: Opening[] = [];
  let turn = 0;
  try {
    for (; turn < files.length; turn++) {
      for (const { path } of files.slice(opening.length, turn + 1 + AHEAD)) {
        const file = open(path, opening.length);
        file.catch(() => {}); // It is thrown when its turn comes.
        opening.push(file);
      }
      const stored = await opening[turn];
      if (stored === undefined) throw new FileMissing();
      yield stored;
    }
  } finally {
    cancelAll(opening.slice(turn + 1));
  }
}

/** Writes packs as they are and the tail into a stream. If one of them fails, the stream does too. */
async function pipe(
  packs: AsyncIterable<ReadableStream<Uint8Array>>,
  sink: WritableStream<Uint8Array>,
  tail: Uint8Array,
): Promise<void> {
  try {
    for await (const pack of packs) await pack.pipeTo(sink, { preventClose: true });
  } catch (reason) {
    return sink.abort(reason);
  }
  return pour([tail], sink);
}

async function* textsInTurn(
  packs: AsyncIterable<ReadableStream<Uint8Array>>,
  index: ListIndex,
  tail: Uint8Array,
): AsyncGenerator<Uint8Array, void> {
  let number = 0;
  for await (const pack of packs) yield textOf(new Uint8Array(await new Response(pack).arrayBuffer()), number++, index);
  yield tail;
}

/** Writes parts of a body into a stream, as fast as its reader takes them. If one of them fails, the stream does too. */
export async function pour(
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  sink: WritableStream<Uint8Array>,
): Promise<void> {
  const writer = sink.getWriter();
  try {
    for await (const part of parts) await writer.write(part);
    await writer.close();
  } catch (reason) {
    await writer.abort(reason);
  }
}
