/**
 * Where this program lives: the directory with its package.json, whether it runs from the sources or from the package
 * that npm installed (lib/).
 */

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The directory of this package. Files that ship with it are found from there. */
export function packageRoot(): string {
  root ??= rootAbove(dirname(fileURLToPath(import.meta.url)));
  return root;
}

let root: string | undefined;

/** Such as `0.2.0`. */
export function packageVersion(): string {
  return packageFile().version;
}

/** Where the project is on GitHub: `owner/name`. */
export function packageRepository(): string {
  return packageFile().repository.replace(/^github:/, '');
}

/** The file that is all of this program; undefined if it runs from its sources. */
export function bundledProgram(): string | undefined {
  const file = fileURLToPath(import.meta.url);
  return file.endsWith('.cjs') ? file : undefined;
}

function packageFile() {
  const text = readFileSync(join(packageRoot(), 'package.json'), 'utf8');
  return JSON.parse(text) as { readonly version: string; readonly repository: string };
}

/** Whether the sources are there: some commands are of use only to those who edit them. */
export function isCheckout(): boolean {
  return existsSync(join(packageRoot(), 'src', 'cli', 'cli.ts'));
}

function rootAbove(directory: string): string {
  if (existsSync(join(directory, 'package.json'))) return directory;
  const parent = dirname(directory);
  if (parent === directory) throw new Error('the package.json of ocpi-snapshot is missing');
  return rootAbove(parent);
}
