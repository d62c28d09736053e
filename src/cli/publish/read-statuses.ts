/** Connects status sources (sources/statuses/) to the network, the environment and the cache of a command. */

import { join } from 'node:path';
import { withEnvFile } from '../../command/env-file.ts';
import type { BuildOptions } from '../../command/options.ts';
import type { BuildDependencies } from '../../publish/build-request.ts';
import { placeOfSetting } from '../../settings/read-settings.ts';
import { variablesIn } from '../../settings/source-texts.ts';
import { withOwnUids } from '../../sources/statuses/known-evses.ts';
import { lastGoodInDirectory, lastGoodInMemory, readOnly } from '../../sources/statuses/last-good.ts';
import { ON_MACHINE } from '../../sources/statuses/on-machine.ts';
import { readStatusSources } from '../../sources/statuses/read-sources.ts';

/** @param now ms since 1970 */
export function readerOfStatuses(
  { data, cache, asksStatusSources, pushed }: Pick<BuildOptions, 'data' | 'cache' | 'asksStatusSources' | 'pushed'>,
  now: number,
): BuildDependencies['readStatuses'] {
  const lastGood = cache === undefined ? lastGoodInMemory() : lastGoodInDirectory(join(cache, 'status'));
  return async (settings, { settingsFile }, known) => {
    if (!asksStatusSources) return [];
    // Without the tables, statuses cannot be checked, so they must not replace the last good copy.
    const copies = known === undefined ? readOnly(lastGood) : lastGood;
    const environment = await withEnvFile(variablesIn(settings.status_sources));
    const context = {
      now,
      dataDirectory: data,
      lastGood: copies,
      ...ON_MACHINE,
      placeOfSetting: settingsFile && ((path: readonly (string | number)[]) => placeOfSetting(settingsFile, path)),
      ...known,
      environment,
    };
    const [asked, more = []] = await Promise.all([readStatusSources(settings, context), pushed?.(known)]);
    const own = more.map((one) => ({ ...one, reports: withOwnUids(one.reports, known ?? {}) }));
    return [...asked, ...own];
  };
}
