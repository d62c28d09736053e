/** A Node that is too old hands over to the one that `npm ci` brings, whether npm has linked it or not. */

import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SmallClone, smallClone } from './support/small-clone.ts';

let clone: SmallClone;

beforeEach(() => {
  clone = smallClone();
});

afterEach(() => clone.remove());

/** Where the package is. npm 10 leaves no link to it in node_modules/.bin. */
const PINNED =
  process.platform === 'win32'
    ? `node-win-${process.arch}/bin/node.exe`
    : `node-${process.platform}-${process.arch}/bin/node`;

/** As if this clone, or a directory above it, had the package: it runs this Node, under another name. */
function bringNode(place = 'node_modules'): void {
  const directory = join(place, PINNED);
  clone.write(directory, `#!/bin/sh\nunset NODE_OPTIONS\nPINNED=yes exec "${process.execPath}" "$@"\n`);
  chmodSync(join(clone.root, directory), 0o755);
}

/** The packages of the project stand above the clone, so that it can have a node_modules of its own. */
function movePackagesUp(): void {
  renameSync(join(clone.root, 'node_modules'), join(clone.root, '../node_modules'));
}

const old = (more: NodeJS.ProcessEnv = {}) => {
  clone.write('old.cjs', "Object.defineProperty(process.versions, 'node', { value: '20.20.2' });");
  return { ...process.env, NODE_OPTIONS: `--require "${join(clone.root, 'old.cjs')}"`, ...more };
};

const runOld = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(clone.root, 'bin/ocpi-snapshot.cjs'), ...args], {
    cwd: clone.root,
    encoding: 'utf8',
    env: old(),
  });

describe('a program that is started by a Node that is too old', () => {
  test('without another one, says where to get it', () => {
    movePackagesUp();
    expect(runOld()).toMatchObject({
      status: 2,
      stdout: '',
      stderr:
        'ocpi-snapshot: Node 20.20.2 is too old: this needs Node 22.12 or newer. npm ci brings one on Linux, and on Windows with x64. Elsewhere, install it from https://nodejs.org.\n',
    });
  });

  test.skipIf(process.platform === 'win32')('runs on that of the clone, with its arguments and its exit code', () => {
    movePackagesUp();
    bringNode();
    expect(runOld('a', 'b c', '--fail')).toMatchObject({ status: 1, stderr: expect.not.stringContaining('too old') });
    expect(runOld('a', 'b c').stdout).toBe('before a b c\n');
  });
});

describe.skipIf(process.platform === 'win32')('a script that is run on the pinned Node', () => {
  const start = (script: string, environment: NodeJS.ProcessEnv = {}) => {
    clone.write('script.cjs', script);
    const args = [join(clone.root, 'bin/with-pinned-node.cjs'), 'script.cjs', 'an argument'];
    const child = spawn(process.execPath, args, {
      cwd: clone.root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return { child, ended: new Promise((resolve) => child.once('close', resolve)), said: text(child.stdout) };
  };

  test('finds the same one by its name, for what it starts', async () => {
    movePackagesUp();
    bringNode();
    const { ended, said } = start(
      `console.log(process.env.PINNED, process.argv[2], process.env.PATH.split(':')[0]); process.exitCode = 3;`,
    );
    expect(await said).toBe(`yes an argument ${join(clone.root, 'node_modules', PINNED, '..')}\n`);
    expect(await ended).toBe(3);
  });

  test('runs on the Node that there is, where npm ci brought none', async () => {
    movePackagesUp();
    const { ended, said } = start('console.log(process.argv[2])');
    expect([await said, await ended]).toEqual(['an argument\n', 0]);
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('gets %s', async (signal) => {
    const script = `process.on('${signal}', () => process.exit(7)); setInterval(() => {}, 1000); console.log('ready');`;
    const { child, ended } = start(script);
    child.stdout.once('data', () => child.kill(signal));
    expect(await ended).toBe(7);
  });

  test('that is killed ends with the number of the signal, as in a shell', async () => {
    expect(await start("process.kill(process.pid, 'SIGKILL');").ended).toBe(137);
  });
});

test('every script of package.json finds it, but for those of programs that run on any Node', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { [name: string]: string } };
  const others = Object.entries(scripts).filter(
    ([, script]) => !/^node bin\/(?:ocpi-snapshot|with-pinned-node)\.cjs /.test(script),
  );
  // Both are machine code, which a few lines of old JavaScript start.
  for (const [name, script] of others) expect(script, name).toMatch(/^(?:tsc|biome) /);
});
