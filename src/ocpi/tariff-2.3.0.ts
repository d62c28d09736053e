/**
 * A Tariff of OCPI 2.2.1 as 2.3.0 has it, and back. 2.3.0 says whether its prices include taxes, and has another class for the
 * least and the most that a session costs.
 */

import { ocpiObject } from './object.ts';
import type { Price, PriceLimit, Tariff, Tariff230, TariffElement } from './types.ts';

/** What somebody wrote about taxes, and OCPI 2.2 has no field for. */
export interface WrittenTaxes {
  /** Prices with VAT, for each component of each element. */
  readonly typed?: readonly (readonly number[])[] | undefined;
  /** Whether somebody said that taxes are added to the prices. Without that, a price without a rate has none. */
  readonly areAdded?: boolean;
}

export function toTariff230(tariff: Tariff, { typed, areAdded = false }: WrittenTaxes = {}): Tariff230 {
  const { min_price, max_price, elements, start_date_time, end_date_time, energy_mix, last_updated, ...rest } = tariff;
  return ocpiObject({
    ...rest,
    min_price: min_price && toLimit(min_price),
    max_price: max_price && toLimit(max_price),
    elements:
      typed === undefined ? elements : withPrices(elements, (_, element, component) => typed[element]?.[component]),
    tax_included:
      typed !== undefined ? ('YES' as const) : areAdded || isTaxed(elements) ? ('NO' as const) : ('N/A' as const),
    start_date_time,
    end_date_time,
    energy_mix,
    last_updated,
  });
}

/** Nothing if its prices include taxes whose rate it does not say: then nobody knows those without. */
export function toTariff221(tariff: Tariff230): Tariff | undefined {
  const { tax_included, min_price, max_price, elements, ...rest } = tariff;
  if (
    tax_included === 'YES' &&
    elements.some(({ price_components }) => price_components.some(({ vat }) => vat === undefined))
  ) {
    return undefined;
  }
  // Prices have four decimals (OCPI 16.2), so whole numbers of these are exact.
  const net = (price: number, { vat = 0 }: { vat?: number }) =>
    Math.round((Math.round(price * 10_000) * 100) / (100 + vat)) / 10_000;
  const { start_date_time, end_date_time, energy_mix, last_updated, ...first } = rest;
  return ocpiObject({
    ...first,
    min_price: min_price && toPrice(min_price),
    max_price: max_price && toPrice(max_price),
    elements: tax_included === 'YES' ? withPrices(elements, (component) => net(component.price, component)) : elements,
    start_date_time,
    end_date_time,
    energy_mix,
    last_updated,
  });
}

function toLimit({ excl_vat, incl_vat }: Price): PriceLimit {
  return ocpiObject({ before_taxes: excl_vat, after_taxes: incl_vat });
}

function toPrice({ before_taxes, after_taxes }: PriceLimit): Price {
  return ocpiObject({ excl_vat: before_taxes, incl_vat: after_taxes });
}

/** Whether a component has a tax. Without a rate, none applies to it (11.4.2). */
function isTaxed(elements: readonly TariffElement[]): boolean {
  return elements.some(({ price_components }) => price_components.some(({ vat = 0 }) => vat > 0));
}

function withPrices(
  elements: readonly TariffElement[],
  priceOf: (component: TariffElement['price_components'][number], element: number, index: number) => number | undefined,
): TariffElement[] {
  return elements.map((element, at) => ({
    ...element,
    price_components: element.price_components.map((component, i) => ({
      ...component,
      price: priceOf(component, at, i) ?? component.price,
    })),
  }));
}
