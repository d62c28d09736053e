/** The schemas of the plain files (packages/copies/, stored-format/status-file.ts), by the name of their component. */

import discovery from '../../../schemas/copies/discovery.json' with { type: 'json' };
import { STATUS } from '../../../src/ocpi/index.ts';
import type { CopyFile } from '../../copies/feeds.ts';
import type { JsonMembers } from './json.ts';
import { SCORECARD_SCHEMA } from './scorecard-schema.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const TIME = { type: 'string', format: 'date-time' };
const TEXT = { type: 'string', minLength: 1 };

const STATUS_FILE: JsonMembers = {
  $schema: DIALECT,
  title: '/status.json',
  description: 'The present status of every public EVSE.',
  type: 'object',
  properties: {
    last_updated: { ...TIME, description: 'When something in this file last changed.' },
    ttl: { type: 'integer', minimum: 1, description: 'How long to wait before asking again, in seconds.' },
    expires: {
      ...TIME,
      description:
        'From when on the statuses are out of date, if the file is still the same. Absent if people maintain them.',
    },
    confirmed: {
      ...TIME,
      description:
        'When the sources last confirmed these statuses: the earliest of them. Absent if people maintain them.',
    },
    silent: {
      const: true,
      description: 'Set if a source does not confirm its statuses any more.',
    },
    evses: {
      description: 'By uid of the EVSE. One that is missing has no known status.',
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: {
          status: { enum: [...STATUS], description: 'Its status. OCPI 8.4.22.' },
          since: { ...TIME, description: 'Since when it is known to have this status.' },
        },
        required: ['status', 'since'],
        additionalProperties: false,
      },
    },
  },
  required: ['last_updated', 'ttl', 'evses'],
  additionalProperties: false,
};

const TEXTS = { type: 'array', items: TEXT };
const BOOLEAN = { type: 'boolean' };

/** Of a site. Absent is unknown; false and an empty list say that there is none. */
const HELD_OF_SITE: JsonMembers = {
  help_phone: { ...TEXT, description: 'Help line for drivers.' },
  region: { ...TEXT, description: 'NUTS-1 code.' },
  legal_name: { ...TEXT, description: 'Of the operator.' },
  operator_id: { ...TEXT, description: 'Of the operator, in the official list of its country.' },
  services: { ...TEXTS, description: 'STAFFED, UNATTENDED.' },
  roofed: BOOLEAN,
  lit: BOOLEAN,
  catering: BOOLEAN,
  toilets: BOOLEAN,
  rest_area: BOOLEAN,
  site_max_power: { type: 'integer', minimum: 0, description: 'Of all points together, in W.' },
  parking_places: {
    description: 'As in OCPI 2.3.0 (Parking).',
    type: 'array',
    items: { type: 'object', properties: { id: TEXT, vehicle_types: TEXTS }, required: ['id', 'vehicle_types'] },
  },
};

/** Of an EVSE, likewise. */
const HELD_OF_EVSE: JsonMembers = {
  type: 'object',
  properties: {
    parking: {
      description: 'As in OCPI 2.3.0 (EVSEParking).',
      type: 'array',
      items: { type: 'object', properties: { parking_id: TEXT, evse_position: TEXT }, required: ['parking_id'] },
    },
    accepted_service_providers: TEXTS,
    payment_brands: TEXTS,
    payment_means: TEXTS,
    smart_charging: BOOLEAN,
    station: { ...TEXT, description: 'Points of a site with the same one are one station.' },
    connectors: {
      description: 'By the ids of Connectors.',
      type: 'object',
      additionalProperties: { type: 'object', properties: { capabilities: TEXTS } },
    },
  },
};

