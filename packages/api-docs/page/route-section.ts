/** A section of the reference for one route: paths, parameters, answers, an example, and a form to try it. */

import { type Markup, markup, sentence } from '../../../src/findings/index.ts';
import { type ApiSettings, newestVersion } from '../api-settings.ts';
import type { ApiRoute } from '../openapi/api-route.ts';
import { pathIn } from '../openapi/document.ts';
import { examplesOf } from '../openapi/examples.ts';
import { parametersOf } from '../openapi/parameters.ts';
import { RESPONSE_HEADERS } from '../openapi/response-headers.ts';
import type { RouteResponse } from '../openapi/route-responses.ts';
import { parametersOfRoute } from '../openapi/routes.ts';
import { folded } from './layout.ts';

/** The section of a route. Its id is that of the route. */
export function routeSection(route: ApiRoute, settings: ApiSettings): Markup {
  const paths = [...new Set(settings.versions.map((version) => pathIn(route, version)))].map(
    (path) => markup`<li><code>GET <b>${path}</b></code></li>\n`,
  );
  const body = markup`<ul class="paths">${paths}</ul>
<p>${sentence(route.description)}</p>
${parameterTable(route, settings)}
${responseTable(route)}
${example(route, settings)}
${tryForm(route, settings)}
`;
  return folded(route.id, markup`<h3>${route.summary}</h3>`, body);
}

function parameterTable(route: ApiRoute, settings: ApiSettings): Markup {
  const all = parametersOf(settings);
  const rows = parametersOfRoute(route).map((name) => {
    const { in: place, description } = all[name];
    return markup`<tr><th scope="row"><code>${name}</code></th><td>${String(place)}</td><td>${sentence(String(description))}</td></tr>\n`;
  });
  return table('Parameters', ['Name', 'In', 'Meaning'], rows);
}

function responseTable(route: ApiRoute): Markup {
  const rows = route.responses.map((response) => {
    const headers = response.headers.map(
      (name) => markup` <code title="${String(RESPONSE_HEADERS[name].description)}">${name}</code>`,
    );
    return markup`<tr><th scope="row">${response.status}</th><td>${sentence(response.description)}</td><td>${bodyLinks(response)}</td><td>${headers}</td></tr>\n`;
  });
  return table('Answers', ['Status', 'When', 'Body', 'Headers'], rows);
}

function bodyLinks({ schemas }: RouteResponse): Markup {
  if (schemas.length === 0) return markup`none`;
  const links = schemas.map((name) => markup` <a href="#schema-${name}">${name}</a>`);
  return markup`${links}`;
}

function table(caption: string, columns: readonly string[], rows: readonly Markup[]): Markup {
  const heads = columns.map((name) => markup`<th scope="col">${name}</th>`);
  return markup`<div class="wide" tabindex="0" role="region" aria-label="${caption}"><table>
<caption>${caption}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${rows}</tbody></table></div>`;
}

function example(route: ApiRoute, settings: ApiSettings): Markup {
  const version = newestVersion(settings);
  const [name] = route.responses[0]?.schemas ?? [];
  const body = name === undefined ? undefined : examplesOf(settings, version)[name];
  if (body === undefined) return markup``;
  const text = JSON.stringify(body, undefined, 2);
  return markup`<details><summary>An answer</summary><pre tabindex="0"><code>${text}</code></pre></details>`;
}

/** Left out: the browser sets it itself. */
const NOT_SENT = 'Accept-Encoding';

export function tryForm(route: ApiRoute, settings: ApiSettings): Markup {
  const all = parametersOf(settings);
  const names = parametersOfRoute(route).filter((name) => name !== NOT_SENT);
  const shown = names.filter((name) => all[name].in !== 'header' || name === 'If-None-Match');
  const fields = shown.map((name) => field(route.id, name, all[name]));
  return markup`<form class="try" hidden data-path="${route.path}" aria-label="Try it: ${route.summary}">
<h4>Try it</h4>
<div class="fields">${versionField(route, settings)}${fields}</div>
<p class="buttons"><button type="submit">Send</button> <button type="button" class="again" hidden>Send again with its ETag</button></p>
<pre class="curl" tabindex="0" aria-label="The same request with curl"><code></code></pre>
<div class="outcome" role="status"></div>
</form>`;
}

function versionField({ id, path }: ApiRoute, settings: ApiSettings): Markup {
  if (!path.includes('{version}')) return markup``;
  const options = settings.versions.map(
    (version) => markup`<option${version === newestVersion(settings) ? markup` selected` : ''}>${version}</option>`,
  );
  return markup`<label for="try-${id}-version">version<select id="try-${id}-version" name="version" data-in="path">${options}</select></label>`;
}

interface FieldFacts {
  readonly in?: unknown;
  readonly example?: unknown;
}

function field(route: string, name: string, { in: place, example }: FieldFacts): Markup {
  const id = `try-${route}-${name}`;
  const hint = typeof example === 'string' && place !== 'header' ? markup` placeholder="${example}"` : '';
  const needed = place === 'path' ? markup` required` : '';
  return markup`<label for="${id}">${name}<input id="${id}" name="${name}" data-in="${String(place)}" autocomplete="off" spellcheck="false"${hint}${needed}></label>`;
}
