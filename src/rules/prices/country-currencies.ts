/**
 * The currencies in which people pay in a country: the legal tender by ISO 4217, and others that are as common as it. Only
 * countries that are listed are checked.
 */

const COUNTRIES_OF: { readonly [currency: string]: string } = {
  EUR: `AND AUT BEL BGR BLM CYP DEU ESP EST FIN FRA GLP GRC GUF HRV IRL ITA LTU LUX LVA MAF MCO MLT MNE MTQ MYT NLD PRT REU
    SMR SPM SVK SVN VAT XKX ALA ATF`,
  USD: `USA PRI GUM VIR ASM MNP ECU SLV PAN TLS FSM MHL PLW TCA VGB BES KHM LBN ZWE BHS BLZ BMU CYM BRB COD LBR PER URY`,
  GBP: 'GBR GGY IMN JEY GIB FLK SHN',
  ...{ CHF: 'CHE LIE', NOK: 'NOR SJM', SEK: 'SWE', DKK: 'DNK FRO GRL', ISK: 'ISL', PLN: 'POL', CZK: 'CZE', HUF: 'HUN' },
  ...{ RON: 'ROU', BGN: 'BGR', RSD: 'SRB', MKD: 'MKD', ALL: 'ALB', BAM: 'BIH', MDL: 'MDA', UAH: 'UKR', TRY: 'TUR' },
  ...{ GEL: 'GEO', AMD: 'ARM', AZN: 'AZE', RUB: 'RUS', BYN: 'BLR', KZT: 'KAZ', UZS: 'UZB', KGS: 'KGZ', ILS: 'ISR PSE' },
  ...{ JOD: 'JOR PSE', AED: 'ARE', SAR: 'SAU', QAR: 'QAT', BHD: 'BHR', KWD: 'KWT', OMR: 'OMN', EGP: 'EGY' },
  ...{ MAD: 'MAR ESH', XPF: 'NCL PYF WLF', CAD: 'CAN', MXN: 'MEX', BRL: 'BRA', CLP: 'CHL', CLF: 'CHL', COP: 'COL' },
  ...{ TND: 'TUN', ZAR: 'ZAF NAM LSO SWZ', NAD: 'NAM', KES: 'KEN', NGN: 'NGA', GHS: 'GHA', RWF: 'RWA', ETB: 'ETH' },
  ...{ MUR: 'MUS', INR: 'IND BTN', PKR: 'PAK', BDT: 'BGD', LKR: 'LKA', NPR: 'NPL', THB: 'THA', VND: 'VNM', MYR: 'MYS' },
  ...{ SGD: 'SGP BRN', BND: 'BRN SGP', IDR: 'IDN', PHP: 'PHL', KHR: 'KHM', LAK: 'LAO', HKD: 'HKG MAC', MOP: 'MAC' },
  ...{ TWD: 'TWN', KRW: 'KOR', JPY: 'JPN', CNY: 'CHN', MNT: 'MNG', AUD: 'AUS KIR NRU TUV', NZD: 'NZL COK NIU' },
  ...{ PEN: 'PER', UYU: 'URY', PYG: 'PRY', BOB: 'BOL', CRC: 'CRI', GTQ: 'GTM', HNL: 'HND', DOP: 'DOM', PAB: 'PAN' },
  ...{ JMD: 'JAM', TTD: 'TTO', GIP: 'GIB', FKP: 'FLK', SHP: 'SHN', BSD: 'BHS', BZD: 'BLZ', BMD: 'BMU', KYD: 'CYM' },
  BBD: 'BRB',
};

const CURRENCIES_OF = new Map<string, Set<string>>();
for (const [currency, countries] of Object.entries(COUNTRIES_OF)) {
  for (const country of countries.split(/\s+/)) {
    const known = CURRENCIES_OF.get(country) ?? new Set();
    CURRENCIES_OF.set(country, known.add(currency));
  }
}

/** The currencies of a country (alpha-3), or nothing if they are not known. */
export function currenciesOf(country: string): ReadonlySet<string> | undefined {
  return CURRENCIES_OF.get(country);
}
