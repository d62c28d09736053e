/** The package as `npm pack` makes it, and a place where it is installed without a network. */

import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const PROJECT = resolve(import.meta.dirname, '../../../../..');

/** What package.json says that the tests here look at. */
export interface Manifest {
  readonly version: string;
  readonly dependencies: { readonly [name: string]: string };
  readonly devDependencies: { readonly [name: string]: string };
  readonly engines: { readonly node: string };
}

export function readManifestOf(directory: string): Manifest {
  return JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest;
}

/** What npm says about a tarball. */
export interface Packed {
  /** Its path. */
  readonly tarball: string;
  readonly bytes: number;
  readonly unpackedBytes: number;
  /** The paths in it. */
  readonly files: readonly string[];
}

/** Packs the project. The caller removes the directory of the tarball. */
export function packProject(): Packed {
  const place = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-packed-'));
  const args = ['pack', '--json', '--pack-destination', place];
  const text = execFileSync('npm', args, { cwd: PROJECT, encoding: 'utf8', shell: process.platform === 'win32' });
  // A list of tarballs, or an object with them by name: versions of npm differ.
  const [packed] = Object.values(JSON.parse(text.slice(text.search(/^[[{]/m)))) as {
    filename: string;
    size: number;
    unpackedSize: number;
    files: { path: string }[];
  }[];
  if (packed === undefined) throw new Error('npm packed nothing');
  const files = packed.files.map(({ path }) => path).sort();
  return {
    tarball: join(place, packed.filename),
    bytes: packed.size,
    unpackedBytes: packed.unpackedSize,
    files,
  };
}

export interface Installed {
  /** A user's directory, with node_modules/. */
  readonly home: string;
  /** The directory of the package in it. */
  readonly root: string;
  readonly write: (path: string, text: string) => void;
  readonly run: (args: readonly string[], how?: Run) => SpawnSyncReturns<string>;
  readonly remove: () => void;
}

export interface Run {
  /** Where the command is called, from the user's directory. */
  readonly cwd?: string;
  readonly environment?: NodeJS.ProcessEnv;
  /** Options of Node. */
  readonly node?: readonly string[];
}

/**
 * As npm installs it: the files of the tarball, and the libraries that its package.json asks for, which are those of this
 * project. No other library can be found from there.
 *
 * @param name of the user's directory
 */
export function installed({ tarball }: Packed, name: string): Installed {
  const parent = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-installed-'));
  const home = join(parent, name);
  const root = join(home, 'node_modules/ocpi-snapshot');
  mkdirSync(root, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', root, '--strip-components=1']);
  for (const library of Object.keys(readManifestOf(root).dependencies)) {
    mkdirSync(dirname(join(home, 'node_modules', library)), { recursive: true });
    symlinkSync(resolve(PROJECT, 'node_modules', library), join(home, 'node_modules', library));
  }
  const command = join(root, 'bin/ocpi-snapshot.cjs');
  return {
    home,
    root,
    write: (path, text) => {
      mkdirSync(dirname(join(home, path)), { recursive: true });
      writeFileSync(join(home, path), text);
    },
    run: (args, { cwd = '.', environment = {}, node = [] } = {}) =>
      spawnSync(process.execPath, [...node, command, ...args], {
        cwd: join(home, cwd),
        encoding: 'utf8',
        env: { ...process.env, npm_command: undefined, NO_COLOR: '1', ...environment },
      }),
    remove: () => rmSync(parent, { recursive: true }),
  };
}

/** Puts the network of all fields into a directory `data`. */
export function writeNetwork(home: string): void {
  cpSync(join(PROJECT, 'test/fixtures/valid/data'), join(home, 'data'), { recursive: true });
}

/** The files in a directory, as texts by their paths. */
export function textsIn(directory: string): Map<string, string> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice(directory.length), readFileSync(path, 'base64')]));
}

/** The files in an archive of a package, as texts by their paths in it. */
export function textsInArchive(archive: Uint8Array): Map<string, string> {
  const place = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-archive-'));
  try {
    execFileSync('tar', ['-xz', '-C', place], { input: archive });
    return textsIn(place);
  } finally {
    rmSync(place, { recursive: true });
  }
}
