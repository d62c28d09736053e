/** The package ocpi-probe, as npm installs it: it needs nothing of ocpi-snapshot. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../support/server.ts';

const PROJECT = resolve(import.meta.dirname, '../../../..');

let home: string;
let root: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'ocpi-probe-'));
  root = join(home, 'node_modules/ocpi-probe');
  mkdirSync(root, { recursive: true });
  const shell = process.platform === 'win32';
  execFileSync('npm', ['pack', '--workspace', 'ocpi-probe', '--pack-destination', home], { cwd: PROJECT, shell });
  const archive = readdirSync(home).find((name) => name.endsWith('.tgz')) ?? '';
  execFileSync('tar', ['-xzf', join(home, archive), '-C', root, '--strip-components=1']);
  symlinkSync(join(PROJECT, 'node_modules/ajv'), join(home, 'node_modules/ajv'));
});

afterAll(() => rmSync(home, { recursive: true }));

async function run(...args: readonly string[]) {
  const program: ChildProcess = spawn(process.execPath, [join(root, 'bin/ocpi-probe.cjs'), ...args], {
    cwd: home,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: 'pipe',
  });
  const [out, err] = [program.stdout, program.stderr].map((stream) => (stream === null ? '' : text(stream)));
  const [code] = await once(program, 'close');
  return { code, out: await out, err: await err };
}

test('probes a server', { tags: ['slow'] }, async () => {
  const server = await serve();
  const broken = await serve({ reply: (reply) => ({ ...reply, headers: { ...reply.headers, Link: '' } }) });
  try {
    expect(await run(server.url.href)).toMatchObject({ code: 0, out: expect.stringContaining('\n0 failed') });
    expect(await run(broken.url.href)).toMatchObject({ code: 1, out: expect.stringContaining('\n1 failed') });
  } finally {
    await server.close();
    await broken.close();
  }
});

test('says how it is called', async () => {
  const { version } = JSON.parse(readFileSync(join(PROJECT, 'packages/probe/package.json'), 'utf8'));
  expect(await run('--version')).toMatchObject({ code: 0, out: `${version}\n` });
  expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('Usage: npx ocpi-probe URL') });
  expect(await run('nonsense')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^ocpi-probe: probe needs a URL/m),
  });
});

test('has one library, in the version of ocpi-snapshot, whose own version it shares', () => {
  const [own, all] = [join(root, 'package.json'), join(PROJECT, 'package.json')].map((path) =>
    JSON.parse(readFileSync(path, 'utf8')),
  );
  expect(own.version).toBe(all.version);
  expect(own.dependencies).toEqual({ ajv: all.dependencies.ajv });
});
