/**
 * The Web Worker of the check page: files come in, and the report of their check, or what accepts some of it, goes out. A page's policy in a `<meta>` does not
 * hold for its workers, so every way to others is shut before anything is read.
 */

import { accept } from './engine/accept.ts';
import { check } from './engine/check.ts';
import type { Accepted, Report, ToAccept, ToCheck } from './messages.ts';

/** What is needed of a DedicatedWorkerGlobalScope: the types of the DOM and of workers cannot be loaded together. */
declare const self: {
  postMessage(message: Report | Accepted): void;
  onmessage: ((event: { readonly data: ToCheck | ToAccept }) => void) | null;
};

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

self.onmessage = ({ data }) =>
  void ('findings' in data ? accept(data, Date.now()) : check(data, Date.now())).then(
    (answer) => self.postMessage(answer),
    (error: unknown) =>
      setTimeout(() => {
        // The page hears of what nobody catches.
        throw error;
      }),
  );
