/** The Deno of node_modules (tools/pinned-deno/package.json). */

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Its path; undefined where it is not installed, which is so on every system but the one of the locked build. */
export function denoExecutable(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@deno/linux-x64-glibc/package.json')), 'deno');
  } catch {
    return undefined;
  }
}
