/** /openapi.json: valid to a validator that nobody here has written, with examples that are what they show. */

import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { OCPI_VERSION } from '../../../src/ocpi/enums.ts';
import { type CopyFile, CSV_FILE, GEOJSON_FILE, numbered, STATUS_FILE } from '../../../src/people/copies/feeds.ts';
import { DocumentedAnswers, type OpenApi } from './support/documented-answers.ts';
import { documentsOf, HOSTILE, jsonOf } from './support/documents.ts';

const NETWORKS: readonly [what: string, settings: object][] = [
  ['2.2', { versions: ['2.2'] }],
  ['2.2.1', { versions: ['2.2.1'] }],
  ['both versions, pages of its own', { versions: ['2.2', '2.2.1'], default_limit: 100, max_limit: 200 }],
  ['the other order', { versions: ['2.2.1', '2.2'], base_url: 'https://ocpi.example.com' }],
  ['hostile texts', HOSTILE],
];

const openApi = (settings: object) => jsonOf<OpenApi & Members>(documentsOf(settings), 'openapi.json');

type Members = { readonly [name: string]: unknown };

describe.each(NETWORKS)('a network with %s', (_, settings) => {
  const document = openApi(settings);

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

test('only what is published is documented', () => {
  const versionsOf = (settings: object) => {
    const paths = Object.keys(openApi(settings).paths);
    return OCPI_VERSION.filter((version) => paths.includes(`/api/ocpi/${version}/locations`));
  };
  expect(versionsOf({})).toEqual(['2.2']);
  expect(versionsOf({ versions: ['2.2.1'] })).toEqual(['2.2.1']);
  expect(Object.keys(openApi({}).paths).filter((path) => path.includes('2.2.1'))).toEqual([]);
});

test('names of schemas and operations stay when a version is added', () => {
  const names = (settings: object) => Object.keys(openApi(settings).components.schemas ?? {});
  const both = new Set(names({ versions: ['2.2', '2.2.1'] }));
  expect(names({}).filter((name) => !both.has(name))).toEqual([]);
  expect(names({}).filter((name) => name.endsWith('22'))).toContain('Location22');
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
