/**
 * The form with which a reader sends a request to this site. It is hidden until the script (people/api-docs/browser/) has come, and
 * holds everything that the script needs: the path in `data-path`, and the place of each parameter in `data-in`.
 */

import { type ApiSettings, shownVersion } from '../api-settings.ts';
import type { ApiRoute } from '../openapi/api-route.ts';
import { parametersOf } from '../openapi/parameters.ts';
import { parametersOfRoute } from '../openapi/routes.ts';
import { type Markup, markup } from './markup.ts';

/** Left out: the browser sets it itself. */
const NOT_SENT = 'Accept-Encoding';

export function tryForm(route: ApiRoute, settings: ApiSettings): Markup {
  const all = parametersOf(settings);
  const names = parametersOfRoute(route).filter((name) => name !== NOT_SENT);
  const shown = names.filter((name) => all[name].in !== 'header' || name === 'If-None-Match');
  const fields = shown.map((name) => field(route.id, name, all[name]));
  return markup`<form class="try" hidden data-path="${route.path}" aria-label="Try it: ${route.summary}">
<h4>Try it</h4>
<div class="fields">${versionField(route, settings)}${fields}${field(route.id, 'Authorization', { in: 'header' })}</div>
<p class="buttons"><button type="submit">Send</button> <button type="button" class="again" hidden>Send again with its ETag</button></p>
<pre class="curl" tabindex="0" aria-label="The same request with curl"><code></code></pre>
<div class="outcome" role="status"></div>
</form>`;
}

function versionField({ id, path }: ApiRoute, settings: ApiSettings): Markup {
  if (!path.includes('{version}')) return markup``;
  const options = settings.versions.map(
    (version) => markup`<option${version === shownVersion(settings) ? markup` selected` : ''}>${version}</option>`,
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
