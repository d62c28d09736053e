/**
 * The Web Worker of the check page: passes messages on to a session, and its answers back. Its only way to the network is the
 * request for the address that a person pasted. A page's policy in a `<meta>` does not hold for its workers, so the other ways
 * are shut before anything is read.
 */

import { startSession } from './engine/session.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** What is needed of a DedicatedWorkerGlobalScope: the types of the DOM and of workers cannot be loaded together. */
declare const self: {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
};

const ask = fetch;

const WAYS_OUT = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebTransport',
  'EventSource',
  'Worker',
  'importScripts',
  'caches',
];
for (const name of WAYS_OUT) Object.defineProperty(self, name, { value: undefined });

const session = startSession({
  post: (message) => self.postMessage(message),
  fetch: (url, init) => ask(url, init),
  now: Date.now,
  pause: (time) => new Promise((resolve) => setTimeout(resolve, time)),
});

self.onmessage = ({ data }) => void session.tell(data);
