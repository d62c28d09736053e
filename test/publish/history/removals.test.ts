/** Removals. A half-saved spreadsheet must not remove a network: too many removals stop the build, unless they are allowed. */

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { csv, networkOf } from '../../support/network-of.ts';
import { buildInto, differences, filesIn } from './support/disk-builds.ts';

const NOON = Date.parse('2026-05-01T12:00:00Z');

let directory = '';
let out = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-removals-'));
  out = join(directory, 'dist');
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** So many locations, the first ones with so many EVSEs each. */
function networkWith(evses: readonly number[], settings: object = {}) {
  const sites = evses.map((_, i) => `L-${i},Main Street ${i},Amsterdam,52.373169,4.893379`);
  const points = evses.flatMap((count, i) => Array.from({ length: count }, (_, e) => `L-${i}-${e},L-${i}`));
  const plugs = points.map((point) => `${point.split(',')[0]},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`);
  return networkOf(
    {
      locations: csv('id,address,city,latitude,longitude', ...sites),
      evses: csv('uid,location_id', ...points),
      connectors: csv('evse_uid,standard,format,power_type,max_voltage,max_amperage', ...plugs),
    },
    settings,
  );
}

/** Builds one network after the other; gives what stopped the last one. */
async function lastOf(networks: readonly ReturnType<typeof networkWith>[], allowsRemovals = false) {
  let second = 0;
  for (const sources of networks.slice(0, -1)) {
    expect((await buildInto(out, sources, NOON + second++ * 1000)).built.kind).toBe('built');
  }
  const before = existsSync(out) ? filesIn(out) : new Map<string, Buffer>();
  const last = networks.at(-1) ?? networkWith([]);
  const { built } = await buildInto(out, last, NOON + second * 1000, { allowsRemovals });
  if (built.kind === 'invalid') expect(differences(filesIn(out), before)).toEqual([]);
  return built.findings.filter(({ code }) => code === 'too-many-removals').map(({ message }) => message);
}

const CASES: [name: string, before: number[], after: number[], settings: object, stops: string[]][] = [
  ['a fifth of the EVSEs', [5, 5], [5, 3], {}, []],
  [
    'more than a fifth of the EVSEs',
    [5, 5],
    [5, 2],
    {},
    ['3 of 10 EVSEs would disappear at once, more than 20 %: "L-1-2", "L-1-3", "L-1-4".'],
  ],
  ['one EVSE, where none may go', [100], [99], { max_removal_share: 0 }, [expect.stringContaining('more than 0 %')]],
  ['all EVSEs, where all may go', [5], [0], { max_removal_share: 1 }, []],
  [
    'many at once, of which the first are named',
    [20],
    [10],
    { max_removal_share: 0.125 },
    ['10 of 20 EVSEs would disappear at once, more than 12.5 %: "L-0-10", "L-0-11", "L-0-12" and 7 more.'],
  ],
  [
    'few EVSEs, but many of the locations',
    [20, 1, 1],
    [20],
    {},
    ['2 of 3 locations would disappear at once, more than 20 %: "L-1", "L-2".'],
  ],
  ['locations without EVSEs: nobody can charge there', [10, 0, 0], [10], {}, []],
];

describe('what is gone:', () => {
  test.each(CASES)('%s', async (_, before, after, settings, stops) => {
    expect(await lastOf([networkWith(before, settings), networkWith(after, settings)])).toEqual(stops);
  });
});

test('with --allow-removals the build goes on, and the one after it needs no word', async () => {
  expect(await lastOf([networkWith([10]), networkWith([1])], true)).toEqual([]);
  expect(await lastOf([networkWith([1])])).toEqual([]);
});

test('what was gone before does not count, neither as gone nor as part of the network', async () => {
  const [ten, five, four] = [networkWith([10]), networkWith([5]), networkWith([4])];
  expect(await lastOf([ten, five, five, four])).toEqual([]);
  const three = networkWith([3]);
  expect(await lastOf([ten, five, five, three])).toEqual([expect.stringMatching(/^2 of 5 EVSEs/)]);
});

test('without history nothing can be gone', async () => {
  expect(await lastOf([networkWith([1])])).toEqual([]);
});
