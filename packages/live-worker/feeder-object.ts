/**
 * The one object that feeds a live network in Cloudflare's Workers. A Cron Trigger starts a round each minute; the object does a
 * second one half a minute later by its alarm, and folds what is pushed once a second at most.
 */

import { DurableObject } from 'cloudflare:workers';
import {
  type BoundBucket,
  createFeeder,
  createR2Store,
  type Feeder,
  lastGoodInStore,
  NeedsBuild,
  REMOVE_EVERY_MS,
  removeOld,
  type Store,
  StoreFault,
  snapshotReader,
  statusPublisher,
} from '../../src/live/worker.ts';
import { PROGRAM } from '../../src/snapshot/worker.ts';
import { failed, fetchOcpi, fetchSource, INTERNET_BY_FETCH } from '../../src/sources/worker.ts';
import { steps as ofDatex2 } from '../datex2/worker.ts';
import { steps as ofPage } from '../page/worker.ts';

/** What the Worker is bound to: the bucket, and the secrets of sources by their names. */
export interface FeederEnvironment {
  readonly LIVE: BoundBucket;
}

/** From one round to the next, in ms. */
const ROUND_MS = 30_000;
/** R2 takes one write a second to a key. */
const FOLD_MS = 1000;
/** For how long a head is promised to be the newest, in ms. It is renewed by the first round in the second half of that. */
const PROMISE_MS = 90_000;
/** Half of the memory that a Worker has would be too much. */
const MOST_IN_MEMORY = 24 * 1024 * 1024;

export class LiveFeeder extends DurableObject<FeederEnvironment> {
  readonly #store = createR2Store(this.env.LIVE, 'LIVE');
  #feeder: Feeder | undefined;
  #foldAt = 0;
  #fold: Promise<void> | undefined;
  #removeAt = 0;

  /** Started by the trigger. */
  async round(): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now() + ROUND_MS);
    await this.#tell('round', this.#feed().round());
    if (Date.now() < this.#removeAt) return;
    // First, so that a run that fails is not begun again each time.
    this.#removeAt = Date.now() + REMOVE_EVERY_MS;
    await removeOld(this.#store, Date.now).catch((error: unknown) => {
      log({ what: 'removal', failed: String(error) });
    });
  }

  override async alarm(): Promise<void> {
    await this.#tell('round', this.#feed().round());
  }

  /** Something was pushed. Pushes that come while one waits are folded with it. */
  pushed(): Promise<void> {
    this.#fold ??= this.#foldSoon();
    return this.#fold;
  }

  async #foldSoon(): Promise<void> {
    const wait = Math.max(0, this.#foldAt + FOLD_MS - Date.now());
    await new Promise((resolve) => setTimeout(resolve, wait));
    const begins = () => {
      // A push that comes from now on may be too late for this one; until now, none needs a fold of its own.
      this.#fold = undefined;
      this.#foldAt = Date.now();
    };
    await this.#tell('push', this.#feed().pushed(begins));
  }

  #feed(): Feeder {
    this.#feeder ??= feederOf(this.env, this.#store);
    return this.#feeder;
  }

  /** One line in the log for each change, and for each failure: the next round tries again. */
  async #tell(what: string, work: ReturnType<Feeder['round']>): Promise<void> {
    try {
      const { kind, changed, puts, bytes } = await work;
      if (kind !== 'nothing') log({ what, kind, changed: changed.length, puts, bytes });
    } catch (error) {
      if (!(error instanceof StoreFault || error instanceof NeedsBuild)) throw error;
      log({ what, failed: error.message });
    }
  }
}

function feederOf(env: FeederEnvironment, store: Store): Feeder {
  const publisher = statusPublisher({
    store,
    reader: snapshotReader(store, MOST_IN_MEMORY),
    clock: Date.now,
    promiseMs: PROMISE_MS,
    // Files that are made here are not those of Node's zlib.
    generator: `${PROGRAM} (workerd)`,
    program: PROGRAM,
    steps: [ofDatex2, ofPage],
  });
  return createFeeder({
    store,
    publisher,
    lastGood: lastGoodInStore(store),
    clock: Date.now,
    freshMs: 2 * ROUND_MS,
    environment: secretsIn(env),
    fetch: (request) => fetchSource(request, INTERNET_BY_FETCH),
    fetchOcpi: (request) => fetchOcpi(request, INTERNET_BY_FETCH),
    readFile: async () =>
      failed('A Worker has no files.', 'Give the source a url, or feed the network from a machine.'),
  });
}

/** The secret of pushes is no source's. */
function secretsIn(env: object): Readonly<Record<string, string>> {
  const texts = Object.entries(env).filter(([name, value]) => typeof value === 'string' && name !== 'LIVE_PUSH_SECRET');
  return Object.fromEntries(texts);
}

function log(line: object): void {
  // biome-ignore lint/suspicious/noConsole: the log of a Worker
  console.log(JSON.stringify(line));
}
