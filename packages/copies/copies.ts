/**
 * Makes the files for people that hold the whole network, and those that describe them. Locations are told one by one, so that
 * nobody needs all of them in memory at the same time.
 */

import type { Published } from '../../src/publish/index.ts';
import type { ListedFile } from '../../src/settings/index.ts';
import { plugPrices } from '../page/facts/price-of-energy.ts';
import { csvHead, csvRowsWith } from './chargers-csv.ts';
import { dataPackage } from './data-package.ts';
import { discoveryFile } from './discovery.ts';
import {
  type CopiedLocation,
  CSV_FILE,
  DATA_PACKAGE_FILE,
  DISCOVERY_PATH,
  GEOJSON_FILE,
  numbered,
  STATUS_FILE,
} from './feeds.ts';
import {
  boundingBox,
  GEOJSON_END,
  GEOJSON_SEPARATOR,
  geojsonFeatureWith,
  geojsonFrame,
  geojsonHead,
  type Position,
  position,
} from './locations-geojson.ts';
import { startParts } from './parts.ts';

/** What the copies depend on. What is too large for one file comes in numbered parts, up to a bound. */
export type CopiedNetwork = Pick<Published, 'settings' | 'largest' | 'tariffs' | 'publishedAt' | 'statusTtl'>;

/** More files than this are not made of one text: what they hold is in memory until it is written. */
const MOST_PARTS = 4;

/** The copies of a network as files. One that would be too large has no bytes. */
export function startCopies({ settings, largest, tariffs, publishedAt, statusTtl }: CopiedNetwork) {
  const priceOf = plugPrices(tariffs, publishedAt);
  const csvStart = csvHead();
  const rowsOf = csvRowsWith(priceOf);
  const rows = startParts({ largest, frame: Buffer.byteLength(csvStart), most: MOST_PARTS, separator: '' });
  const featureOf = geojsonFeatureWith(priceOf);
  const features = startParts({
    ...{ largest, frame: geojsonFrame(settings) },
    most: MOST_PARTS,
    separator: GEOJSON_SEPARATOR,
  });
  const places: Position[] = [];
  return {
    location: (location: CopiedLocation): void => {
      if (!rows.isOver()) rows.add(rowsOf(location));
      if (features.isOver()) return;
      const place = position(location.coordinates);
      features.add(featureOf(location, place));
      places.push(place);
    },
    end: (others: readonly ListedFile[]) => {
      const tables = rows.end(() => ({ head: csvStart, tail: '' }));
      const headOf = (sites: number) => geojsonHead(settings, boundingBox(places.splice(0, sites)));
      const maps = features.end((sites) => ({ head: headOf(sites), tail: GEOJSON_END }));
      const copies = [...numbered(CSV_FILE, tables ?? []), ...numbered(GEOJSON_FILE, maps ?? [])];
      const described = dataPackage(settings, copies, statusTtl !== undefined);
      const listed = [
        ...copies.map(({ file }) => file),
        ...(statusTtl === undefined ? [] : [STATUS_FILE]),
        ...(described === undefined ? [] : [DATA_PACKAGE_FILE]),
        ...others,
      ];
      const files = [
        ...copies.map(({ file, bytes }) => [file.path, bytes] as const),
        ...(described === undefined ? [] : [[DATA_PACKAGE_FILE.path, Buffer.from(described)] as const]),
        [DISCOVERY_PATH, Buffer.from(discoveryFile(settings, listed, statusTtl))] as const,
        ...(tables === undefined ? [[CSV_FILE.path, undefined] as const] : []),
        ...(maps === undefined ? [[GEOJSON_FILE.path, undefined] as const] : []),
      ];
      return { files: files.map(([path, bytes]) => ({ path, bytes: () => bytes })), listed };
    },
  };
}
