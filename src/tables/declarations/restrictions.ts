/** The restrictions of a tariff element (OCPI 11.4.6). */

import { ocpiObject } from '../../ocpi/object.ts';
import type { TariffRestrictions } from '../../ocpi/types.ts';
import type { TariffElementRow } from '../tables.ts';

/** The restrictions of an element, or nothing if it always applies. */
export function toRestrictions({ values }: TariffElementRow): TariffRestrictions | undefined {
  const restrictions = ocpiObject({
    start_time: values.start_time,
    end_time: values.end_time,
    start_date: values.start_date,
    end_date: values.end_date,
    min_kwh: values.min_kwh?.toNumber(),
    max_kwh: values.max_kwh?.toNumber(),
    min_current: values.min_current?.toNumber(),
    max_current: values.max_current?.toNumber(),
    min_power: values.min_power?.toNumber(),
    max_power: values.max_power?.toNumber(),
    min_duration: values.min_duration,
    max_duration: values.max_duration,
    day_of_week: values.day_of_week,
    reservation: values.reservation,
  });
  return Object.values(restrictions).every((value) => value === undefined) ? undefined : restrictions;
}
