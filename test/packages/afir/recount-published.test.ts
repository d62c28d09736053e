/** /afir.json says what a recount of the other published files says, item by item. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Scorecard } from '../../../packages/afir/scorecard.ts';
import { buildInto } from '../../publish/history/support/disk-builds.ts';
import { NOW, readDirectory } from '../../support/data-directory.ts';
import { recountPublished } from './recount-published.ts';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-recount-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

const read = (path: string) => JSON.parse(readFileSync(join(directory, 'dist', path), 'utf8'));

/** Builds a network with every version, and with a scorecard. */
async function build(parent: string): Promise<void> {
  const { dataFiles, readings } = await readDirectory(parent);
  const settings = JSON.parse(String(dataFiles.settingsFile && Buffer.from(dataFiles.settingsFile.bytes)));
  const own = { ...settings, versions: ['2.2', '2.3.0'], profiles: ['afir'] };
  const settingsFile = { path: 'data/network.json', bytes: Buffer.from(JSON.stringify(own)) };
  const { built } = await buildInto(join(directory, 'dist'), { ...dataFiles, settingsFile }, NOW, {
    readStatuses: async () => readings,
  });
  expect(built.kind).not.toBe('invalid');
}

test.each(['demo', 'valid', 'afir'])('the network "%s"', async (name) => {
  await build(`test/fixtures/${name}`);
  const { points, items } = read('afir.json') as Scorecard;
  const again = recountPublished(read, NOW);
  expect(points).toBe(again.points);
  expect(items.map(({ item }) => item).sort()).toEqual([...again.items.keys()].sort());
  for (const { item, present, stated, share, stated_share, lacking, lacking_count } of items) {
    const { yes, no, unknown } = again.items.get(item) ?? { yes: -1, no: -1, unknown: new Set() };
    expect({ item, present, stated, lacking_count }).toEqual({
      ...{ item, present: yes, stated: yes + no, lacking_count: unknown.size },
    });
    expect([share, stated_share]).toEqual([yes, yes + no].map((count) => Math.floor((count * 1e4) / points) / 1e4));
    expect([...lacking].sort()).toEqual([...unknown].sort());
  }
});

test('the recount notices what is missing in the published files', async () => {
  await build('test/fixtures/afir');
  const whole = recountPublished(read, NOW);
  const less = recountPublished((path) => {
    const json = read(path);
    if (path === 'locations.geojson') for (const { properties } of json.features) delete properties.services;
    if (path.endsWith('/locations')) for (const site of json.data) delete site.help_phone;
    return json;
  }, NOW);
  const changed = [...whole.items].filter(([item, { yes }]) => less.items.get(item)?.yes !== yes);
  expect(changed.map(([item]) => item)).toEqual(['A4', 'A5']);
});
