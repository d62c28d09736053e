/** Runs a program as a step of a workflow. */

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Ends with the exit code and everything that was written to the log. */
export function run(
  command: string,
  args: readonly string[],
  directory: string,
  environment: { readonly [name: string]: string },
): Promise<{ readonly code: number | null; readonly output: string }> {
  if (!existsSync(directory)) throw new Error(`There is no ${directory}.`);
  const child = spawn(command, args, { cwd: directory, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: Buffer.concat(said).toString() }));
  });
}
