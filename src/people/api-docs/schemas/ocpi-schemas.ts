/**
 * The JSON Schemas of one OCPI version, as they are published: the files of schemas/ocpi/ without those of other versions. A client
 * of OCPI 2.2 finds the value lists of 2.2 in place, where schemas/ocpi/ has those of 2.2.1 and what 2.2 lacks; one of 2.3.0 finds its
 * classes and value lists among the others.
 */

import { SCHEMAS } from '../../../contract/schemas.ts';
import { STATUS_CODES } from '../../../edge/error-answer.ts';
import type { OcpiVersion } from '../../../ocpi/enums.ts';
import { isMembers, type JsonMembers, type JsonValue, withMembers } from './json.ts';

/** The version whose files those of 2.2 are derived from. */
const FULL = '2.2.1';

const LIMITS = 'limits-2.2.json';

/** The version in whose files another one is, in the names of files. */
const WRITTEN_IN = { '2.2': FULL, '2.2.1': FULL, '2.3.0': '2.3.0' } as const satisfies {
  [V in OcpiVersion]: OcpiVersion;
};

/** The schemas of a version by file name, such as `location.json`. They refer to each other by file name, and have no `$id`. */
export function ocpiSchemas(version: OcpiVersion): ReadonlyMap<string, JsonMembers> {
  const files = new Map<string, JsonMembers>();
  for (const { $id, ...schema } of SCHEMAS as readonly (JsonMembers & { $id: string })[]) {
    const [, name = $id, of] = /^(.+)-([\d.]+)\.json$/.exec($id) ?? [];
    if (of !== undefined && of !== WRITTEN_IN[version]) continue;
    const published = of === undefined ? $id : `${name}.json`;
    const own = inVersion(schema, version);
    const known = files.get(published);
    // Files of a version come after those that all have. Where both have a part of $defs, they are one file.
    files.set(published, known && '$defs' in own && !('properties' in own) ? withDefinitions(known, own) : own);
  }
  if (version === '2.3.0') dropPrice(files);
  files.set('enums.json', enumsOf(version, files.get('enums.json') ?? {}));
  return new Map([...files, ...singleObjectResponses(version)]);
}

function withDefinitions(all: JsonMembers, own: JsonMembers): JsonMembers {
  return { ...all, $defs: { ...(all.$defs as JsonMembers), ...(own.$defs as JsonMembers) } };
}

/** 2.3.0 has PriceLimit in its place. */
function dropPrice(files: Map<string, JsonMembers>): void {
  const classes = files.get('classes.json') ?? {};
  const { Price: _, ...others } = classes.$defs as JsonMembers;
  files.set('classes.json', { ...classes, $defs: others });
}

function inVersion(schema: JsonMembers, version: OcpiVersion): JsonMembers {
  const suffix = `-${WRITTEN_IN[version]}.json`;
  const named = withMembers(schema, '$ref', (ref) => ref.replace(suffix, '.json')) as JsonMembers;
  const { title } = named;
  return typeof title === 'string'
    ? { ...named, title: title.replace(/ of OCPI (?:2\.2\.1|2\.2 and 2\.2\.1)$/, ` of OCPI ${version}`) }
    : named;
}

function enumsOf(version: OcpiVersion, enums: JsonMembers): JsonMembers {
  const description = `The values of OCPI ${version}, case-sensitive.`;
  if (version !== '2.2') return { ...enums, description };
  const lists = { ...(enums.$defs as JsonMembers) };
  for (const [name, values] of limitedLists()) lists[name] = { ...(lists[name] as JsonMembers), enum: values };
  return { ...enums, description, $defs: lists };
}

/** The value lists that 2.2 has fewer values in, by the name that the list has in enums.json. */
function limitedLists(): [name: string, values: JsonValue][] {
  const limits = fileOf(LIMITS).$defs as JsonMembers;
  return Object.entries(limits).flatMap(([owner, limit]) => {
    const full = Object.entries(fileOf(`${owner.toLowerCase()}-${FULL}.json`).properties as JsonMembers);
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
  { file: 'location', title: 'One Location', section: 'OCPI 8.2.1.2' },
  { file: 'evse', title: 'One EVSE', section: 'OCPI 8.2.1.2' },
  { file: 'connector', title: 'One Connector', section: 'OCPI 8.2.1.2' },
  { file: 'tariff', title: 'One tariff', section: 'an extension: OCPI 11.2.1 has lists alone' },
] as const;

/** The envelopes of single objects and of errors, by file name. */
export function singleObjectResponses(version: OcpiVersion): [name: string, schema: JsonMembers][] {
  const single = SINGLE.map(({ file, title, section }): [string, JsonMembers] => [
    `${file}-response.json`,
    {
      $schema: DIALECT,
      title: `${title} of OCPI ${version}`,
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
