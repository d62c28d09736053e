/** What a stranger's pull request may hand over, and what becomes of it. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHandedOver, readZipEntry } from '../../.github/scripts/handed-over.ts';
import { harmless } from '../../.github/scripts/harmless.ts';
import { diffNetworks } from '../../src/diff/diff.ts';
import { printMarkdown } from '../../src/diff/print-markdown.ts';
import { evses, location, published, tariff } from '../diff/support.ts';
import { FakeGitHub, RUN, zipped } from './support/fake-github.ts';

const FILE = 'published-data.md';
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
    expect(text(readZipEntry(STREAMED, FILE, 1000))).toBe(`${'words '.repeat(20)}\n`);
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
  ])('that is too large, %s, is refused', async (_, artifact) => {
    const github = new FakeGitHub();
    github.artifacts = [{ id: 1, ...artifact }];
    await expect(readHandedOver(RUN, github.api())).rejects.toThrow('larger than');
  });
});

describe('the text', () => {
  test.each([
    '### Changes in the published data\n\n1 EVSE added\n\n* Location `UTR-02` added: `Utrecht <b>`, 4 EVSEs, 300 kW\n',
    '* tariff `T-2`: energy 0.45 EUR/kWh (was 0.39)\n* max_electric_power 50 kW → 150 kW on 40 connectors\n',
    '* name `` a`b `` and ` `` `\n',
    'Nothing changed in the published data.\n',
    '* the mention `@everyone` and the link `https://example.com` are code\n',
  ])('that our printer writes stays as it is: %j', (ours) => {
    expect(harmless(ours)).toBe(ours);
  });

  test.each([
    ['a mention', 'Thanks @maintainer'],
    ['a link', '[approved](https://evil.example)'],
    ['a bare link', 'see https://evil.example'],
    ['a link without a scheme', 'see www.evil.example'],
    ['an image', '![](https://evil.example/track.png)'],
    ['HTML', 'x <img src=x>'],
    ['a comment that hides the rest', '<!-- '],
    ['our marker', '<!-- ocpi-snapshot: published data -->'],
    ['a reference to an issue', 'Closes #1'],
    ['a table', '| a | b |'],
    ['a code span that does not end', 'a ` b @maintainer'],
    ['a code span that goes on in the next line', 'a `\n@maintainer ` b ` c'],
    ['runs of backticks that do not match', '`a `` @maintainer'],
    ['a fence', '```\ncode\n```\n@maintainer'],
    ['a fence of tildes', '~~~\n@maintainer'],
    ['a backslash', '\\`@maintainer`'],
    ['an entity', '&#64;maintainer'],
    ['a heading as large as that of the page', '# Approved'],
    ['a heading by the line below', 'Approved\n==='],
    ['a smaller heading by the line below', 'Approved\n---'],
    ['a reference to an issue in letters', 'See GH-1'],
    ['the hash of a commit', 'like 074a9510dea0000000000000000000000000abcd'],
    ['the beginning of the hash of a commit', 'like 074a951'],
  ])('with %s is shown as code: %j', (_, hostile) => {
    const [first, ...rest] = harmless(hostile).split('\n');
    const [fence] = /^`{3,}/.exec(first ?? '') ?? [''];
    expect(first).toBe(`${fence}text`);
    expect(rest.slice(0, -2)).toEqual(hostile.split('\n'));
    expect(rest.slice(-2)).toEqual([fence, '']);
    expect(hostile).not.toContain(fence);
  });

  test('loses characters that steer the display, and what is too long', () => {
    expect(harmless('a\u202Eb\u0000c\r\nd\u200Be')).toBe('a b c\nd e');
    expect(harmless('x'.repeat(100_000)).length).toBe(60_000);
  });

  test.each([
    ['backticks', '`'.repeat(60_000)],
    ['backticks in two runs', `${'`'.repeat(30_000)} x ${'`'.repeat(29_000)}`],
    ['mentions', '@a '.repeat(20_000)],
  ])('of %s alone fits into a comment, as code', (_, hostile) => {
    const shown = harmless(hostile);
    expect(shown).toMatch(/^`{3,101}text\n/);
    expect(shown.length).toBeLessThan(65_000);
  });

  test('outside of code never has a character that means something', () => {
    const pieces = fc.array(fc.constantFrom('`', '``', '@', 'a', ' ', '\n', '<', '#', '[', '*', '~', '\\', '!', '://'));
    fc.assert(
      fc.property(pieces, (parts) => {
        const shown = harmless(parts.join(''));
        if (/^`{3,}text\n/.test(shown)) return;
        // What CommonMark would take for code is gone; nothing dangerous may be left.
        const words = shown.replace(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '');
        expect(words).not.toMatch(/[`@<[~\\!]|:\/\/|\S#/);
      }),
      { numRuns: 2000 },
    );
  });
});

test('what our own printer makes of hostile names is no stranger to it', () => {
  const signs = fc.constantFrom(
    '`',
    '``',
    '|',
    '<',
    '[',
    '@octocat',
    '#1',
    '_',
    '\\',
    '&#64;',
    ' ',
    'a',
    'é',
    '😀',
    'https://x',
  );
  const name = fc.array(signs, { minLength: 1 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(name, name, (before, after) => {
      const networks = [before, after].map((text) => {
        const evse = { evses: evses(`B${text}`, 'AB') };
        return published([location('A', { name: text, address: text }), location(`B${text}`, evse)], [tariff('T')]);
      });
      const [from = published([]), to = published([])] = networks;
      const ours = printMarkdown(diffNetworks(from, to), { limit: 30, all: 'npm run diff' });
      expect(harmless(ours)).toBe(ours);
    }),
  );
});
