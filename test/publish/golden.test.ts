/**
 * The valid network as the command `build` publishes it, object by object: test/golden/valid holds the bodies of the oldest
 * and of the newest version, indented.
 * After a change on purpose, write them anew and read every difference before you keep it:
 *
 *     UPDATE_GOLDEN=1 npx vitest run test/publish/golden.test.ts
 */

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runBuild } from '../../src/cli/publish/build.ts';
import { OCPI_VERSION } from '../../src/ocpi/enums.ts';
import type { Location, Tariff } from '../../src/ocpi/types.ts';
import { COMPANIONS } from '../support/companions.ts';
import { NOW } from '../support/data-directory.ts';
import { VALID } from '../support/fixtures.ts';
import { CLASSES, NEWEST_CLASSES, walkObjects } from '../support/model.ts';

const GOLDEN = 'test/golden/valid';
const UPDATE = process.env.UPDATE_GOLDEN === '1';
const COMMAND = 'UPDATE_GOLDEN=1 npx vitest run test/publish/golden.test.ts';

/** Golden file, and the path of the body in the snapshot. */
const BODIES = [
  ['versions', 'api/ocpi/versions'],
  ['locations', 'api/ocpi/2.2/locations'],
  ['tariffs', 'api/ocpi/2.2/tariffs'],
  ['locations-2.3.0', 'api/ocpi/2.3.0/locations'],
  ['tariffs-2.3.0', 'api/ocpi/2.3.0/tariffs'],
] as const;

interface Envelope {
  readonly data: unknown;
}

const bodies = new Map<string, Envelope>();

let directory = '';

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ocpi-snapshot-golden-'));
  const out = join(directory, 'dist');
  const options = {
    data: `${VALID}/data`,
    out,
    format: 'text',
    baseUrl: undefined,
    now: NOW,
    cache: undefined,
  } as const;
  const rest = { previous: { kind: 'none' }, asksStatusSources: true, allowsRemovals: false } as const;
  const terminal = {
    out: () => {},
    note: () => {},
    colour: false,
    callOf: (name: string) => name,
    summaryFile: undefined,
  };
  expect(await runBuild({ companions: COMPANIONS, ...options, ...rest }, terminal)).toMatchObject({ kind: 'built' });
  for (const [name, path] of BODIES) bodies.set(name, JSON.parse(await readFile(join(out, path), 'utf8')));
});

afterAll(() => rm(directory, { recursive: true, force: true }));

const locations = () => bodies.get('locations')?.data as readonly Location[];
const tariffs = () => bodies.get('tariffs')?.data as readonly Tariff[];

/** Fails unless a golden file holds this; or writes it. */
async function expectGolden(name: string, value: unknown): Promise<void> {
  const [path, text] = [`${GOLDEN}/${name}.json`, `${JSON.stringify(value, undefined, 2)}\n`];
  if (UPDATE) {
    await mkdir(GOLDEN, { recursive: true });
    await writeFile(path, text);
  }
  expect(text, `${path} differs. If it should: ${COMMAND}, and read the difference`).toBe(await readFile(path, 'utf8'));
}

test.each(BODIES)('%s is as it was', (name) => expectGolden(name, bodies.get(name)));

test('status is as it was, too', async () => {
  await expectGolden('status', JSON.parse(await readFile(join(directory, 'dist/status.json'), 'utf8')));
});

test('the envelope has its members in the order of the specification', () => {
  for (const body of bodies.values()) {
    expect(Object.keys(body)).toEqual(['data', 'status_code', 'status_message', 'timestamp']);
    expect(body).toMatchObject({ status_code: 1000, timestamp: '2026-01-01T00:00:00.000Z' });
  }
});

describe('every object has its fields in the order of the specification', () => {
  test.each(['Location', 'Tariff'])('%s, and what is in it', (name) => {
    let count = 0;
    walkObjects(name, name === 'Location' ? locations() : tariffs(), (className, object) => {
      const order = Object.keys(CLASSES[className] ?? {});
      expect(Object.keys(object)).toEqual(order.filter((field) => Object.hasOwn(object, field)));
      count++;
    });
    expect(count).toBeGreaterThan(10);
  });

  test.each([
    ['locations-2.3.0', 'Location'],
    ['tariffs-2.3.0', 'Tariff'],
  ])('%s, too', (body, name) => {
    const data = bodies.get(body)?.data;
    const visit = (className: string, object: object) => {
      const order = Object.keys(NEWEST_CLASSES[className] ?? {});
      expect(Object.keys(object)).toEqual(order.filter((field) => Object.hasOwn(object, field)));
    };
    expect(data).toHaveLength(3);
    walkObjects(name, data, visit, NEWEST_CLASSES);
  });
});

describe('what matters, said once more', () => {
  test('that every version is published: other networks of the tests have fewer', () => {
    expect(bodies.get('versions')?.data).toMatchObject(OCPI_VERSION.map((version) => ({ version })));
  });

  test('which objects there are, in the order of their ids', () => {
    expect(locations().map(({ id, evses }) => [id, evses?.map(({ uid }) => uid)])).toEqual([
      ['AMS-01', ['AMS-01-A', 'AMS-01-B']],
      ['BAA-01', ['BAA-01-A']],
      ['BER-01', ['BER-01-A']],
    ]);
    expect(tariffs().map(({ id }) => id)).toEqual(['T-AC', 'T-DC', 'T-NIGHT']);
  });

  test('what charging costs', () => {
    const prices = tariffs().map(({ elements }) =>
      elements.map(({ price_components }) => price_components.map(({ type, price, vat }) => [type, price, vat])),
    );
    expect(prices).toEqual([
      [
        [
          ['ENERGY', 0.3, undefined],
          ['TIME', 1.2, undefined],
        ],
      ],
      [
        [
          ['ENERGY', 0.4959, 21],
          ['FLAT', 0.2893, 21],
          ['PARKING_TIME', 4.9587, 21],
        ],
      ],
      [
        [['ENERGY', 0.19, 9]],
        [['TIME', 2.5, 21]],
        [
          ['ENERGY', 0.29, 21],
          ['FLAT', 0.5, 21],
        ],
      ],
    ]);
  });

  test('when it changed', () => {
    const [site] = locations();
    expect(site?.last_updated).toBe('2025-12-31T23:00:00.250Z');
    expect(site?.evses?.map(({ last_updated }) => last_updated)).toEqual([
      '2025-12-31T23:00:00.250Z',
      '2025-11-21T14:30:00Z',
    ]);
    expect(tariffs().map(({ last_updated }) => last_updated)).toEqual([
      '2026-01-01T00:00:00Z',
      '2025-12-20T12:00:00Z',
      '2026-01-01T00:00:00Z',
    ]);
  });

  test('when it is open', () => {
    const [site, , station] = locations();
    expect(station?.opening_times).toEqual({ twentyfourseven: true });
    expect(site?.opening_times?.exceptional_openings).toEqual([
      { period_begin: '2026-03-29T00:30:00Z', period_end: '2026-03-29T01:30:00Z' },
      { period_begin: '2026-10-25T00:30:00Z', period_end: '2026-10-25T03:00:00Z' },
    ]);
    expect(site?.opening_times?.exceptional_closings).toEqual([
      { period_begin: '2026-12-24T23:00:00Z', period_end: '2026-12-25T23:00:00Z' },
    ]);
  });
});
