/** Rule: a tariff is in the currency of the country in which it is used. */

import { isKnown } from '../../cells/unknown-default.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { Dataset } from '../../read/load/join.ts';
import { isAbroad } from '../places/coordinates.ts';
import { defineRule } from '../rule/rule.ts';
import { priceCells } from './price-cells.ts';
import { type TariffUse, tariffUse } from './tariff-use.ts';

export const rule = defineRule({
  group: 'tariffs',
  findings: {
    'currency-of-country': {
      severity: 'doubt',
      wrong: 'A tariff is in a currency in which nobody pays in the country of its sites.',
      why: 'The amount is hardly the one that drivers pay, or the sites have the tariff of another country.',
      fix: 'Correct the currency and the prices, or the tariff_ids of the connectors.',
      message: 'Tariff "{id}" is in {currency}, but is used in {country}, where people pay in {usual}.',
    },
  },
  network({ dataset, tell }) {
    const { atAllSites, elsewhere } = foreignTariffs(dataset);
    for (const [tariff, country] of atAllSites) {
      const { id, currency } = tariff.values;
      const params = { id, currency, country, usual: usualIn(country) };
      tell('currency-of-country', 'tariffs', tariff, 'currency', { params });
    }
    for (const { location, evses } of elsewhere.size > 0 ? dataset.locations : []) {
      const { country } = location.values;
      for (const row of evses.flatMap(({ connectors }) => connectors)) {
        const id = row.values.tariff_ids?.find((one) => elsewhere.get(foldCase(one))?.has(country));
        if (id === undefined) continue;
        const { currency = '' } = dataset.tariffsById.get(foldCase(id))?.values ?? {};
        const params = { id, currency, country, usual: usualIn(country) };
        tell('currency-of-country', 'connectors', row, 'tariff_ids', { params });
      }
    }
  },
});

/** Tariffs whose currency is foreign: at all of their sites, with the country of one, or, by folded id, in some countries. */
function foreignTariffs(dataset: Dataset) {
  const uses = tariffUse(dataset);
  const withOwnCurrency = uses === undefined ? new Set() : countriesWithOwnCurrency(dataset, uses);
  const atAllSites = new Map<Dataset['tariffs'][number]['tariff'], string>();
  const elsewhere = new Map<string, ReadonlySet<string>>();
  for (const data of uses === undefined ? [] : dataset.tariffs) {
    const { id, currency } = data.tariff.values;
    // Free charging is free in every currency.
    if (!isKnown(currency) || priceCells(data).every(({ price }) => price.eq(0))) continue;
    const countries = [...(uses?.get(foldCase(id))?.countries ?? [])];
    const foreign = countries.filter(
      (country) => !(currenciesOf(country)?.has(currency) ?? true) && hasSitesInside(dataset, country),
    );
    const [first] = foreign;
    if (first === undefined) continue;
    if (foreign.length === countries.length) atAllSites.set(data.tariff, first);
    // Near borders, one tariff may serve both sides, unless the network prices the other side in its own currency.
    else elsewhere.set(foldCase(id), new Set(foreign.filter((country) => withOwnCurrency.has(country))));
  }
  return { atAllSites, elsewhere };
}

/** Whether some sites of a country are inside of it. Where none of them is, that has a finding of its own. */
export function hasSitesInside({ locations }: Dataset, country: string): boolean {
  return locations.some(({ location }) => location.values.country === country && !isAbroad(location));
}

function usualIn(country: string): string {
  return [...(currenciesOf(country) ?? [])].join(' or ');
}

function countriesWithOwnCurrency(dataset: Dataset, uses: ReadonlyMap<string, TariffUse>): Set<string> {
  const found = new Set<string>();
  for (const { tariff } of dataset.tariffs) {
    const { id, currency } = tariff.values;
    for (const country of uses.get(foldCase(id))?.countries ?? []) {
      if (currenciesOf(country)?.has(currency)) found.add(country);
    }
  }
  return found;
}

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
