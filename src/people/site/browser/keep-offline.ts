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
}

/**
 * @param shown undefined while not all of it was loaded from the network
 * @returns keeps what is shown by now; call it when something has changed
 */
export function keepOffline(shown: () => ShownWhole | undefined): () => void {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return () => {}; // Where the page is not secure.
  let isRegistered = false;
  const keep = () => {
    const now = shown();
    if (now === undefined) return;
    if (!isRegistered) void serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' }).catch(() => {});
    isRegistered = true;
    void serviceWorker.ready.then(({ active }) => active?.postMessage(messageOf(now)));
  };
  // Whoever leaves the page keeps the statuses that it has by now.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) keep();
  });
  return keep;
}

function messageOf({ settings, network, data }: ShownWhole): KeepMessage {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const assets = loaded.filter(({ origin, pathname }) => origin === location.origin && isAsset(pathname));
  const paths = [...new Set(assets.map(({ pathname }) => pathname))];
  const first = document.querySelector<HTMLScriptElement>('script[type=module]')?.src;
  return { kind: 'keep', generation: JSON.stringify([first, settings, network]), assets: paths, data };
}
