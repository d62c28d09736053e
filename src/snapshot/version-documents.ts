/** The versions and version details documents, which lead clients to the lists (OCPI 6.1, 6.2). */

import type { OcpiVersion } from '../ocpi/enums.ts';
import type { Endpoint, Version, VersionDetails } from '../ocpi/types.ts';

/** The versions that are published (OCPI 6.1). */
export function toVersions(baseUrl: string, versions: readonly OcpiVersion[]): Version[] {
  return versions.map((version) => ({ version, url: `${baseUrl}/api/ocpi/${version}` }));
}

/** The endpoints of a version (OCPI 6.2). Their URLs have no trailing slash, because clients append to them. */
export function toVersionDetails(baseUrl: string, version: OcpiVersion): VersionDetails {
  const endpoint = (identifier: Endpoint['identifier']): Endpoint => ({
    identifier,
    role: 'SENDER',
    url: `${baseUrl}/api/ocpi/${version}/${identifier}`,
  });
  return { version, endpoints: [endpoint('locations'), endpoint('tariffs')] };
}
