/** The objects of a network as plain files have them: public, without statuses and times, and with what OCPI has no field for. */

import type { HeldSite } from './held.ts';
import type { Connector, Evse, Location, PriceComponent, Tariff, TariffElement } from './types.ts';

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
