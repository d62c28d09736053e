/** The JSON Schemas as files of the site, each with the URL where it is as its `$id`. */

import type { OcpiVersion } from '../../../src/ocpi/index.ts';
import type { ApiSettings } from '../api-settings.ts';
import { filledIn, formatsOf } from '../openapi/facts.ts';
import { membersOf } from '../openapi/references.ts';
import TEXT from '../openapi/text.bundled.ts';
import type { JsonMembers } from './json.ts';
import { ocpiSchemas } from './ocpi-schemas.ts';

/** The schemas of OCPI in a version, by their path below the root of the site. */
export function ocpiSchemaFiles(version: OcpiVersion): [path: string, schema: JsonMembers][] {
  return [...ocpiSchemas(version)].map(([file, schema]) => [`/schemas/ocpi/${version}/${file}`, schema]);
}

/** Those of plain files: of schemas/copies/ what the text of the API refers to. */
export function copySchemaFiles(settings: Pick<ApiSettings, 'copies'>): [path: string, schema: JsonMembers][] {
  const { schemas } = TEXT.components as JsonMembers;
  return membersOf(filledIn(schemas ?? {}, {}, formatsOf(settings))).flatMap(([, { $id: file, ...schema }]) =>
    typeof file === 'string' ? [[`/schemas/copies/${file}`, schema]] : [],
  );
}

/** The schemas of the published versions and of the plain files, by their path below dist/. */
export function schemaFiles(settings: ApiSettings): [path: string, schema: JsonMembers][] {
  return [...settings.versions.flatMap(ocpiSchemaFiles), ...copySchemaFiles(settings)].map(
    ([path, { $schema = '', ...schema }]) => [
      path.slice(1),
      { $schema, $id: `${settings.base_url}${path}`, ...schema },
    ],
  );
}
