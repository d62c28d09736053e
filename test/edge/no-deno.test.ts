/** Runs in place of the tests of test/edge/wire/ on Deno, where there is none (vitest.config.ts). */

import { test } from 'vitest';

test.skip('on Deno: the package deno is not installed. `npm ci` brings it where there is a Deno for the system', () => {});
