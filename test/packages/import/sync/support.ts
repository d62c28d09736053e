/** For tests of `import ocpi --sync`: a directory, a feed, and what the import says. */

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importOcpi, toSync } from '../../../../packages/import/commands/import-ocpi.ts';
import type { JsonObject } from '../../../../packages/import/ocpi-objects/feed-values.ts';
import { COMPANIONS } from '../../../support/companions.ts';
import { NOW } from '../../../support/data-directory.ts';
import { type RecordedTerminal, recordedTerminal } from '../../../support/recorded-terminal.ts';
import { smallConnector, smallEvse, smallLocation, smallTariff } from '../support.ts';

export interface Feed {
  readonly locations: readonly JsonObject[];
  readonly tariffs?: readonly JsonObject[] | undefined;
}

export interface SyncOptions {
  readonly keep?: string;
  readonly takesFeed?: boolean;
  readonly allowsLosses?: boolean;
  readonly format?: 'text' | 'json';
}

/** A data directory that a feed was or will be imported into. */
export interface Place {
  readonly directory: string;
  readonly out: string;
  /** What the last import said. */
  readonly said: RecordedTerminal['said'];
  /** Imports into a new directory. */
  first(feed: Feed): Promise<number>;
  sync(feed: Feed, options?: SyncOptions): Promise<number>;
  text(name: string): Promise<string>;
  edit(name: string, change: (text: string) => string): Promise<void>;
  /** The text of every file in the directory, by its name. */
  contents(): Promise<{ readonly [name: string]: string }>;
  remove(): Promise<void>;
}

export async function newPlace(): Promise<Place> {
  const directory = await mkdtemp(join(tmpdir(), 'sync-'));
  const out = join(directory, 'data');
  let terminal = recordedTerminal();
  const run = async ({ locations, tariffs }: Feed, options: SyncOptions | undefined) => {
    const places = join(directory, 'feed');
    await mkdir(places, { recursive: true });
    const save = async (name: string, list: readonly JsonObject[]) => {
      await writeFile(join(places, name), JSON.stringify(list));
      return join(places, name);
    };
    terminal = recordedTerminal();
    const { keep, takesFeed = false, allowsLosses = false, format = 'text' } = options ?? {};
    return await importOcpi(
      {
        companions: COMPANIONS,
        locations: await save('feed.json', locations),
        tariffs: tariffs && (await save('tariffs.json', tariffs)),
        out,
        format,
        now: NOW,
        allowsLosses,
        sync: toSync(options !== undefined, keep, takesFeed),
      },
      terminal,
    );
  };
  const text = (name: string) => readFile(join(out, name), 'utf8');
  return {
    directory,
    out,
    get said() {
      return terminal.said;
    },
    first: (feed) => run(feed, undefined),
    sync: (feed, options = {}) => run(feed, options),
    text,
    edit: async (name, change) => writeFile(join(out, name), change(await text(name))),
    async contents() {
      const names = (await readdir(out, { recursive: true })).filter((name) => name.includes('.')).sort();
      return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await text(name)] as const)));
    },
    remove: () => rm(directory, { recursive: true }),
  };
}

/** Sites L-0 to L-`count`, each with an EVSE E-0 … that has one connector. */
export function sites(count: number, members: JsonObject = {}, ofConnector: JsonObject = {}): JsonObject[] {
  return Array.from({ length: count }, (_, i) =>
    smallLocation({
      id: `L-${i}`,
      evses: [smallEvse({ uid: `E-${i}`, connectors: [smallConnector(ofConnector)] })],
      ...members,
    }),
  );
}

/** Sites of which each has a tariff of its own, T-0 …, and these tariffs. */
export function pricedSites(count: number): { locations: JsonObject[]; tariffs: JsonObject[] } {
  const locations = sites(count).map((site, i) => ({
    ...site,
    evses: [smallEvse({ uid: `E-${i}`, connectors: [smallConnector({ tariff_ids: [`T-${i}`] })] })],
  }));
  return { locations, tariffs: Array.from({ length: count }, (_, i) => smallTariff({ id: `T-${i}` })) };
}
