/** Lets the browser keep what the page shows, for a time without a network. Nothing is kept before the page has shown all of it. */

import type { PageSettings } from '../records/page-settings.ts';
import { type KeepMessage, PREFIX, WORKER_PATH } from '../service-worker/keep-message.ts';
import { isAsset } from '../service-worker/request-kind.ts';

/** What the page shows, and where from. */
export interface ShownWhole {
  readonly settings: PageSettings;
  /** Stands for the content of the list. */
  readonly network: string;
  readonly data: readonly string[];
  /** When the statuses were last known to be the newest, in ms since 1970. */
  readonly checkedAt: number;
}

/**
 * @param shown undefined while not all of it was loaded from the network
 * @returns keeps what is shown by now if a list or a site is new; call it when something was loaded
 */
export function keepOffline(shown: () => ShownWhole | undefined): () => void {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return () => {}; // Where the page is not secure.
  // Those of index.html. What is loaded later, such as the style of the map, is not in it.
  const begun = [...document.querySelectorAll('script[type=module], link[rel=stylesheet]')];
  const own = begun.map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '');
  let isRegistered = false;
  let last = '';
  const keep = (isLeaving = false) => {
    const now = shown();
    if (now === undefined) return;
    const what = [now.network, ...now.data].join(' ');
    if (what === last && !isLeaving) return;
    last = what;
    if (!isRegistered) void serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' }).catch(() => {});
    isRegistered = true;
    void serviceWorker.ready.then(({ active }) => active?.postMessage(messageOf(now, own)));
  };
  // Whoever leaves the page keeps the statuses that it has by now.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) keep(true);
  });
  return keep;
}

/** @param own paths of the scripts and styles of index.html; a page has one script, whose name has a hash in it */
function messageOf({ settings, network, data, checkedAt }: ShownWhole, own: readonly string[]): KeepMessage {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const assets = loaded.filter(({ origin, pathname }) => origin === location.origin && isAsset(pathname));
  const inIndex = [...own, JSON.stringify(settings)];
  return {
    cache: PREFIX + [...inIndex, network].join(' '),
    inIndex,
    checkedAt,
    paths: [...new Set(assets.map(({ pathname }) => pathname)), ...data],
  };
}
