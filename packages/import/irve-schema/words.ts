/** The words that cells of the static file are limited to, and what they are in OCPI; and how texts and numbers are written there. */

import { type ParkingType, ratedPower } from '../../../src/ocpi/index.ts';
import type { ConnectorRow, LocationRow } from '../../../src/tables/index.ts';

export interface Placement {
  /** Undefined where the word covers several kinds. */
  readonly parking: ParkingType | undefined;
  readonly isForCustomers?: true;
}

/** `implantation_station`, as an import reads it. */
export const PLACEMENTS: { readonly [word: string]: Placement } = {
  Voirie: { parking: 'ON_STREET' },
  // A car park of any kind, above or below ground.
  'Parking public': { parking: undefined },
  'Parking privé à usage public': { parking: 'PARKING_LOT' },
  'Parking privé réservé à la clientèle': { parking: 'PARKING_LOT', isForCustomers: true },
  // Along a motorway, but also at any filling station.
  'Station dédiée à la recharge rapide': { parking: undefined },
};

/** `implantation_station`, as an export writes it. */
const WORDS_OF_PARKING: { readonly [P in ParkingType]: string } = {
  ALONG_MOTORWAY: 'Station dédiée à la recharge rapide',
  ON_DRIVEWAY: 'Parking privé à usage public',
  ON_STREET: 'Voirie',
  PARKING_GARAGE: 'Parking public',
  PARKING_LOT: 'Parking privé à usage public',
  UNDERGROUND_GARAGE: 'Parking public',
};

export function placementWord(parking: ParkingType | undefined, isForCustomers: boolean): string {
  if (isForCustomers) return 'Parking privé réservé à la clientèle';
  return parking === undefined ? 'Parking public' : WORDS_OF_PARKING[parking];
}

/** `accessibilite_pmr`. */
export const ACCESSIBILITY = [
  'Réservé PMR',
  'Accessible mais non réservé PMR',
  'Non accessible',
  'Accessibilité inconnue',
] as const;

/** Stands in place of a registered id. */
export const NOT_REGISTERED = 'Non concerné';

/** Without the sign that spreadsheets take for a formula: `04 72 00 00 00`, and `0031 20 123 4567` abroad. */
export function dialledInFrance(phone: string): string {
  return phone.replace(/^\+33 ?/, '0').replace(/^\+/, '00');
}

/** "12 rue de la Gare, 75001 Paris" */
export function writtenAddress({ address, postal_code, city }: LocationRow['values']): string {
  return [address, ...(postal_code === undefined ? [city, 'France'] : [`${postal_code} ${city}`])].join(', ');
}

/** In W. */
export function powerOf(plug: ConnectorRow['values']): number {
  return plug.max_electric_power ?? ratedPower(plug);
}

/** Without zeros at the end. */
export function degrees(text: string): string {
  return String(Number(text));
}
