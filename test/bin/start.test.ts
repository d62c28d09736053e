/** What bin/ocpi-snapshot.cjs runs is what is in src/, whatever happened to its bundle. */

import { mkdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SmallClone, smallClone } from './support/small-clone.ts';

let clone: SmallClone;

beforeEach(() => {
  clone = smallClone();
});

afterEach(() => clone.remove());

const SLOWER = 'ocpi-snapshot: no bundle was made, so the sources run, which is slower: ';

/** The one bundle: its name without the extension. */
function bundleName(): string {
  const names = [...clone.bundle().keys()].filter((name) => name.endsWith('.cjs'));
  expect(names).toHaveLength(1);
  return names.join().replace('.cjs', '');
}

/** As if its files were older than a step of the clock, so that their times can be relied on. */
function settle(): void {
  const path = join(clone.place, 'made-from.json');
  const stamp = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...stamp, made: { ...stamp.made, isSettled: true } }));
}

test('arguments, output and exit code are those of the program', () => {
  expect(clone.run('a', 'b c')).toMatchObject({ status: 0, stdout: 'before a b c\n', stderr: '' });
  expect(clone.run('--fail')).toMatchObject({ status: 1, stdout: 'before --fail\n', stderr: '' });
  expect(clone.run('--other')).toMatchObject({ status: 0, stdout: 'before --other\nother\n', stderr: '' });
});

test('the second start runs the bundle of the first', () => {
  clone.run();
  const name = bundleName();
  expect([...clone.bundle().keys()].sort()).toEqual(['made-from.json', `${name}.cjs`, `${name}.cjs.map`].sort());
  const path = join(clone.place, `${name}.cjs`);
  const { ino } = statSync(path);
  settle();
  // What is in the bundle runs, not what is in src/: nothing there has changed.
  writeFileSync(path, readFileSync(path, 'utf8').replace('before', 'bundle'));
  expect(clone.run()).toMatchObject({ status: 0, stdout: 'bundle\n', stderr: '' });
  expect(statSync(path).ino).toBe(ino);
});

test.each([
  ['a longer', "export const WORD: string = 'afterwards';\n", 'afterwards\n'],
  ['an equally long', "export const WORD: string = 'behind';\n", 'behind\n'],
])('a source that changed to %s one runs', (_, text, out) => {
  clone.run();
  settle();
  clone.write('src/word.ts', text);
  expect(clone.run()).toMatchObject({ status: 0, stdout: out, stderr: '' });
});

test('a source that changed and pretends to be old runs', () => {
  const old = new Date('2026-01-01T00:00:00Z');
  const path = join(clone.root, 'src/word.ts');
  utimesSync(path, old, old);
  clone.run();
  settle();
  clone.write('src/word.ts', "export const WORD: string = 'behind';\n");
  utimesSync(path, old, old);
  expect(clone.run().stdout).toBe('behind\n');
});

test('a source that changed within one step of the clock runs', () => {
  clone.run();
  clone.write('src/word.ts', "export const WORD: string = 'behind';\n");
  const { size, mtimeMs, ctimeMs } = statSync(join(clone.root, 'src/word.ts'));
  const path = join(clone.place, 'made-from.json');
  const stamp = JSON.parse(readFileSync(path, 'utf8'));
  // As if the bundle had been made after the change, so that only the contents tell.
  stamp.made.isSettled = false;
  stamp.made.files['src/word.ts'] = `${size} ${mtimeMs} ${ctimeMs}`;
  writeFileSync(path, JSON.stringify(stamp));
  expect(clone.run().stdout).toBe('behind\n');
});

test('a new import runs, and a source that is gone is missed', () => {
  clone.run();
  clone.write('src/word.ts', "export { NEW as WORD } from './new.ts';\n");
  clone.write('src/new.ts', "export const NEW: string = 'new';\n");
  expect(clone.run()).toMatchObject({ status: 0, stdout: 'new\n', stderr: '' });
  rmSync(join(clone.root, 'src/new.ts'));
  const { status, stdout, stderr } = clone.run();
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`${SLOWER}src/word.ts:1:29 Could not resolve "./new.ts"`);
});

test.each([
  ['is cut off', (path: string) => truncateSync(path, 100)],
  ['is gone', (path: string) => rmSync(path)],
])('a bundle that %s is made again', (_, damage) => {
  clone.run();
  damage(join(clone.place, `${bundleName()}.cjs`));
  expect(clone.run()).toMatchObject({ status: 0, stdout: 'before\n', stderr: '' });
});

/** The form is right, but it is not the stamp of a bundle of this program. */
const FOREIGN = ['{"package.json":"1 1 1"}', '{"src/cli.ts":"1 1 1"}'].map(
  (files) => `{"bytes":1,"made":{"files":${files},"hash":"","isSettled":true}}`,
);

