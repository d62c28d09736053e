/** A location that is not public appears nowhere in what is published, nor does what only it refers to. */

import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { check, csv, networkOf, snapshotOf } from '../../support/network-of.ts';
import { bytesOf } from '../../support/tree-bytes.ts';

const SECRET = 'SECRET';

const network = networkOf({
  locations: csv(
    'id,name,address,city,latitude,longitude,publish',
    'L-1,Main,Main Street 1,Amsterdam,52.373169,4.893379,true',
    `${SECRET}-L,${SECRET} name,${SECRET} address,${SECRET} city,52.380100,4.900100,false`,
  ),
  evses: csv('uid,location_id,physical_reference', 'E-1,L-1,1', `${SECRET}-E,${SECRET}-L,${SECRET}`),
  connectors: csv(
    'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
    'E-1,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,',
    `${SECRET}-E,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,${SECRET}-T`,
  ),
  tariffs: csv('id,price_per_kwh,vat,prices_include_vat', `${SECRET}-T,0.12,21,no`),
  status: csv('evse_uid,status', `${SECRET}-E,AVAILABLE`),
  images: csv('location_id,url,category', `${SECRET}-L,https://example.com/${SECRET}.png,LOCATION`),
  related_locations: csv('location_id,latitude,longitude,name', `${SECRET}-L,52.380200,4.900200,${SECRET}`),
});

test('it is checked like any other', () => {
  expect(check(network).findings).toEqual([]);
});

test('no file of the snapshot has it', async () => {
  const tree = await snapshotOf(network);
  const texts = [...tree].map(([path, bytes]) => `${path} ${unpacked(path, bytesOf(bytes, path))}`);
  expect(texts.filter((text) => text.includes('Main Street 1')).length).toBeGreaterThan(2);
  expect(texts.filter((text) => /SECRET|52\.380[12]|0\.12\b/.test(text))).toEqual([]);
});

/** The text of a file, if need be without its compression; bodies end in the middle of a stream. */
function unpacked(path: string, bytes: Uint8Array): string {
  if (path.endsWith('.br'))
    return brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
  if (path.endsWith('.gzip')) return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  return Buffer.from(bytes).toString('utf8');
}
