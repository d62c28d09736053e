/** What tables can hold of a site beyond OCPI 2.2.1, all of it, for the EVSE of `completeLocation`. */

import type { HeldSite } from '../../src/ocpi/held.ts';

export function completeHeld(): HeldSite {
  return {
    legal_name: 'Example Charging B.V.',
    operator_id: 'NL-1234',
    region: 'NL4',
    help_phone: '+31 20 123 4567',
    services: ['STAFFED'],
    roofed: true,
    lit: false,
    catering: true,
    toilets: false,
    rest_area: true,
    site_max_power: 600_000,
    parking_places: [
      {
        id: 'P1',
        physical_reference: '17',
        vehicle_types: ['PERSONAL_VEHICLE', 'PERSONAL_VEHICLE_WITH_TRAILER', 'DISABLED'],
        max_vehicle_weight: 3500,
        max_vehicle_height: 210,
        max_vehicle_length: 550,
        max_vehicle_width: 220,
        parking_space_length: 600,
        parking_space_width: 350,
        dangerous_goods_allowed: false,
        direction: 'PERPENDICULAR',
        drive_through: true,
        restricted_to_type: true,
        reservation_required: true,
        time_limit: 240,
        roofed: true,
        images: [{ url: 'https://charge.example.org/images/p1.jpg', category: 'OTHER', type: 'jpeg' }],
        lighting: true,
        refrigeration_outlet: false,
        standards: ['PAS 1899'],
        apds_reference: 'b7b2c9d0',
      },
    ],
    evses: {
      E1: {
        parking: [{ parking_id: 'P1', evse_position: 'LEFT' }],
        accepted_service_providers: ['Example Mobility', 'Example Roaming'],
        payment_brands: ['VISA', 'GIROCARD'],
        payment_means: [],
        smart_charging: false,
        station: 'north',
        connectors: { '1': { capabilities: ['ISO_15118_2_PLUG_AND_CHARGE'] } },
      },
    },
  };
}
