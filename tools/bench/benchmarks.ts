/** All benchmarks: what each measures, and on which data. */

import type { Table } from './table.ts';

export interface Benchmark {
  /** Of its section in docs/performance.md. */
  readonly title: string;
  /** The shape of the data, in a sentence. */
  readonly data: string;
  readonly run: () => Promise<readonly Table[]>;
}

const MADE = 'tools/bench/network.ts: per location 4 EVSEs with 2 connectors each';

/** In the order of docs/performance.md. */
export const BENCHMARKS: { readonly [name: string]: Benchmark } = {
  build: {
    title: 'Builds',
    data: `${MADE}, 40 tariffs, a plain list where that fits.`,
    run: async () => (await import('./build.ts')).benchBuild(),
  },
  start: {
    title: 'Starting the program',
    data: 'The program of the package, as npm installs it.',
    run: async () => (await import('./start.ts')).benchStart(),
  },
  incremental: {
    title: 'One changed status',
    data: `${MADE}, and a status.csv with each EVSE.`,
    run: async () => (await import('./incremental.ts')).benchIncremental(),
  },
  fresh: {
    title: 'From a saved status to the answer',
    data: `${MADE}, and a status.csv with each EVSE.`,
    run: async () => (await import('./fresh.ts')).benchFresh(),
  },
  live: {
    title: 'A live network',
    data: `${MADE}, and a status.csv with each EVSE.`,
    run: async () => (await import('./live.ts')).benchLive(),
  },
  liveWorker: {
    title: 'A Worker that feeds itself',
    data: 'test/live/support/published-network.ts: five EVSEs with a connector each at a site.',
    run: ofPackage('live-worker'),
  },
  pages: {
    title: 'Answers of the API',
    data: 'tools/bench/locations.ts: locations of 1.1 and 3.2 kB, of which 12, 100 and 1,000 changed in three builds.',
    run: async () => (await import('./pages.ts')).benchPages(),
  },
};

/** The bench.ts beside the tests of a package, which leaves with it. */
function ofPackage(name: string): () => Promise<readonly Table[]> {
  const { href } = new URL(`../../test/packages/${name}/bench.ts`, import.meta.url);
  return async () => ((await import(href)) as { readonly bench: () => Promise<readonly Table[]> }).bench();
}
