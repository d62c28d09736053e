/** The files with the details of sites (packages/page/records/site-details.ts), one after the other, so that none is kept in memory. */

import type { DetailedLocation } from '../../../src/ocpi/index.ts';
import { type LiveLocation, type PlainFile, type Published, tariffKey } from '../../../src/publish/index.ts';
import { hashOf } from '../../../src/snapshot/index.ts';
import { detailFileOf } from '../records/live-statuses.ts';
import { detailPath, toDetailsFile } from '../records/site-details.ts';
import { fileCount } from './file-count.ts';

/** About how many Locations a file has. A reader who opens one of them loads them all. */
const PER_FILE = 64;

const MOST_FILES = 512;

/** How many files a network of so many Locations has. */
export function detailFileCount(locations: number): number {
  return fileCount(locations, PER_FILE, MOST_FILES);
}

/**
 * @param count of files, from `detailFileCount`
 * @param read reads a Location again
 */
export function startDetails(count: number, read: (live: LiveLocation) => DetailedLocation) {
  const files = Array.from({ length: count }, () => ({
    locations: [] as LiveLocation[],
    tariffIds: new Set<string>(),
  }));
  return {
    /** Adds a Location, and the ids of the tariffs that its Connectors refer to. They come in the order of their ids. */
    add: (live: LiveLocation, tariffIds: readonly string[]): void => {
      const file = files[detailFileOf(live.draft.id, count)];
      file?.locations.push(live);
      for (const id of tariffIds) file?.tariffIds.add(id);
    },
    end: ({ drafts, tariffs }: Pick<Published, 'drafts' | 'tariffs'>): PlainFile[] => {
      const keys = new Map(drafts.map((draft) => [draft.id, tariffKey(draft)]));
      return files.map(({ locations, tariffIds }, number) => {
        const used = [...tariffIds].sort();
        const parts = [...locations.map(({ key }) => key), '', ...used.map((id) => keys.get(id) ?? '')];
        const bytes = () => {
          const details = { locations: locations.map(read), tariffs: used.flatMap((id) => tariffs.get(id) ?? []) };
          return Buffer.from(JSON.stringify(toDetailsFile(details)));
        };
        return { path: detailPath(number), key: hashOf(`${parts.join('\n')}\n`), bytes };
      });
    },
  };
}
