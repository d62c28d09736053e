/** What packages may use of this room. */

export { EXAMPLE_NAMES, EXAMPLE_SITE, exampleCoordinate } from './completeness/example-site.ts';
export { currenciesOf } from './prices/country-currencies.ts';
export { UNITS_PER_EURO } from './prices/price-ranges.ts';
export { vatRatesOf } from './prices/vat-rates.ts';
