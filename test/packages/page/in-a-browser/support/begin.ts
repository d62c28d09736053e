/**
 * Before the tests in a browser: one Chromium for all of a run, and the demo network, built and served once. Each begins when the first test
 * asks for it at an address of this machine, and ends with the run.
 */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumForTests } from '../../../../support/chromium-executable.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests ask for what they share (shared.ts). */
    readonly shared: string;
  }
}

/**
 * Asks nobody outside. Pages are painted without a graphics card and without an imitation of one, which takes a third longer; the map has
 * its WebGL from SwiftShader. No page of a test lives long enough for the work of V8's optimizing compiler to pay.
 */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--js-flags=--no-opt',
];

interface Running {
  /** What tests are told. */
  readonly told: object;
  stop(): Promise<void>;
}

const STARTS: { readonly [name: string]: () => Promise<Running> } = {
  /** It ends when this process does, however that happens: its pipe to it is closed. */
  async chromium() {
    const executablePath = chromiumForTests();
    if (executablePath === undefined) throw new Error('There is no Chromium. Run: npm run install-chromium');
    const server = await chromium.launchServer({ executablePath, args: ARGUMENTS, host: '127.0.0.1' });
    return { told: { endpoint: server.wsEndpoint() }, stop: () => server.close() };
  },
  async demo() {
    const [{ publishNetwork }, { readDataFiles }, { DEMO }] = await Promise.all([
      import('./published-network.ts'),
      import('../../../../../src/publish/disk/data-directory.ts'),
      import('../../../../support/fixtures.ts'),
    ]);
    const { origin, folder, stop } = await publishNetwork(await readDataFiles(`${DEMO}/data`));
    return { told: { origin, folder }, stop };
  },
};

export default async function begin({ provide }: TestProject): Promise<() => Promise<void>> {
  const running = new Map<string, Promise<Running>>();
  const server = createServer(async ({ url = '' }, response) => {
    const name = url.slice(1);
    const started = running.get(name) ?? STARTS[name]?.() ?? Promise.reject(new Error(`There is no ${name}.`));
    running.set(name, started);
    const [status, told] = await started.then(
      (one) => [200, JSON.stringify(one.told)] as const,
      (error) => [500, String(error)] as const,
    );
    response.writeHead(status).end(told);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  provide('shared', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return async () => {
    server.close().closeAllConnections();
    await Promise.all([...running.values()].map(async (one) => (await one).stop()));
  };
}
