/**
 * The route: which page is shown, as the part of its URL behind `#`, so that a link shares it and the back button works:
 * `#/?q=harbour&plug=IEC_62196_T2_COMBO&free=1` is a list, `#/AMS-01` is a site.
 */

import { CONNECTOR_TYPE } from '../../../src/ocpi/browser.ts';
import { EVSE_TRAIT } from '../records/site-index.ts';
import { traitsOf } from './evse-traits.ts';
import type { SiteFilter } from './site-filter.ts';

/** How the list is sorted: by name, by distance from the reader, or from the middle of the map. */
export const SITE_ORDER = ['name', 'me', 'map'] as const;
export type SiteOrder = (typeof SITE_ORDER)[number];

export interface ListRoute {
  readonly kind: 'list';
  readonly filter: SiteFilter;
  readonly order: SiteOrder;
  /** Whether the map is shown. */
  readonly map: boolean;
}

export interface SiteRoute {
  readonly kind: 'site';
  readonly id: string;
  readonly map: boolean;
}

export type Route = ListRoute | SiteRoute;

/** Every site, by name. */
export const WHOLE_LIST: ListRoute = { kind: 'list', filter: {}, order: 'name', map: false };

/**
 * A part that cannot be read is left out, so an old link never fails.
 *
 * @param hash `location.hash`
 */
export function readRoute(hash: string): Route {
  const [path, query] = split(hash);
  const asked = new URLSearchParams(query);
  const map = asked.get('map') === '1';
  const id = path.startsWith('#/') ? decoded(path.slice(2)) : undefined;
  if (id !== '' && id !== undefined) return { kind: 'site', id, map };
  const order = SITE_ORDER.find((known) => known === asked.get('sort')) ?? WHOLE_LIST.order;
  return { kind: 'list', filter: readFilter(asked), order, map };
}

/** The hash of a route; `#/` is the whole list. */
export function writeRoute(route: Route): string {
  if (route.kind === 'site') return `#/${encodeURIComponent(route.id)}${route.map ? '?map=1' : ''}`;
  const asked = writeFilter(route.filter);
  if (route.order !== 'name') asked.set('sort', route.order);
  if (route.map) asked.set('map', '1');
  const query = asked.toString();
  return query === '' ? '#/' : `#/?${query}`;
}

function split(hash: string): [string, string] {
  const mark = hash.indexOf('?');
  return mark < 0 ? [hash, ''] : [hash.slice(0, mark), hash.slice(mark + 1)];
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // A lone "%".
  }
}

function readFilter(asked: URLSearchParams): SiteFilter {
  const q = (asked.get('q') ?? '').slice(0, 200);
  const plugs = CONNECTOR_TYPE.filter((type) => asked.getAll('plug').includes(type));
  const from = readNumber(asked.get('from'));
  const to = readNumber(asked.get('to'));
  const price = readNumber(asked.get('price'));
  const currency = /^[A-Z]{3}$/.exec(asked.get('currency') ?? '')?.[0];
  return {
    ...(q.trim() !== '' && { q }),
    ...(plugs.length > 0 && { plugs }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(asked.get('free') === '1' && { free: true }),
    ...(asked.get('open') === '1' && { open: true }),
    ...traitsOf((trait) => asked.get(trait) === '1'),
    ...(price !== undefined && { price }),
    ...(price !== undefined && currency !== undefined && { currency }),
  };
}

/** A number of people's hands: `0.5` or `0,5`. */
export function readNumber(text: string | null): number | undefined {
  if (text === null || !/^\d{1,6}([.,]\d{1,4})?$/.test(text.trim())) return undefined;
  return Number(text.trim().replace(',', '.'));
}

function writeFilter(filter: SiteFilter): URLSearchParams {
  const { q, plugs = [], from, to, price, currency } = filter;
  const asked = new URLSearchParams();
  if (q !== undefined && q.trim() !== '') asked.set('q', q);
  for (const plug of plugs) asked.append('plug', plug);
  if (from !== undefined) asked.set('from', String(from));
  if (to !== undefined) asked.set('to', String(to));
  for (const name of ['free', 'open', ...EVSE_TRAIT] as const) if (filter[name]) asked.set(name, '1');
  if (price !== undefined) asked.set('price', String(price));
  if (price !== undefined && currency !== undefined) asked.set('currency', currency);
  return asked;
}
