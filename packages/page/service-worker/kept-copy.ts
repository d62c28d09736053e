/**
 * The copy of the page that is there without a network: what the page showed last, in a cache that is named after its script. It
 * counts when it is whole, and for seven days.
 */

import { KEPT_AT, type KeepMessage, PREFIX } from './keep-message.ts';

/** Where a copy says that it is whole: what it is a copy of, and since when it is known to be right, in ms since 1970. */
const WHOLE = '/whole';

/** In ms. What is older is no help to anybody. */
const MOST_AGE = 7 * 86_400_000;

/** How many files of single sites are kept. */
const MOST_OF_SITES = 12;
const OF_SITES = /^\/_site\/(?:details|statuses)-\d+\.json$/;

interface Whole {
  readonly generation: string;
  readonly at: number;
}

/** What was kept of a path, marked as such. */
export async function keptAnswer(path: string): Promise<Response | undefined> {
  for (const name of await ownCaches()) {
    const whole = await wholeIn(name);
    if (whole === undefined) continue;
    if (Date.now() - whole.at > MOST_AGE) {
      await caches.delete(name);
      continue;
    }
    const answer = await caches.match(path, { cacheName: name });
    if (answer === undefined) return undefined;
    const headers = new Headers(answer.headers);
    headers.set(KEPT_AT, String(whole.at));
    return new Response(answer.body, { status: answer.status, headers });
  }
  return undefined;
}

async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** To open a cache that is gone by now would make it again. */
async function wholeIn(cacheName: string): Promise<Whole | undefined> {
  return (await (await caches.match(WHOLE, { cacheName }))?.json()) as Whole | undefined;
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other, because each removes what others have made. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}

let isOver = false;

/** @throws if anything cannot be had: then the old copy stays */
export function keep(message: KeepMessage): Promise<void> {
  return inTurn(async () => {
    if (!isOver) await keepOne(message);
  });
}

/** Removes what was kept, for good: a page that is left meanwhile may ask for a copy once more. */
export function forget(): Promise<void> {
  isOver = true;
  return inTurn(async () => {
    for (const name of await ownCaches()) await caches.delete(name);
  });
}

/** The bytes come from what the browser has loaded already, but for the page. All are there before anything is changed. */
async function keepOne({ script, generation, settings, checkedAt, assets, data }: KeepMessage): Promise<void> {
  const name = PREFIX + script;
  const isKnown = (await wholeIn(name))?.generation === generation;
  const cache = await caches.open(name);
  const known = await pathsIn(cache);
  const missing = [...assets.filter((path) => !known.has(path)), ...data];
  const loaded = await Promise.all(missing.map(async (path) => [path, await load(path, 'force-cache')] as const));
  const page = isKnown ? [] : [['/', await loadPage(assets, settings)] as const];
  const current = new Set(['/', ...assets, ...data]);
  // Neither that it is whole, nor a file of sites that belongs to another list.
  if (!isKnown) for (const path of known) if (!current.has(path)) await cache.delete(path);
  for (const [path, answer] of [...page, ...loaded]) await cache.put(path, answer);
  await removeOld(cache);
  await cache.put(WHOLE, Response.json({ generation, at: checkedAt } satisfies Whole));
  for (const other of await ownCaches()) if (other !== name) await caches.delete(other);
}

/** The browser may have an old one from before: a reader may come by the page of a site. */
async function loadPage(assets: readonly string[], settings: string): Promise<Response> {
  const answer = await load('/', 'no-cache');
  const html = await answer.clone().text();
  const named = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/_site\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  // It may be of a newer deployment than the page that is shown.
  if (!named.every((path) => assets.includes(path))) throw new Error('the page has other scripts by now');
  if (settingsIn(html) !== settings) throw new Error('the page has other settings by now');
  return answer;
}

const SIGNS: Readonly<Record<string, string>> = { '&quot;': '"', '&lt;': '<', '&amp;': '&' };

/** What html-document.ts writes. A service worker has no parser of HTML. */
function settingsIn(html: string): string | undefined {
  return / data-settings="([^"]*)"/.exec(html)?.[1]?.replace(/&(?:quot|lt|amp);/g, (sign) => SIGNS[sign] ?? sign);
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
