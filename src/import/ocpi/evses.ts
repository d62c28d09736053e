/** Imports EVSEs of a feed: rows of evses.csv, connectors.csv, status_schedules.csv and images.csv. */

import { quoted } from '../../source/cells/cell.ts';
import { connectors } from '../../source/tables/connectors.ts';
import { evses } from '../../source/tables/evses.ts';
import type { ImportedCell } from '../imported-tables.ts';
import { repairOf } from '../repairs.ts';
import { checkFields } from './check-fields.ts';
import { bothOrNeither, flatCoordinates, geoLocation, zonedCells } from './coordinates.ts';
import {
  assumedCell,
  at,
  cell,
  cells,
  lastUpdatedCell,
  member,
  objects,
  type Source,
  toText,
  urlCell,
} from './feed-values.ts';
import { type InlineTariffs, inlineTariffNames } from './inline-tariffs.ts';
import { displayTextsCell, listCell } from './lists.ts';
import { RATINGS, ratingCells } from './ratings.ts';
import { checkImage, imageCells } from './shared-rows.ts';

const EVSE_SCALARS = ['uid', 'evse_id', 'floor_level', 'physical_reference'] as const;
const EVSE_PARTS = [
  'status',
  'status_schedule',
  'capabilities',
  'connectors',
  'coordinates',
  'directions',
  'parking_restrictions',
  'images',
  'last_updated',
] as const;

/** What is known of the site of an EVSE. */
export interface SiteOfEvse {
  readonly tariffs: InlineTariffs;
  /** As the feed writes it. */
  readonly country: string | undefined;
}

/** Adds an EVSE, its connectors and what else belongs to it to the draft. */
export function importEvse(source: Source, location: ImportedCell | undefined, site: SiteOfEvse): void {
  const { record, pointer } = source;
  checkFields('EVSE', source, [...EVSE_SCALARS, ...EVSE_PARTS, ...flatCoordinates(source)]);
  const uid = uidCell(source);
  record.addRow('evses', pointer, [
    ...cells(source, EVSE_SCALARS),
    ['uid', uid],
    ['location_id', location],
    ['status', statusCell(source)],
    ...bothOrNeither(source, geoLocation(source)),
    ['capabilities', listCell(source, 'capabilities', evses.columns.capabilities)],
    ['directions', displayTextsCell(source, 'directions')],
    ['parking_restrictions', listCell(source, 'parking_restrictions', evses.columns.parking_restrictions)],
    ['last_updated', lastUpdatedCell(source)],
  ]);
  for (const schedule of objects(source, 'status_schedule')) {
    const fields = ['period_begin', 'period_end', 'status'] as const;
    checkFields('StatusSchedule', schedule, fields);
    record.addRow('status_schedules', schedule.pointer, [['evse_uid', uid], ...zonedCells(schedule, fields)]);
  }
  importImages(source, ['evse_uid', uid]);
  for (const connector of objects(source, 'connectors')) importConnector(connector, uid, site);
}

/** The status. UNKNOWN is OCPI's word for one that it does not have, so no EVSE is lost for it. */
function statusCell(source: Source): ImportedCell | undefined {
  const filled = assumedCell(source, 'status', 'UNKNOWN');
  const { type } = evses.columns.status;
  if (filled === undefined || type.read(filled.text).ok || repairOf(type, 'status', filled.text)) return filled;
  const message = `status ${quoted(filled.text)} is not one of the values in OCPI, so UNKNOWN was written.`;
  source.record.report('assumed', filled.pointer, message);
  return { text: 'UNKNOWN', pointer: filled.pointer };
}

/** The uid. Without one, the evse_id tells the EVSE from all others as well. */
function uidCell(source: Source): ImportedCell | undefined {
  const uid = cell(source, 'uid');
  const evseId = uid === undefined ? cell(source, 'evse_id') : undefined;
  if (evseId === undefined) return uid;
  const pointer = at(source.pointer, 'uid');
  source.record.report('assumed', pointer, `uid is missing, so evse_id ${quoted(evseId.text)} was written.`);
  return { text: evseId.text, pointer };
}

const CONNECTOR_SCALARS = ['format', 'power_type'] as const;
const CONNECTOR_PARTS = [...RATINGS, 'id', 'standard', 'terms_and_conditions', 'tariff_ids', 'last_updated'] as const;

function importConnector(source: Source, uid: ImportedCell | undefined, { tariffs, country }: SiteOfEvse): void {
  checkFields('Connector', source, [...CONNECTOR_SCALARS, ...CONNECTOR_PARTS, ...inlineTariffNames(source)]);
  source.record.addRow('connectors', source.pointer, [
    ['evse_uid', uid],
    ['id', assumedCell(source, 'id', '1')],
    ['standard', standardCell(source, country)],
    ...cells(source, CONNECTOR_SCALARS),
    ...ratingCells(source),
    ['terms_and_conditions', urlCell(source, 'terms_and_conditions')],
    ['tariff_ids', tariffs.idsCell(source)],
    ['last_updated', lastUpdatedCell(source)],
  ]);
}

/** The standard. What people call CCS is another plug in America than in Europe. */
function standardCell(source: Source, country: string | undefined): ImportedCell | undefined {
  const filled = cell(source, 'standard');
  if (filled === undefined) return undefined;
  const powerType = toText(member(source, 'power_type').value);
  const known: { readonly [name: string]: string | undefined } = { country, power_type: powerType };
  const row = { cell: (name: string) => known[name], setting: () => undefined };
  const repair = repairOf(connectors.columns.standard.type, 'standard', filled.text, row);
  if (repair === undefined) return filled;
  source.record.repaired(filled.pointer, repair);
  return { text: repair.to, pointer: filled.pointer };
}

/** Adds the images of a location or an EVSE. `owner` is the column with its id, and the id. */
export function importImages(source: Source, owner: [string, ImportedCell | undefined]): void {
  for (const [i, image] of objects(source, 'images').entries()) {
    checkImage(image);
    const position = { text: String(i + 1), pointer: image.pointer };
    source.record.addRow('images', image.pointer, [owner, ['position', position], ...imageCells(image)]);
  }
}
