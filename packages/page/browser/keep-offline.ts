/** Lets the browser keep what the page shows, for a time without a network. Nothing is kept before the page has shown all of it. */

import type { PageSettings } from '../records/page-settings.ts';
import { type KeepMessage, WORKER_PATH } from '../service-worker/keep-message.ts';
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
    void serviceWorker.ready.then(({ active }) => active?.postMessage(messageOf(now)));
  };
  // Whoever leaves the page keeps the statuses that it has by now.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) keep(true);
  });
  return keep;
}

function messageOf({ settings, network, data, checkedAt }: ShownWhole): KeepMessage {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const assets = loaded.filter(({ origin, pathname }) => origin === location.origin && isAsset(pathname));
  const paths = [...new Set(assets.map(({ pathname }) => pathname))];
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[type=module]') ?? {};
  return {
    script: src.slice(src.lastIndexOf('/') + 1),
    generation: JSON.stringify([settings, network]),
    settings: JSON.stringify(settings),
    checkedAt,
    assets: paths,
    data,
  };
}
