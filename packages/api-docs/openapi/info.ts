/** Who publishes, under which terms, and how to ask politely: the head of the OpenAPI document. */

import type { OcpiVersion } from '../../../src/ocpi/index.ts';
import { networkName } from '../../../src/settings/index.ts';
import { type ApiSettings, versionDocument } from '../api-settings.ts';
import type { JsonMembers } from '../schemas/json.ts';

/** The `info` of the document. */
export function documentInfo(settings: ApiSettings, version: OcpiVersion, release: string): JsonMembers {
  const { licence, contact } = settings;
  const known = Object.entries({ ...contact }).flatMap(([key, value]): [string, string][] =>
    value ? [[key, value]] : [],
  );
  return {
    title: `Open charging data of ${networkName(settings)}`,
    version: release,
    summary: `Locations, statuses and tariffs of a charging network, as read-only OCPI ${version}.`,
    description: descriptionOf(settings, version),
    ...(known.length > 0 && { contact: Object.fromEntries(known) }),
    ...(licence && { license: { name: licence.name, url: licence.url } }),
  };
}

function descriptionOf(settings: ApiSettings, version: OcpiVersion): string {
  const { base_url, licence, cache_seconds, default_limit, max_limit } = settings;
  const page = default_limit === undefined ? '' : ` A list without \`limit\` has pages of ${default_limit}.`;
  return [
    'Everybody may read it, without a key and without registration. An `Authorization` header is ignored.',
    licence === undefined ? 'No licence is stated.' : '',
    `Every path answers GET and HEAD, and those of the API OPTIONS. Answers may be kept for ${cache_seconds} s (\`Cache-Control\`); ask no more often.`,
    'Then ask with `If-None-Match`: an answer without news is 304 and costs next to nothing.',
    `A client that keeps a copy reads all once, and then what changed: \`date_from\` with the newest \`last_updated\` that it has, and \`If-None-Match\` with the \`ETag\` of the same URL.${page} No page has more than ${max_limit} objects.`,
    'A success has `status_code` 1000 and `data`, an error another code and no `data`. Errors come with an HTTP status that says so, but for one: a wrong parameter of a list is OCPI’s own error 2001, with HTTP status 200.',
    'An EVSE that is gone for good has the status REMOVED for some weeks.',
    'A path that does not exist is a 404 with an envelope and `status_code` 2000.',
    otherVersions(settings, version),
    `More: ${base_url}/docs/`,
  ]
    .filter((sentence) => sentence !== '')
    .join('\n\n');
}

/** Where the documents of the other versions are, and which address keeps to this one. */
function otherVersions({ base_url, versions }: ApiSettings, version: OcpiVersion): string {
  const others = versions.filter((one) => one !== version).map((one) => `${base_url}${versionDocument(one)}`);
  const stays = `This document is of OCPI ${version} and stays at ${base_url}${versionDocument(version)}.`;
  return others.length === 0
    ? stays
    : `${stays} The same names are in those of the other versions: ${others.join(', ')}.`;
}
