/** The files with the details of sites (packages/page/records/site-details.ts), one after the other, so that none is kept in memory. */

import type { DetailedLocation, DetailedTariff } from '../../../src/ocpi/index.ts';
import {
  type Draft,
  detailedJson,
  type LiveLocation,
  tariffKey,
  toDetailedTariff,
} from '../../../src/publish/index.ts';
import { hashOf } from '../../../src/snapshot/index.ts';
import { detailFileOf, detailPath } from '../records/site-details.ts';
import { fileCount } from './file-count.ts';

/** About how many Locations a file has. A reader who opens one of them loads them all. */
const PER_FILE = 64;

const MOST_FILES = 512;

/** How many files a network of so many Locations has. */
export function detailFileCount(locations: number): number {
  return fileCount(locations, PER_FILE, MOST_FILES);
}

export interface DetailsFile {
  /** With a leading slash. */
  readonly path: string;
  /** Hash of everything that its content depends on. */
  readonly key: string;
  readonly bytes: () => Uint8Array;
}

export interface DetailsFiles {
  /** Adds a Location. They come in the order of their ids. */
  add(live: LiveLocation, location: DetailedLocation): void;
  /** @param tariffs all that are published */
  end(tariffs: readonly Draft[]): DetailsFile[];
}

/** What is in one file. */
interface Content {
  readonly locations: LiveLocation[];
  readonly tariffIds: Set<string>;
}

/** @param count of files, from `detailFileCount` */
export function startDetails(count: number): DetailsFiles {
  const files = Array.from({ length: count }, (): Content => ({ locations: [], tariffIds: new Set() }));
  return {
    add: (live, { id, evses = [] }) => {
      const file = files[detailFileOf(id, count)];
      file?.locations.push(live);
      for (const { connectors } of evses) {
        for (const { tariff_ids = [] } of connectors) for (const tariff of tariff_ids) file?.tariffIds.add(tariff);
      }
    },
    end: (tariffs) => {
      const byId = new Map(tariffs.map((draft) => [draft.id, draft]));
      return files.map(({ locations, tariffIds }, number) => {
        const used = [...tariffIds].sort().flatMap((id) => byId.get(id) ?? []);
        const keys = [...locations.map(({ key }) => key), '', ...used.map(tariffKey)];
        const bytes = () => detailsOf(locations, used.map(toDetailedTariff));
        return { path: detailPath(number), key: hashOf(`${keys.join('\n')}\n`), bytes };
      });
    },
  };
}

/** A file is a SiteDetails. */
function detailsOf(locations: readonly LiveLocation[], tariffs: readonly DetailedTariff[]): Uint8Array {
  return Buffer.from(`{"locations":[${locations.map(detailedJson).join(',')}],"tariffs":${JSON.stringify(tariffs)}}`);
}
