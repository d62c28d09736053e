/**
 * The standard rate of VAT in a country, for the example. Rates are in percent, as of November 2026: the European Union by its
 * "Taxes in Europe Database" (ec.europa.eu, VAT rates applied in the member states), the others by their tax authorities. Rates
 * change, and charging may have another one in a part of a country, so nothing but the example follows from this table.
 */
const RATES =
  'AT20 BE21 BG20 CH8.1 CY19 CZ21 DE19 DK25 EE24 ES21 FI25.5 FR20 GB20 GR24 HR25 HU27 IE23 IS24 IT22 LI8.1 LT21 LU17 LV21 MC20 MT18 NL21 NO25 PL23 PT23 RO21 SE25 SI22 SK23';

const BY_COUNTRY: ReadonlyMap<string, string> = new Map(
  RATES.split(' ').map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

/** Percent, as a cell has it; undefined where it is not known. @param country alpha-2 */
export function standardVat(country: string): string | undefined {
  return BY_COUNTRY.get(country);
}
