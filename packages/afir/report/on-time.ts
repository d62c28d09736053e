/**
 * Demands on time: how long a change takes to be public with these settings, against what the laws allow. It is worked out from
 * settings alone: how long a source itself takes, and whether anybody runs what publishes, is not known here.
 */

import { documentation } from '../../../src/findings/index.ts';
import type { Settings } from '../../../src/settings/index.ts';

/** What settings say about time. */
export interface Setup extends Pick<Settings, 'cache_seconds' | 'upload_seconds'> {
  readonly live?: unknown;
  readonly status_sources: readonly Pick<Settings['status_sources'][number], 'name' | 'max_age_seconds'>[];
  readonly table_sources: readonly unknown[];
}

/** One demand, and whether a setup can keep it. */
export interface OnTime {
  readonly demand: string;
  readonly source: string;
  readonly limit_seconds: number;
  /** What the setup adds between a change that is known and all clients that see it; absent where it depends on people. */
  readonly seconds?: number;
  readonly can_keep: 'yes' | 'no' | 'depends';
  readonly why: string;
}

/** Between two rounds of the Worker that feeds a live network (docs/publishing.md). */
const ROUND = 30;

/** From a status that was read to a head that is public, and from there until no older answer is given (docs/publishing.md). */
const STEP = 6;
const HEAD = 3;

/** From a build of a live network until its head is public. */
const BUILD_OF_LIVE = 10;

/** `watch` looks at the files at once, and at sources no more often than every second. */
const LEAST_EVERY = 1;

const ART_2 = 'Implementing Regulation (EU) 2025/655, art. 2';

export function demandsOnTime(setup: Setup): OnTime[] {
  return [staticData(setup), prices(setup), statuses(setup, EU), statuses(setup, UK)];
}

const EU = { demand: 'Statuses are public one minute after a change (F1, F2)', source: ART_2, limit_seconds: 60 };
const UK = {
  demand: 'UK: statuses are brought up to date 30 seconds after a change',
  source: 'SI 2023/1168, reg. 10(4), which binds the data that is held, not the public copy',
  limit_seconds: 30,
};

function staticData({ table_sources }: Setup): OnTime {
  const asked =
    table_sources.length > 0 ? ' The tables behind URLs are asked at every build, so build at least once a day.' : '';
  return {
    ...{ demand: 'Static data is public 24 hours after a change', source: ART_2, limit_seconds: 86_400 },
    can_keep: 'yes',
    why: `A change is public with the next build.${asked} Whether somebody types it within a day is not for us to see.`,
  };
}

function prices(setup: Setup): OnTime {
  const { upload_seconds, cache_seconds } = setup;
  const isLive = setup.live !== undefined;
  const publishing = isLive ? BUILD_OF_LIVE + HEAD : upload_seconds;
  const seconds = LEAST_EVERY + publishing + cache_seconds;
  const sum = isLive ? `${BUILD_OF_LIVE + HEAD} s until its head is public` : `upload_seconds (${upload_seconds} s)`;
  return {
    ...{ demand: 'Prices are public one minute after a change (F3)', source: ART_2, limit_seconds: 60, seconds },
    can_keep: seconds > 60 ? 'no' : 'depends',
    why: `A price needs a build: the time that it takes, ${sum} and cache_seconds (${cache_seconds} s). It can be kept where watch runs, and not by a schedule of every 15 minutes.`,
  };
}

function statuses(setup: Setup, demand: typeof EU): OnTime {
  const { cache_seconds, upload_seconds, live, status_sources } = setup;
  if (status_sources.length === 0 && live === undefined) {
    const why = 'There is no status source: somebody would have to write status.csv within that time, day and night.';
    return { ...demand, can_keep: 'no', why };
  }
  if (live === undefined) {
    const seconds = LEAST_EVERY + upload_seconds + cache_seconds;
    const why = `Without "live", a status needs a build and an upload: at best ${LEAST_EVERY} s between two looks, upload_seconds (${upload_seconds} s), cache_seconds (${cache_seconds} s) and the build itself. Set "live": ${documentation('publishing.md#statuses-within-seconds')}`;
    return { ...demand, seconds, can_keep: seconds >= demand.limit_seconds ? 'no' : 'depends', why };
  }
  const pushed = STEP + HEAD + cache_seconds;
  const seconds = ROUND + pushed;
  const ways = `${ROUND} s between two rounds of the Worker (fewer with watch --live --every), ${STEP + HEAD} s to publish, and cache_seconds (${cache_seconds} s), which caches may add`;
  if (seconds <= demand.limit_seconds) return { ...demand, seconds, can_keep: 'yes', why: `${ways}.` };
  const spare = demand.limit_seconds - STEP - HEAD;
  const lower = spare >= ROUND ? ` or set cache_seconds to ${spare - ROUND},` : '';
  const advice =
    pushed <= demand.limit_seconds
      ? `A status that is pushed is in time. Otherwise${lower} ask more often (watch --live --every).`
      : `Set cache_seconds to ${spare >= ROUND ? spare - ROUND : 0}${spare >= ROUND ? '' : ', and have statuses pushed'}.`;
  return { ...demand, seconds, can_keep: pushed <= demand.limit_seconds ? 'depends' : 'no', why: `${ways}. ${advice}` };
}

/** Sources whose statuses may be public for longer than a minute after the source has fallen silent. */
export function slowSources({ status_sources }: Setup): string[] {
  return status_sources.filter(({ max_age_seconds }) => max_age_seconds > EU.limit_seconds).map(({ name }) => name);
}
