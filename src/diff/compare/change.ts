/**
 * The changes that a comparison finds, as data: closed unions, which printers turn into words. Equal changes of many
 * objects are one change that names them all. A change of `last_updated` is never listed, because it follows from the
 * others.
 */

import type { Status, TariffDimensionType } from '../../ocpi/enums.ts';
import type { Location, PriceComponent, Tariff, TariffRestrictions } from '../../ocpi/types.ts';

/** Any value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** What a snapshot publishes in one OCPI version. */
export interface PublishedNetwork {
  readonly locations: readonly Location[];
  readonly tariffs: readonly Tariff[];
  /** What the manifest says about the whole network, such as `base_url`; compared if both sides have it. */
  readonly settings?: { readonly [name: string]: Json };
}

/** How a line names a Location. */
export interface Site {
  readonly id: string;
  readonly name?: string;
  readonly city: string;
}

/** A Location that is new to drivers. `returned`: it was published before, with all its EVSEs REMOVED. */
export interface LocationAdded {
  readonly kind: 'location-added';
  readonly site: Site;
  readonly evses: number;
  /** How many of the EVSEs did not come from another Location. */
  readonly newEvses: number;
  /** The power of its strongest connector, in W. */
  readonly watts?: number;
  readonly returned: boolean;
}

/** A Location that drivers can no longer use. */
export interface LocationRemoved {
  readonly kind: 'location-removed';
  readonly site: Site;
  /** How many of its EVSEs did not move to another Location. */
  readonly evses: number;
  /** No longer published, so clients that only ask for changes never learn of it. */
  readonly gone: boolean;
}

export interface EvsesAdded {
  readonly kind: 'evses-added';
  readonly site: Site;
  readonly uids: readonly string[];
  /** They were published as REMOVED before. */
  readonly returned: boolean;
}

export interface EvsesRemoved {
  readonly kind: 'evses-removed';
  readonly site: Site;
  readonly uids: readonly string[];
  /** Not published as REMOVED, so clients that only ask for changes never learn of it. */
  readonly gone: boolean;
}

export interface EvsesMoved {
  readonly kind: 'evses-moved';
  readonly from: Site;
  readonly to: Site;
  readonly uids: readonly string[];
}

/** An object by the id that people use: `AMS-01`, `AMS-01-A`, `AMS-01-A/1`, `T-2`. */
export interface ObjectId {
  readonly id: string;
  /** The Location of an EVSE or a connector. */
  readonly location?: string;
}

interface ConnectorsOfOneType {
  readonly standard: string;
  /** In W. */
  readonly watts: number;
  readonly objects: readonly ObjectId[];
}

export interface ConnectorsAdded extends ConnectorsOfOneType {
  readonly kind: 'connectors-added';
}

export interface ConnectorsRemoved extends ConnectorsOfOneType {
  readonly kind: 'connectors-removed';
}

/** One price of a tariff, and when it applies. */
export interface PricePart {
  readonly component: PriceComponent;
  readonly restrictions?: TariffRestrictions;
}

export interface TariffAdded {
  readonly kind: 'tariff-added';
  readonly id: string;
  readonly currency: string;
  readonly prices: readonly PricePart[];
}

export interface TariffRemoved {
  readonly kind: 'tariff-removed';
  readonly id: string;
}

/** A price that was added (no `before`), dropped (no `after`) or changed. */
export interface PriceChanged {
  readonly kind: 'price-changed';
  readonly currency: string;
  readonly dimension: TariffDimensionType;
  readonly restrictions?: TariffRestrictions;
  readonly before?: PriceComponent;
  readonly after?: PriceComponent;
  readonly objects: readonly ObjectId[];
}

/** The same prices in a different order or grouping; the order decides which price applies (OCPI 11.4.4). */
export interface PricesRearranged {
  readonly kind: 'prices-rearranged';
  readonly objects: readonly ObjectId[];
}

export type ClassName = 'Location' | 'EVSE' | 'Connector' | 'Tariff' | 'settings';

/**
 * Any other field. `field` is a path such as `energy_mix.supplier_name`; `before` and `after` are absent where there is
 * no value.
 */
export interface FieldChanged {
  readonly kind: 'field-changed';
  readonly of: ClassName;
  readonly field: string;
  readonly before?: Json;
  readonly after?: Json;
  readonly objects: readonly ObjectId[];
}

/** All changes of status, except those to and from REMOVED. */
export interface StatusesChanged {
  readonly kind: 'statuses-changed';
  /** The most frequent first. */
  readonly transitions: readonly {
    readonly before: Status;
    readonly after: Status;
    readonly uids: readonly string[];
  }[];
}

export type Change =
  | LocationAdded
  | LocationRemoved
  | EvsesAdded
  | EvsesRemoved
  | EvsesMoved
  | ConnectorsAdded
  | ConnectorsRemoved
  | TariffAdded
  | TariffRemoved
  | PriceChanged
  | PricesRearranged
  | FieldChanged
  | StatusesChanged;

/** The most important change first. The list is empty if and only if nothing changed. */
export interface Diff {
  readonly changes: readonly Change[];
}
