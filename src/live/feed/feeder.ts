/** Feeds a live network from the sources of its base and from what was pushed. One at a time: what it does waits in a row. */

import { lastGoodInMemory } from '../../sources/statuses/last-good.ts';
import { readStatusSources } from '../../sources/statuses/read-sources.ts';
import type { SourceReading, StatusContext } from '../../sources/statuses/source-life.ts';
import type { PublishedStep, StatusPublisher } from '../publish/publish-statuses.ts';
import type { LiveBase } from '../step/head-in-store.ts';
import type { Store } from '../store/store.ts';
import { isKnownTo } from './known-in-store.ts';
import { readPushed } from './pushed-in-store.ts';
import { knownEvsesOf, statusesNow } from './statuses-now.ts';

export interface Feeder {
  /** Asks all sources, and publishes what they say and what was pushed. @throws as StatusPublisher */
  round(): Promise<PublishedStep>;
  /**
   * Publishes what was pushed, with what the sources said in the last round.
   *
   * @param begins called when this has its turn: what is pushed from then on may be too late for it
   * @throws as StatusPublisher
   */
  pushed(begins?: () => void): Promise<PublishedStep>;
}

export interface FeederContext extends Pick<StatusContext, 'environment' | 'fetch' | 'fetchOcpi' | 'readFile'> {
  readonly store: Store;
  readonly publisher: StatusPublisher;
  readonly lastGood?: StatusContext['lastGood'];
  /** ms since 1970. */
  readonly clock: () => number;
  /** For how long what the sources said counts between rounds, in ms. */
  readonly freshMs: number;
  /** How long pushed statuses count after the last push, in seconds; a year unless given. */
  readonly pushedSeconds?: number;
}

/** What the sources said. */
interface Asked {
  readonly at: number;
  readonly base: LiveBase;
  /** Of the head that was made of it, or found right. Where another one is published, it may be newer than what was said. */
  moment?: string;
  readonly readings: readonly SourceReading[];
}

export function createFeeder(context: FeederContext): Feeder {
  const { store, publisher, clock, freshMs, pushedSeconds, lastGood = lastGoodInMemory() } = context;
  let asked: Asked | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const inARow = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  };

  async function ask(base: LiveBase): Promise<Asked> {
    const { sources, max_removal_share } = base.feed;
    const now = clock();
    const known = { now, dataDirectory: '', lastGood, ...knownEvsesOf(base) };
    const settings = { status_sources: [...sources], max_removal_share };
    return { at: now, base, readings: await readStatusSources(settings, { ...context, ...known }) };
  }

  /** @param since sources that were asked earlier are asked again */
  async function publish(since: number): Promise<PublishedStep> {
    const done = await publisher.publish(async ({ base, head }) => {
      // After the head: what somebody else has published of pushes by then is among these.
      const pushed = await readPushed(store, clock, isKnownTo(knownEvsesOf(base)), pushedSeconds);
      const isFresh = asked?.base === base && asked.at >= since && asked.moment === head.moment;
      if (asked === undefined || !isFresh) asked = await ask(base);
      return statusesNow(base, [...asked.readings, ...pushed], clock());
    });
    if (asked) asked.moment = done.moment;
    return done;
  }

  return {
    round: () => inARow(() => publish(clock())),
    pushed: (begins) =>
      inARow(() => {
        begins?.();
        return publish(clock() - freshMs);
      }),
  };
}
