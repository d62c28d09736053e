/** What the cells of our tables are read from: the rows of a station, of a charging point, and its plugs. */

import type { ConnectorFormat, ConnectorType, ParkingRestriction } from '../../../src/ocpi/index.ts';
import type { Address } from '../irve/address.ts';
import type { WrittenPoint } from '../irve/values.ts';
import type { Party } from './ids.ts';
import type { PlugRatings } from './plugs.ts';
import type { Territory } from './territories.ts';
import type { Placement } from './words.ts';

/** Texts by the columns of one of our tables. */
export interface Texts {
  readonly [column: string]: string | undefined;
}

/** What the rows of our tables are read from. */
export interface ToRead {
  /** For a row of locations.csv, evses.csv and connectors.csv. */
  readonly location: StationToRead;
  readonly evse: PointToRead;
  readonly connector: { readonly plug: ImportedPlug; readonly point: PointToRead };
}

/** All rows of a station should say this alike. */
export const OF_STATION = [
  'nom_station',
  'adresse_station',
  'code_insee_commune',
  'implantation_station',
  'horaires',
  'nom_operateur',
  'nom_enseigne',
  'nom_amenageur',
  'code_postal',
  'consolidated_commune',
] as const;

export type StationField = (typeof OF_STATION)[number];

/** The first text of each field among the rows of a station, and its row. */
export type StationTexts = { readonly [F in StationField]: { readonly text: string; readonly record: number } };

/** What the cells of a location are read from. */
export interface StationToRead {
  readonly id: string;
  readonly texts: StationTexts;
  readonly party: Party | undefined;
  readonly point: WrittenPoint;
  readonly address: Address;
  readonly city: string | undefined;
  readonly territory: Territory;
  readonly hours: string | undefined;
  readonly placement: Placement | undefined;
}

/** What the cells of an EVSE are read from. */
export interface PointToRead {
  readonly uid: string;
  /** The registered id. */
  readonly evseId: string | undefined;
  /** Where it is, if not where its location is. */
  readonly elsewhere: WrittenPoint | undefined;
  readonly restrictions: readonly ParkingRestriction[];
  readonly lastUpdated: string | undefined;
  /** The id of the tariff, and the URL of the terms, of all its plugs. */
  readonly tariff: string | undefined;
  readonly terms: string | undefined;
}

/** What the cells of a connector are read from. */
export interface ImportedPlug {
  readonly id: string;
  readonly standard: ConnectorType;
  readonly format: ConnectorFormat;
  readonly ratings: PlugRatings;
}
