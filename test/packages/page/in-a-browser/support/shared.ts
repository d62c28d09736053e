/** What all tests in a browser share, however many files and workers they are in (begin.ts). */

import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

/** Nobody publishes into it anew. */
export interface SharedNetwork {
  /** Where it is served: also the base_url in what was built. */
  readonly origin: string;
  /** The directory that was built. */
  readonly folder: string;
}

let connected: Promise<Browser> | undefined;

/** Each test has a context of its own in it. */
export function browser(): Promise<Browser> {
  connected ??= askFor<{ endpoint: string }>('chromium').then(({ endpoint }) => chromium.connect(endpoint));
  return connected;
}

/** The demo network as the tests know it (test/support/fixtures.ts). */
export const demo = (): Promise<SharedNetwork> => askFor('demo');

async function askFor<T>(what: string): Promise<T> {
  const answer = await fetch(new URL(what, inject('shared')));
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}
