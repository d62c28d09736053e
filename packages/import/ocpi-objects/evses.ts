/** Imports EVSEs of a feed: rows of evses.csv, status_schedules.csv and images.csv, and their connectors. */

import { quoted } from '../../../src/cells/index.ts';
import { clause } from '../../../src/findings/index.ts';
import { evses, reading } from '../../../src/tables/index.ts';
import type { ImportedCell } from '../rows/imported-tables.ts';
import { isUnderstood } from '../rows/repairs.ts';
import { importConnector, type SiteOfPlug } from './connectors.ts';
import { bothOrNeither, geoLocation } from './country-and-time-zone.ts';
import { assumedCell, cell, derive, objects, type Source } from './feed-values.ts';
import { addRow } from './from-columns.ts';
import { importImages } from './images.ts';
import { tariffIdsIn } from './inline-tariffs.ts';
import { parkingCell } from './parking.ts';

/** Adds an EVSE, its connectors and what else belongs to it to the draft. */
export function importEvse(source: Source, location: ImportedCell | undefined, site: SiteOfPlug): void {
  const uid = uidCell(source);
  addRow('evses', 'EVSE', source, {
    ...{ uid, location_id: location, status: statusCell(source) },
    ...bothOrNeither(source, geoLocation(source)),
    parking: parkingCell(source),
  });
  for (const schedule of objects(source, 'status_schedule', 'StatusSchedule'))
    addRow('status_schedules', 'StatusSchedule', schedule, { evse_uid: uid });
  importImages(source, { evse_uid: uid });
  site.importTariffs(source);
  const own = { evse_uid: uid, tariff_ids: tariffIdsIn(source).cell };
  for (const connector of objects(source, 'connectors', 'Connector')) importConnector(connector, own, site);
}

/** The status. UNKNOWN is OCPI's word for one that it does not have, so no EVSE is lost for it. */
function statusCell(source: Source): ImportedCell | undefined {
  const filled = assumedCell(source, 'status', 'UNKNOWN');
  if (filled === undefined || isUnderstood(evses.columns.status.type, filled.text)) return filled;
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
