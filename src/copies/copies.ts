/**
 * Makes the files for people that hold the whole network, and those that describe them. Locations are told one by one, so that
 * nobody needs all of them in memory at the same time.
 */

import type { DetailedTariff } from '../site/records/site-details.ts';
import type { Settings } from '../source/settings/settings.ts';
import { type BoundedText, startText } from './bounded-text.ts';
import { boundingBox } from './bounding-box.ts';
import { csvHead, csvRows } from './chargers-csv.ts';
import { dataPackage } from './data-package.ts';
import { discoveryFile, type PublishedFiles } from './discovery.ts';
import { type CopiedLocation, CSV_FILE, DATA_PACKAGE_FILE, DISCOVERY_PATH, GEOJSON_FILE } from './feeds.ts';
import { GEOJSON_END, geojsonFeature, geojsonHead, position } from './locations-geojson.ts';
import { plugPrices } from './plug-prices.ts';

export interface CopiesInput {
  readonly settings: Settings;
  /** The largest file that may be published, in bytes. A larger one is left out and described nowhere. */
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
   * The files by their path, with a leading slash: of those in COPY_PATHS, the ones that are not too large.
   *
   * @param others what else the site has, for the files that describe it
   */
  end(others: PublishedFiles): ReadonlyMap<string, Uint8Array>;
}

export function startCopies({ settings, largest, tariffs, at, generator }: CopiesInput): Copies {
  const priceOf = plugPrices(tariffs, at);
  const csv = startText(largest);
  csv.add(csvHead());
  const features = startText(largest);
  const [longitudes, latitudes]: [number[], number[]] = [[], []];
  return {
    location: (location) => {
      csv.add(csvRows(location, priceOf));
      const [longitude, latitude] = position(location.coordinates);
      features.add((longitudes.length > 0 ? ',\n' : '') + geojsonFeature(location, priceOf));
      longitudes.push(longitude);
      latitudes.push(latitude);
    },
    end: (others) => {
      const head = geojsonHead(settings, boundingBox(longitudes, latitudes));
      const made = new Map<string, Uint8Array>();
      const add = (path: string, bytes: Uint8Array | undefined): Uint8Array | undefined => {
        if (bytes === undefined || bytes.length > largest) return undefined;
        made.set(path, bytes);
        return bytes;
      };
      const described = dataPackage(settings, {
        csv: add(CSV_FILE.path, joined(csv)),
        geojson: add(GEOJSON_FILE.path, joined(features, head, GEOJSON_END)),
        statusPath: others.status?.path,
      });
      add(DATA_PACKAGE_FILE.path, described === undefined ? undefined : Buffer.from(described));
      const paths = new Set([...others.paths, ...made.keys()]);
      add(DISCOVERY_PATH, Buffer.from(discoveryFile(settings, { ...others, paths }, generator)));
      return made;
    },
  };
}

/** The bytes of a text between these two; undefined if it was given up. */
function joined(text: BoundedText, before = '', after = ''): Uint8Array | undefined {
  const pieces = text.end();
  return pieces && Buffer.concat([Buffer.from(before), ...pieces, Buffer.from(after)]);
}
