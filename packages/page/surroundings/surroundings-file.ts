/** What the build cuts out of the world around a network's sites: towns, coasts and borders. */

import { brotliDecompressSync } from 'node:zlib';
import type { PlainFile } from '../../../src/publish/index.ts';
import { hashOf } from '../../../src/snapshot/index.ts';
import { PLACES_PATH, toPlacesFile } from '../records/places-file.ts';
import type { SiteIndex } from '../records/site-index.ts';
import { cutGround, type EuropeanGround } from './cut-ground.ts';
import { cutPlaces } from './cut-places.ts';
import type { WorldTowns } from './world-towns.ts';

/** The default export of world.bundled.ts. */
export interface World {
  readonly towns: WorldTowns;
  readonly ground: EuropeanGround;
}

/** The file, which is made only if sites came, went or moved. @param world JSON of a World, compressed */
export function surroundingsFile(world: Uint8Array, { sites }: SiteIndex): PlainFile {
  const places = sites.map(({ latitude, longitude }) => `${latitude} ${longitude}`).sort();
  return {
    path: PLACES_PATH,
    key: hashOf([hashOf(world), ...places].join('\n')),
    bytes: () => {
      const { towns, ground } = JSON.parse(brotliDecompressSync(world).toString()) as World;
      const around = toPlacesFile(cutPlaces(towns, sites), cutGround(ground, sites));
      return Buffer.from(JSON.stringify(around));
    },
  };
}
