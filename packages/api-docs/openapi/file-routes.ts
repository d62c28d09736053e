/** The routes of plain files: copies of the data for those who need no OCPI. They are named where they are made (packages/copies/feeds.ts). */

import type { ListedFile } from '../../../src/settings/index.ts';
import { type CopyFile, DISCOVERY_PATH } from '../../copies/feeds.ts';
import type { ApiRoute } from './api-route.ts';
import { FILE_ANSWERS } from './route-responses.ts';

/** The route of the files of a format. */
interface FormatFacts {
  readonly id: string;
  /** The component that describes it. */
  readonly schema?: string;
  readonly description: string;
}

/** In the order of the reference. */
const FACTS: Readonly<Record<CopyFile['format'], FormatFacts>> = {
  json: {
    id: 'status',
    schema: 'StatusFile',
    description:
      'The status of each EVSE and since when it has it. Read it again after `ttl` seconds; when `expires` has passed and the file is still the same, its statuses are out of date.',
  },
  geojson: {
    id: 'geojson',
    schema: 'LocationsGeoJson',
    description: 'A point for each site (RFC 7946). It has no statuses, so it changes only when the network does.',
  },
  csv: {
    id: 'csv',
    schema: 'ChargersCsv',
    description: 'A row for each plug (RFC 4180). `/datapackage.json` says what each column means.',
  },
  datapackage: {
    id: 'datapackage',
    schema: 'DataPackage',
    description: 'Types and meaning of the columns, for tools that read Data Package 2.0.',
  },
  scorecard: {
    id: 'afir',
    schema: 'Scorecard',
    description:
      'For each of the 37 items of AFIR, Article 20(2): the share of points that have it, the share that state it, what it is unknown of, and where each format holds it. It has no times, so it changes only when a number does. The same for people is at `/afir/`.',
  },
};

/** The routes of these files, and of the one that names them. */
export function fileRoutes(copies: readonly CopyFile[], others: readonly ListedFile[] = []): readonly ApiRoute[] {
  const inOrder = Object.keys(FACTS).flatMap((format) => copies.filter((file) => file.format === format));
  return [...inOrder.map(copyRoute), ...others.map(otherRoute), DISCOVERY];
}

/** A file that is one of several parts has the id with its number, such as `csv-2`. */
function copyRoute({ path, title, format, mediaType }: CopyFile): ApiRoute {
  const { id, ...facts } = FACTS[format];
  const [part = ''] = /-\d+(?=\.)/.exec(path) ?? [];
  return fileRoute({ id: id + part, path, title, mediaType, ...facts });
}

/** A file of which no more is known than what its package says. */
function otherRoute({ name, path, title, mediaType }: ListedFile): ApiRoute {
  return fileRoute({ id: name, path, title, mediaType, description: `${title}.` });
}

const DISCOVERY = fileRoute({
  id: 'discovery',
  path: DISCOVERY_PATH,
  title: 'What this site publishes, and where',
  mediaType: 'application/json',
  schema: 'Discovery',
  description:
    'Addresses, formats, licence and contact in one small file, at an address that is the same for every network.',
});

type PlainFile = FormatFacts & Pick<CopyFile, 'path' | 'title' | 'mediaType'>;

function fileRoute({ id, path, title, mediaType, schema, description }: PlainFile): ApiRoute {
  return {
    id,
    name: path.slice(path.lastIndexOf('/') + 1),
    path,
    tag: 'Copies',
    summary: title,
    description,
    parameters: ['If-None-Match', 'Accept-Encoding'],
    responses: [
      {
        status: 200,
        description: 'The file.',
        schemas: schema === undefined ? [] : [schema],
        mediaType: mediaType.replace(/;.*/, ''),
        headers: ['ETag', 'Content-Encoding', 'Link'],
        by: 'files',
      },
      ...FILE_ANSWERS,
    ],
  };
}
