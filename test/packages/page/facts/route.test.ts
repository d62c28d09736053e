/** The part of the URL behind `#`: what it says comes back as it was. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber, readRoute, SITE_ORDER, writeRoute } from '../../../../packages/page/facts/route.ts';
import { CONNECTOR_TYPE } from '../../../../src/ocpi/enums.ts';

const amount = fc.integer({ min: 0, max: 999_999 }).map((cents) => cents / 100);
const present = fc.constant(true as const);

const filter = fc.record(
  {
    q: fc.string({ unit: 'binary', minLength: 1, maxLength: 50 }).filter((q) => q.trim() !== '' && q.isWellFormed()),
    plugs: fc.subarray([...CONNECTOR_TYPE], { minLength: 1 }),
    from: amount,
    to: amount,
    free: present,
    open: present,
    card: present,
    trailer: present,
    disabled: present,
    roofed: present,
    price: amount,
  },
  { requiredKeys: [] },
);

test('a list is read as it was written', () => {
  const list = fc.record({
    kind: fc.constant('list'),
    filter,
    order: fc.constantFrom(...SITE_ORDER),
    map: fc.boolean(),
  });
  fc.assert(
    fc.property(list, (route) => {
      expect(readRoute(writeRoute({ ...route, kind: 'list' }))).toEqual(route);
    }),
  );
});

test('a site is read as it was written, whatever its id', () => {
  const id = fc.string({ minLength: 1, maxLength: 36 });
  fc.assert(
    fc.property(id, fc.boolean(), (id, map) => {
      expect(readRoute(writeRoute({ kind: 'site', id, map }))).toEqual({ kind: 'site', id, map });
    }),
  );
});

test('a link is short and readable', () => {
  expect(writeRoute({ kind: 'site', id: 'AMS-01', map: false })).toBe('#/AMS-01');
  expect(writeRoute({ kind: 'list', filter: {}, order: 'name', map: false })).toBe('#/');
  const filter = { q: 'harbour', plugs: ['IEC_62196_T2_COMBO'], free: true } as const;
  expect(writeRoute({ kind: 'list', filter, order: 'me', map: true })).toBe(
    '#/?q=harbour&plug=IEC_62196_T2_COMBO&free=1&sort=me&map=1',
  );
});

test.each(['', '#', '#/', '#main', '#/?plug=NONE&from=a&sort=size&price=-1&currency=<b>', '#/%'])(
  'what cannot be read asks for nothing: %j',
  (hash) => {
    expect(readRoute(hash)).toEqual({ kind: 'list', filter: {}, order: 'name', map: false });
  },
);

test.each([
  ['0,5', 0.5],
  [' 150 ', 150],
  ['1e3', undefined],
  ['', undefined],
  ['-1', undefined],
])('people write numbers with a point or a comma: %j', (text, number) => {
  expect(readNumber(text)).toBe(number);
});
