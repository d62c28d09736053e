import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODINGS, type Coding, tailOf } from '../../src/edge/tail.ts';
import { finishIdentity, type StoredFiles, storeEnvelope } from '../../src/snapshot/bodies.ts';

const DECODERS: Record<Coding, (bytes: Uint8Array) => Uint8Array> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
};

function storedBytes({ envelope, files }: StoredFiles, coding: Coding): Uint8Array {
  const bytes = files.get(envelope[coding].path.slice(1));
  if (bytes === undefined) throw new Error(`no file for ${coding}`);
  expect(bytes.length).toBe(envelope[coding].bytes);
  return bytes;
}

/** The stored body with the edge's tail, as a strict decoder of its coding reads it. */
function finishAndDecode(stored: StoredFiles, coding: Coding, text: string): string {
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
          const stored = await storeEnvelope(bytes);
          const expected = Buffer.from(bytes).toString('latin1') + end;
          for (const coding of CODINGS) expect(finishAndDecode(stored, coding, end)).toBe(expected);
        },
      ),
    );
  });

  test.each([0, 1, 1 << 16, (1 << 20) + 1, 6_000_000])('a beginning of %i bytes', async (size) => {
    const text = '{"uid":"GB*ABC*E1042","status":"AVAILABLE"},'.repeat(size / 40 + 1).slice(0, size);
    const stored = await storeEnvelope(Buffer.from(text));
    for (const coding of CODINGS) expect(finishAndDecode(stored, coding, 'Z"}') === `${text}Z"}`, coding).toBe(true);
  });

  test('the longest end that a tail can hold', async () => {
    const stored = await storeEnvelope(Buffer.from('['));
    const end = 'x'.repeat(65_535);
    for (const coding of CODINGS) expect(finishAndDecode(stored, coding, end) === `[${end}`, coding).toBe(true);
  });
});

describe('what the manifest says of them', () => {
  test('the same bytes give the same names and the same files', async () => {
    const unfinished = Buffer.from('{"data":[],"timestamp":"');
    expect(await storeEnvelope(unfinished, 0)).toEqual(await storeEnvelope(unfinished, 0));
  });

  test('another content gives another etag and other names', async () => {
    const [one, two] = [await storeEnvelope(Buffer.from('{"a":"')), await storeEnvelope(Buffer.from('{"b":"'))];
    expect(one.envelope.etag).not.toBe(two.envelope.etag);
    for (const path of one.files.keys()) expect(two.files.has(path), path).toBe(false);
  });

  test('size, checksum, total and names', async () => {
    const { envelope, files } = await storeEnvelope(Buffer.from('123456789'), 7);
    // 0xcbf43926 is the check value of CRC-32 for these nine digits.
    expect(envelope).toMatchObject({ size: 9, crc32: 0xcbf43926, total: 7 });
    expect(envelope.etag).toBe('15e2b0d3c33891ebb0f1ef609ec41942');
    expect(envelope.identity).toEqual({ path: '/_snapshot/15e2b0d3c33891ebb0f1ef609ec41942.identity', bytes: 9 });
    expect([...files.keys()].map((path) => path.replace(/[0-9a-f]{32}/, '#'))).toEqual([
      '_snapshot/#.identity',
      '_snapshot/#.gzip',
      '_snapshot/#.br',
    ]);
  });

  test('without a total there is no member for it', async () => {
    expect(await storeEnvelope(Buffer.from('{'))).not.toHaveProperty('envelope.total');
  });
});

test('the plain file ends with the moment of the build', () => {
  const whole = finishIdentity(Buffer.from('{"data":[],"timestamp":"'), '2026-11-21T02:36:00Z');
  expect(JSON.parse(Buffer.from(whole).toString())).toEqual({ data: [], timestamp: '2026-11-21T02:36:00Z' });
});
