/** src/edge/hosts/deno.ts, run by the Deno of node_modules. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { denoExecutable } from './deno-executable.ts';
import type { AssetSource, RunningEdge } from './running-edge.ts';

const PROGRAM = join(import.meta.dirname, '../../../src/edge/hosts/deno.ts');
/** The edge rule in Deno over files that it gets by HTTP. */
const OVER_HTTP = join(import.meta.dirname, 'deno-over-http.ts');

export const startWithFolder = (folder: string): Promise<RunningEdge> => start(PROGRAM, folder);

export async function startWithAssets(source: AssetSource): Promise<RunningEdge> {
  const site = createServer(async ({ url = '' }, answer) => {
    const found = await source(url);
    if (typeof found === 'number') answer.writeHead(found).end();
    else answer.writeHead(200, { 'Content-Length': found.length }).end(found);
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const edge = await start(OVER_HTTP, `http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  return {
    ...edge,
    async stop() {
      await edge.stop();
      site.close();
      site.closeAllConnections();
    },
  };
}

async function start(program: string, site: string): Promise<RunningEdge> {
  const cache = mkdtempSync(join(tmpdir(), 'ocpi-deno-'));
  const rights = ['--allow-net=127.0.0.1', '--allow-read', '--no-config', '--no-lock', '--no-remote', '--no-npm'];
  const child = spawn(denoExecutable() ?? 'deno', ['run', ...rights, program, site, '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DENO_DIR: cache, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
  });
  const logged: string[] = [];
  const url = await addressOf(child, logged);
  return {
    url,
    frontUrl: url,
    logged,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(cache, { recursive: true });
    },
  };
}

/** Deno says on stderr where it listens. What it says afterwards is logged. */
function addressOf({ stderr }: ChildProcess, logged: string[]): Promise<URL> {
  return new Promise((resolve, reject) => {
    if (stderr === null) return;
    createInterface(stderr)
      .on('line', (line) => {
        const address = /^Listening on (http:\S+)/.exec(line)?.[1];
        if (address !== undefined) resolve(new URL(address));
        // Without the lines of a stack.
        else if (!line.startsWith('    at ')) logged.push(line);
      })
      .on('close', () => reject(new Error(`Deno did not start:\n${logged.join('\n')}`)));
  });
}
