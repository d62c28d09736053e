/** What the mapping is about: a network, a site, one of its stations, and a point. */

import { formatTimestamp } from '../../../src/cells/index.ts';
import type { DetailedEvse, DetailedLocation, HeldEvse, HeldSite } from '../../../src/ocpi/index.ts';
import type { ToBeStepped } from '../../../src/publish/index.ts';
import { type PublishedRate, type RatesOf, ratesWith } from '../prices/published-rate.ts';

export interface Network {
  /** Of texts without a language (ISO 639-1). */
  readonly language: string;
  readonly ratesOf: RatesOf;
  /** When the publication was made. */
  readonly publishedAt: string;
  readonly currency: string | undefined;
}

export interface SiteSource {
  readonly network: Network;
  readonly location: DetailedLocation;
  /** What OCPI has no field for, or not in all versions. */
  readonly held: HeldSite;
}

export interface StationSource extends SiteSource {
  readonly id: string;
  readonly points: readonly PointSource[];
  /** Whether the site has no other. */
  readonly isOnly: boolean;
}

export interface PointSource {
  readonly site: SiteSource;
  readonly evse: DetailedEvse;
  readonly held: HeldEvse;
}

/** Gives the sites of a network. */
export function sitesOf(published: ToBeStepped): (location: DetailedLocation) => SiteSource {
  const { language, currency } = published.settings;
  const publishedAt = formatTimestamp(published.publishedAt);
  const network = { language, currency, ratesOf: ratesWith(published), publishedAt };
  return (location) => ({ network, location, held: location.held ?? {} });
}

/** Points with the same `station` are one; all that have none are one, too. */
export function stationsOf(site: SiteSource): readonly StationSource[] {
  const { location, held } = site;
  const points = (location.evses ?? []).map((evse) => ({ site, evse, held: held.evses?.[evse.uid] ?? {} }));
  const byStation = [...Map.groupBy(points, (point) => point.held.station)];
  const idOf = (name: string | undefined) => `${location.id}/station${name === undefined ? '' : `/${name}`}`;
  return byStation.map(([name, own]) => ({ ...site, id: idOf(name), points: own, isOnly: byStation.length === 1 }));
}

/** The id of a point: its EVSE id, as it is known to others; where it has none, its uid. */
export const pointId = ({ uid, evse_id }: Pick<DetailedEvse, 'uid' | 'evse_id'>) => evse_id ?? uid;

/** The rates of a point, each once: of its tariffs that are valid or will be. */
export function ratesOf({ evse, site: { network, location } }: PointSource): readonly PublishedRate[] {
  const tariffs = new Set(evse.connectors.flatMap(({ tariff_ids = [] }) => tariff_ids));
  return network.ratesOf([...tariffs], location.time_zone);
}
