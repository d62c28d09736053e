/** Public Locations, one after the other -> what the page needs of each to list, search and filter it (records/site-index.ts). */

import {
  type ConnectorType,
  type DetailedEvse,
  type DetailedLocation,
  type DetailedTariff,
  foldCase,
  type Hours,
} from '../../../src/ocpi/index.ts';
import { evseTraits } from '../facts/evse-traits.ts';
import { plugPower } from '../facts/plug-groups.ts';
import { plugPrices } from '../facts/price-of-energy.ts';
import { numbering } from '../records/numbering.ts';
import { oncePerObject } from '../records/once-per-object.ts';
import type { EvseRecord, PlugRecord, SiteIndex, SiteRecord } from '../records/site-index.ts';

export interface CollectedSites {
  add(location: DetailedLocation): void;
  end(): SiteIndex;
}

export interface SitesInput {
  readonly detailFiles: number;
  /** All that are published, by their ids. */
  readonly tariffs: ReadonlyMap<string, DetailedTariff>;
  /** For which time prices are listed, in ms since 1970. */
  readonly at: number;
}

export function collectSites({ detailFiles, tariffs, at }: SitesInput): CollectedSites {
  const standards = numbering<ConnectorType>();
  const timeZones = numbering<string>();
  const hours = numbering<string>();
  const prices = numbering<string>();
  const plugs = new Map<string, EvseRecord['plugs']>();
  const priceOf = plugPrices(tariffs, at);
  const sites: SiteRecord[] = [];
  const plugsOf = oncePerObject((connectors: DetailedEvse['connectors']): EvseRecord['plugs'] => {
    const list = connectors.map((connector): PlugRecord => {
      const price = priceOf(connector.tariff_ids ?? [])?.energy;
      const plug = [standards.of(connector.standard), plugPower(connector)] as const;
      return price === undefined ? plug : [...plug, prices.of(JSON.stringify(price))];
    });
    // Many EVSEs have the same plugs.
    const key = JSON.stringify(list);
    const known = plugs.get(key) ?? list;
    plugs.set(key, known);
    return known;
  });
  const hoursOf = oncePerObject((own: Hours) => hours.of(JSON.stringify(own)));
  return {
    add: (location) => {
      const { id, name = id, address, postal_code, city, coordinates, time_zone, opening_times, evses = [] } = location;
      sites.push({
        id,
        name,
        address,
        ...(postal_code === undefined ? {} : { postal_code }),
        city,
        latitude: Number(coordinates.latitude),
        longitude: Number(coordinates.longitude),
        time_zone: timeZones.of(time_zone),
        ...(opening_times === undefined ? {} : { hours: hoursOf(opening_times) }),
        evses: evses.map((evse) => {
          const { uid, evse_id, connectors, planned } = evse;
          return {
            uid,
            ...(evse_id === undefined || foldCase(evse_id) === foldCase(uid) ? {} : { evse_id }),
            plugs: plugsOf(connectors),
            ...evseTraits(evse, location.held),
            ...(planned && { planned }),
          };
        }),
      });
    },
    end: () => ({
      detail_files: detailFiles,
      standards: standards.list,
      time_zones: timeZones.list,
      hours: hours.list.map((text) => JSON.parse(text) as SiteIndex['hours'][number]),
      prices: prices.list.map((text) => JSON.parse(text) as SiteIndex['prices'][number]),
      sites: sites
        .map((site) => [foldCase(site.name), site] as const)
        .sort(([a, one], [b, other]) => compare(a, b) || compare(one.id, other.id))
        .map(([, site]) => site),
    }),
  };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
