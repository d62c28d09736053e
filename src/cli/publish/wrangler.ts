/** Runs wrangler, which deploys the built directory. */

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { devNull } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { withEnvFile } from '../../command/env-file.ts';
import type { Cloudflare } from './cloudflare-account.ts';
import { edgeRuleArguments, workerPlace, wranglerProgram } from './find-wrangler.ts';

/** The exit code of runWrangler after SIGINT or SIGTERM (128 + SIGTERM, as in a shell). */
export const STOPPED = 143;

/**
 * Runs `wrangler login`, `dev` or `deploy` with its log on our terminal. Resolves to its exit code.
 *
 * @param output the file to which wrangler appends what it did, a JSON object a line
 * @throws UsageError if wrangler or its settings are missing
 */
export async function runWrangler(args: readonly string[], output?: string): Promise<number> {
  const env = { ...(await environmentOfWrangler()), ...(output && { WRANGLER_OUTPUT_FILE_PATH: output }) };
  const child = spawn(process.execPath, wranglerCall(args), {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    child.kill('SIGTERM');
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      // No code: it was killed by somebody else.
      resolve(isStopped ? STOPPED : (code ?? 1));
    });
  });
}

/** What Node runs: wrangler, its command, our edge rule where that is not in wrangler's settings, and the rest. */
function wranglerCall([command = '', ...rest]: readonly string[]): string[] {
  const here = process.cwd();
  const rule = command === 'login' || command === 'dev' ? [] : edgeRuleArguments(here);
  return [wranglerProgram(here), command, ...rule, ...rest, ...envFile(command, here)];
}

/** wrangler would take everything from .env, such as another address of Cloudflare's API, to which it sends its token. */
const NO_ENV_FILE = ['--env-file', devNull];

/** What wrangler reads secrets of a Worker on this machine from, if nothing is said. */
const DEV_VARS = '.dev.vars';

function envFile(command: string, here: string): string[] {
  const secrets = join(dirname(workerPlace(here)?.file ?? ''), DEV_VARS);
  return command === 'dev' && existsSync(secrets) ? ['--env-file', secrets] : NO_ENV_FILE;
}

async function environmentOfWrangler(): Promise<NodeJS.ProcessEnv> {
  const environment = await withEnvFile(['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID']);
  return { WRANGLER_SEND_METRICS: 'false', ...environment };
}

/**
 * Says at once what a publish would say at its end.
 *
 * @throws UsageError if wrangler or its settings are missing
 */
export function requireWrangler(): void {
  wranglerCall([]);
}

/** Cloudflare as the user of this machine sees it. */
export async function cloudflareHere(): Promise<Cloudflare> {
  const environment = await environmentOfWrangler();
  const options = { env: environment, timeout: DEPLOY_TIMEOUT };
  const program = wranglerProgram(process.cwd());
  const wrangler = async (args: readonly string[]) =>
    (await promisify(execFile)(process.execPath, [program, ...args, ...NO_ENV_FILE], options)).stdout;
  return { wrangler, fetch, environment };
}

/** An upload that hangs must not block all later ones. In ms. */
const DEPLOY_TIMEOUT = 300_000;

/**
 * Deploys `out` without a log. Wrangler gets its own process group, so that Ctrl+C in the terminal does not interrupt
 * an upload. @throws Error with the output of wrangler
 */
export async function deployQuietly(out: string): Promise<void> {
  const env = await environmentOfWrangler();
  const child = spawn(process.execPath, wranglerCall(['deploy', '--assets', out]), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
    detached: process.platform !== 'win32',
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  let isTooLong = false;
  const timer = setTimeout(() => {
    isTooLong = true;
    endGroup(child);
  }, DEPLOY_TIMEOUT);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) return resolve();
      const how = isTooLong ? `took longer than ${DEPLOY_TIMEOUT / 1000} s` : `ended with ${signal ?? `code ${code}`}`;
      reject(new Error(`wrangler deploy ${how}:\n${plain(Buffer.concat(output).toString())}`));
    });
  });
}

/** Without colours and empty lines. */
function plain(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/\n\s*(?=\n|$)/g, '')
    .trim();
}

/** Kills wrangler and the processes that it started. */
function endGroup(child: ChildProcess): void {
  if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL');
  else process.kill(-child.pid, 'SIGKILL');
}
