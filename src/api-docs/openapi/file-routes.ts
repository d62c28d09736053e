/** The routes of plain files: copies of the data for those who need no OCPI. They are named where they are made (copies/feeds.ts). */

import { type CopyFile, CSV_FILE, DATA_PACKAGE_FILE, DISCOVERY_PATH, GEOJSON_FILE } from '../../copies/feeds.ts';
import { STATUS_PATH } from '../../stored-format/status-file.ts';
import type { ApiRoute } from './api-route.ts';
import { FILE_ANSWERS } from './route-responses.ts';

interface PlainFile extends Pick<CopyFile, 'path' | 'title' | 'mediaType'> {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The component that describes it. */
  readonly schema: string;
}

const FILES: readonly PlainFile[] = [
  {
    id: 'status',
    name: 'status.json',
    path: STATUS_PATH,
    title: 'Current statuses, by the uid of the EVSE',
    mediaType: 'application/json',
    schema: 'StatusFile',
    description:
      'The status of each EVSE and since when it has it. Read it again after `ttl` seconds; when `expires` has passed and the file is still the same, its statuses are out of date.',
  },
  {
    ...GEOJSON_FILE,
    id: 'geojson',
    name: 'locations.geojson',
    schema: 'LocationsGeoJson',
    description: 'A point for each site (RFC 7946). It has no statuses, so it changes only when the network does.',
  },
  {
    ...CSV_FILE,
    id: 'csv',
    name: 'chargers.csv',
    schema: 'ChargersCsv',
    description: 'A row for each plug (RFC 4180). `/datapackage.json` says what each column means.',
  },
  {
    ...DATA_PACKAGE_FILE,
    id: 'datapackage',
    name: 'datapackage.json',
    schema: 'DataPackage',
    description: 'Types and meaning of the columns, for tools that read Data Package 2.0.',
  },
  {
    id: 'discovery',
    name: 'ocpi-snapshot.json',
    path: DISCOVERY_PATH,
    title: 'What this site publishes, and where',
    mediaType: 'application/json',
    schema: 'Discovery',
    description:
      'Addresses, formats, licence and contact in one small file, at an address that is the same for every network.',
  },
];

export const FILE_ROUTES: readonly ApiRoute[] = FILES.map((file) => ({
  id: file.id,
  name: file.name,
  path: file.path,
  tag: 'Copies',
  summary: file.title,
  description: file.description,
  parameters: ['If-None-Match', 'Accept-Encoding'],
  responses: [
    {
      status: 200,
      description: 'The file.',
      schemas: [file.schema],
      mediaType: file.mediaType.replace(/;.*/, ''),
      headers: ['ETag', 'Content-Encoding', 'Link'],
      by: 'files',
    },
    ...FILE_ANSWERS,
  ],
}));
