/**
 * `/.well-known/ocpi-snapshot.json`: one file that says what this site publishes, where, how often it is worth asking, under which
 * licence, and whom to ask. `schemas/copies/discovery.json` is its contract. It has no times, so it changes only when what it
 * says does.
 */

import { type ListedFile, networkName, type Settings } from '../../src/settings/index.ts';
import { PROGRAM } from '../../src/snapshot/index.ts';
import { HEALTH_PATH, HEALTH_SECONDS } from '../../src/stored-format/index.ts';
import { NETWORK_SECONDS, STATUS_FILE } from './feeds.ts';

/** The version of the form of this file. Its first number changes if a reader of the old form could not read the new one. */
const FORM = '1.0';

/** The text of the file. @param statusTtl of the file with the statuses, in seconds, if it is listed */
export function discoveryFile(
  settings: Settings,
  listed: readonly ListedFile[],
  statusTtl: number | undefined,
): string {
  const { operator, country_code, party_id, language, licence, contact, base_url } = settings;
  const described = {
    version: FORM,
    generator: PROGRAM,
    name: networkName(settings),
    operator: operator && { name: operator.name, website: operator.website },
    country_code,
    party_id,
    language,
    website: `${base_url}/`,
    attribution: attribution(settings),
    licence,
    contact,
    feeds: [...ocpiFeeds(settings), ...otherFeeds(settings, listed, statusTtl)],
  };
  return `${JSON.stringify(described, undefined, 2)}\n`;
}

const JSON_TYPE = 'application/json';

/** A feed with the address that it has below the root of the site. @param more what is not as it is of most */
function atPath({ mediaType, format, ...file }: ListedFile, more: { ttl?: number; has_statuses?: boolean } = {}) {
  const own = { format: format === 'scorecard' ? 'json' : format, media_type: mediaType };
  return { ...file, ...own, ttl: NETWORK_SECONDS, has_statuses: false, ...more };
}

const OPENAPI: ListedFile = {
  name: 'openapi',
  path: '/openapi.json',
  title: 'Description of the API for programs',
  format: 'openapi',
  mediaType: JSON_TYPE,
};

const HEALTH: ListedFile = {
  name: 'health',
  path: HEALTH_PATH,
  title: 'How fresh the data is',
  format: 'json',
  mediaType: JSON_TYPE,
};

function ocpiFeeds({ base_url, versions, cache_seconds: ttl }: Settings) {
  const feed = (name: string, title: string, path: string, format_version?: string) => ({
    ...{ name: `ocpi-${name}`, title, url: `${base_url}/api/ocpi/${path}`, format: 'ocpi', media_type: JSON_TYPE, ttl },
    ...{ format_version, has_statuses: path.endsWith('/locations') },
  });
  const lists = versions.flatMap((version) => [
    feed(`${version}-locations`, `Locations in OCPI ${version}`, `${version}/locations`, version),
    feed(`${version}-tariffs`, `Tariffs in OCPI ${version}`, `${version}/tariffs`, version),
  ]);
  return [feed('versions', 'Versions of OCPI', 'versions'), ...lists];
}

/** The statuses, which change most, come first. */
function otherFeeds({ base_url }: Settings, listed: readonly ListedFile[], statusTtl: number | undefined) {
  const statuses = statusTtl === undefined ? [] : [atPath(STATUS_FILE, { ttl: statusTtl, has_statuses: true })];
  const copies = listed.filter((file) => file !== STATUS_FILE).map((file) => atPath(file));
  const others = [atPath(OPENAPI), atPath(HEALTH, { ttl: HEALTH_SECONDS })];
  return [...statuses, ...copies, ...others].map(({ path, ...feed }) => ({ ...feed, url: base_url + path }));
}

/** The line that a map or a page with the data should have about its origin. */
export function attribution(settings: Settings): string {
  const licence = settings.licence === undefined ? '' : ` (${settings.licence.name})`;
  return `${networkName(settings)}${licence}`;
}

/** Names that the Open Definition has for licences, by where their texts are. */
const OPEN_LICENCES: readonly (readonly [RegExp, string])[] = [
  [/creativecommons\.org\/publicdomain\/zero\/1\.0/, 'CC0-1.0'],
  [/creativecommons\.org\/licenses\/by\/4\.0/, 'CC-BY-4.0'],
  [/creativecommons\.org\/licenses\/by-sa\/4\.0/, 'CC-BY-SA-4.0'],
  [/opendatacommons\.org\/licenses\/odbl/, 'ODbL-1.0'],
  [/opendatacommons\.org\/licenses\/by\//, 'ODC-BY-1.0'],
  [/opendatacommons\.org\/licenses\/pddl/, 'PDDL-1.0'],
];

/** The name of a licence in the Open Definition's list; undefined if it is not known to be there. */
export function openLicenceName(url: string): string | undefined {
  return OPEN_LICENCES.find(([form]) => form.test(url))?.[1];
}
