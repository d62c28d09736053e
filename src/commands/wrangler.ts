/** Runs wrangler, which serves and deploys what dist/ holds, with its log on our terminal. */

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Ends with the exit code of wrangler; 0 if it was told to stop. */
export function runWrangler(args: readonly string[]): Promise<number> {
  const home = dirname(createRequire(import.meta.url).resolve('wrangler/package.json'));
  const child = spawn(process.execPath, [join(home, 'bin', 'wrangler.js'), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { WRANGLER_SEND_METRICS: 'false', ...process.env },
  });
  const stop = () => child.kill('SIGTERM');
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      resolve(signal === null ? (code ?? 0) : 0);
    });
  });
}
