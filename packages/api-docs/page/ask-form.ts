/** What the reference begins with: questions, each of which is a request that can be sent at once. */

import { type Markup, markup } from '../../../src/findings/index.ts';
import { HEALTH_PATH } from '../../../src/stored-format/index.ts';
import { STATUS_FILE } from '../../copies/feeds.ts';
import { type ApiSettings, newestVersion } from '../api-settings.ts';

/** A question, and where its answer is. */
type Question = readonly [question: string, target: string];

/** A form that only a script can send, so it is hidden without one. */
export function askForm(settings: ApiSettings): Markup {
  const options = questions(settings).map(
    ([question, target]) => markup`<option value="${target}">${question}</option>\n`,
  );
  return markup`<form id="ask" class="try" hidden aria-label="Ask the API">
<label for="ask-question">What do you want to know?</label>
<select id="ask-question" class="question">
${options}</select>
<p class="buttons"><button type="submit">Send</button></p>
<pre class="curl" tabindex="0" aria-label="The same request with curl"><code></code></pre>
<div class="outcome" role="status"></div>
</form>
`;
}

function questions(settings: ApiSettings): readonly Question[] {
  const api = `/api/ocpi/${newestVersion(settings)}`;
  const hasStatuses = settings.copies.some(({ path }) => path === STATUS_FILE.path);
  return [
    ['Which sites are there?', `${api}/locations?limit=2`],
    ...(hasStatuses ? ([['Which chargers are free?', STATUS_FILE.path]] as const) : []),
    ['What does charging cost?', `${api}/tariffs?limit=2`],
    ['How fresh is the data?', HEALTH_PATH],
    ['Which versions of OCPI are there?', '/api/ocpi/versions'],
  ];
}
