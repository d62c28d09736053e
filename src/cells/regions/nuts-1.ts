/**
 * The regions of NUTS level 1, version 2024: Regulation (EC) No 1059/2003 as amended by Delegated Regulation (EU) 2023/674,
 * and the statistical regions of EFTA countries. Level 1 is the same in version 2021: what changed is below it. The United
 * Kingdom left the classification; its codes (UKI, …) are none here.
 */

import { alpha3Of } from '../places/country-codes.ts';

/**
 * The code of each region and the name that Eurostat gives it; behind the colon, with which digits postal codes begin that are certainly
 * in it, in countries that have more than one region. `10-19` are ten beginnings, and the longest one counts. Written by hand, from how
 * postal services number. Beginnings that run across a border are nowhere, or behind a question mark: then the coordinates decide. What has
 * all digits of a code is a single town that gets its post from the other side of a border.
 */
const TABLE = `
AT1 Ostösterreich: 1-3 7 430 443 838
AT2 Südösterreich: 80-98
AT3 Westösterreich: 4-6 99 9782
AT?: 265 268 285 287 329 333 392 437 439 444 448 742 824 828 829 835 863 869 892 893 897
BE1 Région de Bruxelles-Capitale/Brussels Hoofdstedelijk Gewest: 10-12
BE2 Vlaams Gewest: 15-39 8 9
BE3 Région wallonne: 13 14 4-7
BG3 Severna i Yugoiztochna Bulgaria: 3 5 60-62 7-9
BG4 Yugozapadna i Yuzhna tsentralna Bulgaria: 1 2 4 63-69
BG?: 876-878
CH0 Schweiz/Suisse/Svizzera
CY0 Kýpros
CZ0 Česko
DE1 Baden-Württemberg: 680-684 687 688 691 70-75 760-766 77-79 880 882-887 890 891 895 896 979
DE2 Bayern: 637-639 80-87 892-894 90-95 961-964 970-977
DE3 Berlin: 100-107 11 120-124 126 13 140 141
DE4 Brandenburg: 03 049 143-146 148 15 16
DE5 Bremen: 275 281-283
DE6 Hamburg: 20 211 220 222-227
DE7 Hessen: 341 342 345 346 35 360-363 372 60 61 630-633 635 636 64 651 652 654 657-659 686
DE8 Mecklenburg-Vorpommern: 170 171 174 175 18 190 192 194
DE9 Niedersachsen: 212 213 216 217 26 272-274 276-278 288 292 293 295 296 30 31 370 371 374 375 381-383 385-387 490-493 496-498
DEA Nordrhein-Westfalen: 32 33 40-42 44-47 480-483 486 487 50-52 530-533 537-539 570-574 58 59
DEB Rheinland-Pfalz: 534 535 54-56 575 576 669 67 768
DEC Saarland: 660-663 666 667
DED Sachsen: 010-018 02 041-045 047 048 08 09
DEE Sachsen-Anhalt: 06 388 39
DEF Schleswig-Holstein: 228 229 235-238 24 25
DEG Thüringen: 07 364 373 965 98 99
DE?: 065 079 19273 27498 27499 51598 552 59969 9790
DK0 Danmark
ES1 Noroeste: 15 27 32 33 36 39
ES2 Noreste: 01 20 22 26 31 44 48 50
ES3 Comunidad de Madrid: 28
ES4 Centro (ES): 02 05 06 09 10 13 16 19 24 34 37 40 42 45 47 49
ES5 Este: 03 07 08 12 17 25 43 46
ES6 Sur: 04 11 14 18 21 23 29 30 41 51 52
ES7 Canarias: 35 38
ES?: 01427 14449 22583 22584 28190 39232 39250 42269
EE0 Eesti
FI1 Manner-Suomi: 0 1 20 21 23-29 3-9
FI2 Åland: 22
FR1 Ile-de-France: 75 77 78 91-95
FRB Centre — Val de Loire: 18 28 36 37 41 45
FRC Bourgogne-Franche-Comté: 21 25 39 58 70 71 89 90
FRD Normandie: 14 27 50 61 76
FRE Hauts-de-France: 02 59 60 62 80
FRF Grand Est: 08 10 51 52 54 55 57 67 68 88
FRG Pays de la Loire: 44 49 53 72 85
FRH Bretagne: 22 29 35 56
FRI Nouvelle-Aquitaine: 16 17 19 23 24 33 40 47 64 79 86 87
FRJ Occitanie: 09 11 12 30 31 32 34 46 48 65 66 81 82
FRK Auvergne-Rhône-Alpes: 01 03 07 15 26 38 42 43 63 69 73 74
FRL Provence-Alpes-Côte d’Azur: 04-06 13 83 84
FRM Corse: 20
FRY RUP FR — Régions Ultrapériphériques Françaises: 971-974 976
FR?: 01410 01590 05700 37160 48250 97133 97150
EL3 Attiki: 10-19
EL4 Nisia Aigaiou, Kriti: 70-74 81-85
EL5 Voreia Elláda: 44-46 48 50-69
EL6 Kentriki Elláda: 20-43 49
HR0 Hrvatska
HU1 Közép-Magyarország: 1 20-23 260 262 263 27
HU2 Dunántúl: 240 242 243 245 247-249 25 28 29 7-9
HU3 Alföld és Észak: 264-267 269 3-6
HU?: 202 206 2091 217
IE0 Ireland
IS0 Ísland
ITC Nord-Ovest: 10-28 46
ITF Sud: 64-67 70-76 80-89
ITG Isole: 07-09 90-98
ITH Nord-Est: 29-45 47 48
ITI Centro (IT): 00-06 50-63
LI0 Liechtenstein
LT0 Lietuva
LU0 Luxembourg
LV0 Latvija
MT0 Malta
NL1 Noord-Nederland: 774-776 78 790-793 796 798 799 838 839 84-99
NL2 Oost-Nederland: 130-136 377 378 384-389 400-411 415 417-419 530-533 651-657 66-76 771-773 777-779 80-82 830-834 836 837
NL3 West-Nederland: 10-12 138 139 14-36 370-376 381-383 390 391 393-397 399 412 413 420 422-424 43-45 469
NL4 Zuid-Nederland: 425-428 461-466 468 47-52 534-539 54-64 659
NO0 Norge
PL2 Makroregion południowy: 30-34 383 40-44 474
PL4 Makroregion północno-zachodni: 60-69 70-75 760 761 766 774 78 893
PL5 Makroregion południowo-zachodni: 45-59 672
PL6 Makroregion północny: 10-14 193-195 762 771-773 80-89
PL7 Makroregion centralny: 25 261 263 27-29 90-99
PL8 Makroregion wschodni: 085 15-24 35-39
PL9 Makroregion województwo mazowieckie: 00-08 264 265 267-269 271 273 963 965
PL?: 380-382 471 472
PT1 Continente: 1-8
PT2 Região Autónoma dos Açores: 95-99
PT3 Região Autónoma da Madeira: 90-94
RO1 Macroregiunea Unu: 4 5
RO2 Macroregiunea Doi: 12 6 7 80-90
RO3 Macroregiunea Trei: 0 10 11 13 14 91 92
RO4 Macroregiunea Patru: 2 3
SK0 Slovensko
SI0 Slovenija
SE1 Östra Sverige: 10-19 58-61 63 64 69-76 814 815 819
SE2 Södra Sverige: 20-57 593 594 598 62 662 666 668
SE3 Norra Sverige: 65-68 77-98
SE?: 590 660 6620 6625 6629 810 8149 8196
`;

