/** /docs/ and /docs/cookbook/ as HTML: everything is there without a script, every link within leads somewhere, and nothing entered runs. */

import { describe, expect, test } from 'vitest';
import { curlLine, requestLine } from '../../../packages/api-docs/browser/request-line.ts';
import { prose } from '../../../packages/api-docs/page/markdown.ts';
import { operationSection } from '../../../packages/api-docs/page/operation-section.ts';
import { operationsOf } from '../../../packages/api-docs/page/operations.ts';
import type { JsonMembers } from '../../../packages/api-docs/schemas/json.ts';
import { OCPI_VERSION } from '../../../src/ocpi/enums.ts';
import type { OpenApi } from './support/documented-answers.ts';
import { documentsOf, HOSTILE, jsonOf } from './support/documents.ts';

const PAGES = ['docs/index.html', 'docs/cookbook/index.html'] as const;

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe.each([
  ['a plain network', {}],
  ['all versions', { versions: [...OCPI_VERSION], default_limit: 50 }],
  ['hostile texts', HOSTILE],
])('%s', (_, settings) => {
  const files = documentsOf(settings);
  const pages = PAGES.map((path) => [path, files.get(path) ?? ''] as const);

  test.each(pages)('%s: links within the page lead somewhere, and no id stands twice', (_path, html) => {
    const ids = idsOf(html);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test.each(pages)('%s: links to files lead to files', (_path, html) => {
    const own = [...html.matchAll(/href="\/((?:schemas|docs|openapi)[^"#]*)/g)].map(([, path = '']) => path);
    const there = own.map((path) => (path.endsWith('/') ? `${path}index.html` : path));
    expect(there.filter((path) => !files.has(path))).toEqual([]);
  });

  test.each(pages)('%s: no script or style stands in it, and no image or frame', (_path, html) => {
    expect(html).not.toMatch(
      /<(script|style|img|iframe|object|embed)\b|<[^>]+\s(on\w+|style)=|href="(?!https?:|mailto:|\/|#)/i,
    );
  });
});

test('every route, every field and every value of OCPI is there without a script', () => {
  const files = documentsOf({ versions: [...OCPI_VERSION] });
  const html = files.get('docs/index.html') ?? '';
  const ids = idsOf(html);
  const operations = operationsOf(jsonOf<JsonMembers>(files, 'openapi.json'));
  expect(operations.length).toBeGreaterThan(12);
  expect(operations.filter(({ id }) => !ids.includes(id))).toEqual([]);
  for (const text of ['charging_when_closed', 'AC_2_PHASE_SPLIT', 'date_from', 'X-Total-Count', '2003'])
    expect(html).toContain(text);
  expect(html).toContain('<code>AC_2_PHASE</code> <small>(not in OCPI 2.2)</small>');
  for (const brought of ['<code>SAE_J3400</code>', '<code>help_phone</code>', '<h3>Parking'])
    expect(html).toContain(`${brought} <small>(not in OCPI 2.2, 2.2.1)</small>`);
});

test('the documents of several versions are a list with commas', () => {
  const html = documentsOf({ versions: ['2.2', '2.3.0'] }).get('docs/index.html') ?? '';
  const both = /(<a href="\/openapi[^"]*">[^<]*<\/a>)(.*?)(<a href="\/openapi[^"]*">)/.exec(html);
  expect(both?.[2]).toBe(', ');
});

test('the first thing to do is to ask, and the contents are folded', () => {
  const html = documentsOf().get('docs/index.html') ?? '';
  const links = html.indexOf('<ul>', html.indexOf('docs-contents'));
  expect(html.slice(html.indexOf('docs-contents'), links)).toMatch(/<details><summary>[\w ]+<\/summary>$/);
  const heading = html.indexOf('<h1');
  expect(html.slice(heading, html.indexOf('<p', heading))).toContain('<form id="ask"');
  expect(html).toContain('<option value="/status.json">');
  expect(documentsOf({}, []).get('docs/index.html')).not.toContain('<option value="/status.json">');
});

test('a form has no field for a header that nobody reads', () => {
  const files = documentsOf();
  const html = files.get('docs/index.html') ?? '';
  const { paths, components } = jsonOf<OpenApi>(files, 'openapi.json');
  const read = (path: string) =>
    (paths[path]?.get.parameters ?? []).flatMap(({ $ref }) => {
      const parameter = components.parameters?.[$ref.split('/').at(-1) ?? ''] as { name: string; in: string };
      return parameter.in === 'header' ? [parameter.name] : [];
    });
  const forms = [...html.matchAll(/<form class="try"[^>]* data-path="([^"]+)"[\s\S]*?<\/form>/g)];
  expect(forms.length).toBe(Object.keys(paths).length);
  for (const [form, path = ''] of forms) {
    const fields = [...form.matchAll(/ name="([^"]+)" data-in="header"/g)].map(([, name = '']) => name);
    const known = read(path.replace('{version}', '2.2'));
    expect(
      fields.filter((name) => !known.includes(name)),
      path,
    ).toEqual([]);
    expect(known, path).not.toContain('Authorization');
  }
});

test('licence and contact are linked; where nothing is stated, that is said', () => {
  const licence = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
  const html = documentsOf({ licence, contact: { email: 'data@example.com' } }).get('docs/index.html') ?? '';
  expect(html).toContain('<a href="https://creativecommons.org/licenses/by/4.0/" rel="noopener">CC BY 4.0</a>');
  expect(html).toContain('href="mailto:data@example.com"');
  expect(documentsOf().get('docs/index.html')).toContain('No licence is stated.');
});

describe('what a form asks', () => {
  const template = '/api/ocpi/{version}/locations/{location_id}';

  test('fills in the path, leaves out empty fields, encodes what is entered', () => {
    const line = requestLine(template, [
      { name: 'version', place: 'path', value: '2.2' },
      { name: 'location_id', place: 'path', value: 'a/b?ü' },
      { name: 'limit', place: 'query', value: '' },
      { name: 'date_from', place: 'query', value: '2026-01-01T00:00:00+01:00' },
      { name: 'If-None-Match', place: 'header', value: 'W/"1"' },
      { name: 'X-Request-ID', place: 'header', value: '' },
    ]);
    expect(line).toEqual({
      target: '/api/ocpi/2.2/locations/a%2Fb%3F%C3%BC?date_from=2026-01-01T00%3A00%3A00%2B01%3A00',
      headers: [['If-None-Match', 'W/"1"']],
    });
  });

  test('is safe to paste into a shell', () => {
    const line = { target: '/x', headers: [['X-Request-ID', `'; rm -rf / #`]] as const };
    expect(curlLine('https://ocpi.example.com', line)).toBe(
      `curl -i --compressed -H 'X-Request-ID: '\\''; rm -rf / #' 'https://ocpi.example.com/x'`,
    );
  });
});

describe('the page shows any API, not this one alone', () => {
  const name = { name: 'pet', in: 'path', required: true, description: 'Which one.', schema: { enum: ['cat', 'dog'] } };
  const food = { type: 'object', properties: { grams: { type: 'integer' } } };
  const document: JsonMembers = {
    paths: {
      '/pets/{pet}': {
        parameters: [{ $ref: '#/components/parameters/pet' }],
        post: {
          summary: 'Feed it',
          description: 'With `Food`, as [others do](https://example.com/pets).',
          parameters: [{ name: 'slowly', in: 'query', description: 'In small bites.' }],
          responses: {
            201: {
              description: 'Eaten.',
              content: { 'text/plain': { schema: { $ref: '#/components/schemas/Food' } } },
            },
            default: { $ref: '#/components/responses/Bitten' },
          },
        },
        get: { operationId: 'getOnePet2', responses: {} },
      },
    },
    components: {
      parameters: { pet: name },
      responses: { Bitten: { description: 'It was not hungry.', headers: { Teeth: { description: 'How many.' } } } },
      schemas: { Food: food },
    },
  };

  test('its operations, with what they refer to', () => {
    const [post, get] = operationsOf(document);
    expect(get).toMatchObject({ id: 'one-pet-2', name: '/pets/{pet}', method: 'GET' });
    const { text = '' } = post ? operationSection(post, document) : {};
    for (const part of [
      '<code>POST <b>/pets/cat</b></code>',
      '<code>POST <b>/pets/dog</b></code>',
      '<a href="https://example.com/pets">others do</a>',
      '<td>path</td><td>Which one.</td>',
      '<td>query</td><td>In small bites.</td>',
      '<th scope="row">201</th><td>Eaten.</td><td> <a href="#schema-Food">Food</a></td>',
      '<th scope="row">default</th><td>It was not hungry.</td><td>none</td><td> <code title="How many.">Teeth</code></td>',
      '<option>cat</option><option>dog</option>',
    ])
      expect(text).toContain(part);
  });

  test('what its descriptions are written in', () => {
    const text =
      'One\ntwo.\n\n1. First:\n\n   ```\n   a < b\n   ```\n\n2. Second\n   line.\n* Dot\n\n[x](javascript:1) <b>';
    expect(prose(text).text.replaceAll('\n', ' ')).toBe(
      '<p>One two.</p> <ol class="steps"><li>First: <pre tabindex="0"><code>a &#60; b</code></pre> </li> <li>Second line. </li> </ol> ' +
        '<ul class="sentences"><li>Dot </li> </ul> <p>[x](javascript:1) &#60;b&#62;</p> ',
    );
  });
});
