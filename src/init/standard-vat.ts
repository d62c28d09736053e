/**
 * The standard rate of VAT in a country, in percent, for the example. Compared on 22 November 2026 with eu-vat-rates-data by
 * vatnode.dev: for the European Union its copy, of 23 September 2026, of the Commission's "Taxes in Europe Database"; for the
 * others a list that it keeps by hand, of 7 September 2026. The database itself was not asked, and what changed since is not in
 * here. Left out are Greece and Ireland, where charging has the lower rate of electricity, and Croatia, where it probably has.
 * Others may have another rate, too, or a part of them may, so nothing but the example follows from this table.
 */
const RATES =
  'AT20 BE21 BG20 CH8.1 CY19 CZ21 DE19 DK25 EE24 ES21 FI25.5 FR20 GB20 HU27 IS24 IT22 LI8.1 LT21 LU17 LV21 MC20 MT18 NL21 NO25 PL23 PT23 RO21 SE25 SI22 SK23';

const BY_COUNTRY: ReadonlyMap<string, string> = new Map(
  RATES.split(' ').map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

/** Percent, as a cell has it; undefined where it is not known. @param country alpha-2 */
export function standardVat(country: string): string | undefined {
  return BY_COUNTRY.get(country);
}
