/**
 * Parses what a request asks for, from its method and URL alone. The manifest decides whether it is published
 * (resource.ts).
 */

import { HEALTH_PATH } from '../../stored-format/health.ts';
import { type ParsedQuery, parseQuery } from './query.ts';

/** The OCPI modules that are lists here. */
export const MODULES = ['locations', 'tariffs'] as const;

export type ListModule = (typeof MODULES)[number];

export const METHODS = ['GET', 'HEAD', 'OPTIONS'] as const;

/** Something that can be read. */
export type ReadIntent =
  | { readonly kind: 'health' }
  | { readonly kind: 'versions' }
  | { readonly kind: 'details'; readonly version: string }
  /** A list or a page of it. */
  | { readonly kind: 'list'; readonly version: string; readonly module: ListModule; readonly query: ParsedQuery }
  /** `ids`: decoded; one for a Location, two for an EVSE, three for a Connector. */
  | { readonly kind: 'object'; readonly version: string; readonly module: ListModule; readonly ids: readonly string[] }
  /** `version` if the path is below that of a version. */
  | { readonly kind: 'nowhere'; readonly version?: string };

export type Intent = ReadIntent | { readonly kind: 'preflight' } | { readonly kind: 'refused-method' };

/** Never fails: an unknown path is `nowhere`. */
export function toIntent(method: string, url: URL): Intent {
  switch (method) {
    case 'GET':
    case 'HEAD':
      return toReadIntent(url);
    case 'OPTIONS':
      return { kind: 'preflight' };
    default:
      return { kind: 'refused-method' };
  }
}

function toReadIntent(url: URL): ReadIntent {
  if (url.pathname === HEALTH_PATH) return { kind: 'health' };
  const segments = toSegments(url.pathname);
  const [api, ocpi, version, module, ...ids] = segments ?? [];
  if (api !== 'api' || ocpi !== 'ocpi' || version === undefined) return { kind: 'nowhere' };
  if (module === undefined) return version === 'versions' ? { kind: 'versions' } : { kind: 'details', version };
  if (!isListModule(module)) return { kind: 'nowhere', version };
  if (ids.length > 0) return { kind: 'object', version, module, ids };
  return { kind: 'list', version, module, query: parseQuery(url.searchParams) };
}

/**
 * The decoded segments of a path. One trailing slash is ignored: clients add it or not, and not all follow a redirect.
 * Undefined if the path has an empty segment or is not percent-encoded UTF-8.
 */
function toSegments(pathname: string): readonly string[] | undefined {
  const segments = pathname.replace(/\/$/, '').split('/').slice(1);
  if (segments.includes('')) return undefined;
  try {
    // Decode after splitting, so that an encoded slash stays within its segment.
    return segments.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function isListModule(segment: string): segment is ListModule {
  return MODULES.some((module) => module === segment);
}
