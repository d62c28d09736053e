/**
 * The service worker: answers from what was kept where the network does not. It holds nothing of a deployment itself, so it is
 * the same file until its code changes, and never decides how new an answer is.
 */

import type { KeepMessage } from './keep-message.ts';
import { endIfReplaced, keep, keptAnswer } from './kept-copy.ts';
import { type RequestKind, requestKind } from './request-kind.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long an answer is waited for while there is a kept one, in ms. */
const PATIENCE_MS = 4000;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, self.location.origin);
  if (kind === undefined) return;
  event.respondWith(answer(event.request, kind));
  if (kind === 'page') event.waitUntil(endIfReplaced(self.registration));
});

// What cannot be kept now is kept another time.
self.addEventListener('message', (event) => event.waitUntil(keep(event.data as KeepMessage).catch(() => {})));

async function answer(request: Request, kind: RequestKind): Promise<Response> {
  const kept = await keptAnswer(kind === 'page' ? '/' : new URL(request.url).pathname);
  if (kept === undefined) return fetch(request);
  if (kind === 'asset') return kept;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const fresh = await Promise.race([fetch(request), late]).catch(() => undefined);
  return fresh !== undefined && fresh.status < 500 ? fresh : kept;
}
