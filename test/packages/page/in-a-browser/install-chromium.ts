/**
 * `npm run install-chromium`: a Chromium for the tests in a browser, where there is none. Debian and Ubuntu have one in their
 * packages, Debian the one without windows, too, which it brings even if there is another; elsewhere it says what to do.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromiumForTests, hasWindows } from '../../../support/chromium-executable.ts';

const BY_HAND =
  'Install Chromium or Google Chrome as your system does. If the tests do not find it, name it: CHROMIUM=/path/to/chromium npm test';

process.exitCode = main();

function main(): number {
  const there = chromiumForTests();
  if (there !== undefined && !(isSystem('debian') && hasWindows(there))) return name(there);
  if (!existsSync('/usr/bin/apt-get')) return say(`There is no apt-get here. ${BY_HAND}`, 1);
  // Ubuntu's package only fetches a snap, which needs a running snapd.
  if (isSystem('ubuntu') && !existsSync('/run/snapd.socket'))
    return say(`Ubuntu has Chromium as a snap alone. ${BY_HAND}`, 1);
  // Fonts too: without them, pictures of pages show boxes.
  const install = (chromium: string) =>
    run('apt-get', 'install', '--yes', '--no-install-recommends', chromium, 'fonts-dejavu-core');
  const packages = isSystem('ubuntu') ? ['chromium-browser'] : ['chromium-headless-shell', 'chromium'];
  if (run('apt-get', 'update')) packages.some(install);
  const installed = chromiumForTests();
  return installed === undefined ? say(`Chromium could not be installed. ${BY_HAND}`, 1) : name(installed);
}

function isSystem(id: 'debian' | 'ubuntu'): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && new RegExp(`^ID=${id}$`, 'm').test(readFileSync(release, 'utf8'));
}

/** Runs a command as root, if need be by sudo that does not ask; says whether it went well. */
function run(...command: readonly string[]): boolean {
  const [name = '', ...options] = process.getuid?.() === 0 ? command : ['sudo', '--non-interactive', ...command];
  return (
    spawnSync(name, options, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  );
}

function name(path: string): number {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return say(`The tests in a browser use ${stdout?.trim() ?? ''} (${path}).`, 0);
}

function say(words: string, exitCode: number): number {
  process.stdout.write(`${words}\n`);
  return exitCode;
}
