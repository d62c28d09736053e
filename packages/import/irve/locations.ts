/** A station as a row of locations.csv. */

import { formatOpeningHours, iso1A3Code, oddHours, parseOpeningHours } from '../../../src/cells/index.ts';
import { asHint } from '../../../src/findings/index.ts';
import { type CommuneNames, departmentOf, plainName } from '../irve-schema/communes.ts';
import type { Party } from '../irve-schema/ids.ts';
import { territoryOf } from '../irve-schema/territories.ts';
import type { StationField, StationTexts, StationToRead } from '../irve-schema/to-read.ts';
import { PLACEMENTS, type Placement } from '../irve-schema/words.ts';
import type { Recorder } from '../rows/imported-tables.ts';
import { type Address, type IsCity, isStreet, splitAddress } from './address.ts';
import type { Businesses } from './businesses.ts';
import { cellsFrom } from './cells-from.ts';
import { cellPointer } from './places.ts';
import { pointOf, type Station, stationTexts } from './points.ts';
import type { StaticFile, StaticRow } from './read-file.ts';
import { readHours, readPower, readTruth, type WrittenPoint } from './values.ts';

/** All stations and points of a file have this in common. */
export interface Surroundings {
  readonly file: StaticFile;
  readonly record: Recorder;
  readonly business: Businesses;
  readonly communes: CommuneNames;
  /** The party of an operator, for points that have no registered id. */
  readonly partyOfOperator: (row: StaticRow) => Party | undefined;
  /** Uids of EVSEs in use, as CiStrings (foldCase). */
  readonly uids: Set<string>;
  /** Ids of tariffs that are free of charge and were added. */
  readonly free: Set<string>;
  /** ms since 1970 */
  readonly now: number;
}

export interface ImportedLocation extends StationToRead {
  /** The pointer of its row. */
  readonly pointer: string;
  readonly isForMotorcycles: boolean;
}

/** Adds the row of a station; undefined if it has no coordinates. */
export function importStation(
  station: Station,
  rows: readonly StaticRow[],
  around: Surroundings,
): ImportedLocation | undefined {
  const { file, record, business } = around;
  const [first] = rows;
  const written = first && pointOf(first);
  if (first === undefined || written === undefined) return undefined;
  const texts = stationTexts(file, rows);
  const point = inOrder(file, first, written);
  const read = { ...readStation(station, first, texts, around), point };
  const pointer = `/${first.record}`;
  const recordOf = (field: string) =>
    Object.hasOwn(texts, field) ? texts[field as StationField].record : first.record;
  const cells = cellsFrom('location', read, (field, text) => {
    const from = recordOf(field);
    return { text: oneLine(text), pointer: cellPointer(pointer, field, from === first.record ? '' : from) };
  });
  record.addRow('locations', pointer, {
    ...cells,
    operator: business(cells.operator, pointer),
    suboperator: business(cells.suboperator, pointer),
    owner: business(cells.owner, pointer),
  });
  return { ...read, pointer, isForMotorcycles: isForMotorcycles(file, rows) };
}

function readStation(
  station: Station,
  first: StaticRow,
  texts: StationTexts,
  { file, communes, partyOfOperator }: Surroundings,
): Omit<StationToRead, 'point'> {
  const known = splitAddress(texts.adresse_station.text, cityKnownBy(texts, communes));
  const address = { ...known, postalCode: texts.code_postal.text || known.postalCode };
  return {
    ...{ id: station.id, texts, address },
    party: station.points.find((one) => one.party)?.party ?? partyOfOperator(first),
    city: cityOf(file, texts, known, communes),
    territory: territoryOf(texts.code_insee_commune.text, address.postalCode),
    hours: openingHours(file, texts.horaires),
    placement: placementOf(file, texts.implantation_station),
  };
}

function placementOf(file: StaticFile, { text, record }: StationTexts['implantation_station']): Placement | undefined {
  const placement = Object.hasOwn(PLACEMENTS, text) ? PLACEMENTS[text] : undefined;
  if (text !== '' && placement === undefined) {
    const params = { written: text.slice(0, 40), words: Object.keys(PLACEMENTS).join(', ') };
    file.report('left-out', record, 'implantation_station', { says: 'placement', params });
  }
  return placement;
}

