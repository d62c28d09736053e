/** `import ocpi`: what a user sees and finds on the disk. */

import { constants } from 'node:buffer';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { command, type ImportOptions, importOcpi } from '../../../packages/import/commands/import-ocpi.ts';
import { check } from '../../../src/cli/check/check.ts';
import { UsageError } from '../../../src/command/terminal.ts';
import { demandEmpty, writeNewFiles, writeNewTables } from '../../../src/publish/disk/write-new-files.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { NOW } from '../../support/data-directory.ts';
import { type RecordedTerminal, recordedTerminal } from '../../support/recorded-terminal.ts';
import { FEEDS, smallConnector, smallEvse, smallLocation, smallTariff } from './support.ts';

let directory: string;
let out: string;
let terminal: RecordedTerminal;
let said: RecordedTerminal['said'];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'import-'));
  out = join(directory, 'data');
  terminal = recordedTerminal();
  said = terminal.said;
});
afterEach(() => rm(directory, { recursive: true }));

async function save(name: string, text: string): Promise<string> {
  const path = join(directory, name);
  await writeFile(path, text);
  return path;
}

const run = (locations: string, tariffs?: string, more: Partial<ImportOptions> = {}) =>
  importOcpi({ companions: COMPANIONS, locations, tariffs, out, format: 'text', now: NOW, ...more }, terminal);

const files = () => readdir(out).catch(() => []);

describe('--versions', () => {
  const call = async (...more: readonly string[]) => {
    const feed = await save('feed.json', JSON.stringify([smallLocation({ help_phone: '+31201234567' })]));
    return command.call(['--locations', feed, '--out', out, ...more], terminal, {
      companions: COMPANIONS,
      environment: {},
    });
  };

  test('are those of the new network', async () => {
    expect(await call('--versions', '2.3.0,2.2')).toBe(0);
    expect(await readFile(join(out, 'network.json'), 'utf8')).toContain('"versions": ["2.2", "2.3.0"],');
    expect(said.out.join()).not.toContain('newer-version-needed');
  });

  test('are 2.2 if left out, and what that leaves out is told', async () => {
    expect(await call()).toBe(0);
    expect(await readFile(join(out, 'network.json'), 'utf8')).toContain('"versions": ["2.2"],');
    expect(said.out.join()).toMatch(/Location\.help_phone \(1\).*"versions": \["2\.2", "2\.2\.1", "2\.3\.0"\]/);
  });

  test('must be versions, and of a new directory', async () => {
    await expect(call('--versions', '2.1.1')).rejects.toThrow('--versions: "2.1.1" is not that. Write one or more of');
    await expect(call('--versions', '2.2', '--sync')).rejects.toThrow('--versions is for new tables.');
    expect(await files()).toEqual([]);
  });
});

test('writes the tables, and says what to do next', async () => {
  expect(await run(`${FEEDS}/complete-locations.json`, `${FEEDS}/complete-tariffs.json`)).toBe(0);
  expect(said.note).toEqual([
    [
      '            in feed  imported  to fill in  merged  lost',
      'locations         2         2           0       0     0',
      'EVSEs             3         3           0       0     0',
      'connectors        4         4           0       0     0',
      'tariffs           3         3           0       0     0',
    ].join('\n'),
    `wrote 13 files to ${out}: 2 locations, 3 evses, 4 connectors, 3 tariffs, 6 tariff_elements, 4 businesses, 3 images, 2 energy_mixes, 2 related_locations, 3 exceptional_hours, 2 status_schedules`,
    `next: ocpi-snapshot check --data ${out} (it will show 8 findings)`,
  ]);
  expect((await files()).sort()).toEqual([
    '.last-import.json',
    'businesses.csv',
    'connectors.csv',
    'energy_mixes.csv',
    'evses.csv',
    'exceptional_hours.csv',
    'images.csv',
    'locations.csv',
    'network.json',
    'related_locations.csv',
    'status_schedules.csv',
    'tariff_elements.csv',
    'tariffs.csv',
  ]);
});

test('a feed that does not say who publishes it is written, with what is still to do', async () => {
  expect(await run(await save('feed.json', JSON.stringify([smallLocation({ party_id: null })])))).toBe(1);
  expect(said.note.at(-1)).toBe(
    `next: add country_code and party_id to ${join(out, 'network.json')}, then ocpi-snapshot check --data ${out} (it will show 2 findings)`,
  );
});

