/** What workerd has (tried with 1.20261023) and @cloudflare/workers-types leaves out. */
interface ReadableStreamBYOBReader {
  read<T extends ArrayBufferView>(view: T, options: { readonly min: number }): Promise<ReadableStreamReadResult<T>>;
}
