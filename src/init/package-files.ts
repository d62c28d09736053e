/**
 * What makes `npm ci && npm start` work in a network's repository: package.json, package-lock.json, and this program as an archive.
 * The lock file is made of the program's own, so what runs there is what was tested here, and no registry is asked.
 */

import { createHash } from 'node:crypto';
import * as z from 'zod';

const texts = z.record(z.string(), z.string());

/** What bin/locked-packages.cjs writes: versions of Node by package, that of wrangler, and entries of package-lock.json by place. */
export const lockedSchema = z.strictObject({
  node: texts,
  wrangler: z.string(),
  packages: z.record(z.string(), z.looseObject({ hasInstallScript: z.boolean().optional() })),
});

/** What package.json of the program says, as far as a lock file repeats it. */
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
