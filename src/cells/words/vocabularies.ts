/** The closed lists whose values people write in words of their own. The words are data: src/words/values.csv. */

import { inSeries } from '../../findings/text/format.ts';
import * as ocpi from '../../ocpi/enums.ts';
import { PAYMENT_BRAND, PAYMENT_MEANS, SERVICE } from '../../ocpi/held.ts';
import { foldWord } from '../../words/fold-word.ts';
import type { KnownRow, Meant } from '../cell.ts';
import { combosIn, domesticIn } from './country-words.ts';
import { Vocabulary } from './vocabulary.ts';

/** Whether a site is open or closed exceptionally. */
export const EXCEPTION = ['OPENING', 'CLOSING'] as const;

/**
 * OCPI calls an EVSE that is in use CHARGING, and one that cannot be reached, for example because of a parked car, BLOCKED.
 *
 * The words of OCPP are among them. OCPP 2.0.1 has one word, Occupied, for what OCPP 1.6 calls Preparing, Charging, SuspendedEV,
 * SuspendedEVSE and Finishing: a vehicle is connected, or about to be, and nobody else can charge. All of them are in use, which
 * is what CitrineOS publishes for Occupied. (SAP's e-mobility server has BLOCKED for some.) Unavailable is not broken, so it is
 * INOPERATIVE as OCPI 2.2.1 explains that; Faulted is OUTOFORDER.
 */
export const STATUS_WORDS = new Vocabulary('Status', ocpi.STATUS);
export const CAPABILITY_WORDS = new Vocabulary('Capability', ocpi.CAPABILITY);
export const PARKING_RESTRICTION_WORDS = new Vocabulary('ParkingRestriction', ocpi.PARKING_RESTRICTION);
export const PAYMENT_BRAND_WORDS = new Vocabulary('PaymentBrand', PAYMENT_BRAND);
export const PAYMENT_MEANS_WORDS = new Vocabulary('PaymentMeans', PAYMENT_MEANS);
export const VEHICLE_TYPE_WORDS = new Vocabulary('VehicleType', ocpi.VEHICLE_TYPE);
export const PARKING_DIRECTION_WORDS = new Vocabulary('ParkingDirection', ocpi.PARKING_DIRECTION);
export const EVSE_POSITION_WORDS = new Vocabulary('Position', ocpi.EVSE_POSITION);
export const PARKING_TYPE_WORDS = new Vocabulary('ParkingType', ocpi.PARKING_TYPE);
export const FACILITY_WORDS = new Vocabulary('Facility', ocpi.FACILITY);
export const IMAGE_CATEGORY_WORDS = new Vocabulary('ImageCategory', ocpi.IMAGE_CATEGORY);
export const EXCEPTION_WORDS = new Vocabulary('Exception', EXCEPTION);
export const SERVICE_WORDS = new Vocabulary('Service', SERVICE);
export const TARIFF_TYPE_WORDS = new Vocabulary('TariffType', ocpi.TARIFF_TYPE);
export const TARIFF_DIMENSION_WORDS = new Vocabulary('TariffDimension', ocpi.TARIFF_DIMENSION_TYPE);
export const RESERVATION_WORDS = new Vocabulary('Reservation', ocpi.RESERVATION_RESTRICTION_TYPE);
export const ENERGY_SOURCE_WORDS = new Vocabulary('EnergySource', ocpi.ENERGY_SOURCE_CATEGORY);
export const CONNECTOR_CAPABILITY_WORDS = new Vocabulary('ConnectorCapability', ocpi.CONNECTOR_CAPABILITY);
export const CONNECTOR_FORMAT_WORDS = new Vocabulary('ConnectorFormat', ocpi.CONNECTOR_FORMAT);
export const BOOLEAN_WORDS = new Vocabulary('YesNo', ['true', 'false'] as const);

const countryOf = ({ cell, setting }: KnownRow) => cell('country') ?? setting('country') ?? setting('country_code');

