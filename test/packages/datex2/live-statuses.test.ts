/** A live step writes of the statuses in DATEX II what a build would, in one publication and in several, and few lines of them. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, inflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { headOfBuild } from '../../../src/live/publish/head-of-build.ts';
import type { Companion } from '../../../src/publish/companion.ts';
import { countOfData } from '../../../src/publish/history/finding-codes.ts';
import { readIn } from '../../../src/snapshot/read-snapshot.ts';
import { bytesOfPart, GZIP_HEADER } from '../../../src/stored-format/stored-body.ts';
import { LiveNetwork } from '../../live/support/live-network.ts';
import { buildInto } from '../../publish/history/support/disk-builds.ts';
import { OPENED, STEPS } from '../../support/companions.ts';
import { NOW } from '../../support/data-directory.ts';
import { csv, networkOf } from '../../support/network-of.ts';

const SITES = 700;
const STATUS = '/datex2/v3/status.json';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-datex-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Two points at each site: the first has an EVSE id, and the uid of the second is the id of the site. @param changed uids that are occupied */
function network(changed: readonly string[]) {
  const sites = [...Array(SITES).keys()].map((site) => `L-${site}`);
  const points = sites.flatMap((site) => [`${site}-A`, site]);
  return networkOf(
    {
      locations: csv(
        'id,address,city,latitude,longitude',
        ...sites.map((site, i) => `${site},Main Street ${i},Amsterdam,52.${370_000 + i},4.893379`),
      ),
      evses: csv(
        'uid,location_id,evse_id',
        ...sites.flatMap((site, i) => [`${site}-A,${site},NL*EXA*E${i}`, `${site},${site},`]),
      ),
      connectors: csv(
        'evse_uid,standard,format,power_type,max_voltage,max_amperage,tariff_ids',
        ...points.map((uid) => `${uid},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32,T-1`),
      ),
      tariffs: csv('id,price_per_kwh,vat,prices_include_vat', 'T-1,0.6,21,true'),
      status: csv(
        'evse_uid,status,last_updated',
        ...points.map((uid) =>
          changed.includes(uid) ? `${uid},CHARGING,2025-12-31T23:00:00Z` : `${uid},AVAILABLE,2025-12-31T20:00:00Z`,
        ),
      ),
    },
    { datex2: true },
  );
}

/** Files may only be so large. */
function withLargest(largest: number): readonly Companion[] {
  return OPENED.map((one) => {
    const { files, steps } = one;
    if (one.name !== 'datex2' || steps?.begin === undefined || files === undefined) return one;
    const { begin } = steps;
    return {
      ...one,
      files: (published) => files({ ...published, largest }),
      steps: { ...steps, begin: (known) => begin({ ...known, largest }) },
    };
  });
}

async function built(changed: readonly string[], now: number, companions: readonly Companion[]) {
  const out = join(directory, 'dist');
  const { built: result } = await buildInto(out, network(changed), now, { companions });
  if (result.kind === 'invalid') throw new Error(JSON.stringify(result.findings));
  return result;
}

const textAt = (path: string) => readFileSync(join(directory, 'dist', path), 'utf8');

async function textIn({ snapshot }: LiveNetwork, path: string): Promise<string> {
  const { gzip = [] } = snapshot.head.live.files[path] ?? {};
  const stored = Buffer.concat(await Promise.all(gzip.map((part) => bytesOfPart(part, snapshot.read))));
  const blocks = stored.subarray(GZIP_HEADER.length);
  return `${inflateRawSync(blocks, { finishFlush: constants.Z_SYNC_FLUSH })}}`;
}

test.each([
  ['one publication', 20_000_000, [STATUS]],
  ['several', 360_000, [1, 2, 3, 4].map((part) => `/datex2/v3/status-${part}.json`)],
])('%s', async (_, largest, paths) => {
  const companions = withLargest(largest);
  const first = await built([], NOW, companions);
  const read = readIn(join(directory, 'dist'));
  const live = new LiveNetwork(headOfBuild(first, read, STEPS, NOW + 60_000));
  expect(Object.keys(live.snapshot.head.live.files).filter((path) => path.startsWith('/datex2'))).toEqual(paths);
  for (const path of paths) expect((await textIn(live, path)).split('\n')).toEqual(textAt(path).split('\n'));
  const partsNow = () =>
    paths.flatMap((path) => live.snapshot.head.live.files[path]?.gzip ?? []).map((part) => JSON.stringify(part));
  const before = new Set(partsNow());
  const changed = ['L-7-A', 'L-7', 'L-300-A'];
  const second = await built(changed, NOW + 1500, companions);
  const { statuses, readings, report } = second.data;
  await live.step(
    { statuses, readings, findings: countOfData(report([])) },
    { publishedAt: second.publishedAt, builtAt: NOW },
  );
  for (const path of paths) expect(await textIn(live, path)).toBe(textAt(path));
  for (const path of paths) expect(Buffer.byteLength(textAt(path))).toBeLessThanOrEqual(largest);
  const texts = paths.map(textAt).join('');
  expect(texts.split('"value":"charging"},"lastUpdated":"2025-12-31T23:00:00Z"')).toHaveLength(1 + changed.length);
  const lines = partsNow();
  const written = lines.filter((part) => !before.has(part));
  expect(written.length).toBeLessThanOrEqual(paths.length + 2);
  expect(lines.length).toBeGreaterThan(paths.length + 2);
});

test('a table that is too large for one publication comes in several, to which the site leads', async () => {
  await built([], NOW, withLargest(400_000));
  const feeds = JSON.parse(textAt('.well-known/ocpi-snapshot.json')).feeds as {
    readonly name: string;
    readonly url: string;
  }[];
  const tables = feeds.filter(({ name }) => name.startsWith('datex2-table'));
  expect(tables.length).toBeGreaterThan(2);
  const sites = tables.flatMap(({ url }) => {
    const { payload } = JSON.parse(textAt(new URL(url).pathname));
    return payload.aegiEnergyInfrastructureTablePublication.energyInfrastructureTable[0].energyInfrastructureSite;
  });
  expect(new Set(sites.map(({ idG }: { readonly idG: string }) => idG)).size).toBe(SITES);
});
