/** What explains the API, as files of the site: OpenAPI and JSON Schemas. They depend on the settings alone. */

import type { ApiSettings } from './api-settings.ts';
import { openApiDocument } from './openapi/document.ts';
import type { JsonValue } from './schemas/json.ts';
import { schemaFiles } from './schemas/schema-files.ts';

/** The files by their path below dist/. @param release of the program, such as `0.2.0` */
export function renderApiDocuments(settings: ApiSettings, release: string): Map<string, string> {
  const documents: [string, JsonValue][] = [
    ['openapi.json', openApiDocument(settings, release)],
    ...schemaFiles(settings.base_url, settings.versions),
  ];
  return new Map(documents.map(([path, document]) => [path, `${JSON.stringify(document, undefined, 2)}\n`]));
}
