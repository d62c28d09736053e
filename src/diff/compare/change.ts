/**
 * What a comparison of two publications finds, as data: closed unions that printers turn into words. Equal changes of
 * many objects are one change that names them all. `last_updated` is never part of it: it follows from the rest.
 */

import type { Status, TariffDimensionType } from '../../ocpi/enums.ts';
import type { Location, PriceComponent, Tariff, TariffRestrictions } from '../../ocpi/types.ts';

/** Any value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** What a snapshot publishes in one OCPI version, and how. */
export interface PublishedNetwork {
  readonly locations: readonly Location[];
  readonly tariffs: readonly Tariff[];
  /** What the manifest says of the whole network, such as `base_url`; compared where both sides have it. */
  readonly settings?: { readonly [name: string]: Json };
}

/** What a line says of a Location beside its id. */
export interface Site {
  readonly id: string;
  readonly name?: string;
  readonly city: string;
}

/** A Location that drivers did not have before; `returned` if its EVSEs were there, all of them REMOVED. */
export interface LocationAdded {
  readonly kind: 'location-added';
  readonly site: Site;
  readonly evses: number;
  /** How many of the EVSEs were at no other Location before. */
  readonly newEvses: number;
  /** The most that one of its connectors gives, in W. */
  readonly watts?: number;
  readonly returned: boolean;
}

/** A Location that drivers have lost. */
export interface LocationRemoved {
  readonly kind: 'location-removed';
  readonly site: Site;
  /** Those that are not at another Location now. */
  readonly evses: number;
  /** Not published any more, so that clients which ask for changes only never learn of it. */
  readonly gone: boolean;
}

export interface EvsesAdded {
  readonly kind: 'evses-added';
  readonly site: Site;
  readonly uids: readonly string[];
  /** They were REMOVED before. */
  readonly returned: boolean;
}

export interface EvsesRemoved {
  readonly kind: 'evses-removed';
  readonly site: Site;
  readonly uids: readonly string[];
  /** Not published as REMOVED, so that clients which ask for changes only never learn of it. */
  readonly gone: boolean;
}

export interface EvsesMoved {
  readonly kind: 'evses-moved';
  readonly from: Site;
  readonly to: Site;
  readonly uids: readonly string[];
}

/** An object by the id that people know it by: `AMS-01`, `AMS-01-A`, `AMS-01-A/1`, `T-2`. */
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

/** A price that is new (no `before`), dropped (no `after`) or another one. */
export interface PriceChanged {
  readonly kind: 'price-changed';
  readonly currency: string;
  readonly dimension: TariffDimensionType;
  readonly restrictions?: TariffRestrictions;
  readonly before?: PriceComponent;
  readonly after?: PriceComponent;
  readonly objects: readonly ObjectId[];
}

/** The same prices in another order or grouping; the order decides which of them applies (OCPI 11.4.4). */
export interface PricesRearranged {
  readonly kind: 'prices-rearranged';
  readonly objects: readonly ObjectId[];
}

export type ClassName = 'Location' | 'EVSE' | 'Connector' | 'Tariff' | 'settings';

/** Any other field; `field` is a path such as `energy_mix.supplier_name`. A side without a value had or has none. */
export interface FieldChanged {
  readonly kind: 'field-changed';
  readonly of: ClassName;
  readonly field: string;
  readonly before?: Json;
  readonly after?: Json;
  readonly objects: readonly ObjectId[];
}

/** All changes of status, other than to and from REMOVED. */
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

/** The most important change first. Nothing changed exactly if the list is empty. */
export interface Diff {
  readonly changes: readonly Change[];
}
