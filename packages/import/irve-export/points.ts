/** The EVSEs of a network as an export writes them: a row of the static file each (packages/import/irve-schema/static-fields.ts). */

import { formatOpeningHours } from '../../../src/cells/index.ts';
import { foldCase } from '../../../src/ocpi/index.ts';
import { type EvseData, helpLineOf, type LocationData } from '../../../src/read/index.ts';
import type { ConnectorRow, EvseRow, LocationRow } from '../../../src/tables/index.ts';
import { IRVE_PLUGS } from '../irve-schema/plugs.ts';
import type { ACCESSIBILITY } from '../irve-schema/words.ts';
import { type ExportInput, exportedEvses, pointIdOf, stationIdOf } from './export-input.ts';
import { type PaymentOf, paymentOfConnectors } from './payment.ts';

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
