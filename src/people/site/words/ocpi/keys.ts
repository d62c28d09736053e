/** The keys of the words for OCPI's values: one for each value that people see. */

import type {
  Capability,
  ConnectorFormat,
  ConnectorType,
  EnergySourceCategory,
  EnvironmentalImpactCategory,
  Facility,
  ImageCategory,
  ParkingRestriction,
  ParkingType,
  Status,
  TariffType,
} from '../../../../ocpi/enums.ts';

export type OcpiKey =
  | `status.${Status}`
  | `connector_type.${ConnectorType}`
  | `connector_format.${ConnectorFormat}`
  | `capability.${Capability}`
  | `facility.${Facility}`
  | `parking_type.${ParkingType}`
  | `parking_restriction.${ParkingRestriction}`
  | `image_category.${ImageCategory}`
  | `energy_source.${EnergySourceCategory}`
  | `environmental_impact.${EnvironmentalImpactCategory}`
  | `tariff_type.${TariffType}`;
