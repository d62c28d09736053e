/**
 * The files that people and programs can read without OCPI: where they are, and what they are. They are plain files of the
 * site, made from the same objects as the API and in the same snapshot.
 */

import type { ListedFile } from '../../src/settings/index.ts';
import { STATUS_PATH } from '../../src/stored-format/index.ts';
import type { FileFormat } from '../page/records/page-settings.ts';

/** A file of the site for people and programs. */
export interface CopyFile extends ListedFile {
  readonly format: FileFormat;
}

/** What each format is sent as. */
const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  geojson: 'application/geo+json',
  json: 'application/json',
  datapackage: 'application/json',
} as const;

function copyFile(name: string, path: string, format: keyof typeof MEDIA_TYPES, title: string): CopyFile {
  return { name, path, title, format, mediaType: MEDIA_TYPES[format] };
}

/** The current statuses. */
export const STATUS_FILE = copyFile('status', STATUS_PATH, 'json', 'Current statuses, by the uid of the EVSE');

/** Whole Locations with their plugs, for maps. */
export const GEOJSON_FILE = copyFile('locations', '/locations.geojson', 'geojson', 'Sites on a map, as GeoJSON');

/** A row per plug, for spreadsheets. */
export const CSV_FILE = copyFile('chargers', '/chargers.csv', 'csv', 'A table with a row per plug, as CSV');

/** The description of the others, as a Frictionless Data Package. */
export const DATA_PACKAGE_FILE = copyFile(
  'datapackage',
  '/datapackage.json',
  'datapackage',
  'What the files are, as a Frictionless Data Package',
);

/** The files of a network of which nothing is too large for one file. */
export const ALL_COPIES: readonly CopyFile[] = [CSV_FILE, GEOJSON_FILE, STATUS_FILE, DATA_PACKAGE_FILE];

/** A copy that was made. */
export interface MadeCopy {
  readonly file: CopyFile;
  readonly bytes: Uint8Array;
}

/**
 * The files of a text that was made in parts. One part is the file itself. Several are numbered, and there is no file of the plain
 * name, which would pass for the whole network.
 */
export function numbered(file: CopyFile, parts: readonly Uint8Array[]): readonly MadeCopy[] {
  if (parts.length === 1) return parts.map((bytes) => ({ file, bytes }));
  return parts.map((bytes, i) => {
    const path = file.path.replace('.', `-${i + 1}.`);
    const title = `${file.title}, part ${i + 1} of ${parts.length}`;
    return { file: { ...file, name: `${file.name}-${i + 1}`, path, title }, bytes };
  });
}

/** Where everything is. */
export const DISCOVERY_PATH = '/.well-known/ocpi-snapshot.json';

/**
 * How often it is worth asking for a file again that changes only when the network does, in seconds. Its ETag says whether it
 * has changed.
 */
export const NETWORK_SECONDS = 300;

/** A Location and an EVSE as the copies need them: public, and without what is REMOVED. */
export type { DetailedEvse as CopiedEvse, DetailedLocation as CopiedLocation } from '../../src/ocpi/index.ts';
