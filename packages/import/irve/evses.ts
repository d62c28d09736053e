/** A charging point as rows of evses.csv, connectors.csv, and perhaps a tariff that is free of charge. */

import { joinList } from '../../../src/cells/index.ts';
import { type Capability, foldCase, type ParkingRestriction } from '../../../src/ocpi/index.ts';
import type { IrveField } from '../irve-schema/field.ts';
import { STATIC_FIELDS, type StaticFieldName } from '../irve-schema/static-fields.ts';
import { ACCESSIBILITY } from '../irve-schema/words.ts';
import type { ImportedCell, Recorder } from '../rows/imported-tables.ts';
import { freeId, LONGEST_ID, withinLength } from '../rows/short-ids.ts';
import { type ImportedPlug, importedPlugs } from './connectors.ts';
import type { ImportedLocation } from './locations.ts';
import { cellPointer } from './places.ts';
import { type ChargingPoint, pointOf } from './points.ts';
import type { StaticFile, StaticRow } from './read-file.ts';
import { readDay, readTruth } from './values.ts';

/** All points of a file have this in common. */
export interface PointSurroundings {
  readonly file: StaticFile;
  readonly record: Recorder;
  /** Uids in use, as CiStrings (foldCase). */
  readonly uids: Set<string>;
  /** Ids of tariffs that are free of charge and were added. */
  readonly free: Set<string>;
  /** ms since 1970 */
  readonly now: number;
}

/** Adds the rows of a charging point. Returns whether it has a plug; without one, nothing is added. */
export function importPoint(
  point: ChargingPoint,
  row: StaticRow,
  location: ImportedLocation,
  around: PointSurroundings,
): boolean {
  const { file, record } = around;
  const plugs = importedPlugs(row, file);
  if (plugs.length === 0) return false;
  const pointer = `${location.pointer}/${row.record}`;
  const at = cellsAt(pointer);
  const uid = { text: uidOf(point, location, around), pointer: cellPointer(pointer, 'id_pdc_itinerance') };
  reportLosses(row, file);
  const own = pointOf(row);
  if (own === undefined && row.text('coordonneesXY') !== '')
    file.report('left-out', row.record, 'coordonneesXY', { says: 'coordinates' });
  const isElsewhere = own !== undefined && isFar(own, location.point);
  record.addRow('evses', pointer, {
    uid,
    location_id: location.id,
    evse_id: at('id_pdc_itinerance', point.evseId),
    capabilities: at('paiement_cb', joinList(capabilities(row))),
    latitude: isElsewhere ? at('coordonneesXY', own.latitude) : undefined,
    longitude: isElsewhere ? at('coordonneesXY', own.longitude) : undefined,
    parking_restrictions: at('accessibilite_pmr', joinList(restrictions(row, location))),
    last_updated: at('date_maj', lastUpdated(row, around)),
  });
  const tariff = readTruth(row.text('gratuit')) ? freeTariff(row, location, around) : undefined;
  const terms = URL_FORM.test(row.text('tarification')) ? row.text('tarification') : undefined;
  for (const plug of plugs) {
    const own = `${pointer}/${plug.id}`;
    record.addRow('connectors', own, connectorCells(plug, uid, cellsAt(own), tariff, terms));
  }
  return true;
}

