/** What plain files are answered with: as text of `_headers`, which hosts of static files read, and our own server. */

import type { Declared } from '../settings/declared.ts';
import type { Settings } from '../settings/settings.ts';
import { type HeaderRule, LONGEST_LINE, writeHeaderRules } from '../stored-format/header-rules.ts';
import { STATUS_PATH } from '../stored-format/status-file.ts';

/** Names of hosts in a policy, in characters. */
const MOST_HOSTS = 1500;

/** Not a year: Cloudflare answers with the same header when such a file is not there, and browsers would keep that, too. */
const A_WEEK_S = 7 * 24 * 60 * 60;

/** The text of the file. @param declared what companions publish beside the API */
export function headersFile(settings: Settings, declared: readonly Declared[]): string {
  return writeHeaderRules(headerRules(settings, declared));
}

function headerRules(settings: Settings, declared: readonly Declared[]): readonly HeaderRule[] {
  const { cache_seconds: seconds, licence } = settings;
  const link = licence && `<${new URL(licence.url).href}>; rel="license"`;
  const licensed = link !== undefined && link.length < LONGEST_LINE / 2 ? { Link: link } : {};
  const own = declared.flatMap(({ headers }) => headers ?? []);
  // To the data itself and what describes it belongs its licence (RFC 8288).
  const open = [{ path: STATUS_PATH, isLicensed: true }, ...own.flatMap((one) => one.open?.(settings) ?? [])];
  const rules = own.flatMap((one) => one.rules ?? []);
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': pagePolicy(own.flatMap((one) => one.connects?.(settings) ?? [])),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    // For hosts that do not run the edge rule.
    {
      path: '/api/*',
      headers: {
        'Content-Type': 'application/json',
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Expose-Headers': 'ETag',
        'Cache-Control': `public, max-age=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=3600`,
      },
    },
    ...open.map(({ path, isLicensed }) => ({
      path,
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Expose-Headers': 'ETag, Link',
        ...(isLicensed ? licensed : {}),
      },
    })),
    ...own
      .flatMap((one) => one.hashed ?? [])
      .map((path) => ({ path, headers: { 'Cache-Control': `public, max-age=${A_WEEK_S}, immutable` } })),
    // Whatever the order of companions.
    ...rules.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    // Other people's builds and programs may read them, search engines need not.
    { path: '/_snapshot/*', headers: { 'Access-Control-Allow-Origin': '*', 'X-Robots-Tag': 'noindex' } },
    // Whoever opens a picture of one's own opens a picture: what an SVG may hold besides does not run.
    { path: '/images/*', headers: { 'Access-Control-Allow-Origin': '*', 'Content-Security-Policy': 'sandbox' } },
  ];
}

/**
 * What a page may load and do: what this site has, and nothing else. It is sent with every file, because the page that says
 * "not found" has any path, and a worker is held by the policy of its own file.
 *
 * @param hosts origins that a map of one's own is loaded from. The library of the map asks for all of it by `fetch`
 */
export function pagePolicy(hosts: readonly string[] = []): string {
  // A line that is too long for Cloudflare would be no policy at all.
  return policyWith(hosts.join(' ').length <= MOST_HOSTS ? hosts : ['https:']);
}

/** What scripts of this site may load and do. @param asked what they may ask besides their own host */
export function policyWith(asked: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src ${["'self'", ...asked].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
