/** What packages may use of this room in a browser. */

export { foldCase } from './ci-string.ts';
export type { DetailedElement, DetailedEvse, DetailedLocation, DetailedPrice, DetailedTariff } from './detailed.ts';
export {
  type Capability,
  CONNECTOR_CAPABILITY,
  CONNECTOR_TYPE,
  type ConnectorFormat,
  type ConnectorType,
  DAY_OF_WEEK,
  type DayOfWeek,
  type OcpiVersion,
  STATUS,
  type Status,
  type TariffDimensionType,
  type VehicleType,
} from './enums.ts';
export type { HeldEvse, HeldSite, PaymentBrand } from './held.ts';
export { ratedPower } from './power.ts';
export { isValidAt, tariffsFrom } from './tariff-validity.ts';
export type {
  BusinessDetails,
  Connector,
  DateTime,
  DisplayText,
  EvseParking,
  ExceptionalPeriod,
  GeoLocation,
  Hours,
  Image,
  Parking,
  Price,
  RegularHours,
  Tariff,
  TariffRestrictions,
} from './types.ts';
