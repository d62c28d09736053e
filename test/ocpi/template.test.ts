/** Templates and slots: what is taken out of a text goes back into it, whatever somebody wrote into the texts around it. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../src/content-hash.ts';
import { STATUS } from '../../src/ocpi/enums.ts';
import {
  connectorsOf,
  evseSlots,
  fillTemplate,
  hashObject,
  statusesOf,
  toTemplate,
  withMoment,
  withStatuses,
} from '../../src/ocpi/template.ts';
import type { Evse, Location } from '../../src/ocpi/types.ts';
import { completeConnector, completeEvse, completeLocation, completeTariff } from './complete.ts';

/** Texts that look like slots, places of slots, or the end of a text. */
const HOSTILE = [
  '"last_updated":"2020-01-01T00:00:00Z"',
  '"last_updated":"@"',
  ',"status":"AVAILABLE","connectors":',
  '"status":"@"',
  '"status":"CHARGING","capabilities":[',
  '@',
  '"@"',
  'last_updated',
  'last_updated":"',
  '\\',
  '\\"',
  '\\","last_updated":"',
  '$1$&',
  '\u2028',
];

const text = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' }), fc.string());
const moment = fc.constantFrom('2026-01-01T00:00:00Z', '2026-02-03T04:05:06Z', '2026-02-03T04:05:06.789Z');
const status = fc.constantFrom(...STATUS);

const evse: fc.Arbitrary<Evse> = fc
  .record({
    uid: text,
    status,
    isScheduled: fc.boolean(),
    hasCapabilities: fc.boolean(),
    connectors: fc.array(fc.record({ id: text, terms_and_conditions: text, last_updated: moment }), {
      minLength: 1,
      maxLength: 3,
    }),
    physical_reference: text,
    last_updated: moment,
  })
  .map(({ isScheduled, hasCapabilities, connectors, ...own }) => {
    const { status_schedule, capabilities, ...rest } = completeEvse();
    const { uid, evse_id, status: _, ...more } = rest;
    return {
      ...{ uid: own.uid, evse_id, status: own.status },
      ...(isScheduled ? { status_schedule } : {}),
      ...(hasCapabilities ? { capabilities } : {}),
      ...more,
      connectors: connectors.map((connector) => ({ ...completeConnector(), ...connector })),
      physical_reference: own.physical_reference,
      last_updated: own.last_updated,
    } as Evse;
  });

const location: fc.Arbitrary<Location> = fc
  .record({ id: text, name: text, address: text, direction: text, evses: fc.array(evse, { maxLength: 3 }), moment })
  .map(({ direction, moment: last_updated, evses, ...own }) => ({
    ...completeLocation(),
    ...own,
    directions: [{ language: 'en', text: direction }],
    evses,
    last_updated,
  }));

describe('for any Location, however hostile its texts,', () => {
  test('filling its template with its slots gives the same text', () => {
    fc.assert(
      fc.property(location, (object) => {
        const json = JSON.stringify(object);
        expect(fillTemplate(toTemplate(json))).toBe(json);
      }),
    );
  });

  test('the slots are its statuses and moments, and nothing else', () => {
    fc.assert(
      fc.property(location, (object) => {
        const evses = object.evses ?? [];
        const { slots } = toTemplate(JSON.stringify(object));
        const parts = evses.map((one) => [
          one.status,
          ...one.connectors.map(({ last_updated }) => last_updated),
          one.last_updated,
        ]);
        expect(slots).toEqual([...parts.flat(), object.last_updated]);
        expect(evseSlots(slots).map(({ first, last }) => slots.slice(first, last + 1))).toEqual(parts);
        expect(statusesOf(slots)).toHaveLength(evses.length);
        expect(connectorsOf(slots)).toBe(evses.flatMap(({ connectors }) => connectors).length);
      }),
    );
  });

  test('other statuses and moments leave the template as it is, and any other change does not', () => {
    fc.assert(
      fc.property(location, text, (object, other) => {
        const { template, slots } = toTemplate(JSON.stringify(object));
        const later = withMoment(withStatuses(slots, 'a'.repeat(statusesOf(slots).length)), '2027-01-01T00:00:00Z');
        const changed = fillTemplate({ template, slots: later });
        expect(toTemplate(changed)).toEqual({ template, slots: later });
        const renamed = toTemplate(JSON.stringify({ ...object, name: `${object.name}${other}!` }));
        expect(renamed.template).not.toBe(template);
      }),
    );
  });
});

test('a Tariff has one slot, its own moment', () => {
  const tariff = { ...completeTariff(), tariff_alt_text: HOSTILE.map((one) => ({ language: 'en', text: one })) };
  const { template, slots } = toTemplate(JSON.stringify(tariff));
  expect(slots).toEqual([tariff.last_updated]);
  expect(fillTemplate({ template, slots })).toBe(JSON.stringify(tariff));
});

test('slots of another object are refused', () => {
  const { template } = toTemplate(JSON.stringify(completeLocation()));
  expect(() => fillTemplate({ template, slots: [] })).toThrow(RangeError);
});

test('every status comes back from its letter', () => {
  for (const one of STATUS) {
    const slots = ['UNKNOWN', '', '', ''];
    const letters = statusesOf([one, '', '', '']);
    expect(withStatuses(slots, letters)).toEqual([one, '', '', '']);
  }
});

test('the hash of an object tells its template and every slot apart', () => {
  const hashes = [
    hashObject(hashOf('a'), ['x', 'y']),
    hashObject(hashOf('b'), ['x', 'y']),
    hashObject(hashOf('a'), ['y', 'x']),
    hashObject(hashOf('a'), ['xy']),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
});
