/** Runs wrangler, which serves and deploys what dist/ holds, with its log on our terminal. */

import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What runWrangler ends with if it was told to stop (128 + SIGTERM, as a shell says it). */
export const TOLD_TO_STOP = 143;

/** Ends with the exit code of wrangler. */
export function runWrangler(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [wranglerPath(), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { WRANGLER_SEND_METRICS: 'false', ...process.env },
  });
  let reported = false;
  const stop = () => {
    reported = true;
    child.kill('SIGTERM');
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      // Without a code something else killed it.
      resolve(reported ? TOLD_TO_STOP : (code ?? 1));
    });
  });
}

function wranglerPath(): string {
  const home = dirname(createRequire(import.meta.url).resolve('wrangler/package.json'));
  return join(home, 'bin', 'wrangler.js');
}

/** An upload that hangs must not hold up all later ones, in ms. */
const DEPLOY_TIMEOUT = 300_000;

/**
 * Deploys what `out` holds, and says nothing if that went well. It has a process group of its own, so that Ctrl+C at the
 * terminal does not break off an upload. @throws Error with what wrangler said
 */
export function deployQuietly(out: string): Promise<void> {
  const child = spawn(process.execPath, [wranglerPath(), 'deploy', '--assets', out], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { WRANGLER_SEND_METRICS: 'false', ...process.env },
    detached: process.platform !== 'win32',
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  let tooLong = false;
  const timer = setTimeout(() => {
    tooLong = true;
    endGroup(child);
  }, DEPLOY_TIMEOUT);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) return resolve();
      const how = tooLong ? `took longer than ${DEPLOY_TIMEOUT / 1000} s` : `ended with ${signal ?? `code ${code}`}`;
      reject(new Error(`wrangler deploy ${how}:\n${plain(Buffer.concat(said).toString())}`));
    });
  });
}

/** Without colours and empty lines. */
function plain(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/\n\s*(?=\n|$)/g, '')
    .trim();
}

/** Wrangler starts processes of its own. */
function endGroup(child: ChildProcess): void {
  if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL');
  else process.kill(-child.pid, 'SIGKILL');
}
