/** Checks of the versions (OCPI 6.1), which say where their details are. */

import { OCPI_VERSION, type OcpiVersion } from '../../../../src/ocpi/index.ts';
import { below, onOrigin, urlProblem } from '../http/addresses.ts';
import { type Answer, evidenceOf, isRecord, outlineOf, show } from '../http/exchange.ts';
import type { CheckId } from '../results/check-catalogue.ts';
import type { Probing } from './context.ts';
import { dataOf, succeeded } from './envelope.ts';
import { checkLoopback } from './loopback.ts';

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
export async function findVersions(given: URL, { client, options, note }: Probing): Promise<URL> {
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
    const list = isRecord(answer.json) ? answer.json.data : answer.json;
    const module = Array.isArray(list) ? moduleOf(list, url) : undefined;
    if (module !== undefined)
      throw new CouldNotRun(
        `${url.href} looks like a list of ${module}. Give the URL of the versions, which often ends in /versions.`,
      );
    if (answer.status === 200 && (candidates.length === 1 || Array.isArray(list))) {
      if (url !== given) note(`the versions are at ${url.href}`);
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
  if (!Array.isArray(data) || !data.every((one) => isRecord(one) && typeof one.version === 'string')) {
    results.fail('versions-list', evidenceOf(answer, 'a list of objects with version and url', show(data), '/data'));
    return [];
  }
  results.pass('versions-list');
  const offered: OfferedVersion[] = [];
  for (const [i, one] of data.entries()) {
    const listUrl = checkUrl(one.url, answer, 'versions-urls', `/data/${i}/url`, probing);
    const version = OCPI_VERSION.find((known) => known === one.version);
    if (listUrl && version && (options.version ?? version) === version) offered.push({ version, url: listUrl });
  }
  const wanted = options.version
    ? `${options.version}, the version that was asked for`
    : `${OCPI_VERSION.slice(0, -1).join(', ')} or ${OCPI_VERSION.at(-1)}, the versions that this probe knows`;
  if (offered.length > 0) results.pass('versions-offered');
  else
    results.fail(
      'versions-offered',
      evidenceOf(answer, wanted, data.map((one) => one.version).join(', ') || 'none', '/data'),
    );
  return offered;
}

/** Whether an answer says success, which is recorded. */
export function checkSuccess(answer: Answer, id: CheckId, { results }: Probing): boolean {
  if (answer.status === 200 && answer.notJson !== undefined) return false;
  const isGood = succeeded(answer);
  if (isGood) results.pass(id);
  else results.fail(id, evidenceOf(answer, 'HTTP 200, status_code 1000', outlineOf(answer)));
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
  if (problem !== undefined) results[problem.result](id, evidenceOf(answer, problem.expected, show(given), at));
  else {
    checkLoopback(String(given), answer, at, results);
    results.pass(id);
  }
  return typeof given === 'string' && URL.canParse(given, answer.url.href) ? onOrigin(given, answer.url) : undefined;
}
