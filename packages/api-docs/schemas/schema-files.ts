/** The JSON Schemas as files of the site, each with the URL where it is as its `$id`. */

import type { OcpiVersion } from '../../../src/ocpi/index.ts';
import type { CopyFile } from '../../copies/feeds.ts';
import { copySchemasOf } from './copy-schemas.ts';
import type { JsonMembers } from './json.ts';
import { ocpiSchemas } from './ocpi-schemas.ts';

/** The path of a schema of OCPI, below the root of the site. */
export function schemaPath(version: OcpiVersion, file: string): string {
  return `/schemas/ocpi/${version}/${file}`;
}

/** The path of the schema of a plain file. */
export function copySchemaPath(file: string): string {
  return `/schemas/copies/${file}`;
}

/** The schemas of these versions and of the plain files, by their path below dist/. */
export function schemaFiles(
  baseUrl: string,
  versions: readonly OcpiVersion[],
  listed: readonly CopyFile[],
): [path: string, schema: JsonMembers][] {
  const ocpi = versions.flatMap((version) =>
    [...ocpiSchemas(version)].map(([file, schema]) => [schemaPath(version, file), schema] as const),
  );
  const copies = copySchemasOf(listed).map(([, file, schema]) => [copySchemaPath(file), schema] as const);
  return [...ocpi, ...copies].map(([path, { $schema = '', ...schema }]) => [
    path.slice(1),
    { $schema, $id: `${baseUrl}${path}`, ...schema },
  ]);
}
