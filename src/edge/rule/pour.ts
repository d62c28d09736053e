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
