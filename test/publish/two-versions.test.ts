/** Where two versions are published, counts and findings are those of the one that leaves out least, and each is reported once. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readIn, readManifest } from '../../src/snapshot/read-snapshot.ts';
import { MANIFEST_PATH } from '../../src/stored-format/manifest.ts';
import { NOW } from '../support/data-directory.ts';
import { csv, networkOf, SMALLEST } from '../support/network-of.ts';
import { buildInto } from './history/support/disk-builds.ts';

const VERSIONS = { versions: ['2.2', '2.2.1'] };
const ROW = 'SOCKET,AC_3_PHASE,230,32';

let out = '';
let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-versions-'));
  out = join(directory, 'dist');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Two EVSEs, or the first of them alone; `standard` is that of its connector. */
function network(uids: readonly string[], standard = 'IEC_62196_T2') {
  const header = 'evse_uid,standard,format,power_type,max_voltage,max_amperage';
  return networkOf(
    {
      ...SMALLEST,
      evses: csv('uid,location_id,evse_id', ...uids.map((uid) => `${uid},L-1,NL*EXA*${uid.replace('-', '')}`)),
      connectors: csv(header, ...uids.map((uid, i) => `${uid},${i === 0 ? standard : 'IEC_62196_T2'},${ROW}`)),
    },
    VERSIONS,
  );
}

test('the health of a snapshot counts what 2.2 leaves out', async () => {
  await buildInto(out, network(['E-1', 'E-2'], 'GBT_AC'), NOW);
  const { health } = readManifest(readIn(out)(MANIFEST_PATH));
  expect(health.counts).toMatchObject({ locations: 1, evses: 2, connectors: 2 });
});

test('an EVSE that comes back is reported once', async () => {
  await buildInto(out, network(['E-1', 'E-2']), NOW);
  await buildInto(out, network(['E-1']), NOW + 1000);
  const { built } = await buildInto(out, network(['E-1', 'E-2']), NOW + 2000);
  expect(built.findings.map(({ code, key }) => [code, key])).toEqual([['evse-returned', 'E-2']]);
});
