/** Edits by others while a sync is at work, and two syncs at once: nothing that is saved is written over. */

import { appendFile, cp, open as openFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openForSync } from '../../../../packages/import/commands/open-for-sync.ts';
import { type SyncDependencies, syncOcpi } from '../../../../packages/import/commands/sync-ocpi.ts';
import { DISK } from '../../../../src/publish/disk/disk.ts';
import { withLock } from '../../../../src/publish/disk/lock.ts';
import { ChangedMeanwhile, replaceFiles } from '../../../../src/publish/disk/replace-files.ts';
import { COMPANIONS } from '../../../support/companions.ts';
import { NOW } from '../../../support/data-directory.ts';
import { onReadOnlyDisk } from '../../../support/read-only-disk.ts';
import { recordedTerminal } from '../../../support/recorded-terminal.ts';
import { documentOf } from '../support.ts';
import { newPlace, type Place, sites } from './support.ts';

let place: Place;
let terminal: ReturnType<typeof recordedTerminal>;
beforeEach(async () => {
  place = await newPlace();
  terminal = recordedTerminal();
  await place.first({ locations: sites(3, { name: 'Parc' }) });
});
afterEach(() => place.remove());

const NEW_FEED = sites(3, { name: 'Parc', city: 'Utrecht' });

function sync(dependencies: Partial<SyncDependencies> = {}, out = place.out) {
  const read = async () => ({ locations: [documentOf(NEW_FEED)], tariffs: [] });
  const options = { out, now: NOW, format: 'text', keep: new Set<string>(), takesFeed: false } as const;
  return syncOcpi({ companions: COMPANIONS, ...options }, { read, ...dependencies }, terminal);
}

const EDITS: readonly (readonly [what: string, edit: () => Promise<void>])[] = [
  ['a cell of a table that changes', () => place.edit('locations.csv', (csv) => csv.replace('Parc', 'Park'))],
  ['a table that does not change', () => place.edit('evses.csv', (csv) => csv.replace('AVAILABLE', 'BLOCKED'))],
  ['a new table', () => writeFile(join(place.out, 'status.csv'), 'evse_uid,status\nE-1,CHARGING\n')],
  ['network.json', () => place.edit('network.json', (json) => json.replace('{', '{ "cache_seconds": 60,'))],
  ['a table that is gone', () => rm(join(place.out, 'connectors.csv'))],
];

/** What a person saved, by file. */
async function savedBy(edit: () => Promise<void>) {
  const before = await place.contents();
  await edit();
  const after = await place.contents();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]] as const);
}

/** Checks that all of it is still there, and that the feed was brought in. */
async function expectBoth(saved: readonly (readonly [string, string | undefined])[]) {
  const now = await place.contents();
  for (const [name, text] of saved) expect(now[name]).toBe(text?.replaceAll('Amsterdam,', 'Utrecht,'));
  expect(now['locations.csv']?.match(/Utrecht/g)).toHaveLength(3);
}

describe.each(EDITS)('%s', (_, edit) => {
  test('saved while the feed is fetched is not lost', async () => {
    let saved: Awaited<ReturnType<typeof savedBy>> = [];
    const read = async () => {
      saved = await savedBy(edit);
      return { locations: [documentOf(NEW_FEED)], tariffs: [] };
    };
    expect(await sync({ read })).toBe(0);
    expect(saved).not.toEqual([]);
    await expectBoth(saved);
  });

  test('saved between the last look and the replacing is not lost', async () => {
    let saved: Awaited<ReturnType<typeof savedBy>> | undefined;
    const replace: typeof replaceFiles = async (...call) => {
      saved ??= await savedBy(edit);
      return await replaceFiles(...call);
    };
    expect(await sync({ replace })).toBe(0);
    await expectBoth(saved ?? []);
  });
});

