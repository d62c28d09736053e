/**
 * `/_site/sites.json`, the form in which the list of sites travels: a row a site, and what many sites or EVSEs have in common
 * written once, and named by its number. A network of 50,000 sites fits into one file that a host accepts.
 */

import { oncePerObject } from './once-per-object.ts';
import type { EvseRecord, SiteIndex, SiteRecord } from './site-index.ts';

/** Its path, below the root of the published site. */
export const SITES_PATH = '/_site/sites.json';

export interface SitesFile extends Omit<SiteIndex, 'sites'> {
  readonly sites: readonly SiteRow[];
  readonly cities: readonly string[];
  /** EVSEs without their ids: many are alike. */
  readonly kinds: readonly EvseKind[];
}

type EvseKind = Pick<EvseRecord, 'plugs' | 'card'>;

/** Numbers are places in the lists of the file; -1 stands for what is not known. */
export type SiteRow = readonly [
  id: string,
  name: string,
  address: string,
  postalCode: string | -1,
  city: number,
  latitude: number,
  longitude: number,
  timeZone: number,
  hours: number,
  evses: readonly EvseRow[],
];

type EvseRow = readonly [uid: string, kind: number] | readonly [uid: string, kind: number, evseId: string];

/** Turns sites into rows, one after the other; the lists are whole after the last one. */
export function startRows() {
  const cities = numbering<string>();
  const kinds = numbering<string>();
  // Equal plugs are mostly the same object (list-sites.ts).
  const numberWith = (more: Omit<EvseKind, 'plugs'>) =>
    oncePerObject((plugs: EvseKind['plugs']) => kinds.of(JSON.stringify({ plugs, ...more })));
  const [withCard, withoutCard] = [numberWith({ card: true }), numberWith({})];
  return {
    row: (site: SiteRecord): SiteRow => [
      site.id,
      site.name,
      site.address,
      site.postal_code ?? -1,
      cities.of(site.city),
      site.latitude,
      site.longitude,
      site.time_zone,
      site.hours ?? -1,
      site.evses.map(({ uid, evse_id, plugs, card }): EvseRow => {
        const number = card ? withCard(plugs) : withoutCard(plugs);
        return evse_id === undefined ? [uid, number] : [uid, number, evse_id];
      }),
    ],
    lists: (): Pick<SitesFile, 'cities' | 'kinds'> => ({
      cities: cities.list,
      kinds: kinds.list.map((text) => JSON.parse(text) as EvseKind),
    }),
  };
}

/** The list of sites as the build had it. */
export function readSites({ sites, cities, kinds, ...shared }: SitesFile): SiteIndex {
  const toEvse = ([uid, kind, evseId]: EvseRow): EvseRecord => ({
    uid,
    ...(evseId === undefined ? {} : { evse_id: evseId }),
    plugs: kinds[kind]?.plugs ?? [],
    ...(kinds[kind]?.card ? { card: true } : {}),
  });
  const toSite = (row: SiteRow): SiteRecord => {
    const [id, name, address, postalCode, city, latitude, longitude, timeZone, hours, evses] = row;
    return {
      id,
      name,
      address,
      ...(postalCode === -1 ? {} : { postal_code: postalCode }),
      city: cities[city] ?? '',
      latitude,
      longitude,
      time_zone: timeZone,
      ...(hours === -1 ? {} : { hours }),
      evses: evses.map(toEvse),
    };
  };
  return { ...shared, sites: sites.map(toSite) };
}

/** Numbers different values in the order in which they come. */
export function numbering<T extends string>() {
  const numbers = new Map<T, number>();
  const list: T[] = [];
  const of = (value: T): number => {
    const known = numbers.get(value);
    if (known !== undefined) return known;
    numbers.set(value, list.length);
    return list.push(value) - 1;
  };
  return { list, of };
}
