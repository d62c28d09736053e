/** The JSON Schemas as files of the site, each with the URL where it is as its `$id`. */

import type { OcpiVersion } from '../../ocpi/enums.ts';
import type { JsonMembers } from './json.ts';
import { ocpiSchemas } from './ocpi-schemas.ts';

/** The path of a schema of OCPI, below the root of the site. */
export function schemaPath(version: OcpiVersion, file: string): string {
  return `/schemas/ocpi/${version}/${file}`;
}

/** The schemas of these versions by their path below dist/. */
export function schemaFiles(baseUrl: string, versions: readonly OcpiVersion[]): [path: string, schema: JsonMembers][] {
  return versions.flatMap((version) =>
    [...ocpiSchemas(version)].map(([file, { $schema = '', ...schema }]): [string, JsonMembers] => {
      const path = schemaPath(version, file);
      return [path.slice(1), { $schema, $id: `${baseUrl}${path}`, ...schema }];
    }),
  );
}
