/** Every repair that docs/import.md shows is what the import does. */

import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/import/ocpi/objects/feed-values.ts';
import { REPAIR_EXAMPLES } from '../../src/import/ocpi/repair-examples.ts';
import { brief, outcome, smallLocation } from './support.ts';

const HOURS = { twentyfourseven: false, regular_hours: [{ weekday: 1, period_begin: '09:00', period_end: '18:00' }] };

const copy = () => structuredClone(smallLocation({ opening_times: HOURS })) as { [name: string]: unknown };

/** The object that has a member, and the name of the member. */
function holderOf(location: JsonObject, path: string): [holder: { [name: string]: unknown }, name: string] {
  const names = path.split('/');
  const name = names.pop() ?? '';
  const holder = names.reduce<unknown>((value, one) => (value as JsonObject)[one], location);
  return [holder as { [name: string]: unknown }, name];
}

test.each(REPAIR_EXAMPLES)('$what', async ({ path, feed, published, beside = {} }) => {
  const location = copy();
  const [holder, name] = holderOf(location, path);
  Object.assign(holder, beside, { [name]: feed });
  const { locations, findings } = await outcome([location]);
  const [out] = locations;
  expect(out).toBeDefined();
  const [found] = holderOf(out ?? {}, path);
  expect(found[name]).toEqual(published);
  expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['repaired']));
  expect(brief(findings)[0]).toContain(path);
});
