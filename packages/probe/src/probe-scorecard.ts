/**
 * The scorecard of AFIR (packages/afir/scorecard.ts) of an OCPI server of anybody, or of one document with a list of Locations. It reads
 * each list once and checks nothing but that it can be read. Nothing that the server says is trusted.
 */

import { OCPI_VERSION } from '../../../src/ocpi/index.ts';
import { type Scorecard, startScorecard } from '../../afir/scorecard.ts';
import type { Client, ClientDependencies } from './checks/client.ts';
import { type ProbeOptions, Probing } from './checks/context.ts';
import { crawl } from './checks/crawl.ts';
import { CouldNotRun, findVersions, type Module } from './checks/versions.ts';
import { onOrigin } from './http/addresses.ts';
import { type Answer, dataOf, isRecord, type JsonRecord, listIn, outlineOf } from './http/exchange.ts';

export interface ServerScorecard {
  /** What was read: the versions endpoint, or a list of Locations. */
  readonly url: string;
  /** The version of the lists; undefined if the URL is a list itself. */
  readonly version: string | undefined;
  readonly requests: number;
  /** Such as why a list was not read to its end. */
  readonly notes: readonly string[];
  readonly scorecard: Scorecard;
}

/** Where the lists are. */
interface Lists extends Pick<ServerScorecard, 'url' | 'version'> {
  readonly urls: { readonly [M in Module]?: URL };
}

/** Older Locations have the same fields where it matters. */
const READABLE: readonly string[] = ['2.1.1', ...OCPI_VERSION];

/** @throws CouldNotRun if there are no Locations to read */
export async function probeScorecard(
  options: ProbeOptions,
  dependencies: ClientDependencies,
): Promise<ServerScorecard> {
  const probing = new Probing(options, dependencies);
  const { client, notes } = probing;
  const { now } = dependencies;
  const { urls, ...found } = await findLists(probing);
  if (urls.locations === undefined) throw new CouldNotRun(`${found.url} has no list of locations.`);
  const tariffs: JsonRecord[] = [];
  if (urls.tariffs === undefined) notes.push('No tariffs were found, so F3 says less than the server might.');
  else await readList('tariffs', urls.tariffs, (tariff) => tariffs.push(tariff), probing);
  const scorecard = startScorecard(tariffs, now());
  const count = await readList('locations', urls.locations, (location) => scorecard.add(location), probing);
  if (count === 0) notes.push('The list of locations is empty.');
  const moment = new Date(now()).toISOString().replace(/\.\d+/, '');
  return { ...found, requests: client.requests, notes, scorecard: scorecard.result(moment) };
}

/** The URL may be that of the versions, one above them, or a list of Locations. */
async function findLists(probing: Probing): Promise<Lists> {
  const { client, options } = probing;
  const answer = await client.ask(options.url, { tentative: true });
  const given = answer && listIn(answer);
  if (given?.some((one) => isRecord(one) && 'coordinates' in one)) {
    return { url: options.url.href, version: undefined, urls: { locations: options.url } };
  }
  const url = await findVersions(options.url, probing);
  const offered = listIn(await answered(url, client)) ?? [];
  const wanted = options.version === undefined ? READABLE : [options.version];
  for (const version of wanted.toReversed()) {
    const details = offered.find((one) => isRecord(one) && one.version === version);
    const detailsUrl = isRecord(details) ? urlIn(details, url) : undefined;
    if (detailsUrl) return { url: url.href, version, urls: await endpoints(detailsUrl, client) };
  }
  throw new CouldNotRun(`${url.href} offers none of OCPI ${wanted.join(', ')}.`);
}

async function endpoints(url: URL, client: Client): Promise<Lists['urls']> {
  const data = dataOf(await answered(url, client));
  const all = isRecord(data) && Array.isArray(data.endpoints) ? data.endpoints.filter(isRecord) : [];
  const urlOf = (module: Module) => {
    const named = all.filter(({ identifier }) => identifier === module);
    const chosen = named.find(({ role }) => role === 'SENDER') ?? named[0];
    return chosen && urlIn(chosen, url);
  };
  const [locations, tariffs] = [urlOf('locations'), urlOf('tariffs')];
  return { ...(locations && { locations }), ...(tariffs && { tariffs }) };
}

async function answered(url: URL, client: Client): Promise<Answer> {
  const answer = await client.ask(url);
  if (answer?.status === 200 && answer.json !== undefined) return answer;
  throw new CouldNotRun(`${url.href}: ${answer ? outlineOf(answer) : client.reason}`);
}

/** A URL that the server gives, on the host that the user gave. */
function urlIn({ url }: JsonRecord, base: URL): URL | undefined {
  return typeof url === 'string' && URL.canParse(url, base.href) ? onOrigin(url, base) : undefined;
}

/** Reads a list, page by page. Returns how many objects it has. @throws CouldNotRun if not one page could be read */
async function readList(
  module: Module,
  url: URL,
  add: (object: JsonRecord) => void,
  probing: Probing,
): Promise<number> {
  const seen = new Set<unknown>();
  const addAll = (objects: readonly unknown[]) => {
    for (const object of objects) {
      // Pages that move give an object twice.
      if (!isRecord(object) || seen.has(object.id)) continue;
      seen.add(object.id ?? object);
      add(object);
    }
  };
  const { limit } = probing.options;
  const options = { query: limit === undefined ? {} : { limit }, maxPages: probing.client.left, onPage: addAll };
  const { pages, broken } = await crawl({ url }, { ...options, why: 'to stay within --max-requests' }, probing);
  if (pages.length === 0) {
    // A document of somebody may be a bare list.
    const bare = listIn(await answered(url, probing.client));
    if (bare === undefined) throw new CouldNotRun(`${url.href}: ${broken}`);
    addAll(bare);
  } else if (broken !== undefined) probing.notes.push(`The list of ${module} was not read to its end: ${broken}.`);
  return seen.size;
}
