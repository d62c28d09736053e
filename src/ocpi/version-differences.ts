/**
 * What older versions of OCPI cannot say: the one list of it. Locations are made as OCPI 2.3.0 has them, and an older version is
 * what is left without the fields, plugs and values that are named here (older-location.ts).
 */

import type { Capability, ConnectorType, OcpiVersion, ParkingRestriction, PowerType } from './enums.ts';
import type { Connector, Evse, Location } from './types.ts';

/** What a version brought that the one before it lacks. */
export interface NewInVersion {
  /** Of a Location, an EVSE and a Connector. An older version leaves out the field. */
  readonly fields: {
    readonly location: readonly (keyof Location)[];
    readonly evse: readonly (keyof Evse)[];
    readonly connector: readonly (keyof Connector)[];
  };
  /** An older version leaves out the whole connector, because both fields are mandatory and readers reject other values. */
  readonly plugs: readonly (ConnectorType | PowerType)[];
  /** An older version leaves out the value. */
  readonly values: readonly (Capability | ParkingRestriction)[];
}

/** Tariffs of 2.3.0 are other objects (tariff-2.3.0.ts): `tax_included`, and PriceLimit instead of Price. */
export const NEW_IN_VERSION: { readonly [V in Exclude<OcpiVersion, '2.2'>]: NewInVersion } = {
  '2.2.1': {
    fields: { location: [], evse: [], connector: [] },
    plugs: [
      ...(['CHAOJI', 'DOMESTIC_M', 'DOMESTIC_N', 'DOMESTIC_O', 'GBT_AC', 'GBT_DC'] as const),
      ...(['NEMA_5_20', 'NEMA_6_30', 'NEMA_6_50', 'NEMA_10_30', 'NEMA_10_50', 'NEMA_14_30', 'NEMA_14_50'] as const),
      ...(['AC_2_PHASE', 'AC_2_PHASE_SPLIT'] as const),
    ],
    values: ['START_SESSION_CONNECTOR_REQUIRED'],
  },
  '2.3.0': {
    fields: {
      location: ['parking_places', 'help_phone'],
      evse: ['parking', 'accepted_service_providers'],
      connector: ['capabilities'],
    },
    plugs: ['MCS', 'SAE_J3400'],
    values: ['EMPLOYEES', 'TAXIS', 'TENANTS'],
  },
};

/** What a version lacks, of all newer ones. */
export interface Lacking {
  readonly fields: NewInVersion['fields'];
  readonly plugs: ReadonlySet<string>;
  readonly values: ReadonlySet<string>;
}

/** What readers of a version do not know; nothing for the newest. */
export const LACKING: { readonly [V in OcpiVersion]: Lacking } = {
  '2.2': lacking(NEW_IN_VERSION['2.2.1'], NEW_IN_VERSION['2.3.0']),
  '2.2.1': lacking(NEW_IN_VERSION['2.3.0']),
  '2.3.0': lacking(),
};

function lacking(...newer: readonly NewInVersion[]): Lacking {
  return {
    fields: {
      location: newer.flatMap(({ fields }) => fields.location),
      evse: newer.flatMap(({ fields }) => fields.evse),
      connector: newer.flatMap(({ fields }) => fields.connector),
    },
    plugs: new Set(newer.flatMap(({ plugs }) => plugs)),
    values: new Set(newer.flatMap(({ values }) => values)),
  };
}

/** Whether readers of the version know the plug and the kind of current. */
export function isPlugIn(version: OcpiVersion, { standard, power_type }: Pick<Connector, 'standard' | 'power_type'>) {
  const { plugs } = LACKING[version];
  return !plugs.has(standard) && !plugs.has(power_type);
}
