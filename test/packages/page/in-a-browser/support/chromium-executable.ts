/** The browser that the tests of test/packages/page/in-a-browser/ run in. `npm run install-chromium` installs one. */

import { existsSync } from 'node:fs';

/** Where systems keep Chromium, and Chrome, which does as well. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Its path; undefined where there is none. The variable CHROMIUM names another one, and empty means none. */
export function chromiumExecutable(): string | undefined {
  const { CHROMIUM: named } = process.env;
  if (named === '') return undefined;
  return named ?? PLACES.find((path) => existsSync(path));
}
