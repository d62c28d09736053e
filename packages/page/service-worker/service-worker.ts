/**
 * The service worker: answers from what was kept where the network does not. It holds nothing of a deployment itself, so it is
 * the same file until its code changes, and never decides how new an answer is.
 */

import { endIfReplaced } from './end-if-replaced.ts';
import type { KeepMessage } from './keep-message.ts';
import { keep, keptAnswer } from './kept-copy.ts';
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

self.addEventListener('message', (event) => {
  const message = event.data as KeepMessage;
  // What cannot be kept now is kept another time.
  event.waitUntil(keep(message).catch(() => {}));
});

function answer(request: Request, kind: RequestKind): Promise<Response> {
  const path = kind === 'page' ? '/' : new URL(request.url).pathname;
  return kind === 'asset' ? keptFirst(request, path) : networkFirst(request, path);
}

async function keptFirst(request: Request, path: string): Promise<Response> {
  return (await keptAnswer(path)) ?? fetch(request);
}

async function networkFirst(request: Request, path: string): Promise<Response> {
  const kept = await keptAnswer(path);
  if (kept === undefined) return fetch(request);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE_MS);
  try {
    const fresh = await fetch(request, { signal: stop.signal });
    return fresh.status < 500 ? fresh : kept;
  } catch {
    return kept;
  } finally {
    clearTimeout(timer);
  }
}
