/**
 * `kill -9` of the real command at random times of incremental builds: dist/ is always whole, and the next
 * build is right.
 *
 * @module-tag alone: it kills processes.
 */

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDataFiles } from '../../src/publish/disk/data-directory.ts';
import { benchNetwork } from '../../tools/bench/network.ts';
import { openedWithScripts } from '../support/companions.ts';
import { drawn, often } from '../support/sampled.ts';
import { buildInto, differences, filesIn } from './history/support/disk-builds.ts';
import { expectWholeSnapshot, runBuildCommand, type StartOptions } from './support/command.ts';

/** Before it writes and meanwhile. On a change, disk/write-dist.test.ts kills what writes alone. */
const KILLS = often(2, 30);
const CONNECTORS = 3000;
const STATUSES = ['AVAILABLE', 'CHARGING', 'BLOCKED', 'OUTOFORDER'];

let directory = '';
let data = '';
let out = '';
let now = Date.parse('2026-11-01T00:00:00Z');

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-kill-'));
  [data, out] = [join(directory, 'data'), join(directory, 'dist')];
  mkdirSync(data);
  for (const [name, text] of benchNetwork(CONNECTORS)) writeFileSync(join(data, name), text);
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Some statuses change; now and then the name of a location does too, so that the tables are read again. */
function edit(): void {
  const rows = Array.from({ length: 20 }, () => `LOC-000${100 + random(250)}-${random(4)},${STATUSES[random(4)]}`);
  writeFileSync(
    join(data, 'status.csv'),
    `evse_uid,status\n${[...new Map(rows.map((row) => [row.split(',')[0], row])).values()].join('\n')}\n`,
  );
  if (random(4) > 0) return;
  const { 'locations.csv': text = '' } = Object.fromEntries(benchNetwork(CONNECTORS));
  writeFileSync(join(data, 'locations.csv'), text.replace('Site 17,', `Site ${random(1_000_000)},`));
}

let draws = 0;
const share = () => drawn('kill', draws++);
const random = (below: number) => Math.floor(share() * below);

function build(kill?: StartOptions['kill']) {
  now += 60_000;
  const args = [
    '--data',
    data,
    '--out',
    out,
    '--cache',
    join(directory, 'cache'),
    '--now',
    new Date(now).toISOString(),
  ];
  return runBuildCommand(args, kill === undefined ? {} : { kill });
}

/** Writing is short, and most could break then. */
function whileWriting() {
  return { stage: 'pack', afterMs: share() * 25 };
}

/** What a build in another place makes of the same history. */
async function fullBuild(): Promise<Map<string, Buffer>> {
  const alone = join(directory, 'alone');
  rmSync(alone, { recursive: true, force: true });
  cpSync(join(directory, readlinkSync(out)), alone, { recursive: true });
  await buildInto(alone, await readDataFiles(data), now + 60_000, { companions: await openedWithScripts() });
  return filesIn(alone);
}

test(`after kill -9 at ${KILLS} random times all is whole, and the next build is right`, {
  tags: ['slow'],
  timeout: 120_000 + 30_000 * KILLS,
}, async () => {
  await build();
  let usual = await build();
  const killedIn = new Map<string, number>();
  for (let kills = 0; kills < KILLS; ) {
    edit();
    // Before that Node is still starting, and there is nothing to break.
    const begin = 0.8 * usual.firstWordMs;
    const anywhere = { afterMs: begin + share() * (usual.endMs - begin) };
    const { code, stderr } = await build(kills % 2 === 0 ? whileWriting() : anywhere);
    if (code === null) kills++;
    const stage = code === 0 ? 'after the end' : `after ${/(\w+) [^\n]*\n$/.exec(`\nstart \n${stderr}`)?.[1]}`;
    killedIn.set(stage, (killedIn.get(stage) ?? 0) + 1);
    expectWholeSnapshot(out);
    const expected = await fullBuild();
    const next = await build();
    expect(next.stderr).not.toMatch(/again|failed/);
    expect(next.code).toBe(0);
    expect(differences(filesIn(out), expected)).toEqual([]);
    usual = next;
  }
  expect(readdirSync(join(directory, '.dist'))).toHaveLength(1);
  process.stdout.write(`${KILLS} kills: ${JSON.stringify(Object.fromEntries(killedIn))}\n`);
});
