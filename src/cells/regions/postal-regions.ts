/**
 * Regions by postal code: what its first digits say in countries that have more than one region. Written by hand, from
 * how postal services number. Digits that run across a border are not here, or under `unknown`: then the coordinates decide.
 *
 * What has all digits of a code is a single town that gets its post from the other side of a border.
 */

interface Postal {
  /** How many digits a code has, as people write it. */
  readonly digits: readonly number[];
  /** NUTS-1 code or `unknown` -> beginnings of codes, with spaces between; `10-19` are ten. The longest one counts. */
  readonly regions: Readonly<Record<string, string>>;
}

/** Alpha-3 of a country -> its codes. */
const POSTAL: Readonly<Record<string, Postal>> = {
  AUT: {
    digits: [4],
    regions: {
      AT1: '1-3 7 430 443 838',
      AT2: '80-98',
      AT3: '4-6 99 9782',
      unknown: '265 268 285 287 329 333 392 437 439 444 448 742 824 828 829 835 863 869 892 893 897',
    },
  },
  BEL: {
    digits: [4],
    regions: {
      BE1: '10-12',
      BE2: '15-39 8 9',
      BE3: '13 14 4-7',
    },
  },
  BGR: {
    digits: [4],
    regions: {
      BG3: '3 5 60-62 7-9',
      BG4: '1 2 4 63-69',
      unknown: '876-878',
    },
  },
  DEU: {
    digits: [5],
    regions: {
      DE1: '680-684 687 688 691 70-75 760-766 77-79 880 882-887 890 891 895 896 979',
      DE2: '637-639 80-87 892-894 90-95 961-964 970-977',
      DE3: '100-107 11 120-124 126 13 140 141',
      DE4: '03 049 143-146 148 15 16',
      DE5: '275 281-283',
      DE6: '20 211 220 222-227',
      DE7: '341 342 345 346 35 360-363 372 60 61 630-633 635 636 64 651 652 654 657-659 686',
      DE8: '170 171 174 175 18 190 192 194',
      DE9: '212 213 216 217 26 272-274 276-278 288 292 293 295 296 30 31 370 371 374 375 381-383 385-387 490-493 496-498',
      DEA: '32 33 40-42 44-47 480-483 486 487 50-52 530-533 537-539 570-574 58 59',
      DEB: '534 535 54-56 575 576 669 67 768',
      DEC: '660-663 666 667',
      DED: '010-018 02 041-045 047 048 08 09',
      DEE: '06 388 39',
      DEF: '228 229 235-238 24 25',
      DEG: '07 364 373 965 98 99',
      unknown: '065 079 19273 27498 27499 51598 552 59969 9790',
    },
  },
  ESP: {
    digits: [5],
    regions: {
      ES1: '15 27 32 33 36 39',
      ES2: '01 20 22 26 31 44 48 50',
      ES3: '28',
      ES4: '02 05 06 09 10 13 16 19 24 34 37 40 42 45 47 49',
      ES5: '03 07 08 12 17 25 43 46',
      ES6: '04 11 14 18 21 23 29 30 41 51 52',
      ES7: '35 38',
      unknown: '01427 14449 22583 22584 28190 39232 39250 42269',
    },
  },
  FIN: {
    digits: [5],
    regions: {
      FI1: '0 1 20 21 23-29 3-9',
      FI2: '22',
    },
  },
  FRA: {
    digits: [5],
    regions: {
      FR1: '75 77 78 91-95',
      FRB: '18 28 36 37 41 45',
      FRC: '21 25 39 58 70 71 89 90',
      FRD: '14 27 50 61 76',
      FRE: '02 59 60 62 80',
      FRF: '08 10 51 52 54 55 57 67 68 88',
      FRG: '44 49 53 72 85',
      FRH: '22 29 35 56',
      FRI: '16 17 19 23 24 33 40 47 64 79 86 87',
      FRJ: '09 11 12 30 31 32 34 46 48 65 66 81 82',
      FRK: '01 03 07 15 26 38 42 43 63 69 73 74',
      FRL: '04-06 13 83 84',
      FRM: '20',
      FRY: '971-974 976',
      unknown: '01410 01590 05700 37160 48250 97133 97150',
    },
  },
  GRC: {
    digits: [5],
    regions: {
      EL3: '10-19',
      EL4: '70-74 81-85',
      EL5: '44-46 48 50-69',
      EL6: '20-43 49',
    },
  },
  HUN: {
    digits: [4],
    regions: {
      HU1: '1 20-23 260 262 263 27',
      HU2: '240 242 243 245 247-249 25 28 29 7-9',
      HU3: '264-267 269 3-6',
      unknown: '202 206 2091 217',
    },
  },
  ITA: {
    digits: [5],
    regions: {
      ITC: '10-28 46',
      ITF: '64-67 70-76 80-89',
      ITG: '07-09 90-98',
      ITH: '29-45 47 48',
      ITI: '00-06 50-63',
    },
  },
  NLD: {
    digits: [4],
    regions: {
      NL1: '774-776 78 790-793 796 798 799 838 839 84-99',
      NL2: '130-136 377 378 384-389 400-411 415 417-419 530-533 651-657 66-76 771-773 777-779 80-82 830-834 836 837',
      NL3: '10-12 138 139 14-36 370-376 381-383 390 391 393-397 399 412 413 420 422-424 43-45 469',
      NL4: '425-428 461-466 468 47-52 534-539 54-64 659',
    },
  },
  POL: {
    digits: [5],
    regions: {
      PL2: '30-34 383 40-44 474',
      PL4: '60-69 70-75 760 761 766 774 78 893',
      PL5: '45-59 672',
      PL6: '10-14 193-195 762 771-773 80-89',
      PL7: '25 261 263 27-29 90-99',
      PL8: '085 15-24 35-39',
      PL9: '00-08 264 265 267-269 271 273 963 965',
      unknown: '380-382 471 472',
    },
  },
  PRT: {
    digits: [4, 7],
    regions: {
      PT1: '1-8',
      PT2: '95-99',
      PT3: '90-94',
    },
  },
  ROU: {
    digits: [6],
    regions: {
      RO1: '4 5',
      RO2: '12 6 7 80-90',
      RO3: '0 10 11 13 14 91 92',
      RO4: '2 3',
    },
  },
  SWE: {
    digits: [5],
    regions: {
      SE1: '10-19 58-61 63 64 69-76 814 815 819',
      SE2: '20-57 593 594 598 62 662 666 668',
      SE3: '65-68 77-98',
      unknown: '590 660 6620 6625 6629 810 8149 8196',
    },
  },
};

