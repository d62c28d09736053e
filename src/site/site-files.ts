/**
 * The site: one page about the network and its API, and what it loads. The HTML shows neither times
 * nor statuses (REMOVED EVSEs are left out), so it changes only when the network changes.
 */

import type { Counts } from '../build/render/counts.ts';
import type { Settings } from '../source/settings/settings.ts';
import { HEALTH_PATH } from '../stored-format/health.ts';
import { escapeHtml, html } from './html.ts';
import { ICON_LINK } from './icons.ts';
import type { SiteIndex, SiteRecord } from './records/site-index.ts';
import type { SiteAssets } from './site-assets.ts';

/** What the page shows. */
export interface SiteContent {
  readonly counts: Counts;
  readonly index: SiteIndex;
}

/** The most rows of the page, so that browsers stay fast. The API has all Locations. */
const LISTED = 500;

/** The files of the site by their path below dist/, without the assets. */
export function renderSite(settings: Settings, content: SiteContent, assets?: SiteAssets): Map<string, string> {
  return new Map([
    ['index.html', renderPage(settings, content, assets)],
    ['404.html', renderNotFound(settings, assets)],
    ['robots.txt', 'User-agent: *\nDisallow: /_snapshot/\n'],
  ]);
}

function styleLinks(assets: SiteAssets | undefined): { readonly raw: string } {
  return { raw: (assets?.styles ?? []).map((path) => html`<link rel="stylesheet" href="/${path}">\n`).join('') };
}

function scriptOf(assets: SiteAssets | undefined): { readonly raw: string } {
  return { raw: assets ? html`<script type="module" src="/${assets.script}"></script>\n` : '' };
}

function titleOf(settings: Settings): string {
  return settings.name ?? settings.operator?.name ?? `${settings.country_code}*${settings.party_id}`;
}

function renderNotFound(settings: Settings, assets: SiteAssets | undefined): string {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not found</title>
${{ raw: ICON_LINK }}
${styleLinks(assets)}<main>
<h1>There is no such page</h1>
<p>The open data of ${titleOf(settings)} is at <a href="/">the front page</a>.</p>
</main>
</html>
`;
}

function renderPage(settings: Settings, { counts, index }: SiteContent, assets: SiteAssets | undefined): string {
  const listed = index.sites.slice(0, LISTED);
  const title = titleOf(settings);
  const facts = [
    ['Locations', counts.locations],
    ['EVSEs', counts.evses],
    ['Connectors', counts.connectors],
    ['Tariffs', counts.tariffs],
  ] as const;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}: open charging data</title>
${{ raw: ICON_LINK }}
${styleLinks(assets)}${scriptOf(assets)}</head>
<body>
<main>
<h1>${title}</h1>
<p>Open data of this charging network, as a read-only OCPI API. No key, no registration.</p>
<dl>${{ raw: facts.map(([name, count]) => html`<div><dt>${name}</dt><dd>${String(count)}</dd></div>`).join('') }}</dl>
<h2>API</h2>
<ul>
<li><a href="/api/ocpi/versions">/api/ocpi/versions</a></li>
${{ raw: settings.versions.map(versionLinks).join('\n') }}
<li><a href="${HEALTH_PATH}">${HEALTH_PATH}</a>: freshness</li>
</ul>
<h2>Terms and contact</h2>
<p>${{ raw: terms(settings) }}</p>
<h2>Locations</h2>
<table>
<thead><tr><th>Location</th><th>Address</th><th>EVSEs</th><th>Up to</th></tr></thead>
<tbody>
${{ raw: listed.map(siteRow).join('\n') }}
</tbody>
</table>
${{ raw: counts.locations > listed.length ? html`<p>The first ${String(listed.length)} of ${String(counts.locations)}; the API has all.</p>` : '' }}
<footer>Built by ocpi-snapshot.</footer>
</main>
</body>
</html>
`;
}

function versionLinks(version: string): string {
  const base = `/api/ocpi/${version}`;
  return [base, `${base}/locations`, `${base}/tariffs`]
    .map((path) => html`<li><a href="${path}">${path}</a></li>`)
    .join('\n');
}

function terms({ licence, contact }: Settings): string {
  const parts = [
    licence ? html`Licence: <a href="${licence.url}">${licence.name}</a>.` : 'Licence: not stated.',
    contact?.email ? html`Questions: <a href="mailto:${contact.email}">${contact.email}</a>.` : '',
    contact?.url ? html`<a href="${contact.url}">${contact.name ?? contact.url}</a>` : escapeHtml(contact?.name ?? ''),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function siteRow({ name, address, city, evses }: SiteRecord): string {
  const watts = evses
    .flatMap(({ plugs }) => plugs.map(([, power]) => power))
    .reduce((most, one) => Math.max(most, one), 0);
  const power = watts === 0 ? '' : `${Math.round(watts / 100) / 10} kW`;
  return html`<tr><td>${name}</td><td>${address}, ${city}</td><td>${String(evses.length)}</td><td>${power}</td></tr>`;
}
