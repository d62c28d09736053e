/** The EVSEs of a network as an export writes them: a row of the static file each (packages/import/irve-schema/static-fields.ts). */

import { formatOpeningHours } from '../../../src/cells/index.ts';
import { foldCase } from '../../../src/ocpi/index.ts';
import {
  type Dataset,
  type EvseData,
  helpLineOf,
  type LocationData,
  type TariffData,
} from '../../../src/read/index.ts';
import type { Settings } from '../../../src/settings/index.ts';
import {
  type AnyRow,
  type ConnectorRow,
  type EvseRow,
  type LocationRow,
  PRICE_COLUMNS,
} from '../../../src/tables/index.ts';
import { WORDS_OF_STATUS } from '../irve-schema/dynamic-fields.ts';
import { registeredId } from '../irve-schema/ids.ts';
import { IRVE_PLUGS } from '../irve-schema/plugs.ts';
import type { ACCESSIBILITY } from '../irve-schema/words.ts';
import type { ExportCode, SaidOfExport } from './finding-codes.ts';

/** What a row of the static file is written from. */
export type PointToWrite = ReturnType<typeof pointToWrite>;

/** The EVSEs of sites that are published, in the order of the tables. What the file cannot say of them is reported. */
export function pointsToWrite(input: ExportInput): PointToWrite[] {
  const paymentOf = paymentOfConnectors(input.dataset.tariffs);
  return input.dataset.locations.flatMap((data) => {
    const evses = exportedEvses(data);
    reportHidden(data, evses, input);
    if (evses.length === 0) return [];
    const station = stationToWrite(data, evses, input);
    return evses.map((evse) => pointToWrite(station, data, evse, { input, paymentOf }));
  });
}

function reportHidden({ location, evses }: LocationData, exported: readonly EvseData[], { report }: ExportInput): void {
  if (!location.values.publish) return;
  for (const { evse } of evses.filter((one) => !exported.includes(one)))
    report('not-exported', evse, 'status', { says: 'evse' });
}

/** What the rows of a site have in common: names are those of companies. */
function stationToWrite({ location }: LocationData, evses: readonly EvseData[], input: ExportInput) {
  const { dataset, settings, contact } = input;
  const { values: site } = location;
  const nameOf = (id: string | undefined) =>
    id === undefined ? undefined : dataset.businesses.get(foldCase(id))?.values.name;
  const operator = nameOf(site.operator) ?? settings.operator?.name;
  const restrictions = evses.map(({ evse }) => evse.values.parking_restrictions ?? []);
  return {
    ...{ contact, site, operator, owner: nameOf(site.owner), stationId: stationIdOf(location) },
    brand: nameOf(site.suboperator) ?? operator ?? settings.name ?? site.name ?? site.address,
    helpLine: helpLineOf(location, dataset, settings.operator) ?? '',
    hours: hoursOf(location, input),
    count: evses.length,
    isForCustomers: restrictions.some((list) => list.includes('CUSTOMERS')),
    isForMotorcycles: restrictions.every((list) => list.includes('MOTORCYCLES')),
  };
}

function hoursOf(location: LocationRow, { report }: ExportInput): string {
  const { opening_times: hours } = location.values;
  const written = hours && formatOpeningHours(hours);
  if (written?.ok) return written.value;
  report('assumed-in-export', location, 'opening_times', { says: 'hours' });
  return '24/7';
}

