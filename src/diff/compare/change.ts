/**
 * The changes that a comparison finds, as data: a closed union, which printers turn into words. Equal changes of many
 * objects are one change that names them all. A change of `last_updated` is never listed, because it follows from the
 * others.
 */

import type { Status, TariffDimensionType } from '../../ocpi/enums.ts';
import type { Location, PriceComponent, Tariff, Tariff230, TariffRestrictions } from '../../ocpi/types.ts';
import type { OtherChange } from '../../publish/companion.ts';

/** Any value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** The objects that a snapshot publishes in one OCPI version. */
export interface PublishedNetwork {
  readonly locations: readonly Location[];
  readonly tariffs: readonly (Tariff | Tariff230)[];
  /** Settings of the whole network from the manifest, such as `base_url`; compared if both sides have them. */
  readonly settings?: { readonly [name: string]: Json };
}

/** How a line names a Location. */
export interface Site {
  readonly id: string;
  readonly name?: string | undefined;
  readonly city: string;
}

/** An object by the id that people use: `AMS-01`, `AMS-01-A`, `AMS-01-A/1`, `T-2`. */
export interface ObjectId {
  readonly id: string;
  /** The Location of an EVSE or a connector. */
  readonly location?: string;
}

/** One price of a tariff, and when it applies. */
export interface PricePart {
  readonly component: PriceComponent;
  readonly restrictions?: TariffRestrictions | undefined;
  /** Whether the price includes taxes, which only OCPI 2.3.0 has. */
  readonly isTaxed?: true;
}

export type ClassName = 'Location' | 'EVSE' | 'Connector' | 'Tariff' | 'settings';

/** One change. `uids` are those of EVSEs; `watts` are the power of a connector, or of the strongest one. */
export type Change =
  /** A Location that is new to drivers. `returned`: it was published before, with all its EVSEs REMOVED. */
  | {
      readonly kind: 'location-added';
      readonly site: Site;
      readonly evses: number;
      /** How many of the EVSEs did not come from another Location. */
      readonly newEvses: number;
      readonly watts?: number | undefined;
      readonly returned: boolean;
    }
  /** A Location that drivers can no longer use. `evses` counts those that did not move to another Location. */
  | { readonly kind: 'location-removed'; readonly site: Site; readonly evses: number; readonly gone: Gone }
  /** `returned`: they were published as REMOVED before. */
  | { readonly kind: 'evses-added'; readonly site: Site; readonly uids: readonly string[]; readonly returned: boolean }
  | { readonly kind: 'evses-removed'; readonly site: Site; readonly uids: readonly string[]; readonly gone: Gone }
  | { readonly kind: 'evses-moved'; readonly from: Site; readonly to: Site; readonly uids: readonly string[] }
  | ({ readonly kind: 'connectors-added' } & ConnectorsOfOneType)
  | ({ readonly kind: 'connectors-removed' } & ConnectorsOfOneType)
  | {
      readonly kind: 'tariff-added';
      readonly id: string;
      readonly currency: string;
      readonly prices: readonly PricePart[];
    }
  | { readonly kind: 'tariff-removed'; readonly id: string }
  /** A price that was added (no `before`), dropped (no `after`) or changed. */
  | {
      readonly kind: 'price-changed';
      readonly currency: string;
      readonly dimension: TariffDimensionType;
      readonly restrictions?: TariffRestrictions | undefined;
      readonly before?: PriceComponent | undefined;
      readonly after?: PriceComponent | undefined;
      /** Whether the price included taxes before, and whether it does now. */
      readonly wasTaxed?: true;
      readonly isTaxed?: true;
      readonly objects: readonly ObjectId[];
    }
  /** The same prices in a different order or grouping; the order decides which price applies (OCPI 11.4.4). */
  | { readonly kind: 'prices-rearranged'; readonly objects: readonly ObjectId[] }
  /** Any other field. */
  | ({ readonly kind: 'field-changed'; readonly of: ClassName; readonly objects: readonly ObjectId[] } & FieldEdit)
  /** All changes of status, except those to and from REMOVED, the most frequent first. */
  | { readonly kind: 'statuses-changed'; readonly transitions: readonly Transition[] }
  /** What companions found in their files. */
  | ({ readonly kind: 'other' } & OtherChange);

/** Not even published as REMOVED, so clients that only ask for changes never learn of it. */
type Gone = boolean;

interface ConnectorsOfOneType {
  readonly standard: string;
  readonly watts: number;
  readonly objects: readonly ObjectId[];
}

/** `field` is a path such as `energy_mix.supplier_name`; `before` and `after` are absent where there is no value. */
export interface FieldEdit {
  readonly field: string;
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
}

export interface Transition {
  readonly before: Status;
  readonly after: Status;
  readonly uids: readonly string[];
}

/** The changes of some kinds. */
export type ChangeOf<K extends Change['kind']> = Extract<Change, { readonly kind: K }>;

/** The most important change first. The list is empty if and only if nothing changed. */
export interface Diff {
  readonly changes: readonly Change[];
}
