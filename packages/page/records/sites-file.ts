/**
 * `/_site/sites.json`, `/_site/plugs.json` and `/_site/ids.json`, the form in which the list of sites travels: a list for each member of
 * a site, one value a site, because compression finds more among values of a kind. The first has the names and towns of all sites,
 * which are searched as they came; the second what cards, filters and the map need besides; the last the ids of EVSEs.
 */

import { numbering } from './numbering.ts';
import { oncePerObject } from './once-per-object.ts';
import { EVSE_TRAIT, type EvseRecord, type EvseTrait, type SiteIndex, type SiteRecord } from './site-index.ts';

/** Their paths, below the root of the published site. */
export const SITES_PATH = '/_site/sites.json';
export const PLUGS_PATH = '/_site/plugs.json';
export const IDS_PATH = '/_site/ids.json';

/** What most people search for. All lists but `cities` have an element for each site. */
export interface SitesFile extends Pick<SiteIndex, 'detail_files'> {
  /** Stands for the content of all files, so that one can be told to belong to the others. */
  readonly network: string;
  /** Stands for the EVSEs and their order (live-statuses.ts). */
  readonly order: string;
  readonly names: readonly string[];
  readonly cities: readonly string[];
  /** Number in `cities`. */
  readonly city: readonly number[];
}

/** What is shown and filtered, in the order of the other file. Numbers are places in the lists of the file. */
export interface PlugsFile extends Omit<SiteIndex, 'sites' | 'detail_files' | 'lacks'> {
  readonly network: string;
  readonly ids: readonly string[];
  /** null stands for what is not known. */
  readonly postal_codes: readonly (string | null)[];
  readonly addresses: readonly string[];
  /** In 1/10,000,000 degree, which OCPI's seven decimals are; each less the one before. */
  readonly latitudes: readonly number[];
  readonly longitudes: readonly number[];
  readonly zones: readonly number[];
  /** Number in `hours`; -1 stands for what is not known. */
  readonly open: readonly number[];
  /** How many EVSEs a site has. */
  readonly evses: readonly number[];
  /** EVSEs without their ids: many are alike. */
  readonly kinds: readonly EvseKind[];
  /** Number in `kinds`, for each EVSE. */
  readonly kind: readonly number[];
}

/** The ids of EVSEs, which are a third of all bytes. */
export interface IdsFile {
  readonly network: string;
  /** For each EVSE. */
  readonly uids: readonly string[];
  /** For each EVSE; null for one that is its uid, or not known. */
  readonly evse_ids: readonly (string | null)[];
}

type EvseKind = Pick<EvseRecord, 'plugs' | EvseTrait | 'planned'>;

/** What an EVSE is or is not. */
const YES_OR_NO = [...EVSE_TRAIT, 'planned'] as const;

/** In a degree. */
const STEPS = 10_000_000;

export function toTexts({ sites, detail_files }: SiteIndex): Omit<SitesFile, 'network' | 'order'> {
  const cities = numbering<string>();
  return {
    detail_files,
    names: sites.map(({ name }) => name),
    city: sites.map(({ city }) => cities.of(city)),
    cities: cities.list,
  };
}

export function toPlugs({ sites, detail_files: _, lacks: __, ...lists }: SiteIndex): Omit<PlugsFile, 'network'> {
  const kinds = numbering<string>();
  // Equal plugs are mostly the same object (list-sites.ts).
  const numberWith = (traits: Omit<EvseKind, 'plugs'>) =>
    oncePerObject((plugs: EvseKind['plugs']) => kinds.of(JSON.stringify({ plugs, ...traits })));
  const numbers = new Map<string, ReturnType<typeof numberWith>>();
  const kindOf = (evse: EvseRecord) => {
    const own = YES_OR_NO.filter((trait) => evse[trait]);
    const key = own.join();
    const numberOf = numbers.get(key) ?? numberWith(Object.fromEntries(own.map((trait) => [trait, true])));
    numbers.set(key, numberOf);
    return numberOf(evse.plugs);
  };
  return {
    ...lists,
    ids: sites.map(({ id }) => id),
    postal_codes: sites.map(({ postal_code = null }) => postal_code),
    addresses: sites.map(({ address }) => address),
    latitudes: differences(sites.map(({ latitude }) => latitude)),
    longitudes: differences(sites.map(({ longitude }) => longitude)),
    zones: sites.map(({ time_zone }) => time_zone),
    open: sites.map(({ hours = -1 }) => hours),
    evses: sites.map((site) => site.evses.length),
    kind: sites.flatMap(({ evses }) => evses.map(kindOf)),
    kinds: kinds.list.map((text) => JSON.parse(text) as EvseKind),
  };
}

