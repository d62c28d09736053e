/** The recent lists of a dist/ that this process did not write are not trusted: neither a foreign text, nor damaged blocks. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf } from '../../src/snapshot/blob-store.ts';
import { objectReader, readIn, readIndex } from '../../src/snapshot/read-snapshot.ts';
import { packPath, viewIndex } from '../../src/stored-format/list-index.ts';
import { MANIFEST_PATH, type Manifest } from '../../src/stored-format/manifest.ts';
import { NOW } from '../support/data-directory.ts';
import { csv, networkOf } from '../support/network-of.ts';
import { buildInto } from './history/support/disk-builds.ts';

let directory = '';
let out = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-index-'));
  out = join(directory, 'dist');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const NUMBERS = Array.from({ length: 100 }, (_, i) => i + 1);

/** A hundred locations, of which the first thirty have this address. */
const network = (address: string) =>
  networkOf({
    locations: csv(
      'id,address,city,latitude,longitude',
      ...NUMBERS.map(
        (n) => `L-${n},${n <= 30 ? address : 'Main Street'} ${n},Amsterdam,52.${373_100 + n},4.${893_300 + n}`,
      ),
    ),
    evses: csv('uid,location_id', ...NUMBERS.map((n) => `E-${n},L-${n}`)),
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage',
      ...NUMBERS.map((n) => `E-${n},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`),
    ),
  });

const manifest = () => JSON.parse(readFileSync(join(out, MANIFEST_PATH), 'utf8')) as Manifest;
const recentNow = () => manifest().by_version['2.2']?.locations.recent?.[0]?.index ?? '';
const textsNow = () => {
  const index = readIndex(recentNow(), readIn(out));
  const object = objectReader(index, readIn(out));
  return Array.from({ length: index.objects }, (_, position) => object(position).toString());
};

/** Puts another pack into the recent list that is in place, with all names and hashes as they must be. */
function replacePack(blocks: Uint8Array): void {
  const bytes = Uint8Array.from(readFileSync(join(out, recentNow())));
  const index = viewIndex(bytes.buffer);
  expect(index.packs).toBe(1);
  index.blocksAt[0] = 0;
  index.blocksBytes[0] = index.packBytes[0] = blocks.length;
  index.packNames.set(Buffer.from(hashOf(blocks), 'hex'));
  writeFileSync(join(out, packPath(index, 0)), blocks);
  const path = `/_snapshot/${hashOf(bytes)}.index`;
  writeFileSync(join(out, path), bytes);
  writeFileSync(join(out, MANIFEST_PATH), JSON.stringify(manifest()).replaceAll(recentNow(), path));
}

const compress = (text: string) => deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH });

test.each([
  [
    'a text that breaks the contract',
    () => compress(textsNow().join(',').replaceAll('"publish":true', '"publish":7777')),
  ],
  ['blocks that are none', () => Buffer.alloc(500, 0xff)],
  ['blocks of another length', () => compress('{}')],
])('%s', async (_, blocks) => {
  await buildInto(out, network('Main Street'), NOW, { previous: { kind: 'none' } });
  await buildInto(out, network('Church Lane'), NOW + 60_000);
  expect(textsNow()).toHaveLength(30);
  replacePack(blocks());
  const { built } = await buildInto(out, network('Church Lane'), NOW + 120_000);
  expect(built.kind).toBe('built');
  expect(textsNow().map((text) => JSON.parse(text).publish)).toEqual(Array.from({ length: 30 }, () => true));
});
