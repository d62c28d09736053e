/**
 * The file `_headers`, which Cloudflare and several other static hosts read. With it, plain files get the right headers on
 * a host that does not run the edge rule.
 */

import type { Settings } from '../../source/settings/settings.ts';
import { SNAPSHOT_HEADERS } from '../../stored-format/snapshot-headers.ts';

/** The text of the file. */
export function headersFile({ cache_seconds: seconds }: Settings): string {
  return `# Written by the build.
/api/*
  Content-Type: application/json
  Access-Control-Allow-Origin: *
  Access-Control-Expose-Headers: ETag
  Cache-Control: public, max-age=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=3600
  X-Content-Type-Options: nosniff
/_snapshot/*
${Object.entries(SNAPSHOT_HEADERS)
  .map(([name, value]) => `  ${name}: ${value}\n`)
  .join('')}`;
}
