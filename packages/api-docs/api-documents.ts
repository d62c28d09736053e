/** The documents about the API, as files of the site: OpenAPI, JSON Schemas, and pages to read. They depend on the settings alone. */

import { type ApiSettings, NEWEST_DOCUMENT, newestVersion, versionDocument } from './api-settings.ts';
import { cookbookPage } from './cookbook/cookbook.ts';
import { openApiDocument } from './openapi/document.ts';
import type { DocsAssets } from './page/layout.ts';
import { referencePage } from './page/reference-page.ts';
import type { JsonValue } from './schemas/json.ts';
import { schemaFiles } from './schemas/schema-files.ts';

/** The newest documents and all that they were made of. `watch` builds every few seconds, mostly with the same settings. */
let newest: { readonly key: string; readonly files: ReadonlyMap<string, string> } | undefined;

/** The files by their path below dist/. @param release of the program, such as `0.2.0` */
export function renderApiDocuments(
  settings: ApiSettings,
  release: string,
  assets?: DocsAssets,
): ReadonlyMap<string, string> {
  const key = JSON.stringify([settings, release, assets]);
  if (newest?.key !== key) newest = { key, files: renderAnew(settings, release, assets) };
  return newest.files;
}

function renderAnew(settings: ApiSettings, release: string, assets?: DocsAssets): Map<string, string> {
  const documents: [string, JsonValue][] = [
    [NEWEST_DOCUMENT.slice(1), openApiDocument(settings, newestVersion(settings), release)],
    ...settings.versions.map((version): [string, JsonValue] => [
      versionDocument(version).slice(1),
      openApiDocument(settings, version, release),
    ]),
    ...schemaFiles(settings),
  ];
  const texts = documents.map(([path, document]): [string, string] => [
    path,
    `${JSON.stringify(document, undefined, 2)}\n`,
  ]);
  return new Map([
    ...texts,
    ['docs/index.html', referencePage(settings, release, assets)],
    ['docs/cookbook/index.html', cookbookPage(settings, assets)],
  ]);
}
