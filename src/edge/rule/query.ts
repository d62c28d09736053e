/**
 * Parses the query parameters of a list (OCPI 4.1.4.1, 8.2.1.1): the page and the period. Wrong values are OCPI errors with
 * a message that names the parameter. Unknown parameters are ignored.
 */

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
