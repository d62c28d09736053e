/**
 * The check command: what is new, what to accept, and how it ends.
 *
 * @module-tag alone: it changes the directory.
 */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CheckOptions, check } from '../../src/cli/check/check.ts';
import { UsageError } from '../../src/command/terminal.ts';
import { readDataFiles } from '../../src/publish/disk/data-directory.ts';
import { buildInto, differences, filesIn } from '../publish/history/support/disk-builds.ts';
import { COMPANIONS } from '../support/companions.ts';
import { NOW } from '../support/data-directory.ts';
import { csv, SETTINGS, SMALLEST } from '../support/network-of.ts';
import { recordedTerminal } from '../support/recorded-terminal.ts';

let directory = '';
let data = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-check-'));
  data = join(directory, 'data');
  writeNetwork(data);
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Clients can reach its address. What they cannot reach was never published, and nothing of it can vanish. */
const PUBLISHED = { ...SETTINGS, base_url: 'https://ocpi.example-charging.nl' };

function writeNetwork(place: string): void {
  mkdirSync(place);
  writeFileSync(join(place, 'network.json'), JSON.stringify(PUBLISHED));
  for (const [table, text] of Object.entries(SMALLEST)) writeFileSync(join(place, `${table}.csv`), text);
  writeFileSync(join(place, 'evses.csv'), csv('uid,location_id,evse_id', 'E-1,L-1,NL*EXA*E1'));
}

/** A site in the sea, and one with a long address. */
const SEA = 'L-1,Main Street 1,Amsterdam,0,0';
const LONG = `L-2,${'Long Street '.repeat(4)}1,Amsterdam,52.371224,4.889016`;

function writeSites(...rows: readonly string[]): void {
  writeFileSync(join(data, 'locations.csv'), csv('id,address,city,latitude,longitude', ...rows));
  const uids = rows.map((_, i) => `E-${i + 1}`);
  writeFileSync(
    join(data, 'evses.csv'),
    csv('uid,location_id,evse_id', ...rows.map((row, i) => `${uids[i]},${row.split(',')[0]},NL*EXA*E${i + 1}`)),
  );
  const [header = '', row = ''] = (SMALLEST.connectors ?? '').split('\n');
  writeFileSync(join(data, 'connectors.csv'), csv(header, ...uids.map((uid) => row.replace('E-1', uid))));
}

async function run(options: Partial<CheckOptions> = {}) {
  const terminal = recordedTerminal();
  const code = await check({ companions: COMPANIONS, data, format: 'text', now: NOW, ...options }, terminal);
  const { out, note } = terminal.said;
  return { code, out: out.join('\n').replaceAll(`${data}/`, ''), notes: note.join('\n') };
}

describe('a status file', () => {
  const written = (file: string) =>
    writeFileSync(
      join(data, 'network.json'),
      JSON.stringify({ ...PUBLISHED, status_sources: [{ name: 'hub', file }] }),
    );

  test.each(['live/hub.csv', 'hub.json'])(
    '%s that is not in the data directory is missed, in one line',
    async (file) => {
      written(file);
      const { code, out } = await run();
      expect(code).toBe(0);
      expect(out).toContain(`network.json:1:`);
      expect(out).toContain(`status-source-failed  The status source "hub" (${file}) has no file. Correct the path`);
      expect(out.match(/status-source/g)).toHaveLength(2);
    },
  );

  test('that is there is not, nor one of another system outside', async () => {
    written('hub.json');
    writeFileSync(join(data, 'hub.json'), '[]');
    expect((await run()).out).not.toContain('status-source');
    written('../elsewhere/hub.csv');
    expect((await run()).out).not.toContain('status-source');
  });

  test('that is missed may be waived', async () => {
    written('live/hub.csv');
    writeFileSync(
      join(data, 'waivers.csv'),
      csv('code,file,key,reason', 'status-source-failed,network.json,hub,Later'),
    );
    expect((await run()).out).not.toMatch(/status-source|unused-waiver/);
  });
});

