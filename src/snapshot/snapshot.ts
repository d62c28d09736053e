/** The files of dist/: rendered objects -> paths with bytes or carried files. Nothing here touches the disk but `writeEarly`. */

import { crc32 } from 'node:zlib';
import { formatTimestamp } from '../cells/times/timestamp.ts';
import type { OcpiVersion } from '../ocpi/enums.ts';
import type { Endpoint, Version, VersionDetails } from '../ocpi/types.ts';
import { LARGEST_ASSET } from '../read/files/limits.ts';
import type { Declared } from '../settings/declared.ts';
import type { Settings } from '../settings/settings.ts';
import type { Health } from '../stored-format/health.ts';
import {
  MANIFEST_FORMAT,
  MANIFEST_PATH,
  type Manifest,
  type StoredList,
  type StoredText,
  type VersionManifest,
} from '../stored-format/manifest.ts';
import { closingText, openEnvelope, type StoredSum } from '../stored-format/stored-body.ts';
import {
  type BlobStore,
  type CarriedFile,
  createBlobStore,
  hashOf,
  named,
  type PreviousFiles,
  type SnapshotFile,
  storedPaths,
  type WriteEarly,
} from './blob-store.ts';
import { headersFile } from './headers-file.ts';
import { type PreviousRecent, packList, previousRecent, recentPaths } from './list.ts';
import type { MadePacks } from './pack.ts';
import { type ListItem, objectsOf } from './plan.ts';

export type { CarriedFile, EarlyFile, PreviousFiles, SnapshotFile, WriteEarly } from './blob-store.ts';
export type { ListItem } from './plan.ts';

/** The files of a snapshot by their path below dist/, without a leading slash. */
export type SnapshotFiles = ReadonlyMap<string, SnapshotFile>;

export interface SnapshotInput {
  /** What companions declare. */
  readonly declared: readonly Declared[];
  readonly settings: Settings;
  readonly versions: readonly {
    readonly version: OcpiVersion;
    readonly locations: readonly ListItem[];
    readonly tariffs: readonly ListItem[];
  }[];
  /** Pages and other files for people, by path without a leading slash. */
  readonly pages: SnapshotFiles;
  /** What the next build needs to know of them. */
  readonly plainFiles?: { readonly madeFrom: Uint8Array; readonly status?: StoredSum } | undefined;
  readonly health: Health;
  /** Name and versions of everything else that the bytes depend on: the generator, zlib. */
  readonly generator: string;
  /** ms since 1970, whole seconds. */
  readonly publishedAt: number;
  /** The previous snapshot. Its files can be carried over if it is in the same place. */
  readonly previousFiles?: PreviousFiles;
  /** Writes files while others are made. Without it, everything stays in memory. */
  readonly writeEarly?: WriteEarly | undefined;
}

/**
 * What `wrangler deploy` leaves out (gitignore's syntax). The edge rule answers everything below /api/ from the files of the
 * snapshot, and a plain list would be uploaded anew whole for one changed status.
 */
const NOT_UPLOADED = '/api/\n';

const CLOSING_BYTES = closingText(0).length;

/**
 * Renders every file. The same input gives the same bytes, whether or not files are carried over. Without a previous
 * snapshot, `changed` in the manifest and the timestamps of plain files are publishedAt.
 */
