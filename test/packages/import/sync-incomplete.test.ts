/** `import ocpi --sync --leave-out-incomplete`: what a program that repeats an import does with sites that lack a value. */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { command } from '../../../packages/import/commands/import-ocpi.ts';
import type { JsonObject } from '../../../packages/import/ocpi-objects/feed-values.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { recordedTerminal } from '../../support/recorded-terminal.ts';
import { smallEvse, smallLocation } from './support.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'incomplete-'));
});
afterEach(() => rm(directory, { recursive: true }));

/** Twelve sites; the first has these members besides. */
const sites = (members: JsonObject) =>
  Array.from({ length: 12 }, (_, i) =>
    smallLocation({ id: `L-${i}`, evses: [smallEvse({ uid: `E-${i}` })], ...(i === 0 ? members : {}) }),
  );
const text = (name: string) => readFile(join(directory, 'data', name), 'utf8');

/** The exit code of an import of these sites. */
async function run(locations: readonly JsonObject[], ...options: readonly string[]): Promise<number> {
  const feed = join(directory, 'feed.json');
  await writeFile(feed, JSON.stringify(locations));
  const argv = ['--locations', feed, '--out', join(directory, 'data'), ...options];
  return await command.call(argv, recordedTerminal(), { companions: COMPANIONS, environment: {} });
}

test('a site without a city is left out, and comes back by itself', async () => {
  expect(await run(sites({ city: null }), '--leave-out-incomplete')).toBe(0);
  expect(await text('locations.csv')).not.toContain('L-0');
  expect(await text('evses.csv')).not.toContain('E-0');
  expect(await run(sites({ city: null }), '--leave-out-incomplete', '--sync')).toBe(0);
  expect(await text('locations.csv')).not.toContain('L-0');
  expect(await run(sites({}), '--leave-out-incomplete', '--sync')).toBe(0);
  expect(await text('locations.csv')).toContain('L-0');
  expect(await text('connectors.csv')).toContain('E-0');
});

test('a city that a person filled in, or that the feed once had, keeps the site', async () => {
  expect(await run(sites({ city: null }))).toBe(1);
  const file = join(directory, 'data', 'locations.csv');
  await writeFile(file, (await text('locations.csv')).replace('Main Street 1,,', 'Main Street 1,Delft,'));
  const [closed] = sites({}).map(({ evses }) =>
    (evses as JsonObject[]).map((evse) => ({ ...evse, status: 'CHARGING' })),
  );
  expect(await run(sites({ city: null, evses: closed }), '--leave-out-incomplete', '--sync')).toBe(0);
  expect(await text('locations.csv')).toContain('Delft');
  expect(await text('evses.csv')).toContain('CHARGING');
});

test('a country of network.json stands for that of sites without one', async () => {
  await run(sites({}));
  const nowhere = { country: null, country_code: null, time_zone: null };
  expect(await run(sites(nowhere), '--leave-out-incomplete', '--sync')).toBe(0);
  expect(await text('locations.csv')).toContain('L-0');
});
