/**
 * Live steps in a built directory: what is answered from it is the old or the new, whoever is killed at whatever write; and the next
 * build goes on from what a step has left.
 */

import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerFromDirectory, toResponse } from '../../src/edge/hosts/directory.ts';
import { headInDirectory } from '../../src/live/publish/head-in-directory.ts';
import { statusPublisher } from '../../src/live/publish/publish-statuses.ts';
import { snapshotReader } from '../../src/live/step/head-in-store.ts';
import type { Location } from '../../src/ocpi/types.ts';
import type { Built } from '../../src/publish/build-request.ts';
import { type PutFile, replaceFile } from '../../src/publish/disk/change-in-place.ts';
import { openPrevious } from '../../src/publish/previous/open-previous.ts';
import { readIn, readManifest } from '../../src/snapshot/read-snapshot.ts';
import { MANIFEST_KEPT_MS, MANIFEST_PATH } from '../../src/stored-format/manifest.ts';
import type { StatusFile } from '../../src/stored-format/status-file.ts';
import { DeltaClient, valid } from '../publish/history/support/delta-client.ts';
import { STEPS } from '../support/companions.ts';
import { sampledBelow } from '../support/sampled.ts';
import { LOCATIONS, locationsAt, statusesIn } from './support/edge-of-store.ts';
import { type FedNetwork, startNetwork } from './support/fed-network.ts';
import { Killed } from './support/pulled-plug.ts';

let network: FedNetwork;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 8), toFake: ['Date'] });
});

afterEach(() => {
  network[Symbol.dispose]();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Builds as a process that begins: on what is in the directory, if anything is. */
async function build(): Promise<Built> {
  const read = directoryRead();
  const snapshot = read(MANIFEST_PATH) && openPrevious(read, undefined, true);
  const built = await network.build({ ...(snapshot && { snapshot }), words: 'of the test', findings: [] });
  pass(60_000);
  return built;
}

function directoryRead() {
  try {
    return readIn(realpathSync(network.out));
  } catch {
    return () => undefined;
  }
}

/** A process that has built, and its steps. */
async function begin(put?: PutFile) {
  const head = headInDirectory(network.out, true, put);
  await head.goOnFrom(await build(), STEPS);
  const program = { generator: readManifest(directoryRead()(MANIFEST_PATH)).generator, program: 'test' };
  const publisher = statusPublisher({
    ...{ ...program, steps: STEPS, store: head, reader: snapshotReader(head), clock: () => Date.now() },
    ...{ promiseMs: 0, leadMs: () => MANIFEST_KEPT_MS },
  });
  return { step: () => publisher.publish(async () => network.now()) };
}

function server() {
  const answer = answerFromDirectory(network.out);
  return async (path: string, coding = 'gzip') => {
    const headers = { 'Accept-Encoding': coding };
    return toResponse(await answer(new Request(`https://ocpi.test${path}`, { headers })));
  };
}

async function unzipped(answer: Promise<Response>): Promise<Response> {
  const { status, headers, body } = await answer;
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  return new Response(headers.get('Content-Encoding') === 'gzip' ? gunzipSync(bytes) : bytes, { status });
}

/** All that says statuses says those of now: the API compressed and not, the plain list if there is one, and /status.json. */
async function expectAllSays(hasPlainList: boolean): Promise<readonly Location[]> {
  const ask = server();
  const truth = new Map(network.uids().map((uid) => [uid, network.state.statuses.get(uid) ?? 'UNKNOWN']));
  const whole = await locationsAt((path) => unzipped(ask(path)));
  expect(statusesIn(whole)).toEqual(truth);
  expect(await locationsAt((path) => ask(path, 'identity'))).toEqual(whole);
  if (hasPlainList) {
    const file = JSON.parse(readFileSync(join(network.out, LOCATIONS), 'utf8')) as { data: Location[] };
    expect(file.data).toEqual(whole);
  }
  const { evses } = JSON.parse(readFileSync(join(network.out, 'status.json'), 'utf8')) as StatusFile;
  expect(new Map(Object.entries(evses).map(([uid, { status }]) => [uid, status]))).toEqual(truth);
  return whole;
}

describe.each([true, false])('plain_lists: %s', (hasPlainLists) => {
  test('a delta client is never wrong, whoever is killed at whatever write', { timeout: 120_000 }, async () => {
    network = startNetwork(6, { plain_lists: hasPlainLists });
    let left = Number.POSITIVE_INFINITY;
    const ask = server();
    const client = new DeltaClient();
    const poll = async () => {
      const since = Number.isFinite(client.from) ? `?date_from=${new Date(client.from).toISOString()}` : '';
      const locations = await locationsAt((path) => unzipped(ask(path)), `${LOCATIONS}${since}`);
      client.take({ locations, tariffs: [] }, Date.now());
    };
    const put: PutFile = async (...file) => {
      // Whoever asks in the middle of it gets the old.
      await poll();
      if (left-- === 0) throw new Killed();
      await replaceFile(...file);
    };
    let process = await begin(put);
    await poll();
    for (const [round, writes] of [...sampledBelow('a step in a directory', 14, 7), 99].entries()) {
      for (const which of [round, round + 1, round * 5]) network.change(which, round);
      left = writes;
      const ended = await process.step().catch((error: unknown) => error);
      left = Number.POSITIVE_INFINITY;
      pass(round % 2 === 0 ? 400 : 4000);
      await poll();
      if (ended instanceof Killed) process = await begin(put);
      else expect(ended).toMatchObject({ kind: 'changed' });
      pass(round % 3 === 0 ? 100 : 5000);
      await poll();
      network.change(round, round + 1);
      await process.step();
      pass(4000);
      await poll();
      const whole = await expectAllSays(hasPlainLists);
      const now = { locations: [...whole], tariffs: [] };
      expect(client.held(Date.now())).toEqual(valid(now, Date.now()));
    }
  });

  test('a build after steps changes nothing', async () => {
    network = startNetwork(6, { plain_lists: hasPlainLists });
    const one = await begin();
    for (let round = 0; round < 3; round++) {
      network.change(round * 3, round + 1);
      expect(await one.step()).toMatchObject({ kind: 'changed' });
      pass(5000);
    }
    const [before, status] = [directoryRead()(MANIFEST_PATH), directoryRead()('/status.json')];
    await expectAllSays(hasPlainLists);
    await build();
    await expectAllSays(hasPlainLists);
    const [was, is] = [readManifest(before), readManifest(directoryRead()(MANIFEST_PATH))];
    for (const version of Object.keys(was.by_version)) {
      expect(is.by_version[version]?.locations.etag).toBe(was.by_version[version]?.locations.etag);
      expect(is.by_version[version]?.locations.changed).toBe(was.by_version[version]?.locations.changed);
    }
    expect(Buffer.from(directoryRead()('/status.json') ?? '').toString()).toBe(Buffer.from(status ?? '').toString());
  });
});

test('steps leave no more files than a few', async () => {
  network = startNetwork(6);
  const one = await begin();
  const count = () => readdirSync(join(network.out, '_snapshot')).length;
  const built = count();
  for (let round = 0; round < 20; round++) {
    network.change(round, round + 1);
    await one.step();
    pass(5000);
  }
  expect(count() - built).toBeLessThan(16);
});

test('what another process has built is asked for by a build first', async () => {
  network = startNetwork(2);
  const one = await begin();
  await build();
  network.change(0, 1);
  await expect(one.step()).rejects.toThrow('has no head to go on from');
});
