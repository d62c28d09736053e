/**
 * What the tables hold of a site and OCPI 2.2.1 has no field for: what 2.3.0 has, and what no version has. Files for people and the
 * report on AFIR read it beside the Location. An absent member is unknown; false and an empty list say that there is none.
 *
 * The NAP Data Extension 1.0 of the EVRoaming Foundation names fields for `legal_name`, `services`, `region` and `payment_brands`,
 * whose types we have not read, so they are not published in OCPI.
 */

import type { Connector, Evse, Location } from './types.ts';

export interface HeldSite extends Pick<Location, 'parking_places' | 'help_phone'> {
  /** Of the operator of the site. */
  legal_name?: string;
  /** Of the operator, in the official list of its country. */
  operator_id?: string;
  /** NUTS-1 code. */
  region?: string;
  /** STAFFED, UNATTENDED. */
  services?: string[];
  roofed?: boolean;
  lit?: boolean;
  catering?: boolean;
  toilets?: boolean;
  rest_area?: boolean;
  /** W, of all points together. */
  site_max_power?: number;
  /** By the uids of EVSEs. */
  evses?: { [uid: string]: HeldEvse };
}

export interface HeldEvse extends Pick<Evse, 'parking' | 'accepted_service_providers'> {
  payment_brands?: string[];
  payment_means?: string[];
  smart_charging?: boolean;
  /** Points of a site with the same one are one station. */
  station?: string;
  /** By the ids of connectors. */
  connectors?: { [id: string]: Pick<Connector, 'capabilities'> };
}
