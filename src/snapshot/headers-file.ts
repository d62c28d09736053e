/** What plain files are answered with: as text of `_headers`, which hosts of static files read, and our own server. */

import { hasScorecard } from '../../packages/afir/profiles/has-scorecard.ts';
import { hostsOfMap } from '../../packages/page/settings/map-hosts.ts';
import type { Settings } from '../settings/settings.ts';
import { type HeaderRule, LONGEST_LINE, writeHeaderRules } from '../stored-format/header-rules.ts';

/** Files that anybody's page may read: the copies of the data, and what describes the API. */
const PUBLIC_FILES = [
  '/status.json',
  '/locations*.geojson',
  '/chargers*.csv',
  '/datapackage.json',
  '/.well-known/ocpi-snapshot.json',
  '/openapi*.json',
  '/schemas/*',
];

/** The scorecard, if the network shows it. */
const OF_SCORECARD = ['/afir.json', '/afir.svg'];

/** The data itself and what describes it: to these belongs its licence (RFC 8288). */
const COPIES = new Set([...PUBLIC_FILES.slice(0, 5), '/afir.json']);

/** Bundled files have a hash in their names (bin/bundle-page.cjs), so what a browser has of them stays right. */
const HASHED = ['/_site/*.js', '/_site/*.mjs', '/_site/*.css', '/check/*.js', '/check/*.css'];

/** Names of hosts in a policy, in characters. */
const MOST_HOSTS = 1500;

/** Not a year: Cloudflare answers with the same header when such a file is not there, and browsers would keep that, too. */
const A_WEEK_S = 7 * 24 * 60 * 60;

/** The text of the file. */
export function headersFile(settings: Settings): string {
  return writeHeaderRules(headerRules(settings));
}

function headerRules(settings: Settings): readonly HeaderRule[] {
  const { cache_seconds: seconds, licence } = settings;
  const link = licence && `<${new URL(licence.url).href}>; rel="license"`;
  const licensed = link !== undefined && link.length < LONGEST_LINE / 2 ? { Link: link } : {};
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': pagePolicy(hostsOfMap(settings)),
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
    ...[...PUBLIC_FILES, ...(hasScorecard(settings) ? OF_SCORECARD : [])].map((path) => ({
      path,
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Expose-Headers': 'ETag, Link',
        ...(COPIES.has(path) ? licensed : {}),
      },
    })),
    ...HASHED.map((path) => ({ path, headers: { 'Cache-Control': `public, max-age=${A_WEEK_S}, immutable` } })),
    // It may ask an address that a person pasted, and that alone (packages/check-page/).
    {
      path: '/check/*',
      removes: ['Content-Security-Policy', 'Referrer-Policy'],
      headers: { 'Content-Security-Policy': checkPagePolicy(), 'Referrer-Policy': 'no-referrer' },
    },
    // A browser must not go on with an old one (packages/page/service-worker/).
    { path: '/service-worker.js', headers: { 'Cache-Control': 'no-cache' } },
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

/**
 * What the check page may do, which reads what people publish elsewhere. Its HTML says the same, for hosts that do not read this
 * file. A host that knows no `! Name` sends both policies: then it asks no other host at all.
 */
export function checkPagePolicy(): string {
  return policyWith(['https:', 'http://localhost:*', 'http://127.0.0.1:*']);
}

/** @param asked what it may ask besides its own host */
function policyWith(asked: readonly string[]): string {
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
