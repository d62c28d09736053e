/**
 * What items are measured on: a site with its points and plugs, whatever stands where. It is taken from an OCPI Location of any
 * version, ours or anybody's, from what our tables hold beside it (ocpi/held.ts), and from fields that the NAP Data Extension
 * names. Nothing here trusts that a field is there, or that it holds what OCPI says.
 */

import {
  type Connector,
  type Evse,
  type HeldEvse,
  type HeldSite,
  isValidAt,
  type Location,
  type Tariff,
} from '../../../src/ocpi/index.ts';

/** An object of anybody, of which a member may be missing or anything. */
export type Unchecked<T> = { readonly [K in keyof T]?: unknown };

/** Published tariffs, by their ids as they are written there. */
export type TariffsById = ReadonlyMap<unknown, Unchecked<Tariff>>;

/** Those of the published tariffs that count: what is not valid yet, or no longer, is nobody's price. @param at in ms since 1970 */
export function validTariffs(tariffs: Iterable<Unchecked<Tariff>>, at: number): TariffsById {
  return new Map([...tariffs].filter((tariff) => isValidAt(tariff, at)).map((tariff) => [tariff.id, tariff]));
}

/** A site. Members are `unknown` because a foreign feed may have anything there. */
export interface MeasuredSite {
  readonly location: Unchecked<Location>;
  readonly operatorName: unknown;
  /** Of the operator; or the name of the owner, in which OCPI has room for it. */
  readonly legalName: unknown;
  readonly ownerName: unknown;
  /** Of the operator, in the list of its country. */
  readonly operatorId: unknown;
  readonly region: unknown;
  readonly services: unknown;
  readonly helpPhone: unknown;
  readonly parkingPlaces: unknown;
  readonly siteMaxPower: unknown;
  /** Whether it is roofed, is lit, and has catering, toilets and a place to rest. */
  readonly amenities: readonly unknown[];
  readonly points: readonly MeasuredPoint[];
}

/** An EVSE. */
export interface MeasuredPoint {
  readonly uid: string;
  readonly status: string;
  readonly evse: Unchecked<Evse>;
  readonly capabilities: unknown;
  readonly serviceProviders: unknown;
  readonly paymentBrands: unknown;
  readonly paymentMeans: unknown;
  readonly smartCharging: unknown;
  readonly plugs: readonly MeasuredPlug[];
}

/** A Connector. */
export interface MeasuredPlug {
  readonly connector: Unchecked<Connector>;
  readonly capabilities: unknown;
  /** Those of its tariffs that are published and valid. */
  readonly tariffs: readonly Unchecked<Tariff>[];
}

/** Fields that the NAP Data Extension 1.0 names, where feeds of others may have them. */
type OfExtension = Unchecked<{ legal_name: 0; region: 0; services: 0; payment_brands: 0 }>;

/** OCPI 2.1.1 has one tariff for a connector. */
type Of211 = Unchecked<{ tariff_id: 0 }>;

export function toMeasured(
  location: Unchecked<Location> & OfExtension,
  held: HeldSite | undefined,
  tariffs: TariffsById,
): MeasuredSite {
  const operator = membersOf<{ name: 0; legal_name: 0 }>(location.operator);
  const ownerName = membersOf<{ name: 0 }>(location.owner).name;
  return {
    location,
    operatorName: operator.name,
    legalName: held?.legal_name ?? operator.legal_name ?? location.legal_name ?? ownerName,
    ownerName,
    operatorId: held?.operator_id,
    region: held?.region ?? location.region,
    services: held?.services ?? location.services,
    helpPhone: location.help_phone ?? held?.help_phone,
    parkingPlaces: location.parking_places ?? held?.parking_places,
    siteMaxPower: held?.site_max_power,
    amenities: [held?.roofed, held?.lit, held?.catering, held?.toilets, held?.rest_area],
    points: listOf(location.evses).map((evse) => toPoint(membersOf(evse), held?.evses, tariffs)),
  };
}

function toPoint(
  evse: Unchecked<Evse> & OfExtension,
  heldEvses: HeldSite['evses'],
  tariffs: TariffsById,
): MeasuredPoint {
  const uid = textOf(evse.uid);
  const held = heldEvses !== undefined && Object.hasOwn(heldEvses, uid) ? heldEvses[uid] : undefined;
  return {
    uid,
    status: typeof evse.status === 'string' && evse.status !== '' ? evse.status : 'UNKNOWN',
    evse,
    capabilities: evse.capabilities,
    serviceProviders: evse.accepted_service_providers ?? held?.accepted_service_providers,
    paymentBrands: held?.payment_brands ?? evse.payment_brands,
    paymentMeans: held?.payment_means,
    smartCharging: held?.smart_charging,
    plugs: listOf(evse.connectors).map((connector) => toPlug(membersOf(connector), held?.connectors, tariffs)),
  };
}

function toPlug(
  connector: Unchecked<Connector> & Of211,
  held: HeldEvse['connectors'],
  tariffs: TariffsById,
): MeasuredPlug {
  const id = textOf(connector.id);
  const own = held !== undefined && Object.hasOwn(held, id) ? held[id] : undefined;
  return {
    connector,
    capabilities: connector.capabilities ?? own?.capabilities,
    tariffs: listOf(connector.tariff_ids ?? [connector.tariff_id]).flatMap((tariff) => tariffs.get(tariff) ?? []),
  };
}

/** The members of an object; none if it is something else. */
export function membersOf<T extends object>(value: unknown): Unchecked<T> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** The items of a list; none if it is something else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** An id or a status as text; empty if it is neither a text nor a number. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
