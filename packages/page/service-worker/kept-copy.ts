/**
 * The copy of the page that is there without a network. It is made whole or not at all: a new generation of it is filled in a cache of
 * its own, and counts once its last entry is there; only then the old one goes.
 */

import { KEPT_AT, type KeepMessage } from './keep-message.ts';

const PREFIX = 'kept-';

/** Where a generation says that it is whole, and since when it is known to be right. */
const WHOLE = '/whole';

/** How many files of single sites are kept. */
const MOST_OF_SITES = 12;
const OF_SITES = /^\/_site\/(?:details|statuses)-\d+\.json$/;

/** The copy that is whole. */
interface Copy {
  readonly cache: Cache;
  readonly name: string;
  readonly at: string;
}

async function wholeCopy(): Promise<Copy | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  // The newest is the last.
  for (const name of names.reverse()) {
    const cache = await caches.open(name);
    const at = await (await cache.match(WHOLE))?.text();
    if (at !== undefined) return { cache, name, at };
  }
  return undefined;
}

/** What was kept of a path, marked as such. */
export async function keptAnswer(path: string): Promise<Response | undefined> {
  const copy = await wholeCopy();
  const answer = await copy?.cache.match(path);
  if (copy === undefined || answer === undefined) return undefined;
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, copy.at);
  return new Response(answer.body, { status: answer.status, headers });
}

let last: Promise<unknown> = Promise.resolve();

/**
 * One after the other, because each removes what others have made.
 *
 * @throws if anything cannot be had: then the old copy stays
 */
export function keep(message: KeepMessage): Promise<void> {
  const kept = last.then(() => keepOne(message));
  last = kept.catch(() => {});
  return kept;
}

/** The bytes come from what the browser has loaded already, but for the page. */
async function keepOne({ generation, settings, checkedAt, assets, data }: KeepMessage): Promise<void> {
  const name = PREFIX + (await digest(generation));
  const whole = await wholeCopy();
  const cache = await caches.open(name);
  const isKnown = whole?.name === name;
  try {
    const known = isKnown ? await pathsIn(cache) : new Set<string>();
    const missing = assets.filter((path) => !known.has(path));
    await Promise.all([...missing, ...data].map((path) => renew(cache, path)));
    if (!isKnown) await keepPage(cache, assets, settings);
  } catch (failure) {
    if (!isKnown) await caches.delete(name);
    throw failure;
  }
  await cache.put(WHOLE, new Response(String(checkedAt)));
  await removeOld(cache);
  for (const other of await caches.keys()) if (other !== name) await caches.delete(other);
}

/** The browser may have an old one from before: a reader may come by the page of a site. */
async function keepPage(cache: Cache, assets: readonly string[], settings: string): Promise<void> {
  const answer = await load('/', 'no-cache');
  const html = await answer.clone().text();
  const named = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/_site\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  // It may be of a newer deployment than the page that is shown.
  if (!named.every((path) => assets.includes(path))) throw new Error('the page has other scripts by now');
  if (settingsIn(html) !== settings) throw new Error('the page has other settings by now');
  await cache.put('/', answer);
}

const SIGNS: Readonly<Record<string, string>> = { '&quot;': '"', '&lt;': '<', '&amp;': '&' };

/** What html-document.ts writes. A service worker has no parser of HTML. */
function settingsIn(html: string): string | undefined {
  return / data-settings="([^"]*)"/.exec(html)?.[1]?.replace(/&(?:quot|lt|amp);/g, (sign) => SIGNS[sign] ?? sign);
}

async function renew(cache: Cache, path: string): Promise<void> {
  const [answer, kept] = await Promise.all([load(path, 'force-cache'), cache.match(path)]);
  const tag = answer.headers.get('ETag');
  if (kept === undefined || tag === null || tag !== kept.headers.get('ETag')) await cache.put(path, answer);
  else await answer.body?.cancel();
}

async function load(path: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(path, { cache, credentials: 'omit' });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer;
}

async function pathsIn(cache: Cache): Promise<Set<string>> {
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
}

/** Of files of single sites, the newest are kept. */
async function removeOld(cache: Cache): Promise<void> {
  const ofSites = [...(await pathsIn(cache))].filter((path) => OF_SITES.test(path));
  for (const path of ofSites.slice(0, -MOST_OF_SITES)) await cache.delete(path);
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
