/** A station as a row of locations.csv. */

import { formatOpeningHours, iso1A3Code, oddHours, parseOpeningHours } from '../../../src/cells/index.ts';
import { asHint } from '../../../src/findings/index.ts';
import { type CommuneNames, departmentOf, plainName } from '../irve-schema/communes.ts';
import type { Party } from '../irve-schema/ids.ts';
import type { StaticFieldName } from '../irve-schema/static-fields.ts';
import { territoryOf } from '../irve-schema/territories.ts';
import { PLACEMENTS } from '../irve-schema/words.ts';
import type { ImportedCell, Recorder } from '../rows/imported-tables.ts';
import { type Address, type IsCity, isStreet, splitAddress } from './address.ts';
import type { Businesses } from './businesses.ts';
import { cellPointer } from './places.ts';
import { pointOf } from './points.ts';
import type { StaticFile, StaticRow } from './read-file.ts';
import { type Station, type StationTexts, stationTexts } from './stations.ts';
import { readHours, readPower, readTruth, type WrittenPoint } from './values.ts';

/** All stations of a file have this in common. */
export interface Surroundings {
  readonly file: StaticFile;
  readonly record: Recorder;
  readonly business: Businesses;
  readonly communes: CommuneNames;
  /** The party of an operator, for points that have no registered id. */
  readonly partyOfOperator: (row: StaticRow) => Party | undefined;
}

export interface ImportedLocation {
  /** The pointer of its row. */
  readonly pointer: string;
  readonly id: ImportedCell;
  readonly point: WrittenPoint;
  readonly party: Party | undefined;
  readonly isForCustomers: boolean;
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
  const pointer = `/${first.record}`;
  const texts = stationTexts(file, rows);
  const at = (from: number, field: StaticFieldName, text: string | undefined): ImportedCell | undefined =>
    text === undefined || text === ''
      ? undefined
      : { text: oneLine(text), pointer: cellPointer(pointer, field, from === first.record ? '' : from) };
  const derived = (field: keyof StationTexts, text: string | undefined) => at(texts[field].record, field, text);
  const of = (field: keyof StationTexts) => derived(field, texts[field].text);
  const point = inOrder(file, first, written);
  const party = station.points.find((one) => one.party)?.party ?? around.partyOfOperator(first);
  const id = { text: station.id, pointer: cellPointer(pointer, 'id_station_itinerance') };
  const address = splitAddress(texts.adresse_station.text, cityKnownBy(texts, around.communes));
  const postalCode = texts.code_postal.text || address.postalCode;
  const { country, timeZone } = territoryOf(texts.code_insee_commune.text, postalCode);
  const operator = of('nom_operateur') ?? of('nom_enseigne');
  const brand = of('nom_enseigne');
  const placement = placementOf(file, texts.implantation_station);
  record.addRow('locations', pointer, {
    id,
    country_code: at(first.record, 'id_station_itinerance', party?.country_code),
    party_id: at(first.record, 'id_station_itinerance', party?.party_id),
    name: of('nom_station'),
    address: derived('adresse_station', address.street) ?? of('nom_station'),
    city: derived('adresse_station', cityOf(file, texts, address, around.communes)),
    postal_code: derived('adresse_station', postalCode),
    country: at(first.record, 'code_insee_commune', country),
    latitude: at(first.record, 'coordonneesXY', point.latitude),
    longitude: at(first.record, 'coordonneesXY', point.longitude),
    time_zone: at(first.record, 'code_insee_commune', timeZone),
    opening_times: derived('horaires', openingHours(file, texts.horaires)),
    parking_type: derived('implantation_station', placement?.parking),
    operator: business(operator, pointer),
    suboperator: brand?.text.toLowerCase() === operator?.text.toLowerCase() ? undefined : business(brand, pointer),
    owner: business(of('nom_amenageur'), pointer),
  });
  return {
    pointer,
    id,
    point,
    party,
    isForCustomers: placement?.isForCustomers === true,
    isForMotorcycles: isForMotorcycles(file, rows),
  };
}

function placementOf(file: StaticFile, { text, record }: StationTexts['implantation_station']) {
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
