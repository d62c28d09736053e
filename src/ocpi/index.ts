/** What packages may use of this room. */

export { foldCase } from './ci-string.ts';
export type { DetailedElement, DetailedEvse, DetailedLocation, DetailedPrice, DetailedTariff } from './detailed.ts';
export {
  type Capability,
  CONNECTOR_FORMAT,
  CONNECTOR_TYPE,
  type ConnectorFormat,
  type ConnectorType,
  DAY_OF_WEEK,
  type DayOfWeek,
  ENERGY_SOURCE_CATEGORY,
  ENVIRONMENTAL_IMPACT_CATEGORY,
  EVSE_POSITION,
  OCPI_VERSION,
  type OcpiVersion,
  PARKING_TYPE,
  type ParkingRestriction,
  type ParkingType,
  POWER_TYPE,
  type PowerType,
  STATUS,
  type Status,
  type TaxIncluded,
  type VehicleType,
} from './enums.ts';
export type { HeldEvse, HeldSite, PaymentBrand, PaymentMeans } from './held.ts';
export { olderLocation } from './older-location.ts';
export { PLUGS } from './plugs.ts';
export { ratedPower } from './power.ts';
export { toTariff230 } from './tariff-2.3.0.ts';
export { isValidAt, nextChange, tariffsFrom } from './tariff-validity.ts';
export type {
  Connector,
  DateTime,
  DisplayText,
  Evse,
  ExceptionalPeriod,
  GeoLocation,
  Hours,
  Image,
  Location,
  Parking,
  RegularHours,
  Tariff,
  TariffRestrictions,
  Version,
  VersionDetails,
} from './types.ts';
export { LACKING } from './version-differences.ts';
