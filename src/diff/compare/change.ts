/**
 * A change that a comparison finds, as data, and how to say it. Equal changes of many objects are one change that names them all.
 * A change of `last_updated` is never listed, because it follows from the others.
 */

import type { Location, Tariff, Tariff230 } from '../../ocpi/types.ts';
import type { Phrase } from '../describe/phrase.ts';

/** Any value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** The objects that a snapshot publishes in one OCPI version. */
export interface PublishedNetwork {
  readonly locations: readonly Location[];
  readonly tariffs: readonly (Tariff | Tariff230)[];
  /** Settings of the whole network from the manifest, such as `base_url`; compared if both sides have them. */
  readonly settings?: { readonly [name: string]: Json };
}

/** What the objects of a change are: a price is one of a tariff, a status that of an EVSE; of others a companion tells. */
export type ClassName = 'Location' | 'EVSE' | 'Connector' | 'Tariff' | 'price' | 'status' | 'settings' | 'other';

/** `field` is a path such as `energy_mix.supplier_name`; `before` and `after` are absent where there is no value. */
export interface FieldEdit {
  readonly field: string;
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
}

/** Of what came, went or moved, `before` and `after` say where it was and is; REMOVED, if it is published as that. */
export interface Change extends Partial<FieldEdit> {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  readonly class: ClassName;
  /** By the ids that people use: `AMS-01`, `AMS-01-A`, `AMS-01-A/1`, `T-2`. */
  readonly ids: readonly string[];
  /** The Locations of EVSEs and connectors that changed. */
  readonly locations?: readonly string[];
  /** How many EVSEs came or left with a Location. */
  readonly evses?: number;
  /** Puts it, or one that it was merged into, into words, without a full stop at the end. */
  readonly words: (change: Change) => Phrase;
}

/** The most important change first. The list is empty if and only if nothing changed. */
export interface Diff {
  readonly changes: readonly Change[];
}
