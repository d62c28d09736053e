/** Links in the documents lead somewhere: to a file of the project, and to a heading in it. Pages on regimes are alike. */

import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { documentation } from '../../src/findings/text/documentation.ts';

/** The address of a file of the project, as documents have it that are read without the project, too. */
const OWN = /^https:\/\/github\.com\/ocpi-snapshot\/ocpi-snapshot\/(?:blob|tree)\/main\/(.+)$/;

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'data/*.md']).sort();

test.each(DOCUMENTS)('the links in %s', (document) => {
  const text = withoutCode(readFileSync(document, 'utf8'));
  const inline = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? '');
  const named = [...text.matchAll(/^\[[^\]]+\]: (\S+)/gm)].map(([, target]) => target ?? '');
  const broken = [...inline, ...named].filter((target) => {
    const own = OWN.exec(target)?.[1];
    return own === undefined ? !isExternal(target) && !leadsSomewhere(document, target) : !leadsSomewhere('.', own);
  });
  expect(broken).toEqual([]);
});

test('messages of the program name pages that are there', () => {
  const sources = globSync(['src/**/*.ts', 'packages/probe/**/*.ts']).map((path) => readFileSync(path, 'utf8'));
  const named = sources.flatMap((text) => [...text.matchAll(/\bdocumentation\('([^']+)'\)/g)]);
  expect(named.length).toBeGreaterThan(6);
  expect(named.map(([, page = '']) => page).filter((page) => !leadsSomewhere('.', `docs/${page}`))).toEqual([]);
  const { repository } = JSON.parse(readFileSync('package.json', 'utf8')) as { repository: string };
  expect(documentation('a.md')).toBe(`https://github.com/${repository.replace('github:', '')}/blob/main/docs/a.md`);
});

test('docs/README.md leads to every page', () => {
  const text = readFileSync('docs/README.md', 'utf8');
  const pages = globSync('docs/**/*.md').map((path) => path.replaceAll('\\', '/').replace('docs/', ''));
  expect(pages.filter((page) => page !== 'README.md' && !text.includes(`](${page}`))).toEqual([]);
});

test('all documents are found', () => {
  expect(DOCUMENTS).toEqual(expect.arrayContaining(['README.md', 'docs/findings.md', 'docs/network-json.md']));
});

const REGIMES = globSync('docs/regimes/*.md').filter((document) => !document.endsWith('README.md'));

test.each(REGIMES)(
  '%s says first what to set, answers the same questions as the others, and says from what',
  (document) => {
    const text = readFileSync(document, 'utf8');
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
      'What they take',
      'Where to register',
      'What is still missing with us',
      'Sources',
    ]);
    expect(text).toMatch(/^# .+\n\n<!-- what to set: npm run generate -->\n\n\*\*Set\*\* /);
    expect(text).toMatch(/^## Sources\n\nRead in stored copies on \d+ \w+ \d{4}\.$/m);
    expect(readFileSync('docs/regimes/README.md', 'utf8')).toContain(`](${basename(document)})`);
  },
);

function isExternal(target: string): boolean {
  return /^(https?|mailto):/.test(target);
}

function leadsSomewhere(document: string, target: string): boolean {
  const [path = '', heading] = target.split('#');
  const file = path === '' ? document : normalize(join(dirname(document), path));
  if (!existsSync(file)) return false;
  if (heading === undefined) return true;
  return !statSync(file).isDirectory() && headingsOf(readFileSync(file, 'utf8')).includes(heading);
}

/** The anchors that GitHub makes of headings. */
function headingsOf(text: string): string[] {
  return [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Without blocks of code, whose brackets and `#` mean something else. */
function withoutCode(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, '');
}
