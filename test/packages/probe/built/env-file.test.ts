/** The file .env and the command line: `probe` is given what it needs from there, and reads it only for that. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { program, programEnvironment } from '../../../support/program.ts';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'env-file-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const write = (content: string) => writeFileSync(join(directory, '.env'), content);

const run = (...args: string[]) =>
  spawnSync(process.execPath, [program(), ...args], {
    cwd: directory,
    encoding: 'utf8',
    env: { ...programEnvironment(), CI: undefined, PORT: undefined },
  });

const probe = ['probe', 'http://127.0.0.1:1', '--token-env', 'MINE'];

test('reads it where the command runs', () => {
  write('MINE="a b"');
  expect(run(...probe).stderr).toContain('The token in MINE must be printable ASCII');
});

test('and only for a command that needs a variable', () => {
  write('nonsense');
  expect(run(...probe)).toMatchObject({ status: 2, stderr: expect.stringContaining('has a line 1 that is not') });
  expect(run('check', '--data', 'none').stderr).not.toContain('.env');
  expect(run('probe', '--help').status).toBe(0);
});
