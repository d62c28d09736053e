/** The parameters of all routes, as OpenAPI has them. */

import type { LIST_PARAMETERS, REQUEST_IDS, ROUTING } from '../../../src/edge/index.ts';
import type { JsonMembers } from '../schemas/json.ts';

/** The limits of one network, which its parameters name. */
export interface PageLimits {
  readonly default_limit?: number | undefined;
  readonly max_limit: number;
}

type PathParameter = 'location_id' | 'evse_uid' | 'connector_id' | 'tariff_id';

type HeaderParameter = 'If-None-Match' | 'Accept-Encoding' | (typeof REQUEST_IDS)[number] | (typeof ROUTING)[number];

export type ParameterName = PathParameter | (typeof LIST_PARAMETERS)[number] | 'strict' | HeaderParameter;

/** All parameters by name, as components of an OpenAPI document. */
export function parametersOf(limits: PageLimits): Readonly<Record<ParameterName, JsonMembers>> {
  return { ...PATH, ...queryParameters(limits), ...HEADERS };
}

function inPath(name: PathParameter, description: string, example: string): JsonMembers {
  const schema = { type: 'string', minLength: 1, maxLength: 36 };
  return { name, in: 'path', required: true, description, schema, example };
}

const PATH = {
  location_id: inPath('location_id', 'The `id` of a Location, in any case of its letters.', 'AMS-01'),
  evse_uid: inPath('evse_uid', 'The `uid` of one of its EVSEs, in any case of its letters.', 'AMS-01-A'),
  connector_id: inPath('connector_id', 'The `id` of one of its Connectors.', '1'),
  tariff_id: inPath('tariff_id', 'The `id` of a tariff, in any case of its letters.', 'AC'),
};

function inQuery(name: string, description: string, more: JsonMembers): JsonMembers {
  return { name, in: 'query', description, ...more };
}

function queryParameters({ default_limit, max_limit }: PageLimits) {
  const whole = default_limit === undefined ? ' Without it, the answer has the whole list.' : '';
  const page = default_limit === undefined ? {} : { default: default_limit };
  const schema = { type: 'string', format: 'date-time' };
  return {
    offset: inQuery('offset', 'How many objects to leave out at the beginning of the list. OCPI 4.1.4.1.', {
      schema: { type: 'integer', minimum: 0, default: 0 },
    }),
    limit: inQuery(
      'limit',
      `How many objects to send at most. More than ${max_limit} counts as ${max_limit}.${whole} OCPI 4.1.4.1.`,
      { schema: { type: 'integer', minimum: 1, ...page } },
    ),
    date_from: inQuery(
      'date_from',
      'Only objects with a `last_updated` at this time or later; UTC if it names no zone. OCPI 8.2.1.1.',
      { schema, example: '2026-01-31T08:00:00Z' },
    ),
    date_to: inQuery(
      'date_to',
      'Only objects with a `last_updated` before this time; UTC if it names no zone. OCPI 8.2.1.1.',
      { schema, example: '2026-02-01T08:00:00Z' },
    ),
    strict: inQuery(
      'strict',
      'For monitors: `?strict`. 503 if the data is past `expires`, if `head` is `fallback`, or if a source of statuses is stale, has missed two rounds, or knows none of the EVSEs.',
      { allowEmptyValue: true, schema: { enum: ['', 'true'] } },
    ),
  };
}

function inHeader(name: HeaderParameter, description: string, example: string): JsonMembers {
  return { name, in: 'header', description, schema: { type: 'string' }, example };
}

const HEADERS = {
  'If-None-Match': inHeader(
    'If-None-Match',
    'The `ETag` of an earlier answer, as it was. If nothing has changed, the answer is 304 without a body.',
    'W/"5f3c0a1b2c3d4e5f60718293a4b5c6d7"',
  ),
  'Accept-Encoding': inHeader('Accept-Encoding', 'The codings that the client can decode: `br` or `gzip`.', 'gzip'),
  'X-Request-ID': inHeader(
    'X-Request-ID',
    'Comes back in the answer. OCPI 4.2.',
    '0f2a7a4e-58b1-4f0b-9d5a-3a1f7f2f4c11',
  ),
  'X-Correlation-ID': inHeader(
    'X-Correlation-ID',
    'Comes back in the answer. OCPI 4.2.',
    '7d1f6a52-0c94-4f5e-8a44-62e29a1c5a0b',
  ),
  'OCPI-from-country-code': inHeader('OCPI-from-country-code', 'The country of the party that asks. OCPI 4.1.5.', 'DE'),
  'OCPI-from-party-id': inHeader('OCPI-from-party-id', 'The id of the party that asks. OCPI 4.1.5.', 'ABC'),
};
