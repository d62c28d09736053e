/**
 * Parses what a request asks for, from its method and URL alone. The manifest decides whether it is published
 * (answer-request.ts).
 *
 * Of a list, that is the page and the period (OCPI 4.1.4.1, 8.2.1.1). Wrong values are OCPI errors with a message that names the
 * parameter. Unknown parameters are ignored.
 */

import { HEALTH_PATH } from '../../stored-format/health.ts';

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

type DateName = 'date_from' | 'date_to';

export interface ListQuery {
  readonly offset: number;
  /** What the client asked for, if anything. */
  readonly limit?: number;
  /** For the link to the next page. */
  readonly dates: ReadonlyMap<DateName, string>;
  /** ms since 1970, inclusive; minus infinity without date_from. */
  readonly from: number;
  /** ms since 1970, exclusive; infinity without date_to. */
  readonly to: number;
}

export type ParsedQuery =
  | { readonly ok: true; readonly query: ListQuery }
  | { readonly ok: false; readonly message: string };

/** The parameters of a list. */
export const LIST_PARAMETERS = ['offset', 'limit', 'date_from', 'date_to'] as const;

class WrongParameter extends Error {}

/** Parses the parameters. A repeated parameter is an error, unless the values are equal. */
export function parseQuery(parameters: URLSearchParams): ParsedQuery {
  try {
    const [offset, limit, from, to] = LIST_PARAMETERS.map((name) => single(parameters, name));
    const dates = new Map<DateName, string>();
    const toBound = (name: DateName, text: string | undefined, unbounded: number): number => {
      if (text === undefined) return unbounded;
      const instant = toInstant(name, text);
      dates.set(name, new Date(instant).toISOString().replace('.000Z', 'Z'));
      return instant;
    };
    const period = {
      from: toBound('date_from', from, Number.NEGATIVE_INFINITY),
      to: toBound('date_to', to, Number.POSITIVE_INFINITY),
    };
    const wanted = limit === undefined ? undefined : toCount('limit', limit, 1);
    return {
      ok: true,
      query: {
        offset: offset === undefined ? 0 : toCount('offset', offset, 0),
        ...(wanted === undefined ? {} : { limit: wanted }),
        dates,
        ...period,
      },
    };
  } catch (error) {
    if (error instanceof WrongParameter) return { ok: false, message: error.message };
    throw error;
  }
}

/** Whether the query asks for the whole list in one answer. */
export function isWholeList(query: ListQuery): boolean {
  return query.offset === 0 && query.limit === undefined && !isFiltered(query);
}

/** Whether the query asks for what changed in a period. */
export function isFiltered({ from, to }: Pick<ListQuery, 'from' | 'to'>): boolean {
  return from !== Number.NEGATIVE_INFINITY || to !== Number.POSITIVE_INFINITY;
}

/** Whether a query says `strict`, `strict=` or `strict=true`. Other values are ignored, as unknown parameters are. */
export function isStrict(parameters: URLSearchParams): boolean {
  return ['', 'true'].includes(parameters.get('strict') ?? 'no');
}

function single(parameters: URLSearchParams, name: (typeof LIST_PARAMETERS)[number]): string | undefined {
  const [value, ...more] = new Set(parameters.getAll(name));
  if (more.length > 0) throw new WrongParameter(`${name} is given more than once.`);
  return value;
}

/** Larger numbers than a client can mean become the largest safe one. */
function toCount(name: string, text: string, least: number): number {
  const count = /^\d{1,400}$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : Number.NaN;
  if (count >= least) return count;
  throw new WrongParameter(`${name} must be a whole number of at least ${least}.`);
}

/** RFC 3339 with Z, without a zone (UTC in OCPI), or with an offset whose `+` was decoded to a space. */
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2}:\d{2})(\.\d{1,9})?(?:[Zz]|([ +-])(\d{2}):?(\d{2}))?$/;

function toInstant(name: string, text: string): number {
  const [, day, time, fraction = '', sign, hours = '0', minutes = '0'] = DATE_TIME.exec(text) ?? [];
  const local = Date.parse(`${day}T${time}Z`);
  const isReal = !Number.isNaN(local) && new Date(local).toISOString().startsWith(`${day}T${time}`);
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  // Objects change at whole milliseconds, so a bound between two of them is rounded up.
  const instant = local + Math.ceil(Number(`0${fraction}`) * 1000) - (sign === '-' ? -offset : offset);
  if (!isReal || Number(minutes) > 59 || offset > 24 * 3_600_000 || instant < FIRST || instant > LAST) {
    throw new WrongParameter(`${name} must be a time such as 2026-11-21T14:30:00Z.`);
  }
  return instant;
}

/** The range of times with a year of four digits, which the link to the next page can hold. */
const FIRST = Date.parse('0000-01-01T00:00:00Z');
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
