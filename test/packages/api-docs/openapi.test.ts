/**
 * /openapi.json and the documents of each version: valid to a validator that nobody here has written, with examples that are what
 * they show, and with names that stay when a version is added.
 */

import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { type CopyFile, CSV_FILE, GEOJSON_FILE, numbered, STATUS_FILE } from '../../../packages/copies/feeds.ts';
import { OCPI_VERSION } from '../../../src/ocpi/enums.ts';
import { DocumentedAnswers, type OpenApi } from './support/documented-answers.ts';
import { documentsOf, HOSTILE, jsonOf } from './support/documents.ts';

const NETWORKS: readonly [what: string, settings: object][] = [
  ['2.2', { versions: ['2.2'] }],
  ['2.2.1', { versions: ['2.2.1'] }],
  ['2.3.0', { versions: ['2.3.0'] }],
  ['all versions, pages of its own', { versions: ['2.2', '2.2.1', '2.3.0'], default_limit: 100, max_limit: 200 }],
  ['the other order', { versions: ['2.2.1', '2.2'], base_url: 'https://ocpi.example.com' }],
  ['hostile texts', HOSTILE],
];

const openApi = (settings: object, path = 'openapi.json') => jsonOf<OpenApi & Members>(documentsOf(settings), path);

type Members = { readonly [name: string]: unknown };

const DOCUMENTS = NETWORKS.flatMap(([what, settings]) =>
  [...documentsOf(settings).keys()]
    .filter((path) => path.startsWith('openapi-'))
    .map((path) => [what, path, settings] as const),
);

