/** The answers of a route. Errors are the same for all routes, because the edge makes them in one place (edge/rule/error-answer.ts). */

import type { ErrorAnswer } from '../../../src/edge/index.ts';
import type { ResponseHeader } from './response-headers.ts';

/** One answer of a route. */
export interface RouteResponse {
  /** The name of a response that several routes have. */
  readonly name?: string;
  readonly status: ErrorAnswer['httpStatus'] | 304;
  readonly description: string;
  /** Components, one of which the body is. None: there is no body. */
  readonly schemas: readonly string[];
  /** Of the body; JSON if it is not named. */
  readonly mediaType?: string;
  /** Who answers, which says what headers every answer has: the edge rule, or the host's server of plain files, which refuses as it likes. */
  readonly by?: 'edge' | 'files' | 'host';
  readonly headers: readonly ResponseHeader[];
}

export const ETAG_HEADERS: readonly ResponseHeader[] = ['ETag', 'Content-Encoding'];

export const LIST_HEADERS: readonly ResponseHeader[] = ['Link', 'X-Total-Count', 'X-Limit'];

export const NOT_MODIFIED: RouteResponse = {
  name: 'NotModified',
  status: 304,
  description: 'The content is that of the `ETag` in `If-None-Match`.',
  schemas: [],
  headers: ['ETag'],
};

function error(
  name: string,
  status: ErrorAnswer['httpStatus'],
  description: string,
  headers: readonly ResponseHeader[] = [],
): RouteResponse {
  return { name, status, description, schemas: ['ErrorResponse'], headers };
}

/** Of every route. */
export const ERRORS: readonly RouteResponse[] = [
  error('MethodNotAllowed', 405, 'The method is not GET, HEAD or OPTIONS; `status_code` 2000.', ['Allow']),
  error('ServerFault', 500, 'The published data is at fault; `status_code` 3000.'),
  error('Unavailable', 503, 'The published data cannot be read at the moment; `status_code` 3000.', ['Retry-After']),
];

/** Of the routes of one object. */
export const OBJECT_ERRORS: readonly RouteResponse[] = [
  error(
    'NotFound',
    404,
    'There is no object with this id; `status_code` 2003 for Locations, EVSEs and Connectors, 2000 for tariffs.',
  ),
  ...ERRORS,
];

/** Of the routes of plain files. */
export const FILE_ANSWERS: readonly RouteResponse[] = [
  {
    name: 'FileNotModified',
    status: 304,
    description: 'The content is that of the `ETag` in `If-None-Match`.',
    schemas: [],
    headers: ['ETag', 'Link'],
    by: 'files',
  },
  {
    name: 'FileMethodNotAllowed',
    status: 405,
    description: 'The method is not GET or HEAD. Some hosts answer OPTIONS, too.',
    schemas: [],
    headers: ['Allow'],
    by: 'host',
  },
];
