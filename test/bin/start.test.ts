/** bin/ocpi-snapshot.cjs runs what is in src/, as it is now. */

import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SmallClone, smallClone } from './support/small-clone.ts';

let clone: SmallClone;

beforeEach(() => {
  clone = smallClone();
});

afterEach(() => clone.remove());

test('arguments, output and exit code are those of the program', () => {
  expect(clone.run('a', 'b c')).toMatchObject({ status: 0, stdout: 'before a b c\n', stderr: '' });
  expect(clone.run('--fail')).toMatchObject({ status: 1, stdout: 'before --fail\n', stderr: '' });
});

test('a source that changed runs, also if it is as long and pretends to be old', () => {
  const old = new Date('2026-01-01T00:00:00Z');
  const path = join(clone.root, 'src/word.ts');
  utimesSync(path, old, old);
  clone.run();
  clone.write('src/word.ts', "export const WORD: string = 'behind';\n");
  utimesSync(path, old, old);
  expect(clone.run()).toMatchObject({ status: 0, stdout: 'behind\n', stderr: '' });
});

test('a mistake in a source is told with its place', () => {
  clone.run();
  clone.write('src/word.ts', 'export const WORD = ;\n');
  const { status, stdout, stderr } = clone.run();
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('src/word.ts:1');
});

test('a mistake in a source that a command does without does not stop it', () => {
  clone.write('src/other.ts', '<<<<<<< ours\n');
  expect(clone.run()).toMatchObject({ status: 0, stdout: 'before\n', stderr: '' });
});

test('a stack trace leads to the source', () => {
  expect(clone.run('--throw').stderr).toContain(`${join(clone.root, 'src/cli/cli.ts')}:7:9`);
});

test('where nothing can be kept, the sources run all the same', () => {
  writeFileSync(join(clone.root, '.local'), 'a file in the way');
  expect(clone.run()).toMatchObject({ status: 0, stdout: 'before\n', stderr: '' });
});

test('after npm ci --omit=dev, the sources run; without any packages, it says what to do', () => {
  rmSync(join(clone.root, 'node_modules'));
  mkdirSync(join(clone.root, 'node_modules'));
  expect(clone.run()).toMatchObject({ status: 0, stdout: 'before\n', stderr: '' });
  rmSync(join(clone.root, 'node_modules'), { recursive: true });
  const stderr = 'ocpi-snapshot: packages are missing. Run: npm ci\n';
  expect(clone.run()).toMatchObject({ status: 2, stdout: '', stderr });
});

test('a package that was packed here does not run in a checkout', () => {
  clone.write('lib/program.cjs', "console.log('packed');\n");
  expect(clone.run()).toMatchObject({ status: 0, stdout: 'before\n', stderr: '' });
});

test('a directory with blanks and signs', () => {
  clone.remove();
  clone = smallClone('my clone (1) + é');
  expect(clone.run()).toMatchObject({ status: 0, stdout: 'before\n', stderr: '' });
});

/** As in bin/ocpi-snapshot.cjs. */
const canBeginAnew = process.platform !== 'win32' && process.versions.node.startsWith('24.');

test.runIf(canBeginAnew)(
  'a command that builds once begins anew with options of V8, and with the same arguments',
  () => {
    const told = '[process.env.GLIBC_TUNABLES, ...process.execArgv, ...process.argv.slice(2)]';
    clone.write('src/cli/cli.ts', `console.log(${told}.join(' '));\n`);
    const options = '--max-semi-space-size=8 --invocation-count-for-turbofan=30000';
    const pages = 'glibc.malloc.hugetlb=1';
    expect(clone.run('build', 'a b')).toMatchObject({
      status: 0,
      stdout: `${pages} ${options} build a b\n`,
      stderr: '',
    });
    expect(clone.run('check', 'a b')).toMatchObject({ status: 0, stdout: ' check a b\n', stderr: '' });
    vi.stubEnv('GLIBC_TUNABLES', 'glibc.malloc.hugetlb=0');
    expect(clone.run('build').stdout).toBe(`glibc.malloc.hugetlb=0 ${options} build\n`);
    vi.stubEnv('NODE_OPTIONS', '--max-semi-space-size=32');
    expect(clone.run('build')).toMatchObject({ status: 0, stdout: 'glibc.malloc.hugetlb=0 build\n', stderr: '' });
    vi.unstubAllEnvs();
  },
);
