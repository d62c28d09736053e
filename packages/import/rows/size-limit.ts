/** How large a document may be. An import holds all of it in memory, so sizes are checked before reading. */

import { constants } from 'node:buffer';

/** The most memory that an import needs per byte of its documents: 8 were measured with 1,000,000 connectors. */
const MEMORY_PER_BYTE = 10;

/** The longest string in V8 (512 MiB). */
const LONGEST_TEXT = constants.MAX_STRING_LENGTH;

/** How many bytes of documents an import can hold. @param memory in bytes */
export function mostBytes(memory: number): number {
  return Math.min(LONGEST_TEXT, Math.floor(memory / MEMORY_PER_BYTE));
}

export interface DocumentSize {
  readonly path: string;
  readonly bytes: number;
}

const IN_PARTS = 'request the list in parts (offset and limit), and import each part into a separate directory.';

/**
 * The problem with the sizes of documents that are imported together, and what to do.
 *
 * @param memory in bytes
 * @param memoryPerByte the most that an import needs per byte of such documents
 */
export function tooLarge(
  documents: readonly DocumentSize[],
  memory: number,
  { memoryPerByte = MEMORY_PER_BYTE, instead = IN_PARTS } = {},
): string | undefined {
  const large = documents.find(({ bytes }) => bytes > LONGEST_TEXT);
  if (large !== undefined)
    return `"${large.path}" has ${megabytes(large.bytes)}; a document may have at most ${megabytes(LONGEST_TEXT)}. To import it, ${instead}`;
  const total = documents.reduce((sum, { bytes }) => sum + bytes, 0);
  const needed = total * memoryPerByte;
  if (needed <= memory) return undefined;
  const names = documents.map(({ path }) => `"${path}"`).join(' and ');
  const what = `${names} ${documents.length === 1 ? 'has' : 'have'} ${megabytes(total)}, so an import may need`;
  const option = `NODE_OPTIONS=--max-old-space-size=${Math.ceil(needed / 2 ** 20)}`;
  return `${what} ${megabytes(needed)} of memory; Node may use ${megabytes(memory)}. Set ${option}, or ${instead}`;
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6).toLocaleString('en')} MB`;
}