test('or with the publisher that somebody names', async () => {
  const feed = await save('feed.json', JSON.stringify([smallLocation({ country_code: null, party_id: null })]));
  const call = (publisher: string) =>
    command.call(['--locations', feed, '--out', out, '--publisher', publisher], terminal, {
      companions: COMPANIONS,
      environment: {},
    });
  await expect(call('EXA')).rejects.toThrow('--publisher takes a country and the id of a party, such as NL-EXA');
  expect(await call('nl*exa')).toBe(0);
  expect(JSON.parse(await readFile(join(out, 'network.json'), 'utf8'))).toMatchObject({
    country_code: 'NL',
    party_id: 'EXA',
  });
});

test('the check finds no error in what was written', async () => {
  await run(`${FEEDS}/untidy-locations.json`, `${FEEDS}/untidy-tariffs.json`);
  expect(await check({ companions: COMPANIONS, data: out, format: 'text', now: NOW }, terminal)).toBe(0);
});

test('cells to fill in end with exit code 1, and the check finds each at its place', async () => {
  const connectors = [smallConnector({ max_voltage: 'high' })];
  const sites = [smallLocation({ city: null, evses: [smallEvse({ connectors })] })];
  expect(await run(await save('feed.json', JSON.stringify(sites)))).toBe(1);
  expect(said.note.slice(-2)).toEqual([
    'This cannot be published yet.',
    `next: fill in 2 cells (see to-fill-in above), then ocpi-snapshot check --data ${out}`,
  ]);
  expect(said.out.join('\n')).toContain('Fill in city of "L-1" in locations.csv.');
  said.out = [];
  expect(await check({ companions: COMPANIONS, data: out, format: 'text', now: NOW }, terminal)).toBe(1);
  expect(said.out.join('\n')).toMatch(/connectors\.csv:2:38 .* missing-value/);
  expect(said.out.join('\n')).toMatch(/locations\.csv:2:19 .* missing-value/);
});

describe('more than a tenth of the objects lost', () => {
  const evses = Array.from({ length: 10 }, (_, i) => smallEvse({ uid: i < 2 ? null : `E-${i}` }));
  const lossy = () => save('feed.json', JSON.stringify([smallLocation({ evses })]));

  test('nothing is written', async () => {
    expect(await run(await lossy())).toBe(1);
    expect(said.note.at(-1)).toBe(
      'nothing was written: 2 of 10 EVSEs and 2 of 10 connectors would be lost, more than 10 %. If that is as it should be, add --allow-losses.',
    );
    expect(said.out.join('\n')).toContain('uid is missing. So the EVSE was left out.');
    expect(await readdir(directory)).toEqual(['feed.json']);
  });

  test('--allow-losses writes the rest', async () => {
    expect(await run(await lossy(), undefined, { allowsLosses: true })).toBe(0);
    expect(await files()).toContain('evses.csv');
  });

  test('a tenth is not more than a tenth', async () => {
    const most = evses.with(1, smallEvse({ uid: 'E-1' }));
    expect(await run(await save('feed.json', JSON.stringify([smallLocation({ evses: most })])))).toBe(0);
  });
});

test('as JSON, findings and what became of the objects are one document', async () => {
  const feed = await save('feed.json', JSON.stringify([smallLocation(), smallLocation({ id: null, evses: [] })]));
  expect(await run(feed, undefined, { format: 'json', allowsLosses: true })).toBe(0);
  expect(JSON.parse(said.out.join(''))).toMatchObject({
    errors: 0,
    objects: {
      locations: { inFeed: 2, imported: 1, toFillIn: 0, merged: 0, lost: 1 },
      evses: { inFeed: 1, imported: 1 },
    },
  });
});

test('a directory that is not empty is refused and left as it is', async () => {
  await mkdir(out);
  await writeFile(join(out, 'locations.csv'), 'mine');
  await expect(run(`${FEEDS}/complete-locations.json`)).rejects.toThrow(UsageError);
  await expect(run(`${FEEDS}/complete-locations.json`)).rejects.toThrow('is not empty, so nothing was written');
  expect(await files()).toEqual(['locations.csv']);
  expect(await readFile(join(out, 'locations.csv'), 'utf8')).toBe('mine');
});

test('a file in the place of the directory is refused', async () => {
  await save('data', 'mine');
  await expect(run(`${FEEDS}/complete-locations.json`)).rejects.toThrow('is not a directory that can be written to');
  expect(await readFile(out, 'utf8')).toBe('mine');
});

