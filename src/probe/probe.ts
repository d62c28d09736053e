/**
 * A conformance probe of an OCPI 2.2 or 2.2.1 server: it asks what a careful client would ask.
 *
 * versions → details of each version → every list. It crawls each list, crawls it again in small pages, and then asks for
 * pages at the bounds, for changes and for single objects, and asks as a cache and as a web page would. Nothing that the
 * server says is trusted.
 */

import { checkBrowser } from './checks/browser.ts';
import { checkCaching } from './checks/caching.ts';
import { Client, type ClientDependencies } from './checks/client.ts';
import type { ProbeOptions, Probing } from './checks/context.ts';
import type { Crawl } from './checks/crawl.ts';
import { checkDates } from './checks/dates.ts';
import { checkEdges, checkInvalidParameters } from './checks/limits.ts';
import { compareCrawls, crawlAll } from './checks/lists.ts';
import { ObjectChecker } from './checks/objects.ts';
import { checkTariffIds } from './checks/relations.ts';
import { checkSingles } from './checks/single.ts';
import { checkHead, checkTrailingSlash, checkUnknownPath, checkWrongMethod } from './checks/unusual-requests.ts';
import { checkDetails, checkVersions, findVersions, type List, type OfferedVersion } from './checks/versions.ts';
import { withQuery } from './http/addresses.ts';
import { isRecord, type JsonRecord } from './http/exchange.ts';
import { type CheckResult, CheckResults } from './results/results.ts';

export interface ProbeReport {
  /** The versions endpoint that was probed. */
  readonly url: string;
  readonly requests: number;
  /** Notes about the whole run, such as why it ended early. */
  readonly notes: readonly string[];
  readonly results: readonly CheckResult[];
}

/** Probes a server. @throws CouldNotRun if it cannot be reached or has no OCPI interface */
export async function probe(options: ProbeOptions, dependencies: ClientDependencies): Promise<ProbeReport> {
  const results = new CheckResults();
  const client = new Client(options, dependencies, results);
  const notes: string[] = [];
  const { now, pause } = dependencies;
  const probing: Probing = { client, results, options, now, pause, note: (text) => notes.push(text) };
  const url = await findVersions(options.url, probing);
  skipInapplicable(url, probing);
  for (const offered of await checkVersions(url, probing)) await probeVersion(offered, probing);
  if (client.stopped !== undefined) notes.push(`The probe stopped early: ${client.stopped}.`);
  const all = results.results(client.stopped ?? 'an earlier step failed');
  return { url: url.href, requests: client.requests, notes, results: all };
}

async function probeVersion(offered: OfferedVersion, probing: Probing): Promise<void> {
  const { results } = probing;
  const lists = await checkDetails(offered, probing);
  const checker = new ObjectChecker(offered.version, results);
  const crawls = new Map<List['module'], Crawl>();
  for (const list of lists) crawls.set(list.module, await probeList(list, checker, probing));
  const tariffs = crawls.get('tariffs');
  if (tariffs && tariffs.broken === undefined) checkTariffIds(checker.seen, (id) => tariffs.updated.has(id), results);
  else results.skip('tariffs-resolve', 'the tariffs were not crawled to the end');
  await checkUnknownPath(offered, probing);
}

/** If the first page is larger, in bytes, the checks that repeat a request ask for a page of 100 objects. */
const LARGE = 1_000_000;
/** How many Locations are requested one by one. */
const SAMPLES = 3;

async function probeList(list: List, checker: ObjectChecker, probing: Probing): Promise<Crawl> {
  const samples: JsonRecord[] = [];
  const all = await crawlAll(
    list,
    (objects, answer) => {
      checker.check(list.module, objects, answer);
      for (const object of objects) if (samples.length < SAMPLES && isRecord(object)) samples.push(object);
    },
    probing,
  );
  const again = await compareCrawls(list, all, probing);
  if (all.pages.length === 0) return all;
  await checkEdges(list, all, probing);
  await checkInvalidParameters(list, all, probing);
  await checkDates(list, all, again !== undefined && hasChanged(all, again), probing);
  if (list.module === 'locations') await checkSingles(list, samples, probing);
  await checkWrongMethod(list, probing);
  await checkTrailingSlash(list, probing);
  const polled = (all.pages[0]?.size ?? 0) > LARGE ? withQuery(list.url, { limit: 100 }) : list.url;
  await checkHead(polled, probing);
  await checkBrowser(list, await checkCaching(polled, probing), probing);
  return all;
}

function hasChanged(before: Crawl, after: Crawl): boolean {
  return [...after.updated].some(([id, time]) => before.updated.get(id) !== time);
}

function skipInapplicable({ hostname, protocol, href }: URL, { options, results }: Probing): void {
  if (options.token === undefined) results.skip('token-base64', 'no --token was given');
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (protocol === 'https:') return;
  if (isLocal) results.skip('tls', 'the server is on this machine');
  else results.fail('tls', { request: `GET ${href}`, status: 0, expected: 'https', got: 'http' });
}
