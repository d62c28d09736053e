/** The Deno host as a program that somebody stops. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { denoExecutable } from '../support/deno-executable.ts';
import { makePlainSite, writeSite } from '../support/site.ts';

const PROGRAM = join(import.meta.dirname, '../../../src/edge/hosts/deno.ts');
/** Some 20 MB: more than fits between a server and a client that does not read. */
const MANY = Array.from({ length: 8000 }, (_, i) => ({ id: `L-${i}`, name: `${i} `.repeat(500) }));

let folder: string;
let program: ChildProcess;
let client: Socket;

beforeEach(async () => {
  folder = await writeSite((await makePlainSite(MANY)).site);
});

afterEach(() => {
  client?.destroy();
  program?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

test.runIf(denoExecutable())('who stops it twice need not wait for clients that do not read', async () => {
  const rights = ['--allow-net=127.0.0.1', '--allow-read', '--no-config', '--no-lock', '--no-remote', '--no-npm'];
  program = spawn(denoExecutable() ?? '', ['run', ...rights, PROGRAM, folder, '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
  });
  const ended = once(program, 'exit');
  const port = await listening(program);
  client = connect(port, '127.0.0.1').on('error', () => {});
  const answered = once(client, 'readable');
  client.write('GET /api/ocpi/2.2/locations HTTP/1.1\r\nHost: x\r\n\r\n');
  await answered;
  program.kill('SIGINT');
  await refused(port);
  program.kill('SIGINT');
  expect(await ended).toEqual([1, null]);
});

async function listening({ stderr }: ChildProcess): Promise<number> {
  if (stderr === null) throw new Error('Deno has no stderr.');
  for await (const line of createInterface(stderr)) {
    const port = /^Listening on http:.*:(\d+)/.exec(line)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error('Deno did not start.');
}

/** Resolves when nobody new is let in. */
async function refused(port: number): Promise<void> {
  for (let isOpen = true; isOpen; ) {
    const socket = connect(port, '127.0.0.1');
    isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
  }
}
