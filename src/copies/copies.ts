/**
 * Makes the files for people that hold the whole network, and those that describe them. Locations are told one by one, so that
 * nobody needs all of them in memory at the same time.
 */

import type { DetailedTariff } from '../site/records/site-details.ts';
import type { Settings } from '../source/settings/settings.ts';
import { boundingBox } from './bounding-box.ts';
import { csvHead, csvRows } from './chargers-csv.ts';
import { dataPackage } from './data-package.ts';
import { discoveryFile, type OtherFiles } from './discovery.ts';
import { type CopiedLocation, CSV_FILE, DATA_PACKAGE_FILE, DISCOVERY_PATH, GEOJSON_FILE, numbered } from './feeds.ts';
import {
  GEOJSON_END,
  GEOJSON_SEPARATOR,
  geojsonFeature,
  geojsonFrame,
  geojsonHead,
  position,
} from './locations-geojson.ts';
import { startParts } from './parts.ts';
import { plugPrices } from './plug-prices.ts';

export interface CopiesInput {
  readonly settings: Settings;
  /** The largest file that may be published, in bytes. What needs more comes in parts, up to a bound. */
  readonly largest: number;
  /** All that are published, by their ids. */
  readonly tariffs: ReadonlyMap<string, DetailedTariff>;
  /** For which time prices are told, in ms since 1970. */
  readonly at: number;
  /** Name and version of the program. */
  readonly generator: string;
}

export interface Copies {
  /** Adds a public Location, without the EVSEs that are REMOVED. */
  location(location: CopiedLocation): void;
  /**
   * The files by their path, with a leading slash. What is too large for one file comes in numbered parts.
   *
   * @param others what else the site has, for the files that describe it
   */
  end(others: OtherFiles): ReadonlyMap<string, Uint8Array>;
}

/** More files than this are not made of one text: what they hold is in memory until it is written. */
const MOST_PARTS = 4;

export function startCopies({ settings, largest, tariffs, at, generator }: CopiesInput): Copies {
  const priceOf = plugPrices(tariffs, at);
  const csvStart = Buffer.from(csvHead());
  const rows = startParts({ room: largest - csvStart.length, most: MOST_PARTS, separator: '' });
  const features = startParts({
    room: largest - geojsonFrame(settings),
    most: MOST_PARTS,
    separator: GEOJSON_SEPARATOR,
  });
  const places: (readonly [longitude: number, latitude: number])[] = [];
  return {
    location: (location) => {
      if (!rows.isOver()) rows.add(csvRows(location, priceOf));
      if (features.isOver()) return;
      features.add(geojsonFeature(location, priceOf));
      places.push(position(location.coordinates));
    },
    end: (others) => {
      const tables = (rows.end() ?? []).map(({ body }) => Buffer.concat([csvStart, body]));
      const maps = (features.end() ?? []).map(({ body, pieces }) => {
        const head = geojsonHead(settings, boundingBox(places.splice(0, pieces)));
        return Buffer.concat([Buffer.from(head), body, Buffer.from(GEOJSON_END)]);
      });
      const copies = [...numbered(CSV_FILE, tables), ...numbered(GEOJSON_FILE, maps)];
      const described = dataPackage(settings, copies, others.status?.path);
      if (described !== undefined) copies.push({ file: DATA_PACKAGE_FILE, bytes: Buffer.from(described) });
      const files = copies.map(({ file }) => file);
      const discovery = discoveryFile(settings, { ...others, files }, generator);
      return new Map([
        ...copies.map(({ file, bytes }) => [file.path, bytes] as const),
        [DISCOVERY_PATH, Buffer.from(discovery)] as const,
      ]);
    },
  };
}

/** The copies of the network that are missing among these, because they would be too large. */
export function missingCopies(made: ReadonlyMap<string, Uint8Array>): readonly string[] {
  return [CSV_FILE, GEOJSON_FILE]
    .map(({ path }) => path)
    .filter((path) => !made.has(path) && !made.has(path.replace('.', '-1.')));
}