describe('the exit code', () => {
  test('is 1 for a doubt, and 0 once a waiver accepts it', async () => {
    writeSites(SEA);
    expect(await run()).toMatchObject({ code: 1, out: expect.stringContaining('doubt    null-island') });
    writeFileSync(join(data, 'waivers.csv'), csv('code,file,key,reason', 'null-island,locations.csv,L-1,A buoy'));
    expect(await run()).toMatchObject({ code: 0 });
  });

  test('is 0 for warnings, and 1 if there are more than --max-warnings', async () => {
    writeSites('L-1,Main Street 1,Amsterdam,52.373169,4.893379', LONG);
    expect(await run()).toMatchObject({ code: 0 });
    expect(await run({ maxWarnings: 1 })).toMatchObject({ code: 0 });
    expect(await run({ maxWarnings: 0 })).toMatchObject({ code: 1 });
  });
});

describe('--since', () => {
  const HEADINGS = /^locations.*(null-island|long-address)|^(Known before)/gm;
  const inOrder = (out: string) => [...out.matchAll(HEADINGS)].map(([, code, heading]) => code ?? heading);

  test('names what is new before what a directory has too', async () => {
    writeSites(SEA);
    const before = join(directory, 'before');
    execFileSync('cp', ['-r', data, before]);
    writeSites(SEA, LONG);
    const { out } = await run({ since: before });
    expect(inOrder(out)).toEqual(['long-address', 'Known before', 'null-island']);
  });

  test('compares with a commit, whatever has moved to another line', async () => {
    const git = (...words: readonly string[]) => execFileSync('git', ['-C', directory, ...words]);
    git('init', '-q');
    writeSites(SEA);
    git('add', '.');
    git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '-qm', 'x');
    writeSites(SEA, LONG);
    writeFileSync(
      join(data, 'locations.csv'),
      csv('id,address,city,latitude,longitude', LONG, SEA.replace('Main', 'High')),
    );
    expect(inOrder((await run({ since: 'HEAD' })).out)).toEqual(['long-address', 'Known before', 'null-island']);
  });

  test('compares the directory that it is started in', async () => {
    writeSites(SEA);
    const before = join(directory, 'before');
    execFileSync('cp', ['-r', data, before]);
    const here = process.cwd();
    process.chdir(data);
    try {
      expect(inOrder((await run({ data: '.', since: '../before' })).out)).toEqual(['Known before', 'null-island']);
    } finally {
      process.chdir(here);
    }
  });

  test('is refused if it is neither a directory nor a commit', async () => {
    await expect(run({ since: '--output=x' })).rejects.toThrow(UsageError);
  });
});

