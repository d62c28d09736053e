/** Public Locations, one after the other -> what the page needs of each to list, search and filter it (records/site-index.ts). */

import { foldCase } from '../ocpi/ci-string.ts';
import type { Capability } from '../ocpi/enums.ts';
import type { Connector } from '../ocpi/types.ts';
import { energyPriceOf } from './facts/energy-price.ts';
import { numbering } from './records/numbering.ts';
import type { DetailedEvse, DetailedLocation, DetailedTariff } from './records/site-details.ts';
import type { EnergyPrice, EvseRecord, SiteIndex, SiteRecord } from './records/site-index.ts';

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
  const standards = numbering<Connector['standard']>();
  const timeZones = numbering<string>();
  const hours = numbering<string>();
  const plugs = new Map<string, EvseRecord['plugs']>();
  const priceOf = priceList(tariffs, at);
  const sites: SiteRecord[] = [];
  const toPlugs = (connectors: DetailedEvse['connectors']): EvseRecord['plugs'] => {
    const list = connectors.map((connector) => [standards.of(connector.standard), powerOf(connector)] as const);
    // Many EVSEs have the same plugs.
    const key = JSON.stringify(list);
    const known = plugs.get(key) ?? list;
    plugs.set(key, known);
    return known;
  };
  return {
    add: (location) => {
      const { id, name = id, address, postal_code, city, coordinates, time_zone, opening_times, evses = [] } = location;
      const price = priceOf(evses);
      sites.push({
        id,
        name,
        address,
        ...(postal_code === undefined ? {} : { postal_code }),
        city,
        latitude: Number(coordinates.latitude),
        longitude: Number(coordinates.longitude),
        time_zone: timeZones.of(time_zone),
        ...(opening_times === undefined ? {} : { hours: hours.of(JSON.stringify(opening_times)) }),
        evses: evses.map(({ uid, evse_id, capabilities, connectors }) => ({
          uid,
          ...(evse_id === undefined || foldCase(evse_id) === foldCase(uid) ? {} : { evse_id }),
          plugs: toPlugs(connectors),
          ...(capabilities?.some(isCard) ? { card: true } : {}),
        })),
        ...(price === undefined ? {} : { price }),
      });
    },
    end: () => ({
      detail_files: detailFiles,
      standards: standards.list,
      time_zones: timeZones.list,
      hours: hours.list.map((text) => JSON.parse(text) as SiteIndex['hours'][number]),
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

/** OCPI 8.4.3: what takes cards of banks. `CHIP_CARD_SUPPORT` and a PED are about cards too. */
const CARDS: readonly Capability[] = [
  'CHIP_CARD_SUPPORT',
  'CONTACTLESS_CARD_SUPPORT',
  'CREDIT_CARD_PAYABLE',
  'DEBIT_CARD_PAYABLE',
  'PED_TERMINAL',
];

const isCard = (capability: Capability): boolean => CARDS.includes(capability);

/**
 * The power of a plug in W; 0 if it is not known. Where the data names none, alternating current tells it; direct current does
 * not, because most chargers cannot give their highest voltage and current at once.
 */
function powerOf({
  power_type,
  max_voltage,
  max_amperage,
  max_electric_power,
}: Omit<Connector, 'last_updated'>): number {
  if (max_electric_power !== undefined) return max_electric_power;
  switch (power_type) {
    case 'AC_1_PHASE':
      return max_voltage * max_amperage;
    case 'AC_2_PHASE':
    case 'AC_2_PHASE_SPLIT':
      return 2 * max_voltage * max_amperage;
    case 'AC_3_PHASE':
      return 3 * max_voltage * max_amperage;
    case 'DC':
      return 0;
    default:
      return power_type satisfies never;
  }
}

/** The price of a kWh at a site. Sites with the same tariffs have the same. */
function priceList(tariffs: SitesInput['tariffs'], at: number) {
  const known = new Map<string, EnergyPrice | undefined>();
  return (evses: readonly DetailedEvse[]): EnergyPrice | undefined => {
    const ids = new Set(evses.flatMap(({ connectors }) => connectors.flatMap(({ tariff_ids = [] }) => tariff_ids)));
    const sorted = [...ids].sort();
    const key = JSON.stringify(sorted);
    if (known.has(key)) return known.get(key);
    const price = energyPriceOf(
      sorted.flatMap((id) => tariffs.get(id) ?? []),
      at,
    );
    known.set(key, price);
    return price;
  };
}
