/** Reads what a built directory publishes, from the stored lists of its snapshot. */

import { statSync } from 'node:fs';
import { compileContract } from '../contract/json-schema.ts';
import { OCPI_VERSION, type OcpiVersion } from '../ocpi/enums.ts';
import { readIn, readList, readManifest, SnapshotDamaged } from '../snapshot/read-snapshot.ts';
import { MANIFEST_PATH, type Manifest, type StoredList } from '../stored-format/manifest.ts';
import { jsonIn } from '../stored-format/stored-body.ts';
import type { Json, PublishedNetwork } from './compare/change.ts';

/** A directory that cannot be compared. The message says why. */
export class NotASnapshot extends Error {}

/** The OCPI versions that the directory publishes, the highest last. @throws NotASnapshot if there is none */
export function publishedVersions(directory: string): OcpiVersion[] {
  const { by_version } = manifestOf(directory);
  return OCPI_VERSION.filter((version) => Object.hasOwn(by_version, version));
}

/** The objects that the directory publishes in one version; by default in its highest. @throws NotASnapshot */
export function readPublishedNetwork(directory: string, version?: OcpiVersion): PublishedNetwork {
  const manifest = manifestOf(directory);
  const versions = publishedVersions(directory);
  const read = version ?? versions.at(-1) ?? '2.2';
  const lists = manifest.by_version[read];
  if (lists === undefined) throw new NotASnapshot(`"${directory}" publishes no OCPI ${read}.`);
  const contract = compileContract(read);
  const settings = Object.entries(manifest).filter(([name]) => SETTINGS.includes(name));
  return {
    locations: readObjects(directory, lists.locations, contract.location),
    tariffs: readObjects(directory, lists.tariffs, contract.tariff),
    settings: { ...(Object.fromEntries(settings) as { [name: string]: Json }), versions },
  };
}

const SETTINGS = ['base_url', 'country_code', 'party_id', 'default_limit', 'max_limit', 'cache_seconds'];

/** Every object is checked against its schema, so that the comparison can rely on its type, whoever built the directory. */
function readObjects<T>(directory: string, stored: StoredList, breaches: (object: unknown) => readonly unknown[]): T[] {
  return orNotASnapshot(directory, () => {
    const { index, bytes } = readList(stored, readIn(directory));
    return Array.from({ length: index.objects }, (_, position) => {
      const object = jsonIn(bytes(position));
      if (breaches(object).length > 0) throw new SnapshotDamaged('it has an object that OCPI does not allow');
      return object as T;
    });
  });
}

function manifestOf(directory: string): Manifest {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
    throw new NotASnapshot(`There is no directory "${directory}".`);
  }
  return orNotASnapshot(directory, () => readManifest(readIn(directory)(MANIFEST_PATH)));
}

function orNotASnapshot<T>(directory: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SnapshotDamaged)) throw error;
    throw new NotASnapshot(
      `"${directory}" is not a snapshot: ${error.message}. Use a directory written by "ocpi-snapshot build".`,
    );
  }
}
