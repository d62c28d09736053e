/**
 * Keeps static data (static-data.ts) from one build to the next, under a hash of everything that it depends on: in memory
 * and in the cache (cached-static-data.ts).
 */

import type { DataFiles } from '../../source/load/data-files.ts';
import type { CacheStore } from '../disk/cache-store.ts';
import { staticDataKey } from './cache-key.ts';
import { loadStaticData, storeStaticData } from './cached-static-data.ts';
import type { StaticData } from './static-data.ts';

/** Where static data is kept from one build to the next. */
export interface StaticDataStore {
  /**
   * @param now ms since 1970. What was in the future when the data was kept may be in the past by now.
   * @param baseUrl in place of that of network.json
   */
  readonly find: (dataFiles: DataFiles, now: number, baseUrl?: string) => Promise<KeptStaticData>;
}

/** What is kept for some files. */
export interface KeptStaticData {
  readonly known?: StaticData;
  readonly keep: (staticData: StaticData) => Promise<void>;
}

export const NO_STORE: StaticDataStore = { find: async () => ({ keep: async () => {} }) };

/**
 * @param code hash of the code (cache-key.ts)
 * @param memory the last static data, by key, for a process that builds more than once
 */
export function staticDataStore(
  cache: CacheStore,
  code: string,
  memory = new Map<string, StaticData>(),
): StaticDataStore {
  return {
    async find(dataFiles, now, baseUrl) {
      const key = staticDataKey(dataFiles, code, now, baseUrl);
      const found = memory.get(key) ?? (await loadStaticData(cache, key));
      memory.clear();
      const keep = async (staticData: StaticData) => {
        // This finding depends on the very second.
        if (staticData.findings.some((one) => one.code === 'future-timestamp')) return;
        memory.set(key, staticData);
        await storeStaticData(cache, key, staticData);
      };
      // If the clock was set back, a timestamp may be in the future now that was not before.
      if (found === undefined || (found.checkedAt ?? 0) > now) return { keep };
      memory.set(key, found);
      return { known: found, keep };
    },
  };
}
