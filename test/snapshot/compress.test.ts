import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tailOf } from '../../src/edge/rule/tail.ts';
import { createBlobStore } from '../../src/snapshot/blob-store.ts';
import { finishIdentity, LARGEST_BROTLI, type StoredBodies, storeEnvelope } from '../../src/snapshot/compress.ts';
import { CODINGS, type Coding } from '../../src/stored-format/coding.ts';

const DECODERS: Record<Coding, (bytes: Uint8Array) => Uint8Array> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
};

interface Stored {
  readonly envelope: StoredBodies;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

async function store(unfinished: Uint8Array): Promise<Stored> {
  const blobs = createBlobStore();
  const envelope = await storeEnvelope(unfinished, blobs);
  const files = [...blobs.files].flatMap(([path, file]) => (file instanceof Uint8Array ? [[path, file] as const] : []));
  return { envelope, files: new Map(files) };
}

function storedBytes({ envelope, files }: Stored, coding: Coding): Uint8Array {
  const [file, ...more] = envelope[coding] ?? [];
  const bytes = files.get(file?.path.slice(1) ?? '');
  if (bytes === undefined || more.length > 0) throw new Error(`no single file for ${coding}`);
  expect(bytes.length).toBe(file?.bytes);
  return bytes;
}

/** The stored body with the edge's tail, as a strict decoder of its coding reads it. */
function finishAndDecode(stored: Stored, coding: Coding, text: string): string {
  const whole = Buffer.concat([storedBytes(stored, coding), tailOf(coding, text, stored.envelope)]);
  return Buffer.from(DECODERS[coding](whole)).toString('latin1');
}

const ascii = (options: fc.StringConstraints) => fc.string({ unit: 'binary-ascii', ...options });

describe('stored bodies', () => {
  test('any beginning and any end decode to the same text in every coding', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 5000 }),
        ascii({ minLength: 1, maxLength: 300 }),
        async (bytes, end) => {
          const stored = await store(bytes);
          const expected = Buffer.from(bytes).toString('latin1') + end;
          for (const coding of CODINGS) expect(finishAndDecode(stored, coding, end)).toBe(expected);
        },
      ),
    );
  });

  test.each([0, 1, 1 << 16, LARGEST_BROTLI])('a beginning of %i bytes', async (size) => {
    const text = '{"uid":"GB*ABC*E1042","status":"AVAILABLE"},'.repeat(size / 40 + 1).slice(0, size);
    const stored = await store(Buffer.from(text));
    for (const coding of CODINGS) expect(finishAndDecode(stored, coding, 'Z"}') === `${text}Z"}`, coding).toBe(true);
  });

  test('a beginning that is larger is not stored in brotli', async () => {
    const text = 'x'.repeat(LARGEST_BROTLI + 1);
    const stored = await store(Buffer.from(text));
    expect(stored.envelope).not.toHaveProperty('br');
    expect(finishAndDecode(stored, 'gzip', 'Z"}') === `${text}Z"}`).toBe(true);
  });

  test('the longest end that a tail can hold', async () => {
    const stored = await store(Buffer.from('['));
    const end = 'x'.repeat(65_535);
    for (const coding of CODINGS) expect(finishAndDecode(stored, coding, end) === `[${end}`, coding).toBe(true);
  });
});

describe('what the manifest says of them', () => {
  test('the same bytes give the same names and the same files', async () => {
    const unfinished = Buffer.from('{"data":[],"timestamp":"');
    expect(await store(unfinished)).toEqual(await store(unfinished));
  });

  test('another content gives another etag and other names', async () => {
    const [one, two] = [await store(Buffer.from('{"a":"')), await store(Buffer.from('{"b":"'))];
    expect(one.envelope.etag).not.toBe(two.envelope.etag);
    for (const path of one.files.keys()) expect(two.files.has(path), path).toBe(false);
  });

  test('size, checksum and names', async () => {
    const { envelope, files } = await store(Buffer.from('123456789'));
    // 0xcbf43926 is the check value of CRC-32 for these nine digits.
    expect(envelope).toMatchObject({ size: 9, crc32: 0xcbf43926 });
    expect(envelope.etag).toBe('15e2b0d3c33891ebb0f1ef609ec41942');
    expect(envelope.identity).toEqual([{ path: '/_snapshot/15e2b0d3c33891ebb0f1ef609ec41942.identity', bytes: 9 }]);
    expect([...files.keys()].map((path) => path.replace(/[0-9a-f]{32}/, '#')).sort()).toEqual([
      '_snapshot/#.br',
      '_snapshot/#.gzip',
      '_snapshot/#.identity',
    ]);
  });
});

describe('an envelope of the previous snapshot', () => {
  const text = Buffer.from('{"data":[],"timestamp":"');

  test('of the same content is carried over, file by file', async () => {
    const { envelope, files } = await store(text);
    const blobs = createBlobStore(new Set([...files.keys()].map((path) => `/${path}`)));
    expect(await storeEnvelope(text, blobs, envelope)).toEqual(envelope);
    for (const [path, { length }] of files) expect(blobs.files.get(path)).toEqual({ carried: true, bytes: length });
  });

  test('of another content is not', async () => {
    const { envelope, files } = await store(Buffer.from('{"data":[1],"timestamp":"'));
    const blobs = createBlobStore(new Set([...files.keys()].map((path) => `/${path}`)));
    await storeEnvelope(text, blobs, envelope);
    for (const file of blobs.files.values()) expect(file).toBeInstanceOf(Uint8Array);
  });
});

test('the plain file ends with the time', () => {
  const whole = finishIdentity(Buffer.from('{"data":[],"timestamp":"'), '2026-11-21T02:36:00.000Z"}');
  expect(JSON.parse(Buffer.from(whole).toString())).toEqual({ data: [], timestamp: '2026-11-21T02:36:00.000Z' });
});
