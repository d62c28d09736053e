/** What settings say about time, for the demands on time (packages/afir/report/on-time.ts). */

import type { Settings } from '../../../src/settings/index.ts';
import type { Setup } from '../report/on-time.ts';

export function setupOf({ cache_seconds, upload_seconds, live, status_sources, table_sources }: Settings): Setup {
  return {
    ...{ cache_seconds, upload_seconds },
    isLive: live !== undefined,
    sources: status_sources,
    hasTableSources: table_sources.length > 0,
  };
}
