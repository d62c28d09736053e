/** Whatever a stranger's pull request uploads, nothing in the comment is live except what is ours. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comment } from '../../.github/scripts/comment.ts';
import { readReport } from '../../.github/scripts/read-report.ts';
import { diffNetworks } from '../../src/diff/compare/compare.ts';
import { toReport } from '../../src/diff/print.ts';
import type { DiffReport } from '../../src/diff/report-markdown.ts';
import { renderMarkdown } from '../../src/diff/report-markdown.ts';
import { evses, location, published, tariff } from '../diff/support.ts';
import { runs } from '../support/sampled.ts';
import { FakeGitHub, RUN, zipped } from './support/fake-github.ts';
import { liveMarkup, toHtml } from './support/live-markup.ts';

const HOSTILE = [
  ['a mention', 'Thanks @octocat'],
  ['a mention of a team', '@org/team'],
  ['a link', '[approved](https://evil.example)'],
  ['a link by reference', '[x]\n\n[x]: https://evil.example'],
  ['a bare link', 'see https://evil.example'],
  ['a link in angle brackets', '<https://evil.example>'],
  ['a link without a scheme', 'see www.evil.example'],
  ['the beginning of a link', 'see www.'],
  ['an e-mail address', 'mail evil@evil.example'],
  ['an image', '![](https://evil.example/track.png)'],
  ['HTML', 'x <img src=x>'],
  ['a block of HTML', '<script>x</script>'],
  ['a comment that hides the rest', '<!-- '],
  ['our marker', '<!-- ocpi-snapshot: published data -->'],
  ['a reference to an issue', 'Closes #1'],
  ['a reference to an issue elsewhere', 'org/repo#1'],
  ['a reference to an issue in letters', 'See GH-1'],
  ['a reference as a repository may define them', 'See TICKET-12'],
  ['the hash of a commit', 'like 074a9510dea0000000000000000000000000abcd'],
  ['the beginning of the hash of a commit', 'like 074a951'],
  ['a table', 'a | b\n--|--\n`x | @octocat` | y'],
  ['a table of one column', 'Nothing changes\n:--\n`@octocat [x](https://evil.example) | y`'],
  ['a footnote', 'x[^1]\n\n[^1]: y'],
  ['an alert', '> [!WARNING]\n> Approved'],
  ['a quote', '> Approved'],
  ['a task', '[x] done'],
  ['an emoji', 'x :tada:'],
  ['mathematics', '$`x`$'],
  ['something struck out', '~~x~~'],
  ['emphasis', '**x** and _y_'],
  ['a code span that does not end', 'a ` b @octocat'],
  ['a fence', '```\ncode\n```\n@octocat'],
  ['a fence of tildes', '~~~\n@octocat'],
  ['an escape', '\\`@octocat`'],
  ['an entity', '&#64;octocat'],
  ['a heading as large as that of the page', '# Approved'],
  ['a heading by the line below', 'Approved\n==='],
  ['a rule', '***'],
  ['a numbered list', '1. x'],
  ['an indented block', '     x'],
  ['marks of direction', 'a\u202eb'],
  ['what has no width', 'a\u200bb'],
  ['what is invisible', 'a\u3164b'],
  ['a control character', 'a\u0007b'],
] as const;

describe('the parser of this test', () => {
  const QUIET = new Set(['a fence', 'a fence of tildes', 'an indented block', 'a heading by the line below']);
  const RECOGNISED = HOSTILE.filter(([name]) => !QUIET.has(name));

  test.each(RECOGNISED)('recognises %s', (_, text) => {
    expect(liveMarkup(toHtml(text))).not.toEqual([]);
  });

  test('hears blocks that are not ours by their tags', () => {
    for (const text of ['```\nx\n```', '     x', 'x\n===', 'x\n\n---\n']) {
      expect(liveMarkup(toHtml(text)), text).not.toEqual([]);
    }
  });

  test('hears nothing in our own words', () => {
    expect(liveMarkup(toHtml('### Changes\n\n* tariff `@a` now 0.45 EUR/kWh (was 0.39): `a|b` -> none\n'))).toEqual([]);
  });
});

/** Whether each part is said to be ours or to come from the data is for the stranger to say, too. */
function reportOf(texts: readonly (string | { value: string })[]): DiffReport {
  return { summary: texts, changes: [texts, texts], more: 3 };
}

/** The comment for a run of check that uploaded such a text. */
async function commentOn(handedOver: string): Promise<string> {
  const github = new FakeGitHub();
  github.pullRequests = [github.pullRequest(7)];
  github.artifacts = [{ id: 1, archive: zipped(handedOver, undefined, 0) }];
  await comment(RUN, github.api(), () => {});
  return github.comments[0]?.body ?? '';
}

const MARKER = '<!-- ocpi-snapshot: published data -->\n';
const FOOTER = `<p><sub>Commit ${RUN.headSha}, <a href="${RUN.url}">check 42</a>, by the workflow in this pull request.</sub></p>`;