test('an editor that holds a table open, and saves into it while it is replaced, loses nothing', async () => {
  const path = join(place.out, 'locations.csv');
  const editor = await openFile(path, 'r+');
  const edited = (await readFile(path, 'utf8')).replace('Parc', 'Park');
  let saves = 0;
  // All tables are in place, and the old ones wait aside.
  const flush = async (directory: string) => {
    if (directory === place.out && saves++ === 0) await editor.write(edited, 0);
    await DISK.flush(directory);
  };
  try {
    expect(await sync({ replace: (out, files) => replaceFiles(out, files, { ...DISK, flush }) })).toBe(0);
  } finally {
    await editor.close();
  }
  expect(saves).toBeGreaterThan(0);
  expect(await place.text('locations.csv')).toBe(edited.replaceAll('Amsterdam,', 'Utrecht,'));
  expect(terminal.said.note).toContain('Tables were edited in the meantime, so they are read again.');
});

const IMAGES = 'location_id,url,category\n';
const imageOf = (site: string) => `${site},https://example.com/a.png,LOCATION\n`;

test.each([
  ['in a new table', undefined],
  ['in a table that was there, and that the sync does not write', IMAGES + imageOf('L-1')],
])('an image that is added %s to a site that is about to go keeps the site', async (_, before) => {
  await place.sync({ locations: sites(12) });
  const images = join(place.out, 'images.csv');
  if (before !== undefined) await writeFile(images, before);
  let opened = 0;
  const open: typeof openForSync = async (out) => {
    const tables = await openForSync(out, COMPANIONS);
    opened++;
    if (opened === 2) await writeFile(images, (before ?? IMAGES) + imageOf('L-3'));
    return tables;
  };
  const feed = sites(12).filter(({ id }) => id !== 'L-3');
  expect(await sync({ open, read: async () => ({ locations: [documentOf(feed)], tariffs: [] }) })).toBe(0);
  expect(await place.text('locations.csv')).toContain('L-3,');
});

test('a table that is saved again and again is left alone, in words', async () => {
  const replace: typeof replaceFiles = async (...call) => {
    await appendFile(join(place.out, 'locations.csv'), '\n');
    return await replaceFiles(...call);
  };
  await expect(sync({ replace })).rejects.toThrow(ChangedMeanwhile);
  expect(await place.text('locations.csv')).not.toContain('Utrecht');
});

test('a read-only disk is said in words', async (context) => {
  const disk = join(place.directory, 'disk');
  const data = join(disk, 'data');
  const fill = () => cp(place.out, data, { recursive: true });
  const error = await onReadOnlyDisk(context, disk, { fill, work: () => sync({}, data).catch(String) });
  expect(error).toContain(`so "${data}" was not changed. Make it writable, then run it again.`);
});

test('nothing is fetched for a directory that cannot be synchronised', async () => {
  await writeFile(join(place.out, '.last-import.json'), '');
  const read = () => Promise.reject(new Error('fetched'));
  expect(await sync({ read })).toBe(1);
});

test('one that finds another at work waits for it, and merges with what that wrote', async () => {
  const waiting = Promise.withResolvers<void>();
  const [done, written] = await withLock(place.out, async () => {
    const note = (text: string) => {
      terminal.said.note.push(text);
      if (text.startsWith('waiting for process')) waiting.resolve();
    };
    const running = syncOcpi(
      { companions: COMPANIONS, out: place.out, now: NOW, format: 'text', keep: new Set(), takesFeed: false },
      { read: async () => ({ locations: [documentOf(NEW_FEED)], tariffs: [] }) },
      { ...terminal, note },
    );
    await Promise.race([waiting.promise, running]);
    const text = await readFile(join(place.out, 'locations.csv'), 'utf8');
    await place.edit('locations.csv', (csv) => csv.replace('Parc', 'Park'));
    return [running, text];
  });
  expect(await done).toBe(0);
  expect(written).not.toContain('Utrecht');
  expect(await place.text('locations.csv')).toMatch(/L-0,Park,.*Utrecht/);
});
