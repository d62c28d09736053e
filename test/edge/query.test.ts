/** The query parameters of a list: what they mean, and which are wrong. */

import { describe, expect, test } from 'vitest';
import { parseQuery } from '../../src/edge/rule/intent.ts';

const parse = (text: string) => parseQuery(new URLSearchParams(text));

describe('a time', () => {
  test.each([
    ['2026-11-21T14:30:00Z', '2026-11-21T14:30:00.000Z'],
    ['2026-11-21T14:30:00', '2026-11-21T14:30:00.000Z'],
    ['2026-11-21T14:30:00.5Z', '2026-11-21T14:30:00.500Z'],
    ['2026-11-21T14:30:00.123456789', '2026-11-21T14:30:00.124Z'],
    ['2026-11-21T14:30:00.0005Z', '2026-11-21T14:30:00.001Z'],
    ['2026-11-21T14:30:00%2B00:00', '2026-11-21T14:30:00.000Z'],
    ['2026-11-21T14:30:00+02:00', '2026-11-21T12:30:00.000Z'],
    ['2026-11-21T14:30:00-0130', '2026-11-21T16:00:00.000Z'],
    ['2026-11-21t14:30:00z', '2026-11-21T14:30:00.000Z'],
  ])('%s', (text, expected) => {
    const parsed = parse(`date_from=${text}&date_to=${text}`);
    if (!parsed.ok) throw new Error(parsed.message);
    expect([parsed.query.from, parsed.query.to].map((instant) => new Date(instant).toISOString())).toEqual([
      expected,
      expected,
    ]);
    const link = parse(`date_to=${parsed.query.dates.get('date_to')}`);
    expect(link).toMatchObject({ ok: true, query: { to: parsed.query.to } });
  });

  test.each([
    '',
    '2026',
    '2026-11-21',
    '2026-02-30T00:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T14:30Z',
    '1e3',
    'now',
  ])('%j is wrong', (text) =>
    expect(parse(`date_from=${text}`)).toMatchObject({ ok: false, message: expect.stringContaining('date_from') }),
  );

  test.each(['9999-12-31T23:59:59-01:00', '0000-01-01T00:00:00%2B01:00'])('%s could not be linked to', (text) => {
    expect(parse(`date_to=${text}`)).toMatchObject({ ok: false });
  });
});

describe('a number', () => {
  test.each([
    ['offset=0', { offset: 0 }],
    ['offset=007', { offset: 7 }],
    ['limit=1', { limit: 1 }],
    [`offset=${'9'.repeat(300)}`, { offset: Number.MAX_SAFE_INTEGER }],
    ['limit=5&limit=5', { limit: 5 }],
    ['LIMIT=5&unknown=%zz', { offset: 0 }],
  ])('%s', (text, query) => expect(parse(text)).toMatchObject({ ok: true, query }));

  test.each([
    'limit=0',
    'limit=-1',
    'offset=-1',
    'limit=',
    'offset=1.5',
    'limit=1e2',
    'limit=0x1',
    'offset=%201',
    'limit=1&limit=2',
  ])('%s is wrong', (text) =>
    expect(parse(text)).toMatchObject({ ok: false, message: expect.stringMatching(/^(limit|offset) /) }),
  );
});
