/** The documents about the API, as files of the site: OpenAPI, JSON Schemas, and pages to read. They depend on the settings alone. */

import { type ApiSettings, NEWEST_DOCUMENT, newestVersion, versionDocument } from './api-settings.ts';
import { cookbookPage } from './cookbook/cookbook.ts';
import { describedApi, openApiDocument } from './openapi/document.ts';
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
  const newest = newestVersion(settings);
  const versions = settings.versions.map((version) => [version, describedApi(settings, version, release)] as const);
  const documents = versions.map(([version, described]) => [version, openApiDocument(described, version)] as const);
  const files: (readonly [string, JsonValue])[] = [
    ...documents.flatMap(([version, document]) =>
      version === newest ? [[NEWEST_DOCUMENT.slice(1), document] as const] : [],
    ),
    ...documents.map(([version, document]) => [versionDocument(version).slice(1), document] as const),
    ...schemaFiles(settings),
  ];
  return new Map([
    ...files.map(([path, document]) => [path, `${JSON.stringify(document)}\n`] as const),
    ['docs/index.html', referencePage(settings, new Map(versions), assets)],
    ['docs/cookbook/index.html', cookbookPage(settings, assets)],
  ]);
}
