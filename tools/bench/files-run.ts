/** How many files of ours an action runs through: those of which a function was called. Loading a module is not running it. */

import { mkdtempSync, rmSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCompanions } from '../../src/cli/companions.ts';
import { answerFromDirectory, toResponse } from '../../src/edge/hosts/directory.ts';
import { buildDirectory } from '../../src/publish/build-directory.ts';
import { type Companion, openCompanions } from '../../src/publish/companion.ts';
import { readDataFiles } from '../../src/publish/disk/data-directory.ts';
import { startFeed } from './live-feed.ts';
import { writeNetwork } from './status-network.ts';

const PROJECT = new URL('../../', import.meta.url).href;
const INPUTS = { hasScripts: false, note: () => {}, stage: () => {} };

/** A build of one site with and without companions, a page of the API, and a changed status of a live network. */
export async function countFilesRun(): Promise<{ readonly [what: string]: number }> {
  const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-files-'));
  try {
    const { data } = writeNetwork(directory, 8);
    const companions = await openCompanions(await loadCompanions(), INPUTS);
    const place = (name: string) => join(directory, name);
    const [alone, whole, live] = [place('alone'), place('whole'), place('live')];
    return {
      'files run through: build of one site, core alone': await filesRunBy(() => build(data, alone, [])),
      'files run through: build of one site': await filesRunBy(() => build(data, whole, companions)),
      'files run through: a page of the API': await filesRunBy(() => askPage(whole)),
      'files run through: a changed status': await filesRunBy(
        (await startFeed(await build(data, live, companions), live, companions)).step,
      ),
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function build(data: string, out: string, companions: readonly Companion[]) {
  const dataFiles = await readDataFiles(data);
  const request = { companions, dataFiles, out, now: Date.now(), previous: { kind: 'none' } } as const;
  const built = await buildDirectory(
    { ...request, isForPublishing: false, allowsRemovals: false },
    { fetch, readStatuses: async () => [], stage: () => {} },
  );
  if (built.kind === 'invalid') throw new Error('The network of the count has errors.');
  return built;
}

async function askPage(out: string): Promise<void> {
  const url = 'https://bench.test/api/ocpi/2.2/locations?limit=100';
  const response = toResponse(await answerFromDirectory(out)(new Request(url)));
  if (response.status !== 200) throw new Error(`It answers ${response.status}.`);
  await response.bytes();
}

/** Of src/ and packages/. */
async function filesRunBy(action: () => Promise<unknown>): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  await action();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  // What covers a script from its beginning is the script itself, which is run when it is loaded.
  const run = result.filter(({ functions }) =>
    functions.some(({ ranges: [range] }) => range && range.startOffset > 0 && range.count > 0),
  );
  return run.filter(({ url }) => url.startsWith(`${PROJECT}src/`) || url.startsWith(`${PROJECT}packages/`)).length;
}
