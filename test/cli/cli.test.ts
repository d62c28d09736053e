/** The program itself: exit codes, and which stream says what. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { program, programEnvironment } from '../support/program.ts';

/** As an npm script of this project does. */
function run(...argv: readonly string[]) {
  return runIn({ npm_command: 'run-script' }, ...argv);
}

function runIn(environment: NodeJS.ProcessEnv, ...argv: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program(), ...argv], {
    encoding: 'utf8',
    env: { ...programEnvironment(), npm_command: undefined, ...environment },
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

test('help says how to call a command in the way in which it was called', { timeout: 60_000 }, () => {
  expect(run('check', '--help').stdout).toContain('Usage: npm run check -- [options]\n');
  expect(runIn({}, 'check', '--help').stdout).toContain('Usage: ocpi-snapshot check [options]\n');
});

test.each([[['--version']], [['-v']]])('%j is the version of package.json, and 0', { timeout: 60_000 }, (argv) => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(run(...argv)).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

test('help of a command with formats shows each of them', { timeout: 60_000 }, () => {
  const { status, stdout } = run('import', '--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(/Usage: npm run import -- ocpi \[options\][\s\S]*Usage: npm run import -- irve \[options\]/);
});

test.each([
  [[], 'ocpi-snapshot: No command was given.\n'],
  [['biuld'], 'ocpi-snapshot: There is no command "biuld". Did you mean "build"?\n'],
  [
    ['toString'],
    'ocpi-snapshot: There is no command "toString". Run "npx ocpi-snapshot --help" to see all commands.\n',
  ],
  [['check', '--dta', 'x'], 'ocpi-snapshot: check has no option "--dta". Did you mean "--data"?\n'],
  [['import'], 'ocpi-snapshot: import needs a format first: ocpi or irve. Usage: npm run import -- ocpi [options]\n'],
  [
    ['import', '--out', 'x'],
    'ocpi-snapshot: import needs a format first: ocpi or irve. Usage: npm run import -- ocpi [options]\n',
  ],
  [
    ['import', 'gbfs'],
    'ocpi-snapshot: import needs a format first: ocpi or irve, not "gbfs". Usage: npm run import -- ocpi [options]\n',
  ],
  [['import', 'irve', '--out', 'x'], 'ocpi-snapshot: import irve needs --static FILE.\n'],
  [
    ['export', 'irve', '--out', 'x', '--contact', 'me'],
    'ocpi-snapshot: --contact must be an e-mail address, not "me".\n',
  ],
  [['build', '--out='], 'ocpi-snapshot: --out is empty. Name the directory to write to.\n'],
])('%j is wrong use, and 2', { timeout: 60_000 }, (argv, message) => {
  expect(run(...argv)).toMatchObject({ status: 2, stderr: message });
});

test('a --dry-run that npm kept for itself does not become an upload', { timeout: 60_000 }, () => {
  vi.stubEnv('npm_config_dry_run', 'true');
  expect(run('deploy')).toMatchObject({
    status: 2,
    stderr: 'ocpi-snapshot: Write -- before the options of deploy: npm run deploy -- --dry-run\n',
  });
  vi.unstubAllEnvs();
});
