/** Until the words of OCPI's values are in the messages. */
import * as e from '../../../ocpi/enums.ts';

const of = <P extends string, V extends string>(name: P, values: readonly V[]) =>
  Object.fromEntries(values.map((v) => [`${name}.${v}`, v.toLowerCase().replaceAll('_', ' ')])) as {
    readonly [K in `${P}.${V}`]: string;
  };
export const standIn = {
  ...of('connector_type', e.CONNECTOR_TYPE),
  ...of('connector_format', e.CONNECTOR_FORMAT),
  ...of('capability', e.CAPABILITY),
  ...of('facility', e.FACILITY),
  ...of('parking_type', e.PARKING_TYPE),
  ...of('parking_restriction', e.PARKING_RESTRICTION),
  ...of('image_category', e.IMAGE_CATEGORY),
  ...of('energy_source', e.ENERGY_SOURCE_CATEGORY),
  ...of('environmental_impact', e.ENVIRONMENTAL_IMPACT_CATEGORY),
  ...of('tariff_type', e.TARIFF_TYPE),
};
