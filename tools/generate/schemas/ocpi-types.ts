/**
 * Makes src/ocpi/types.ts and src/ocpi/enums.ts of schemas/ocpi, which is written by hand: the objects that are published, as the newest
 * version has them, and the lists of values. A reference to another file has a name in the code, and so has a list of values.
 */

import { SCHEMAS } from '../../../src/contract/schemas.ts';

/** What is read of a JSON Schema. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: { readonly [name: string]: Schema };
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly items?: Schema;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
}

const FILES = new Map(SCHEMAS.map((schema) => [schema.$id, schema as Schema]));

const VERSION_NUMBER = 'versions-response.json#/$defs/VersionNumber';

/** Objects that have a file of their own, those that contain others first. */
const OBJECTS: { readonly [ref: string]: string } = {
  'location-2.3.0.json': 'Location',
  'evse-2.3.0.json': 'Evse',
  'connector-2.3.0.json': 'Connector',
  'tariff.json': 'Tariff',
  'tariff-2.3.0.json': 'Tariff230',
};

/** Where the walk begins. */
const ROOTS = [
  ...Object.keys(OBJECTS),
  'versions-response.json#/$defs/Version',
  'version-details-response.json#/$defs/VersionDetails',
];

const BY = 'Written by `npm run generate`';

/** The text of src/ocpi/types.ts. */
export function ocpiTypes(): string {
  const types = new Map<string, string>();
  const enums = new Set<string>();
  for (const ref of ROOTS) typeOf({ $ref: ref }, '', { types, enums });
  return `/**
 * The objects of OCPI that this project publishes. ${BY} from schemas/ocpi: Locations
 * as 2.3.0 has them, of which older versions have less (version-differences.ts), and tariffs of both forms. An optional field without
 * a value is left out, never null; a list that would be empty is left out too, but for the lists of 2.3.0 in which nothing means
 * "none" (\`capabilities\` of a Connector, \`accepted_service_providers\`): there, an absent one is unknown.
 */

import type {
${[...enums].sort().join(',\n').replaceAll(/^/gm, '  ')},
} from './enums.ts';

/** An instant in UTC as RFC 3339 text that ends in \`Z\`, with no fraction or exactly three digits of it. */
export type DateTime = string;

${[...types.values()].join('\n')}
/** Any object of a list, of any version. */
export type OcpiObject = Location | Tariff | Tariff230;
`;
}

/** The text of src/ocpi/enums.ts. */
export function ocpiEnums(): string {
  const lists = {
    ...FILES.get('enums.json')?.$defs,
    ...FILES.get('enums-2.3.0.json')?.$defs,
    VersionNumber: schemaAt(VERSION_NUMBER),
  };
  const texts = Object.entries(lists).map(([name, { description, enum: values = [] }]) => {
    const type = typeName(name);
    const list = type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
    return `/** ${description} */\nexport const ${list} = ${listOf(list, values)} as const;\n\nexport type ${type} = (typeof ${list})[number];\n`;
  });
  return `/**
 * The lists of values of OCPI that a public sender of Locations and Tariffs emits, as 2.3.0 has them. ${BY}
 * from schemas/ocpi. Which of them older versions lack is in version-differences.ts. In 2.3.0 some lists are open: others may send more.
 */

${texts.join('\n')}`;
}

/** On one line if it fits there. */
function listOf(name: string, values: readonly string[]): string {
  const quoted = values.map((value) => `'${value}'`);
  const line = `[${quoted.join(', ')}]`;
  return `export const ${name} = ${line} as const;`.length <= 120 ? line : `[\n  ${quoted.join(',\n  ')},\n]`;
}

/** What the walk has found. */
interface Found {
  /** The texts of interfaces by their names; what an interface contains comes before it. */
  readonly types: Map<string, string>;
  readonly enums: Set<string>;
}

/** The type of a schema in a file, as TypeScript. */
function typeOf({ $ref, type, items, enum: values, const: only }: Schema, file: string, found: Found): string {
  if ($ref !== undefined) return typeAt($ref.startsWith('#') ? file + $ref : $ref, found);
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.map((value) => `'${value}'`).join(' | ');
  if (items) return `${typeOf(items, file, found)}[]`;
  if (type === 'integer') return 'number';
  if (type === 'string' || type === 'number' || type === 'boolean') return type;
  throw new Error(`${file} of schemas/ocpi has a type without a counterpart: ${type}`);
}

function typeAt(ref: string, found: Found): string {
  const [file = '', name = ''] = ref.split('#/$defs/');
  const schema = schemaAt(ref);
  if (schema.properties) return interfaceOf(OBJECTS[ref] ?? typeName(name), schema, file, found);
  const isNamed = schema.enum && (file.startsWith('enums') || ref === VERSION_NUMBER);
  if (isNamed) found.enums.add(typeName(name));
  return isNamed ? typeName(name) : name === 'DateTime' ? name : typeOf(schema, file, found);
}

/** The name of an interface whose text is added. @throws if two that differ have one name */
function interfaceOf(name: string, { description, properties, required }: Schema, file: string, found: Found): string {
  const members = Object.entries(properties ?? {}).map(([key, member]) => {
    const told = member.description === undefined ? '' : `  /** ${member.description} */\n`;
    return `${told}  ${key}${required?.includes(key) ? '' : '?'}: ${typeOf(member, file, found)};\n`;
  });
  const text = `export interface ${name} {\n${members.join('')}}\n`;
  const known = found.types.get(name);
  if (known === undefined) found.types.set(name, `/** ${description} */\n${text}`);
  else if (codeOf(known) !== codeOf(text)) throw new Error(`schemas/ocpi has two different classes ${name}`);
  return name;
}

function codeOf(text: string): string {
  return text.replaceAll(/^ *\/\*\*.*\n/gm, '');
}

function schemaAt(ref: string): Schema {
  const [file = '', name] = ref.split('#/$defs/');
  const whole = FILES.get(file);
  const schema = name === undefined ? whole : whole?.$defs?.[name];
  if (schema === undefined) throw new Error(`schemas/ocpi has no ${ref}`);
  return schema;
}

/** The code writes EVSE as Evse, and says which versions are meant. */
function typeName(name: string): string {
  return name === 'VersionNumber' ? 'OcpiVersion' : name.replace(/^EVSE/, 'Evse');
}
