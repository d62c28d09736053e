/** What tells search engines which pages there are: robots.txt, and the map of the site (sitemaps.org). */

import { markup } from '../../../src/findings/index.ts';
import { sitePath } from '../facts/site-path.ts';
import type { PageSettings } from '../records/page-settings.ts';
import type { SiteRecord } from '../records/site-index.ts';

export function robotsFile(baseUrl: string): string {
  return `User-agent: *\nDisallow: /_snapshot/\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
}

/**
 * One file: it may name 50,000 pages, which are more than there can be (`MOST_SITE_PAGES`). It says of no page when it changed last:
 * `last_updated` of a Location is also that of its statuses, which no plain page shows.
 */
export function siteMap({ base_url, site_pages }: PageSettings, sites: readonly Pick<SiteRecord, 'id'>[]): string {
  const paths = ['/', '/docs/', ...(site_pages ? sites.map(({ id }) => sitePath(id)) : [])];
  const urls = paths.map((path) => markup`<url><loc>${base_url + path}</loc></url>\n`);
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`.text;
}
