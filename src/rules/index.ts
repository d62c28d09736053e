/** What packages may use of this room. */

export { EXAMPLE_NAMES, EXAMPLE_SITE, exampleCoordinate } from './completeness/example-site.ts';
export { currenciesOf } from './prices/currency-of-country.ts';
export { UNITS_PER_EURO } from './prices/price-ranges.ts';
export { vatRatesOf } from './prices/vat-of-country.ts';
