/**
 * `npm run counts [-- --write]`: counts that do not depend on the machine, such as bytes that are uploaded and lines by room, beside those in tools/bench/counts.json. It fails when one has
 * grown by a tenth. With `--write`, they go to that file.
 */

// It must be there before anything uses what it replaces.
import './count-calls.ts';

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadCompanions } from '../../src/cli/companions.ts';
import { answerFromDirectory, toResponse } from '../../src/edge/hosts/directory.ts';
import { buildDirectory } from '../../src/publish/build-directory.ts';
import { openCompanions } from '../../src/publish/companion.ts';
import { readDataFiles } from '../../src/publish/disk/data-directory.ts';
import { STATUS_PATH } from '../../src/stored-format/status-file.ts';
import { calls, resetCalls } from './count-calls.ts';
import { countFilesRun } from './files-run.ts';
import { countLines } from './lines.ts';
import { changeStatuses, writeNetwork } from './status-network.ts';
import { tableLines } from './table.ts';
import { changedFiles, filesIn, uploadedBytes } from './uploads.ts';

/** 3,000 locations of 3.2 kB. */
const CONNECTORS = 24_000;

/** Locations with a changed status, all over the list. */
const SCATTERED = 1000;

/** More than so much of a count of the file is a failure. */
const TOLERATED = 1.1;

const PATH = fileURLToPath(new URL('counts.json', import.meta.url));

type Counts = { readonly [what: string]: number };

const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-counts-'));
try {
  const counts = await countAll();
  if (process.argv.includes('--write')) writeFileSync(PATH, `${JSON.stringify(counts, undefined, 2)}\n`);
  compare(JSON.parse(readFileSync(PATH, 'utf8')) as Counts, counts);
} finally {
  rmSync(directory, { recursive: true, force: true });
}

function compare(before: Counts, now: Counts): void {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const rows = names.map((name) => {
    const [old, current] = [before[name] ?? 0, now[name] ?? 0];
    const word = current > old * TOLERATED ? 'GROWN' : current < old / TOLERATED ? 'less' : '';
    return [name, old.toLocaleString('en'), current.toLocaleString('en'), word];
  });
  const title = 'Counts that do not depend on the machine';
  for (const line of tableLines({ title, columns: ['', 'counts.json', 'now', ''], rows })) say(line);
  const grown = rows.filter(([, , , word]) => word === 'GROWN').length;
  if (grown > 0)
    say(
      `${grown} of them grew by more than a tenth. If that is meant, say why in the commit, and run: npm run counts -- --write`,
    );
  process.exitCode = Math.min(grown, 1);
}

async function countAll(): Promise<Counts> {
  const companions = await openCompanions(await loadCompanions(), {
    hasScripts: false,
    note: () => {},
    stage: () => {},
  });
  const place = writeNetwork(directory, CONNECTORS);
  let now = Date.parse('2026-11-01T12:00:00Z');
  const build = async () => {
    resetCalls();
    const dataFiles = await readDataFiles(place.data);
    now += 3_600_000;
    const request = {
      dataFiles,
      now,
      out: place.out,
      previous: { kind: 'default' },
      isForPublishing: false,
      allowsRemovals: false,
    } as const;
    const built = await buildDirectory(
      { companions, ...request },
      { fetch, readStatuses: async () => [], stage: () => {} },
    );
    if (built.kind === 'invalid') throw new Error(JSON.stringify(built.findings.slice(0, 3)));
    return { files: filesIn(place.out), calls: { ...calls }, publishedAt: built.publishedAt };
  };
  const first = await build();
  changeStatuses(place.data, 1);
  const second = await build();
  const changed = changedFiles(first.files, second.files);
  const status = changed.get(STATUS_PATH.slice(1))?.length ?? 0;
  changeStatuses(place.data, SCATTERED);
  const third = await build();
  return {
    'whole build: bytes uploaded': uploadedBytes(first.files),
    'whole build: files': first.files.size,
    'whole build: texts parsed as JSON': first.calls.parsed,
    'whole build: bytes compressed': first.calls.deflatedBytes,
    'one status: bytes uploaded, without /status.json': uploadedBytes(second.files, changed) - status,
    'one status: bytes uploaded of /status.json': status,
    'one status: files written': changed.size,
    'one status: texts parsed as JSON': second.calls.parsed,
    'one status: bytes compressed': second.calls.deflatedBytes,
    ...(await countFilesRun()),
    ...(await countAnswers(new Date(third.publishedAt).toISOString())),
    ...countLines(),
  };
}

async function countAnswers(since: string): Promise<Counts> {
  const counts: { [what: string]: number } = {};
  const ask = async (name: string, query: string) => {
    // A new one has nothing in memory yet.
    const answer = answerFromDirectory(join(directory, 'dist'));
    resetCalls();
    const request = new Request(`https://bench.test/api/ocpi/2.2/locations${query}`, {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    const response = toResponse(await answer(request));
    const sent = new Uint8Array(await response.arrayBuffer());
    const done = { ...calls };
    const plain = await toResponse(await answer(new Request(request.url))).bytes();
    counts[`${name}: bytes sent, thousandths of zlib 6`] = Math.round((1000 * sent.length) / gzipSync(plain).length);
    counts[`${name}: bytes compressed`] = done.deflatedBytes;
    counts[`${name}: bytes decompressed`] = done.inflatedBytes;
    counts[`${name}: files opened`] = done.opened;
  };
  await ask('page of 100', '?limit=100&offset=1500');
  await ask('page of 1,000', '?limit=1000&offset=1000');
  await ask(`scattered delta of ${SCATTERED.toLocaleString('en')}`, `?limit=1000&date_from=${since}`);
  await ask('whole list', '');
  return counts;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
