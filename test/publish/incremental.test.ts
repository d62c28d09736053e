/**
 * The cache is never wrong: whatever was edited, and whatever happened to the cache or to dist/ in between, a build with a
 * cache writes and says exactly what one without it does that goes on from the same snapshot.
 */

import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPublishedNetwork } from '../../src/diff/read-published.ts';
import { directoryCache } from '../../src/publish/disk/cache-store.ts';
import type { StaticData } from '../../src/publish/validate/static-data.ts';
import { NOW } from '../support/data-directory.ts';
import { csv, networkOf } from '../support/network-of.ts';
import { buildInto, type DiskBuild, differences, filesIn } from './history/support/disk-builds.ts';
import { apply, type Edit, edits, firstState, purgesIn, sourcesIn } from './history/support/edits.ts';

/** What happens before a build, besides the edits. */
const EVENTS = [
  'nothing',
  'nothing',
  'the cache is deleted',
  'a byte of the cache is flipped',
  'a file of the cache is cut off',
  'a file of the cache is deleted',
  'other code builds',
  'dist/ is replaced by an older copy of itself',
] as const;

interface Day {
  readonly edits: readonly Edit[];
  readonly event: (typeof EVENTS)[number];
  /** Decides which file, byte, or copy the event is about. */
  readonly which: number;
  /** ms since the build before; less than 0 where the clock goes backwards. */
  readonly wait: number;
  readonly allowsRemovals: boolean;
}

const STATUS_ONLY: readonly Edit['kind'][] = ['change status', 'change all statuses', 'remove status', 'nothing'];

const day = (edit: fc.Arbitrary<Edit>): fc.Arbitrary<Day> =>
  fc.record({
    edits: fc.array(edit, { maxLength: 4 }),
    event: fc.constantFrom(...EVENTS),
    which: fc.nat(),
    // Mostly within a day: static data is computed again every day.
    wait: fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 1, max: 3000 }) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 31 * 86_400_000 }) },
      { weight: 1, arbitrary: fc.integer({ min: -500_000, max: 0 }) },
    ),
    allowsRemovals: fc.boolean(),
  });

const anyDay = day(edits);
const statusDay = day(
  edits.map((edit) => ({ ...edit, kind: STATUS_ONLY[edit.which % STATUS_ONLY.length] ?? 'nothing' })),
);

interface Story {
  readonly days: readonly Day[];
  readonly versions: readonly string[];
  /** Whether one process builds all of it and keeps what the tables say in memory, as `watch` does. */
  readonly isWatching: boolean;
}

const stories: fc.Arbitrary<Story> = fc.record({
  days: fc.array(fc.oneof(anyDay, statusDay), { minLength: 2, maxLength: 7 }),
  versions: fc.constantFrom(['2.2'], ['2.2', '2.2.1'], ['2.2.1']),
  isWatching: fc.boolean(),
});

const STORIES = Number(process.env.STORIES ?? 60);

test('a build with a cache is a build without one, byte for byte', {
  tags: ['slow'],
  timeout: 120_000 + 10_000 * STORIES,
}, async () => {
  await fc.assert(fc.asyncProperty(stories, liveThrough), { numRuns: STORIES });
});