const URL_FORM = /^https?:\/\/[^\s"<>]+$/;

type CellAt = (field: StaticFieldName, text: string | undefined) => ImportedCell | undefined;

/** Makes cells of the row at a pointer. */
function cellsAt(row: string): CellAt {
  return (field, text) => (text === undefined || text === '' ? undefined : { text, pointer: cellPointer(row, field) });
}

function connectorCells(
  { id, standard, format, ratings }: ImportedPlug,
  uid: ImportedCell,
  at: CellAt,
  tariff: string | undefined,
  terms: string | undefined,
): { readonly [column: string]: ImportedCell | undefined } {
  const { power_type, max_voltage, max_amperage, max_electric_power } = ratings;
  return {
    evse_uid: uid,
    id: at('prise_type_2', id),
    standard: at('prise_type_2', standard),
    format: at('cable_t2_attache', format),
    power_type: at('puissance_nominale', power_type),
    max_voltage: at('puissance_nominale', String(max_voltage)),
    max_amperage: at('puissance_nominale', String(max_amperage)),
    max_electric_power: at('puissance_nominale', max_electric_power?.toFixed()),
    terms_and_conditions: at('tarification', terms),
    tariff_ids: at('gratuit', tariff),
  };
}

function uidOf(point: ChargingPoint, location: ImportedLocation, { file, uids }: PointSurroundings): string {
  const { name, record } = point;
  if (name === '') file.report('assumed', record, 'id_pdc_itinerance', { says: 'no id' });
  else if (name.length > LONGEST_ID) file.report('assumed', record, 'id_pdc_itinerance', { says: 'long id' });
  const wanted = name === '' ? `${location.id.text.slice(0, LONGEST_ID - 10)}-P` : withinLength(name);
  const uid = freeId({ has: (one) => uids.has(foldCase(one)) }, wanted);
  uids.add(foldCase(uid));
  return uid;
}

/** Columns that are true or false; prise_type_autre may be a list. */
const TRUTHS = Object.entries<IrveField>(STATIC_FIELDS).flatMap(([name, { isTruth }]) =>
  isTruth && name !== 'prise_type_autre' ? [name as StaticFieldName] : [],
);

/** Tells what the cells of a row say that cannot be published. */
function reportLosses(row: StaticRow, { report }: StaticFile): void {
  const { record, text } = row;
  for (const field of TRUTHS) {
    const written = text(field);
    if (written === '' || readTruth(written) !== undefined) continue;
    report('left-out', record, field, { says: 'truth', params: { written: written.slice(0, 40) } });
  }
  if (WITHOUT_WORD.has(text('accessibilite_pmr')))
    report('not-carried', record, 'accessibilite_pmr', { says: 'access' });
  const price = text('tarification');
  if (price !== '' && !/^inconnue?s?$/i.test(price) && !URL_FORM.test(price))
    report('left-out', record, 'tarification', { says: 'prices' });
}

const WITHOUT_WORD: ReadonlySet<string> = new Set<string>(ACCESSIBILITY.slice(1, 3));

/** In degrees: the difference that six decimals show. */
const SAME_POINT = 0.000001;

function isFar(a: { longitude: string; latitude: string }, b: { longitude: string; latitude: string }): boolean {
  // The location's may have been exchanged.
  if (a.longitude === b.latitude && a.latitude === b.longitude) return false;
  return (
    Math.abs(Number(a.longitude) - Number(b.longitude)) > SAME_POINT ||
    Math.abs(Number(a.latitude) - Number(b.latitude)) > SAME_POINT
  );
}

function capabilities(row: StaticRow): Capability[] {
  return [
    ...(readTruth(row.text('paiement_cb')) ? (['CREDIT_CARD_PAYABLE', 'DEBIT_CARD_PAYABLE'] as const) : []),
    ...(readTruth(row.text('reservation')) ? (['RESERVABLE'] as const) : []),
  ];
}

function restrictions(row: StaticRow, { isForCustomers, isForMotorcycles }: ImportedLocation): ParkingRestriction[] {
  return [
    ...(row.text('accessibilite_pmr').toLowerCase() === 'réservé pmr' ? (['DISABLED'] as const) : []),
    ...(isForCustomers ? (['CUSTOMERS'] as const) : []),
    ...(isForMotorcycles ? (['MOTORCYCLES'] as const) : []),
  ];
}

function lastUpdated(row: StaticRow, { file, now }: PointSurroundings): string | undefined {
  const written = row.text('date_maj');
  const day = readDay(written);
  const time = day === undefined ? undefined : `${day}T00:00:00Z`;
  if (time !== undefined && Date.parse(time) <= now) return time;
  if (written !== '') {
    const params = { written: written.slice(0, 40) };
    const said = day === undefined ? ({ says: 'day', params } as const) : ({ says: 'future day', params } as const);
    file.report('left-out', row.record, 'date_maj', said);
  }
  return undefined;
}

/** The id of the tariff of a party that is free of charge, which is added for its first point. */
function freeTariff(row: StaticRow, { party }: ImportedLocation, { free, record }: PointSurroundings): string {
  const id = `${party?.country_code ?? ''}${party?.party_id ?? ''}TGRATUIT`;
  if (free.has(id)) return id;
  free.add(id);
  const pointer = `/tariffs/${row.record}`;
  const cell = (text: string | undefined) => (text === undefined ? undefined : { text, pointer });
  record.addRow('tariffs', pointer, {
    id: cell(id),
    country_code: cell(party?.country_code),
    party_id: cell(party?.party_id),
    currency: cell('EUR'),
    price_per_session: cell('0'),
    vat: cell('20'),
  });
  return id;
}