const DIGITS = /\d/g;
const FORM = /^(?:[A-Z]{1,3}[ -]*)?(\d[\d -]*\d)\s*(?:[A-Z]{2})?$/;

/** Alpha-3 -> beginning of a code -> NUTS-1 code or `unknown`. */
const BEGINNINGS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(POSTAL).map(([country, { regions }]) => [country, beginnings(regions)]),
);

function beginnings(regions: Postal['regions']): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(regions).flatMap(([region, listed]) =>
      listed
        .split(' ')
        .flatMap(ofRange)
        .map((one) => [one, region]),
    ),
  );
}

/** `08-10` -> `08`, `09`, `10`. */
function ofRange(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) =>
    String(Number(first) + i).padStart(first.length, '0'),
  );
}

/**
 * The region of a postal code; nothing if the code does not say it, or has not the form of its country.
 *
 * @param country alpha-3
 * @param postalCode as people write it: `1012 AB`, `D-10178`
 */
export function regionOfPostalCode(country: string, postalCode: string): string | undefined {
  const known = BEGINNINGS.get(country);
  const digits = FORM.exec(postalCode.trim().toUpperCase())?.[1]?.match(DIGITS)?.join('') ?? '';
  if (!known || !POSTAL[country]?.digits.includes(digits.length)) return undefined;
  for (let length = digits.length; length > 0; length--) {
    const region = known.get(digits.slice(0, length));
    if (region !== undefined) return region === 'unknown' ? undefined : region;
  }
  return undefined;
}
