/** How a charging point is paid for, as far as the static file says it: whether it is free of charge, and whether everybody can pay. */

import { foldCase } from '../../../src/ocpi/index.ts';
import type { TariffData } from '../../../src/read/index.ts';
import { type ConnectorRow, PRICE_COLUMNS } from '../../../src/tables/index.ts';

interface Payment {
  /** Undefined if the point has no tariff. */
  readonly isFree: boolean | undefined;
  /** Whether it has a price for those without a contract. */
  readonly isAdHoc: boolean;
}

export type PaymentOf = (connectors: readonly ConnectorRow[]) => Payment;

export function paymentOfConnectors(tariffs: readonly TariffData[]): PaymentOf {
  const idsOf = (some: readonly TariffData[]) => new Set(some.map(({ tariff }) => foldCase(tariff.values.id)));
  const free = idsOf(tariffs.filter(isFree));
  const adHoc = idsOf(tariffs.filter((one) => !isFree(one) && isAdHoc(one)));
  return (connectors) => {
    const ids = connectors.flatMap(({ values }) => values.tariff_ids ?? []).map(foldCase);
    return {
      isFree: ids.length === 0 ? undefined : ids.every((id) => free.has(id)),
      isAdHoc: ids.some((id) => adHoc.has(id)),
    };
  };
}

function isFree({ tariff, elements }: TariffData): boolean {
  const columns = Object.keys(PRICE_COLUMNS) as (keyof typeof PRICE_COLUMNS)[];
  const prices = [
    ...columns.flatMap((column) => tariff.values[column] ?? []),
    ...elements.map(({ values }) => values.price),
  ];
  return prices.length > 0 && prices.every((price) => price.eq(0));
}

/** Without a type, a tariff is for everybody. In France, ad hoc prices are in EUR and of a French party. */
function isAdHoc({ tariff: { values } }: TariffData): boolean {
  const { type = 'AD_HOC_PAYMENT', currency, country_code } = values;
  return type === 'AD_HOC_PAYMENT' && currency === 'EUR' && country_code === 'FR';
}
