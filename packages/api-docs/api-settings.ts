/** The settings of one network that the documents about the API name. */

import { OCPI_VERSION, type OcpiVersion } from '../../src/ocpi/index.ts';
import type { ListedFile, Settings } from '../../src/settings/index.ts';

/** The settings that the documents about the API depend on, and the plain files that there are. */
export type ApiSettings = {
  readonly copies: readonly ListedFile[];
} & Pick<
  Settings,
  'base_url' | 'country_code' | 'party_id' | 'name' | 'operator' | 'licence' | 'contact' | 'versions' | 'default_limit'
>;

/** The newest version that is published. `/openapi.json`, examples and tables of schemas are of this one. */
export function newestVersion({ versions }: Pick<ApiSettings, 'versions'>): OcpiVersion {
  return OCPI_VERSION.findLast((version) => versions.includes(version)) ?? OCPI_VERSION[0];
}

/** Of the newest version, whichever that is. */
export const NEWEST_DOCUMENT = '/openapi.json';

/** The path of the OpenAPI document of a version, which stays when another version is published. */
export function versionDocument(version: OcpiVersion): string {
  return `/openapi-${version}.json`;
}
