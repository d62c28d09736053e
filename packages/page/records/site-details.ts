/**
 * `/_site/details-<number>.json`: the objects behind some sites. A site is always in the same file, whatever else the network
 * has, so a link to a site needs only one of them, and a changed site changes only one.
 */

import { type DetailedLocation, type DetailedTariff, wholeHeld } from '../../../src/ocpi/browser.ts';

export interface SiteDetails {
  /** By their ids. */
  readonly locations: readonly DetailedLocation[];
  /** Every Tariff that a Connector of these Locations refers to. */
  readonly tariffs: readonly DetailedTariff[];
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
