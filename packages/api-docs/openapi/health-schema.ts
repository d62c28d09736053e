/** The schema of /_health.json (stored-format/health.ts, edge/rule/health.ts). */

import { STATUS } from '../../../src/ocpi/index.ts';
import type { JsonMembers } from '../schemas/json.ts';

const TIME = { type: 'string', format: 'date-time' };
const COUNT = { type: 'integer', minimum: 0 };

function object(properties: JsonMembers, optional: readonly string[] = [], description?: string): JsonMembers {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', ...(description && { description }), properties, required, additionalProperties: false };
}

const COUNTS = object(
  {
    locations: COUNT,
    evses: COUNT,
    connectors: COUNT,
    tariffs: COUNT,
    evses_by_status: {
      description: 'How many EVSEs have each status.',
      type: 'object',
      propertyNames: { enum: [...STATUS] },
      additionalProperties: COUNT,
    },
  },
  [],
  'What is published.',
);

const SOURCE = object(
  {
    name: { type: 'string', description: 'The name that the network gave it.' },
    updated_at: { ...TIME, description: 'When it last reported; absent if it has never been read.' },
    max_age_seconds: { ...COUNT, description: 'How old its reports may be.' },
    state: {
      enum: ['fresh', 'stale', 'failed', 'unmatched'],
      description: 'At the time of the build. `unmatched`: it reports EVSEs, and the network has none of them.',
    },
    missed_rounds: {
      ...COUNT,
      maximum: 2,
      description: 'In how many rounds it has not confirmed what it said: 2 for two and more. Absent if in none.',
    },
    age_seconds: { ...COUNT, description: 'How old its last report is at this moment.' },
    is_stale: { type: 'boolean', description: 'Whether that is older than it may be, or unknown.' },
  },
  ['updated_at', 'missed_rounds', 'age_seconds'],
);

export const HEALTH_SCHEMA: JsonMembers = {
  title: 'Health',
  description: 'How fresh the published data is.',
  ...object(
    {
      timestamp: { ...TIME, description: 'When this answer was made.' },
      built_at: { ...TIME, description: 'When the data was published.' },
      age_seconds: { ...COUNT, description: 'How long ago that is.' },
      head: {
        enum: ['live', 'kept', 'fallback'],
        description:
          'Only where statuses come live. `live`: this is the newest data. `kept`: the newest that was seen, because no newer data can be had at the moment. `fallback`: what was deployed last, because no live data can be had.',
      },
      expires: {
        ...TIME,
        description:
          'Only where statuses come live: by then this data is replaced. If it is not, its statuses are out of date.',
      },
      newest_status: { ...TIME, description: 'When the status of an EVSE was last reported; absent if unknown.' },
      generator: { type: 'string', description: 'The program that published.' },
      counts: COUNTS,
      status_sources: { type: 'array', description: 'Where statuses come from.', items: SOURCE },
      findings: {
        description: 'How often each kind of mistake was found in the data.',
        type: 'object',
        additionalProperties: COUNT,
      },
    },
    ['head', 'expires', 'newest_status'],
  ),
};