test.each(['', '{', '{}', 'null', '{"name":"x","bytes":1,"made":{"files":{}}}', '{"name":"x"}', ...FOREIGN])(
  'a stamp that is %j is made again',
  (text) => {
    clone.run();
    writeFileSync(join(clone.place, 'made-from.json'), text);
    expect(clone.run()).toMatchObject({ status: 0, stdout: 'before\n', stderr: '' });
    expect(clone.bundle().get('made-from.json')).not.toBe(text);
  },
);

test('a bundle whose stamp does not name the program does not run', () => {
  clone.run();
  const [name, text] = ['program-0123456789abcdef.cjs', "console.log('foreign');\n"];
  writeFileSync(join(clone.place, name), text);
  const { size, mtimeMs, ctimeMs } = statSync(join(clone.root, 'package-lock.json'));
  const files = { 'package-lock.json': `${size} ${mtimeMs} ${ctimeMs}` };
  const stamp = { name, bytes: text.length, made: { files, hash: '', isSettled: true } };
  writeFileSync(join(clone.place, 'made-from.json'), JSON.stringify(stamp));
  expect(clone.run().stdout).toBe('before\n');
});

test('where no bundle can be written, the sources run', () => {
  writeFileSync(join(clone.root, '.local'), 'a file in the way');
  const { status, stdout, stderr } = clone.run('--fail');
  expect([status, stdout]).toEqual([1, 'before --fail\n']);
  expect(stderr).toMatch(new RegExp(`^${SLOWER}(ENOTDIR|EEXIST)[^\n]*\n$`));
});

test('a mistake in a source is told with its place, and the last bundle does not run', () => {
  clone.run();
  clone.write('src/word.ts', 'export const WORD = ;\n');
  const { status, stdout, stderr } = clone.run();
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`${SLOWER}src/word.ts:1:21 Unexpected ";"\n`);
});

test('a mistake in a source that a command does without does not stop it', () => {
  clone.write('src/other.ts', '<<<<<<< ours\n');
  const { status, stdout, stderr } = clone.run();
  expect([status, stdout]).toEqual([0, 'before\n']);
  expect(stderr).toContain(`${SLOWER}src/other.ts:1:1 Unexpected "<<"\n`);
});

test('several starts at once all run, and leave one bundle', async () => {
  const ended = await clone.runAtOnce(4);
  expect(ended).toEqual(Array.from({ length: 4 }, () => ({ code: 0, out: 'before\n' })));
  const name = bundleName();
  expect([...clone.bundle().keys()].sort()).toEqual(['made-from.json', `${name}.cjs`, `${name}.cjs.map`].sort());
});

test('bundles that were replaced a while ago are removed', () => {
  clone.run();
  const [first, old] = [bundleName(), new Date(Date.now() - 7_200_000)];
  const makeOld = () => {
    for (const name of clone.bundle().keys()) utimesSync(join(clone.place, name), old, old);
  };
  const has = (name: string) => clone.bundle().has(`${name}.cjs`);
  makeOld();
  clone.write('src/word.ts', "export const WORD: string = 'after';\n");
  clone.run();
  // However old it is: somebody may have found it just before it was replaced.
  expect(has(first)).toBe(true);
  makeOld();
  clone.write('src/word.ts', "export const WORD: string = 'later';\n");
  expect(clone.run().stdout).toBe('later\n');
  expect(has(first)).toBe(false);
});

test('a stack trace leads to the source', () => {
  for (const reason of ['from the new bundle', 'from the bundle that is there']) {
    const { status, stderr } = clone.run('--throw');
    expect(status, reason).toBe(1);
    expect(stderr).toContain(`Error: thrown 1\n    at Object.<anonymous> (${join(clone.root, 'src/cli.ts')}:7:9)`);
  }
});

test('without packages, it says how to get them', () => {
  rmSync(join(clone.root, 'node_modules'));
  expect(clone.run()).toMatchObject({
    status: 2,
    stdout: '',
    stderr: 'ocpi-snapshot: packages are missing. Run: npm ci\n',
  });
});

test('without what makes bundles, as after npm ci --omit=dev, the sources run, and nothing is said about it', () => {
  rmSync(join(clone.root, 'node_modules'));
  mkdirSync(join(clone.root, 'node_modules'));
  expect(clone.run('--fail')).toMatchObject({ status: 1, stdout: 'before --fail\n', stderr: '' });
  const { stderr } = clone.run('--throw');
  expect(stderr).toContain('Error: thrown 1\n');
  expect(stderr).toContain('src/cli.ts:7:9');
});

test('a bundle of the package that was packed here does not run in a checkout', () => {
  clone.write('lib/program.cjs', "console.log('packed');\n");
  expect(clone.run()).toMatchObject({ status: 0, stdout: 'before\n', stderr: '' });
});

test('a directory with blanks and signs', () => {
  clone.remove();
  clone = smallClone('my clone (1) + é');
  for (let i = 0; i < 2; i++) expect(clone.run()).toMatchObject({ status: 0, stdout: 'before\n', stderr: '' });
  expect(clone.run('--throw').stderr).toContain(`${join(clone.root, 'src/cli.ts')}:7:9`);
});
