/**
 * The JSON Schemas of one OCPI version, as they are published: the files of schemas/ocpi/ without the other version. A client
 * of OCPI 2.2 finds the value lists of 2.2 in place, where schemas/ocpi/ has those of 2.2.1 and what 2.2 lacks.
 */

import { SCHEMAS } from '../../../contract/schemas.ts';
import { STATUS_CODES } from '../../../edge/error-answer.ts';
import type { OcpiVersion } from '../../../ocpi/enums.ts';
import { isMembers, type JsonMembers, type JsonValue, withMembers } from './json.ts';

/** The version whose files the others are derived from. */
const FULLEST = '2.2.1';

const LIMITS = 'limits-2.2.json';

/** The schemas of a version by file name, such as `location.json`. They refer to each other by file name, and have no `$id`. */
export function ocpiSchemas(version: OcpiVersion): ReadonlyMap<string, JsonMembers> {
  const files = new Map<string, JsonMembers>();
  for (const { $id, ...schema } of SCHEMAS as readonly (JsonMembers & { $id: string })[]) {
    if (isOfOtherVersion($id)) continue;
    files.set(publishedName($id), inVersion(schema, version));
  }
  files.set('enums.json', enumsOf(version, files.get('enums.json') ?? {}));
  return new Map([...files, ...singleObjectResponses(version)]);
}

/** Files that hold 2.2 against 2.2.1. What they say is in the value lists here. */
function isOfOtherVersion(file: string): boolean {
  return file === LIMITS || file.endsWith('-2.2.json');
}

function publishedName(file: string): string {
  return file.replace(`-${FULLEST}.json`, '.json');
}

function inVersion(schema: JsonMembers, version: OcpiVersion): JsonMembers {
  const named = withMembers(schema, '$ref', (ref) => ref.replace(`-${FULLEST}.json`, '.json')) as JsonMembers;
  const { title } = named;
  return typeof title === 'string'
    ? { ...named, title: title.replace(/ of OCPI 2\.2\.1$/, ` of OCPI ${version}`) }
    : named;
}

function enumsOf(version: OcpiVersion, enums: JsonMembers): JsonMembers {
  const description = `The values of OCPI ${version}, case-sensitive.`;
  if (version === FULLEST) return { ...enums, description };
  const lists = { ...(enums.$defs as JsonMembers) };
  for (const [name, values] of limitedLists()) lists[name] = { ...(lists[name] as JsonMembers), enum: values };
  return { ...enums, description, $defs: lists };
}

/** The value lists that 2.2 has fewer values in, by the name that the list has in enums.json. */
function limitedLists(): [name: string, values: JsonValue][] {
  const limits = fileOf(LIMITS).$defs as JsonMembers;
  return Object.entries(limits).flatMap(([owner, limit]) => {
    const full = Object.entries(fileOf(`${owner.toLowerCase()}-${FULLEST}.json`).properties as JsonMembers);
    return full.flatMap(([field, schema]): [string, JsonValue][] => {
      const values = valuesOf((limit as JsonMembers).properties, field);
      const list = /^enums\.json#\/\$defs\/(\w+)$/.exec(String(itemOf(schema).$ref))?.[1];
      return values === undefined || list === undefined ? [] : [[list, values]];
    });
  });
}

function valuesOf(properties: JsonValue | undefined, field: string): JsonValue | undefined {
  const limited = isMembers(properties) ? properties[field] : undefined;
  return limited === undefined ? undefined : itemOf(limited).enum;
}

/** The schema of a field, or of the items of its list. */
function itemOf(schema: JsonValue): JsonMembers {
  if (!isMembers(schema)) return {};
  return isMembers(schema.items) ? schema.items : schema;
}

function fileOf(name: string): JsonMembers {
  const file = SCHEMAS.find(({ $id }) => $id === name);
  if (file === undefined) throw new Error(`schemas/ocpi has no ${name}`);
  return file as unknown as JsonMembers;
}

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const SINGLE = [
  { file: 'location', title: 'One Location', section: 'OCPI 8.2.1.2', versioned: true },
  { file: 'evse', title: 'One EVSE', section: 'OCPI 8.2.1.2', versioned: true },
  { file: 'connector', title: 'One Connector', section: 'OCPI 8.2.1.2', versioned: true },
  { file: 'tariff', title: 'One tariff', section: 'an extension: OCPI 11.2.1 has lists alone', versioned: false },
] as const;

/** The envelopes of single objects and of errors, by file name. */
export function singleObjectResponses(version: OcpiVersion): [name: string, schema: JsonMembers][] {
  const single = SINGLE.map(({ file, title, section, versioned }): [string, JsonMembers] => [
    `${file}-response.json`,
    {
      $schema: DIALECT,
      title: versioned ? `${title} of OCPI ${version}` : `${title} of OCPI 2.2 and 2.2.1`,
      description: `The answer to a request for one object (${section}).`,
      type: 'object',
      properties: { data: { $ref: `${file}.json` }, ...ENVELOPE },
      required: ['data', 'status_code', 'timestamp'],
      additionalProperties: false,
    },
  ]);
  return [...single, ['error-response.json', ERROR]];
}

const ENVELOPE: JsonMembers = {
  status_code: { $ref: 'envelope.json#/$defs/StatusCode' },
  status_message: { $ref: 'envelope.json#/$defs/StatusMessage' },
  timestamp: { $ref: 'envelope.json#/$defs/Timestamp' },
};

const ERROR: JsonMembers = {
  $schema: DIALECT,
  title: 'Error',
  description: 'The answer to a request that cannot be answered: an envelope without data. OCPI 4.1.7.',
  type: 'object',
  properties: {
    status_code: {
      description: Object.entries(STATUS_CODES)
        .map(([code, meaning]) => `${code}: ${meaning}.`)
        .join(' ')
        .concat(' OCPI 5.'),
      enum: Object.keys(STATUS_CODES).map(Number),
    },
    status_message: {
      $ref: 'envelope.json#/$defs/StatusMessage',
      description: 'A sentence for the developer of the client.',
    },
    timestamp: { $ref: 'envelope.json#/$defs/Timestamp' },
  },
  required: ['status_code', 'status_message', 'timestamp'],
  additionalProperties: false,
};
