/** `/datex2/v3/table.json`: sites with their stations, points, plugs and prices. */

import { formatTimestamp } from '../../../src/cells/index.ts';
import type { FilesInMaking, Published } from '../../../src/publish/index.ts';
import { numbered } from '../../copies/feeds.ts';
import { startParts } from '../../copies/parts.ts';
import { made } from '../mapping/form.ts';
import { POINT } from '../mapping/point.ts';
import { SITE } from '../mapping/site.ts';
import { type SiteSource, sitesOf, stationsOf } from '../mapping/sources.ts';
import { STATION } from '../mapping/station.ts';
import { withDatex2 } from '../settings.ts';
import { DATEX_TABLE, LARGEST } from './paths.ts';
import { aroundTable } from './publication.ts';
import { statusFilesOf } from './status-file.ts';

export { startStatuses } from './status-file.ts';

/** A network that needs more is not published. */
const MOST_FILES = 16;

export function startTable(published: Published): FilesInMaking {
  const { settings, publishedAt, locations } = published;
  if (!withDatex2(settings).datex2 || locations.length === 0) return { end: () => ({ files: [] }) };
  const { before: head, after: tail } = aroundTable(settings, formatTimestamp(publishedAt));
  const siteOf = sitesOf(published);
  const largest = Math.min(published.largest, LARGEST);
  const frame = Buffer.byteLength(head) + tail.length;
  const sites = startParts({ largest, frame, most: MOST_FILES, separator: ',' });
  return {
    location: (location) => sites.add(JSON.stringify(siteOfTable(siteOf(location)))),
    end: (listed) => {
      const parts = sites.end(() => ({ head, tail }));
      const files = numbered(DATEX_TABLE, parts ?? []);
      const own = files.map(({ file: { path }, bytes }) => ({ path, bytes: () => bytes }));
      return {
        files: parts === undefined ? [{ path: DATEX_TABLE.path, bytes: () => undefined }] : own,
        listed: [...listed, ...files.map(({ file }) => file), ...statusFilesOf(locations)],
      };
    },
  };
}

function siteOfTable(site: SiteSource): object {
  const stations = stationsOf(site).map((station) => ({
    ...made(STATION, station),
    refillPoint: station.points.map((point) => ({ aegiElectricChargingPoint: made(POINT, point) })),
  }));
  return { ...made(SITE, site), energyInfrastructureStation: stations.length > 0 ? stations : undefined };
}
