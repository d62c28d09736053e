/**
 * npm and npx for tests without a network: what they would fetch is what this project has installed. `npm ci` links its packages, and
 * unpacks the program where a network's repository has it; `npx ./FILE.tgz` unpacks that file. Everything else is done by the real ones.
 */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PROJECT } from './packed.ts';

const PACKAGES = join(PROJECT, 'node_modules');

/** Writes the two, and returns their directory. @param path of the user */
export function npmWithoutRegistry(place: string, path: string): string {
  const bin = join(place, 'bin');
  mkdirSync(bin);
  const real = (name: string) => path.split(delimiter).find((one) => existsSync(join(one, name))) ?? '';
  const own = `"${process.execPath}" "${import.meta.filename}"`;
  for (const [name, test] of [
    ['npm', '[ "$1" = ci ]'],
    ['npx', 'case "$1" in *.tgz) true ;; *) false ;; esac'],
  ] as const) {
    const script = `#!/bin/sh\nif ${test}; then ${own} "$@"; else exec "${join(real(name), name)}" "$@"; fi\n`;
    writeFileSync(join(bin, name), script, { mode: 0o755 });
  }
  return bin;
}

/** As `npm ci` does in this directory. */
function install(): void {
  const [archive] = existsSync('program') ? readdirSync('program') : [];
  if (existsSync('node_modules')) return;
  if (archive === undefined) symlinkSync(PACKAGES, 'node_modules');
  else unpack(join('program', archive), 'node_modules');
}

/** The program of an archive, among the packages that it needs. @param leftOut names of packages that are not there */
function unpack(archive: string, modules: string, leftOut = /^$/): void {
  const program = join(modules, 'ocpi-snapshot');
  for (const directory of [program, join(modules, '.bin')]) mkdirSync(directory, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', program, '--strip-components=1']);
  for (const directory of ['', '.bin'])
    for (const name of readdirSync(join(PACKAGES, directory)).filter((one) => one !== '.bin' && !leftOut.test(one)))
      symlinkSync(join(PACKAGES, directory, name), join(modules, directory, name));
  symlinkSync('../ocpi-snapshot/bin/ocpi-snapshot.cjs', join(modules, '.bin/ocpi-snapshot'));
}

/** As `npx ./FILE.tgz ARGUMENTS`: on the Node of the user, because the package brings none. */
function runArchive([archive = '', ...args]: readonly string[]): void {
  const modules = join('.npx', 'node_modules');
  unpack(archive, modules, /^node-/);
  execFileSync('node', [join(modules, 'ocpi-snapshot/bin/ocpi-snapshot.cjs'), ...args], { stdio: 'inherit' });
}

if (process.argv[1] === import.meta.filename) {
  const [, , first, ...others] = process.argv;
  if (first === 'ci') install();
  else runArchive([first ?? '', ...others]);
}
