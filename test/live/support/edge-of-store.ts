/** For tests: edges of a live network over a store, and clients that ask them. */

import { directoryHost, toResponse } from '../../../src/edge/hosts/directory.ts';
import { liveHost } from '../../../src/edge/hosts/live-host.ts';
import { answerRequest } from '../../../src/edge/rule/answer-request.ts';
import type { Store } from '../../../src/live/store/store.ts';
import type { Location } from '../../../src/ocpi/types.ts';

export type Ask = (path: string) => Promise<Response>;

/** An edge with nothing in memory, at the time of `Date`. @param deployed the directory of what was deployed with it */
export function edgeOf(store: Pick<Store, 'read'>, deployed = '/nowhere'): Ask {
  const host = liveHost(directoryHost(deployed), async (path) => {
    // The answer that caused a read of the head is then made from the one that is known, as where reading takes a while.
    await new Promise(setImmediate);
    return store.read(path);
  });
  return async (path) => toResponse(await answerRequest(new Request(`https://ocpi.test${path}`), host, Date.now()));
}

export const LOCATIONS = '/api/ocpi/2.2/locations';

/** The Locations of one answer. */
export async function locationsAt(ask: Ask, path = LOCATIONS): Promise<Location[]> {
  return locationsIn(await ask(path));
}

async function locationsIn(answer: Response): Promise<Location[]> {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Location[] }).data;
}

/** All Locations, page after page. @param between what happens between two pages */
export async function crawl(ask: Ask, limit: number, between: () => Promise<void>): Promise<Location[]> {
  const all: Location[] = [];
  for (let path: string | undefined = `${LOCATIONS}?limit=${limit}`; path !== undefined; ) {
    const answer = await ask(path);
    all.push(...(await locationsIn(answer)));
    const next: string | undefined = /<([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1];
    const url: URL | undefined = next === undefined ? undefined : new URL(next);
    path = url && url.pathname + url.search;
    await between();
  }
  return all;
}

/** The status of each EVSE, by uid. */
export function statusesIn(locations: readonly Location[]): Map<string, string> {
  return new Map(locations.flatMap(({ evses = [] }) => evses.map(({ uid, status }) => [uid, status] as const)));
}