test.each([
  ['locations', 'missing.json', undefined],
  ['tariffs', `${FEEDS}/complete-locations.json`, 'missing.json'],
])('%s that cannot be read are a mistake in the call', async (_, locations, tariffs) => {
  await expect(run(locations, tariffs)).rejects.toThrow(
    new UsageError('The file "missing.json" cannot be read. Check its name and who may read it.'),
  );
  expect(await files()).toEqual([]);
});

const REFUSED: readonly (readonly [what: string, text: string, code: string])[] = [
  ['a page of a website', '<html>', 'invalid-json'],
  ['an answer that is an error', '{"status_code":2001}', 'not-a-feed'],
  ['an empty list', '{"data":[]}', 'nothing-imported'],
  ['tariffs alone', JSON.stringify([smallTariff()]), 'nothing-imported'],
  ['locations that all break a rule', JSON.stringify([smallLocation({ id: null })]), 'nothing-imported'],
];

test.each(REFUSED)('%s ends with exit code 1, and nothing is written', async (_, text, code) => {
  expect(await run(await save('feed.json', text))).toBe(1);
  expect(said.out.join('\n')).toContain(`error    ${code}`);
  expect(said.note.join('\n')).not.toContain('wrote');
  expect(await readdir(directory)).toEqual(['feed.json']);
});

test('tariffs without any location are refused too', async () => {
  const tariffs = await save('tariffs.json', JSON.stringify([smallTariff()]));
  expect(await run(await save('feed.json', '[]'), tariffs)).toBe(1);
  expect(await files()).toEqual([]);
});

test('a document that is too large is refused before it is read', async () => {
  const locations = await save('feed.json', '');
  await truncate(locations, constants.MAX_STRING_LENGTH + 1);
  await expect(run(locations)).rejects.toThrow(UsageError);
  await expect(run(locations)).rejects.toThrow('a document may have at most 537 MB');
  const small = {
    locations: await save('small.json', '[]'),
    tariffs: undefined,
    out,
    format: 'text',
    now: NOW,
  } as const;
  await expect(importOcpi({ companions: COMPANIONS, ...small, memory: 10 }, terminal)).rejects.toThrow(
    '--max-old-space-size',
  );
  expect(await readdir(directory)).toEqual(['feed.json', 'small.json']);
});

test('what cannot be written as a whole is not written at all', async () => {
  const below = join(out, 'a', 'b');
  const tooLong = 'x'.repeat(300);
  const texts = new Map([
    ['network.json', '{}'],
    [tooLong, ''],
  ]);
  await expect(writeNewFiles(below, texts)).rejects.toThrow();
  expect(await readdir(directory)).toEqual([]);
  await mkdir(out);
  await save('data/locations.csv', 'mine');
  await expect(writeNewFiles(out, new Map([...texts, ['locations.csv', 'theirs']]))).rejects.toThrow();
  expect(await files()).toEqual(['locations.csv']);
  await expect(
    writeNewFiles(
      out,
      new Map([
        ['network.json', '{}'],
        ['locations.csv', 'theirs'],
      ]),
    ),
  ).rejects.toThrow();
  expect(await files()).toEqual(['locations.csv']);
  expect(await readFile(join(out, 'locations.csv'), 'utf8')).toBe('mine');
});

describe('a new data directory whose import was killed', () => {
  const texts = new Map([
    ['network.json', '{}'],
    ['locations.csv', 'theirs'],
  ]);

  test('before anything was in place: the next import writes it', async () => {
    await mkdir(join(out, '.replacing'), { recursive: true });
    await writeFile(join(out, '.replacing/0.new'), 'half');
    await demandEmpty(out);
    await writeNewTables(out, texts);
    expect(await readdir(out)).toEqual(['locations.csv', 'network.json']);
  });

  test('later: nothing reads it before it is finished', async () => {
    const listed = { path: 'network.json', old: null, new: 'a'.repeat(64) };
    await mkdir(join(out, '.replacing'), { recursive: true });
    await writeFile(join(out, '.replacing/list.json'), JSON.stringify({ about: 'x', files: [listed] }));
    await expect(demandEmpty(out)).rejects.toThrow(`Finish it with "ocpi-snapshot repair --data ${out}"`);
  });

  test('nothing of it is left if it cannot be written', async () => {
    await writeFile(out, 'a file');
    await expect(writeNewTables(join(out, 'below'), texts)).rejects.toThrow('Part of the path is a file');
    await rm(out);
    await expect(writeNewTables(join(out, 'a'), new Map([['no-table.csv', '']]))).rejects.toThrow('no table');
    expect(await readdir(directory)).toEqual([]);
  });
});
