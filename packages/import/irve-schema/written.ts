/** How texts and numbers of our tables are written in the static file. */

import { ratedPower } from '../../../src/ocpi/index.ts';
import type { ConnectorRow, LocationRow } from '../../../src/tables/index.ts';

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
