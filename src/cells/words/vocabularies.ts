/** The closed lists whose values people write in words of their own. The words are data: src/words/values.csv. */

import { inSeries } from '../../findings/text/format.ts';
import * as ocpi from '../../ocpi/enums.ts';
import { PAYMENT_BRAND, PAYMENT_MEANS, SERVICE } from '../../ocpi/held.ts';
import { foldWord } from '../../words/fold-word.ts';
import { linesOf } from '../../words/values.ts';
import type { KnownRow, Meant } from '../cell.ts';
import { combosIn, domesticIn } from './country-words.ts';
import { Vocabulary } from './vocabulary.ts';

/** Whether a site is open or closed exceptionally. */
const EXCEPTION = ['OPENING', 'CLOSING'] as const;

function wordsOf<V extends string>(list: string, values: readonly V[]): Vocabulary<V> {
  return new Vocabulary(list, values, linesOf(list));
}

export const CAPABILITY_WORDS = wordsOf('Capability', ocpi.CAPABILITY);
export const PARKING_RESTRICTION_WORDS = wordsOf('ParkingRestriction', ocpi.PARKING_RESTRICTION);
export const PAYMENT_BRAND_WORDS = wordsOf('PaymentBrand', PAYMENT_BRAND);
export const PAYMENT_MEANS_WORDS = wordsOf('PaymentMeans', PAYMENT_MEANS);
export const VEHICLE_TYPE_WORDS = wordsOf('VehicleType', ocpi.VEHICLE_TYPE);
export const PARKING_DIRECTION_WORDS = wordsOf('ParkingDirection', ocpi.PARKING_DIRECTION);
export const EVSE_POSITION_WORDS = wordsOf('Position', ocpi.EVSE_POSITION);
export const PARKING_TYPE_WORDS = wordsOf('ParkingType', ocpi.PARKING_TYPE);
export const FACILITY_WORDS = wordsOf('Facility', ocpi.FACILITY);
export const IMAGE_CATEGORY_WORDS = wordsOf('ImageCategory', ocpi.IMAGE_CATEGORY);
export const EXCEPTION_WORDS = wordsOf('Exception', EXCEPTION);
export const SERVICE_WORDS = wordsOf('Service', SERVICE);
export const TARIFF_TYPE_WORDS = wordsOf('TariffType', ocpi.TARIFF_TYPE);
export const TARIFF_DIMENSION_WORDS = wordsOf('TariffDimension', ocpi.TARIFF_DIMENSION_TYPE);
export const RESERVATION_WORDS = wordsOf('Reservation', ocpi.RESERVATION_RESTRICTION_TYPE);
export const ENERGY_SOURCE_WORDS = wordsOf('EnergySource', ocpi.ENERGY_SOURCE_CATEGORY);
export const CONNECTOR_CAPABILITY_WORDS = wordsOf('ConnectorCapability', ocpi.CONNECTOR_CAPABILITY);
export const CONNECTOR_FORMAT_WORDS = wordsOf('ConnectorFormat', ocpi.CONNECTOR_FORMAT);
export const BOOLEAN_WORDS = wordsOf('YesNo', ['true', 'false'] as const);

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
  linesOf('ConnectorType'),
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

export const POWER_TYPE_WORDS: Vocabulary<ocpi.PowerType> = new Vocabulary(
  'PowerType',
  ocpi.POWER_TYPE,
  linesOf('PowerType'),
  {
    // Domestic plugs have one phase.
    'AC_1_PHASE|AC_3_PHASE': ({ cell }) =>
      CONNECTOR_TYPE_WORDS.meant(cell('standard') ?? '')?.values.every((plug) => plug.startsWith('DOMESTIC_'))
        ? ['AC_1_PHASE']
        : ['AC_1_PHASE', 'AC_3_PHASE'],
  },
);

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
