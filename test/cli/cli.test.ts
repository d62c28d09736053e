/** The program itself: exit codes, and which stream says what. */

import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { run, runIn } from '../support/run-program.ts';

test.each([[['--help']], [['-h']]])('%j is help, and 0', { timeout: 60_000 }, (argv) => {
  expect(run(...argv)).toMatchObject({ status: 0, stdout: expect.stringContaining('Commands:\n'), stderr: '' });
});

test('help of a command goes before all else that is written', { timeout: 60_000 }, () => {
  const { status, stdout, stderr } = run('build', '--dta', '--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Check the data[\s\S]*Usage: npx ocpi-snapshot build \[options\][\s\S]*--data DIR/);
});

test('help says how to call a command in the way in which it was called', { timeout: 60_000 }, () => {
  expect(run('check', '--help').stdout).toContain('Usage: npx ocpi-snapshot check [options]\n');
  expect(runIn({}, 'check', '--help').stdout).toContain('Usage: ocpi-snapshot check [options]\n');
});

test.each([[['--version']], [['-v']]])('%j is the version of package.json, and 0', { timeout: 60_000 }, (argv) => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(run(...argv)).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

test.each([
  [[], 'ocpi-snapshot: No command was given.\n'],
  [['biuld'], 'ocpi-snapshot: There is no command "biuld". Did you mean "build"?\n'],
  [
    ['toString'],
    'ocpi-snapshot: There is no command "toString". Run "npx ocpi-snapshot --help" to see all commands.\n',
  ],
  [['check', '--dta', 'x'], 'ocpi-snapshot: check has no option "--dta". Did you mean "--data"?\n'],
  [['build', '--out='], 'ocpi-snapshot: --out is empty. Name the directory to write to.\n'],
])('%j is wrong use, and 2', { timeout: 60_000 }, (argv, message) => {
  expect(run(...argv)).toMatchObject({ status: 2, stderr: message });
});

test('a --dry-run that npm kept for itself does not become an upload', { timeout: 60_000 }, () => {
  vi.stubEnv('npm_config_dry_run', 'true');
  expect(run('deploy')).toMatchObject({
    status: 2,
    stderr: 'ocpi-snapshot: npm kept options of deploy for itself. Run: npx ocpi-snapshot deploy --dry-run\n',
  });
  vi.unstubAllEnvs();
});
