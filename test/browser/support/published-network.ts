/** A network as it is published, on a server of its own: built in memory, written aside, answered by the Node host. */

import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteServer } from '../../../src/hosts/node.ts';
import type { DataFiles } from '../../../src/source/load/data-files.ts';
import { siteOf, writeSite } from '../../edge/support/site.ts';
import { build } from '../../support/network-of.ts';

export interface PublishedNetwork {
  /** Where it is served: also the base_url in what was built. */
  readonly origin: string;
  /** The directory of the site: a link, as the build's own dist/ is one. */
  readonly folder: string;
  /** Builds once more, and puts the result in place while the server runs. @param now ms since 1970 */
  publish(dataFiles: DataFiles, now?: number): Promise<void>;
  stop(): Promise<void>;
}

export async function publishNetwork(dataFiles: DataFiles, now = Date.now()): Promise<PublishedNetwork> {
  const root = mkdtempSync(join(tmpdir(), 'ocpi-browser-'));
  const folder = join(root, 'dist');
  const server = createSiteServer(folder);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const written: string[] = [];

  const publish = async (next: DataFiles, at = Date.now()) => {
    const { files } = await build(next, { now: at, baseUrl: origin });
    const place = await writeSite(siteOf(files));
    written.push(place);
    symlinkSync(place, `${folder}.new`);
    renameSync(`${folder}.new`, folder);
  };

  await publish(dataFiles, now);
  return {
    origin,
    folder,
    publish,
    async stop() {
      server.close();
      server.closeAllConnections();
      for (const place of [root, ...written]) rmSync(place, { recursive: true });
    },
  };
}