/** The strongest point for motorcycles; in W. */
const MOST_FOR_MOTORCYCLES = 7400;

/** Whether all points are for two-wheelers only. Some files say so of fast chargers, and mean "also". */
function isForMotorcycles(file: StaticFile, rows: readonly StaticRow[]): boolean {
  const first = rows.find((row) => readTruth(row.text('station_deux_roues')) === true);
  if (first === undefined) return false;
  const isSaid = rows.every((row) => readTruth(row.text('station_deux_roues')) === true);
  if (isSaid && rows.every((row) => (readPower(row.text('puissance_nominale'))?.watts ?? 0) <= MOST_FOR_MOTORCYCLES))
    return true;
  file.report('left-out', first.record, 'station_deux_roues', { says: 'motorcycles' });
  return false;
}

/** OCPI allows one line of printable text. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

const IN_FRANCE: readonly (string | null)[] = ['FRA', 'MCO'];

/** The coordinates; exchanged if only the other order is in France. */
function inOrder(file: StaticFile, { record }: StaticRow, point: WrittenPoint): WrittenPoint {
  const [longitude, latitude] = [Number(point.longitude), Number(point.latitude)];
  const isIn = (x: number, y: number) =>
    Math.abs(x) <= 180 && Math.abs(y) <= 90 && IN_FRANCE.includes(iso1A3Code([x, y]));
  if (isIn(longitude, latitude) || !isIn(latitude, longitude)) return point;
  file.report('assumed', record, 'coordonneesXY', { says: 'exchanged coordinates' });
  return { longitude: point.latitude, latitude: point.longitude };
}

/** Streets, quarters and regions stand in the place of a city, too. Where the commune is known, only the name of one counts. */
function cityKnownBy({ code_insee_commune, code_postal }: StationTexts, communes: CommuneNames): IsCity {
  return (name, written) => {
    const [code, postalCode] = [code_insee_commune.text, code_postal.text || written];
    if (communes.isCalled(name, postalCode ?? code)) return true;
    const commune = isElsewhere(code, postalCode) ? undefined : communes.nameOf(code);
    // "Lyon 2e Arrondissement" is Lyon.
    return commune === undefined ? !isStreet(name) : `${plainName(name)} `.startsWith(`${plainName(commune)} `);
  };
}

/** The city that the row names, otherwise its commune; undefined if that is not known for certain. */
function cityOf(
  file: StaticFile,
  { adresse_station, code_insee_commune, consolidated_commune, code_postal }: StationTexts,
  address: Address,
  communes: CommuneNames,
): string | undefined {
  const own = consolidated_commune.text || address.city;
  if (own) return own;
  const code = code_insee_commune.text;
  const postalCode = code_postal.text || address.postalCode;
  const commune = isElsewhere(code, postalCode) ? undefined : communes.nameOf(code);
  if (commune !== undefined) file.report('assumed', adresse_station.record, 'adresse_station', { says: 'commune' });
  return commune;
}

/** Whether a postal code contradicts the code of a commune: it is of another part of France, or stands in its place. */
function isElsewhere(code: string, postalCode: string | undefined): boolean {
  if (postalCode === undefined) return false;
  return code === postalCode || departmentOf(code) !== departmentOf(postalCode);
}

function openingHours(file: StaticFile, { text, record }: StationTexts['horaires']): string | undefined {
  if (text === '') return undefined;
  const hours = parseOpeningHours(readHours(text));
  const written = hours.ok ? formatOpeningHours(hours.value) : hours;
  const odd = written.ok ? oddHours(written.value) : undefined;
  // The column must not be empty, so software writes 00:00-00:01 for "always" and for "not known": nobody can tell which.
  if (odd?.kind === 'short') {
    file.report('left-out', record, 'horaires', { says: 'odd hours', params: { problem: odd.problem } });
    return undefined;
  }
  if (written.ok) return written.value;
  const params = { member: 'horaires', problem: written.problem };
  file.report('left-out', record, 'horaires', { says: 'unread', params, advice: asHint(written.hint) });
  return undefined;
}
