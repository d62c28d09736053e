/** Names come from pull requests of strangers: whatever they hold, they stay text, and the comment stays small. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffNetworks } from '../../src/diff/compare/compare.ts';
import { printDiffText, printMarkdown } from '../../src/diff/print.ts';
import { evses, location, published } from './support.ts';

const ALL = { limit: Number.POSITIVE_INFINITY, all: 'npm run diff -- A B --limit 0' };

/** A network with a stranger's text in every place that is printed. */
function commentOn(text: string, limit = ALL.limit): string {
  const before = [location(`A${text}`), location('B', { name: `x${text}` })];
  const after = [
    location('B', { name: text, city: text, address: `${text}!`, evses: evses(`B${text}`, 'A') }),
    location(`C${text}`, { name: text, city: text }),
  ];
  return printMarkdown(diffNetworks(published(before), published(after)), { ...ALL, limit });
}

/** Lines without their code spans (CommonMark 6.1): a run of backticks, up to the next run of as many. */
function outsideCode(markdown: string): string {
  return markdown.split('\n').map(outsideCodeOfLine).join('\n');
}

function outsideCodeOfLine(line: string): string {
  const [before, fence, after] = split(line, /`+/);
  if (fence === '') return line;
  const end = [...after.matchAll(/`+/g)].find(([run]) => run.length === fence.length);
  const rest = end === undefined ? after : after.slice(end.index + fence.length);
  return `${before}${end === undefined ? fence : ''}${outsideCodeOfLine(rest)}`;
}

function split(line: string, mark: RegExp): [before: string, mark: string, after: string] {
  const found = mark.exec(line);
  if (found === null) return [line, '', ''];
  return [line.slice(0, found.index), found[0], line.slice(found.index + found[0].length)];
}

const SIGNS = ['`', '``', '|', '<', '>', '[', ']', '(', ')', '!', '@octocat', '#1', '*', '_', '\\', '&#64;', ' ', 'a'];
const BREAKS = [
  '\n',
  '\r\n',
  '\n\n# ',
  '\n* ',
  '\u2028',
  '\u0000',
  '\u001b[2J',
  '\u202e',
  '\ud800',
  'https://evil.example',
];

test('nothing of a hostile text is outside code spans', () => {
  const quiet = outsideCode(commentOn('a'));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...SIGNS, ...BREAKS), { minLength: 1, maxLength: 8 }), (pieces) => {
      expect(outsideCode(commentOn(pieces.join('')))).toBe(quiet);
    }),
    { numRuns: 1000 },
  );
});

test('line breaks, control characters and marks of direction are made visible', () => {
  for (const text of BREAKS.slice(0, 8)) {
    const comment = commentOn(`x${text}y`);
    expect(comment.split('\n')).toHaveLength(commentOn('x').split('\n').length);
    expect(comment.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Zl}\u202e]/u);
  }
});

test('a name that looks like markup reads as it is written', () => {
  const comment = commentOn('@octocat `rm` <b>|[x](https://evil.example)');
  expect(comment).toContain('``"x@octocat `rm` <b>|[x](https://evil.example)"``');
});

test('a text of a terminal cannot move the cursor or begin a line', () => {
  const before = published([location('A', { name: 'x' })]);
  const after = published([location('A', { name: '\u001b[2J\n::error::\u202e' })]);
  const text = printDiffText(diffNetworks(before, after), ALL);
  expect(text).toContain('name of Location A: x -> "\\u{1b}[2J\\u{a}::error::\\u{202e}"');
  expect(text.split('\n')).toHaveLength(3);
});

test('a comment fits into GitHub, however much changed', () => {
  const sites = Array.from({ length: 5000 }, (_, i) => location(`L-${i}`, { name: '`|'.repeat(100) }));
  const comment = printMarkdown(diffNetworks(published([]), published(sites)), ALL);
  expect(comment.length).toBeGreaterThan(50_000);
  expect(comment.length).toBeLessThan(65_536);
  expect(comment).toMatch(/\n\* and [\d,]+ more changes; `npm run diff -- A B --limit 0` shows all\n$/);
});
