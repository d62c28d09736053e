/**
 * The OpenAPI 3.1 document of one network: its routes (routes.ts) for the versions that it publishes, with the schemas of
 * schemas/ocpi. It depends on the settings, and of the data only on which plain files there are, so it hardly ever changes.
 */

import type { OcpiVersion } from '../../../ocpi/enums.ts';
import type { ApiSettings } from '../api-settings.ts';
import { COPY_SCHEMAS } from '../schemas/copy-schemas.ts';
import type { JsonMembers, JsonValue } from '../schemas/json.ts';
import { type ApiRoute, TAGS } from './api-route.ts';
import { componentSchemas, type NameOf } from './component-schemas.ts';
import { exampleError, examplesOf } from './examples.ts';
import { HEALTH_SCHEMA } from './health-schema.ts';
import { documentInfo } from './info.ts';
import { parametersOf } from './parameters.ts';
import { ON_EVERY_ANSWER, ON_EVERY_FILE, RESPONSE_HEADERS, type ResponseHeader } from './response-headers.ts';
import type { RouteResponse } from './route-responses.ts';
import { parametersOfRoute, routesOf } from './routes.ts';

interface Naming {
  readonly settings: ApiSettings;
  readonly nameOf: NameOf;
}

/** The document. @param release of the program: the version of the API's description */
export function openApiDocument(settings: ApiSettings, release: string): JsonMembers {
  const { schemas, nameOf } = componentSchemas(settings.versions);
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: documentInfo(settings, release),
    servers: [{ url: settings.base_url }],
    security: [],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    externalDocs: { url: `${settings.base_url}/docs/`, description: 'The same for people, with examples to run' },
    paths: pathsOf({ settings, nameOf }),
    components: {
      schemas: { ...schemas, Health: HEALTH_SCHEMA, ...copySchemas() },
      parameters: parametersOf(settings),
      headers: RESPONSE_HEADERS,
      responses: sharedResponses({ settings, nameOf }),
    },
  };
}

/** The headers of every answer. */
const COMMON: Readonly<Record<NonNullable<RouteResponse['by']>, readonly ResponseHeader[]>> = {
  edge: ON_EVERY_ANSWER,
  files: ON_EVERY_FILE,
  host: [],
};

/** Hosts differ in what they send with a refusal. */
const PERHAPS: JsonMembers = Object.fromEntries(
  [...ON_EVERY_FILE, 'Link' as const, 'Allow' as const].map((name) => [
    name,
    { ...RESPONSE_HEADERS[name], required: false },
  ]),
);

function copySchemas(): JsonMembers {
  return Object.fromEntries(COPY_SCHEMAS.map(([name, , { $schema: _, ...schema }]) => [name, schema]));
}

function pathsOf(naming: Naming): JsonMembers {
  const paths: { [path: string]: JsonValue } = {};
  for (const route of routesOf(naming.settings)) {
    for (const { path, version, isNamed } of publishedPaths(route, naming.settings.versions)) {
      paths[path] = { get: operation(route, version, isNamed, naming) };
    }
  }
  return paths;
}

/** A path of a route, and the version that it is in, or any for a route that is in none (`isNamed` is false). */
export interface PublishedPath {
  readonly path: string;
  readonly version: OcpiVersion;
  readonly isNamed: boolean;
}

/** The paths of a route: one for each version, or one. */
export function publishedPaths({ path }: ApiRoute, versions: readonly OcpiVersion[]): PublishedPath[] {
  const isNamed = path.includes('{version}');
  const shown = isNamed ? versions : versions.slice(0, 1);
  return shown.map((version) => ({ path: path.replace('{version}', version), version, isNamed }));
}

function operation(route: ApiRoute, version: OcpiVersion, isNamed: boolean, naming: Naming): JsonMembers {
  return {
    operationId: operationId(route.id, isNamed ? version : undefined),
    tags: [route.tag],
    summary: isNamed ? `${route.summary}, in OCPI ${version}` : route.summary,
    description: route.description,
    parameters: parametersOfRoute(route).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    responses: Object.fromEntries(
      route.responses.map((response) => [
        String(response.status),
        response.name === undefined
          ? responseOf(response, version, naming)
          : { $ref: `#/components/responses/${response.name}` },
      ]),
    ),
  };
}

/** `getVersionDetails221` */
function operationId(id: string, version: OcpiVersion | undefined): string {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `get${words.join('')}${version?.replaceAll('.', '') ?? ''}`;
}

/** The responses that have a name. None of them depends on the version. */
function sharedResponses(naming: Naming): JsonMembers {
  const [version] = naming.settings.versions;
  const shared = routesOf(naming.settings)
    .flatMap(({ responses }) => responses)
    .flatMap((response): [string, JsonMembers][] =>
      response.name === undefined || version === undefined
        ? []
        : [[response.name, responseOf(response, version, naming)]],
    );
  return Object.fromEntries(shared);
}

function responseOf(response: RouteResponse, version: OcpiVersion, naming: Naming): JsonMembers {
  const { description, schemas, mediaType = 'application/json' } = response;
  const headers = response.by === 'host' ? PERHAPS : headersOf([...COMMON[response.by ?? 'edge'], ...response.headers]);
  if (schemas.length === 0) return { description, headers };
  return { description, headers, content: { [mediaType]: bodyOf(response, version, naming) } };
}

function bodyOf({ status, schemas }: RouteResponse, version: OcpiVersion, { settings, nameOf }: Naming): JsonMembers {
  const refs = schemas.map((name) => ({ $ref: `#/components/schemas/${nameOf(name, version)}` }));
  const [only] = refs;
  const schema = refs.length === 1 && only !== undefined ? only : { oneOf: refs };
  const bodies = examplesOf(settings, version);
  if (!schemas.every((name) => name === 'ErrorResponse' || name in bodies)) return { schema };
  const examples = schemas.map((name): [string, JsonValue] => [
    name === 'ErrorResponse' ? 'error' : 'success',
    { value: toJson(bodies[name] ?? errorExample(status)) },
  ]);
  return { schema, examples: Object.fromEntries(examples) };
}

function errorExample(status: RouteResponse['status']): object {
  switch (status) {
    case 200:
      return exampleError(2001, 'limit must be a whole number of at least 1.');
    case 404:
      return exampleError(2003, 'Unknown location, EVSE or connector.');
    case 405:
      return exampleError(2000, 'This API is read-only. Use GET, HEAD or OPTIONS.');
    case 500:
      return exampleError(3000, 'The published snapshot has an unknown format.');
    case 503:
      return exampleError(3000, 'A file of the published snapshot is missing.');
    case 304:
      return {};
    default:
      return status satisfies never;
  }
}

function headersOf(names: readonly ResponseHeader[]): JsonMembers {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** A value of the types of OCPI as JSON. */
function toJson(value: object): JsonValue {
  return JSON.parse(JSON.stringify(value)) as JsonValue;
}
