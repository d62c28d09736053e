/** An EVSE -> an ElectricChargingPoint with its Connectors and its prices. */

import { type Connector, ratedPower } from '../../../src/ocpi/index.ts';
import { filled, identifier, inLanguages, made, mapping, text, VERSION, word, words } from './form.ts';
import { photos, pointOf } from './site.ts';
import { type PointSource, pointId, ratesOf } from './sources.ts';
import { CONNECTOR_TYPES } from './vocabularies.ts';

type Plug = Omit<Connector, 'last_updated'>;

/** In W; where it is not said, from voltage and current. */
export function powerOf(plug: Plug): number {
  return plug.max_electric_power ?? ratedPower(plug);
}

export const PLUG = mapping<Plug>(
  `
  Connector.standard | connectorType | other for what is unknown there, such as GB/T and NEMA
  Connector.standard | otherConnector | its name in OCPI, if it is other
  Connector.format | connectorFormat | a cable of IEC 62196 for alternating current is cableMode3
  Connector.max_electric_power | maxPowerAtSocket | or else voltage by current by phases
  Connector.max_voltage | voltage | with three phases to neutral
  Connector.max_amperage | maximumCurrent |
`,
  {
    connectorType: ({ standard }) => word(CONNECTOR_TYPES.get(standard) ?? 'other'),
    otherConnector: ({ standard }) => (CONNECTOR_TYPES.has(standard) ? undefined : standard),
    connectorFormat: ({ format, standard, power_type }) => {
      const cable = standard.startsWith('IEC_62196') && power_type !== 'DC' ? 'cableMode3' : 'otherCable';
      return word(format === 'SOCKET' ? 'socket' : cable);
    },
    maxPowerAtSocket: powerOf,
    voltage: ({ max_voltage }) => max_voltage,
    maximumCurrent: ({ max_amperage }) => max_amperage,
  },
);

const NO_ID = 'This point has no EVSE id. Its id here is one of the operator.';

export const POINT = mapping<PointSource>(
  `
  EVSE.evse_id | idG | or else EVSE.uid
  – | versionG | always 1
  EVSE.physical_reference | name |
  EVSE.directions | description |
  – | additionalInformation | says if there is no EVSE id, and which plug a tariff is for, if not for all
  – | deliveryUnit | kWh
  EVSE.capabilities | reservation | RESERVABLE is optional
  Connector.power_type | currentType | of the plug with the highest power
  Connector.capabilities | vehicleToGridCommunicationType | plug and charge is iso15118
  – | numberOfConnectors | counted
  Connector.max_electric_power | availableChargingPower | the highest first, as the profile wants it
  Connector.capabilities; EVSE.capabilities | smartRechargingServices | plug and charge; CHARGING_PREFERENCES_CAPABLE is powerOptimisationByUser
  smart_charging | otherSmartRechargingServices | in words
  EVSE.evse_id | externalIdentifier | as evseId
  EVSE.images | photoUrl | addresses alone
  EVSE.coordinates, floor_level | locationReference | if it has some of its own
  EVSE.connectors | connector |
  Connector.tariff_ids; Tariff.tariff_alt_url, energy_mix | electricEnergy | one for each tariff that is valid or will be
`,
  {
    idG: ({ evse }) => pointId(evse),
    versionG: () => VERSION,
    name: ({ evse, site }) => evse.physical_reference && text(evse.physical_reference, site.network.language),
    description: ({ evse }) => inLanguages(evse.directions),
    additionalInformation: remarksOf,
    deliveryUnit: () => word('kWh'),
    reservation: ({ evse }) => (evse.capabilities?.includes('RESERVABLE') ? word('optional') : undefined),
    currentType: ({ evse: { connectors } }) => {
      const [strongest] = connectors.toSorted((a, b) => powerOf(b) - powerOf(a));
      return word(strongest?.power_type === 'DC' ? 'dc' : 'ac');
    },
    vehicleToGridCommunicationType: (point) => (hasPlugAndCharge(point) ? [word('iso15118')] : undefined),
    numberOfConnectors: ({ evse }) => evse.connectors.length,
    availableChargingPower: ({ evse }) => [...new Set(evse.connectors.map(powerOf))].sort((a, b) => b - a),
    smartRechargingServices: (point) => {
      const isByUser = point.evse.capabilities?.includes('CHARGING_PREFERENCES_CAPABLE');
      return words([
        ...(hasPlugAndCharge(point) ? ['plugAndCharge'] : []),
        ...(isByUser ? ['powerOptimisationByUser'] : []),
      ]);
    },
    otherSmartRechargingServices: ({ held }) => (held.smart_charging ? [text('Smart charging', 'en')] : undefined),
    externalIdentifier: ({ evse: { evse_id } }) => evse_id && [identifier('evseId', evse_id)],
    photoUrl: ({ evse }) => photos(evse.images),
    locationReference: ({ evse: { coordinates, floor_level: floor } }) => {
      if (coordinates === undefined && floor === undefined) return undefined;
      const supplementaryPositionalDescription = floor && { locationDescription: text(`Floor ${floor}`, 'en') };
      return { locPointLocation: { ...(coordinates && pointOf(coordinates)), supplementaryPositionalDescription } };
    },
    connector: ({ evse }) => evse.connectors.map((plug) => made(PLUG, plug)),
    electricEnergy: (point) => filled(ratesOf(point).map(({ energy }) => energy)),
  },
);

function hasPlugAndCharge({ held }: PointSource): boolean {
  return Object.values(held.connectors ?? {}).some(({ capabilities = [] }) => capabilities.length > 0);
}

function remarksOf(point: PointSource) {
  const { connectors, evse_id } = point.evse;
  const partial = ratesOf(point).flatMap(({ tariff: { id } }) => {
    const own = connectors.filter(({ tariff_ids = [] }) => tariff_ids.includes(id));
    if (own.length === connectors.length) return [];
    return [`Tariff ${id} is for ${own.map((plug) => `${plug.standard} (${plug.id})`).join(', ')} alone.`];
  });
  const remarks = [...(evse_id === undefined ? [NO_ID] : []), ...partial];
  return filled(remarks.map((remark) => text(remark, 'en')));
}
