/**
 * What holds for every member alike, derived from `model.json` and complete objects: each required field is missed, each
 * length is kept, null and other types, empty lists and unknown fields are refused. Special rules are in
 * `defects.test.ts`.
 */

import { describe, expect, test } from 'vitest';
import { compileContract } from '../../src/contract/json-schema.ts';
import {
  completeLocation,
  completeTariff,
  completeVersionDetails,
  completeVersions,
  enveloped,
} from '../support/complete-objects.ts';
import model from './model.json' with { type: 'json' };
import { edited, everything, REMOVED } from './support/pointer.ts';

const judge = compileContract('2.2.1');
const COMPLETE = {
  location: completeLocation(),
  tariff: completeTariff(),
  locationsResponse: enveloped([completeLocation()]),
  tariffsResponse: enveloped([completeTariff()]),
  versionsResponse: enveloped(completeVersions()),
  versionDetailsResponse: enveloped(completeVersionDetails()),
};
type Kind = keyof typeof COMPLETE;
const KINDS = Object.keys(COMPLETE) as Kind[];

/** The violations, as `pointer rule`, that come of having `value` at `pointer`. */
function breaks(kind: Kind, pointer: string, value: unknown): string[] {
  return judge[kind](edited(COMPLETE[kind], pointer, value)).map((found) => `${found.pointer} ${found.rule}`);
}

test.each(KINDS)('a complete %s conforms', (kind) => {
  expect(judge[kind](COMPLETE[kind])).toEqual([]);
});

test.each([...KINDS, 'evse', 'connector'] as const)('a %s that is nothing of the kind', (kind) => {
  for (const value of [null, [], 'text', 1, true, undefined]) {
    expect(judge[kind](value)).toMatchObject([{ pointer: '', rule: 'type' }]);
  }
  expect(judge[kind]({}).length).toBeGreaterThan(2);
});

test('a pointer escapes the name that it ends with', () => {
  expect(judge.tariff({ ...completeTariff(), 'a/b~1': 1 })).toMatchObject([{ pointer: '/a~1b~01', rule: 'forbidden' }]);
});

describe.each(KINDS)('every part of a %s', (kind) => {
  const parts = everything(COMPLETE[kind]);
  const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

  test.each(parts)('%s has its own type and is not null', (pointer, value) => {
    const [first] = breaks(kind, pointer, null);
    expect(first?.replace(/(type|enum|const)$/, 'refused')).toBe(`${pointer} refused`);
    const [other] = breaks(kind, pointer, Array.isArray(value) ? {} : []);
    expect(other?.replace(/(type|enum|const)$/, 'refused')).toBe(`${pointer} refused`);
  });

  test.each(parts.filter(([, value]) => isObject(value)))('%s is closed', (pointer) => {
    expect(breaks(kind, `${pointer}/surprise`, 1)).toEqual([`${pointer}/surprise forbidden`]);
  });

  test.each(parts.filter(([, value]) => Array.isArray(value)))('%s is not empty', (pointer) => {
    const isPage = pointer === '/data' && kind !== 'versionsResponse';
    expect(breaks(kind, pointer, [])).toEqual(isPage ? [] : [`${pointer} minItems`]);
  });
});

type Field = { type: string; len: number | null; card: string };
const CLASSES: Record<string, Record<string, Field>> = model['2.2.1-bugfixes-2026'].classes;
/** Optional fields without which the object around them breaks a rule. */
const NEEDED: Record<string, string> = {
  '/opening_times/regular_hours': '/opening_times/regular_hours required',
  '/elements/0/restrictions/reservation': '/elements/0/restrictions minProperties',
};

describe.each([
  ['location', 'Location'],
  ['tariff', 'Tariff'],
] as const)('the fields of a %s', (kind, className) => {
  const fields = fieldsIn(COMPLETE[kind], className, '');

  test.each(fields)('%s is $card', (pointer, { card }) => {
    const needed = card === '1' || card === '+' ? `${pointer} required` : NEEDED[pointer];
    expect(breaks(kind, pointer, REMOVED)).toEqual(needed ? [needed] : []);
  });

  const texts = fields.filter(([, { type, len, card }]) => len !== null && type !== 'int' && card !== '*');
  test.each(texts)('%s has at most its length', (pointer, { len }) => {
    const longest = 'x'.repeat(Number(len));
    const [tooLong = ''] = breaks(kind, pointer, `${longest}x`);
    expect(tooLong.replace(/(maxLength|pattern|enum)$/, 'refused')).toBe(`${pointer} refused`);
    if (tooLong.endsWith('maxLength')) expect(breaks(kind, pointer, longest.replace('x', 'X'))).toEqual([]);
  });

  const lines = fields.filter(([, { type, card }]) => /^(string|CiString|URL)$/.test(type) && card !== '*');
  test.each(lines)('%s is one line without spaces around it', (pointer) => {
    for (const text of [' a', 'a ', 'a\nb', '']) {
      const [refused = ''] = breaks(kind, pointer, text);
      expect(refused.replace(/(pattern|enum)$/, 'refused')).toBe(`${pointer} refused`);
    }
  });

  test('are all of those that OCPI has', () => {
    const met = new Set(fields.map(([, { owner }, name]) => `${owner}.${name}`));
    const owners = new Set(fields.map(([, { owner }]) => owner));
    for (const owner of owners) {
      for (const name of Object.keys(CLASSES[owner] ?? {})) {
        if (name !== 'publish_allowed_to') expect(met).toContain(`${owner}.${name}`);
      }
    }
  });
});

/** Every field of `value`, an instance of the class, and of the instances in it. */
function fieldsIn(value: object, owner: string, pointer: string): [string, Field & { owner: string }, string][] {
  return Object.entries(value).flatMap(([name, member]) => {
    const field = CLASSES[owner]?.[name];
    if (!field) throw new Error(`OCPI has no ${owner}.${name}`);
    const place = `${pointer}/${name}`;
    const instances = Array.isArray(member)
      ? member.flatMap((item, index) => (CLASSES[field.type] ? fieldsIn(item, field.type, `${place}/${index}`) : []))
      : CLASSES[field.type]
        ? fieldsIn(member, field.type, place)
        : [];
    return [[place, { ...field, owner }, name], ...instances];
  });
}
