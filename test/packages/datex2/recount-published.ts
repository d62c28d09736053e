/**
 * Counts sites, points, plugs, statuses and prices again, in OCPI and in DATEX II, from nothing but files that a site publishes. It imports
 * nothing of the project.
 *
 *     node --import tsx test/packages/datex2/recount-published.ts DIST
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// biome-ignore lint/suspicious/noExplicitAny: JSON, read as a script of somebody else would
type Json = any;

/** What a reader of either format counts: each line says one thing, such as the status of a point. */
export interface Counted {
  readonly sites: string[];
  readonly points: string[];
  readonly plugs: string[];
  readonly statuses: string[];
  /** Of each point the tariffs with their currency, and what a kWh costs where that is one price. */
  readonly prices: string[];
}

const sorted = (counted: Counted): Counted => {
  for (const lines of Object.values(counted)) lines.sort();
  return counted;
};
const nothing = (): Counted => ({ sites: [], points: [], plugs: [], statuses: [], prices: [] });
/** OCPI's prices are without taxes, and have four decimals: with taxes, the last one is not that of the tables. */
const cents = (value: number) => value.toFixed(3);

/** @param at in ms since 1970: tariffs that have ended are nobody's price */
export function countOcpi(locations: Json[], tariffs: Json[], at: number): Counted {
  const counted = nothing();
  const byId = new Map(tariffs.map((tariff) => [tariff.id, tariff]));
  for (const { id, coordinates, evses = [] } of locations) {
    const live = evses.filter((evse: Json) => evse.status !== 'REMOVED');
    counted.sites.push(`${id} ${Number(coordinates.latitude)} ${Number(coordinates.longitude)}`);
    for (const evse of live) {
      const point = evse.evse_id ?? evse.uid;
      counted.points.push(`${id} ${point}`);
      counted.statuses.push(
        `${point} ${evse.status.replace('OUTOFORDER', 'OUT_OF_ORDER').replaceAll('_', '').toLowerCase()}`,
      );
      for (const plug of evse.connectors) {
        const power = plug.max_electric_power ?? plug.max_voltage * plug.max_amperage * phases(plug.power_type);
        counted.plugs.push(`${point} ${power}`);
      }
      const own = new Set<Json>(evse.connectors.flatMap((plug: Json) => plug.tariff_ids ?? []));
      for (const tariff of own) {
        const found = byId.get(tariff);
        if (found && !(Date.parse(found.end_date_time) <= at))
          counted.prices.push(`${point} ${tariff} ${ocpiPrice(found)}`);
      }
    }
  }
  return sorted(counted);
}

const phases = (type: string) => (type === 'AC_3_PHASE' ? 3 : type.startsWith('AC_2') ? 2 : 1);

/** With taxes, of a tariff that has one price for energy, whenever and however much. */
function ocpiPrice({ currency, elements }: Json): string {
  const prices = elements.flatMap((element: Json) =>
    element.price_components
      .filter(({ type }: Json) => type === 'ENERGY')
      .map((one: Json) => ({ ...one, when: element.restrictions })),
  );
  const [one] = prices;
  if (prices.length !== 1 || one.when || one.price === 0 || /_(?:power|current)"/.test(JSON.stringify(elements)))
    return currency;
  return `${currency} ${cents(one.price * (1 + (one.vat ?? 0) / 100))}`;
}

export function countDatex(tables: Json[], statuses: Json[]): Counted {
  const counted = nothing();
  const sites = tables.flatMap(
    ({ payload }) =>
      payload.aegiEnergyInfrastructureTablePublication.energyInfrastructureTable[0].energyInfrastructureSite,
  );
  for (const site of sites) {
    const { latitude, longitude } = site.locationReference.locPointLocation.coordinatesForDisplay;
    counted.sites.push(`${site.idG} ${latitude} ${longitude}`);
    for (const station of site.energyInfrastructureStation ?? []) {
      if (station.numberOfRefillPoints !== station.refillPoint.length) throw new Error(`${station.idG} counts wrongly`);
      for (const { aegiElectricChargingPoint: point } of station.refillPoint) {
        counted.points.push(`${site.idG} ${point.idG}`);
        for (const plug of point.connector) counted.plugs.push(`${point.idG} ${plug.maxPowerAtSocket}`);
        for (const { energyRate } of point.electricEnergy ?? []) {
          for (const rate of energyRate) counted.prices.push(`${point.idG} ${rate.idG} ${datexPrice(rate)}`);
        }
      }
    }
  }
  for (const { messageContainer } of statuses) {
    const publication = messageContainer.payload[0].aegiEnergyInfrastructureStatusPublication;
    for (const site of publication.energyInfrastructureSiteStatus) {
      for (const station of site.energyInfrastructureStationStatus) {
        for (const { aegiElectricChargingPointStatus: point } of station.refillPointStatus) {
          if (point.reference.versionG !== '1') throw new Error(`${point.reference.idG} has another version`);
          counted.statuses.push(`${point.reference.idG} ${point.status.value.toLowerCase()}`);
        }
      }
    }
  }
  return sorted(counted);
}

function datexPrice({ applicableCurrency: [currency], energyPrice = [] }: Json): string {
  const prices = energyPrice.filter(({ priceType }: Json) => priceType.value === 'pricePerKWh');
  const [one] = prices;
  if (prices.length !== 1 || one.overallPeriod || one.timeBasedApplicability || one.energyBasedApplicability)
    return currency;
  return `${currency} ${cents(one.taxIncluded === false ? one.value * (1 + (one.taxRate ?? 0) / 100) : one.value)}`;
}

if (process.argv[1]?.endsWith('recount-published.ts')) {
  const read = (path: string) => JSON.parse(readFileSync(join(process.argv[2] ?? 'dist', path), 'utf8'));
  const list = (name: string) => read(`api/ocpi/2.2/${name}`).data;
  const [ocpi, datex] = [
    countOcpi(list('locations'), list('tariffs'), Date.now()),
    countDatex([read('datex2/v3/table.json')], [read('datex2/v3/status.json')]),
  ];
  for (const [name, lines] of Object.entries(ocpi)) {
    const same = JSON.stringify(lines) === JSON.stringify(datex[name as keyof Counted]);
    process.stdout.write(
      `${name}: ${lines.length} in OCPI, ${datex[name as keyof Counted].length} in DATEX II, ${same ? 'the same' : 'DIFFERENT'}\n`,
    );
  }
}
