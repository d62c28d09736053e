/**
 * Fetches locations and tariffs from an OCPI server. The URL may be that of a list, of the versions, or of the details of one
 * version (OCPI 6.1 and 6.2), which lead to the lists.
 */

import { Secrets } from '../../findings/text/secrets.ts';
import { fetchPages } from './fetch-pages.ts';
import { isObject, type JsonObject } from './json-values.ts';
import {
  CouldNotFetch,
  type FetchDependencies,
  type GetJson,
  type JsonAnswer,
  type ListServer,
  openLists,
  shown,
  webUrl,
} from './list-client.ts';

/** A document of another system: a file, or a page of a list. */
export interface Document {
  /** Its path or URL, as findings show it. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export type ListName = 'locations' | 'tariffs';

/** The pages of each list that was asked for and that the server has. */
export type FetchedLists = { readonly [N in ListName]?: readonly Document[] };

export interface FetchRequest extends ListServer {
  /** Which lists are wanted. A URL of a list is one of the first of them. */
  readonly wanted: readonly [ListName, ...ListName[]];
}

/** Fetches lists to their ends, and tells nobody the token. @throws CouldNotFetch if any page of them is missing */
export async function fetchLists(request: FetchRequest, dependencies: FetchDependencies): Promise<FetchedLists> {
  const { url, wanted, credentials } = request;
  const secrets = new Secrets(credentials.token === undefined ? [] : [credentials.token]);
  const get = openLists(request, dependencies);
  const toDocument = ({ url: page, bytes }: JsonAnswer): Document => ({
    path: secrets.clear(shown(page)),
    bytes: secrets.isIn(bytes) ? secrets.clearBytes(bytes) : bytes,
  });
  try {
    const lists = await findLists(url, get);
    if (lists.first) return { [wanted[0]]: await fetchPages(url, get, toDocument, lists.first) };
    const fetched: { [N in ListName]?: readonly Document[] } = {};
    for (const name of wanted) {
      const endpoint = lists.endpointOf(name);
      if (endpoint instanceof URL) fetched[name] = await fetchPages(endpoint, get, toDocument);
      else if (name === wanted[0]) throw endpoint;
    }
    return fetched;
  } catch (error) {
    if (!(error instanceof CouldNotFetch)) throw error;
    throw new CouldNotFetch(secrets.clear(error.message), error.bound);
  }
}

/** A URL once it was asked: it is a list, of which this is the first page, or leads to lists. */
export interface FoundLists {
  readonly first?: JsonAnswer;
  /** The address of a list, or the error that there is none. */
  readonly endpointOf: (name: ListName) => URL | CouldNotFetch;
}

/** Asks a URL. Versions lead on to the details of the most suitable one. @throws CouldNotFetch */
export async function findLists(url: URL, get: GetJson): Promise<FoundLists> {
  const first = await get(url);
  const versions = versionsIn(first);
  const details = versions === undefined ? first : await get(detailsUrl(versions, first));
  const endpoints = endpointsOf(dataOf(details));
  if (endpoints === undefined && details !== first)
    throw new CouldNotFetch(`${shown(details.url)} answers with no list of endpoints.`);
  return {
    ...(endpoints === undefined ? { first } : {}),
    endpointOf: (name) =>
      endpointFor(name, endpoints ?? [], details) ??
      new CouldNotFetch(`${shown(details.url)} has no endpoint for ${name}.`),
  };
}

function dataOf({ json }: JsonAnswer): unknown {
  return isObject(json) && 'data' in json ? json.data : json;
}

/** The versions. The first edition of OCPI 2.2 can be read as if they were a member of the data. */
function versionsIn(answer: JsonAnswer): readonly JsonObject[] | undefined {
  const data = dataOf(answer);
  const versions = isObject(data) ? data.versions : data;
  if (!Array.isArray(versions) || versions.length === 0) return undefined;
  const isVersion = (one: unknown) => isObject(one) && typeof one.version === 'string' && typeof one.url === 'string';
  return versions.every(isVersion) ? versions : undefined;
}

/** Versions that the import reads, the one that says most first. */
const VERSIONS = ['2.3.0', '2.2.1', '2.2', '2.1.1'];

function detailsUrl(offered: readonly JsonObject[], answer: JsonAnswer): URL {
  const chosen = VERSIONS.map((version) => offered.find((one) => one.version === version)).find((one) => one);
  const url = chosen && webUrl(String(chosen.url), answer.url);
  if (url === undefined)
    throw new CouldNotFetch(`${shown(answer.url)} offers none of the OCPI versions ${VERSIONS.join(', ')}.`);
  return url;
}

/** The endpoints of a version. Some servers answer with a list of one version. */
function endpointsOf(data: unknown): readonly unknown[] | undefined {
  const [details] = [data].flat();
  return isObject(details) && Array.isArray(details.endpoints) ? details.endpoints : undefined;
}

/** The endpoint that gives a list. One that receives it has the same name (OCPI 6.2.3), and 2.1.1 has no roles. */
function endpointFor(name: ListName, endpoints: readonly unknown[], { url }: JsonAnswer): URL | undefined {
  const given = endpoints.filter(isObject).find(({ identifier, role }) => identifier === name && isSender(role));
  return typeof given?.url === 'string' ? webUrl(given.url, url) : undefined;
}

function isSender(role: unknown): boolean {
  return role === undefined || role === null || (typeof role === 'string' && role.toUpperCase() === 'SENDER');
}
