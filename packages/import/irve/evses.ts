/** A charging point as rows of evses.csv, connectors.csv, and perhaps a tariff that is free of charge. */

import { joinList } from '../../../src/cells/index.ts';
import { foldCase, type ParkingRestriction } from '../../../src/ocpi/index.ts';
import { STATIC_ENTRIES, type StaticFieldName } from '../irve-schema/editions.ts';
import type { PointToRead } from '../irve-schema/to-read.ts';
import { ACCESSIBILITY } from '../irve-schema/words.ts';
import { freeId, LONGEST_ID, withinLength } from '../rows/short-ids.ts';
import { cellsFrom } from './cells-from.ts';
import { importedPlugs } from './connectors.ts';
import type { ImportedLocation, Surroundings } from './locations.ts';
import { cellPointer } from './places.ts';
import { type ChargingPoint, pointOf } from './points.ts';
import type { StaticFile, StaticRow } from './read-file.ts';
import { readDay, readTruth } from './values.ts';

/** Adds the rows of a charging point. Returns whether it has a plug; without one, nothing is added. */
export function importPoint(
  point: ChargingPoint,
  row: StaticRow,
  location: ImportedLocation,
  around: Surroundings,
): boolean {
  const { file, record } = around;
  const plugs = importedPlugs(row, file);
  if (plugs.length === 0) return false;
  const pointer = `${location.pointer}/${row.record}`;
  const read = readPoint(point, row, location, around);
  const cellsAt = (own: string) => (field: StaticFieldName, text: string) => ({
    text,
    pointer: cellPointer(own, field),
  });
  const cells = cellsFrom('evse', read, cellsAt(pointer));
  const capabilities = CAPABILITIES.flatMap(([field, means]) => (readTruth(row.text(field)) ? means : []));
  record.addRow('evses', pointer, {
    ...cells,
    location_id: { text: location.id, pointer: cellPointer(location.pointer, 'id_station_itinerance') },
    ...(capabilities.length > 0 && { capabilities: cellsAt(pointer)('paiement_cb', joinList(capabilities)) }),
  });
  for (const plug of plugs) {
    const own = `${pointer}/${plug.id}`;
    const ofPlug = cellsFrom('connector', { plug, point: read }, cellsAt(own));
    record.addRow('connectors', own, { evse_uid: cells.uid, ...ofPlug });
  }
  return true;
}

function readPoint(
  point: ChargingPoint,
  row: StaticRow,
  location: ImportedLocation,
  around: Surroundings,
): PointToRead {
  const { file } = around;
  const uid = uidOf(point, location, around);
  reportLosses(row, file);
  const own = pointOf(row);
  if (own === undefined && row.text('coordonneesXY') !== '')
    file.report('left-out', row.record, 'coordonneesXY', { says: 'coordinates' });
  return {
    ...{ uid, evseId: point.evseId },
    elsewhere: own !== undefined && isFar(own, location.point) ? own : undefined,
    restrictions: restrictionsOf(row, location),
    lastUpdated: lastUpdated(row, around),
    tariff: readTruth(row.text('gratuit')) ? freeTariff(row, location, around) : undefined,
    terms: URL_FORM.test(row.text('tarification')) ? row.text('tarification') : undefined,
  };
}

const URL_FORM = /^https?:\/\/[^\s"<>]+$/;

function uidOf(point: ChargingPoint, location: ImportedLocation, { file, uids }: Surroundings): string {
  const { name, record } = point;
  if (name === '') file.report('assumed', record, 'id_pdc_itinerance', { says: 'no id' });
  else if (name.length > LONGEST_ID) file.report('assumed', record, 'id_pdc_itinerance', { says: 'long id' });
  const wanted = name === '' ? `${location.id.slice(0, LONGEST_ID - 10)}-P` : withinLength(name);
  const uid = freeId({ has: (one) => uids.has(foldCase(one)) }, wanted);
  uids.add(foldCase(uid));
  return uid;
}

/** Columns that are true or false; prise_type_autre may be a list. */
const TRUTHS = STATIC_ENTRIES.flatMap(([name, { isTruth }]) => (isTruth && name !== 'prise_type_autre' ? [name] : []));

const CAPABILITIES = STATIC_ENTRIES.flatMap(([name, { means }]) =>
  means === undefined ? [] : [[name, means] as const],
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

function restrictionsOf(row: StaticRow, { placement, isForMotorcycles }: ImportedLocation): ParkingRestriction[] {
  return [
    ...(row.text('accessibilite_pmr').toLowerCase() === 'réservé pmr' ? (['DISABLED'] as const) : []),
    ...(placement?.isForCustomers ? (['CUSTOMERS'] as const) : []),
    ...(isForMotorcycles ? (['MOTORCYCLES'] as const) : []),
  ];
}

function lastUpdated(row: StaticRow, { file, now }: Surroundings): string | undefined {
  const written = row.text('date_maj');
  const time = `${readDay(written)}T00:00:00Z`;
  if (Date.parse(time) <= now) return time;
  const params = { written: written.slice(0, 40) };
  if (written !== '') file.report('left-out', row.record, 'date_maj', { says: 'day', params });
  return undefined;
}

/** The id of the tariff of a party that is free of charge, which is added for its first point. */
function freeTariff(row: StaticRow, { party }: ImportedLocation, { free, record }: Surroundings): string {
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
