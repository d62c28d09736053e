/** What browsers load is bundled from the sources as they are now, and kept until they change. */

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSiteAssets, type SiteAssets } from '../../../../packages/page/files/site-assets.ts';
import { type SmallClone, smallClone } from '../../../bin/support/small-clone.ts';

/** A page with all that a page may load: a style that imports another, a chunk on demand, a worker, and a value worked out here. */
const SOURCES = {
  'main.ts': "import './page.css';\nconst { word } = await import('./later.ts');\ndocument.title = word;\n",
  'page.css': "@import './colours.css';\nbody { margin: 0 }\n",
  'colours.css': 'body { color: red }\n',
  'later.ts': `import counted from './numbers.bundled.ts';
import worker from './worker.ts?worker&url';
export const word: string = [counted, worker].join();
`,
  'worker.ts': "import { greeting } from './greeting.ts';\npostMessage(greeting);\n",
  'greeting.ts': "export const greeting: string = 'hello';\n",
  'numbers.bundled.ts':
    "import { sum } from './sum.ts';\nexport const half: number = 21;\nexport default sum(half, half);\n",
  'sum.ts': 'export const sum = (a: number, b: number): number => a + b;\n',
};

/** The check page, with a worker and a style. */
const CHECK_PAGE = {
  'index.html':
    '<!doctype html><link rel="stylesheet" href="./page.css"><script type="module" src="./main.ts"></script>',
  'page.css': 'body { color: green }\n',
  'main.ts': "new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });\n",
  'worker.ts': "postMessage('checked');\n",
};

let clone: SmallClone;

const edit = (name: string, text: string) => clone.write(`packages/page/browser/${name}`, text);

beforeEach(() => {
  clone = smallClone();
  for (const [name, text] of Object.entries(SOURCES)) edit(name, text);
  for (const [name, text] of Object.entries(CHECK_PAGE)) clone.write(`packages/check-page/${name}`, text);
  clone.write('packages/api-docs/browser/docs.ts', "document.title = 'docs';\n");
  clone.write('packages/page/service-worker/service-worker.ts', "console.log('kept');\n");
  clone.write('packages/page/surroundings/world.bundled.ts', "export default { towns: ['Ghent'] };\n");
});

afterEach(() => clone.remove());

/** Its path, or what was said in its place. */
function find(...args: readonly string[]): string {
  const program = join(clone.root, 'bin/page.cjs');
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  return stdout + stderr;
}

const page = (): SiteAssets => readSiteAssets(readFileSync(find()));

const textOf = ({ files }: SiteAssets, path = '') => Buffer.from(files.get(path) ?? '').toString();

test('scripts, styles, chunks, workers and values are files with hashes in their names', () => {
  const made = page();
  expect(made.script).toMatch(/^_site\/main-[\w-]{8}\.js$/);
  expect(made.styles).toEqual([expect.stringMatching(/^_site\/main-[\w-]{8}\.css$/)]);
  expect(textOf(made, made.styles[0])).toContain('color:red');
  const later = [...made.files.keys()].find((path) => /^_site\/later-[\w-]{8}\.js$/.test(path));
  expect(textOf(made, later)).toContain('42');
  const [, worker] = /\/(_site\/worker-[\w-]{8}\.js)/.exec(textOf(made, later)) ?? [];
  expect(textOf(made, worker)).toContain('hello');
  expect(made.docs?.script).toMatch(/^_site\/docs-[\w-]{8}\.js$/);
  // Those above, and licences: what loads chunks is in the script of the page, which asks for nothing before it runs.
  expect([...made.files.keys()].filter((path) => path.startsWith('_site/'))).toHaveLength(6);
  expect(textOf(made, made.script)).not.toMatch(/\bfrom\s*["'`]|^import\s*["'`]/);
  expect(textOf(made, '_site/licences.txt')).toContain('icen');
});

test('beside the files, it has the service worker, and what builds know of the world', () => {
  expect(page().serviceWorker).toContain('kept');
  expect(JSON.parse(brotliDecompressSync(page().world).toString())).toEqual({ towns: ['Ghent'] });
});

test('the check page is a folder of its own, whose files find each other wherever it is', () => {
  const made = page();
  const paths = [...made.files.keys()].filter((path) => path.startsWith('check/'));
  expect(paths).toHaveLength(5);
  const html = textOf(made, 'check/index.html');
  const [, script = ''] = /src="\.\/([^"]+)"/.exec(html) ?? [];
  const [, style = ''] = /href="\.\/([^"]+\.css)"/.exec(html) ?? [];
  expect(textOf(made, `check/${style}`)).toContain('color:green');
  const [, worker = ''] = /(worker-[\w-]{8}\.js)/.exec(textOf(made, `check/${script}`)) ?? [];
  expect(textOf(made, `check/${worker}`)).toContain('checked');
  expect(`${html}${textOf(made, `check/${script}`)}`).not.toMatch(/["'`]\/(?:check|_site)/);
});

test('it is kept until a source changes, whichever', { tags: ['slow'] }, () => {
  const first = find();
  expect(find()).toBe(first);
  const seen = new Set([first]);
  for (const [name, text] of [
    ['main.ts', SOURCES['main.ts'].replace('word;', 'word.trim();')],
    ['colours.css', 'body { color: blue }\n'],
    ['greeting.ts', "export const greeting: string = 'hi';\n"],
    ['sum.ts', 'export const sum = (a: number, b: number): number => a * b;\n'],
  ] as const) {
    edit(name, text);
    const made = find();
    expect(seen.has(made), name).toBe(false);
    seen.add(made);
  }
});

test('who only looks is told whether it is there, and nothing is made', () => {
  expect([find('--look'), find('--look')]).toEqual(['later', 'later']);
  const made = find();
  expect(find('--look')).toBe(made);
  edit('sum.ts', 'export const sum = (a: number, b: number): number => a * b;\n');
  expect(find('--look')).toBe('later');
});

test('the same sources give the same bytes elsewhere', { tags: ['slow'] }, () => {
  const mine = readFileSync(find());
  const other = smallClone('another place');
  for (const folder of ['src', 'packages'])
    cpSync(join(clone.root, folder), join(other.root, folder), { recursive: true });
  const theirs = execFileSync(process.execPath, [join(other.root, 'bin/page.cjs')], { encoding: 'utf8' });
  expect(readFileSync(theirs).equals(mine)).toBe(true);
  other.remove();
});

test('a mistake in a source is told with its place', () => {
  edit('greeting.ts', 'export const greeting = ;\n');
  expect(find()).toMatch(/packages\/page\/browser\/greeting\.ts:1:\d+/);
});

test('without what bundles it, as after npm ci --omit=dev, there is none', () => {
  rmSync(join(clone.root, 'node_modules'));
  mkdirSync(join(clone.root, 'node_modules'));
  expect([find('--look'), find()]).toEqual(['', '']);
});
