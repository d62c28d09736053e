/**
 * The copy of the page that is there without a network: what the page showed last, in a cache that is named after it. It counts when it
 * is whole, and for seven days.
 */

import { KEPT_AT, type KeepMessage, PREFIX, WORKER_PATH } from './keep-message.ts';

/** Where a copy says that it is whole: since when it is known to be right, in ms since 1970. */
const WHOLE = '/whole';

/** In ms. What is older is no help to anybody. */
const MOST_AGE = 7 * 86_400_000;

/** What was kept of a path, marked as such: of the copy that was begun last, if a worker ended before it removed the one before. */
export async function keptAnswer(path: string): Promise<Response | undefined> {
  for (const cacheName of (await ownCaches()).reverse()) {
    const at = Number(await (await caches.match(WHOLE, { cacheName }))?.text());
    const answer = await caches.match(path, { cacheName });
    if (Date.now() - at > MOST_AGE) await caches.delete(cacheName);
    else if (at > 0 && answer !== undefined) {
      const headers = new Headers(answer.headers);
      headers.set(KEPT_AT, String(at));
      return new Response(answer.body, { status: answer.status, headers });
    }
  }
  return undefined;
}

async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

let last: Promise<unknown> = Promise.resolve();
let isOver = false;

/** One after the other, because each removes what others have made. @throws if anything cannot be had: then the old copy stays */
export function keep(message: KeepMessage): Promise<void> {
  const done = last.then(() => (isOver ? undefined : keepOne(message)));
  last = done.catch(() => {});
  return done;
}

/** The bytes come from what the browser has loaded already, but for the page. Another list, or another page, has a cache of its own. */
async function keepOne({ cache: name, inIndex, checkedAt, paths }: KeepMessage): Promise<void> {
  const loaded = await Promise.all(paths.map(async (path) => [path, await load(path, 'force-cache')] as const));
  const isWhole = (await caches.match(WHOLE, { cacheName: name })) !== undefined;
  if (!isWhole) loaded.push(['/', await loadPage(inIndex)]);
  const cache = await caches.open(name);
  for (const [path, answer] of loaded) await cache.put(path, answer);
  await cache.put(WHOLE, new Response(String(checkedAt)));
  for (const other of await ownCaches()) if (other !== name) await caches.delete(other);
}

/** The browser may have an old one from before: a reader may come by the page of a site. It has no parser of HTML here. */
async function loadPage(inIndex: KeepMessage['inIndex']): Promise<Response> {
  const answer = await load('/', 'no-cache');
  const html = (await answer.clone().text()).replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  const gone = inIndex.find((text) => !html.includes(`"${text}"`));
  if (gone !== undefined) throw new Error(`the page is without ${gone} by now`);
  return answer;
}

/** With credentials as the page has them: some browsers keep answers without them apart, so these would be others than it has loaded. */
async function load(path: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(path, { cache });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer;
}

let isSure = false;

/**
 * Removes the worker and what it kept if its file is gone or another's: another site may be at this address by now, which knows
 * nothing of this worker. Its file is asked for once in the life of a worker.
 */
export async function endIfReplaced(registration: Pick<ServiceWorkerRegistration, 'unregister'>): Promise<void> {
  if (isSure) return;
  const file = await fetch(WORKER_PATH, { cache: 'no-cache' }).catch(() => undefined);
  if (file === undefined || file.status >= 500) return;
  // Ours, and what takes its place where there is to be none, have this text in them.
  isSure = file.ok && (await file.text()).includes(PREFIX);
  if (isSure) return;
  // A page that is left meanwhile may ask for a copy once more.
  isOver = true;
  await registration.unregister();
  await last;
  for (const name of await ownCaches()) await caches.delete(name);
}
