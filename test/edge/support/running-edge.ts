/** The edge rule on the host that the test run names: the tests of test/edge/wire/ run on each (vitest.config.ts). */

import { inject } from 'vitest';
import * as node from './node-host.ts';
import * as workerd from './workerd.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly host: keyof typeof HOSTS;
  }
}

export interface RunningEdge {
  /** Straight into the runtime, where Accept-Encoding is what the client sent. */
  readonly url: URL;
  /** Through the emulated front of Cloudflare: `cf.clientAcceptEncoding` is set, Accept-Encoding is `br, gzip`. Elsewhere: `url`. */
  readonly frontUrl: URL;
  /** What the runtime has logged since the start: errors of the edge rule, and rejections that nobody handled. */
  readonly logged: readonly string[];
  stop(): Promise<void>;
}

/** Stands in for the site: gets the path of a file, gives its bytes, a status, or a promise of one of them. */
export type AssetSource = (path: string) => Promise<Uint8Array | number> | Uint8Array | number;

interface HostUnderTest {
  /** Runs the host with the files of a folder as the published site. */
  startWithFolder(folder: string): Promise<RunningEdge>;
  /** Runs the edge rule alone, with a site that the test can change and watch while it runs. */
  startWithAssets(source: AssetSource): Promise<RunningEdge>;
}

const HOSTS = { workerd, node } satisfies Readonly<Record<string, HostUnderTest>>;

/** The host of this run. */
export const HOST = inject('host');
export const { startWithFolder, startWithAssets } = HOSTS[HOST];
