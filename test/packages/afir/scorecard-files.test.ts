/** The scorecard as files of a build: there if a profile is set, right, and written again only if a number in it changes. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Scorecard } from '../../../packages/afir/scorecard.ts';
import type { BuildMemory } from '../../../src/publish/build-memory.ts';
import type { DataFiles } from '../../../src/read/load/data-files.ts';
import { buildInto, filesIn } from '../../publish/history/support/disk-builds.ts';
import { csv, networkOf } from '../../support/network-of.ts';

const BASE = { base_url: 'https://ocpi.charging.nl', licence: { name: 'CC0 1.0', url: 'https://example.com/cc0' } };
const OWN = ['afir.json', 'afir.svg', 'afir/index.html', 'schemas/copies/afir.json'];
const MAY = Date.parse('2026-05-01T00:00:00Z');
const HOUR = 3_600_000;

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-scorecard-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

function network(settings: object, status = 'UNKNOWN'): DataFiles {
  return networkOf(
    {
      locations: csv(
        'id,address,city,latitude,longitude,publish,help_phone',
        'L-1,Main Street 1,Amsterdam,52.373169,4.893379,true,+31201234567',
        'L-2,Main Street 2,Amsterdam,52.373269,4.893379,true,',
        'L-3,Secret Street 3,Amsterdam,52.373369,4.893379,false,',
      ),
      evses: csv('uid,location_id,status', 'E-1,L-1,AVAILABLE', `E-2,L-2,${status}`, 'E-3,L-3,UNKNOWN'),
      connectors: csv(
        'evse_uid,standard,format,power_type,max_voltage,max_amperage',
        ...['E-1', 'E-2', 'E-3'].map((uid) => `${uid},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`),
      ),
    },
    { ...BASE, ...settings },
  );
}

async function built(
  files: DataFiles,
  now = MAY,
  memory?: BuildMemory,
  place = 'dist',
): Promise<ReadonlyMap<string, Buffer>> {
  const out = join(directory, place);
  const { built: result } = await buildInto(out, files, now, { ...(memory && { memory }) });
  if (result.kind === 'invalid') throw new Error(JSON.stringify(result.findings));
  return filesIn(out);
}

const textAt = (files: ReadonlyMap<string, Buffer>, path: string) => String(files.get(path));
const scorecardIn = (files: ReadonlyMap<string, Buffer>) => JSON.parse(textAt(files, 'afir.json')) as Scorecard;
const AFIR = { profiles: ['afir'] };

test('a network without profiles has none of the files, and none is named', async () => {
  const files = await built(network({}));
  expect(OWN.filter((path) => files.has(path))).toEqual([]);
  for (const path of ['_headers', 'openapi.json', 'docs/index.html', 'index.html', '.well-known/ocpi-snapshot.json'])
    expect(textAt(files, path)).not.toContain('afir');
});

test('the file says what is there, and of what an item is unknown; nothing that is not public is in it', async () => {
  const files = await built(network(AFIR));
  const { points, sites, items } = scorecardIn(files);
  expect({ points, sites }).toEqual({ points: 2, sites: 2 });
  const found = new Map(items.map(({ item, share, lacking }) => [item, { share, lacking }]));
  expect(found.get('A5')).toEqual({ share: 0.5, lacking: ['L-2'] });
  expect(found.get('F1')).toEqual({ share: 0.5, lacking: ['E-2'] });
  for (const path of OWN) expect(textAt(files, path)).not.toMatch(/L-3|E-3|Secret/);
});

test('it keeps to its schema, and is named where the other files are', async () => {
  const files = await built(network(AFIR));
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(
    JSON.parse(textAt(files, 'schemas/copies/afir.json')),
  );
  expect(validate(scorecardIn(files)), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ ...scorecardIn(files), points: '2' })).toBe(false);
  const { feeds } = JSON.parse(textAt(files, '.well-known/ocpi-snapshot.json')) as { feeds: { name: string }[] };
  expect(feeds.find(({ name }) => name === 'afir')).toMatchObject({
    ...{ url: 'https://ocpi.charging.nl/afir.json', format: 'json', media_type: 'application/json' },
  });
  expect(textAt(files, '_headers')).toMatch(/\/afir\.json\n {2}Access-Control-Allow-Origin: \*\n.*\n {2}Link: .*cc0/);
  expect(JSON.parse(textAt(files, 'openapi.json')).paths['/afir.json'].get.operationId).toBe('getAfir');
  expect(textAt(files, 'docs/index.html')).toContain('<a href="/afir/">AFIR</a>');
  expect(textAt(files, 'index.html')).toContain('<a href="/afir/">/afir/</a>');
});

test('a status that becomes known changes it, and no other status does', async () => {
  const first = await built(network(AFIR));
  const same = await built(network(AFIR), MAY + HOUR);
  for (const path of OWN) expect(textAt(same, path)).toBe(textAt(first, path));
  const known = await built(network(AFIR, 'CHARGING'), MAY + 2 * HOUR);
  expect(scorecardIn(known).items.find(({ item }) => item === 'F1')?.share).toBe(1);
  expect(textAt(known, 'afir/index.html')).not.toBe(textAt(first, 'afir/index.html'));
  const other = await built(network(AFIR, 'AVAILABLE'), MAY + 3 * HOUR);
  for (const path of OWN) expect(textAt(other, path)).toBe(textAt(known, path));
});

test('what is carried over from the snapshot before is what would be made now', async () => {
  const memory: BuildMemory = {};
  for (const [i, status] of ['UNKNOWN', 'UNKNOWN', 'CHARGING', 'BLOCKED', 'UNKNOWN'].entries()) {
    const files = network(AFIR, status);
    const carriedOver = await built(files, MAY + i * HOUR, memory);
    const anew = await built(files, MAY + i * HOUR, undefined, 'anew');
    for (const path of OWN) expect(textAt(carriedOver, path)).toBe(textAt(anew, path));
  }
});

test('a profile that is no longer set takes the files with it', async () => {
  await built(network(AFIR));
  const files = await built(network({}), MAY + HOUR);
  expect(OWN.filter((path) => files.has(path))).toEqual([]);
});
