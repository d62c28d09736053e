/** What stands a second time in the index of dist/ is not trusted: neither a foreign text among the recent objects, nor damaged blocks. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf } from '../../src/publish/snapshot/content-hash.ts';
import { newIndex, viewIndex } from '../../src/stored-format/list-index.ts';
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

const network = (address: string) =>
  networkOf({
    locations: csv(
      'id,address,city,latitude,longitude',
      `L-1,${address},Amsterdam,52.373169,4.893379`,
      'L-2,Main Street 2,Amsterdam,52.374169,4.894379',
    ),
    evses: csv('uid,location_id', 'E-1,L-1', 'E-2,L-2'),
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage',
      ...[1, 2].map((n) => `E-${n},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`),
    ),
  });

const manifest = () => JSON.parse(readFileSync(join(out, MANIFEST_PATH), 'utf8')) as Manifest;
const indexPath = () => manifest().by_version['2.2']?.locations.index ?? '';
const indexNow = () => viewIndex(Uint8Array.from(readFileSync(join(out, indexPath()))).buffer);
const recentText = () => inflateRawSync(indexNow().recent.blocks, { finishFlush: constants.Z_SYNC_FLUSH }).toString();

/** Puts other blocks into the index that is in place, with all names and hashes as they must be. */
function replaceBlocks(blocks: Uint8Array): void {
  const { objects, segments, packs, recent } = indexNow();
  const bytes = readFileSync(join(out, indexPath()));
  const kept = bytes.subarray(24, bytes.length - recent.blocks.length);
  const size = { objects, segments, packs, recent: recent.positions.length, blocks: blocks.length };
  const index = Buffer.concat([new Uint8Array(newIndex(size)).subarray(0, 24), kept, blocks]);
  viewIndex(Uint8Array.from(index).buffer).recent.batchEnd.set([blocks.length]);
  const path = `/_snapshot/${hashOf(index)}.index`;
  writeFileSync(join(out, path), index);
  const text = JSON.stringify(manifest()).replaceAll(indexPath(), path);
  writeFileSync(join(out, MANIFEST_PATH), text);
}

const compress = (text: string) => deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH });

test.each([
  ['a text that breaks the contract', () => compress(recentText().replaceAll('"publish":true', '"publish":7777'))],
  ['blocks that are none', () => Buffer.alloc(500, 0xff)],
  ['blocks of another length', () => compress('{}')],
])('%s', async (_, blocks) => {
  await buildInto(out, network('Main Street 1'), NOW, { previous: { kind: 'none' } });
  expect(recentText()).toContain('Main Street 1');
  replaceBlocks(blocks());
  const { built } = await buildInto(out, network('Church Lane 7'), NOW + 60_000);
  expect(built.kind).toBe('built');
  expect(recentText()).toContain('Church Lane 7');
  const { textEnd } = indexNow().recent;
  const texts = Array.from(textEnd, (end, slot) => recentText().slice(textEnd[slot - 1] ?? 0, end));
  expect(texts.map((text) => JSON.parse(text).publish)).toEqual([true, true]);
});
