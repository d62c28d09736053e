/**
 * The provinces of GeoNames (`admin1`, in some countries not those of ISO 3166-2) by the region of NUTS level 1 that they are
 * in, for countries that have several regions. Not here is France overseas, which its postal codes tell.
 */

/** Alpha-3 of a country -> the last character of a NUTS-1 code -> codes of provinces. */
export const PROVINCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AUT: { 1: '01 03 09', 2: '02 06', 3: '04 05 07 08' },
  BEL: { 1: 'BRU', 2: 'VLG', 3: 'WAL' },
  BGR: { 3: '39 40 41 46 47 50 52 53 54 55 56 59 60 61 62 63 64 65', 4: '38 42 43 44 45 48 49 51 57 58' },
  DEU: {
    1: '01',
    2: '02',
    3: '16',
    4: '11',
    5: '03',
    6: '04',
    7: '05',
    8: '12',
    9: '06',
    A: '07',
    B: '08',
    C: '09',
    D: '13',
    E: '14',
    F: '10',
    G: '15',
  },
  ESP: { 1: '34 39 58', 2: '27 32 52 59', 3: '29', 4: '54 55 57', 5: '07 56 60', 6: '31 51 CE ML', 7: '53' },
  FRA: {
    1: '11',
    B: '24',
    C: '27',
    D: '28',
    E: '32',
    F: '44',
    G: '52',
    H: '53',
    I: '75',
    J: '76',
    K: '84',
    L: '93',
    M: '94',
  },
  GRC: {
    3: 'ESYE31',
    4: 'ESYE41 ESYE42 ESYE43',
    5: 'ESYE11 ESYE12 ESYE13 ESYE21 736572',
    6: 'ESYE14 ESYE22 ESYE23 ESYE24 ESYE25',
  },
  HUN: { 1: '05 16', 2: '02 08 09 12 17 21 22 23 24', 3: '01 03 04 06 10 11 14 18 20' },
  ITA: { C: '08 09 12 19', F: '01 02 03 04 11 13', G: '14 15', H: '05 06 17 20', I: '07 10 16 18' },
  NLD: { 1: '01 02 04', 2: '03 15 16', 3: '07 09 10 11', 4: '05 06' },
  POL: { 2: '77 83', 4: '76 86 87', 5: '72 79', 6: '73 82 85', 7: '74 84', 8: '75 80 81', 9: '78' },
  PRT: { 1: '02 03 04 05 06 07 08 09 11 13 14 16 17 18 19 20 21 22', 2: '23', 3: '10' },
  ROU: {
    1: '01 05 06 09 13 15 20 25 27 31 32 33',
    2: '04 07 08 11 14 18 23 28 34 37 38 40',
    3: '03 10 16 22 30 35 41 42 43',
    4: '02 12 17 19 21 26 29 36 39',
  },
  SWE: { 1: '15 16 18 21 25 26', 2: '02 05 06 08 09 12 27 28', 3: '03 07 10 14 22 23 24' },
};
