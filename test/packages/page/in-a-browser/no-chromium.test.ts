/** Runs in place of the tests in a browser, where there is none (vitest.config.ts). */

import { test } from 'vitest';

test.skip('in Chromium: it is not installed. `npm run install-chromium` brings it on Debian and Ubuntu', () => {});
