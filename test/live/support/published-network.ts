/** For tests: a network as a build publishes it for a live head. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltHead, headOfBuild } from '../../../src/live/publish/head-of-build.ts';
import { readIn } from '../../../src/snapshot/read-snapshot.ts';
import { MANIFEST_PATH } from '../../../src/stored-format/manifest.ts';
import { buildInto } from '../../publish/history/support/disk-builds.ts';
import { STEPS } from '../../support/companions.ts';
import { csv, networkOf } from '../../support/network-of.ts';

export interface PublishedNetwork extends Disposable {
  readonly built: BuiltHead;
  /** What belongs into the store, by path; the head is the last. */
  readonly objects: ReadonlyMap<string, Uint8Array>;
  /** A file that was deployed. */
  readonly deployed: (path: string) => Uint8Array | undefined;
}

export interface NetworkOptions {
  /** How many EVSEs, from E-1 on, five of them at a site. */
  readonly evses?: number;
  /** Rows of status.csv, without times. */
  readonly status?: readonly string[];
  /** The status and the last_updated of EVSEs in evses.csv, from E-1 on: `AVAILABLE,2026-11-21T14:00:00Z`. */
  readonly own?: readonly string[];
  readonly sources?: readonly object[];
  /** ms since 1970. */
  readonly now: number;
}

export async function publishNetwork(options: NetworkOptions): Promise<PublishedNetwork> {
  const { evses = 3, status = [], own = [], sources = [], now } = options;
  const out = join(mkdtempSync(join(tmpdir(), 'ocpi-live-worker-')), 'dist');
  const tables = {
    ...tablesOf(evses, own),
    ...(status.length === 0 ? {} : { status: csv('evse_uid,status', ...status) }),
  };
  const dataFiles = networkOf(tables, { status_sources: sources });
  const { built } = await buildInto(out, dataFiles, now);
  if (built.kind === 'invalid') throw new Error(JSON.stringify(built.findings, undefined, 2));
  const head = headOfBuild(built, readIn(out), STEPS, now + 60_000);
  const manifest = new TextEncoder().encode(JSON.stringify(head.head));
  return {
    built: head,
    objects: new Map([...head.files, [MANIFEST_PATH, manifest]]),
    deployed: (path) => {
      try {
        return readFileSync(join(out, path));
      } catch {
        return undefined;
      }
    },
    [Symbol.dispose]: () => rmSync(join(out, '..'), { recursive: true }),
  };
}

function tablesOf(evses: number, own: readonly string[]) {
  const numbers = Array.from({ length: evses }, (_, i) => i + 1);
  const siteOf = (evse: number) => `L-${Math.ceil(evse / 5)}`;
  const sites = [...new Set(numbers.map(siteOf))];
  return {
    locations: csv(
      'id,address,city,latitude,longitude',
      ...sites.map((id, i) => `${id},Main Street ${i + 1},Amsterdam,${(52.3 + i / 1e5).toFixed(6)},4.893379`),
    ),
    evses: csv(
      'uid,location_id,status,last_updated',
      ...numbers.map((i) => `E-${i},${siteOf(i)},${own[i - 1] ?? ','}`),
    ),
    connectors: csv(
      'evse_uid,standard,format,power_type,max_voltage,max_amperage',
      ...numbers.map((i) => `E-${i},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`),
    ),
  };
}
