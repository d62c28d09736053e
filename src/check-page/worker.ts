/** The Web Worker of the check page: passes messages on to a session, and its answers back. */

import { startSession } from './engine/session.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** What is needed of a DedicatedWorkerGlobalScope: the types of the DOM and of workers cannot be loaded together. */
declare const self: {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
};

const session = startSession({
  post: (message) => self.postMessage(message),
  fetch: (url, init) => fetch(url, init),
  now: Date.now,
});

self.onmessage = ({ data }) => void session.tell(data);
