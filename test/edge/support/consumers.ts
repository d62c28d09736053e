/**
 * The readers of public feeds as they are known to behave, each reduced to how it finds a list, asks for the next page
 * and knows that it is done. They are picky where the originals are, and keep what they get as it came, repeats included.
 */

import { ask, type Envelope, envelopeOf } from './http.ts';

export interface PublishedObject {
  readonly country_code: string;
  readonly party_id: string;
  readonly id: string;
  readonly last_updated: string;
}

/** Reads all locations of the feed at this origin. */
export type Consumer = (origin: string) => Promise<readonly PublishedObject[]>;

/** Does not look at Link or X-Limit: counts in hundreds up to X-Total-Count, whatever the first answer held. */
export const openChargeMap: Consumer = async (origin) => {
  const list = await findLocations(origin, ['2.2.1', '2.2', '2.1.1']);
  const objects: PublishedObject[] = [];
  const read = async (url: string): Promise<number> => {
    const response = await get(url, { Accept: 'application/json; charset=utf-8' });
    const text = await response.text();
    objects.push(...(text.includes('"data":') ? JSON.parse(text).data : JSON.parse(text)));
    return Number(response.headers.get('X-Total-Count'));
  };
  const total = await read(list);
  for (let offset = 100; offset < total; offset += 100) await read(`${list}?offset=${offset}&limit=100`);
  return objects;
};

/** Takes a Link for a next page as soon as the header is there, and fails on one without a URL. */
export const evMap: Consumer = async (origin) => {
  const objects: PublishedObject[] = [];
  let url: string | undefined = await findLocations(origin, ['2.3.0', '2.2.1']);
  while (url !== undefined) {
    const response = await get(url);
    objects.push(...(await dataOf(response)));
    url = response.headers.has('Link') ? group(/<(.*)>; rel="next"/, response.headers.get('Link')) : undefined;
  }
  return objects;
};

/** EVMap's reader of one particular feed: a single request. */
export const evMapSingle: Consumer = async (origin) => dataOf(await get(`${origin}/api/ocpi/2.2/locations`));

/** Builds each URL itself from what it reads in Link; anything else in there is lost. */
export const ocpiTool =
  (dateFrom?: string): Consumer =>
  async (origin) => {
    const list = await findLocations(origin, ['2.2.1']);
    const objects: PublishedObject[] = [];
    const start = dateFrom === undefined ? '' : `&date_from=${dateFrom}`;
    let query: string | undefined = `offset=0&limit=16${start}`;
    while (query !== undefined) {
      const response = await get(`${list}?${query}`, { Authorization: `Token ${btoa('anyone')}` });
      objects.push(...(await dataOf(response)));
      query = nextQuery(response.headers.get('Link'));
    }
    return objects;
  };

function nextQuery(link: string | null): string | undefined {
  if (link === null) return undefined;
  const { searchParams } = new URL(group(/<([^>]+)>; rel="next"/, link));
  const [offset, limit, dateFrom] = ['offset', 'limit', 'date_from'].map((name) => searchParams.get(name));
  if (!offset || !limit) throw new Error(`There is no offset or no limit in ${link}`);
  return `offset=${offset}&limit=${limit}${dateFrom ? `&date_from=${dateFrom}` : ''}`;
}

/** Insists on both counts in every answer; the next URL is whatever is in angle brackets. */
export const izivia =
  (limit: number): Consumer =>
  async (origin) => {
    const objects: PublishedObject[] = [];
    let url: string | undefined = `${origin}/api/ocpi/2.2/locations?offset=0&limit=${limit}`;
    while (url !== undefined) {
      const response = await get(url);
      for (const name of ['X-Total-Count', 'X-Limit']) {
        if (!/^\d+$/.test(response.headers.get(name) ?? '')) throw new Error(`${name} is missing.`);
      }
      objects.push(...(await dataOf(response)));
      const link: string | null = response.headers.get('Link');
      url = link === null ? undefined : link.slice(link.indexOf('<') + 1, link.indexOf('>'));
    }
    return objects;
  };

/** Takes the whole file in gzip; of objects that are there twice it keeps the newest. */
export async function wholeFile(origin: string, list: 'locations' | 'tariffs'): Promise<readonly PublishedObject[]> {
  const headers = { 'Accept-Encoding': 'gzip' };
  const answer = await ask(new URL(origin), `/api/ocpi/2.2/${list}`, { headers });
  if (answer.headers['content-encoding'] !== 'gzip') throw new Error('The file is not in gzip.');
  const newest = new Map<string, PublishedObject>();
  for (const object of envelopeOf(answer).data as PublishedObject[]) {
    const key = `${object.party_id} ${object.id}`;
    const other = newest.get(key);
    if (other === undefined || other.last_updated < object.last_updated) newest.set(key, object);
  }
  return [...newest.values()];
}

/** From the versions to the list of locations, in the first of these versions that is offered. */
async function findLocations(origin: string, preferred: readonly string[]): Promise<string> {
  const versions = await dataOf<{ version: string; url: string }>(await get(`${origin}/api/ocpi/versions`));
  const chosen = preferred
    .map((version) => versions.find((offered) => offered.version === version))
    .find((offered) => offered !== undefined);
  if (chosen === undefined) throw new Error(`None of ${preferred.join(', ')} is offered.`);
  const { data } = (await (await get(chosen.url)).json()) as Envelope;
  const { endpoints } = data as { endpoints: { identifier: string; role: string; url: string }[] };
  const list = endpoints.find(({ identifier, role }) => identifier === 'locations' && role === 'SENDER');
  if (list === undefined) throw new Error('There is no endpoint for locations.');
  return list.url;
}

async function get(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(url, { headers });
  if (response.status !== 200) throw new Error(`${url} is answered with ${response.status}.`);
  return response;
}

/** Anything but OCPI's own success is an error, whatever HTTP says. */
async function dataOf<T = PublishedObject>(response: Response): Promise<readonly T[]> {
  const envelope = (await response.json()) as Envelope;
  if (envelope.status_code !== 1000) throw new Error(`${response.url}: ${envelope.status_message}`);
  return envelope.data as T[];
}

function group(form: RegExp, text: string | null): string {
  const found = form.exec(text ?? '')?.[1];
  if (found === undefined) throw new Error(`${text} is not of the form ${form}.`);
  return found;
}
