/** `diff A B` says which items of AFIR a change concerns. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { command } from '../../../src/cli/diff.ts';
import { writeSnapshot } from '../../snapshot/support/write-snapshot.ts';
import { COMPANIONS } from '../../support/companions.ts';
import { NOW } from '../../support/data-directory.ts';
import { csv, networkOf, snapshotOf, type Tables } from '../../support/network-of.ts';
import { type RecordedTerminal, recordedTerminal } from '../../support/recorded-terminal.ts';

let directory: string;
let terminal: RecordedTerminal;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'diff-'));
  terminal = recordedTerminal();
});
afterEach(() => rm(directory, { recursive: true }));

function run(names: readonly string[], { format = 'text' } = {}): Promise<number> {
  const places = names.map((name) => join(directory, name));
  return command.call([...places, '--format', format], terminal, { environment: {}, companions: COMPANIONS });
}

async function build(name: string, tables: Tables, settings: object): Promise<void> {
  const dataFiles = networkOf(tables, { base_url: 'https://ocpi.charging.nl', ...settings });
  await writeSnapshot(join(directory, name), await snapshotOf(dataFiles, { now: NOW }));
}

test('with a profile, they say which items of AFIR are stated of more or of fewer points', async () => {
  const locations = (phone: string) =>
    csv(
      'id,address,city,latitude,longitude,help_phone,lit',
      `L-1,Main Street 1,Amsterdam,52.373169,4.893379,${phone},`,
      'L-2,Main Street 2,Amsterdam,52.373269,4.893379,+31201234567,',
    );
  const evses = csv('uid,location_id', 'E-1,L-1', 'E-2,L-2');
  const plugs = csv(
    'evse_uid,standard,format,power_type,max_voltage,max_amperage',
    'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32',
    'E-2,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32',
  );
  const tables = { evses, connectors: plugs };
  const profiles = { profiles: ['afir'] };
  await build('A', { ...tables, locations: locations('+31201234567') }, profiles);
  await build('B', { ...tables, locations: locations('') }, { ...profiles, defaults: { services: 'UNATTENDED' } });
  expect(await run(['A', 'B'], { format: 'markdown' })).toBe(0);
  expect(terminal.said.out[0]).toContain('2 AFIR items changed');
  expect(terminal.said.out[0]).toContain('* AFIR: this change lowers `A5` Help line from 100 to 50 %\n');
  expect(terminal.said.out[0]).toContain('* AFIR: this change raises `A4` Staff at the site from 0 to 100 %');
  await build('C', { ...tables, locations: locations('') }, {});
  expect(await run(['A', 'C'])).toBe(0);
  expect(terminal.said.out[1]).not.toContain('AFIR');
});

test.each([
  'no JSON',
  '[]',
  '{"items":7}',
  '{"items":[null,1,{"item":"A5","stated_share":"x"},{"item":{},"stated_share":2}]}',
])('a scorecard that somebody else wrote is data: %s', async (text) => {
  const profiles = { profiles: ['afir'] };
  await build('A', {}, profiles);
  await build('B', {}, profiles);
  await writeFile(join(directory, 'B', 'afir.json'), text);
  expect(await run(['A', 'B'])).toBe(0);
  expect(terminal.said.out).toEqual(['Nothing changed in the published data.']);
});
