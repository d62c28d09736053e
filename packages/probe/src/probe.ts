/**
 * A conformance probe of an OCPI 2.2, 2.2.1 or 2.3.0 server: it asks what a careful client would ask.
 *
 * versions → details of each version → every list. It crawls each list, crawls it again in small pages, and then asks for
 * pages at the bounds, for changes and for single objects, and asks as a cache and as a web page would. Nothing that the
 * server says is trusted.
 */

import { isThisMachine } from '../../../src/cells/index.ts';
import { noteAbsent } from './checks/absent.ts';
import type { ClientDependencies } from './checks/client.ts';
import { type ProbeOptions, Probing } from './checks/context.ts';
import type { Crawl } from './checks/crawl.ts';
import { checkDetails } from './checks/details.ts';
import { ObjectChecker } from './checks/objects.ts';
import { checkTariffIds } from './checks/relations.ts';
import { checkUnknownPath } from './checks/unusual-requests.ts';
import { checkVersions, findVersions, type Module, type OfferedVersion } from './checks/versions.ts';
import { probeList } from './probe-list.ts';
import type { CheckResult } from './results/results.ts';

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
  const probing = new Probing(options, dependencies);
  const { client, results, notes } = probing;
  const url = await findVersions(options.url, probing);
  checkScheme(url, probing);
  if (options.token === undefined) results.doesNotApply('token-base64', 'no token was given');
  for (const offered of await checkVersions(url, probing)) await probeVersion(offered, probing);
  await checkMovement(url, probing);
  if (client.stopped !== undefined) notes.push(`The probe stopped early: ${client.stopped}.`);
  const all = results.results(client.stopped ?? 'an earlier step failed');
  return { url: url.href, requests: client.requests, notes, results: all };
}

async function probeVersion(offered: OfferedVersion, probing: Probing): Promise<void> {
  const { results, client } = probing;
  const { lists, absent } = await checkDetails(offered, probing);
  const checker = new ObjectChecker(offered.version, results);
  const crawls = new Map<Module, Crawl>();
  for (const list of lists) crawls.set(list.module, await probeList(list, checker, probing));
  const tariffs = crawls.get('tariffs');
  if (tariffs && tariffs.broken === undefined) checkTariffIds(checker.seen, (id) => tariffs.updated.has(id), results);
  noteAbsent(crawls, absent, results);
  await checkUnknownPath(offered, probing);
  if (client.stopped === undefined)
    results.doesNotApply('request-ids-errors', 'no request was answered with an HTTP error');
}

/** Whether timestamps move. If all were the same so far, one more answer, some time later, shows it. */
async function checkMovement(url: URL, { client, pause }: Probing): Promise<void> {
  const { wait } = client.timestamps;
  if (wait > 0) {
    await pause(wait);
    await client.ask(url);
  }
  client.timestamps.checkMovement();
}

function checkScheme(url: URL, { results }: Probing): void {
  if (url.protocol === 'https:') return;
  if (isThisMachine(url.hostname)) results.doesNotApply('tls', 'the server is on this machine');
  else results.record('tls', false, { method: 'GET', url, status: 0 }, 'https', 'http');
}
