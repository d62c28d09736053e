/** The headers of answers, as OpenAPI has them. `required`: every answer that names the header has it. */

import type { JsonMembers } from '../schemas/json.ts';

function header(description: string, schema: JsonMembers, example: string | number): JsonMembers {
  return { description, schema, example };
}

function always(description: string, schema: JsonMembers, example: string): JsonMembers {
  return { ...header(description, schema, example), required: true };
}

const TEXT: JsonMembers = { type: 'string', minLength: 1 };

/** All headers by name, as components of an OpenAPI document. */
export const RESPONSE_HEADERS = {
  'Access-Control-Allow-Origin': always('Pages of every origin may read the answer.', { const: '*' }, '*'),
  'Access-Control-Expose-Headers': always(
    'What such a page can read beside the body.',
    TEXT,
    'Link, X-Total-Count, ETag',
  ),
  'X-Content-Type-Options': always('The type is meant as it is written.', { const: 'nosniff' }, 'nosniff'),
  Vary: header('What an answer in a cache depends on.', TEXT, 'Accept-Encoding, X-Request-ID, X-Correlation-ID'),
  'Cache-Control': always(
    'Who may keep the answer, and how long.',
    TEXT,
    'public, max-age=30, stale-while-revalidate=30',
  ),
  'Content-Encoding': header('How the body is compressed.', { enum: ['br', 'gzip'] }, 'gzip'),
  'X-Request-ID': header('That of the request. OCPI 4.2.', TEXT, '0f2a7a4e-58b1-4f0b-9d5a-3a1f7f2f4c11'),
  'X-Correlation-ID': header('That of the request. OCPI 4.2.', TEXT, '7d1f6a52-0c94-4f5e-8a44-62e29a1c5a0b'),
  'OCPI-from-country-code': header('Our country, if the request names a party. OCPI 4.1.5.', TEXT, 'NL'),
  'OCPI-from-party-id': header('Our party id, if the request names a party. OCPI 4.1.5.', TEXT, 'EXA'),
  'OCPI-to-country-code': header('The country of the party that asked. OCPI 4.1.5.', TEXT, 'DE'),
  'OCPI-to-party-id': header('The id of the party that asked. OCPI 4.1.5.', TEXT, 'ABC'),
  ETag: header(
    'Names this content. Send it as `If-None-Match` next time.',
    { type: 'string', pattern: '^W/"[^"]+"$|^"[^"]+"$' },
    'W/"5f3c0a1b2c3d4e5f60718293a4b5c6d7"',
  ),
  Link: header(
    'On a list, with `rel="next"`, the URL of the next page, which the last one lacks (OCPI 4.1.4.1). Elsewhere, with `rel="license"`, the licence of the data.',
    { type: 'string', pattern: '^<[^>]+>; rel="\\w+"' },
    '<https://ocpi.example.com/api/ocpi/2.2/locations?offset=100&limit=100>; rel="next"',
  ),
  'X-Total-Count': header(
    'How many objects the list has, or the period. OCPI 4.1.4.1.',
    { type: 'integer', minimum: 0 },
    250,
  ),
  'X-Limit': header('How many objects an answer has at most. OCPI 4.1.4.1.', { type: 'integer', minimum: 1 }, 100),
  Allow: header('The methods that there are.', TEXT, 'GET, HEAD, OPTIONS'),
  'Retry-After': header('After how many seconds to try again.', { type: 'integer', minimum: 1 }, 2),
} as const satisfies Readonly<Record<string, JsonMembers>>;

export type ResponseHeader = keyof typeof RESPONSE_HEADERS;

/** On every answer of the API, whatever its status. */
export const ON_EVERY_ANSWER: readonly ResponseHeader[] = [
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'X-Content-Type-Options',
  'Vary',
  'Cache-Control',
  'X-Request-ID',
  'X-Correlation-ID',
];

/** On every plain file that programs read. */
export const ON_EVERY_FILE: readonly ResponseHeader[] = [
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'X-Content-Type-Options',
  'Cache-Control',
  'Vary',
];

/** On answers of the functional modules. */
export const ROUTING_HEADERS: readonly ResponseHeader[] = [
  'OCPI-from-country-code',
  'OCPI-from-party-id',
  'OCPI-to-country-code',
  'OCPI-to-party-id',
];
