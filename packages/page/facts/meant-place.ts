/** The place that is meant by words which no site has: a town around the sites, or where postal codes are like them. */

import type { Coordinates } from '../../../src/cells/browser.ts';
import type { SiteRecord } from '../records/site-index.ts';
import { searchable, spellings } from './site-search.ts';

export interface NamedPlace extends Coordinates {
  readonly name: string;
}

interface Town extends NamedPlace {
  /** All its names, if it has several. */
  readonly called?: readonly string[];
}

/** Fewer letters are the beginning of too many towns. */
const LEAST_LETTERS = 3;
/** Fewer digits or letters of a postal code are a third of a country. */
const LEAST_CODE = 2;

/** @param places the largest first: of towns that have the same name, it is meant */
export function meantPlace(q: string, places: readonly Town[], sites: readonly SiteRecord[]): NamedPlace | undefined {
  const words = q.trim().split(/[\s,]+/);
  const [code, rest] = [words.filter((word) => /\d/.test(word)), words.filter((word) => !/\d/.test(word))];
  return townNamed(rest.join(' '), places) ?? placeOfCode(code.join(' '), sites);
}

/** The town that is called so, else the first that begins so. */
function townNamed(text: string, places: readonly Town[]): NamedPlace | undefined {
  const asked = spellings(text);
  const [plain = ''] = asked;
  if (plain.length < LEAST_LETTERS) return undefined;
  let first: NamedPlace | undefined;
  for (const place of places) {
    const names = (place.called ?? [place.name]).map(searchable);
    if (names.some((name) => asked.includes(name))) return place;
    if (first === undefined && asked.some((spelling) => names.some((name) => name.startsWith(spelling)))) first = place;
  }
  return first;
}

/** Where the site is whose postal code has the longest beginning in common, among codes of the same form. */
function placeOfCode(code: string, sites: readonly SiteRecord[]): NamedPlace | undefined {
  const asked = plainCode(code);
  if (asked.length < LEAST_CODE) return undefined;
  let [best, length]: [SiteRecord | undefined, number] = [undefined, LEAST_CODE - 1];
  for (const site of sites) {
    // Most codes begin otherwise, and there may be many thousands.
    if (site.postal_code?.charAt(0).toUpperCase() !== asked.charAt(0)) continue;
    const own = plainCode(site.postal_code);
    // Readers often leave out the letters at the end of a Dutch or British code.
    if (formOf(own) !== formOf(asked) && !formOf(own).startsWith(`${formOf(asked)}A`)) continue;
    const common = commonLength(own, asked);
    if (common > length) [best, length] = [site, common];
  }
  return best && { name: code, latitude: best.latitude, longitude: best.longitude };
}

function plainCode(code: string): string {
  return code.replace(/[^\p{L}\d]/gu, '').toUpperCase();
}

/** `00000` for a German code, `0000AA` for a Dutch one. */
function formOf(code: string): string {
  return code.replace(/\d/g, '0').replace(/\p{L}/gu, 'A');
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < other.length && one[length] === other[length]) length++;
  return length;
}
