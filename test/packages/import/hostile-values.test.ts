/**
 * Every value of the complete feed in turn is something else. The import never throws, what is published of the rest is
 * valid (publish() asserts it), and whatever differs from the feed is a finding or a listed normalisation.
 */

import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import { NOW } from '../../support/data-directory.ts';
import { sampled } from '../../support/sampled.ts';
import { roundTrip } from './roundtrip/round-trip.ts';
import { documentOf, feed, textDocument } from './support.ts';

/** JSON texts, since some of them are no values of JavaScript. */
const HOSTILE = {
  null: 'null',
  'an empty text': '""',
  zero: '0',
  'minus one': '-1',
  'a number beyond all numbers': '1e400',
  'a large number': '12345678901234567890',
  'a tiny number': '1e-300',
  true: 'true',
  'a text': '"x"',
  'a number as text': '"5"',
  'an empty list': '[]',
  'an empty object': '{}',
  'a list of null': '[null]',
  'a list of an empty object': '[{}]',
  'control characters': '"\\u0000\\n"',
  'half a character': '"\\ud800"',
  'an object that is no text': '{"toString":1,"__proto__":{"a":1},"constructor":null}',
  'a long text': JSON.stringify('x|:'.repeat(30_000)),
  'a deep list': '['.repeat(5000) + ']'.repeat(5000),
} as const;

const HOLE = 'the value that is replaced';

/** Objects with every field, and the names of the members that distinguish copies of them. */
const [LOCATION] = feed('complete-locations');
const [TARIFF] = feed('complete-tariffs');

describe.each(sampled('hostile values', Object.entries(HOSTILE), 3))('%s', (_, hostile) => {
  test.each([
    ['location', LOCATION],
    ['tariff', TARIFF],
  ])('in the place of any value of a %s', async (part, object) => {
    const paths = pathsIn(object);
    const copies = paths.map((path, i) => JSON.stringify(withHole(numbered(object, i), path)));
    const text = `[${copies.map((copy) => copy.replace(JSON.stringify(HOLE), () => hostile)).join()}]`;
    const isTariff = part === 'tariff';
    const trip = await roundTrip(
      isTariff ? documentOf([LOCATION]) : textDocument(text),
      isTariff ? textDocument(text, 'tariffs.json') : undefined,
      NOW,
    );
    const indexes = trip.unexplained.map((place) => Number(place.split('/').at(-1)));
    expect(indexes.map((i) => paths[i]?.join('/'))).toEqual([]);
    expect(trip.equal + trip.explained).toBeGreaterThan(paths.length / 2);
    expect(trip.findings.filter(({ message }) => message.length > 1000)).toEqual([]);
  });
});

/** A copy with ids of its own. */
function numbered(object: unknown, i: number): JsonObject {
  const rename = (name: string, value: unknown) =>
    (name === 'id' || name === 'uid') && value !== '1' ? `${value}-${i}` : value;
  return JSON.parse(JSON.stringify(object, rename)) as JsonObject;
}

/** The paths of all values in an object; of a list, only the first item, since the others are like it. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined);
  return entries.flatMap(([name, member]) => [[name], ...pathsIn(member).map((path) => [name, ...path])]);
}

function withHole(object: JsonObject | undefined, path: readonly string[]): JsonObject {
  const [name = '', ...rest] = path;
  const value = rest.length === 0 ? HOLE : withHole((object as JsonObject)[name] as JsonObject, rest);
  return Array.isArray(object) ? ([value, ...object.slice(1)] as unknown as JsonObject) : { ...object, [name]: value };
}
