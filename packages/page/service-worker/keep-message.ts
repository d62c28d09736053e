/** What the page tells the service worker: what to keep for a time without a network. */

/** Keep what the page shows by now. It is sent only when all of it was loaded, so what is kept is whole and was seen to work. */
export interface KeepMessage {
  /** The name of the cache: that of the script of the page, and what stands for its settings and its list. */
  readonly cache: string;
  /** Texts that index.html has if it is of the deployment that is shown. */
  readonly inIndex: readonly string[];
  /** When the statuses were last known to be the newest, in ms since 1970. */
  readonly checkedAt: number;
  /** The files of what is shown and of what was looked at, below the root of the site. */
  readonly paths: readonly string[];
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
