/**
 * The envelope of every answer (OCPI 4.1.7), ended right before the text of its timestamp, so that a reader's copy can
 * get the moment at which it is served (format/manifest.ts).
 */

import type { OcpiVersion } from '../ocpi/enums.ts';
import type { Endpoint, Version, VersionDetails } from '../ocpi/types.ts';

const TAIL = ',"status_code":1000,"status_message":"Success","timestamp":"';

/** What stands before and after the objects of a list, which are joined by commas. */
export const LIST_ENDS = ['{"data":[', `]${TAIL}`] as const;

/** The envelope of one value. */
export function envelope(data: readonly Version[] | VersionDetails): string {
  return `{"data":${JSON.stringify(data)}${TAIL}`;
}

/** The versions that are published (OCPI 6.1). */
export function toVersions(baseUrl: string, versions: readonly OcpiVersion[]): Version[] {
  return versions.map((version) => ({ version, url: `${baseUrl}/api/ocpi/${version}` }));
}

/** The endpoints of a version (OCPI 6.2), without a slash at the end of their addresses, as clients append to them. */
export function toVersionDetails(baseUrl: string, version: OcpiVersion): VersionDetails {
  const endpoint = (identifier: Endpoint['identifier']): Endpoint => ({
    identifier,
    role: 'SENDER',
    url: `${baseUrl}/api/ocpi/${version}/${identifier}`,
  });
  return { version, endpoints: [endpoint('locations'), endpoint('tariffs')] };
}
