/** The program itself: exit codes, and which stream says what. */

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function run(...argv: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli.ts', ...argv], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test.each([[['--help']], [['-h']]])('%j is help, and 0', { timeout: 60_000 }, (argv) => {
  expect(run(...argv)).toMatchObject({ status: 0, stdout: expect.stringContaining('Commands:\n'), stderr: '' });
});

test('help of a command goes before all else that is written', { timeout: 60_000 }, () => {
  const { status, stdout, stderr } = run('build', '--dta', '--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Check the data[\s\S]*Usage: npm run build -- \[options\][\s\S]*--data DIR/);
});

test.each([
  [[], 'ocpi-snapshot: No command was given.\n'],
  [['biuld'], 'ocpi-snapshot: There is no command "biuld". Did you mean "build"?\n'],
  [['toString'], 'ocpi-snapshot: There is no command "toString". Run "ocpi-snapshot --help" to see all commands.\n'],
  [['check', '--dta', 'x'], 'ocpi-snapshot: check has no option "--dta". Did you mean "--data"?\n'],
  [['build', '--out='], 'ocpi-snapshot: --out is empty. Name the directory to write to.\n'],
])('%j is wrong use, and 2', { timeout: 60_000 }, (argv, message) => {
  expect(run(...argv)).toMatchObject({ status: 2, stderr: message });
});
