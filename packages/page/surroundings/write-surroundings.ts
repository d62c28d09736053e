/** What the build cuts out of the world around a network's sites, as files. They change only if sites come, go or move. */

import { brotliDecompressSync } from 'node:zlib';
import { PLACES_PATH, toPlacesFile } from '../records/places-file.ts';
import type { SiteIndex } from '../records/site-index.ts';
import { cutGround, type EuropeanGround } from './cut-ground.ts';
import { cutPlaces, isAround } from './cut-places.ts';
import { readTowns, type WorldTowns } from './world-towns.ts';

/** The default export of world.bundled.ts. */
export interface World {
  readonly towns: WorldTowns;
  readonly ground: EuropeanGround;
}

/** By their paths. @param world JSON of a World, compressed */
export function writeSurroundings(world: Uint8Array, { sites }: SiteIndex): ReadonlyMap<string, Uint8Array> {
  const { towns, ground } = JSON.parse(brotliDecompressSync(world).toString()) as World;
  const places = toPlacesFile(cutPlaces(readTowns(towns, isAround(sites)), sites), cutGround(ground, sites));
  return new Map([[PLACES_PATH, Buffer.from(JSON.stringify(places))]]);
}
