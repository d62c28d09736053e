/** The schema of /afir.json (packages/afir/scorecard.ts, packages/afir/report/on-time.ts). */

import type { JsonMembers } from './json.ts';

const TEXT = { type: 'string', minLength: 1 };
const COUNT = { type: 'integer', minimum: 0 };
const SHARE = { type: 'number', minimum: 0, maximum: 1 };

const ITEM: JsonMembers = {
  type: 'object',
  properties: {
    item: { type: 'string', pattern: '^[ABF][0-9]{1,2}$', description: 'Its number in Regulation (EU) 2025/655.' },
    title: TEXT,
    level: { enum: ['site', 'point'], description: 'What has it, and what `lacking` names.' },
    share: { ...SHARE, description: 'Of the points, those that have it.' },
    stated_share: { ...SHARE, description: 'Of the points, those that have it or say that there is none.' },
    present: COUNT,
    stated: COUNT,
    lacking: {
      description: 'The first of which it is unknown: ids of Locations, or uids of EVSEs.',
      type: 'array',
      items: { type: 'string' },
      maxItems: 100,
    },
    lacking_count: COUNT,
    where: { ...TEXT, description: 'Where the operator types it.' },
    typed_in: { type: 'object' },
    formats: { description: 'What holds it.', type: 'array', items: TEXT },
    article: TEXT,
    rule_of: { enum: ['public scorecard', 'ocpi-snapshot'], description: 'Whose rule `counts` is.' },
    counts: { ...TEXT, description: 'What counts, in words.' },
  },
  required: ['item', 'title', 'level', 'share', 'stated_share', 'present', 'stated', 'lacking', 'lacking_count'],
};

const DEMAND: JsonMembers = {
  type: 'object',
  properties: {
    demand: TEXT,
    source: TEXT,
    limit_seconds: COUNT,
    seconds: { type: 'number', minimum: 0, description: 'What the settings take, as far as they say it.' },
    can_keep: { enum: ['yes', 'no', 'depends'] },
    why: TEXT,
  },
  required: ['demand', 'source', 'limit_seconds', 'can_keep', 'why'],
};

export const SCORECARD_SCHEMA: JsonMembers = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: '/afir.json',
  description: 'How many points have each of the 37 items of AFIR, Article 20(2).',
  type: 'object',
  properties: {
    points: { ...COUNT, description: 'EVSEs that count: all but those that are REMOVED or PLANNED.' },
    sites: COUNT,
    items: { type: 'array', items: ITEM },
    any_tariff: {
      description: 'Points with any published tariff.',
      type: 'object',
      properties: { share: SHARE, present: COUNT },
      required: ['share', 'present'],
    },
    on_time: { description: 'Whether the settings can keep the demands on time.', type: 'array', items: DEMAND },
  },
  required: ['points', 'sites', 'items', 'any_tariff', 'on_time'],
};
