/** Probes one list: crawls it twice, and then asks for it in every way that a client, a cache or a web page would. */

import { checkBrowser } from './checks/browser.ts';
import { checkCaching } from './checks/caching.ts';
import { checkCompression } from './checks/compression.ts';
import type { Probing } from './checks/context.ts';
import type { Crawl } from './checks/crawl.ts';
import { checkDates } from './checks/dates.ts';
import { checkHead } from './checks/head.ts';
import { checkEdges, checkInvalidParameters } from './checks/limits.ts';
import { compareCrawls, crawlAll } from './checks/lists.ts';
import type { ObjectChecker } from './checks/objects.ts';
import { checkSingles } from './checks/single.ts';
import { checkTrailingSlash, checkWrongMethod } from './checks/unusual-requests.ts';
import type { List } from './checks/versions.ts';
import { withQuery } from './http/addresses.ts';
import { isRecord, type JsonRecord } from './http/exchange.ts';
import { checksIn } from './results/check-catalogue.ts';

/** What is checked of every list. */
const OF_LISTS = checksIn('Lists', 'Crawling by Link', 'Asking for changes', 'Cheap polling', 'Web pages as readers');
/** If the first page is larger, in bytes, the checks that repeat a request ask for a page of 100 objects. */
const LARGE = 1_000_000;
/** How many Locations are requested one by one. */
const SAMPLES = 3;

/** Probes a list. Returns the first crawl. */
export async function probeList(list: List, checker: ObjectChecker, probing: Probing): Promise<Crawl> {
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
  if (all.pages.length === 0) {
    probing.results.skip(OF_LISTS, `a list was not answered: ${all.broken}`);
    return all;
  }
  await checkEdges(list, all, probing);
  await checkInvalidParameters(list, all, probing);
  const form = await checkDates(list, all, again !== undefined && hasChanged(all, again), probing);
  if (list.module === 'locations') await checkSingles(list, samples, probing);
  await checkWrongMethod(list, probing);
  await checkTrailingSlash(list, probing);
  const polled = (all.pages[0]?.size ?? 0) > LARGE ? withQuery(list.url, { limit: 100 }) : list.url;
  await checkHead(polled, probing);
  await checkCompression(list, polled, all, form, probing);
  await checkBrowser(list, await checkCaching(polled, probing), probing);
  return all;
}

function hasChanged(before: Crawl, after: Crawl): boolean {
  return [...after.updated].some(([id, time]) => before.updated.get(id) !== time);
}