const LINES = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [, code = '', name = '', beginnings = ''] = /^(...) ?([^:]*):? ?(.*)$/.exec(line) ?? [];
    return { code, name, beginnings };
  });

/** Every code with its name. */
export const NUTS_1: ReadonlyMap<string, string> = new Map(
  LINES.filter(({ name }) => name !== '').map(({ code, name }) => [code, name]),
);

/** Territories that have a code of ISO 3166-1 of their own, and lie in a region of another country. */
const TERRITORIES = { ALA: 'FI2', GLP: 'FRY', GUF: 'FRY', MTQ: 'FRY', MYT: 'FRY', REU: 'FRY' };

const CODES: ReadonlyMap<string | undefined, readonly string[]> = new Map<string | undefined, readonly string[]>([
  // Eurostat writes EL for Greece.
  ...Map.groupBy(NUTS_1.keys(), (code) => alpha3Of(code.slice(0, 2).replace('EL', 'GR'))),
  ...Object.entries(TERRITORIES).map(([territory, code]) => [territory, [code]] as const),
]);

/**
 * The codes of a country's regions; none if it has no part in NUTS.
 *
 * @param country alpha-3
 */
export function regionsOf(country: string): readonly string[] {
  return CODES.get(country) ?? [];
}

/** The code of a region, or one with a question mark, by the two letters of its country and the beginning of postal codes. */
const BY_BEGINNING: ReadonlyMap<string, string> = new Map(
  LINES.flatMap(({ code, beginnings }) =>
    beginnings
      .split(' ')
      .flatMap(ofRange)
      .map((digits) => [code.slice(0, 2) + digits, code]),
  ),
);

/** `08-10` -> `08`, `09`, `10`. */
function ofRange(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) =>
    String(Number(first) + i).padStart(first.length, '0'),
  );
}

/** How many digits a postal code has, as people write it, where that is not five. */
const DIGITS = new Map(Object.entries({ AT: [4], BE: [4], BG: [4], HU: [4], NL: [4], PT: [4, 7], RO: [6] }));

const POSTAL_CODE = /^(?:[A-Z]{1,3}[ -]*)?(\d[\d -]*\d)\s*(?:[A-Z]{2})?$/;

/**
 * The region of a postal code; nothing if the code does not say it, or has not the form of its country.
 *
 * @param country alpha-3
 * @param postalCode as people write it: `1012 AB`, `D-10178`
 */
export function regionOfPostalCode(country: string, postalCode: string): string | undefined {
  const letters = regionsOf(country)[0]?.slice(0, 2) ?? '';
  const digits = POSTAL_CODE.exec(postalCode.trim().toUpperCase())?.[1]?.replace(/\D/g, '') ?? '';
  if (!(DIGITS.get(letters) ?? [5]).includes(digits.length)) return undefined;
  for (let length = digits.length; length > 0; length--) {
    const region = BY_BEGINNING.get(letters + digits.slice(0, length));
    if (region !== undefined) return region.endsWith('?') ? undefined : region;
  }
  return undefined;
}