/** Words of plugs, also with the format behind or before them: `Type 2 tethered`, `Buchse Typ 2`. */
class PlugWords extends Vocabulary<ocpi.ConnectorType> {
  override meant(word: string): Meant | undefined {
    const known = super.meant(word);
    if (known !== undefined) return known;
    for (const { format, rest } of formatsIn(word)) {
      const meant = super.meant(rest);
      if (meant !== undefined)
        return { ...meant, inRow: (row) => withFormat(meant.inRow?.(row) ?? meant, format, row) };
    }
    return undefined;
  }
}

/** If the cell `format` says something else, one of the two is wrong. */
function withFormat(meant: Meant, format: string, { cell }: KnownRow): Meant {
  const [other] = CONNECTOR_FORMAT_WORDS.meant(cell('format') ?? '')?.values ?? [];
  if (other === undefined || other === format) return meant;
  return { values: meant.values, note: `It says ${format}, and the column format ${other}: correct one of them.` };
}

/** The format that the words of a plug say, if they say one. */
export function formatSaid(plug: string): ocpi.ConnectorFormat | undefined {
  return formatsIn(plug)[0]?.format;
}

function formatsIn(plug: string): { readonly format: ocpi.ConnectorFormat; readonly rest: string }[] {
  const parts = foldWord(plug)?.split(' ') ?? [];
  return parts.flatMap((_, at) => {
    const [before, behind] = [parts.slice(0, at).join(' '), parts.slice(at).join(' ')];
    return [
      { said: behind, rest: before },
      { said: before, rest: behind },
    ].flatMap(({ said, rest }) => {
      const [only] = CONNECTOR_FORMAT_WORDS.meant(said)?.values ?? [];
      const format = ocpi.CONNECTOR_FORMAT.find((one) => one === only);
      return format === undefined || rest === '' ? [] : [{ format, rest }];
    });
  });
}

export const CONNECTOR_TYPE_WORDS: Vocabulary<ocpi.ConnectorType> = new PlugWords(
  'ConnectorType',
  ocpi.CONNECTOR_TYPE,
  {
    'IEC_62196_T2_COMBO|IEC_62196_T1_COMBO': (row) => combosIn(countryOf(row)),
    'DOMESTIC_E|DOMESTIC_F': (row) => domesticIn(countryOf(row)),
    'GBT_AC|GBT_DC': ({ cell }) => {
      const [type] = POWER_TYPE_WORDS.meant(cell('power_type') ?? '')?.values ?? [];
      if (type === undefined) return ['GBT_AC', 'GBT_DC'];
      return type === 'DC' ? ['GBT_DC'] : ['GBT_AC'];
    },
  },
);

export const POWER_TYPE_WORDS: Vocabulary<ocpi.PowerType> = new Vocabulary('PowerType', ocpi.POWER_TYPE, {
  // Domestic plugs have one phase.
  'AC_1_PHASE|AC_3_PHASE': ({ cell }) =>
    CONNECTOR_TYPE_WORDS.meant(cell('standard') ?? '')?.values.every((plug) => plug.startsWith('DOMESTIC_'))
      ? ['AC_1_PHASE']
      : ['AC_1_PHASE', 'AC_3_PHASE'],
});

/** Columns about paying and charging that people take for one another, and their words. */
const TAKEN_FOR_EACH_OTHER: readonly (readonly [column: string, words: Vocabulary<string>])[] = [
  ['payment_brands of evses.csv', PAYMENT_BRAND_WORDS],
  ['payment_means of evses.csv', PAYMENT_MEANS_WORDS],
  ['capabilities of evses.csv', CAPABILITY_WORDS],
  ['capabilities of connectors.csv', CONNECTOR_CAPABILITY_WORDS],
];

/** For a word that one of these columns does not have: the one to which it belongs, as a hint. */
export function hintOfOtherColumn(word: string, { list }: Vocabulary<string>): string | undefined {
  if (!TAKEN_FOR_EACH_OTHER.some(([, words]) => words.list === list)) return undefined;
  for (const [column, words] of TAKEN_FOR_EACH_OTHER) {
    const { values } = words.meant(word) ?? { values: [] };
    if (words.list !== list && values.length > 0)
      return `It belongs into ${column}: write ${inSeries(values, 'or')} there.`;
  }
  return undefined;
}