async function liveThrough({ days, versions, isWatching }: Story): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-incremental-'));
  try {
    const [cached, alone, cache] = ['cached', 'alone', 'cache'].map((name) => join(directory, name)) as [
      string,
      string,
      string,
    ];
    const [state, memory] = [firstState(), new Map<string, StaticData>()];
    let now = Date.parse('2026-01-01T12:00:00Z');
    for (const [number, { edits: made, event, which, wait, allowsRemovals }] of days.entries()) {
      for (const edit of made) apply(state, edit);
      now += wait;
      if (existsSync(cache)) damage(event, which, cache, [cached, alone], directory, number);
      const sources = sourcesIn(state, { versions, removed_location_days: 20 });
      const isPurged = state.purges.size > 0 && existsSync(alone);
      const purge = isPurged ? purgesIn(state, readPublishedNetwork(alone).locations) : [];
      state.purges.clear();
      const incremental = await buildInto(cached, sources, now, {
        cache: directoryCache(cache),
        allowsRemovals,
        purge,
        code: event === 'other code builds' ? 'other' : 'of the test',
        ...(isWatching ? { memory } : {}),
      });
      const full = await buildInto(alone, sources, now, { allowsRemovals, purge });
      expect(toldBy(incremental, cached)).toEqual(toldBy(full, alone));
      if (full.built.kind === 'invalid' && !existsSync(alone)) continue;
      expect(differences(filesIn(cached), filesIn(alone))).toEqual([]);
      cpSync(join(directory, readlinkSync(cached)), join(directory, `copy-${number}`), { recursive: true });
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** All that a build says of the data and of what it wrote; what was new to the disk is no part of that. */
function toldBy({ built }: DiskBuild, out: string): unknown {
  const { findings } = built;
  const about =
    built.kind === 'built'
      ? [built.publication.counts, built.history.words, built.written.files, built.written.bytes]
      : [];
  return JSON.parse(JSON.stringify([built.kind, findings, about]).replaceAll(out, 'dist'));
}

function damage(
  event: Day['event'],
  which: number,
  cache: string,
  places: readonly string[],
  directory: string,
  number: number,
): void {
  const names = readdirSync(cache);
  const path = join(cache, names[which % names.length] ?? '');
  const bytes = readFileSync(path);
  switch (event) {
    case 'the cache is deleted':
      rmSync(cache, { recursive: true });
      return;
    case 'a byte of the cache is flipped': {
      const at = which % bytes.length;
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (which % 8));
      writeFileSync(path, bytes);
      return;
    }
    case 'a file of the cache is cut off':
      truncateSync(path, which % bytes.length);
      return;
    case 'a file of the cache is deleted':
      rmSync(path);
      return;
    case 'dist/ is replaced by an older copy of itself': {
      const copies = Array.from({ length: number }, (_, one) => join(directory, `copy-${one}`)).filter(existsSync);
      const copy = copies[which % Math.max(1, copies.length)];
      if (copy === undefined) return;
      for (const place of places) {
        rmSync(join(directory, readlinkSync(place)), { recursive: true });
        cpSync(copy, join(directory, readlinkSync(place)), { recursive: true });
      }
      return;
    }
    case 'other code builds':
    case 'nothing':
      return;
    default:
      event satisfies never;
  }
}

test('a text of the cache that is damaged or gone is computed again, once, and the cache is whole again', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-texts-'));
  try {
    const [cached, alone, cache] = [join(directory, 'cached'), join(directory, 'alone'), join(directory, 'cache')];
    const state = firstState();
    const memory = new Map<string, StaticData>();
    let now = Date.parse('2026-01-01T00:00:00Z');
    const build = async (status: number) => {
      apply(state, { kind: 'change all statuses', which: 0, value: status });
      now += 1000;
      const { reported } = await buildInto(cached, sourcesIn(state), now, { cache: directoryCache(cache), memory });
      await buildInto(alone, sourcesIn(state), now);
      expect(differences(filesIn(cached), filesIn(alone))).toEqual([]);
      return reported.get('again');
    };
    expect(await build(0)).toBeUndefined();
    for (const spoil of [(path: string) => writeFileSync(path, Buffer.alloc(9999)), rmSync]) {
      // As in a process that began after the one that filled the cache.
      memory.clear();
      const texts = readdirSync(cache).find((name) => name.startsWith('texts-')) ?? '';
      spoil(join(cache, texts));
      expect(await build(1)).toBe('without the files of earlier builds: The texts of the cache are damaged.');
      expect(await build(0)).toBeUndefined();
      memory.clear();
      expect(await build(2)).toBeUndefined();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});

describe('a location whose rows are as they were', () => {
  const BOTH = {
    locations: csv(
      'id,address,city,latitude,longitude',
      'L-1,Main Street 1,Amsterdam,52.373169,4.893379',
      'L-2,Main Street 2,Amsterdam,52.373169,4.893379',
    ),
    evses: csv('uid,location_id', 'E-1,L-1', 'E-2,L-1', 'E-3,L-2'),
    connectors: plugs('E-1,', 'E-2,T-1', 'E-3,T-2'),
    tariffs: csv('id,price_per_kwh,vat', 'T-1,0.50,21', 'T-2,0.60,21'),
  };
  const without = { ...BOTH, evses: BOTH.evses.replace('E-2,L-1\n', ''), connectors: plugs('E-1,', 'E-3,T-2') };

  test.each([
    ['an EVSE that left it comes back elsewhere', { ...BOTH, evses: BOTH.evses.replace('E-2,L-1', 'E-2,L-2') }],
  ])('changes when %s', async (_, last) => {
    const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-listing-'));
    try {
      const [cached, alone] = [join(directory, 'cached'), join(directory, 'alone')];
      const cache = directoryCache(join(directory, 'cache'));
      for (const [second, tables] of [BOTH, without, without, last].entries()) {
        const before = existsSync(cached) ? filesIn(cached).get('api/ocpi/2.2/locations') : undefined;
        await buildInto(cached, networkOf(tables), NOW + second * 1000, { cache });
        await buildInto(alone, networkOf(tables), NOW + second * 1000);
        expect(differences(filesIn(cached), filesIn(alone))).toEqual([]);
        expect(
          filesIn(cached)
            .get('api/ocpi/2.2/locations')
            ?.equals(before ?? Buffer.of()),
        ).toBe(second === 2);
      }
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });
});

function plugs(...rows: readonly string[]): string {
  const header = 'evse_uid,tariff_ids,standard,format,power_type,max_voltage,max_amperage';
  return csv(header, ...rows.map((row) => `${row},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`));
}
