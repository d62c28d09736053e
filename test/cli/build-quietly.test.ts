/** What `start` tells of its builds: all that the first one finds, and then what is new. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quietBuilder } from '../../src/cli/publish/build-quietly.ts';
import { NOW } from '../support/data-directory.ts';
import { csv, SETTINGS, SMALLEST } from '../support/network-of.ts';
import { type RecordedTerminal, recordedTerminal } from '../support/recorded-terminal.ts';

const EVSES = ['uid,location_id', 'E-1,L-1', 'E-2,L-1'];
const PLUG = 'IEC_62196_T2,SOCKET,AC_3_PHASE,230,32';
const CONNECTORS = ['evse_uid,standard,format,power_type,max_voltage,max_amperage', `E-1,${PLUG}`, `E-2,${PLUG}`];

let root: string;
let terminal: RecordedTerminal;
let notes: string[];
let builder: ReturnType<typeof quietBuilder>;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-quietly-'));
  mkdirSync(join(root, 'data'));
  const settings = { ...SETTINGS, status_sources: [{ name: 'hub', file: '../hub.csv' }] };
  write('data/network.json', JSON.stringify(settings));
  write('data/locations.csv', SMALLEST.locations ?? '');
  write('data/evses.csv', csv(...EVSES));
  write('data/connectors.csv', csv(...CONNECTORS));
  report('E-1,CHARGING', 'X-1,AVAILABLE');
  [terminal, notes] = [recordedTerminal(), []];
  builder = quietBuilder(terminal, (text) => notes.push(text), true);
});

afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const report = (...rows: string[]) => write('hub.csv', csv('evse_uid,status', ...rows));

/** Builds, and returns what that told. */
async function told(): Promise<{ report: string; notes: string[] }> {
  [terminal.said.out.length, notes.length] = [0, 0];
  await builder.build({
    ...{ companions: [], data: join(root, 'data'), out: join(root, 'dist'), now: NOW, format: 'text' },
    ...{ baseUrl: 'http://localhost:8787', cache: undefined, asksStatusSources: true, allowsRemovals: true },
    previous: { kind: 'default' },
  });
  return { report: terminal.said.out.join('\n'), notes: [...notes] };
}

const NOTHING = { report: '', notes: [] };

test('an EVSE that only a source knows is told once, and a finding that counts more than before is no news', async () => {
  const first = await told();
  for (const text of ['unknown-status-evse', '2 of 2 public EVSEs']) expect(first.report).toContain(text);
  expect(first.notes).toEqual([]);
  expect(await told()).toEqual(NOTHING);
  write('data/evses.csv', csv(...EVSES, 'E-3,L-1'));
  write('data/connectors.csv', csv(...CONNECTORS, `E-3,${PLUG}`));
  expect(await told()).toEqual(NOTHING);
});

test('what a source begins to say is a note alone', async () => {
  await told();
  report('E-1,kaputtt', 'X-1,AVAILABLE');
  const later = await told();
  expect(later).toEqual({ report: '', notes: [expect.stringContaining('kaputtt')] });
  expect(await told()).toEqual(NOTHING);
});

test('a new finding brings the report; one that has moved does not, nor an error in between', async () => {
  await told();
  const [head = '', site = ''] = (SMALLEST.locations ?? '').split('\n');
  const bare = site.replace('L-1', 'L-2').replace('52.37', '52.38');
  write('data/locations.csv', csv(head, site, bare));
  expect((await told()).report).toContain('location-without-evses');
  write('data/locations.csv', csv(head, bare, site));
  expect(await told()).toEqual(NOTHING);
  write('data/evses.csv', csv(...EVSES, 'E-3,L-8'));
  expect((await told()).report).toContain('L-8');
  write('data/evses.csv', csv(...EVSES));
  expect(await told()).toEqual(NOTHING);
});

test('of errors that are mended one by one, the rest is told', async () => {
  write('data/evses.csv', csv(...EVSES, 'E-3,L-8', 'E-4,L-9'));
  expect((await told()).report).toContain('L-9');
  write('data/evses.csv', csv(...EVSES, 'E-4,L-9'));
  expect((await told()).report).toContain('L-9');
  expect(builder.errors()).toContain('L-9');
  expect(await told()).toEqual(NOTHING);
});
