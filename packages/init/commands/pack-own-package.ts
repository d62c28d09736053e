/** This program as an archive, which `init` puts into the repository of a network: a path to it would not outlive a checkout elsewhere. */

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import glob from 'fast-glob';
import { isCheckout, packageRoot, UsageError } from '../../../src/command/index.ts';
import { archiveOf, lockedSchema, manifestSchema, type PackedProgram } from '../repository/package-files.ts';

/** Files that npm packs besides those that `files` in package.json names. */
const ALWAYS = ['package.json', 'README.md', 'LICENSE'];

/** From the sources in a checkout, otherwise from what is installed. @throws UsageError if it is not whole */
export async function packOwnPackage(): Promise<PackedProgram> {
  const root = packageRoot();
  if (!isCheckout()) return packFrom(root, join(root, 'lib'));
  const place = await mkdtemp(join(tmpdir(), 'ocpi-snapshot-'));
  try {
    const lib = join(place, 'lib');
    await promisify(execFile)(process.execPath, [join(root, 'bin', 'prepack.cjs'), lib]).catch((error: Error) => {
      throw new UsageError(`The program cannot be packed. Run "npm ci" in ${root}, then this again.\n${error.message}`);
    });
    return await packFrom(root, lib);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** @param lib where what is built is */
async function packFrom(root: string, lib: string): Promise<PackedProgram> {
  const manifest = await readFile(join(root, 'package.json'), 'utf8');
  const { files = [] } = JSON.parse(manifest) as { files?: readonly string[] };
  const places = new Map<string, string>();
  const patterns = await glob(
    files.filter((path) => path.includes('*')),
    { cwd: root },
  );
  for (const path of [...ALWAYS, ...files.filter((path) => !path.includes('*')), ...patterns])
    for (const [name, place] of await filesAt(path, path === 'lib' ? lib : join(root, path))) places.set(name, place);
  const contents = await Promise.all([...places].map(async ([path, place]) => [path, await readFile(place)] as const));
  const locked = await readFile(join(lib, 'locked.json'), 'utf8').catch(() => {
    throw new UsageError(`${join(lib, 'locked.json')} is missing. Install ocpi-snapshot again.`);
  });
  return {
    archive: archiveOf(new Map(contents)),
    manifest: manifestSchema.parse(JSON.parse(manifest)),
    locked: lockedSchema.parse(JSON.parse(locked)),
  };
}

/** Node keeps this beside the program (bin/ocpi-snapshot.cjs). */
const COMPILED = 'lib/compiled';

/** A file, or all files of a directory: their names in the archive, and where they are. */
async function filesAt(name: string, place: string): Promise<(readonly [name: string, place: string])[]> {
  if (name === COMPILED) return [];
  if (!(await stat(place)).isDirectory()) return [[name, place]];
  const found = await Promise.all(
    (await readdir(place)).map((entry) => filesAt(`${name}/${entry}`, join(place, entry))),
  );
  return found.flat();
}
