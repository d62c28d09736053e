/** Objects as they travel when many are alike. */

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toColumn } from '../../../../packages/page/records/columns.ts';
import { readDetails, type SiteDetails, toDetailsFile } from '../../../../packages/page/records/site-details.ts';
import { LOCATION } from '../page/a-charger.ts';

/** Any JSON without null, in which names are often those of others, or of what every object has. */
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, tie('plain'), tie('list'), tie('object')),
  plain: fc.oneof(fc.string(), fc.constantFrom('a', 'b'), fc.integer(), fc.boolean()),
  list: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.dictionary(
    fc.oneof(fc.constantFrom('a', 'b', '__proto__', 'constructor', 'at'), fc.string()),
    tie('value'),
    {
      maxKeys: 4,
    },
  ),
}));

const detailsOf = (objects: readonly unknown[]) => ({ locations: objects, tariffs: objects }) as unknown as SiteDetails;
const travelled = (details: SiteDetails) => readDetails(JSON.parse(JSON.stringify(toDetailsFile(details))));

test('what is read is what was written', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 8 }), (objects) => {
      const parsed: unknown[] = JSON.parse(JSON.stringify(objects));
      expect(isDeepStrictEqual(travelled(detailsOf(parsed)), detailsOf(parsed))).toBe(true);
    }),
  );
});

test('values that only some objects have, none of any, and objects that others share, are read as they were', () => {
  const [shared, alike] = [{ name: 'Example' }, { a: [], b: {} }];
  const objects = [{ id: '1', operator: shared }, { id: '2' }, {}, { id: '4', operator: shared, alike }, alike];
  const { locations } = travelled(detailsOf(objects));
  expect(locations).toStrictEqual(objects);
  expect(locations[0]?.operator).toBe(locations[3]?.operator);
});

test('no name is repeated, and what several share is said once', () => {
  const objects = ['1', '2', '3', '4'].map((id) => ({ id, country: 'NLD', free: id < '3' ? 'yes' : 'no' }));
  expect(toColumn(objects)).toEqual({
    count: 4,
    members: {
      id: ['1', '2', '3', '4'],
      country: { of: ['NLD'], at: 4 },
      free: { of: ['yes', 'no'], at: [0, 0, 1, 1] },
    },
  });
  const some = ['1', '2', '', '4', '', '', '7'].map((lat) => (lat === '' ? { id: lat } : { id: lat, at: { lat } }));
  expect(toColumn(some)).toMatchObject({
    members: { at: { of: { count: 4, members: { lat: ['1', '2', '4', '7'] } }, at: [0, 1, -1, 2, -1, -1, 3] } },
  });
  const byId = objects.map(({ id, country }) => ({ [id]: country }));
  expect(toColumn([...byId, { 5: 'DEU' }])).toEqual({
    names: { lengths: { of: [1], at: 5 }, items: ['1', '2', '3', '4', '5'] },
    values: { lengths: { of: [1], at: 5 }, items: { of: ['NLD', 'DEU'], at: [0, 0, 0, 0, 1] } },
  });
});

test('a few objects stay as they are where that is shorter', () => {
  const few = [{ id: '1', country: 'NLD' }, { id: '2' }];
  expect(toColumn(few)).toEqual(few);
  const named = few.map(({ id }) => ({ id, description: 'something', directions: 'somewhere' }));
  expect(toColumn(named)).toMatchObject({ count: 2 });
});

test('sites that are alike take less than a quarter of the bytes of their objects', () => {
  const locations = Array.from({ length: 64 }, (_, i) => ({ ...LOCATION, id: `L-${i}`, name: `Site ${i}` }));
  const details: SiteDetails = { locations, tariffs: [] };
  expect(JSON.stringify(toDetailsFile(details)).length * 4).toBeLessThan(JSON.stringify(details).length);
});
