/**
 * `npm run try-package`: what README.md says, done with its commands in an empty directory, with an empty cache of npm
 * (support/follow-readme.ts). Prints how long it took and what was installed. It fails if a command does, if an answer is another one, or if
 * the package has grown beyond its limits. This needs the registry of npm; readme-commands.test.ts does the same without.
 *
 * `npm run try-package -- PROGRAM` takes another npm, such as one of an older version; npx is the program beside it.
 */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { followReadme } from './support/follow-readme.ts';
import { environmentOf, freePort } from './support/new-user.ts';

/** What a network's repository may install, besides Node. A checkout has over 150 packages and 560 MB. */
const MOST = { megabytes: 25, packages: 45 };

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** A directory in which this program is npm. */
function linkTo(npm: string, place: string): string {
  const directory = join(place, 'bin');
  mkdirSync(directory);
  symlinkSync(npm, join(directory, 'npm'));
  symlinkSync(join(dirname(npm), 'npx'), join(directory, 'npx'));
  return directory;
}

/** Without links, in which no package is stored. */
function sizeOf(directory: string): number {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
}

function checkSize(modules: string): void {
  const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as { packages: object };
  const node = readdirSync(modules).filter((name) => /^node-(?:linux|win)-/.test(name));
  const ofNode = node.reduce((sum, name) => sum + sizeOf(join(modules, name)), 0) / 1e6;
  const [megabytes, count] = [sizeOf(modules) / 1e6 - ofNode, Object.keys(packages).length];
  say(`installed: ${count} packages, ${megabytes.toFixed(1)} MB, and ${ofNode.toFixed(0)} MB of Node`);
  if (megabytes > MOST.megabytes) throw new Error(`more than ${MOST.megabytes} MB`);
  if (count > MOST.packages) throw new Error(`more than ${MOST.packages} packages`);
}

const place = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-new-user-'));
try {
  const [, , npm] = process.argv;
  const first = npm === undefined ? [] : [linkTo(resolve(npm), place)];
  const environment = environmentOf(place, await freePort(), first);
  for (const program of ['node', 'npm', 'npx'])
    say(`${program} ${execFileSync(program, ['--version'], { env: environment, encoding: 'utf8' }).trim()}`);
  await followReadme({
    place,
    environment,
    say,
    onInstalled: (directory) => checkSize(join(directory, 'node_modules')),
  });
  say(`beside it, the checkout: ${(sizeOf(join(place, 'a clone', 'node_modules')) / 1e6).toFixed(0)} MB`);
} finally {
  rmSync(place, { recursive: true, maxRetries: 3 });
}
