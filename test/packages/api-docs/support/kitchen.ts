/** A small network on a server, for programs that ask it: three sites, of which one has fast chargers. */

import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteServer } from '../../../../src/edge/hosts/node.ts';
import { siteOf, writeSite } from '../../../edge/support/site.ts';
import { csv, networkOf, snapshotOf } from '../../../support/network-of.ts';

const TABLES = {
  locations: csv(
    'id,name,address,city,postal_code,latitude,longitude',
    'AMS-01,Market Square,Market Square 1,Amsterdam,1012 JS,52.373169,4.893379',
    'AMS-02,Station,Station Square 1,Amsterdam,1012 AB,52.378901,4.900581',
    'UTR-01,Canal Street,Canal Street 9,Utrecht,3511 LX,52.090737,5.121420',
  ),
  evses: csv(
    'uid,location_id,status',
    'AMS-01-A,AMS-01,AVAILABLE',
    'AMS-01-B,AMS-01,CHARGING',
    'AMS-02-A,AMS-02,CHARGING',
    'UTR-01-A,UTR-01,AVAILABLE',
  ),
  connectors: csv(
    'evse_uid,standard,format,power_type,max_voltage,max_amperage,max_electric_power',
    'AMS-01-A,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,22000',
    'AMS-01-B,IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,22000',
    'AMS-02-A,IEC_62196_T2_COMBO,CABLE,DC,920,500,150000',
    'UTR-01-A,IEC_62196_T2_COMBO,CABLE,DC,920,200,50000',
  ),
};

export interface ServedNetwork {
  readonly base: string;
  stop(): void;
}

/** @param settings besides those of every test */
export async function serveNetwork(settings: object = {}): Promise<ServedNetwork> {
  const root = mkdtempSync(join(tmpdir(), 'ocpi-kitchen-'));
  const folder = join(root, 'dist');
  // The address is part of what is built, so the server comes first.
  const server = createSiteServer(folder);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  renameSync(await writeSite(siteOf(await snapshotOf(networkOf(TABLES, settings), { baseUrl: base }))), folder);
  return {
    base,
    stop() {
      server.close();
      server.closeAllConnections();
      rmSync(root, { recursive: true });
    },
  };
}
