/** Half a feed does not pass for a whole one, and whatever is missing, no cell that a person typed is lost. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../packages/import/ocpi-objects/feed-values.ts';
import { isError } from '../../../../src/findings/finding.ts';
import { readDataFiles } from '../../../../src/publish/disk/data-directory.ts';
import { validate } from '../../../../src/publish/validate/validate.ts';
import { COMPANIONS } from '../../../support/companions.ts';
import { NOW } from '../../../support/data-directory.ts';
import { sampled } from '../../../support/sampled.ts';
import { feed } from '../support.ts';
import { newPlace, type Place, pricedSites } from './support.ts';

let place: Place;
beforeEach(async () => {
  place = await newPlace();
});
afterEach(() => place.remove());

const lastNote = () => place.said.note.at(-1) ?? '';

describe('nothing is written', () => {
  const refused = async (changed: { locations: JsonObject[]; tariffs?: JsonObject[] }) => {
    await place.first(pricedSites(27));
    const before = await place.contents();
    expect(await place.sync(changed)).toBe(1);
    expect(await place.contents()).toEqual(before);
    return lastNote();
  };
  const { locations, tariffs } = pricedSites(27);

  test('for 1 tariff of 27', async () => {
    expect(await refused({ locations, tariffs: tariffs.slice(0, 1) })).toBe(
      'Nothing was written: 26 of 27 rows of tariffs.csv are not in the feed any more, and 26 of 27 connectors with tariff_ids would lose them, more than 10 %. If that is as it should be, add --allow-losses.',
    );
  });

  test('without the tariffs, and --tariffs is named', async () => {
    expect(await refused({ locations })).toContain(
      'The feed has no tariffs: if they are apart, name them with --tariffs.',
    );
  });

  test('if connectors lose their tariff_ids', async () => {
    const without = locations.map(
      (site) => JSON.parse(JSON.stringify(site).replaceAll('tariff_ids', 'x')) as JsonObject,
    );
    expect(await refused({ locations: without, tariffs })).toContain(
      'Nothing was written: 27 of 27 connectors with tariff_ids would lose them',
    );
  });

  test.each(['locations', 'evses', 'connectors'])('for half of the %s', async (table) => {
    const half = locations.flatMap((site, i): JsonObject[] => {
      const [evse = {}] = site.evses as JsonObject[];
      const [connector = {}] = evse.connectors as JsonObject[];
      const more = [
        { ...evse, connectors: [connector, { ...connector, id: '2' }] },
        { ...evse, uid: `F-${i}` },
      ];
      return [{ ...site, evses: more }];
    });
    await place.first({ locations: half, tariffs });
    const before = await place.contents();
    const cut = {
      locations: half.slice(0, 13),
      evses: half.map((site) => ({ ...site, evses: (site.evses as JsonObject[]).slice(0, 1) })),
      connectors: half.map((site) => ({
        ...site,
        evses: (site.evses as JsonObject[]).map((evse) => ({
          ...evse,
          connectors: (evse.connectors as JsonObject[]).slice(0, 1),
        })),
      })),
    }[table];
    expect(await place.sync({ locations: cut ?? [], tariffs })).toBe(1);
    expect(lastNote()).toContain(`rows of ${table}.csv are not in the feed any more`);
    expect(await place.contents()).toEqual(before);
  });

  test('but with --allow-losses it is', async () => {
    await place.first(pricedSites(27));
    expect(await place.sync({ locations, tariffs: tariffs.slice(0, 1) }, { allowsLosses: true })).toBe(0);
    expect(await place.text('tariffs.csv')).not.toContain('T-1');
  });
});

/** The paths of all lists in a value. */
function listsIn(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([name, member]) => listsIn(member, [...path, name]));
  return Array.isArray(value) && value.length > 0 ? [path, ...below] : below;
}

/** The value with the second half of one list cut off. */
function withHalf(value: unknown, [name, ...rest]: readonly (string | number)[]): unknown {
  if (name === undefined) return Array.isArray(value) ? value.slice(0, Math.floor(value.length / 2)) : value;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  return Object.assign(copy, { [name]: withHalf((value as { [name: string]: unknown })[name], rest) });
}

/** A cell of each table that people can type into, and what they type. */
const TYPED: readonly (readonly [name: string, from: RegExp, to: string])[] = [
  ['locations.csv', /Grote Markt 1/, 'Typed 1'],
  ['evses.csv', /NL\*EXA\*E1/, 'NL*EXA*TYPED'],
  ['tariffs.csv', /https:\/\/example.com\/[^,]*/, 'https://typed.example'],
  ['businesses.csv', /City of Example/, 'Typed City'],
];

describe('of the complete feed, half of', () => {
  const complete = { locations: feed('complete-locations'), tariffs: feed('complete-tariffs') };
  const lists = listsIn(complete).map((path) => [path.join('/'), path] as const);
  const typed = async () => {
    const texts = await place.contents();
    return Object.fromEntries(TYPED.map(([name, , to]) => [name, texts[name]?.split(to).length]));
  };

  test.each(sampled('lists', lists, 6))('%s', async (_, path) => {
    await place.first(complete);
    for (const [name, from, to] of TYPED) await place.edit(name, (csv) => csv.replace(from, to));
    const [before, wanted] = [await place.contents(), await typed()];
    expect(Object.values(wanted)).toEqual([2, 2, 2, 2]);
    const half = withHalf(complete, path) as typeof complete;
    const code = await place.sync(half);
    if (lastNote().includes('Nothing was written') || lastNote().includes('nothing was written')) {
      expect(code).toBe(1);
      expect(await place.contents()).toEqual(before);
    }
    await place.sync(half, { allowsLosses: true });
    expect(await typed()).toEqual(wanted);
    const { findings } = validate(await readDataFiles(place.out), { companions: COMPANIONS, now: NOW });
    expect(findings.filter(isError).map(({ code, key }) => `${code} ${key}`)).toEqual([]);
  });
});
