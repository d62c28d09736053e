/**
 * The routes of the API, each declared once: OpenAPI, the readable reference and the tests of the documented answers are
 * made of these.
 */

import { HEALTH_PATH } from '../../../src/stored-format/index.ts';
import type { ApiSettings } from '../api-settings.ts';
import type { ApiRoute, TagName } from './api-route.ts';
import { fileRoutes } from './file-routes.ts';
import type { ParameterName } from './parameters.ts';
import type { ResponseHeader } from './response-headers.ts';
import { ROUTING_HEADERS } from './response-headers.ts';
import {
  ERRORS,
  ETAG_HEADERS,
  LIST_HEADERS,
  NOT_MODIFIED,
  OBJECT_ERRORS,
  type RouteResponse,
} from './route-responses.ts';

const CONDITIONAL: readonly ParameterName[] = ['If-None-Match', 'Accept-Encoding', 'X-Request-ID', 'X-Correlation-ID'];
const OF_MODULES: readonly ParameterName[] = [...CONDITIONAL, 'OCPI-from-country-code', 'OCPI-from-party-id'];
const OF_LISTS: readonly ParameterName[] = ['offset', 'limit', 'date_from', 'date_to', ...OF_MODULES];

function success(description: string, schema: string, headers: readonly ResponseHeader[] = []): RouteResponse {
  return { status: 200, description, schemas: [schema], headers: [...ETAG_HEADERS, 'Link', ...headers] };
}

function list(description: string, schema: string): RouteResponse {
  const headers = [...ETAG_HEADERS, ...LIST_HEADERS, ...ROUTING_HEADERS];
  return { status: 200, description, schemas: [schema, 'ParameterErrorResponse'], headers };
}

/** 304 of a list, of one object, and of what belongs to no module. A Link on a list is always that to the next page. */
const NOT_MODIFIED_LIST = notModified('ListNotModified', ROUTING_HEADERS);
const NOT_MODIFIED_OBJECT = notModified('ObjectNotModified', ['Link', ...ROUTING_HEADERS]);
const NOT_MODIFIED_LICENSED = notModified('NotModified', ['Link']);

function notModified(name: string, headers: readonly ResponseHeader[]): RouteResponse {
  return { ...NOT_MODIFIED, name, headers: [...NOT_MODIFIED.headers, ...headers] };
}

function object(id: string, path: string, tag: TagName, what: string, schema: string, more: string): ApiRoute {
  return {
    id,
    name: `One ${what}`,
    path,
    tag,
    summary: `One ${what}`,
    description: more,
    parameters: OF_MODULES,
    responses: [success(`The ${what}.`, schema, ROUTING_HEADERS), NOT_MODIFIED_OBJECT, ...OBJECT_ERRORS],
  };
}

const LIST_SENTENCES =
  'With no parameters it is the whole list, unless the network has a page size of its own: then follow `Link`. ' +
  'A wrong parameter is an answer with HTTP status 200 and `status_code` 2001.';

/** The routes of the edge, in the order of the reference. */
const EDGE_ROUTES: readonly ApiRoute[] = [
  {
    id: 'versions',
    name: 'Versions',
    path: '/api/ocpi/versions',
    tag: 'Versions',
    summary: 'The published versions of OCPI',
    description: 'The URL that a client of OCPI is given first. OCPI 6.1.',
    parameters: CONDITIONAL,
    responses: [success('The versions.', 'VersionsResponse'), NOT_MODIFIED_LICENSED, ...ERRORS],
  },
  {
    id: 'version-details',
    name: 'Version details',
    path: '/api/ocpi/{version}',
    tag: 'Versions',
    summary: 'The modules of a version',
    description: 'Where its Locations and tariffs are. OCPI 6.2.',
    parameters: CONDITIONAL,
    responses: [success('The modules.', 'VersionDetailsResponse'), NOT_MODIFIED_LICENSED, ...ERRORS],
  },
  {
    id: 'locations',
    name: 'Locations',
    path: '/api/ocpi/{version}/locations',
    tag: 'Locations',
    summary: 'All Locations, a page of them, or those that changed',
    description: `Complete Locations with their EVSEs, Connectors and statuses. ${LIST_SENTENCES} OCPI 8.2.1.1.`,
    parameters: OF_LISTS,
    responses: [list('The Locations, or status_code 2001.', 'LocationsResponse'), NOT_MODIFIED_LIST, ...ERRORS],
  },
  object(
    'location',
    '/api/ocpi/{version}/locations/{location_id}',
    'Locations',
    'Location',
    'LocationResponse',
    'OCPI 8.2.1.2.',
  ),
  object(
    'evse',
    '/api/ocpi/{version}/locations/{location_id}/{evse_uid}',
    'Locations',
    'EVSE',
    'EVSEResponse',
    'A charging point with its status. OCPI 8.2.1.2.',
  ),
  object(
    'connector',
    '/api/ocpi/{version}/locations/{location_id}/{evse_uid}/{connector_id}',
    'Locations',
    'Connector',
    'ConnectorResponse',
    'One plug of an EVSE. OCPI 8.2.1.2.',
  ),
  {
    id: 'tariffs',
    name: 'Tariffs',
    path: '/api/ocpi/{version}/tariffs',
    tag: 'Tariffs',
    summary: 'All tariffs, a page of them, or those that changed',
    description: `Complete tariffs. The \`tariff_ids\` of a Connector name them. ${LIST_SENTENCES} OCPI 11.2.1.`,
    parameters: OF_LISTS,
    responses: [list('The tariffs, or status_code 2001.', 'TariffsResponse'), NOT_MODIFIED_LIST, ...ERRORS],
  },
  object(
    'tariff',
    '/api/ocpi/{version}/tariffs/{tariff_id}',
    'Tariffs',
    'tariff',
    'TariffResponse',
    'An extension: OCPI has lists of tariffs alone.',
  ),
  {
    id: 'health',
    name: 'Health',
    path: HEALTH_PATH,
    tag: 'Freshness',
    summary: 'How fresh the data is',
    description:
      'When it was built, when a status was last reported, and how old each source of statuses is at this moment. Not part of OCPI, so without its envelope. For monitors, `strict` makes it 503 when the data is older than was promised.',
    parameters: ['strict', 'Accept-Encoding', 'X-Request-ID', 'X-Correlation-ID'],
    responses: [
      { status: 200, description: 'The health.', schemas: ['Health'], headers: ['Content-Encoding', 'Link'] },
      ...ERRORS.filter(({ status }) => status !== 503),
      {
        status: 503,
        description:
          'With `strict`, the health of data that is older than was promised. Otherwise the published data cannot be read at the moment; `status_code` 3000.',
        schemas: ['Health', 'ErrorResponse'],
        headers: ['Link', 'Retry-After'],
      },
    ],
  },
];

/** Everything that programs can read, in the order of the reference. */
export function routesOf({ copies, others }: Pick<ApiSettings, 'copies' | 'others'>): readonly ApiRoute[] {
  return [...EDGE_ROUTES, ...fileRoutes(copies, others)];
}

/** The parameters in the path of a route, and the others. */
export function parametersOfRoute(route: ApiRoute): ParameterName[] {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'version');
  return [...(names as ParameterName[]), ...route.parameters];
}
