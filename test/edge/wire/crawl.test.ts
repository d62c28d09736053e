/** Whole crawls along Link on every host: of a network that stays, and of one that is replaced meanwhile. */

import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampled } from '../../support/sampled.ts';
import type { Envelope } from '../support/http.ts';
import { type RunningEdge, startWithAssets, startWithFolder } from '../support/running-edge.ts';
import { makeSite, type Site, writeSite } from '../support/site.ts';

const LOCATIONS = '/api/ocpi/2.2/locations';

interface Location {
  readonly id: string;
  readonly name: string;
  readonly last_updated: string;
}

interface Page {
  readonly status: number;
  readonly offset: number;
  readonly total: number;
  readonly objects: readonly Location[];
}

/** Follows Link to the end. The site may name another origin than the one it runs at. */
async function* crawl(edge: RunningEdge, query: string): AsyncGenerator<Page> {
  let next: string | undefined = `${LOCATIONS}?${query}`;
  while (next !== undefined) {
    const url = new URL(next, edge.url);
    const response = await fetch(url);
    const { data = [] } = (await response.json()) as Envelope;
    yield {
      status: response.status,
      offset: Number(url.searchParams.get('offset') ?? 0),
      total: Number(response.headers.get('X-Total-Count')),
      objects: data as Location[],
    };
    next = /^<https:\/\/ocpi\.example\.com(\/.*)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1];
  }
}

const day = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().replace('.000Z', 'Z');

function makeLocations(count: number, prefix: string): readonly Location[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `${prefix}-${String(i).padStart(5, '0')}`,
    name: `Zürich ${'x'.repeat(i % 90)}`,
    last_updated: day(i % 100),
  }));
}

describe('a network that stays', () => {
  const locations = makeLocations(3000, 'LOC');
  let edge: RunningEdge;
  let folder: string;

  beforeAll(async () => {
    folder = await writeSite((await makeSite({ locations, tariffs: [] })).site);
    edge = await startWithFolder(folder);
  });

  afterAll(async () => {
    await edge?.stop();
    await rm(folder, { recursive: true });
  });

  test.each([1, 7, 50, 100, 1000])('is crawled whole, %i at a time', async (limit) => {
    const pages: Page[] = [];
    for await (const page of crawl(edge, `limit=${limit}`)) pages.push(page);
    expect(pages.flatMap(({ objects }) => objects)).toEqual(locations);
    expect(pages).toHaveLength(Math.ceil(3000 / limit));
    expect(new Set(pages.map(({ status, total }) => `${status} ${total}`))).toEqual(new Set(['200 3000']));
  });
});

describe('a network that is replaced three times during a crawl', () => {
  let edge: RunningEdge;
  let site: Site;
  let onPack = () => {};

  beforeAll(async () => {
    edge = await startWithAssets((path) => {
      const found = site.get(path) ?? 404;
      if (path.endsWith('.gzip')) onPack();
      return found;
    });
  });

  afterAll(() => edge?.stop());

  /** Puts the next site in place as a whole: nothing of the one before stays, unless it is the same. */
  const TIMES: Record<string, (replace: () => void) => void> = {
    'between two pages': (replace) => replace(),
    'while a page is put together': (replace) => {
      onPack = () => {
        onPack = () => {};
        replace();
      };
    },
  };

  const CRAWLS = Object.keys(TIMES).flatMap((time) =>
    [
      [1, 800, ''],
      [7, 3000, ''],
      [50, 3000, ''],
      [100, 3000, ''],
      [1000, 3900, ''],
      [50, 3000, `&date_from=${day(40)}`],
    ].map(([limit, count, dates]) => [time, Number(limit), Number(count), String(dates)] as const),
  );

  test.each(sampled('crawls', CRAWLS, 5))('%s: limit %i, %i locations %s', async (time, limit, count, dates) => {
    // Ids of its own, so that no file of the test before is of use.
    const prefix = `${time.slice(0, 1)}${limit}${dates.length}`.toUpperCase();
    const generations = makeGenerations(count, prefix);
    const sites = await Promise.all(
      generations.map(async (locations) => (await makeSite({ locations, tariffs: [] })).site),
    );
    const from = dates === '' ? '' : day(40);
    const meant = generations.map((locations) => locations.filter(({ last_updated }) => last_updated >= from));
    const [first = [], last = []] = [meant.at(0), meant.at(-1)];
    const quarter = first.length / limit / 4;
    const replaceAfter = [quarter, 2 * quarter, 3 * quarter].map(Math.ceil);

    const pages: Page[] = [];
    let waiting = sites.slice(1);
    onPack = () => {};
    site = sites[0] ?? new Map();
    for await (const page of crawl(edge, `limit=${limit}${dates}`)) {
      pages.push(page);
      if (!replaceAfter.includes(pages.length)) continue;
      TIMES[time]?.(() => {
        site = waiting[0] ?? site;
        waiting = waiting.slice(1);
      });
    }

    expect(waiting).toEqual([]);
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    const seen = pages.flatMap(({ objects }) => objects.map(({ id }) => id));
    const distinct = new Set(seen);
    expect(first.filter(({ id }) => !distinct.has(id))).toEqual([]);
    expect(seen.length - distinct.size).toBeLessThanOrEqual(last.length - first.length);
    expect(generationsOf(pages, meant, limit).at(-1)).toBeGreaterThan(0);
    expect(edge.logged).toEqual([]);
  });
});

/** Four states of a network in the order of ids; from each to the next some change, and some come in between and behind. */
function makeGenerations(count: number, prefix: string): readonly (readonly Location[])[] {
  let locations = makeLocations(count, prefix);
  const generations = [locations];
  for (const generation of [1, 2, 3]) {
    const last_updated = day(100 + generation);
    const renew = (location: Location, i: number) =>
      (i + generation) % 31 === 0 ? { ...location, name: `changed ${generation}`, last_updated } : location;
    const between = locations
      .filter((_, i) => (i + 7 * generation) % 101 === 0)
      .map(({ id }) => ({ id: `${id}-${generation}`, name: 'between', last_updated }));
    const behind = Array.from({ length: 5 }, (_, i) => ({
      id: `${prefix}-9${generation}${i}`,
      name: 'behind',
      last_updated,
    }));
    locations = [...locations.map(renew), ...between, ...behind].sort((a, b) => (a.id < b.id ? -1 : 1));
    generations.push(locations);
  }
  return generations;
}

/** Which generation each page is a piece of, with that one's total: one for the whole page, and never an older one again. */
function generationsOf(
  pages: readonly Page[],
  generations: readonly (readonly Location[])[],
  limit: number,
): readonly number[] {
  let current = 0;
  return pages.map(({ offset, total, objects }) => {
    const text = JSON.stringify(objects);
    const found = generations.findIndex(
      (all, i) => i >= current && all.length === total && JSON.stringify(all.slice(offset, offset + limit)) === text,
    );
    expect(found, `the page at ${offset} belongs to one generation`).toBeGreaterThanOrEqual(0);
    current = found;
    return found;
  });
}
