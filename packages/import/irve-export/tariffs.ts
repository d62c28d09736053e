/** The rows of the file of tariffs, and which of them belong to a charging point. */

import { Big } from 'big.js';
import { formatDecimal } from '../../../src/cells/index.ts';
import { foldCase } from '../../../src/ocpi/index.ts';
import type { TariffData } from '../../../src/read/index.ts';
import {
  type ConnectorRow,
  PRICE_COLUMNS,
  type TariffElementRow,
  type TariffRow,
  toRestrictions,
} from '../../../src/tables/index.ts';
import type { ExportedCells } from '../irve-schema/field.ts';
import type { TARIFF_FIELDS } from '../irve-schema/tariff-fields.ts';
import type { ExportInput } from './export-input.ts';
import { fullSeconds } from './states.ts';

type TariffCells = ExportedCells<typeof TARIFF_FIELDS>;

/** The prices in a static row. */
interface TariffsOfPoint {
  /** Ids in the file of tariffs. */
  readonly ids: readonly string[];
  /** Undefined if the point has no tariff. */
  readonly isFree: boolean | undefined;
  readonly isAdHoc: boolean;
}

export interface ExportedTariffs {
  readonly rows: readonly TariffCells[];
  ofConnectors(connectors: readonly ConnectorRow[]): TariffsOfPoint;
}

export function exportedTariffs(input: ExportInput): ExportedTariffs {
  const rows: TariffCells[] = [];
  const ids = new Map<string, string>();
  const free = new Set<string>();
  for (const data of input.dataset.tariffs) {
    const key = foldCase(data.tariff.values.id);
    if (isFree(data)) free.add(key);
    else if (isExportable(data, input)) {
      const id = tariffId(data.tariff);
      ids.set(key, id);
      for (const row of tariffRows(data, id, input)) rows.push(row);
    }
  }
  return {
    rows,
    ofConnectors: (connectors) => {
      const all = [...new Set(connectors.flatMap(({ values }) => values.tariff_ids ?? []).map(foldCase))];
      const known = all.flatMap((id) => ids.get(id) ?? []);
      return {
        ids: known,
        isFree: all.length === 0 ? undefined : all.every((id) => free.has(id)),
        isAdHoc: known.length > 0,
      };
    },
  };
}

/** Every price in the file is one of ad hoc payment; without a type, a tariff is for everybody. */
function isExportable({ tariff }: TariffData, { report }: ExportInput): boolean {
  const { type, currency, country_code } = tariff.values;
  const column =
    type !== undefined && type !== 'AD_HOC_PAYMENT'
      ? 'type'
      : currency !== 'EUR'
        ? 'currency'
        : country_code !== 'FR'
          ? 'country_code'
          : undefined;
  if (column) report('not-exported', tariff, column, { says: column });
  return column === undefined;
}

function tariffId({ values: { id, country_code, party_id } }: TariffRow): string {
  const party = `${country_code}${party_id}`;
  const plain = id.replace(/\s/g, '-');
  return /^FR[A-Z0-9]{3}T/.test(plain) ? plain : `${party}T${plain}`;
}

interface PricePart {
  readonly type: string;
  readonly price: Big;
  readonly vat: Big | undefined;
  readonly step_size: number;
}

interface ElementPart {
  readonly number: number;
  readonly restrictions: object;
  readonly prices: PricePart[];
}

/** Prices of tariffs.csv are an element without restrictions. */
function elementsOf({ tariff, elements }: TariffData): ElementPart[] {
  const columns = Object.entries(PRICE_COLUMNS) as [keyof typeof PRICE_COLUMNS, string][];
  const simple = columns.flatMap(([column, type]) => {
    const price = tariff.values[column];
    return price === undefined ? [] : [{ type, price, vat: tariff.values.vat, step_size: 1 }];
  });
  const parts: ElementPart[] = simple.length === 0 ? [] : [{ number: 0, restrictions: {}, prices: simple }];
  for (const row of elements) addPrice(parts, row, tariff);
  return parts;
}

function addPrice(parts: ElementPart[], row: TariffElementRow, tariff: TariffRow): void {
  const { element: number, type, price, step_size, vat = tariff.values.vat } = row.values;
  const part = parts.find((one) => one.number === number);
  const own = { type, price, vat, step_size };
  if (part) part.prices.push(own);
  else parts.push({ number, restrictions: toRestrictions(row) ?? {}, prices: [own] });
}

function isFree(data: TariffData): boolean {
  const prices = elementsOf(data).flatMap(({ prices: own }) => own);
  return prices.length > 0 && prices.every(({ price }) => price.eq(0));
}

function tariffRows(data: TariffData, id: string, { now }: ExportInput): TariffCells[] {
  const { values } = data.tariff;
  const incl = (price: Big, vat: Big | undefined) => (values.prices_include_vat ? price : withVat(price, vat));
  const bound = (excl: Big | undefined, including: Big | undefined) =>
    including ? formatDecimal(including) : excl ? formatDecimal(incl(excl, values.vat)) : '';
  const time = (instant: number | undefined) => (instant === undefined ? '' : fullSeconds(instant));
  return elementsOf(data).map(({ number, restrictions, prices }) => ({
    tarif_id: id,
    element_index: String(number),
    devise: 'EUR',
    horodatage_maj_tarif: fullSeconds(values.last_updated ?? now),
    start_date_time: time(values.start_date_time),
    end_date_time: time(values.end_date_time),
    type: 'AD_HOC_PAYMENT',
    tax_included: 'YES',
    min_price: bound(values.min_price, values.min_price_incl_vat),
    max_price: bound(values.max_price, values.max_price_incl_vat),
    restrictions: JSON.stringify(restrictions),
    price_components: JSON.stringify(
      prices.map(({ type, price, vat, step_size }) => ({
        type,
        price: Number(incl(price, vat).toFixed()),
        step_size: Math.max(step_size, 1),
      })),
    ),
  }));
}

/** With four decimals. Without a rate, no VAT applies. */
function withVat(price: Big, vat: Big | undefined): Big {
  return vat === undefined ? price : price.times(vat.plus(100)).div(100).round(4, Big.roundHalfUp);
}
