/** Reads Locations from an OCPI server: all of them, or those that changed since some time. All or nothing. */

import { formatTimestamp } from '../../../source/cells/timestamp.ts';
import { findLists } from '../../feeds/fetch-lists.ts';
import { fetchPages } from '../../feeds/fetch-pages.ts';
import { CouldNotFetch, type ListClient, shown } from '../../feeds/list-client.ts';
import { type KeptLocation, keptLocations, locationKey } from '../formats/kept-locations.ts';

/** The Locations of a server, and the address of their list if the server's versions led to it. */
export interface CrawledLocations {
  readonly locations: readonly KeptLocation[];
  readonly endpoint?: URL;
}

/**
 * @param since in ms since 1970; nothing for the whole list
 * @param known the address of the list, if it was found before: versions are asked again only if it does not answer
 * @throws CouldNotFetch
 */
export async function crawlLocations(
  url: URL,
  since: number | undefined,
  client: ListClient,
  known?: URL,
): Promise<CrawledLocations> {
  if (known !== undefined) {
    try {
      return { locations: await onePass(withDateFrom(known, since), client), endpoint: known };
    } catch (error) {
      if (!(error instanceof CouldNotFetch) || error.bound !== undefined) throw error;
    }
  }
  const from = withDateFrom(url, since);
  const lists = await findLists(from, client);
  if (lists.isList) return { locations: await onePass(from, client, lists.first) };
  const endpoint = lists.endpointOf('locations');
  if (endpoint === undefined) throw lists.withoutEndpoint('locations');
  return { locations: await onePass(withDateFrom(endpoint, since), client), endpoint };
}

/** A server whose versions are asked so knows no such parameter, and ignores it. */
function withDateFrom(url: URL, since: number | undefined): URL {
  if (since === undefined) return url;
  const asked = new URL(url);
  asked.search += `${asked.search === '' ? '?' : '&'}date_from=${formatTimestamp(Math.floor(since / 1000) * 1000)}`;
  return asked;
}

/**
 * Reads all pages. An object on two pages means that the order changed while they were read, and that another object may have
 * been missed. Then they are read again. A list that really names an object twice is the same both times.
 */
async function onePass(
  url: URL,
  client: ListClient,
  first?: Parameters<typeof fetchPages>[3],
): Promise<readonly KeptLocation[]> {
  const keep = ({ json }: { readonly json: unknown }) => keptLocations(json);
  const locations = (await fetchPages(url, client, keep, first)).flat();
  const keys = locations.map(locationKey);
  if (new Set(keys).size === keys.length) return locations;
  const again = (await fetchPages(url, client, keep)).flat();
  const isSame = keys.sort().join('\n') === again.map(locationKey).sort().join('\n');
  if (isSame || new Set(again.map(locationKey)).size === again.length) return again;
  throw new CouldNotFetch(`The order of ${shown(url)} changes while its pages are read.`);
}
