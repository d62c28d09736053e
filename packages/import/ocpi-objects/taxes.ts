/**
 * Imports what OCPI 2.3.0 says about taxes. Its prices may include them (`tax_included`), while those of OCPI 2.2 never do: for
 * older versions, the column prices_include_vat makes the build take the VAT out again.
 */

import type { TaxIncluded } from '../../../src/ocpi/index.ts';
import { type ImportedCell, SILENT_RECORDER } from '../rows/imported-tables.ts';
import { cell, member, objects, part, type Source } from './feed-values.ts';
import type { Cells } from './from-columns.ts';
import { amountCell } from './numbers.ts';

/** Whether the prices of a tariff include taxes. What cannot be read is reported as lost, since prices depend on it. */
export function taxesOf(tariff: Source): TaxIncluded {
  const filled = cell(tariff, 'tax_included');
  const word = filled?.text.toUpperCase() ?? 'NO';
  if (word === 'YES' || word === 'TRUE') return 'YES';
  if (word === 'N/A') return 'N/A';
  if (filled !== undefined && word !== 'NO' && word !== 'FALSE') {
    tariff.record.report('left-out', filled.pointer, { says: 'taxes' });
  }
  return 'NO';
}

/**
 * Whether prices include VAT, where that has to be said: beside a rate, and where the feed says that taxes are added without
 * saying how much. Prices of OCPI 2.2 never include them; without a rate, none apply (11.4.2).
 */
export function inclusionCell(
  tariff: Source,
  elements: readonly Source[],
  taxes: TaxIncluded,
): ImportedCell | undefined {
  const { place: pointer, value } = member(tariff, 'tax_included');
  if (taxes === 'YES') return { text: 'true', pointer };
  const isSaid = taxes === 'NO' && value !== undefined && value !== null && value !== '';
  const isTaxed = ratesOf(elements).some((rate) => rate !== undefined && !/^0*\.?0*$/.test(rate.text));
  return isSaid || isTaxed ? { text: 'false', pointer } : undefined;
}

/** The cells of tariffs.csv that differ if the prices include taxes. */
export function taxedPrices(tariff: Source, elements: readonly Source[]): Cells {
  const [min_price, max_price] = [taxedBound(tariff, 'min_price'), taxedBound(tariff, 'max_price')];
  return { min_price, max_price, ...((min_price ?? max_price) && { vat: commonRate(elements) }) };
}

/** The bound with taxes. One that is only known without them cannot stand beside prices that include them. */
function taxedBound(tariff: Source, name: string): ImportedCell | undefined {
  const bound = part(tariff, name, 'Price');
  if (bound === undefined) return undefined;
  const taxed = amountCell(bound, 'incl_vat');
  if (taxed === undefined)
    tariff.record.report('left-out', bound.pointer, {
      says: 'incomplete',
      params: { member: name, part: 'amount with taxes' },
    });
  return taxed;
}

/** The VAT rate of all price components, which is then that of the bounds too; nothing if they differ. */
function commonRate(elements: readonly Source[]): ImportedCell | undefined {
  const rates = ratesOf(elements);
  const [first] = rates;
  return rates.every((rate) => rate?.text === first?.text) ? first : undefined;
}

function ratesOf(elements: readonly Source[]): (ImportedCell | undefined)[] {
  return elements
    .flatMap((element) => objects({ ...element, record: SILENT_RECORDER }, 'price_components', 'PriceComponent'))
    .map((component) => amountCell(component, 'vat'));
}
