/** The archive that a stranger's pull request may upload is read in memory and within bounds. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readUploadedReport, readZipEntry } from '../../.github/scripts/uploaded-report.ts';
import { FakeGitHub, RUN, zipped } from './support/fake-github.ts';

const FILE = 'published-data.json';
/** By `zip - other.md published-data.md`. */
const STREAMED = Buffer.from(
  [
    'UEsDBBQACAAIANYxdV0AAAAAAAAAAAUAAAAIABwAb3RoZXIubWRVVAkAA9M2AWvTNgFrdXgLAAEEAAAAAAQAAAAAyy/JSC0CAFBL',
    'BwggNVjZBwAAAAUAAABQSwMEFAAIAAgA1jF1XQAAAAAAAAAAeQAAABEAHABwdWJsaXNoZWQtZGF0YS5tZFVUCQAD0zYBa9M2AWt1',
    'eAsAAQQAAAAABAAAAAArzy9KKVYopzvJBQBQSwcIxZG2UAwAAAB5AAAAUEsBAh4DFAAIAAgA1jF1XSA1WNkHAAAABQAAAAgAGAAA',
    'AAAAAQAAAKSBAAAAAG90aGVyLm1kVVQFAAPTNgFrdXgLAAEEAAAAAAQAAAAAUEsBAh4DFAAIAAgA1jF1XcWRtlAMAAAAeQAAABEA',
    'GAAAAAAAAQAAAKSBWQAAAHB1Ymxpc2hlZC1kYXRhLm1kVVQFAAPTNgFrdXgLAAEEAAAAAAQAAAAAUEsFBgAAAAACAAIApQAAAMAA',
    'AAAAAA==',
  ].join(''),
  'base64',
);

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('the archive', () => {
  test.each([0, 8] as const)('gives its file, packed by method %i', (method) => {
    expect(text(readZipEntry(zipped('Zürich\n', FILE, method), FILE, 100))).toBe('Zürich\n');
  });

  test('may be made while it is sent, with the sizes behind the files', () => {
    expect(text(readZipEntry(STREAMED, 'published-data.md', 1000))).toBe(`${'words '.repeat(20)}\n`);
  });

  test('that unpacks to more than the bound is refused, before it is unpacked', () => {
    const bomb = zipped(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(60_000);
    expect(() => readZipEntry(bomb, FILE, 240_000)).toThrow();
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['no archive', Buffer.from('### Changes')],
    ['another file', zipped('x', '../../.github/scripts/comment.ts')],
    ['half an archive', zipped('x').subarray(20)],
  ])('that is %s is refused', (_, archive) => {
    expect(() => readZipEntry(archive, FILE, 1000)).toThrow();
  });

  test('of random bytes is refused or read, within the bound', () => {
    const noise = fc.tuple(fc.nat(200), fc.uint8Array({ maxLength: 30 }));
    fc.assert(
      fc.property(noise, ([at, bytes]) => {
        const archive = zipped('some words\n'.repeat(20));
        archive.set(bytes.subarray(0, Math.max(0, archive.length - at)), Math.min(at, archive.length));
        try {
          expect(readZipEntry(archive, FILE, 500).length).toBeLessThanOrEqual(500);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
    );
  });

  test.each([
    ['as it says', { size: 1_000_000, archive: zipped('x') }],
    ['as it turns out', { size: 10, archive: Buffer.alloc(1_000_000) }],
    ['of an unknown size', { size: Number.NaN, archive: zipped('x') }],
  ])('that is too large, %s, is not read', async (_, artifact) => {
    const github = new FakeGitHub();
    github.artifacts = [{ id: 1, ...artifact }];
    expect(await readUploadedReport(RUN, 'published-data', github.api())).toBe('unreadable');
  });

  test.each([
    ['of which GitHub keeps only the name', { expired: true, archive: zipped('"incomparable"') }],
    ['without the file', { archive: zipped('"incomparable"', 'published-data.md') }],
    ['of a text that is not UTF-8', { archive: zipped(Buffer.of(0xff)) }],
  ])('%s is not read', async (_, artifact) => {
    const github = new FakeGitHub();
    github.artifacts = [{ id: 1, ...artifact }];
    expect(await readUploadedReport(RUN, 'published-data', github.api())).toBe('unreadable');
  });
});
