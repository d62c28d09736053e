/**
 * What a process keeps is never wrong: whatever was edited, and whatever happened to dist/ in between, a build with a memory
 * writes and says exactly what one without it does that goes on from the same snapshot.
 */

import { cpSync, existsSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPublishedNetwork } from '../../src/diff/read-published.ts';
import { openMemory } from '../../src/publish/disk/kept-memory.ts';
import { CannotPurge } from '../../src/publish/history/purge.ts';
import { NOW } from '../support/data-directory.ts';
import { csv, networkOf } from '../support/network-of.ts';
import { runs } from '../support/sampled.ts';
import { buildInto, type DiskBuild, differences, filesIn } from './history/support/disk-builds.ts';
import { apply, type Edit, edits, firstState, purgesIn, sourcesIn } from './history/support/edits.ts';

/** Any file stands for the program that keeps a memory. */
const PROGRAM = fileURLToPath(new URL('../../bin/ocpi-snapshot.cjs', import.meta.url));

/** What happens before a build, besides the edits. */
const EVENTS = [
  'nothing',
  'nothing',
  'the process begins anew',
  'another command goes on with what is on the disk',
  'dist/ is replaced by an older copy of itself',
] as const;

interface Day {
  readonly edits: readonly Edit[];
  readonly event: (typeof EVENTS)[number];
  /** Decides which copy the event is about. */
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
}

const stories: fc.Arbitrary<Story> = fc.record({
  days: fc.array(fc.oneof(anyDay, statusDay), { minLength: 2, maxLength: 7 }),
  versions: fc.constantFrom(['2.2'], ['2.2', '2.2.1'], ['2.2.1']),
});

const RUNS = runs(3, 60);

test('a build with a memory is a build without one, byte for byte', {
  timeout: 120_000 + 10_000 * RUNS.numRuns,
}, async () => {
  await fc.assert(fc.asyncProperty(stories, liveThrough), RUNS);
});

async function liveThrough({ days, versions }: Story): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-incremental-'));
  try {
    const [kept, alone] = [join(directory, 'kept'), join(directory, 'alone')];
    const state = firstState();
    let place = join(directory, 'memory');
    let opened = await openMemory(place, PROGRAM);
    let now = Date.parse('2026-01-01T12:00:00Z');
    for (const [number, { edits: made, event, which, wait, allowsRemovals }] of days.entries()) {
      for (const edit of made) apply(state, edit);
      now += wait;
      if (event === 'the process begins anew') place = join(directory, `memory-${number}`);
      if (event.startsWith('another command')) await opened.keep();
      if (event.includes('process') || event.includes('command')) opened = await openMemory(place, PROGRAM);
      const { memory } = opened;
      if (event.startsWith('dist/') && existsSync(kept)) goBack(which, [kept, alone], directory, number);
      const sources = sourcesIn(state, { versions, removed_location_days: 20 });
      const isPurged = state.purges.size > 0 && existsSync(alone);
      const purge = isPurged ? purgesIn(state, readPublishedNetwork(alone).locations) : [];
      state.purges.clear();
      const incremental = await outcomeOf(buildInto(kept, sources, now, { memory, allowsRemovals, purge }));
      const full = await outcomeOf(buildInto(alone, sources, now, { allowsRemovals, purge }));
      expect(toldBy(incremental, kept)).toEqual(toldBy(full, alone));
      if (full instanceof CannotPurge) continue;
      if (full.built.kind === 'invalid' && !existsSync(alone)) continue;
      expect(differences(filesIn(kept), filesIn(alone))).toEqual([]);
      cpSync(join(directory, readlinkSync(kept)), join(directory, `copy-${number}`), { recursive: true });
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** A preview of which no charger is left in the tables is that of another network: then there is nothing to purge. */
function outcomeOf(build: Promise<DiskBuild>): Promise<DiskBuild | CannotPurge> {
  return build.catch((error: unknown) => {
    if (error instanceof CannotPurge) return error;
    throw error;
  });
}

/** All that a build says of the data and of what it wrote; what was new to the disk is no part of that. */
function toldBy(outcome: DiskBuild | CannotPurge, out: string): unknown {
  if (outcome instanceof CannotPurge) return outcome.message;
  const { built } = outcome;
  const { findings } = built;
  const about =
    built.kind === 'built'
      ? [built.publication.counts, built.history.words, built.written.files, built.written.bytes]
      : [];
  return JSON.parse(JSON.stringify([built.kind, findings, about]).replaceAll(out, 'dist'));
}

/** Puts an older copy of a snapshot in the place of the one that is there. */
function goBack(which: number, places: readonly string[], directory: string, number: number): void {
  const copies = Array.from({ length: number }, (_, one) => join(directory, `copy-${one}`)).filter(existsSync);
  const copy = copies[which % Math.max(1, copies.length)];
  if (copy === undefined) return;
  for (const place of places) {
    rmSync(join(directory, readlinkSync(place)), { recursive: true });
    cpSync(copy, join(directory, readlinkSync(place)), { recursive: true });
  }
}

describe('a location whose rows are as they were', () => {
  const BOTH = {
    locations: csv(
      'id,address,city,latitude,longitude',
      'L-1,Main Street 1,Amsterdam,52.373169,4.893379',
      'L-2,Main Street 2,Amsterdam,52.373169,4.893379',
    ),
    evses: csv('uid,location_id', 'E-1,L-1', 'E-2,L-1', 'E-3,L-2'),
    connectors: plugs('E-1,', 'E-2,T-1', 'E-3,T-2'),
    tariffs: csv('id,price_per_kwh,vat,prices_include_vat', 'T-1,0.50,21,false', 'T-2,0.60,21,false'),
  };
  const without = { ...BOTH, evses: BOTH.evses.replace('E-2,L-1\n', ''), connectors: plugs('E-1,', 'E-3,T-2') };

  test.each([
    ['an EVSE that left it comes back elsewhere', { ...BOTH, evses: BOTH.evses.replace('E-2,L-1', 'E-2,L-2') }],
  ])('changes when %s', async (_, last) => {
    const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-listing-'));
    try {
      const [kept, alone] = [join(directory, 'kept'), join(directory, 'alone')];
      const memory = {};
      for (const [second, tables] of [BOTH, without, without, last].entries()) {
        const before = existsSync(kept) ? filesIn(kept).get('api/ocpi/2.2/locations') : undefined;
        await buildInto(kept, networkOf(tables), NOW + second * 1000, { memory });
        await buildInto(alone, networkOf(tables), NOW + second * 1000);
        expect(differences(filesIn(kept), filesIn(alone))).toEqual([]);
        expect(
          filesIn(kept)
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
