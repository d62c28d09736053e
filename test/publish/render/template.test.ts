/** Templates and volatile values: together they give the object again, whatever its texts contain. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STATUS } from '../../../src/ocpi/enums.ts';
import type { Evse, Location, Tariff } from '../../../src/ocpi/types.ts';
import { cutTemplate, restJson, withoutVolatile } from '../../../src/publish/render/cut-template.ts';
import { firstVolatileValues, toDraft } from '../../../src/publish/render/draft.ts';
import { fillTemplate } from '../../../src/publish/render/fill-template.ts';
import {
  codeOfStatus,
  connectorsOf,
  digestText,
  hashObject,
  statusesOf,
  statusOfCode,
  type Templated,
  toTemplate,
  type VolatileValues,
  withStatuses,
  withTime,
} from '../../../src/publish/render/template.ts';
import { textStore } from '../../../src/publish/render/text-store.ts';
import { hashOf } from '../../../src/snapshot/blob-store.ts';
import { jsonIn, jsonText } from '../../../src/stored-format/stored-body.ts';
import { completeConnector, completeEvse, completeLocation, completeTariff } from '../../support/complete-objects.ts';

/** Texts that look like volatile values, marks, or the end of a text. */
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
  '"status":"',
  '\0',
  '\0s',
  '\0e"',
  '\\u0000s',
  '\u0001',
  '\u007f',
  '\ud800',
  '\udc00\ud800',
  '🔌',
];

const text = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' }), fc.string());
/** The value with all of its texts replaced, one after the other. */
function withTexts<T>(value: T, next: () => string): T {
  if (typeof value === 'string') return next() as T;
  if (Array.isArray(value)) return value.map((item) => withTexts(item, next)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withTexts(item, next)])) as T;
}

const time = fc.constantFrom('2026-01-01T00:00:00Z', '2026-02-03T04:05:06Z', '2026-02-03T04:05:06.789Z');
const status = fc.constantFrom(...STATUS);

