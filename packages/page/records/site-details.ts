/**
 * `/_site/details-<number>.json`: the objects behind some sites. A site is always in the same file, whatever else the network
 * has, so a link to a site needs only one of them, and a changed site changes only one.
 */

import { type HeldSite, wholeHeld } from '../../../src/ocpi/held.ts';
import type { Connector, Evse, Location, PriceComponent, Tariff, TariffElement } from '../../../src/ocpi/types.ts';

export interface SiteDetails {
  /** By their ids. */
  readonly locations: readonly DetailedLocation[];
  /** Every Tariff that a Connector of these Locations refers to. */
  readonly tariffs: readonly DetailedTariff[];
}

export interface DetailedTariff extends Omit<Tariff, 'last_updated' | 'elements'> {
  readonly elements: DetailedElement[];
  /** Whether somebody wrote that VAT is added to the prices. Without that, a price without a rate has no VAT. */
  readonly excl_vat?: true;
}

export interface DetailedElement extends Omit<TariffElement, 'price_components'> {
  readonly price_components: DetailedPrice[];
}

/** A price as the API has it, and with VAT as somebody wrote it, if they did. */
export interface DetailedPrice extends PriceComponent {
  readonly incl_vat?: number;
}

/** A public Location as the API has it, without what changes from build to build, and without EVSEs that are REMOVED. */
export interface DetailedLocation extends Omit<Location, 'last_updated' | 'evses'> {
  readonly evses?: readonly DetailedEvse[];
  /** What the API does not have of it, or not in all versions. In a file, without what the Location says itself. */
  readonly held?: HeldSite;
}

export interface DetailedEvse extends Omit<Evse, 'last_updated' | 'status' | 'connectors'> {
  readonly connectors: readonly Omit<Connector, 'last_updated'>[];
  /** Whether it was PLANNED when this was made: the only status that those see who see no others. */
  readonly planned?: true;
}

/** The details with all that is held of each site, wherever it stands in the file. */
export function withWholeHeld({ locations, tariffs }: SiteDetails): SiteDetails {
  const whole = (location: DetailedLocation): DetailedLocation => {
    const held = wholeHeld(location);
    return held === undefined ? location : { ...location, held };
  };
  return { locations: locations.map(whole), tariffs };
}

/** The path of a file of details, below the root of the published site. */
export function detailPath(file: number): string {
  return `/_site/details-${file}.json`;
}

/** The number of the file that holds the details of a site. @param id ASCII (OCPI 16.1) @param files a power of two */
export function detailFileOf(id: string, files: number): number {
  let hash = 0x811c9dc5; // FNV-1a, 32 bits
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193) >>> 0;
  return hash & (files - 1);
}
