/** Adds to findings about EVSEs and connectors the site that they belong to, so that reports can count sites. */

import type { Finding } from '../../findings/finding.ts';
import { type Contents, type TableName, tableOfFile } from '../../tables/tables.ts';

/** The findings, with the id of their site where the key of their row names it. */
export function withSites(findings: readonly Finding[], { evses, locations }: Contents): Finding[] {
  if (findings.length === 0) return [];
  const siteOf = new Map(evses.rows.map(({ values }) => [values.uid, values.location_id]));
  const sites = new Set(locations.rows.map(({ values }) => values.id));
  const siteOfKey = (table: TableName | undefined, key: string): string | undefined => {
    // The key of a connector is that of its EVSE, a slash, and its id.
    const evse = key.slice(0, key.lastIndexOf('/'));
    if (table === 'locations') return key;
    if (table === 'evses') return siteOf.get(key);
    if (table === 'connectors') return siteOf.get(evse);
    if (table !== 'chargers') return undefined;
    return siteOf.get(key) ?? siteOf.get(evse) ?? (sites.has(key) ? key : undefined);
  };
  return findings.map((found) => {
    const site = found.key === undefined ? undefined : siteOfKey(tableOfFile(found.file), found.key);
    return site === undefined ? found : { ...found, site };
  });
}
