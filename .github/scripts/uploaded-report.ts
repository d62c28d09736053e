/**
 * Reads the report that a run of `check` uploaded: one file in a zip archive. Whoever opened the pull request may have
 * made the archive, so it is read in memory, within bounds, and never written to a disk or run.
 */

import { inflateRawSync } from 'node:zlib';
import type { Api } from './api.ts';
import type { Run } from './pull-request.ts';

const FILE = 'published-data.json';

/** A report of 30 changes has about 10,000 bytes. */
const MOST_BYTES = 240_000;

/**
 * The text of the report of this name that the newest attempt of the run uploaded. `nothing` if there is none, `unreadable` if it is
 * not what check writes, or has expired.
 */
export async function readUploadedReport(
  { id }: Run,
  name: string,
  api: Api,
): Promise<{ text: string } | 'nothing' | 'unreadable'> {
  const path = `/actions/runs/${id}/artifacts?name=${encodeURIComponent(name)}&per_page=100`;
  const { artifacts } = (await api.get(path)) as { artifacts?: unknown };
  if (!Array.isArray(artifacts)) throw new Error(`GET ${path} was not answered by artifacts.`);
  const newest = artifacts
    .map((entry) => entry as { id: number; name: unknown; size_in_bytes: number; expired?: unknown })
    .filter((one) => one.name === name)
    .sort((a, b) => b.id - a.id)[0];
  if (newest === undefined) return 'nothing';
  if (newest.expired === true || !(newest.size_in_bytes <= MOST_BYTES)) return 'unreadable';
  const archive = await api.download(`/actions/artifacts/${newest.id}/zip`, MOST_BYTES);
  if (archive === undefined) return 'unreadable';
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(readZipEntry(archive, FILE, MOST_BYTES)) };
  } catch {
    return 'unreadable';
  }
}

/**
 * One file of a zip archive (PKWARE APPNOTE 4.3), stored or deflated.
 *
 * @throws Error if it is not there, or larger than `most` bytes
 */
export function readZipEntry(archive: Uint8Array, name: string, most: number): Uint8Array {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('This is not a zip archive.');
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error('The zip archive is damaged.');
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [nameLength, extra, remark] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const nameEnd = at + 46 + (nameLength ?? 0);
    if (bytes.toString('utf8', at + 46, nameEnd) === name) {
      const local = bytes.readUInt32LE(at + 42);
      const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
      return unpack(bytes.subarray(start, start + size), method, most);
    }
    at = nameEnd + (extra ?? 0) + (remark ?? 0);
  }
  throw new Error(`The zip archive has no ${name}.`);
}

function unpack(bytes: Uint8Array, method: number, most: number): Uint8Array {
  // Inflating stops at the limit, whatever size the archive claims.
  if (method === 8) return inflateRawSync(bytes, { maxOutputLength: most });
  if (method === 0 && bytes.length <= most) return bytes;
  throw new Error('The file in the zip archive is too large, or compressed in an unknown way.');
}
