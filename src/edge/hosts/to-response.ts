/** An answer as a `Response`, for hosts that send those. */

import type { EdgeAnswer, SharedParts } from '../rule/exchange.ts';

/** How much of a shared part is passed on at a time, in bytes. */
const PIECE = 64 * 1024;

export function toResponse({ status, headers, body }: EdgeAnswer): Response {
  const sent = body !== null && 'parts' in body ? streamOfShared(body) : body;
  return new Response(sent, { status, headers: [...headers] });
}

/** A stream of bytes that others read too: they are passed on as they are, and never copied as a whole. */
function streamOfShared({ parts }: SharedParts): ReadableStream<Uint8Array> {
  const pieces = piecesOf(parts);
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    const { value, done } = pieces.next();
    if (done) controller.close();
    else controller.enqueue(value);
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

function* piecesOf(parts: readonly Uint8Array[]): Generator<Uint8Array, void> {
  for (const part of parts) {
    for (let at = 0; at < part.length; at += PIECE) yield part.subarray(at, at + PIECE);
  }
}
