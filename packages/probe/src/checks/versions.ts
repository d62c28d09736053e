/** Checks of the versions (OCPI 6.1), which say where their details are. */

import { OCPI_VERSION, type OcpiVersion } from '../../../../src/ocpi/index.ts';
import { below, isSameServer, onOrigin, urlProblem } from '../http/addresses.ts';
import { type Answer, dataOf, isRecord, listIn, outlineOf, show, succeeded } from '../http/exchange.ts';
import type { CheckId } from '../results/check-catalogue.ts';
import type { CheckResults } from '../results/results.ts';
import type { Probing } from './context.ts';

export interface OfferedVersion {
  readonly version: OcpiVersion;
  readonly url: URL;
}

export const MODULES = ['locations', 'tariffs'] as const;
export type Module = (typeof MODULES)[number];

/** The list of one module of one version. */
export interface List {
  readonly version: OcpiVersion;
  readonly module: Module;
  readonly url: URL;
}

/** The server cannot be probed at all. */
export class CouldNotRun extends Error {}

/** Usual paths of the versions below a base URL. */
const PATHS = ['api/ocpi/versions', 'ocpi/versions', 'versions'];

/** Finds the URL of the versions: the given one, or a usual one below it. @throws CouldNotRun */
export async function findVersions(given: URL, { client, options, notes }: Probing): Promise<URL> {
  const usual = PATHS.map((path) => below(given, ...path.split('/')));
  const candidates = /\/versions\/?$/.test(given.pathname) ? [given] : [given, ...usual];
  const tried: string[] = [];
  for (const url of candidates) {
    const answer = await client.ask(url, { tentative: true });
    if (!answer) throw new CouldNotRun(`${url.href}: ${client.reason}`);
    tried.push(`${url.href}: ${outlineOf(answer)}`);
    if (answer.status === 401)
      throw new CouldNotRun(
        `${url.href} answers 401. ${options.token === undefined ? 'It needs a token: --token-env NAME' : 'It rejects the token.'}`,
      );
    const list = listIn(answer);
    const module = list && moduleOf(list, url);
    if (module !== undefined)
      throw new CouldNotRun(
        `${url.href} looks like a list of ${module}. Give the URL of the versions, which often ends in /versions.`,
      );
    if (answer.status === 200 && (candidates.length === 1 || list)) {
      if (url !== given) notes.push(`the versions are at ${url.href}`);
      return url;
    }
  }
  throw new CouldNotRun(`No OCPI versions were found.\n${tried.join('\n')}`);
}

/** Of which module a list seems to be that should be one of versions. */
function moduleOf([first]: readonly unknown[], { pathname }: URL): Module | undefined {
  if (first === undefined) return MODULES.find((module) => pathname.replace(/\/$/, '').endsWith(`/${module}`));
  if (!isRecord(first) || 'version' in first) return undefined;
  if ('coordinates' in first || 'evses' in first) return 'locations';
  return 'elements' in first ? 'tariffs' : undefined;
}

/** The versions that the server offers and the probe knows, or only the one that the user asked for. */
export async function checkVersions(url: URL, probing: Probing): Promise<OfferedVersion[]> {
  const { client, results, options } = probing;
  const answer = await client.ask(url);
  if (!answer || !checkSuccess(answer, 'versions-answer', probing)) return [];
  const data = dataOf(answer);
  const isList = Array.isArray(data) && data.every((one) => isRecord(one) && typeof one.version === 'string');
  results.record('versions-list', isList, answer, 'a list of objects with version and url', show(data), '/data');
  if (!isList) return [];
  const offered: OfferedVersion[] = [];
  for (const [i, one] of data.entries()) {
    const listUrl = checkUrl(one.url, answer, 'versions-urls', `/data/${i}/url`, probing);
    const version = OCPI_VERSION.find((known) => known === one.version);
    if (listUrl && version && (options.version ?? version) === version) offered.push({ version, url: listUrl });
  }
  const wanted = options.version
    ? `${options.version}, the version that was asked for`
    : `${OCPI_VERSION.slice(0, -1).join(', ')} or ${OCPI_VERSION.at(-1)}, the versions that this probe knows`;
  const got = data.map((one) => one.version).join(', ') || 'none';
  results.record('versions-offered', offered.length > 0, answer, wanted, got, '/data');
  return offered;
}

/** Whether an answer says success, which is recorded. */
export function checkSuccess(answer: Answer, id: CheckId, { results }: Probing): boolean {
  if (answer.status === 200 && answer.notJson !== undefined) return false;
  const isGood = succeeded(answer);
  results.record(id, isGood, answer, 'HTTP 200, status_code 1000', outlineOf(answer));
  return isGood;
}

/** Checks a URL. Returns the one to continue with, if it is a URL at all. */
export function checkUrl(
  given: unknown,
  answer: Answer,
  id: CheckId,
  at: string,
  { results }: Probing,
): URL | undefined {
  const problem = urlProblem(given, answer.url);
  if (problem === undefined) checkLoopback(String(given), answer, at, results);
  results.record(id, problem?.result ?? 'pass', answer, problem?.expected ?? '', show(given), at);
  return typeof given === 'string' && URL.canParse(given, answer.url.href) ? onOrigin(given, answer.url) : undefined;
}

/**
 * Warns once of a server on this machine that publishes another name of this machine than the one that was asked. Somebody
 * who asks 127.0.0.1 where `base_url` is localhost is trying out, and the answer is the same for each of the URLs.
 */
export function checkLoopback(given: string, answer: Answer, at: string, results: CheckResults): void {
  const { origin } = new URL(given, answer.url);
  if (origin === answer.url.origin || !isSameServer(given, answer.url) || results.warned('versions-urls')) return;
  const expected = `${answer.url.origin}, which was asked; all URLs may differ like this one`;
  results.record('versions-urls', 'warn', answer, expected, origin, at);
}
