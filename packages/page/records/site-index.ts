/**
 * The facts of every public site that the page needs to list, search and filter it; sites-file.ts is the form in which it travels. It
 * holds no statuses, so it changes only when the network does. Statuses travel in files of their own (live-statuses.ts).
 */

import type { ConnectorType, Hours } from '../../../src/ocpi/browser.ts';

export interface SiteIndex {
  /** In how many files the details are (site-details.ts): a power of two. */
  readonly detail_files: number;
  readonly standards: readonly ConnectorType[];
  /** IANA names. */
  readonly time_zones: readonly string[];
  readonly hours: readonly Hours[];
  readonly prices: readonly EnergyPrice[];
  /** In the order of the page: by name, then by id. */
  readonly sites: readonly SiteRecord[];
  /** What the page still waits for (sites-file.ts): `plugs` and all but names and towns, or the ids of EVSEs. */
  readonly lacks?: 'plugs' | 'ids';
}

/** One public Location. An optional field is left out if nothing is known. */
export interface SiteRecord {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly postal_code?: string;
  readonly city: string;
  /** WGS 84, degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Number in `time_zones`. */
  readonly time_zone: number;
  /** Number in `hours`. */
  readonly hours?: number;
  readonly evses: readonly EvseRecord[];
}

/**
 * What drivers filter by besides plugs: bank cards, with or without contact; a place for a car with a trailer, for people with a permit
 * for places for people with disabilities, or under a roof.
 */
export const EVSE_TRAIT = ['card', 'trailer', 'disabled', 'roofed'] as const;
export type EvseTrait = (typeof EVSE_TRAIT)[number];

/** Those that an EVSE is known to have. */
export type EvseTraits = { readonly [T in EvseTrait]?: true };

/** One EVSE that is not REMOVED. */
export interface EvseRecord extends EvseTraits {
  readonly uid: string;
  /** The id on the sticker, for the search; left out if it is the uid. */
  readonly evse_id?: string;
  /** Whether it was PLANNED when this was made. Statuses may know more by now. */
  readonly planned?: true;
  /** Its Connectors. */
  readonly plugs: readonly PlugRecord[];
}

/** Number in `standards`; power in W, or 0 if it is not known; and number in `prices`, if a price is known. */
export type PlugRecord = readonly [standard: number, watts: number, price?: number];

/** The lowest and highest price of a kWh that a driver without a contract pays; with VAT if any applies and its rate is known. */
export interface EnergyPrice {
  /** ISO 4217. */
  readonly currency: string;
  readonly from: number;
  readonly to: number;
  /** Whether the prices are without VAT, because a tariff does not state the rate for everything that it asks for. */
  readonly excl_vat?: true;
  /** Whether charging is free: nothing costs anything, and a tariff says so. */
  readonly free?: true;
}
