/**
 * Reads the Locations of an OCPI server: those that changed since the copy at hand (date_from), and all of them from time to time.
 * A server on which changes are not seen that way is not asked so again for a day. All or nothing.
 */

import { formatSecond } from '../../cells/times/timestamp.ts';
import { DAY_MS } from '../../findings/text/day.ts';
import { findLists } from '../feeds/fetch-lists.ts';
import { fetchPages } from '../feeds/fetch-pages.ts';
import { CouldNotFetch, type GetJson, shown } from '../feeds/list-client.ts';
import {
  areChangesUnseen,
  locationKey,
  newestOf,
  type StatusLocation,
  statusLocations,
  withChanges,
} from '../status-formats/status-locations.ts';

/** How the content of an OCPI server came about. Times are in ms since 1970. */
export interface Crawled {
  readonly fullAt: number;
  /** Until then, only the whole list is asked for. */
  readonly noChangesUntil?: number | undefined;
  /** The address of the list, if the server's versions led to it. */
  readonly endpoint?: string | undefined;
}

/** When the whole list is read, and what was read last. */
export interface CrawlSchedule {
  /** How long the whole list counts, in ms. */
  readonly fullEvery: number;
  /** In ms since 1970. */
  readonly now: number;
  readonly previous: { readonly bytes: Uint8Array; readonly crawled: Crawled } | undefined;
}

/** A server may show a change some minutes after its own timestamp. */
const OVERLAP = 10 * 60_000;

/** Reads the Locations at an address. @throws CouldNotFetch */
export async function crawl(
  url: URL,
  get: GetJson,
  schedule: CrawlSchedule,
): Promise<{ readonly locations: readonly StatusLocation[]; readonly crawled: Crawled }> {
  const { previous, now } = schedule;
  const before = previous && locationsIn(previous.bytes);
  const since = sinceOf(schedule, before);
  const known = knownEndpoint(url, previous?.crawled);
  if (previous && before && since !== undefined) {
    const changes = await unlessRefused(crawlLocations(url, since, get, known));
    const crawled = { ...previous.crawled, endpoint: changes?.endpoint?.href };
    if (changes) return { locations: withChanges(before, changes.locations), crawled };
  }
  const { locations, endpoint } = await crawlLocations(url, undefined, get, known);
  // A server that refused may not know date_from.
  const isUnseen = since !== undefined || areChangesUnseen(locations, before ?? []);
  const noChangesUntil = isUnseen ? now + DAY_MS : previous?.crawled.noChangesUntil;
  return { locations, crawled: { fullAt: now, noChangesUntil, endpoint: endpoint?.href } };
}

/** Undefined if a server gives nothing. A bound that is reached holds for whatever is tried next, too. */
async function unlessRefused<T>(asked: Promise<T>): Promise<T | undefined> {
  return asked.catch((error: unknown) => {
    if (error instanceof CouldNotFetch && error.bound === undefined) return undefined;
    throw error;
  });
}

/** Only an address at the server that the settings name: what was kept may come from elsewhere. */
function knownEndpoint(url: URL, { endpoint = '' }: Partial<Crawled> = {}): URL | undefined {
  const known = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  return known?.origin === url.origin ? known : undefined;
}

/** From when on changes are asked for; nothing if the whole list is to be read. */
function sinceOf(
  { previous, now, fullEvery }: CrawlSchedule,
  before: readonly StatusLocation[] | undefined,
): number | undefined {
  if (previous === undefined || before === undefined) return undefined;
  const { fullAt, noChangesUntil = 0 } = previous.crawled;
  // A clock that was set back says nothing about the age of the list.
  if (now < noChangesUntil || now < fullAt || now - fullAt >= fullEvery) return undefined;
  const newest = newestOf(before);
  return newest === undefined ? undefined : Math.min(newest, now) - OVERLAP;
}

function locationsIn(bytes: Uint8Array): readonly StatusLocation[] | undefined {
  try {
    return statusLocations(JSON.parse(Buffer.from(bytes).toString()));
  } catch {
    return undefined;
  }
}

/**
 * @param since in ms since 1970; nothing for the whole list
 * @param known the address of the list, if it was found before: versions are asked again only if it does not answer
 * @throws CouldNotFetch
 */
async function crawlLocations(
  url: URL,
  since: number | undefined,
  get: GetJson,
  known?: URL,
): Promise<{ readonly locations: readonly StatusLocation[]; readonly endpoint?: URL }> {
  const direct = known && (await unlessRefused(onePass(withDateFrom(known, since), get)));
  if (known && direct) return { locations: direct, endpoint: known };
  const from = withDateFrom(url, since);
  const lists = await findLists(from, get);
  if (lists.first) return { locations: await onePass(from, get, lists.first) };
  const endpoint = lists.endpointOf('locations');
  if (!(endpoint instanceof URL)) throw endpoint;
  return { locations: await onePass(withDateFrom(endpoint, since), get), endpoint };
}

/** A server whose versions are asked so knows no such parameter, and ignores it. */
function withDateFrom(url: URL, since: number | undefined): URL {
  if (since === undefined) return url;
  const asked = new URL(url);
  asked.search += `${asked.search === '' ? '?' : '&'}date_from=${formatSecond(since)}`;
  return asked;
}

/**
 * Reads all pages. An object on two pages means that the order changed while they were read, and that another object may have
 * been missed. Then they are read again. A list that really names an object twice is the same both times.
 */
async function onePass(
  url: URL,
  get: GetJson,
  first?: Parameters<typeof fetchPages>[3],
): Promise<readonly StatusLocation[]> {
  const keep = ({ json }: { readonly json: unknown }) => statusLocations(json);
  const locations = (await fetchPages(url, get, keep, first)).flat();
  const keys = locations.map(locationKey);
  if (new Set(keys).size === keys.length) return locations;
  const again = (await fetchPages(url, get, keep)).flat();
  const isSame = keys.sort().join('\n') === again.map(locationKey).sort().join('\n');
  if (isSame || new Set(again.map(locationKey)).size === again.length) return again;
  throw new CouldNotFetch(`The order of ${shown(url)} changes while its pages are read.`);
}