export function toIds({ sites }: SiteIndex): Omit<IdsFile, 'network'> {
  return {
    uids: sites.flatMap(({ evses }) => evses.map(({ uid }) => uid)),
    evse_ids: sites.flatMap(({ evses }) => evses.map(({ evse_id = null }) => evse_id)),
  };
}

function differences(degrees: readonly number[]): number[] {
  const steps = degrees.map((value) => Math.round(value * STEPS));
  return steps.map((value, i) => value - (steps[i - 1] ?? 0));
}

const NOTHING: never[] = [];

/** An index for what is known of sites as long as only the first file is there. */
export const NAMES_ALONE: SiteIndex = {
  ...{ detail_files: 1, standards: [], time_zones: [], hours: [], prices: [], sites: [] },
  lacks: 'plugs',
};

/** A site by its number, as far as the first file knows it. */
export function namedSite({ names, cities, city }: SitesFile, number: number): SiteRecord {
  const [name = '', town = ''] = [names[number], cities[city[number] ?? -1]];
  return { id: '', name, address: '', city: town, latitude: 0, longitude: 0, time_zone: 0, evses: NOTHING };
}

/** A record while it is read. */
type Filled<T> = { -readonly [K in keyof T]: T[K] };

/** All but the ids of EVSEs, from the first two files. */
export function withPlugs(texts: SitesFile, file: PlugsFile): SiteIndex {
  const { standards, time_zones, hours, prices, ids, postal_codes, addresses, latitudes, longitudes } = file;
  const { zones, open, evses, kinds, kind } = file;
  const { names, cities, city, detail_files } = texts;
  let [latitude, longitude, next] = [0, 0, 0];
  const sites = names.map((name, i): SiteRecord => {
    latitude += latitudes[i] ?? 0;
    longitude += longitudes[i] ?? 0;
    const [begin, postal_code = null, number = -1] = [next, postal_codes[i], open[i]];
    next += evses[i] ?? 0;
    const site: Filled<SiteRecord> = {
      id: ids[i] ?? '',
      name,
      address: addresses[i] ?? '',
      city: cities[city[i] ?? -1] ?? '',
      latitude: latitude / STEPS,
      longitude: longitude / STEPS,
      time_zone: zones[i] ?? 0,
      evses: kind.slice(begin, next).map((of) => ({ uid: '', plugs: NOTHING, ...kinds[of] })),
    };
    if (postal_code !== null) site.postal_code = postal_code;
    if (number !== -1) site.hours = number;
    return site;
  });
  return { detail_files, standards, time_zones, hours, prices, sites, lacks: 'ids' };
}

/** The whole list, from `withPlugs` of the files before: its EVSEs are filled in as they are, because copies take memory and time. */
export function withIds({ lacks: _, ...index }: SiteIndex, { uids, evse_ids }: IdsFile): SiteIndex {
  let next = 0;
  for (const { evses } of index.sites) {
    for (const evse of evses) {
      const filled: Filled<EvseRecord> = evse;
      const id = evse_ids[next] ?? null;
      filled.uid = uids[next++] ?? '';
      if (id !== null) filled.evse_id = id;
    }
  }
  return index;
}
