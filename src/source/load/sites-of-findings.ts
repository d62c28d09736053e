/** Adds to findings about EVSEs and connectors the site that they belong to, so that reports can count sites. */

import type { Finding } from '../../findings/finding.ts';
import { type Contents, tableOfFile } from '../tables/tables.ts';

export function withSites(findings: readonly Finding[], contents: Contents): Finding[] {
  let sites: Map<string, string> | undefined;
  const siteOf = (uid: string) => {
    sites ??= new Map(contents.evses.rows.map(({ values }) => [values.uid, values.location_id]));
    return sites.get(uid);
  };
  return findings.map((found) => {
    const { file, key } = found;
    if (key === undefined) return found;
    const site = siteOfRow(tableOfFile(file), key, siteOf);
    return site === undefined ? found : { ...found, site };
  });
}

function siteOfRow(table: string | undefined, key: string, siteOf: (uid: string) => string | undefined) {
  switch (table) {
    case 'locations':
      return key;
    case 'evses':
      return siteOf(key);
    // The key is that of the EVSE, a slash, and the id.
    case 'connectors':
      return siteOf(key.slice(0, key.lastIndexOf('/')));
    default:
      return undefined;
  }
}
