/**
 * Makes the files for people that hold the whole network, and those that describe them. Locations are told one by one, so that
 * nobody needs all of them in memory at the same time.
 */

import type { DetailedTariff } from '../../src/ocpi/index.ts';
import type { ListedFile, Settings } from '../../src/settings/index.ts';
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
  /** @param statusTtl of the file with the statuses, in seconds; undefined if that file is too large @param others that are listed, too */
  end(statusTtl: number | undefined, others: readonly ListedFile[]): MadeCopies;
}

export interface MadeCopies {
  /** The files by their path, with a leading slash. What is too large for one file comes in numbered parts. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The files that people and programs are led to: those, and the statuses. */
  readonly listed: readonly ListedFile[];
}

/** More files than this are not made of one text: what they hold is in memory until it is written. */
const MOST_PARTS = 4;

export function startCopies({ settings, largest, tariffs, at, generator }: CopiesInput): Copies {
  const priceOf = plugPrices(tariffs, at);
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
    location: (location) => {
      if (!rows.isOver()) rows.add(rowsOf(location));
      if (features.isOver()) return;
      const place = position(location.coordinates);
      features.add(featureOf(location, place));
      places.push(place);
    },
    end: (statusTtl, others) => {
      const tables = rows.end(() => ({ head: csvStart, tail: '' })) ?? [];
      const headOf = (sites: number) => geojsonHead(settings, boundingBox(places.splice(0, sites)));
      const maps = features.end((sites) => ({ head: headOf(sites), tail: GEOJSON_END })) ?? [];
      const copies = [...numbered(CSV_FILE, tables), ...numbered(GEOJSON_FILE, maps)];
      const described = dataPackage(settings, copies, statusTtl !== undefined);
      const listed = [
        ...copies.map(({ file }) => file),
        ...(statusTtl === undefined ? [] : [STATUS_FILE]),
        ...(described === undefined ? [] : [DATA_PACKAGE_FILE]),
        ...others,
      ];
      const files = new Map(copies.map(({ file, bytes }) => [file.path, bytes]));
      if (described !== undefined) files.set(DATA_PACKAGE_FILE.path, Buffer.from(described));
      files.set(DISCOVERY_PATH, Buffer.from(discoveryFile(settings, { listed, statusTtl }, generator)));
      return { files, listed };
    },
  };
}

/** The copies of the network that are missing among these, because they would be too large. */
export function missingCopies(made: ReadonlyMap<string, Uint8Array>): readonly string[] {
  return [CSV_FILE, GEOJSON_FILE]
    .map(({ path }) => path)
    .filter((path) => !made.has(path) && !made.has(path.replace('.', '-1.')));
}
