/**
 * The schemas against `model.json`, which a script has extracted from the field tables of the OCPI text (2.2-d2, 2.2.1-d2
 * and the 2.2.1 errata of May 2026): the same fields in the same order, of the same type, length and cardinality. Where
 * the contract differs on purpose, it is named here.
 */

import { describe, expect, test } from 'vitest';
import { SCHEMAS } from '../../src/contract/schemas.ts';
import model from './model.json' with { type: 'json' };
import { type Schema, schemaAt } from './support/schema-at.ts';

interface Field {
  type: string;
  len: number | null;
  card: string;
}
type Fields = Record<string, Field>;

const VERSIONS = ['2.2', '2.2.1'] as const;
/** Classes with a file of their own; the other ones are nested in one of the next list. */
const FILES: Record<string, string> = {
  Location: 'location-2.2.1.json',
  EVSE: 'evse-2.2.1.json',
  Connector: 'connector-2.2.1.json',
  Tariff: 'tariff.json',
};
const NESTED_IN = ['classes.json', 'tariff.json', 'versions-response.json', 'version-details-response.json'];
const RESPONSES = SCHEMAS.map(({ $id }) => $id).filter((id) => id.includes('-response'));

/** Never published, because it holds personal data; and the class that only it uses. */
const UNPUBLISHED_FIELD = 'publish_allowed_to';
const UNPUBLISHED_CLASS = 'PublishTokenType';
/** Both versions take these from the errata, which made them longer. */
const LENGTHENED = ['address', 'state'] as const;

/** The forms of types.json that are a kind of OCPI string or CiString, and the length that the form itself fixes. */
const FORMS: Record<string, [type: string, len: number | null]> = {
  Text: ['string', null],
  CiString: ['CiString', null],
  CountryAlpha2: ['CiString', 2],
  PartyId: ['CiString', 3],
  ImageType: ['CiString', 4],
  CountryAlpha3: ['string', 3],
  Currency: ['string', 3],
  Language: ['string', 2],
  LocalTime: ['string', 5],
  LocalDate: ['string', 10],
  Latitude: ['string', 10],
  Longitude: ['string', 11],
  TimeZone: ['string', 255],
};

describe.each(VERSIONS)('the classes of %s', (version) => {
  const names = Object.keys(model[version].classes);

  test.each(names.filter((name) => name !== UNPUBLISHED_CLASS && name !== 'ResponseEnvelope'))('%s', (name) => {
    const actual = fieldsOf(schemaOfClass(name));
    const expected = expectedFields(version, name);
    expect(actual).toEqual(expected);
    expect(Object.keys(actual)).toEqual(Object.keys(expected));
  });

  test.each(RESPONSES)('%s is an envelope', (id) => {
    const { properties = {}, required = [] } = schemaAt(id);
    const members = Object.keys(model[version].classes.ResponseEnvelope);
    expect(Object.keys(properties)).toEqual(members);
    expect(required).toEqual(members.filter((name) => name !== 'status_message'));
  });
});

/** 2.3.0 has the classes of 2.2.1, and these new or changed ones. */
describe('the classes of 2.3.0', () => {
  const classes: Record<string, Fields> = model['2.3.0'].classes;

  test.each(Object.keys(classes))('%s', (name) => {
    const file = ['Parking', 'EVSEParking', 'PriceLimit'].includes(name) ? 'classes' : name.toLowerCase();
    const path = name === 'PriceComponent' ? 'tariff-2.3.0.json#/$defs/PriceComponent' : `${file}-2.3.0.json`;
    const actual = fieldsOf(schemaAt(file === 'classes' ? `${path}#/$defs/${name}` : path));
    const { [UNPUBLISHED_FIELD]: _, ...expected } = classes[name] ?? {};
    expect(actual).toEqual(expected);
    expect(Object.keys(actual)).toEqual(Object.keys(expected));
  });
});

function schemaOfClass(name: string): Schema {
  if (FILES[name]) return schemaAt(FILES[name]);
  const file = NESTED_IN.find((id) => schemaAt(id).$defs?.[name]);
  return schemaAt(`${file}#/$defs/${name}`);
}

/** What a schema says, in the terms of OCPI's tables. */
function fieldsOf({ properties = {}, required = [] }: Schema): Fields {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]): [string, Field] => {
      const isList = schema.type === 'array';
      const cardinality = required.includes(name) ? (isList ? '+' : '1') : isList ? '*' : '?';
      return [name, { ...typeOf(schema.items ?? schema), card: cardinality }];
    }),
  );
}

function typeOf(schema: Schema): Omit<Field, 'card'> {
  if (schema.const === true || schema.type === 'boolean') return { type: 'boolean', len: null };
  if (schema.type === 'number') return { type: 'number', len: null };
  if (schema.type === 'integer') return { type: 'int', len: schema.maximum ? String(schema.maximum).length : null };
  const [file, name = ''] = schema.$ref?.split('#/$defs/') ?? [];
  const [type, len] = (file === 'types.json' && FORMS[name]) || [];
  if (type) return { type, len: schema.maxLength ?? len ?? null };
  const ownFile = Object.keys(FILES).find((key) => FILES[key] === file?.replace('-2.3.0', '-2.2.1'));
  return { type: name || (ownFile ?? 'unknown'), len: null };
}

function expectedFields(version: (typeof VERSIONS)[number], name: string): Fields {
  const classes: Record<string, Fields> = model[version].classes;
  const fields = { ...classes[name] };
  if (name !== 'Location') return fields;
  delete fields[UNPUBLISHED_FIELD];
  for (const field of LENGTHENED) fields[field] = model['2.2.1-bugfixes-2026'].classes.Location[field];
  return fields;
}
