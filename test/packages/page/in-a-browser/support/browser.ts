/** One Chromium for all tests of a file. It starts with the first page and ends with the file. */

import { type Browser, chromium } from 'playwright-core';
import { afterAll } from 'vitest';
import { chromiumExecutable } from './chromium-executable.ts';

/** Asks nobody outside, and draws WebGL without a graphics card. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

let running: Promise<Browser> | undefined;

export function browser(): Promise<Browser> {
  const executablePath = chromiumExecutable();
  if (executablePath === undefined) throw new Error('There is no Chromium. Run: npm run install-chromium');
  running ??= chromium.launch({ executablePath, args: ARGUMENTS });
  return running;
}

afterAll(async () => {
  await (await running)?.close();
});
