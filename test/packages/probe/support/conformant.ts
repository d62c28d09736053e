/** What a conformant public OCPI sender answers: as plain values, before anything is sent. */

import { toTariff230 } from '../../../../src/ocpi/tariff-2.3.0.ts';
import type { Location, OcpiObject, Tariff } from '../../../../src/ocpi/types.ts';
import {
  completeConnector,
  completeEvse,
  completeLocation,
  completeTariff,
} from '../../../support/complete-objects.ts';

export interface Network {
  locations: Location[];
  tariffs: Tariff[];
}

export interface Asked {
  readonly method: string;
  readonly origin: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  /** The members of the envelope besides the timestamp; undefined for no body. */
  body?: { data?: unknown; status_code: number; status_message: string };
}

/** Ten Locations, updated on ten days, and three tariffs. */
export function exampleNetwork(): Network {
  const day = (i: number) => `2026-01-${String(i + 10)}T08:00:00Z`;
  const locations = Array.from({ length: 10 }, (_, i): Location => {
    // Not in the order of their creation, which is that of the list.
    const last_updated = day((i * 7) % 10);
    const connector = { ...completeConnector(), last_updated };
    const evse = { ...completeEvse(), uid: `E${i}`, connectors: [connector], last_updated };
    return { ...completeLocation(), id: `Loc-${i}`, evses: [evse], last_updated };
  });
  const tariffs = Array.from({ length: 3 }, (_, i) => ({
    ...completeTariff(),
    id: `T-${i + 1}`,
    last_updated: day(i),
  }));
  return { locations, tariffs };
}

export function answer(asked: Asked, network: Network): Reply {
  const { method, path } = asked;
  if (method === 'OPTIONS') return preflight();
  if (!['GET', 'HEAD'].includes(method)) return problem(405, 2000, { Allow: 'GET, HEAD, OPTIONS' });
  const [version, module, ...ids] = path.replace(/\/$/, '').split('/').slice(2).map(decodeURIComponent);
  if (version === 'versions') return success(versions(asked));
  if (version !== '2.2' && version !== '2.2.1' && version !== '2.3.0') return problem(404, 2000);
  if (module === undefined) return success(details(asked, version));
  if (module !== 'locations' && module !== 'tariffs') return problem(404, 2000);
  if (ids.length === 0) return page(asked, objectsIn(version, module, network));
  const found = module === 'locations' ? part(network.locations, ids) : undefined;
  return found === undefined ? problem(404, 2003) : success(found);
}

function objectsIn(version: string, module: 'locations' | 'tariffs', { locations, tariffs }: Network) {
  if (module === 'locations') return locations;
  return version === '2.3.0' ? tariffs.map((tariff) => toTariff230(tariff)) : tariffs;
}

/** OCPI 4.1.4.1. At most 100 objects a page. */
function page(asked: Asked, objects: readonly OcpiObject[]): Reply {
  const { query, origin, path } = asked;
  const offset = query.get('offset') ?? '0';
  const limit = query.get('limit') ?? '100';
  if (!/^\d+$/.test(offset) || !/^\d+$/.test(limit)) return problem(200, 2001);
  const [from, to] = ['date_from', 'date_to'].map((name) => {
    const text = query.get(name);
    return text === null ? undefined : Date.parse(/Z$/.test(text) ? text : `${text}Z`);
  });
  if (Number.isNaN(from) || Number.isNaN(to)) return problem(200, 2001);
  const matching = objects.filter(({ last_updated }) => {
    const time = Date.parse(last_updated);
    return (from === undefined || time >= from) && (to === undefined || time < to);
  });
  const size = Math.min(Number(limit), 100);
  const end = Number(offset) + size;
  const reply = success(matching.slice(Number(offset), end));
  Object.assign(reply.headers, { 'X-Total-Count': String(matching.length), 'X-Limit': String(size) });
  if (end < matching.length) {
    const dates = ['date_from', 'date_to'].map((name) => (query.has(name) ? `&${name}=${query.get(name)}` : ''));
    reply.headers.Link = `<${origin}${path}?offset=${end}&limit=${size}${dates.join('')}>; rel="next"`;
  }
  return reply;
}

function part(locations: readonly Location[], [id, uid, connectorId]: readonly string[]): unknown {
  const location = locations.find((one) => one.id.toLowerCase() === id?.toLowerCase());
  if (uid === undefined) return location;
  const evse = location?.evses?.find((one) => one.uid.toLowerCase() === uid.toLowerCase());
  return connectorId === undefined ? evse : evse?.connectors.find((one) => one.id === connectorId);
}

function versions({ origin }: Asked) {
  return ['2.2', '2.2.1', '2.3.0'].map((version) => ({ version, url: `${origin}/ocpi/${version}` }));
}

function details({ origin }: Asked, version: string) {
  const endpoint = (identifier: string) => ({
    identifier,
    role: 'SENDER',
    url: `${origin}/ocpi/${version}/${identifier}`,
  });
  return { version, endpoints: [endpoint('locations'), endpoint('tariffs')] };
}

function success(data: unknown): Reply {
  return { status: 200, headers: common(), body: { data, status_code: 1000, status_message: 'Success' } };
}

function problem(status: number, status_code: number, headers: Record<string, string> = {}): Reply {
  return { status, headers: { ...common(), ...headers }, body: { status_code, status_message: 'No' } };
}

function preflight(): Reply {
  return { status: 204, headers: { ...common(), 'Access-Control-Allow-Headers': 'Authorization, X-Request-ID' } };
}

function common(): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Link, X-Total-Count, X-Limit',
    'Cache-Control': 'public, max-age=30',
    'Content-Type': 'application/json',
  };
}
