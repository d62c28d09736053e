/**
 * `/_site/sites.json` and `/_site/plugs.json`, the form in which the list of sites travels: a list for each member of a site, one
 * value a site, because compression finds more among values of a kind. The first has the texts that people know, so that the page
 * can search all sites as soon as it is there; the second has the ids of EVSEs, and what filters, the map and the cards need besides.
 */

import { numbering } from './numbering.ts';
import { oncePerObject } from './once-per-object.ts';
import { EVSE_TRAIT, type EvseRecord, type EvseTrait, type SiteIndex, type SiteRecord } from './site-index.ts';

/** Their paths, below the root of the published site. */
export const SITES_PATH = '/_site/sites.json';
export const PLUGS_PATH = '/_site/plugs.json';

/** The texts of sites. All lists but `cities` have an element for each site. */
export interface SitesFile extends Pick<SiteIndex, 'detail_files'> {
  /** Stands for the content of both files, so that one can be told to belong to the other. */
  readonly network: string;
  /** Stands for the EVSEs and their order (live-statuses.ts). */
  readonly order: string;
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly addresses: readonly string[];
  /** null stands for what is not known. */
  readonly postal_codes: readonly (string | null)[];
  readonly cities: readonly string[];
  /** Number in `cities`. */
  readonly city: readonly number[];
  /** How many EVSEs a site has. */
  readonly evses: readonly number[];
}

/** The rest, in the order of the other file. Numbers are places in the lists of the file. */
export interface PlugsFile extends Omit<SiteIndex, 'sites' | 'detail_files' | 'textsOnly'> {
  readonly network: string;
  /** In 1/10,000,000 degree, which OCPI's seven decimals are; each less the one before. */
  readonly latitudes: readonly number[];
  readonly longitudes: readonly number[];
  readonly zones: readonly number[];
  /** Number in `hours`; -1 stands for what is not known. */
  readonly open: readonly number[];
  /** EVSEs without their ids: many are alike. */
  readonly kinds: readonly EvseKind[];
  /** Number in `kinds`, for each EVSE. */
  readonly kind: readonly number[];
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
    ids: sites.map(({ id }) => id),
    names: sites.map(({ name }) => name),
    addresses: sites.map(({ address }) => address),
    postal_codes: sites.map(({ postal_code = null }) => postal_code),
    city: sites.map(({ city }) => cities.of(city)),
    cities: cities.list,
    evses: sites.map((site) => site.evses.length),
  };
}

export function toPlugs({ sites, detail_files: _, textsOnly: __, ...lists }: SiteIndex): Omit<PlugsFile, 'network'> {
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
    latitudes: differences(sites.map(({ latitude }) => latitude)),
    longitudes: differences(sites.map(({ longitude }) => longitude)),
    zones: sites.map(({ time_zone }) => time_zone),
    open: sites.map(({ hours = -1 }) => hours),
    kind: sites.flatMap(({ evses }) => evses.map(kindOf)),
    kinds: kinds.list.map((text) => JSON.parse(text) as EvseKind),
    uids: sites.flatMap(({ evses }) => evses.map(({ uid }) => uid)),
    evse_ids: sites.flatMap(({ evses }) => evses.map(({ evse_id = null }) => evse_id)),
  };
}

function differences(degrees: readonly number[]): number[] {
  const steps = degrees.map((value) => Math.round(value * STEPS));
  return steps.map((value, i) => value - (steps[i - 1] ?? 0));
}

/** No whole number: engines keep fractions differently, and to change that for each record takes longer than to read it. */
const NOWHERE = Number.NaN;
const NO_PLUGS: EvseRecord['plugs'] = [];

/** The list of sites with its texts alone: of EVSEs, how many there are. */
export function readTexts(file: SitesFile): SiteIndex {
  const { ids, names, addresses, postal_codes, cities, city, evses, detail_files } = file;
  const sites = ids.map((id, i): SiteRecord => {
    const [name = '', address = '', postal_code = null] = [names[i], addresses[i], postal_codes[i]];
    const own: EvseRecord[] = [];
    for (let left = evses[i] ?? 0; left > 0; left--) own.push({ uid: '', plugs: NO_PLUGS });
    const town = cities[city[i] ?? -1] ?? '';
    return postal_code === null
      ? { id, name, address, city: town, latitude: NOWHERE, longitude: NOWHERE, time_zone: 0, evses: own }
      : { id, name, address, postal_code, city: town, latitude: NOWHERE, longitude: NOWHERE, time_zone: 0, evses: own };
  });
  return { detail_files, standards: [], time_zones: [], hours: [], prices: [], sites, textsOnly: true };
}

/** A record while it is read. */
type Filled<T> = { -readonly [K in keyof T]: T[K] };

/** The whole list, from `readTexts` of the other file: its sites are filled in as they are, because copies take memory and time. */
export function withPlugs({ sites, detail_files }: SiteIndex, file: PlugsFile): SiteIndex {
  const { standards, time_zones, hours, prices, latitudes, longitudes, zones, open, kinds, kind, uids, evse_ids } =
    file;
  let [latitude, longitude, next] = [0, 0, 0];
  for (const [i, site] of sites.entries()) {
    const place: Filled<SiteRecord> = site;
    latitude += latitudes[i] ?? 0;
    longitude += longitudes[i] ?? 0;
    place.latitude = latitude / STEPS;
    place.longitude = longitude / STEPS;
    place.time_zone = zones[i] ?? 0;
    const number = open[i] ?? -1;
    if (number !== -1) place.hours = number;
    for (const evse of site.evses) {
      const own = kinds[kind[next] ?? -1];
      const [uid = '', evseId = null] = [uids[next], evse_ids[next++]];
      const filled: Filled<EvseRecord> = evse;
      filled.uid = uid;
      if (evseId !== null) filled.evse_id = evseId;
      filled.plugs = own?.plugs ?? NO_PLUGS;
      for (const trait of YES_OR_NO) if (own?.[trait]) filled[trait] = true;
    }
  }
  return { detail_files, standards, time_zones, hours, prices, sites };
}
