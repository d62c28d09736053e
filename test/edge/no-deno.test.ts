/** Runs in place of the tests of test/edge/wire/ on Deno, where there is none (vitest.config.ts). */

import { test } from 'vitest';

test.skip('on Deno: it is not installed. `npm ci` brings it on Linux with glibc on x64 (tools/pinned-deno/package.json)', () => {});
