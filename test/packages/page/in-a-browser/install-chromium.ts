/**
 * `npm run install-chromium`: a Chromium for the tests in a browser, where there is none. Debian and Ubuntu have one in their
 * packages; elsewhere it says what to do.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromiumExecutable } from './support/chromium-executable.ts';

const BY_HAND =
  'Install Chromium or Google Chrome as your system does. If the tests do not find it, name it: CHROMIUM=/path/to/chromium npm test';

process.exitCode = main();

function main(): number {
  const there = chromiumExecutable();
  if (there !== undefined) return say(`The tests in a browser use ${describe(there)}.`, 0);
  if (!existsSync('/usr/bin/apt-get')) return say(`There is no apt-get here. ${BY_HAND}`, 1);
  // Ubuntu's package only fetches a snap, which needs a running snapd.
  if (isUbuntu() && !existsSync('/run/snapd.socket')) return say(`Ubuntu has Chromium as a snap alone. ${BY_HAND}`, 1);
  const isDone =
    run('apt-get', 'update') && run('apt-get', 'install', '--yes', '--no-install-recommends', ...packages());
  const installed = chromiumExecutable();
  return isDone && installed !== undefined
    ? say(`The tests in a browser use ${describe(installed)}.`, 0)
    : say(`Chromium could not be installed. ${BY_HAND}`, 1);
}

/** Fonts too: without them, pictures of pages show boxes. */
function packages(): readonly string[] {
  return isUbuntu() ? ['chromium-browser', 'fonts-dejavu-core'] : ['chromium', 'fonts-dejavu-core'];
}

function isUbuntu(): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID=ubuntu$/m.test(readFileSync(release, 'utf8'));
}

/** Runs a command as root, if need be by sudo that does not ask; says whether it went well. */
function run(...command: readonly string[]): boolean {
  const [name = '', ...options] = process.getuid?.() === 0 ? command : ['sudo', '--non-interactive', ...command];
  return (
    spawnSync(name, options, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  );
}

function describe(path: string): string {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return `${stdout?.trim() ?? ''} (${path})`;
}

function say(words: string, exitCode: number): number {
  process.stdout.write(`${words}\n`);
  return exitCode;
}
