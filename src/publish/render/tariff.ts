/** Rows of tariffs and tariff elements -> OCPI Tariff objects (11.3.1). All arithmetic on prices is decimal. */

import type { Big } from 'big.js';
import { withoutVat } from '../../cells/numbers/money.ts';
import { formatTimestamp } from '../../cells/times/timestamp.ts';
import { ocpiObject } from '../../ocpi/object.ts';
import type { Price, PriceComponent, Tariff, TariffElement } from '../../ocpi/types.ts';
import type { TariffData } from '../../read/load/join.ts';
import { toRestrictions } from '../../tables/declarations/tariff-elements.ts';
import { PRICE_COLUMNS } from '../../tables/declarations/tariffs.ts';
import type { TariffElementRow, TariffRow } from '../../tables/tables.ts';
import { type Context, energyMixOf, reportedTime } from './location.ts';
import { toDisplayTexts } from './shared-classes.ts';

/**
 * A Tariff. Its `last_updated` is an empty text if the tables do not give it. The rules guarantee that its rows have a price,
 * and a VAT rate if their prices include VAT.
 */
export function toTariff(data: TariffData, { settings, dataset }: Context): Tariff {
  const { values } = data.tariff;
  return ocpiObject({
    country_code: values.country_code,
    party_id: values.party_id,
    id: values.id,
    currency: values.currency,
    type: values.type,
    tariff_alt_text: toDisplayTexts(values.tariff_alt_text, settings),
    tariff_alt_url: values.tariff_alt_url,
    min_price: toPrice(data.tariff, values.min_price, values.min_price_incl_vat),
    max_price: toPrice(data.tariff, values.max_price, values.max_price_incl_vat),
    elements: toElements(data),
    start_date_time: toDateTime(values.start_date_time),
    end_date_time: toDateTime(values.end_date_time),
    energy_mix: energyMixOf(values.energy_mix, dataset),
    last_updated: reportedTime(values.last_updated),
  });
}

function toDateTime(instant: number | undefined): string | undefined {
  return instant === undefined ? undefined : formatTimestamp(instant);
}

/** Whether somebody wrote that VAT is added to the prices, with a rate or without. */
export function isVatAdded({ tariff }: TariffData): boolean {
  return tariff.values.prices_include_vat === false;
}

/** Bounds of the price of a session. A bound that includes VAT is published with and without it. */
function toPrice({ values }: TariffRow, price: Big | undefined, inclVat: Big | undefined): Price | undefined {
  if (price === undefined) return undefined;
  const incl = values.prices_include_vat ? price : inclVat;
  return ocpiObject({
    excl_vat: netPrice(price, values.vat, values.prices_include_vat).toNumber(),
    incl_vat: incl?.toNumber(),
  });
}

function toElements(data: TariffData): TariffElement[] {
  return data.elements.length > 0 ? fromElementRows(data) : [{ price_components: fromPriceColumns(data.tariff) }];
}

function fromPriceColumns({ values }: TariffRow): PriceComponent[] {
  return Object.entries(PRICE_COLUMNS).flatMap(([column, type]) => {
    const price = values[column as keyof typeof PRICE_COLUMNS];
    if (price === undefined) return [];
    const net = netPrice(price, values.vat, values.prices_include_vat);
    return [ocpiObject({ type, price: net.toNumber(), vat: values.vat?.toNumber(), step_size: 1 })];
  });
}

function fromElementRows({ tariff, elements }: TariffData): TariffElement[] {
  const byNumber = Map.groupBy(elements, (row) => row.values.element);
  return [...byNumber.values()].map((rows) =>
    ocpiObject({
      price_components: rows.map((row) => toComponent(row, tariff)),
      restrictions: rows[0] && toRestrictions(rows[0]),
    }),
  );
}

/**
 * The prices with VAT as somebody wrote them: for each element, those of its components. OCPI 2.2 has prices without VAT, which are
 * rounded, so the page could only guess them. Nothing if the prices are without VAT.
 */
export function typedPrices({ tariff, elements }: TariffData): number[][] | undefined {
  const { values } = tariff;
  if (!values.prices_include_vat) return undefined;
  const columns = Object.keys(PRICE_COLUMNS) as (keyof typeof PRICE_COLUMNS)[];
  const ofColumns = columns.flatMap((column) => values[column]?.toNumber() ?? []);
  const byNumber = Map.groupBy(elements, (row) => row.values.element);
  const ofElements = [...byNumber.values()].map((rows) => rows.map((row) => row.values.price.toNumber()));
  return elements.length > 0 ? ofElements : [ofColumns];
}

function toComponent({ values }: TariffElementRow, tariff: TariffRow): PriceComponent {
  const vat = values.vat ?? tariff.values.vat;
  return ocpiObject({
    type: values.type,
    price: netPrice(values.price, vat, tariff.values.prices_include_vat).toNumber(),
    vat: vat?.toNumber(),
    step_size: values.step_size,
  });
}

function netPrice(price: Big, vat: Big | undefined, includesVat: boolean | undefined): Big {
  return includesVat && vat !== undefined ? withoutVat(price, vat).exclVat : price;
}
