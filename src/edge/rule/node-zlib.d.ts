/** What the edge rule uses of node:zlib. Its own types are those of workerd, which leave out the modules of Node. */
declare module 'node:zlib' {
  interface Options {
    readonly level?: number;
    readonly chunkSize?: number;
    readonly finishFlush?: number;
  }
  export const constants: { readonly Z_SYNC_FLUSH: number };
  export function crc32(bytes: Uint8Array, sum?: number): number;
  export function deflateRawSync(bytes: Uint8Array, options: Options): Uint8Array<ArrayBuffer>;
  export function inflateRawSync(bytes: Uint8Array, options: Options): Uint8Array<ArrayBuffer>;
}
