/**
 * The regions of NUTS level 1, version 2024: Regulation (EC) No 1059/2003 as amended by Delegated Regulation (EU) 2023/674,
 * and the statistical regions of EFTA countries. Level 1 is the same in version 2021: what changed is below it. The United
 * Kingdom left the classification; its codes (UKI, …) are none here.
 */

/** ISO 3166-1 alpha-3 of a country -> code -> the name that Eurostat gives it. */
const REGIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AUT: { AT1: 'Ostösterreich', AT2: 'Südösterreich', AT3: 'Westösterreich' },
  BEL: {
    BE1: 'Région de Bruxelles-Capitale/Brussels Hoofdstedelijk Gewest',
    BE2: 'Vlaams Gewest',
    BE3: 'Région wallonne',
  },
  BGR: { BG3: 'Severna i Yugoiztochna Bulgaria', BG4: 'Yugozapadna i Yuzhna tsentralna Bulgaria' },
  CHE: { CH0: 'Schweiz/Suisse/Svizzera' },
  CYP: { CY0: 'Kýpros' },
  CZE: { CZ0: 'Česko' },
  DEU: {
    DE1: 'Baden-Württemberg',
    DE2: 'Bayern',
    DE3: 'Berlin',
    DE4: 'Brandenburg',
    DE5: 'Bremen',
    DE6: 'Hamburg',
    DE7: 'Hessen',
    DE8: 'Mecklenburg-Vorpommern',
    DE9: 'Niedersachsen',
    DEA: 'Nordrhein-Westfalen',
    DEB: 'Rheinland-Pfalz',
    DEC: 'Saarland',
    DED: 'Sachsen',
    DEE: 'Sachsen-Anhalt',
    DEF: 'Schleswig-Holstein',
    DEG: 'Thüringen',
  },
  DNK: { DK0: 'Danmark' },
  ESP: {
    ES1: 'Noroeste',
    ES2: 'Noreste',
    ES3: 'Comunidad de Madrid',
    ES4: 'Centro (ES)',
    ES5: 'Este',
    ES6: 'Sur',
    ES7: 'Canarias',
  },
  EST: { EE0: 'Eesti' },
  FIN: { FI1: 'Manner-Suomi', FI2: 'Åland' },
  FRA: {
    FR1: 'Ile-de-France',
    FRB: 'Centre — Val de Loire',
    FRC: 'Bourgogne-Franche-Comté',
    FRD: 'Normandie',
    FRE: 'Hauts-de-France',
    FRF: 'Grand Est',
    FRG: 'Pays de la Loire',
    FRH: 'Bretagne',
    FRI: 'Nouvelle-Aquitaine',
    FRJ: 'Occitanie',
    FRK: 'Auvergne-Rhône-Alpes',
    FRL: 'Provence-Alpes-Côte d’Azur',
    FRM: 'Corse',
    FRY: 'RUP FR — Régions Ultrapériphériques Françaises',
  },
  GRC: { EL3: 'Attiki', EL4: 'Nisia Aigaiou, Kriti', EL5: 'Voreia Elláda', EL6: 'Kentriki Elláda' },
  HRV: { HR0: 'Hrvatska' },
  HUN: { HU1: 'Közép-Magyarország', HU2: 'Dunántúl', HU3: 'Alföld és Észak' },
  IRL: { IE0: 'Ireland' },
  ISL: { IS0: 'Ísland' },
  ITA: { ITC: 'Nord-Ovest', ITF: 'Sud', ITG: 'Isole', ITH: 'Nord-Est', ITI: 'Centro (IT)' },
  LIE: { LI0: 'Liechtenstein' },
  LTU: { LT0: 'Lietuva' },
  LUX: { LU0: 'Luxembourg' },
  LVA: { LV0: 'Latvija' },
  MLT: { MT0: 'Malta' },
  NLD: { NL1: 'Noord-Nederland', NL2: 'Oost-Nederland', NL3: 'West-Nederland', NL4: 'Zuid-Nederland' },
  NOR: { NO0: 'Norge' },
  POL: {
    PL2: 'Makroregion południowy',
    PL4: 'Makroregion północno-zachodni',
    PL5: 'Makroregion południowo-zachodni',
    PL6: 'Makroregion północny',
    PL7: 'Makroregion centralny',
    PL8: 'Makroregion wschodni',
    PL9: 'Makroregion województwo mazowieckie',
  },
  PRT: { PT1: 'Continente', PT2: 'Região Autónoma dos Açores', PT3: 'Região Autónoma da Madeira' },
  ROU: {
    RO1: 'Macroregiunea Unu',
    RO2: 'Macroregiunea Doi',
    RO3: 'Macroregiunea Trei',
    RO4: 'Macroregiunea Patru',
  },
  SVK: { SK0: 'Slovensko' },
  SVN: { SI0: 'Slovenija' },
  SWE: { SE1: 'Östra Sverige', SE2: 'Södra Sverige', SE3: 'Norra Sverige' },
};

/** Territories that have a code of ISO 3166-1 of their own, and lie in a region of another country. */
const TERRITORIES: Readonly<Record<string, string>> = {
  ALA: 'FI2',
  GLP: 'FRY',
  GUF: 'FRY',
  MTQ: 'FRY',
  MYT: 'FRY',
  REU: 'FRY',
};

/** Every code with its name. */
export const NUTS_1: ReadonlyMap<string, string> = new Map(Object.values(REGIONS).flatMap(Object.entries));

const CODES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...Object.entries(REGIONS).map(([country, regions]) => [country, Object.keys(regions)] as const),
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

/** Whether a code is one of a country's regions (alpha-3). */
export function isRegionOf(code: string, country: string): boolean {
  return regionsOf(country).includes(code);
}
