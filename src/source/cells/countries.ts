/**
 * Country codes and borders (@rapideditor/country-coder). Loading the borders takes a tenth of a second, so that happens
 * only when they are needed: not for a code that is right, and not in a build in which no table changed.
 */

import { createRequire } from 'node:module';
import { ALPHA_2, ALPHA_3 } from './country-codes.ts';

type Borders = typeof import('@rapideditor/country-coder');

let known: Borders | undefined;

function borders(): Borders {
  known ??= createRequire(import.meta.url)('@rapideditor/country-coder') as Borders;
  return known;
}

/** A point, longitude first. */
export type Point = [longitude: number, latitude: number];

/** ISO 3166-1 alpha-2 of a code or a point; null if there is none. */
export function iso1A2Code(codeOrPoint: string | Point): string | null {
  const isCode = typeof codeOrPoint === 'string' && ALPHA_2.has(codeOrPoint);
  return isCode ? codeOrPoint : borders().iso1A2Code(codeOrPoint);
}

/** ISO 3166-1 alpha-3 of a code or a point; null if there is none. */
export function iso1A3Code(codeOrPoint: string | Point): string | null {
  const isCode = typeof codeOrPoint === 'string' && ALPHA_3.has(codeOrPoint);
  return isCode ? codeOrPoint : borders().iso1A3Code(codeOrPoint);
}

/** Whether a point is in a country; null if there is no such country. */
export function isIn(point: Point, country: string): boolean | null {
  return borders().isIn(point, country);
}