describe('what was published before', () => {
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-C', directory, '-c', 'user.name=x', '-c', 'user.email=x@example.com', ...words]);
  const TWO = ['L-1,Main Street 1,Amsterdam,52.373169,4.893379', 'L-2,Main Street 2,Amsterdam,52.374169,4.893379'];
  const commit = () => {
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'x');
  };
  const settings = (changes: object) =>
    writeFileSync(join(data, 'network.json'), JSON.stringify({ ...PUBLISHED, ...changes }));

  beforeEach(() => {
    writeSites(...TWO);
    commit();
  });

  test('is not asked about without an option', async () => {
    writeSites(...TWO.slice(0, 1));
    expect(await run()).toMatchObject({ code: 0, out: expect.stringContaining('no findings') });
  });

  test.each(['text', 'github'] as const)(
    'is the data of --since: what would vanish is an error (%s)',
    async (format) => {
      writeSites(...TWO.slice(0, 1));
      const { code, out } = await run({ since: 'HEAD', format });
      expect(code).toBe(1);
      expect(out).toContain('too-many-removals');
      expect(out).toContain('1 of 2 EVSEs would disappear at once');
    },
  );

  test('may vanish with --allow-removals', async () => {
    writeSites(...TWO.slice(0, 1));
    const { code, out } = await run({ since: 'HEAD', allowsRemovals: true });
    expect(code).toBe(0);
    expect(out).toContain('location-stays');
  });

  test('is nothing with --previous none: then --since only says what is new', async () => {
    writeSites(...TWO.slice(0, 1));
    expect(await run({ since: 'HEAD', previous: { kind: 'none' } })).toMatchObject({ code: 0 });
  });

  test('names a changed id at its new row', async () => {
    settings({ max_removal_share: 0.5 });
    writeFileSync(join(data, 'evses.csv'), readFileSync(join(data, 'evses.csv'), 'utf8').replace('E-2', 'E-02'));
    const plugs = join(data, 'connectors.csv');
    writeFileSync(plugs, readFileSync(plugs, 'utf8').replace('E-2', 'E-02'));
    const { code, out } = await run({ since: 'HEAD', format: 'github' });
    expect(code).toBe(0);
    expect(out).toContain('evses.csv,line=3,col=1,title=id-changed::"E-02" is new and "E-2" is gone.');
  });

  test('is of another party: said at network.json, and nothing else is compared', async () => {
    settings({ party_id: 'OTH' });
    writeSites(...TWO.slice(0, 1));
    writeFileSync(join(data, 'evses.csv'), csv('uid,location_id,evse_id', 'E-1,L-1,NL*OTH*E1'));
    const { code, out } = await run({ since: 'HEAD' });
    expect(code).toBe(0);
    expect(out).toMatch(
      /^network\.json\s+warning\s+previous-foreign\s+This network was NL\*EXA before, and is NL\*OTH now\./,
    );
  });

  test('is not known where the data of --since has errors, which is noted', async () => {
    writeFileSync(join(data, 'evses.csv'), csv('uid,location_id', 'E-1,L-9', 'E-2,L-2'));
    git('commit', '-qam', 'broken');
    writeSites(...TWO.slice(0, 1));
    expect(await run({ since: 'HEAD' })).toMatchObject({
      code: 0,
      notes: expect.stringContaining('The data of HEAD could not be published'),
    });
  });

  test.each([
    [
      'at an address that clients cannot reach',
      { base_url: 'http://localhost:8787' },
      TWO,
      'which clients cannot reach',
    ],
    [
      'with the example of init',
      {},
      [TWO[0] ?? '', (TWO[1] ?? '').replace('L-2', 'EXAMPLE-1')],
      'has the example site',
    ],
  ])('is nothing where the data of --since was never published: %s', async (_, changes, sites, why) => {
    settings(changes);
    writeFileSync(join(data, 'locations.csv'), csv('id,address,city,latitude,longitude', ...sites));
    writeFileSync(join(data, 'evses.csv'), csv('uid,location_id', 'E-1,L-1', `E-2,${sites[1]?.split(',')[0]}`));
    git('commit', '-qam', 'not published');
    writeSites(...TWO.slice(0, 1));
    const { code, notes } = await run({ since: 'HEAD' });
    expect(code).toBe(0);
    expect(notes).toContain('Nothing of HEAD was ever published: see ');
    expect(notes).toContain(why);
    expect(notes).not.toContain('ocpi-snapshot-since');
  });

  test('is the snapshot of --previous, which nothing replaces', async () => {
    const out = join(directory, 'dist');
    await buildInto(out, await readDataFiles(data), NOW);
    const before = filesIn(out);
    writeSites(...TWO.slice(0, 1));
    const found = await run({ previous: { kind: 'directory', place: out }, now: NOW + 3_600_000 });
    expect(found.code).toBe(1);
    expect(found.out).toContain('1 of 2 EVSEs would disappear at once');
    expect(differences(filesIn(out), before)).toEqual([]);
  });

  test('stops the check where --previous holds no snapshot', async () => {
    const nowhere = { kind: 'directory', place: join(directory, 'nowhere') } as const;
    await expect(run({ previous: nowhere })).rejects.toThrow('nowhere holds no snapshot');
  });
});

