/** Imports EVSEs of a feed: rows of evses.csv, status_schedules.csv and images.csv, and their connectors. */

import { quoted } from '../../../src/cells/index.ts';
import { clause } from '../../../src/findings/index.ts';
import { evses, reading } from '../../../src/tables/index.ts';
import type { ImportedCell } from '../rows/imported-tables.ts';
import { repairOf } from '../rows/repairs.ts';
import { checkFields } from './check-fields.ts';
import { importConnector, type SiteOfPlug } from './connectors.ts';
import { bothOrNeither, flatCoordinates, geoLocation, zonedCells } from './coordinates.ts';
import { assumedCell, cell, cells, derive, lastUpdatedCell, objects, type Source } from './feed-values.ts';
import { importImages } from './images.ts';
import { EVSE_TARIFF_NAMES, wholeTariffNames } from './inline-tariffs.ts';
import { displayTextsCell, listCell, listOrNoneCell } from './lists.ts';
import { parkingCell } from './parking.ts';

const EVSE_SCALARS = ['uid', 'evse_id', 'floor_level', 'physical_reference'] as const;
const EVSE_PARTS = [
  'status',
  'status_schedule',
  'capabilities',
  'connectors',
  'coordinates',
  'directions',
  'parking_restrictions',
  'parking',
  'images',
  'accepted_service_providers',
  'last_updated',
] as const;

/** Adds an EVSE, its connectors and what else belongs to it to the draft. */
export function importEvse(source: Source, location: ImportedCell | undefined, site: SiteOfPlug): void {
  const { record, pointer } = source;
  const tariffNames = [...EVSE_TARIFF_NAMES, ...wholeTariffNames(source)];
  checkFields('EVSE', source, [...EVSE_SCALARS, ...EVSE_PARTS, ...flatCoordinates(source), ...tariffNames]);
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
    ['parking', parkingCell(source)],
    [
      'accepted_service_providers',
      listOrNoneCell(source, 'accepted_service_providers', evses.columns.accepted_service_providers),
    ],
    ['last_updated', lastUpdatedCell(source)],
  ]);
  for (const schedule of objects(source, 'status_schedule')) {
    const fields = ['period_begin', 'period_end', 'status'] as const;
    checkFields('StatusSchedule', schedule, fields);
    record.addRow('status_schedules', schedule.pointer, [['evse_uid', uid], ...zonedCells(schedule, fields)]);
  }
  importImages(source, [['evse_uid', uid]]);
  const evse = { uid, tariffIds: site.tariffs.ofEvse(source) };
  for (const connector of objects(source, 'connectors')) importConnector(connector, evse, site);
}

/** The status. UNKNOWN is OCPI's word for one that it does not have, so no EVSE is lost for it. */
function statusCell(source: Source): ImportedCell | undefined {
  const filled = assumedCell(source, 'status', 'UNKNOWN');
  const { type } = evses.columns.status;
  if (filled === undefined || reading(type, filled.text).ok || repairOf(type, 'status', filled.text)) return filled;
  source.record.report('assumed', filled.pointer, { says: 'status', params: { given: quoted(filled.text) } });
  return { text: 'UNKNOWN', pointer: filled.pointer };
}

/** The uid. Without one that can be used, the evse_id tells the EVSE from all others as well. */
function uidCell(source: Source): ImportedCell | undefined {
  const uid = cell(source, 'uid');
  if (uid !== undefined && isId(uid)) return uid;
  const evseId = cell(source, 'evse_id');
  if (evseId === undefined || !isId(evseId)) return uid;
  return derive(source, 'uid', uid, evseId.text, clause`which is its evse_id`);
}

function isId({ text }: ImportedCell): boolean {
  return reading(evses.columns.uid.type, text).ok;
}
