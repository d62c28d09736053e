/**
 * The Web Worker of the check page: files come in, and the report of their check goes out. A page's policy in a `<meta>` does not
 * hold for its workers, so every way to others is shut before anything is read.
 */

import { check } from './engine/check.ts';
import type { Report, ToCheck } from './messages.ts';

/** What is needed of a DedicatedWorkerGlobalScope: the types of the DOM and of workers cannot be loaded together. */
declare const self: {
  postMessage(message: Report): void;
  onmessage: ((event: { readonly data: ToCheck }) => void) | null;
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
  void check(data, Date.now()).then(
    (report) => self.postMessage(report),
    (error: unknown) =>
      setTimeout(() => {
        // The page hears of what nobody catches.
        throw error;
      }),
  );
