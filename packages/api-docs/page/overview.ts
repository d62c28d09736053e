/** For a reader before the first request: what the API is, how fresh, within which limits, and how to ask politely. */

import { STATUS_CODES } from '../../../src/edge/index.ts';
import { type Markup, markup, sentence } from '../../../src/findings/index.ts';
import { networkName } from '../../../src/settings/index.ts';
import { HEALTH_PATH } from '../../../src/stored-format/index.ts';
import { STATUS_FILE } from '../../copies/feeds.ts';
import { type ApiSettings, newestVersion, versionDocument } from '../api-settings.ts';
import { askForm } from './ask-form.ts';
import { folded, terms } from './layout.ts';

/** The sections before the routes; each has an id to link to. */
export function overview(settings: ApiSettings): Markup {
  return markup`${whatItIs(settings)}${freshness(settings)}${politely(settings)}${errors()}`;
}

function whatItIs(settings: ApiSettings): Markup {
  const { base_url, versions } = settings;
  const documents = versions.map((version, i) => {
    const path = versionDocument(version);
    return markup`${i === 0 ? '' : ', '}<a href="${path}">${path.slice(1)}</a>`;
  });
  return markup`<section id="overview">
<h1>API of <bdi>${networkName(settings)}</bdi></h1>
${askForm(settings)}
<p class="lead">Every public charging site with its chargers, plugs, current statuses and prices, as OCPI ${versions.join(' and ')}.
Read-only, for everybody, without a key and without registration.</p>
<dl class="facts">
<dt>Start at</dt><dd><a href="/api/ocpi/versions"><code>${base_url}/api/ocpi/versions</code></a></dd>
<dt>Machines read</dt><dd>${documents} (OpenAPI 3.1) and the <a href="#schemas">JSON Schemas</a></dd>
<dt>Examples to run</dt><dd><a href="/docs/cookbook/">Cookbook</a> with curl, JavaScript and Python</dd>
</dl>
${terms(settings)}
</section>
`;
}

function freshness({ cache_seconds, default_limit, max_limit }: ApiSettings): Markup {
  const pages =
    default_limit === undefined
      ? `A list without \`limit\` comes whole, in one answer. With \`limit\` it comes in pages of at most ${max_limit} objects.`
      : `A list comes in pages: ${default_limit} objects without \`limit\`, at most ${max_limit} with it. The header \`Link\` leads to the next one.`;
  const sentences = [
    `Answers may be kept for ${cache_seconds} s, as \`Cache-Control\` says. To ask more often brings nothing new. A cache that knows \`stale-while-revalidate\` and \`stale-if-error\` may give an older one while it asks for the next, or when it gets none.`,
    `\`${HEALTH_PATH}\` says when the data was published, when a status was last reported, and how old each source of statuses is now.`,
    'Every answer has an `ETag`. Send it back as `If-None-Match`: without news, the answer is 304 and has no body.',
    'Ask for `gzip` or `br` in `Accept-Encoding`: lists shrink to about a tenth.',
    pages,
    'Pages of every origin may read everything (CORS). The API may be asked with any header; `Authorization` is ignored. Plain files such as `/status.json` are best asked without headers of your own: not every host answers the preflight, and the browser sends `If-None-Match` by itself.',
    'Every path answers HEAD, with the headers of GET. The API answers OPTIONS, too. Any other method is a 405.',
    'Pages of single sites are at `/charger/` and the id in lower case, in which each sign but a–z, 0–9 and `-` is `_` and its code in hexadecimal: `/charger/ams_2f01` for `AMS/01`. `/sitemap.xml` lists them. A very large network has none.',
  ];
  return folded(
    'freshness',
    markup`<h2>Freshness, caching, limits</h2>`,
    markup`<ul class="sentences">${sentences.map((text) => markup`<li>${sentence(text)}</li>\n`)}</ul>
`,
  );
}

