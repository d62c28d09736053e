/**
 * The OpenAPI 3.1 document of one network in one version of OCPI: the routes of routes.ts with the schemas of schemas/ocpi. It
 * depends on the settings, and of the data only on which plain files there are, so it hardly ever changes.
 */

import type { OcpiVersion } from '../../../src/ocpi/index.ts';
import type { ApiSettings } from '../api-settings.ts';
import { copySchemasOf } from '../schemas/copy-schemas.ts';
import type { JsonMembers, JsonValue } from '../schemas/json.ts';
import { type ApiRoute, TAGS } from './api-route.ts';
import { COMPONENTS, componentSchemas } from './component-schemas.ts';
import { exampleErrors, examplesOf } from './examples.ts';
import { HEALTH_SCHEMA } from './health-schema.ts';
import { documentInfo } from './info.ts';
import { parametersOf } from './parameters.ts';
import { ON_EVERY_ANSWER, ON_EVERY_FILE, RESPONSE_HEADERS, type ResponseHeader } from './response-headers.ts';
import type { RouteResponse } from './route-responses.ts';
import { parametersOfRoute, routesOf } from './routes.ts';

/** The document. @param release of the program: the version of the API's description */
export function openApiDocument(settings: ApiSettings, version: OcpiVersion, release: string): JsonMembers {
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: documentInfo(settings, version, release),
    servers: [{ url: settings.base_url }],
    security: [],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    externalDocs: { url: `${settings.base_url}/docs/`, description: 'The same for people, with examples to run' },
    paths: Object.fromEntries(
      routesOf(settings).map((route) => [pathIn(route, version), { get: operation(route, settings, version) }]),
    ),
    components: {
      schemas: { ...Object.fromEntries(componentSchemas(version)), Health: HEALTH_SCHEMA, ...copySchemas(settings) },
      parameters: parametersOf(settings),
      headers: RESPONSE_HEADERS,
      responses: sharedResponses(settings, version),
    },
  };
}

/** The path of a route in a version. */
export function pathIn({ path }: ApiRoute, version: OcpiVersion): string {
  return path.replace('{version}', version);
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

function copySchemas({ copies }: ApiSettings): JsonMembers {
  return Object.fromEntries(copySchemasOf(copies).map(([name, , { $schema: _, ...schema }]) => [name, schema]));
}

function operation(route: ApiRoute, settings: ApiSettings, version: OcpiVersion): JsonMembers {
  return {
    operationId: operationId(route.id),
    tags: [route.tag],
    summary: route.summary,
    description: route.description,
    parameters: parametersOfRoute(route).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    responses: Object.fromEntries(
      route.responses.map((response) => [
        String(response.status),
        response.name === undefined
          ? responseOf(response, settings, version)
          : { $ref: `#/components/responses/${response.name}` },
      ]),
    ),
  };
}

/** `getVersionDetails` */
function operationId(id: string): string {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `get${words.join('')}`;
}

/** The responses that have a name. */
function sharedResponses(settings: ApiSettings, version: OcpiVersion): JsonMembers {
  const named = routesOf(settings)
    .flatMap(({ responses }) => responses)
    .flatMap((response): [string, JsonMembers][] =>
      response.name === undefined ? [] : [[response.name, responseOf(response, settings, version)]],
    );
  return Object.fromEntries(named);
}

function responseOf(response: RouteResponse, settings: ApiSettings, version: OcpiVersion): JsonMembers {
  const { description, schemas, mediaType = 'application/json' } = response;
  const headers = response.by === 'host' ? PERHAPS : headersOf([...COMMON[response.by ?? 'edge'], ...response.headers]);
  if (schemas.length === 0) return { description, headers };
  return { description, headers, content: { [mediaType]: bodyOf(response, settings, version) } };
}

function bodyOf({ status, schemas }: RouteResponse, settings: ApiSettings, version: OcpiVersion): JsonMembers {
  const refs = schemas.map((name) => ({ $ref: COMPONENTS + name }));
  const [only] = refs;
  const schema = refs.length === 1 && only !== undefined ? only : { oneOf: refs };
  const bodies = { ...examplesOf(settings, version), ...exampleErrors(status) };
  const examples = schemas.flatMap((name): [string, JsonValue][] => {
    const { [name]: body } = bodies;
    return body === undefined ? [] : [[name.includes('Error') ? 'error' : 'success', { value: toJson(body) }]];
  });
  return examples.length === 0 ? { schema } : { schema, examples: Object.fromEntries(examples) };
}

function headersOf(names: readonly ResponseHeader[]): JsonMembers {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** A value of the types of OCPI as JSON. */
function toJson(value: object): JsonValue {
  return JSON.parse(JSON.stringify(value)) as JsonValue;
}
