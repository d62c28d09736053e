/** What `npm run generate` writes is what stands in the files, and only between the marks of a page. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { generatedCode } from '../../tools/generate/code.ts';
import { generatedFiles } from '../../tools/generate/files.ts';
import { table } from '../../tools/generate/markdown.ts';
import { withParts } from '../../tools/generate/marks.ts';

test('every generated file is up to date; if not: npm run generate', async () => {
  const files = [...generatedCode(), ...(await generatedFiles())];
  const stale = files.filter(([path, text]) => readFileSync(path, 'utf8') !== text).map(([path]) => path);
  expect(stale).toEqual([]);
});

const PAGE = 'Before.\n\n<!-- list: npm run generate -->\nold\n<!-- end of list -->\n\nBehind.\n';

describe('a page', () => {
  test('gets its part between the marks, and keeps the rest', () => {
    const page = withParts('page.md', PAGE, { list: '$& new' });
    expect(page).toBe(PAGE.replace('\nold\n', () => '\n\n$& new\n\n'));
    expect(withParts('page.md', page, { list: '$& new' })).toBe(page);
  });

  test.each([
    ['without marks', '# A page', { list: '' }],
    ['with marks the wrong way round', '<!-- end of list -->\n<!-- list: npm run generate -->\n', { list: '' }],
    ['with marks twice', PAGE + PAGE, { list: '' }],
    ['with marks of nobody', PAGE, {}],
    ['with marks of another part', PAGE, { lists: '' }],
  ])('%s is refused', (_, page, parts) => {
    expect(() => withParts('page.md', page, parts)).toThrow('page.md must have these marks, each once, and no others');
  });
});

test('a vertical bar does not end a cell', () => {
  expect(table(['a', 'b'], [['1|2', '']])).toBe('| a | b |\n|---|---|\n| 1\\|2 |  |');
});
