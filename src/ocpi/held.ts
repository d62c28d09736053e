/**
 * What the tables hold of a site and OCPI 2.2.1 has no field for: what 2.3.0 has, and what no version has. Files for people and the
 * report on AFIR read it beside the Location. An absent member is unknown; false and an empty list say that there is none.
 *
 * The NAP Data Extension 1.0 of the EVRoaming Foundation names fields for `legal_name`, `services`, `region` and `payment_brands`,
 * whose types we have not read, so they are not published in OCPI.
 */

import { type Defined, ocpiObject } from './object.ts';
import type { Connector, Evse, Location } from './types.ts';

/** Whether somebody is there (AFIR, A4). */
export const SERVICE = ['STAFFED', 'UNATTENDED'] as const;

export type Service = (typeof SERVICE)[number];

/** Brands that DATEX II names in its profile for AFIR, and others that are common in Europe. */
export const PAYMENT_BRAND = [
  'AMERICAN_EXPRESS',
  'APPLE_PAY',
  'BANCONTACT',
  'CARTES_BANCAIRES',
  'CIRRUS',
  'DANKORT',
  'DINERS_CLUB',
  'DISCOVER',
  'GIROCARD',
  'GOOGLE_PAY',
  'JCB',
  'MAESTRO',
  'MASTERCARD',
  'PAYPAL',
  'UNIONPAY',
  'V_PAY',
  'VISA',
  'OTHER',
] as const;

export type PaymentBrand = (typeof PAYMENT_BRAND)[number];

/** Ways to pay that OCPI has no values for (AFIR, A22). */
export const PAYMENT_MEANS = [
  'APP',
  'CASH',
  'MOBILE_ACCOUNT',
  'PREPAID_CARD',
  'QR_CODE',
  'SMS',
  'TOLL_TAG',
  'WEBSITE',
] as const;

export type PaymentMeans = (typeof PAYMENT_MEANS)[number];

export interface HeldSite extends Pick<Location, 'parking_places' | 'help_phone'> {
  /** Of the operator of the site. */
  legal_name?: string;
  /** Of the operator, in the official list of its country. */
  operator_id?: string;
  /** NUTS-1 code. */
  region?: string;
  services?: Service[];
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
  payment_brands?: PaymentBrand[];
  payment_means?: PaymentMeans[];
  smart_charging?: boolean;
  /** Points of a site with the same one are one station. */
  station?: string;
  /** By the ids of connectors. */
  connectors?: { [id: string]: Pick<Connector, 'capabilities'> };
}

/** What is read of a Location: it may be of any version, and without statuses and times. */
interface Described extends Pick<Location, 'parking_places' | 'help_phone'> {
  readonly held?: HeldSite;
  readonly evses?: readonly (Pick<Evse, 'uid' | 'parking' | 'accepted_service_providers'> & {
    readonly connectors: readonly Pick<Connector, 'id' | 'capabilities'>[];
  })[];
}

/** All that is held of a site: beside a Location of 2.3.0 stands only what that does not say itself. */
export function wholeHeld({ help_phone, parking_places, evses = [], held }: Described): HeldSite | undefined {
  const saying = evses.filter(saysMore);
  if (help_phone === undefined && parking_places === undefined && saying.length === 0) return held;
  const added = saying.map((evse) => [evse.uid, { ...heldOf(evse), ...held?.evses?.[evse.uid] }] as const);
  const ofEvses = added.length > 0 ? { ...held?.evses, ...Object.fromEntries(added) } : undefined;
  return { ...held, ...defined({ help_phone, parking_places, evses: ofEvses }) };
}

type DescribedEvse = NonNullable<Described['evses']>[number];

/** Hardly any EVSE says more than OCPI 2.2.1 has a field for. */
function saysMore({ parking, accepted_service_providers, connectors }: DescribedEvse): boolean {
  const isAble = connectors.some(({ capabilities }) => capabilities !== undefined);
  return isAble || parking !== undefined || accepted_service_providers !== undefined;
}

function heldOf({ parking, accepted_service_providers, connectors }: DescribedEvse): HeldEvse {
  const able = connectors.flatMap(({ id, capabilities }) => (capabilities ? [[id, { capabilities }] as const] : []));
  const ofConnectors = able.length > 0 ? Object.fromEntries(able) : undefined;
  return defined({ parking, accepted_service_providers, connectors: ofConnectors });
}

/** The members that have a value. */
function defined<T extends object>(members: T): Defined<T> {
  return ocpiObject(Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as T);
}
