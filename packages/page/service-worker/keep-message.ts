/** What the page tells the service worker: what to keep for a time without a network. */

/** Keep what the page shows by now. It is sent only when all of it was loaded, so what is kept is whole and was seen to work. */
export interface KeepMessage {
  /** The name of the file of the page's script, which has a hash in it. */
  readonly script: string;
  /** Stands for what must fit together beside it: settings and the list. */
  readonly generation: string;
  /** Those that the page shows, as they stand in index.html. */
  readonly settings: string;
  /** When the statuses were last known to be the newest, in ms since 1970. */
  readonly checkedAt: number;
  /** Scripts and styles that the page has loaded: paths below the root of the site. */
  readonly assets: readonly string[];
  /** The files of the list and of what was looked at, the same way. */
  readonly data: readonly string[];
}

/** The header of an answer that was kept: when the page last knew it to be right, in ms since 1970. */
export const KEPT_AT = 'Kept-At';

/** Below the root of the site, so that it may answer for all of it. */
export const WORKER_PATH = '/service-worker.js';

/** How the names of its caches begin. */
export const PREFIX = 'ocpi-snapshot-page-';

/** What is published in place of the service worker where there is to be none: browsers that have one remove it, and what it kept. */
export const NO_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('${PREFIX}')) await caches.delete(name);
  await registration.unregister();
})()));
`;
