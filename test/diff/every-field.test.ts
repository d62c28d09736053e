/** No change goes unnoticed: every value of every OCPI field, changed, removed or added alone, is reported. */

import { describe, expect, test } from 'vitest';
import type { PublishedNetwork } from '../../src/diff/compare/change.ts';
import type { Location, Tariff, Tariff230 } from '../../src/ocpi/types.ts';
import { NEW_IN_VERSION } from '../../src/ocpi/version-differences.ts';
import { edited, everything, REMOVED } from '../contract/support/pointer.ts';
import { completeOf, completeTariff } from '../support/complete-objects.ts';
import { CLASSES as MODEL, reachableFields } from '../support/model.ts';
import { published, report } from './support.ts';

const NEWEST = completeOf('2.3.0');
const [NEWEST_EVSE] = NEWEST.location.evses ?? [];

/** A complete object of each class, and how it becomes a publication. Those of 2.3.0 have the fields of older versions too. */
const CLASSES = [
  ['Location', NEWEST.location, (it) => published([it as Location])],
  ['EVSE', NEWEST_EVSE ?? {}, (it) => withEvse(it)],
  ['Connector', NEWEST_EVSE?.connectors[0] ?? {}, (it) => withEvse({ ...NEWEST_EVSE, connectors: [it] })],
  ['Tariff', completeTariff(), (it) => published([], [it as Tariff])],
  ['Tariff of 2.3.0', NEWEST.tariff, (it) => published([], [it as Tariff230])],
] as const satisfies readonly (readonly [string, object, (it: unknown) => PublishedNetwork])[];

function withEvse(evse: unknown): PublishedNetwork {
  return published([{ ...NEWEST.location, evses: [evse] } as Location]);
}

const UNCHANGED = 'Nothing changed in the published data.';

describe.each(CLASSES)('%s', (_, object, wrap) => {
  const values = everything(object).filter(([pointer]) => pointer !== '' && !pointer.endsWith('/last_updated'));

  test.each(values.filter(([, value]) => typeof value !== 'object'))('%s with another value', (pointer, value) => {
    const [summary, ...lines] = report(wrap(object), wrap(edited(object, pointer, another(pointer, value))));
    expect(summary).not.toBe(UNCHANGED);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(saysNothing(line)).toBe(false);
  });

  test.each(values.filter(([pointer]) => mayBeAbsent(pointer)))('%s left out, and added', (pointer) => {
    const without = edited(object, pointer, REMOVED);
    expect(report(wrap(object), wrap(without))[0]).not.toBe(UNCHANGED);
    expect(report(wrap(without), wrap(object))[0]).not.toBe(UNCHANGED);
  });
});

test('the objects of this test have every field of OCPI', () => {
  const statuses = new Set<string>();
  for (const [, object] of CLASSES)
    for (const [pointer] of everything(object)) statuses.add(pointer.split('/').at(-1) ?? '');
  const missing = [...reachableFields('Location', 'Tariff')].filter(
    (field) => !statuses.has(field.split('.')[1] ?? ''),
  );
  expect(missing).toEqual([]);
});

const MAY_BE_ABSENT = new Set(
  [...reachableFields('Location', 'Tariff')].flatMap((path) => {
    const [name = '', field = ''] = path.split('.');
    return /[?*]/.test(MODEL[name]?.[field]?.card ?? '') ? [field] : [];
  }),
);

/** What OCPI 2.3.0 brought, and may be absent. */
for (const { fields } of Object.values(NEW_IN_VERSION))
  for (const name of Object.values(fields).flat()) MAY_BE_ABSENT.add(name);
for (const name of ['roofed', 'direction', 'standards', 'evse_position', 'after_taxes']) MAY_BE_ABSENT.add(name);

/** A field that some class may be without; the type of a price is not that of a tariff. */
function mayBeAbsent(pointer: string): boolean {
  return MAY_BE_ABSENT.has(pointer.split('/').at(-1) ?? '') && !pointer.endsWith('price_components/0/type');
}

function another(pointer: string, value: unknown): unknown {
  if (pointer.endsWith('/status')) return value === 'CHARGING' ? 'AVAILABLE' : 'CHARGING';
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : `${value}x`;
}

/** A line such as `A -> A`. */
function saysNothing(line: string): boolean {
  const [was, is] = (line.split(': ').slice(1).join(': ') || line).split(' -> ');
  return was === is;
}
