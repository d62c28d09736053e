/** Feeds a live network from the sources of its base and from what was pushed. One at a time: what it does waits in a row. */

import { lastGoodInMemory } from '../../fetch/statuses/last-good.ts';
import { readStatusSources } from '../../fetch/statuses/read-sources.ts';
import type { SourceReading, StatusContext } from '../../fetch/statuses/source-life.ts';
import type { PublishedStep, StatusPublisher } from '../publish-statuses.ts';
import type { LiveBase } from '../step/base.ts';
import type { Store } from '../store/store.ts';
import { readPushed } from './pushed-in-store.ts';
import { knownEvsesOf, statusesNow } from './statuses-now.ts';

export interface Feeder {
  /** Asks all sources, and publishes what they say and what was pushed. @throws as StatusPublisher */
  round(): Promise<PublishedStep>;
  /** Publishes what was pushed, with what the sources said in the last round. @throws as StatusPublisher */
  pushed(): Promise<PublishedStep>;
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
    const pushed = await readPushed(store, clock, pushedSeconds);
    return publisher.publish(async ({ base }) => {
      const isFresh = asked !== undefined && asked.base === base && asked.at >= since;
      const { readings } = asked && isFresh ? asked : await ask(base).then((now) => (asked = now));
      return statusesNow(base, [...readings, ...pushed]);
    });
  }

  return {
    round: () => inARow(() => publish(clock())),
    pushed: () => inARow(() => publish(clock() - freshMs)),
  };
}