export async function packSnapshot(input: SnapshotInput): Promise<SnapshotFiles> {
  const { settings, previousFiles } = input;
  const work = startWork(input);
  const byVersion: { [version: string]: VersionManifest } = {};
  for (const { version, locations, tariffs } of input.versions) {
    const base = `api/ocpi/${version}`;
    const old = previousFiles?.manifest.by_version[version];
    const details = toVersionDetails(settings.base_url, version);
    const [locationList, tariffList] = await allEnded([
      addList(work, `${base}/locations`, locations, old?.locations),
      addList(work, `${base}/tariffs`, tariffs, old?.tariffs),
    ]);
    byVersion[version] = {
      details: addText(work, `${base}/index.html`, details, old?.details),
      locations: locationList,
      tariffs: tariffList,
    };
  }
  const versions = toVersions(settings.base_url, settings.versions);
  const { plainFiles } = input;
  const manifest: Manifest = {
    format: MANIFEST_FORMAT,
    generator: input.generator,
    moment: work.publishedAt,
    base_url: settings.base_url,
    country_code: settings.country_code,
    party_id: settings.party_id,
    ...(settings.licence === undefined ? {} : { licence_url: settings.licence.url }),
    ...(settings.default_limit === undefined ? {} : { default_limit: settings.default_limit }),
    max_limit: settings.max_limit,
    cache_seconds: settings.cache_seconds,
    versions: addText(work, 'api/ocpi/versions', versions, previousFiles?.manifest.versions),
    by_version: byVersion,
    health: input.health,
    ...(plainFiles && {
      plain_files: {
        made_from: work.blobs.put(named(plainFiles.madeFrom), 'json').path,
        ...(plainFiles.status && { status: plainFiles.status }),
      },
    }),
  };
  const { files, blobs } = work;
  files.set(MANIFEST_PATH.slice(1), Buffer.from(JSON.stringify(manifest)));
  files.set('_headers', Buffer.from(headersFile(settings, input.declared)));
  files.set('.assetsignore', Buffer.from(NOT_UPLOADED));
  for (const [path, file] of input.pages) files.set(path, file);
  return new Map([...files, ...blobs.files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** As Promise.all, but a failure is thrown only after all have ended: nothing writes files any more then. */
async function allEnded<T extends readonly unknown[]>(
  work: readonly [...{ [I in keyof T]: Promise<T[I]> }],
): Promise<T> {
  await Promise.allSettled(work);
  return (await Promise.all(work)) as unknown as T;
}

/** What the steps of one build share. */
interface Work {
  /** OCPI DateTime. */
  readonly publishedAt: string;
  /** The previous snapshot, if its compressed files can be carried over. */
  readonly reusable: PreviousFiles | undefined;
  /** Its recent lists that may be used, by the path of the index of the whole list. */
  readonly recent: ReadonlyMap<string, PreviousRecent>;
  /** Whether the previous snapshot is in the place of the new one. */
  readonly isInPlace: boolean;
  readonly hasPlainLists: boolean;
  readonly blobs: BlobStore;
  /** Files that are not named after their content, by path. */
  readonly files: Map<string, SnapshotFile>;
  /** By key. Versions often publish the same list. */
  readonly packs: MadePacks;
  readonly recentPacks: MadePacks;
  /** Plain lists, by ETag and time. */
  readonly plain: Map<string, Uint8Array>;
}

function startWork({ settings, previousFiles, generator, publishedAt, writeEarly }: SnapshotInput): Work {
  const inPlace = previousFiles?.elsewhere ? undefined : previousFiles;
  const reusable = inPlace?.manifest.generator === generator ? inPlace : undefined;
  const recent = reusable ? previousRecent(reusable) : new Map<string, PreviousRecent>();
  const stored = inPlace && [...storedPaths(inPlace.manifest), ...[...recent.values()].flatMap(recentPaths)];
  return {
    publishedAt: formatTimestamp(publishedAt),
    reusable,
    recent,
    isInPlace: inPlace !== undefined,
    hasPlainLists: settings.plain_lists,
    blobs: createBlobStore(new Set(stored), writeEarly),
    files: new Map(),
    packs: new Map(),
    recentPacks: new Map(),
    plain: new Map(),
  };
}

/** An answer that is the same for everybody: its entry, and its plain file. */
function addText(work: Work, path: string, value: unknown, previous?: StoredText): StoredText {
  const data = JSON.stringify(value);
  const etag = hashOf(data);
  const changed = previous?.etag === etag ? previous.changed : work.publishedAt;
  work.files.set(path, Buffer.from(openEnvelope(data) + closingText(Date.parse(changed))));
  return { data, etag, changed };
}

async function addList(
  work: Work,
  path: string,
  items: readonly ListItem[],
  previous?: StoredList,
): Promise<StoredList> {
  const index = previous && work.reusable?.index(previous.index);
  const { list, text } = await packList(objectsOf(items), work.blobs, {
    previous: index && {
      index,
      ids: previous.ids,
      recent: work.recent.get(previous.index),
    },
    made: work.packs,
    madeRecent: work.recentPacks,
    isPlain: (bytes) => work.hasPlainLists && bytes + CLOSING_BYTES <= LARGEST_ASSET,
  });
  const same = previous?.etag === list.etag ? previous : undefined;
  const changed = same?.changed ?? work.publishedAt;
  const closing = closingText(Date.parse(changed));
  if (list.plain) {
    const isCarried = work.isInPlace && same?.plain === true;
    work.files.set(path, isCarried ? carriedPlain(list, closing) : plainList(work, list.etag, text, closing));
  }
  return { ...list, changed };
}

/** The plain file of a list: one array of bytes for versions that have the same list. */
function plainList(work: Work, etag: string, text: () => Uint8Array, closing: string): Uint8Array {
  const key = etag + closing;
  const bytes = work.plain.get(key) ?? Buffer.concat([text(), Buffer.from(closing)]);
  work.plain.set(key, bytes);
  return bytes;
}

/** The plain file of a list that the previous snapshot has too, without its text. */
function carriedPlain({ size, crc32: sum }: StoredSum, closing: string): CarriedFile {
  const end = Buffer.from(closing);
  return { carried: true, bytes: size + end.length, crc32: crc32(end, sum) };
}

/** The versions that are published (OCPI 6.1). */
export function toVersions(baseUrl: string, versions: readonly OcpiVersion[]): Version[] {
  return versions.map((version) => ({ version, url: `${baseUrl}/api/ocpi/${version}` }));
}

/** The endpoints of a version (OCPI 6.2). Their URLs have no trailing slash, because clients append to them. */
function toVersionDetails(baseUrl: string, version: OcpiVersion): VersionDetails {
  const endpoint = (identifier: Endpoint['identifier']): Endpoint => ({
    identifier,
    role: 'SENDER',
    url: `${baseUrl}/api/ocpi/${version}/${identifier}`,
  });
  return { version, endpoints: [endpoint('locations'), endpoint('tariffs')] };
}
