/** Snapshots of lists that a test makes up, one after the other in the same place, as bytes. */

import { settingsSchema } from '../../../src/settings/settings.ts';
import { hashOf } from '../../../src/snapshot/blob-store.ts';
import { objectReader, readIndex } from '../../../src/snapshot/read-snapshot.ts';
import {
  type ListItem,
  type PreviousFiles,
  packSnapshot,
  type SnapshotFiles,
  type SnapshotInput,
} from '../../../src/snapshot/snapshot.ts';
import { viewIndex } from '../../../src/stored-format/list-index.ts';
import { MANIFEST_PATH, type Manifest, type StoredList } from '../../../src/stored-format/manifest.ts';
import { COMPANIONS } from '../../support/companions.ts';

/** A file by its path below dist/. */
export type Files = ReadonlyMap<string, Uint8Array>;

export interface TestLocation {
  readonly id: string;
  readonly name: string;
  readonly last_updated: string;
}

/** So many locations in the order in which they were created. */
export function makeLocations(count: number, name = 'Zürich'): TestLocation[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `LOC-${String(i).padStart(5, '0')}`,
    name: `${name} ${i}`,
    last_updated: '2026-01-01T00:00:00Z',
  }));
}

/** `onText` is called for every object that is read. */
export function toItems(locations: readonly TestLocation[], onText: () => void = () => {}): ListItem[] {
  return locations.map((location, created) => {
    const json = JSON.stringify(location);
    const bytes = () => {
      onText();
      return Buffer.from(json);
    };
    return { id: location.id, created, lastUpdated: Date.parse(location.last_updated), hash: hashOf(json), bytes };
  });
}

export const NETWORK = settingsSchema(COMPANIONS).parse({ country_code: 'NL', party_id: 'EXA' });
export const WITHOUT_PLAIN_LISTS = { ...NETWORK, plain_lists: false };

/** A snapshot of version 2.2 with these locations and no tariffs, at the start of 2026. */
export function inputOf(locations: readonly ListItem[], settings: Partial<SnapshotInput> = {}): SnapshotInput {
  return {
    declared: COMPANIONS,
    settings: NETWORK,
    versions: [{ version: '2.2', locations, tariffs: [] }],
    pages: new Map([['index.html', Buffer.from('<!doctype html>')]]),
    health: {
      built_at: '2026-01-01T00:00:00Z',
      generator: 'of the test',
      counts: { locations: locations.length, evses: 0, connectors: 0, tariffs: 0, evses_by_status: {} },
      status_sources: [],
      findings: {},
    },
    generator: 'of the test',
    publishedAt: Date.UTC(2026, 0, 1),
    ...settings,
  };
}

/** Renders a snapshot whose carried files come from the previous one. */
export async function filesOf(input: SnapshotInput, previous: Files = new Map()): Promise<Files> {
  return resolve(await packSnapshot(input), previous);
}

/** @throws if a file that is carried over was not there, or had another length */
export function resolve(tree: SnapshotFiles, previous: Files): Files {
  const resolved = [...tree].map(([path, file]) => {
    if (file instanceof Uint8Array) return [path, file] as const;
    const bytes = previous.get(path);
    if (bytes?.length !== file.bytes) throw new Error(`${path} cannot be carried over.`);
    return [path, bytes] as const;
  });
  return new Map(resolved);
}

export function manifestOf(files: Files): Manifest {
  return JSON.parse(Buffer.from(files.get(MANIFEST_PATH.slice(1)) ?? '').toString()) as Manifest;
}

/** What the next build of the same process reads of a snapshot. */
export function formerOf(files: Files): PreviousFiles {
  const read = (path: string) => files.get(path.slice(1));
  const viewed = (path: string) => {
    const bytes = read(path);
    return bytes && viewIndex(Uint8Array.from(bytes).buffer);
  };
  const manifest = manifestOf(files);
  return { manifest, index: viewed, read, isAsserted: true };
}

/** The objects of the recent lists of a list, the shortest first. */
export function recentOf({ recent }: StoredList, files: Files): { since: number; objects: TestLocation[] }[] {
  const read = (path: string) => files.get(path.slice(1));
  return recent.map(({ since, index: path }) => {
    const index = readIndex(path, read);
    const object = objectReader(index, read);
    return {
      since,
      objects: Array.from({ length: index.objects }, (_, i) => JSON.parse(object(i).toString()) as TestLocation),
    };
  });
}

/** Paths of the files that are not in the previous snapshot, or differ from it. */
export function changedPaths(previous: Files, files: Files): string[] {
  const isSame = (path: string, bytes: Uint8Array) =>
    Buffer.compare(bytes, previous.get(path) ?? Buffer.alloc(0)) === 0;
  return [...files].filter(([path, bytes]) => !isSame(path, bytes)).map(([path]) => path);
}
