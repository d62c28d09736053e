/**
 * Makes `npm ci && npm start` work in a network's repository: package.json, package-lock.json, and this program as an archive.
 * The archive is a gzip of the tape format of POSIX.1-1988 (ustar), with everything in `package/`, as npm takes it. The lock file is made of the program's own, so what runs there is what was tested here, and no registry is asked.
 */

import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';

const texts = z.record(z.string(), z.string());

/** The file of bin/locked-packages.cjs: versions of Node by package, that of wrangler, and entries of package-lock.json by place. */
export const lockedSchema = z.strictObject({
  node: texts,
  wrangler: z.string(),
  packages: z.record(z.string(), z.looseObject({ hasInstallScript: z.boolean().optional() })),
});

/** package.json of the program, as far as a lock file repeats it. */
export const manifestSchema = z.object({
  version: z.string(),
  license: z.string(),
  dependencies: texts,
  bin: texts,
  engines: texts,
});

/** This program, ready for another repository. */
export interface PackedProgram {
  /** A gzipped tar, as npm installs it. */
  readonly archive: Uint8Array;
  readonly manifest: z.output<typeof manifestSchema>;
  readonly locked: z.output<typeof lockedSchema>;
}

/** Where the archive is. A new version is a new file, and each commit has the one that it names. */
export function archivePath(version: string): string {
  return `program/ocpi-snapshot-${version}.tgz`;
}

export const MANIFEST_FILE = 'package.json';
export const LOCK_FILE = 'package-lock.json';

/** Contents by path. @param name of the package that the repository is */
export function packageFiles(name: string, packed: PackedProgram): ReadonlyMap<string, string | Uint8Array> {
  const { archive, manifest, locked } = packed;
  const path = archivePath(manifest.version);
  const needed = {
    dependencies: { 'ocpi-snapshot': `file:${path}` },
    devDependencies: { wrangler: locked.wrangler },
    optionalDependencies: locked.node,
  };
  return new Map<string, string | Uint8Array>([
    [
      MANIFEST_FILE,
      toText({ name, private: true, scripts: SCRIPTS, ...needed, allowScripts: denied(locked.packages) }),
    ],
    [LOCK_FILE, toText(lockFile(name, needed, packed, path))],
    [path, archive],
  ]);
}

const SCRIPTS = Object.fromEntries(
  ['start', 'check', 'build', 'import', 'deploy', 'watch'].map((name) => [name, `ocpi-snapshot ${name}`]),
);

/** No package runs anything when it is installed. */
function denied(packages: PackedProgram['locked']['packages']): { readonly [name: string]: false } {
  const places = Object.keys(packages).filter((place) => packages[place]?.hasInstallScript === true);
  return Object.fromEntries(places.map((place) => [place.replace(/^.*node_modules\//, ''), false]));
}

function lockFile(name: string, needed: object, { archive, manifest, locked }: PackedProgram, path: string): object {
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  const { version, ...rest } = manifest;
  const own = { version, resolved: `file:${path}`, integrity, ...rest };
  const packages = Object.entries({ ...locked.packages, 'node_modules/ocpi-snapshot': own });
  const sorted = packages.sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    name,
    lockfileVersion: 3,
    requires: true,
    packages: Object.fromEntries([['', { name, ...needed }], ...sorted]),
  };
}

function toText(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

const BLOCK = 512;

/** The time of every file, in seconds since 1970: the one that npm writes. The same files make the same archive. */
const CHANGED = Date.UTC(1985, 9, 26, 8, 15) / 1000;

/** @param files contents by path; those in bin/ may be executed */
export function archiveOf(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const paths = [...files.keys()].sort();
  const parts = paths.flatMap((path) => {
    const bytes = files.get(path) ?? Buffer.alloc(0);
    return [headerOf(`package/${path}`, bytes.length), bytes, Buffer.alloc(-bytes.length & (BLOCK - 1))];
  });
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

function headerOf(path: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long for an archive`);
  header.write(path, 0);
  const octal = (value: number, at: number, digits: number) =>
    header.write(`${value.toString(8).padStart(digits, '0')} `, at);
  octal(path.startsWith('package/bin/') ? 0o755 : 0o644, 100, 6);
  octal(size, 124, 11);
  octal(CHANGED, 136, 11);
  header.write('        0', 148);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\u0000 `, 148);
  return header;
}
