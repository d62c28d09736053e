/** A network as it is published, on a server of its own: built into a directory, answered by the Node host. */

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteServer } from '../../../../../src/edge/hosts/node.ts';
import { openCompanions } from '../../../../../src/publish/companion.ts';
import type { DataFiles } from '../../../../../src/read/load/data-files.ts';
import { buildInto } from '../../../../publish/history/support/disk-builds.ts';
import { COMPANIONS } from '../../../../support/companions.ts';

export interface PublishedNetwork {
  /** Where it is served: also the base_url in what was built. */
  readonly origin: string;
  /** The directory that was built. */
  readonly folder: string;
  /** Builds once more while the server runs, going on from what is there. @param now ms since 1970 */
  publish(dataFiles: DataFiles, now?: number): Promise<void>;
  stop(): Promise<void>;
}

export async function publishNetwork(dataFiles: DataFiles, now = Date.now()): Promise<PublishedNetwork> {
  const root = mkdtempSync(join(tmpdir(), 'ocpi-browser-'));
  const folder = join(root, 'dist');
  const server = createSiteServer(folder);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const note = (_: string, why: string) => {
    if (why.includes('without style')) throw new Error(why);
  };
  const companions = await openCompanions(COMPANIONS, { hasScripts: true, note, stage: () => {} });

  const publish = async (next: DataFiles, at = Date.now()) => {
    const { built } = await buildInto(folder, next, at, { baseUrl: origin, companions });
    if (built.kind === 'invalid') throw new Error(`not publishable: ${JSON.stringify(built.findings, null, 2)}`);
  };

  await publish(dataFiles, now);
  return {
    origin,
    folder,
    publish,
    async stop() {
      server.close();
      server.closeAllConnections();
      rmSync(root, { recursive: true });
    },
  };
}
