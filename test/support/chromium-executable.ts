/** The browsers that the tests of test/packages/page/in-a-browser/ run in. `npm run install-chromium` installs one. */

import { existsSync } from 'node:fs';

/** Chromium without windows, as Debian has it. It opens a page with a third of the work. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

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
export const chromiumExecutable = (): string | undefined => firstOf([...PLACES, WITHOUT_WINDOWS]);

/** The same of the one for tests, which need no windows. */
export const chromiumForTests = (): string | undefined => firstOf([WITHOUT_WINDOWS, ...PLACES]);

/** Whether tests would be quicker with the one that Debian has. */
export const hasWindows = (path: string): boolean => process.env.CHROMIUM === undefined && path !== WITHOUT_WINDOWS;

function firstOf(places: readonly string[]): string | undefined {
  const { CHROMIUM: named } = process.env;
  if (named === '') return undefined;
  return named ?? places.find((path) => existsSync(path));
}
