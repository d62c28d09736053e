/** Who publishes, under which terms, and how to ask politely: the head of the OpenAPI document. */

import { networkName } from '../../../source/settings/network-name.ts';
import type { ApiSettings } from '../api-settings.ts';
import type { JsonMembers } from '../schemas/json.ts';

/** The `info` of the document. */
export function documentInfo(settings: ApiSettings, release: string): JsonMembers {
  const { licence, contact } = settings;
  const known = Object.entries({ ...contact }).flatMap(([key, value]): [string, string][] =>
    value ? [[key, value]] : [],
  );
  return {
    title: `Open charging data of ${networkName(settings)}`,
    version: release,
    summary: 'Locations, statuses and tariffs of a charging network, as read-only OCPI.',
    description: descriptionOf(settings),
    ...(known.length > 0 && { contact: Object.fromEntries(known) }),
    ...(licence && { license: { name: licence.name, url: licence.url } }),
  };
}

function descriptionOf({ base_url, licence, cache_seconds, default_limit, max_limit }: ApiSettings): string {
  const page = default_limit === undefined ? '' : ` A list without \`limit\` has pages of ${default_limit}.`;
  return [
    'Everybody may read it, without a key and without registration. An `Authorization` header is ignored.',
    licence === undefined ? 'No licence is stated.' : '',
    `Every path answers GET and HEAD, and those of the API OPTIONS. Answers may be kept for ${cache_seconds} s (\`Cache-Control\`); ask no more often.`,
    `Then ask with \`If-None-Match\`: an answer without news is 304 and costs next to nothing.`,
    `A client that keeps a copy reads all once, and then what changed: \`date_from\` with the newest \`last_updated\` that it has.${page} No page has more than ${max_limit} objects.`,
    'An EVSE that is gone for good has the status REMOVED for some weeks.',
    'A path that does not exist is a 404 with an envelope and `status_code` 2000.',
    `More: ${base_url}/docs/`,
  ]
    .filter((sentence) => sentence !== '')
    .join('\n\n');
}
