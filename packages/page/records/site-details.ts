/**
 * `/_site/details-<number>.json`: the objects behind some sites. A site is always in the same file, whatever else the network
 * has, so a link to a site needs only one of them, and a changed site changes only one.
 */

import type { DetailedLocation, DetailedTariff } from '../../../src/ocpi/browser.ts';
import { type Column, readColumn, toColumn } from './columns.ts';

export interface SiteDetails {
  /** By their ids, each with all that is held of it. */
  readonly locations: readonly DetailedLocation[];
  /** Every Tariff that a Connector of these Locations refers to. */
  readonly tariffs: readonly DetailedTariff[];
}

/** The form in which they travel. */
export interface DetailsFile {
  readonly locations: Column;
  readonly tariffs: Column;
}

export function toDetailsFile({ locations, tariffs }: SiteDetails): DetailsFile {
  return { locations: toColumn(locations), tariffs: toColumn(tariffs) };
}

export function readDetails({ locations, tariffs }: DetailsFile): SiteDetails {
  return {
    locations: readColumn(locations) as DetailedLocation[],
    tariffs: readColumn(tariffs) as DetailedTariff[],
  };
}

/** The path of a file of details, below the root of the published site. */
export function detailPath(file: number): string {
  return `/_site/details-${file}.json`;
}
