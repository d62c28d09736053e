/** EVSEs of a site that are one station -> an EnergyInfrastructureStation. */

import { extended, filled, mapping, text, VERSION, versioned, word, words } from './form.ts';
import { powerOf } from './point.ts';
import { PLACE } from './site.ts';
import { type PointSource, ratesOf, type StationSource } from './sources.ts';
import { AUTHENTICATION, BRANDS, OTHER_PAYMENT, PAYMENT, wordsOf } from './vocabularies.ts';

const SUM =
  'The total power is the sum of the highest powers of the points: nobody has said what the station can do at once.';

export const STATION = mapping<StationSource>(
  `
  station | idG | behind the id of the site; points without a station are one together
  – | versionG | always 1
  – | additionalInformation | says if the power is a sum
  EVSE.capabilities | supplementalFacility | PED_TERMINAL is a machine for payment
  site_max_power | totalMaximumPower | of a site with one station; else the sum of the points, in W
  EVSE.capabilities, payment_means | authenticationAndIdentificationMethods |
  – | numberOfRefillPoints | counted
  EVSE.accepted_service_providers | mobilityServiceProvider | by name: an id is not known
  services | serviceType | STAFFED is physicalAttendance; if it is unknown, it says so in a word of ours
  Location.energy_mix; EVSE.capabilities, payment_means, payment_brands | electricEnergy | the mix with carbon dioxide and nuclear waste in g/kWh; and how to pay without a contract, as a rate without a price
`,
  {
    idG: ({ id }) => id,
    versionG: () => VERSION,
    additionalInformation: (station) => (powerSaid(station) === undefined ? [text(SUM, 'en')] : undefined),
    ...PLACE.values,
    supplementalFacility: ({ id, points }) => {
      const machine = { ...versioned(`${id}/paymentMachine`), equipmentType: word('paymentMachine') };
      return waysOf(points).includes('PED_TERMINAL') ? [{ afacSupplementalEquipment: machine }] : undefined;
    },
    totalMaximumPower: (station) => powerSaid(station) ?? sumOfPowers(station),
    authenticationAndIdentificationMethods: ({ points }) => words(wordsOf(waysOf(points), AUTHENTICATION)),
    numberOfRefillPoints: ({ points }) => points.length,
    mobilityServiceProvider: ({ points, network }) => {
      const names = new Set(points.flatMap(({ held }) => held.accepted_service_providers ?? []));
      return filled([...names].map((name) => ({ afacAnOrganisation: { name: text(name, network.language) } })));
    },
    serviceType: ({ held: { services } }) => {
      const known = word(services?.includes('STAFFED') ? 'physicalAttendance' : 'unattended');
      return [{ serviceType: services === undefined ? extended('unknown') : known }];
    },
    electricEnergy: energyOf,
  },
);

const powerSaid = ({ isOnly, held }: StationSource) => (isOnly ? held.site_max_power : undefined);

function sumOfPowers({ points }: StationSource): number {
  return points.reduce((sum, { evse }) => sum + Math.max(0, ...evse.connectors.map(powerOf)), 0);
}

function waysOf(points: readonly PointSource[]): readonly string[] {
  return points.flatMap(({ evse, held }) => [...(evse.capabilities ?? []), ...(held.payment_means ?? [])]);
}

function energyOf({ id, points, location: { energy_mix: mix }, network }: StationSource) {
  const { publishedAt, language, currency } = network;
  const own = [...new Set(points.flatMap(ratesOf).map(({ tariff }) => tariff.currency))];
  const applicableCurrency = own.length > 0 || currency === undefined ? own : [currency];
  const payment = paymentOf(points, language);
  const isPayable = payment !== undefined && applicableCurrency.length > 0;
  if (mix === undefined && !isPayable) return undefined;
  const impact = (category: string) => mix?.environ_impact?.find((one) => one.category === category)?.amount;
  const rate = { idG: `${id}/adHoc`, ratePolicy: word('adHoc'), lastUpdated: publishedAt, applicableCurrency, payment };
  return [
    {
      energyProductName: mix?.energy_product_name && text(mix.energy_product_name, language),
      isGreenEnergy: mix?.is_green_energy,
      carbonDioxideImpact: impact('CARBON_DIOXIDE'),
      nuclearWasteImpact: impact('NUCLEAR_WASTE'),
      energyRate: isPayable ? [rate] : undefined,
    },
  ];
}

function paymentOf(points: readonly PointSource[], language: string) {
  const ways = waysOf(points);
  const brands = [...new Set(points.flatMap(({ held }) => held.payment_brands ?? []))];
  const payment = {
    paymentMeans: words(wordsOf(ways, PAYMENT)),
    otherPaymentMeans: filled(wordsOf(ways, OTHER_PAYMENT).map((name) => text(name, language))),
    brandsAccepted: words(wordsOf(brands, BRANDS)),
    otherBrandsAccepted: filled(brands.filter((brand) => !BRANDS.has(brand))),
  };
  return Object.values(payment).some((list) => list !== undefined) ? payment : undefined;
}