function politely(settings: ApiSettings): Markup {
  const { base_url, cache_seconds, removed_location_days, removed_tariff_days, upload_seconds } = settings;
  const list = `${base_url}/api/ocpi/${newestVersion(settings)}/locations`;
  const changes = `${list}?date_from=2026-01-31T08:00:00Z`;
  const hasStatuses = settings.copies.some(({ path }) => path === STATUS_FILE.path);
  const statusesAlone = markup`<p>Only the statuses? Then read <a href="${STATUS_FILE.path}"><code>${STATUS_FILE.path}</code></a> again and again, which is much
smaller than what <code>date_from</code> brings, and the Locations once a day.</p>
`;
  const steps = markup`${hasStatuses ? statusesAlone : ''}<ol class="steps">
<li>Read everything once. Follow <code>Link: &lt;…&gt;; rel="next"</code> until an answer has none.
<pre tabindex="0"><code>curl --compressed '${list}'</code></pre></li>
<li>Remember the newest <code>last_updated</code> that you have seen, and ask for what changed since. The bound is inclusive, so
some objects come twice: replace what you have by what you get. When you have all pages of an answer, and not before, move <code>date_from</code> on.
<pre tabindex="0"><code>curl --compressed '${changes}'</code></pre></li>
<li>The list may change between two pages. So after the last of several, ask for the first one again with its <code>ETag</code>: 304 means that all were of one state.
Otherwise move <code>date_from</code> no further than the newest <code>last_updated</code> of the first page: what you missed comes next time. Do the latter
also after several pages without <code>date_from</code>, where the <code>ETag</code> speaks of one page alone.</li>
<li>While <code>date_from</code> stays the same, send the <code>ETag</code> that this very URL had last. 304 means that nothing has changed since.
<pre tabindex="0"><code>curl --compressed -H 'If-None-Match: W/"…"' '${changes}'</code></pre></li>
<li>What is gone for good has the status <code>REMOVED</code>: delete it. A Location all of whose EVSEs are <code>REMOVED</code> is a site that is gone: delete
it, too. Its address <code>REMOVED</code> and its coordinates 0 are placeholders. Until then it counts in <code>X-Total-Count</code>, but not in <code>${HEALTH_PATH}</code>.
Removed sites stay for ${removed_location_days} days, and tariffs with an <code>end_date_time</code> in the past for ${removed_tariff_days}.</li>
<li>Once a day, read the whole list again and delete what it does not contain. You need that after a longer absence, and when this network has lost
its history or removed something at once, of which it tells nobody.</li>
<li>After the first build of this network, or one without its history, every <code>last_updated</code> is the time of that build, so everything comes once more,
whatever your <code>date_from</code>.</li>
<li>Wait at least ${cache_seconds} s between two requests for the same URL. An answer 503 says in <code>Retry-After</code> how long to wait.</li>
<li>A Location changes when one of its statuses does, so its <code>last_updated</code> covers its EVSEs. It may lie some seconds ahead (here up to ${upload_seconds} s,
which an upload may take), so do not compare it with your clock.</li>
</ol>
<p>The <a href="/docs/cookbook/#changes">cookbook</a> has this as a program in JavaScript and Python.</p>
`;
  return folded('polling', markup`<h2>How to keep a copy</h2>`, steps);
}

function errors(): Markup {
  const rows = Object.entries(STATUS_CODES).map(
    ([code, meaning]) => markup`<tr><td><code>${code}</code></td><td>${meaning}</td></tr>\n`,
  );
  const meanings = markup`<p>An error is an envelope, too, without <code>data</code>: <code>status_message</code> says in a sentence what is wrong. Its HTTP status says
that it is one, but for 2001: a list answers a wrong parameter with HTTP status 200, as OCPI wants it. So look at <code>status_code</code>: only 1000 is a success.</p>
<div class="wide" tabindex="0" role="region" aria-label="Status codes"><table>
<thead><tr><th scope="col">status_code</th><th scope="col">Meaning</th></tr></thead>
<tbody><tr><td><code>1000</code></td><td>success</td></tr>
${rows}</tbody></table></div>
`;
  return folded('errors', markup`<h2>Errors</h2>`, meanings);
}
