/** For tests: a network of a few sites that builds and live steps publish in a store, on the clock of `Date`. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildToPublish, publishBuild } from '../../../src/live/publish/publish-build.ts';
import {
  type PublisherContext,
  type StatusPublisher,
  statusPublisher,
} from '../../../src/live/publish/publish-statuses.ts';
import { snapshotReader } from '../../../src/live/step/head-in-store.ts';
import type { StatusesNow } from '../../../src/live/step/live-step.ts';
import type { Store } from '../../../src/live/store/store.ts';
import { foldCase } from '../../../src/ocpi/ci-string.ts';
import { buildDirectory } from '../../../src/publish/build-directory.ts';
import type { Built } from '../../../src/publish/build-request.ts';
import type { FoundPrevious } from '../../../src/publish/previous/find-previous.ts';
import { readIn } from '../../../src/snapshot/read-snapshot.ts';
import { noFetch } from '../../publish/history/support/disk-builds.ts';
import { type State, sourcesIn, stateWith } from '../../publish/history/support/edits.ts';
import { OPENED, STEPS } from '../../support/companions.ts';

export const PROMISE_MS = 60_000;

/** Those between which live steps change. */
export const STATUSES = ['AVAILABLE', 'CHARGING', 'OUTOFORDER', 'BLOCKED', 'UNKNOWN'];

const clock = () => Date.now();

export interface FedNetwork extends Disposable {
  /** What the tables say, and what a source says of statuses: the truth. */
  readonly state: State;
  readonly uids: () => string[];
  /** Sets one of the statuses. */
  readonly change: (which: number, value: number) => void;
  readonly now: () => StatusesNow;
  /** Builds on a history, into a directory. */
  readonly build: (history: FoundPrevious | undefined) => Promise<Built>;
  /** Builds and publishes. */
  readonly publish: (store: Store, job?: Partial<BuildToPublish>) => Promise<void>;
  /** The directory of the last build. */
  readonly out: string;
}

/** @param sites with two EVSEs each */
export function startNetwork(sites: number, settings: object = {}): FedNetwork {
  const state = stateWith(sites);
  const directory = mkdtempSync(join(tmpdir(), 'ocpi-snapshot-fed-'));
  const out = join(directory, 'dist');
  const memory = {};
  const uids = () => state.locations.flatMap(({ evses }) => evses.map(({ uid }) => uid));
  const build = async (history: FoundPrevious | undefined): Promise<Built> => {
    const built = await buildDirectory(
      {
        companions: OPENED,
        ...{ dataFiles: sourcesIn(state, settings), out, baseUrl: undefined, now: clock(), history },
        ...{ previous: { kind: 'none' }, isForPublishing: false, allowsRemovals: true, isUploaded: true },
      },
      { memory, clock, fetch: noFetch, readStatuses: async () => [], stage: () => {} },
    );
    if (built.kind === 'invalid') throw new Error(JSON.stringify(built.findings));
    return built;
  };
  return {
    state,
    uids,
    change(which, value) {
      const own = uids();
      state.statuses.set(own[which % own.length] ?? '', STATUSES[value % STATUSES.length] ?? '');
    },
    now: () => ({
      statuses: new Map([...state.statuses].map(([uid, status]) => [foldCase(uid), { status }])),
      readings: [],
      findings: {},
    }),
    build,
    async publish(store, job = {}) {
      const read = (path: string) => readIn(out)(path);
      const isAnew = false;
      const program = { generator: 'test', program: 'test', steps: STEPS };
      await publishBuild({
        ...program,
        store,
        build,
        read,
        clock,
        promiseMs: PROMISE_MS,
        isAnew,
        note: () => {},
        ...job,
      });
    },
    out,
    [Symbol.dispose]: () => rmSync(directory, { recursive: true, force: true }),
  };
}

/** One who feeds statuses through a store. */
export function feederOf(store: Store, context: Partial<PublisherContext> = {}): StatusPublisher {
  const reader = snapshotReader(store);
  return statusPublisher({
    ...{ store, reader, clock, promiseMs: PROMISE_MS, generator: 'test', program: 'test', steps: STEPS },
    ...context,
  });
}
