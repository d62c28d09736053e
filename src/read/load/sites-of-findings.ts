/** Adds to findings about EVSEs and connectors the site that they belong to, so that reports can count sites. */

import type { Finding } from '../../findings/finding.ts';
import { type Contents, tableOfFile } from '../../tables/tables.ts';

/** The findings, with the id of their site where the key of their row names it. */
export function withSites(findings: readonly Finding[], contents: Contents): Finding[] {
  let sites: Map<string, string> | undefined;
  const siteOf = (uid: string) => {
    sites ??= new Map(contents.evses.rows.map(({ values }) => [values.uid, values.location_id]));
    return sites.get(uid);
  };
  let ids: Set<string> | undefined;
  const isSite = (id: string) => {
    ids ??= new Set(contents.locations.rows.map(({ values }) => values.id));
    return ids.has(id);
  };
  return findings.map((found) => {
    const { file, key } = found;
    if (key === undefined) return found;
    const site = siteOfRow(tableOfFile(file), key, siteOf, isSite);
    return site === undefined ? found : { ...found, site };
  });
}

function siteOfRow(
  table: string | undefined,
  key: string,
  siteOf: (uid: string) => string | undefined,
  isSite: (id: string) => boolean,
) {
  switch (table) {
    case 'locations':
      return key;
    case 'evses':
      return siteOf(key);
    case 'connectors':
      return siteOf(evseOf(key));
    case 'chargers':
      return siteOf(key) ?? siteOf(evseOf(key)) ?? (isSite(key) ? key : undefined);
    default:
      return undefined;
  }
}

/** The key of a connector is that of its EVSE, a slash, and its id. */
function evseOf(key: string): string {
  return key.slice(0, key.lastIndexOf('/'));
}