const FEATURE: JsonMembers = {
  type: 'object',
  properties: {
    type: { const: 'Feature' },
    id: { ...TEXT, description: 'The id of the Location.' },
    geometry: {
      type: 'object',
      properties: {
        type: { const: 'Point' },
        coordinates: {
          description: 'Longitude, latitude.',
          type: 'array',
          items: { type: 'number' },
          minItems: 2,
          maxItems: 2,
        },
      },
      required: ['type', 'coordinates'],
    },
    properties: {
      type: 'object',
      properties: {
        id: TEXT,
        name: TEXT,
        address: { type: 'string' },
        city: { type: 'string' },
        country: { type: 'string' },
        evses: { type: 'integer', minimum: 0, description: 'How many EVSEs.' },
        max_power_kw: { type: 'number', description: 'Of the strongest plug, in kW.' },
        plugs: {
          description: 'The kinds of plugs.',
          type: 'array',
          items: {
            type: 'object',
            properties: { standard: TEXT, power_kw: { type: 'number' }, count: { type: 'integer', minimum: 1 } },
            required: ['standard', 'count'],
          },
        },
        evse_uids: { description: 'The keys of /status.json.', type: 'array', items: TEXT },
        ...HELD_OF_SITE,
        evses_by_uid: {
          description: 'What is known of single EVSEs beyond OCPI 2.2.1. One of which nothing is known is missing.',
          type: 'object',
          additionalProperties: HELD_OF_EVSE,
        },
      },
      required: ['id', 'name', 'evses', 'plugs', 'evse_uids'],
    },
  },
  required: ['type', 'id', 'geometry', 'properties'],
};

const GEOJSON: JsonMembers = {
  $schema: DIALECT,
  title: '/locations.geojson',
  description: 'Sites as points (RFC 7946).',
  type: 'object',
  properties: {
    type: { const: 'FeatureCollection' },
    name: TEXT,
    attribution: { ...TEXT, description: 'What to write beside the data where it is shown.' },
    features: { type: 'array', items: FEATURE },
  },
  required: ['type', 'features'],
};

const DATA_PACKAGE: JsonMembers = {
  $schema: DIALECT,
  title: '/datapackage.json',
  description: 'What the files are, as a Data Package 2.0; its own schema is at datapackage.org.',
  type: 'object',
  properties: {
    resources: { type: 'array', items: { type: 'object', properties: { name: TEXT, path: TEXT }, required: ['name'] } },
  },
  required: ['resources'],
};

const CSV: JsonMembers = {
  $schema: DIALECT,
  title: '/chargers.csv',
  description: 'A table with a header, in UTF-8 with a byte order mark; /datapackage.json has its columns.',
  type: 'string',
};

type CopySchema = readonly [name: string, file: string, schema: JsonMembers];

/** Component and schema. Definitions stand in the place where they are used, so each schema is complete in itself. */
const COPY_SCHEMAS: readonly CopySchema[] = [
  ['StatusFile', 'status.json', STATUS_FILE],
  ['LocationsGeoJson', 'locations-geojson.json', GEOJSON],
  ['ChargersCsv', 'chargers-csv.json', CSV],
  ['DataPackage', 'datapackage.json', DATA_PACKAGE],
  ['Discovery', 'discovery.json', inPlace(discovery as unknown as JsonMembers)],
];

/** Those of the files that a network has: a scorecard is there only if the network shows it. @param listed its files */
export function copySchemasOf(listed: readonly CopyFile[]): readonly CopySchema[] {
  const hasScorecard = listed.some(({ format }) => format === 'scorecard');
  return hasScorecard ? [...COPY_SCHEMAS, ['Scorecard', 'afir.json', SCORECARD_SCHEMA]] : COPY_SCHEMAS;
}

/** A schema without `$id` and definitions of its own. */
function inPlace({ $id: _, $defs = {}, ...schema }: JsonMembers): JsonMembers {
  const definitions = $defs as JsonMembers;
  const placed = (text: string): string =>
    text.replace(/"\$ref":"#\/\$defs\/(\w+)"/g, (_, name: string) =>
      placed(JSON.stringify(definitions[name]).replace(/^\{|\}$/g, '')),
    );
  return JSON.parse(placed(JSON.stringify(schema))) as JsonMembers;
}
