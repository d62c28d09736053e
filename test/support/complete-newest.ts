/** Objects with every field that OCPI 2.3.0 has, all of it valid. */

import { toTariff230 } from '../../src/ocpi/tariff-2.3.0.ts';
import type { Connector, Evse, Location, Parking, Tariff230 } from '../../src/ocpi/types.ts';
import { completeConnector, completeEvse, completeLocation, completeTariff } from './complete-objects.ts';

export function newestConnector(): Connector {
  return { ...completeConnector(), capabilities: ['ISO_15118_2_PLUG_AND_CHARGE'] };
}

export function newestEvse(): Evse {
  return {
    ...completeEvse(),
    connectors: [newestConnector()],
    parking: [{ parking_id: 'P1', evse_position: 'LEFT' }],
    accepted_service_providers: ['Example Mobility'],
  };
}

export function newestLocation(): Location {
  return {
    ...completeLocation(),
    evses: [newestEvse()],
    parking_places: [parkingPlace()],
    help_phone: '+31 20 123 4567',
  };
}

/** Its prices do not include taxes. */
export function newestTariff(): Tariff230 {
  return toTariff230(completeTariff());
}

function parkingPlace(): Parking {
  return {
    id: 'P1',
    physical_reference: '17',
    vehicle_types: ['PERSONAL_VEHICLE', 'VAN'],
    max_vehicle_weight: 3500,
    max_vehicle_height: 210,
    max_vehicle_length: 550,
    max_vehicle_width: 220,
    parking_space_length: 560,
    parking_space_width: 250,
    dangerous_goods_allowed: false,
    direction: 'PERPENDICULAR',
    drive_through: false,
    restricted_to_type: true,
    reservation_required: false,
    time_limit: 240,
    roofed: true,
    images: [{ url: 'https://example.com/p1.png', category: 'LOCATION', type: 'png', width: 800, height: 600 }],
    lighting: true,
    refrigeration_outlet: false,
    standards: ['PAS 1899'],
    apds_reference: 'b7b2c9d0',
  };
}