const evse: fc.Arbitrary<Evse> = fc
  .record({
    uid: text,
    status,
    isScheduled: fc.boolean(),
    hasCapabilities: fc.boolean(),
    connectors: fc.array(fc.record({ id: text, terms_and_conditions: text, last_updated: time }), {
      minLength: 1,
      maxLength: 3,
    }),
    physical_reference: text,
    last_updated: time,
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
  .record({ id: text, name: text, address: text, direction: text, evses: fc.array(evse, { maxLength: 3 }), time })
  .map(({ direction, time: last_updated, evses, ...own }) => ({
    ...completeLocation(),
    ...own,
    directions: [{ language: 'en', text: direction }],
    evses,
    last_updated,
  }));

/** The JSON that a template gives with its values. */
function filled({ template, volatile }: Templated): string {
  return jsonText(fillTemplate(Buffer.from(template), volatile));
}

describe('for any Location, however hostile its texts,', () => {
  test('filling its template with its values gives its JSON', () => {
    fc.assert(
      fc.property(location, (object) => {
        expect(filled(toTemplate(object))).toBe(JSON.stringify(object));
      }),
    );
  });

  test('the volatile values are its statuses and times, and nothing else', () => {
    fc.assert(
      fc.property(location, (object) => {
        const evses = object.evses ?? [];
        const { volatile } = toTemplate(object);
        expect(volatile).toEqual({
          evses: evses.map((one) => ({
            status: one.status,
            connectors: one.connectors.map(({ last_updated }) => last_updated),
            lastUpdated: one.last_updated,
          })),
          lastUpdated: object.last_updated,
        });
        expect(statusesOf(volatile)).toBe(evses.map((one) => codeOfStatus(one.status)).join(''));
        expect(connectorsOf(volatile)).toBe(evses.flatMap(({ connectors }) => connectors).length);
      }),
    );
  });

  test('without volatile values it is the JSON without them, and what Locations have in common can be taken out of it', () => {
    fc.assert(
      fc.property(location, (object) => {
        // An EVSE may have no Connectors: a warning names it.
        const [first, ...others] = object.evses ?? [];
        const whole = first ? { ...object, evses: [first, { ...first, connectors: [] }, ...others] } : object;
        const { template } = toTemplate(whole);
        const { evses = [], last_updated: _, ...rest } = whole;
        const plain = evses.map(({ status: _, last_updated: __, connectors, ...evse }) => ({
          ...evse,
          connectors: connectors.map(({ last_updated: ___, ...connector }) => connector),
        }));
        expect(JSON.parse(withoutVolatile(template))).toEqual({ ...rest, evses: plain });
        const { own, lists, rest: end } = cutTemplate(template);
        const filled = plain.filter(({ connectors }) => connectors.length > 0);
        expect(lists.map((list) => JSON.parse(withoutVolatile(list)))).toEqual(
          filled.map(({ connectors }) => connectors),
        );
        const numbers = plain.map((evse) => ({
          ...evse,
          connectors: filled.includes(evse) ? filled.indexOf(evse) : [],
        }));
        expect({ ...JSON.parse(own), ...JSON.parse(restJson(end)) }).toEqual({ ...rest, evses: numbers });
        expect(end === '').toBe(plain.length === 0);
      }),
    );
  });

  test('other statuses and times leave the template as it is, and any other change does not', () => {
    fc.assert(
      fc.property(location, text, (object, other) => {
        const { template, volatile } = toTemplate(object);
        const later = withTime(withStatuses(volatile, 'a'.repeat(volatile.evses.length)), '2027-01-01T00:00:00Z');
        const changed = JSON.parse(filled({ template, volatile: later })) as Location;
        expect(toTemplate(changed)).toEqual({ template, volatile: later });
        const renamed = toTemplate({ ...object, name: `${object.name}${other}!` });
        expect(renamed.template).not.toBe(template);
        expect(hashOf(renamed.template)).not.toBe(hashOf(template));
      }),
    );
  });
});

test.each([completeLocation, completeTariff])('%o may have a hostile text in every member', (complete) => {
  for (let first = 0; first < HOSTILE.length; first++) {
    let i = first;
    const object: Location | Tariff = withTexts(complete(), () => HOSTILE[i++ % HOSTILE.length] ?? '');
    expect(filled(toTemplate(object))).toBe(JSON.stringify(object));
  }
});

describe('wherever a member stands', () => {
  const orders: [string, (evse: Evse) => object][] = [
    ['right after the status', ({ uid, evse_id, status, ...rest }) => ({ uid, evse_id, status, is_new: 1, ...rest })],
    [
      'before the status',
      (one) => ({ is_new: [{ status: 'AVAILABLE', last_updated: '2020-01-01T00:00:00Z' }], ...one }),
    ],
    ['behind last_updated', (one) => ({ ...one, is_new: { status: 'AVAILABLE' } })],
    ['the status being last', ({ status, ...rest }) => ({ ...rest, status })],
    ['last_updated being first', ({ last_updated, ...rest }) => ({ last_updated, ...rest })],
    ['the connectors being first', ({ connectors, ...rest }) => ({ connectors, ...rest })],
  ];

  test.each(orders)('%s, the statuses that are published are the present ones', (_, change) => {
    const evses = ['E-1', 'E-2'].map((uid) => change({ ...completeEvse(), uid, last_updated: '' }) as Evse);
    const object = { ...completeLocation(), evses, last_updated: '' };
    const draft = toDraft(object, textStore());
    const statuses = new Map([['E-2', { status: 'CHARGING', lastUpdated: Date.parse('2026-02-01T00:00:00Z') }]]);
    const volatile = firstVolatileValues(draft, statuses, '2026-01-31T08:00:00Z');
    const published = jsonIn<Location>(fillTemplate(draft.template, volatile));
    expect(published.evses?.map(({ status, last_updated }) => [status, last_updated])).toEqual([
      ['AVAILABLE', '2026-01-31T08:00:00Z'],
      ['CHARGING', '2026-02-01T00:00:00Z'],
    ]);
    expect(published.evses?.map((one) => Object.keys(one))).toEqual(evses.map((one) => Object.keys(one)));
  });
});

test('a Tariff has one volatile value, its last_updated', () => {
  const tariff = { ...completeTariff(), tariff_alt_text: HOSTILE.map((one) => ({ language: 'en', text: one })) };
  const { template, volatile } = toTemplate(tariff);
  expect(volatile).toEqual({ evses: [], lastUpdated: tariff.last_updated });
  expect(filled({ template, volatile })).toBe(JSON.stringify(tariff));
});

describe('what does not fit stops the build', () => {
  const { template, volatile } = toTemplate(completeLocation());
  const [evse] = volatile.evses;

  test.each<[string, VolatileValues]>([
    ['no EVSE', { ...volatile, evses: [] }],
    ['an EVSE too many', { ...volatile, evses: [...volatile.evses, ...volatile.evses] }],
    ['a connector too few', { ...volatile, evses: volatile.evses.map((one) => ({ ...one, connectors: [] })) }],
    [
      'a connector too many',
      { ...volatile, evses: volatile.evses.map((one) => ({ ...one, connectors: ['', '', ''] })) },
    ],
  ])('values with %s', (_, others) => {
    expect(evse).toBeDefined();
    expect(() => filled({ template, volatile: others })).toThrow(RangeError);
  });

  test('a template that was cut off', () => {
    expect(() => filled({ template: template.slice(0, -3), volatile })).toThrow(RangeError);
  });

  test('statuses that are not as many as the EVSEs', () => {
    expect(() => withStatuses(volatile, '')).toThrow(RangeError);
    expect(() => withStatuses(volatile, 'a'.repeat(volatile.evses.length + 1))).toThrow(RangeError);
  });

  test.each(['status', 'last_updated'])('an EVSE without %s', (name) => {
    const bare = { ...completeEvse(), [name]: undefined };
    expect(() => toTemplate({ ...completeLocation(), evses: [bare] })).toThrow(RangeError);
  });
});

test('every status comes back from its code', () => {
  expect(STATUS.map((one) => statusOfCode(codeOfStatus(one)))).toEqual([...STATUS]);
  expect(statusOfCode(codeOfStatus('BROKEN'))).toBe('UNKNOWN');
});

test('the hash of an object depends on its template and every volatile value', () => {
  const evse = { status: 'x', connectors: ['y'], lastUpdated: 'z' };
  const of = (hash: string, change: Partial<typeof evse>, lastUpdated = 'own') =>
    hashObject(hash, { evses: [{ ...evse, ...change }], lastUpdated });
  const hashes = [
    of('a', {}),
    of('b', {}),
    of('a', { status: 'y', connectors: ['x'] }),
    of('a', { connectors: ['yz'], lastUpdated: '' }),
    of('a', { lastUpdated: 'own' }, 'z'),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
});

describe('the digest of a text', () => {
  const json = JSON.stringify(completeLocation());
  const digestOfText = (text: string) => {
    const { volatile: _, ...digest } = digestText(text, JSON.parse(text) as Location);
    return digest;
  };

  test('is that of the object', () => {
    const { template, volatile } = toTemplate(completeLocation());
    const hash = hashOf(template);
    expect(digestOfText(json)).toMatchObject({ hash, wholeHash: hashObject(hash, volatile) });
  });

  test.each([
    ['has spaces', json.replace('{', '{ ')],
    ['has a member twice', json.replace('{', '{"name":"Somebody else",')],
    ['writes a number in another way', json.replace('230', '2.3e2')],
    ['escapes what needs no escape', json.replace('Paal', '\\u0050aal')],
  ])('is another one where the text %s', (_, other) => {
    expect(JSON.parse(other)).toEqual(JSON.parse(json));
    const [ours, theirs] = [digestOfText(json), digestOfText(other)];
    expect(theirs.hash).not.toBe(ours.hash);
    expect(theirs.wholeHash).not.toBe(ours.wholeHash);
    expect(theirs).toMatchObject({ statuses: ours.statuses });
  });
});