function pointToWrite(
  station: ReturnType<typeof stationToWrite>,
  data: LocationData,
  { evse, connectors }: EvseData,
  { input, paymentOf }: { readonly input: ExportInput; readonly paymentOf: PaymentOf },
) {
  const { capabilities = [] } = evse.values;
  const takesCards = capabilities.some((one) => one === 'CREDIT_CARD_PAYABLE' || one === 'DEBIT_CARD_PAYABLE');
  const payment = paymentOf(connectors);
  const isPossible = takesCards || capabilities.some((one) => TERMINALS.has(one)) || payment.isAdHoc;
  if (!isPossible) input.report('assumed-in-export', evse, 'capabilities', { says: 'payment' });
  return {
    ...station,
    evse: evse.values,
    plugs: connectors.map(({ values }) => values),
    pointId: pointIdOf(evse),
    plugFields: plugFieldsOf(connectors, input),
    payment: { ...payment, takesCards, isPossible },
    accessibility: accessibilityOf(evse, data),
    changed: evse.values.last_updated ?? station.site.last_updated ?? input.now,
  };
}

const TERMINALS: ReadonlySet<string> = new Set(['CHIP_CARD_SUPPORT', 'CONTACTLESS_CARD_SUPPORT', 'PED_TERMINAL']);

function accessibilityOf({ values }: EvseRow, { parkingPlaces }: LocationData): (typeof ACCESSIBILITY)[number] {
  if (values.parking_restrictions?.includes('DISABLED')) return 'Réservé PMR';
  const own = new Set(values.parking?.map(({ parking_id }) => foldCase(parking_id)));
  return parkingPlaces.some(
    ({ place }) => own.has(foldCase(place.values.id)) && place.values.vehicle_types.includes('DISABLED'),
  )
    ? 'Accessible mais non réservé PMR'
    : 'Accessibilité inconnue';
}

function plugFieldsOf(connectors: readonly ConnectorRow[], { report }: ExportInput) {
  const fieldOf = (row: ConnectorRow) =>
    IRVE_PLUGS.find(({ standard, alsoExported = [] }) => [standard, ...alsoExported].includes(row.values.standard))
      ?.field;
  const other = connectors.find((row) => fieldOf(row) === undefined);
  if (other) report('not-exported', other, 'standard', { says: 'plug', params: { standard: other.values.standard } });
  return new Set(connectors.map(fieldOf));
}

export interface ExportOptions {
  /** E-mail address of the operator, which the schema demands. */
  readonly contact: string;
  /** ms since 1970. */
  readonly now: number;
}

/** Adds a finding at a cell of a row. */
export type ReportAtCell = <C extends ExportCode>(code: C, row: AnyRow, column: string, said: SaidOfExport<C>) => void;

export interface ExportInput extends ExportOptions {
  readonly settings: Settings;
  readonly dataset: Dataset;
  readonly report: ReportAtCell;
}

/** The EVSEs of a location that the files have; none if it is not public. */
export function exportedEvses({ location, evses }: LocationData): readonly EvseData[] {
  if (!location.values.publish) return [];
  return evses.filter(
    ({ evse: { values } }) => values.status === undefined || WORDS_OF_STATUS[values.status] !== undefined,
  );
}

/** Ids that the schema allows. */
const IRVE_ID = /^[A-Z]{2}[A-Z0-9]{4,33}$/;

/** The id of a station, if it is a registered one: it begins with the party. */
function stationIdOf({ values: { id, country_code, party_id } }: LocationRow): string | undefined {
  const plain = registeredId(id);
  const isOwn = plain?.startsWith(`${country_code}${party_id}`.toUpperCase()) === true;
  return plain !== undefined && isOwn && IRVE_ID.test(plain) ? plain : undefined;
}

/** The registered id of an EVSE. */
export function pointIdOf({ values: { evse_id } }: EvseRow): string | undefined {
  const plain = evse_id === undefined ? undefined : registeredId(evse_id);
  return plain !== undefined && IRVE_ID.test(plain) ? plain : undefined;
}

interface Payment {
  /** Undefined if the point has no tariff. */
  readonly isFree: boolean | undefined;
  /** Whether it has a price for those without a contract. */
  readonly isAdHoc: boolean;
}

type PaymentOf = (connectors: readonly ConnectorRow[]) => Payment;

function paymentOfConnectors(tariffs: readonly TariffData[]): PaymentOf {
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
