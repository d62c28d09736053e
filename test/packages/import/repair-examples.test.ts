/** Every repair that docs/import.md shows is what the import does. */

import { expect, test } from 'vitest';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import { rowsUnder } from '../../support/document-tables.ts';
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

/** Where the members are that an object of a Location has, if it is not the Location. */
const HOLDERS: { readonly [member: string]: string } = {
  format: 'evses/0/connectors/0',
  standard: 'evses/0/connectors/0',
  max_voltage: 'evses/0/connectors/0',
  max_electric_power: 'evses/0/connectors/0',
  weekday: 'opening_times/regular_hours/0',
  period_begin: 'opening_times/regular_hours/0',
};

/** Other members of the same object that prove what is meant. */
const BESIDE: { readonly [what: string]: JsonObject } = {
  'A power in kW, if voltage and current prove it, or all other powers of the feed are in kW': {
    max_voltage: 230,
    max_amperage: 32,
    power_type: 'AC_3_PHASE',
  },
};

/** `"weekday": "Tue"` in backticks as an object. */
function memberIn(cell = ''): JsonObject {
  return JSON.parse(`{${cell.replaceAll('`', '')}}`) as JsonObject;
}

const REPAIRS = rowsUnder('docs/import.md', 'What is repaired').map(([what = '', feed, published]) => {
  const [name = ''] = Object.keys(memberIn(feed));
  const path = [HOLDERS[name], name].filter((step) => step !== undefined).join('/');
  return { what, path, feed: memberIn(feed)[name], published: memberIn(published)[name], beside: BESIDE[what] ?? {} };
});

test('the page shows repairs, and what proves one of them belongs to one', () => {
  expect(REPAIRS.length).toBeGreaterThan(15);
  expect(REPAIRS.map(({ what }) => what)).toEqual(expect.arrayContaining(Object.keys(BESIDE)));
});

test.each(REPAIRS)('$what', async ({ path, feed, published, beside }) => {
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