describe.each(DOCUMENTS)('a network with %s: %s', (_, path, settings) => {
  const document = openApi(settings, path);

  test('has a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  test('has examples that its schemas accept', () => {
    const documented = new DocumentedAnswers(document);
    let examples = 0;
    for (const [path, { get }] of Object.entries(document.paths)) {
      for (const status of Object.keys(get.responses)) {
        for (const { schema, examples: shown = {} } of Object.values(
          documented.responseOf(path, Number(status))?.content ?? {},
        )) {
          for (const [name, example] of Object.entries(shown)) {
            expect(documented.misfits(schema, (example as Members).value), `${path} ${status} ${name}`).toEqual([]);
            examples++;
          }
        }
      }
    }
    expect(examples).toBeGreaterThan(30);
  });

  test('refers to nothing that is not there, and has nothing that nobody refers to', () => {
    const text = JSON.stringify(document);
    const referred = new Set([...text.matchAll(/"#\/components\/(\w+\/[\w-]+)"/g)].map(([, name]) => name));
    const there = Object.entries(document.components).flatMap(([kind, all]) =>
      Object.keys(all).map((name) => `${kind}/${name}`),
    );
    expect([...referred].sort()).toEqual(there.sort());
    expect([...text.matchAll(/"\$ref":"([^#"][^"]*)"/g)].map(([, ref]) => ref)).toEqual([]);
  });

  test('names every operation once', () => {
    const ids = Object.values(document.paths).map(({ get }) => get.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('each published version has a document of its own, and /openapi.json is that of the newest', () => {
  const both = documentsOf({ versions: ['2.2.1', '2.3.0', '2.2'] });
  expect([...both.keys()].filter((path) => path.startsWith('openapi'))).toEqual([
    'openapi.json',
    'openapi-2.2.1.json',
    'openapi-2.3.0.json',
    'openapi-2.2.json',
  ]);
  expect(both.get('openapi.json')).toBe(both.get('openapi-2.3.0.json'));
  expect(documentsOf().get('openapi.json')).toBe(documentsOf().get('openapi-2.2.json'));
  for (const version of OCPI_VERSION) {
    const { paths, info } = jsonOf<OpenApi & Members>(both, `openapi-${version}.json`);
    const lists = Object.keys(paths).filter((path) => path.endsWith('/locations'));
    expect(lists).toEqual([`/api/ocpi/${version}/locations`]);
    expect(info).toMatchObject({ summary: expect.stringMatching(` OCPI ${version}\\.$`) });
  }
});

describe('names of types and operations', () => {
  const namesOf = (settings: object, path?: string) => {
    const { components, paths } = openApi(settings, path);
    return {
      types: Object.keys(components.schemas ?? {}),
      operations: Object.values(paths).map(({ get }) => get.operationId),
    };
  };

  test.each(OCPI_VERSION)('carry no version: %s', (version) => {
    const { types, operations } = namesOf({ versions: [...OCPI_VERSION] }, `openapi-${version}.json`);
    for (const name of ['Location', 'EVSE', 'Connector', 'Tariff', 'LocationsResponse']) expect(types).toContain(name);
    for (const name of ['getVersionDetails', 'getLocations', 'getTariff']) expect(operations).toContain(name);
    const digits = OCPI_VERSION.map((one) => one.replaceAll('.', ''));
    const marked = [...types, ...operations].filter((name) => digits.some((one) => name.includes(one)));
    expect(marked).toEqual([]);
  });

  test('stay when a version is added, and are those of the next version, but for classes that it replaces', () => {
    const alone = namesOf({ versions: ['2.2'] });
    const settings = { versions: [...OCPI_VERSION] };
    expect(namesOf(settings, 'openapi-2.2.json')).toEqual(alone);
    const gone = OCPI_VERSION.map((version) => {
      const { types, operations } = namesOf(settings, `openapi-${version}.json`);
      expect(operations).toEqual(alone.operations);
      return [version, alone.types.filter((name) => !types.includes(name))];
    });
    expect(gone).toEqual([
      ['2.2', []],
      ['2.2.1', []],
      ['2.3.0', ['Price']],
    ]);
  });
});

describe('success and error', () => {
  type Schema = { readonly properties: Record<string, Members>; readonly required: readonly string[] };
  const document = openApi({});
  const documented = new DocumentedAnswers(document);
  const schemasOf = (path: string, status: number): [name: string, schema: Schema][] => {
    const [{ schema = {} } = {}] = Object.values(documented.responseOf(path, status)?.content ?? {});
    const refs = (schema.oneOf ?? [schema]) as { $ref: string }[];
    return refs.map((ref) => [ref.$ref.split('/').at(-1) ?? '', documented.resolve<Schema>(ref)]);
  };
  const statusCode = ({ properties: { status_code = {} } }: Schema) =>
    documented.resolve<Members>(status_code as { $ref: string });
  const api = Object.entries(document.paths).filter(([path]) => path.startsWith('/api/'));

  test('a success has data and status_code 1000; only a list answers HTTP status 200 otherwise, with the one code 2001', () => {
    expect(api.length).toBeGreaterThan(7);
    for (const [path] of api) {
      const [success, ...others] = schemasOf(path, 200);
      expect(success?.[1].required, path).toContain('data');
      expect(success && statusCode(success[1]), path).toMatchObject({ const: 1000 });
      const isList = documented.parameters(path, 'query').includes('limit');
      expect(
        others.map(([name, schema]) => [name, statusCode(schema).const, 'data' in schema.properties]),
        path,
      ).toEqual(isList ? [['ParameterErrorResponse', 2001, false]] : []);
    }
  });

  test('every other status has the envelope of an error, which has no data and no code of a success', () => {
    for (const [path, { get }] of api) {
      for (const status of Object.keys(get.responses).map(Number)) {
        if (status === 200 || status === 304) continue;
        const [[name, schema] = [], ...others] = schemasOf(path, status);
        expect([name, others], `${path} ${status}`).toEqual(['ErrorResponse', []]);
        expect(schema?.properties).not.toHaveProperty('data');
        expect(schema && statusCode(schema).enum).toEqual([2000, 2003, 3000]);
      }
    }
  });
});

test('who publishes, under which terms, and where', () => {
  const licence = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
  const contact = { name: 'Data desk', email: 'data@example.com', url: 'https://example.com/contact' };
  const document = openApi({ name: 'Example', base_url: 'https://ocpi.example.com', licence, contact });
  expect(document.info).toMatchObject({ title: 'Open charging data of Example', license: licence, contact });
  expect(document.servers).toEqual([{ url: 'https://ocpi.example.com' }]);
  expect(openApi({}).info).not.toHaveProperty('license');
  expect(openApi({}).info).not.toHaveProperty('contact');
});

describe('a network whose files come in parts, or not at all', () => {
  const tables = numbered(CSV_FILE, [new Uint8Array(), new Uint8Array()]).map(({ file }) => file);
  const maps = numbered(GEOJSON_FILE, [new Uint8Array(), new Uint8Array()]).map(({ file }) => file);
  const describedIn = (copies: readonly CopyFile[]) => {
    const files = documentsOf({}, copies);
    const { paths } = jsonOf<OpenApi>(files, 'openapi.json');
    const pages = ['docs/index.html', 'docs/cookbook/index.html'].map((path) => files.get(path) ?? '');
    return { paths: Object.keys(paths).filter((path) => /\.(csv|geojson)$/.test(path)), text: pages.join() };
  };

  test('has what there is in the document, the reference and the cookbook', async () => {
    const { paths, text } = describedIn([...tables, ...maps, STATUS_FILE]);
    expect(paths).toEqual(['/locations-1.geojson', '/locations-2.geojson', '/chargers-1.csv', '/chargers-2.csv']);
    expect(text).toContain('-o chargers-2.csv');
    expect(text).not.toMatch(/(href="|localhost:8787|data-path=")\/(chargers\.csv|locations\.geojson)/);
    const document = jsonOf<OpenApi & Members>(documentsOf({}, [...tables, ...maps]), 'openapi.json');
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  });

  test('has no word of what was given up', () => {
    const { paths, text } = describedIn([]);
    expect(paths).toEqual([]);
    expect(text).not.toMatch(/id="(map|table|statuses|csv|geojson)"/);
  });
});