describe('--write-waivers', () => {
  const waivers = () => readFileSync(join(data, 'waivers.csv'), 'utf8');

  test('drafts a row for each doubt, which needs a reason before it counts', async () => {
    writeSites(SEA, LONG);
    await run({ waivers: {} });
    expect(waivers()).toBe(csv('code,file,key,reason,until', 'null-island,locations.csv,L-1,,2027-01-01'));
    expect(await run()).toMatchObject({ code: 1, out: expect.stringContaining('missing-value     reason') });
    writeFileSync(join(data, 'waivers.csv'), waivers().replace(',,', ',A buoy,'));
    expect(await run()).toMatchObject({ code: 0 });
  });

  test('drafts none twice', async () => {
    writeSites(SEA);
    await run({ waivers: {} });
    const once = waivers();
    await run({ waivers: {} });
    expect(waivers()).toBe(once);
  });

  test('drafts none for a finding about a waiver, which no waiver silences', async () => {
    writeSites('L-1,Main Street 1,Amsterdam,52.373169,4.893379');
    const before = csv('code,file,key,reason,until', 'long-address,locations.csv,L-9,Known,');
    writeFileSync(join(data, 'waivers.csv'), before);
    const { out } = await run({ waivers: {}, maxWarnings: 0 });
    expect(waivers()).toBe(before);
    expect(out).toContain('unused-waiver');
    expect(out).not.toContain('waiver: ');
  });

  test('drafts one for each warning if these block', async () => {
    writeSites('L-1,Main Street 1,Amsterdam,52.373169,4.893379', LONG);
    await run({ waivers: {}, maxWarnings: 0 });
    expect(waivers()).toContain('long-address,locations.csv,L-2,,2027-01-01');
  });

  test('accepts a whole kind with one row and its reason, but nothing that is added later', async () => {
    const sea = (...ids: readonly string[]) => writeSites(...ids.map((id) => SEA.replace('L-1', id)));
    sea('L-1', 'L-2', 'L-3');
    expect(await run({ waivers: { reason: 'Buoys', until: '2026-06-30' } })).toMatchObject({ code: 0 });
    expect(waivers()).toBe(csv('code,file,key,reason,until', 'null-island,locations.csv,L-1|L-2|L-3,Buoys,2026-06-30'));
    expect(await run()).toMatchObject({ code: 0, out: expect.not.stringContaining('null-island') });
    sea('L-1', 'L-2', 'L-3', 'L-4');
    const { code, out } = await run();
    expect([code, out.match(/null-island,.*/g)]).toEqual([1, ['null-island,locations.csv,L-4']]);
    sea('L-1', 'L-3');
    expect(await run()).toMatchObject({
      code: 0,
      out: expect.stringContaining('silences nothing for 1 of its 3 keys: "L-2".'),
    });
  });

  test('accepts one kind of warning', async () => {
    writeSites('L-1,Main Street 1,Amsterdam,52.373169,4.893379', LONG, SEA.replace('L-1', 'L-3'));
    expect(await run({ waivers: { code: 'long-address', reason: 'Known' } })).toMatchObject({ code: 1 });
    expect(waivers()).toBe(csv('code,file,key,reason,until', 'long-address,locations.csv,L-2,Known,2027-01-01'));
  });

  test('keeps what is there, its separator, line ends and order of columns', async () => {
    const before = '\ufeffreason;code;until;key;file\r\nKnown;long-address;;L-9;';
    writeSites(SEA);
    writeFileSync(join(data, 'waivers.csv'), before);
    await run({ waivers: {} });
    expect(waivers()).toBe(`${before}\r\n;null-island;2027-01-01;L-1;locations.csv\r\n`);
  });

  test('refuses a file without one of the columns', async () => {
    writeSites(SEA);
    writeFileSync(join(data, 'waivers.csv'), csv('code,reason'));
    await expect(run({ waivers: {} })).rejects.toThrow('needs the columns');
    expect(waivers()).toBe(csv('code,reason'));
  });
});

test('of a table that could be read in part only, nobody says how many rows it has', async () => {
  const [header = '', row = ''] = (SMALLEST.connectors ?? '').split('\n');
  writeFileSync(join(data, 'connectors.csv'), csv(header, `${row},1`, `${row},1`));
  const { out } = await run();
  expect(out).toContain('2 connectors: lines 2–3');
});