/** What is live in a comment besides the lines around it, which must be unchanged. */
function liveIn(body: string): string[] {
  const html = toHtml(body).trimEnd();
  expect(html.startsWith(MARKER)).toBe(true);
  expect(html.endsWith(`\n${FOOTER}`)).toBe(true);
  const text = html.slice(MARKER.length, -FOOTER.length);
  return liveMarkup(text.replace(`<a href="${RUN.url}">The run</a>`, 'The run'));
}

describe('a report that contains', () => {
  test.each(HOSTILE)('%s, is a quiet comment', async (_, text) => {
    for (const pieces of [[text], [{ value: text }], ['EVSE ', { value: text }, text, { value: 'evil.example' }]]) {
      expect(liveIn(await commentOn(JSON.stringify(reportOf(pieces))))).toEqual([]);
      // Not as a report either.
      expect(liveIn(await commentOn(text))).toEqual([]);
    }
  });

  const SIGNS = ['`', '``', '```', '|', ' ', '  ', '\n', '- ', '1. ', '2', ':', '.', 'www', '://', '@', '#', 'a', 'x'];
  const text = fc.oneof(
    { weight: 4, arbitrary: fc.array(fc.constantFrom(...SIGNS), { maxLength: 6 }).map((signs) => signs.join('')) },
    fc.constantFrom(...HOSTILE.map(([, one]) => one)),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
  );
  const piece = fc.oneof(
    text,
    text.map((value) => ({ value })),
  );
  const phrase = fc.array(piece, { minLength: 1, maxLength: 6 });
  const report = fc.record({ summary: phrase, changes: fc.array(phrase, { maxLength: 3 }), more: fc.nat(3) });

  test('anything, said to be ours or of the data, is a quiet comment', async () => {
    await fc.assert(
      fc.asyncProperty(report, async (any) => {
        expect(liveIn(await commentOn(JSON.stringify(any)))).toEqual([]);
      }),
      runs(200, 2000),
    );
  });

  test('a text of the data, is read as it was written', () => {
    const plain = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 20 }).filter((one) => one.trim() !== '');
    fc.assert(
      fc.property(plain, (value) => {
        const html = toHtml(renderMarkdown({ summary: ['x'], changes: [[{ value }]], more: 0 }, { all: '' }));
        const escaped = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
        const shown = escaped.replaceAll('"', '&quot;').replaceAll(/(?<=##)\[/g, '\\u{5b}');
        expect(html).toContain(`<li><code>${shown}</code></li>`);
      }),
      runs(200, 2000),
    );
  });
});

describe('what is no report', () => {
  const phrase = ['x'];
  test.each([
    ['no JSON', '### Changes'],
    ['a number', '1'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no changes', JSON.stringify({ summary: phrase, more: 0 })],
    ['an empty sentence', JSON.stringify({ summary: [], changes: [], more: 0 })],
    ['pieces of another kind', JSON.stringify({ summary: [1], changes: [], more: 0 })],
    ['pieces in pieces', JSON.stringify({ summary: [[phrase]], changes: [], more: 0 })],
    ['an object without a value', JSON.stringify({ summary: [{ text: 'x' }], changes: [], more: 0 })],
    ['a long piece', JSON.stringify({ summary: ['x'.repeat(1001)], changes: [], more: 0 })],
    ['many pieces', JSON.stringify({ summary: Array(201).fill('x'), changes: [], more: 0 })],
    ['many changes', JSON.stringify({ summary: phrase, changes: Array(101).fill(phrase), more: 0 })],
    ['a number that is none', JSON.stringify({ summary: phrase, changes: [], more: '3' })],
    ['a number below zero', JSON.stringify({ summary: phrase, changes: [], more: -1 })],
    ['depth', '['.repeat(200_000)],
  ])('%s, is said to be unreadable', async (_, text) => {
    expect(readReport(text)).toBeUndefined();
    const body = await commentOn(text);
    expect(body).toContain('its report cannot be read. [The run](https://github.com/o/r/actions/runs/42)');
    expect(liveIn(body)).toEqual([]);
  });

  test('the largest report fits into a comment', async () => {
    const pieces = Array.from({ length: 20 }, (_, i) => ({ value: (i % 2 ? '`' : '|').repeat(1000) }));
    const one = pieces.slice(0, 2);
    for (const changes of [Array(100).fill(one), [pieces, pieces]]) {
      const body = await commentOn(JSON.stringify({ summary: ['x'], changes, more: 10_000_000 }));
      expect(body).toMatch(/10,000,\d+ more changes/);
      expect(body.length).toBeLessThan(65_000);
      expect(liveIn(body)).toEqual([]);
    }
  });
});

test('what our own comparison makes of hostile names arrives whole', async () => {
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
    '$',
  );
  const name = fc.array(signs, { minLength: 1 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(name, name, async (before, after) => {
      const networks = [before, after].map((text) => {
        const evse = { evses: evses(`B${text}`, 'AB') };
        return published([location('A', { name: text, address: text }), location(`B${text}`, evse)], [tariff('T')]);
      });
      const [from = published([]), to = published([])] = networks;
      const body = await commentOn(JSON.stringify(toReport(diffNetworks(from, to), 30)));
      expect(body).toContain('### Changes in the published data');
      expect(liveIn(body)).toEqual([]);
    }),
  );
});
