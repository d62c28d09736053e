/** Rule: the power_type and the format of a connector are ones that the plug has. */

import { type Advice, write } from '../../findings/text/advice.ts';
import { PLUGS } from '../../ocpi/plugs.ts';
import { MOST_AC_WATTS, ratedPower } from '../../ocpi/power.ts';
import type { ConnectorRow } from '../../tables/tables.ts';
import { inEachKind } from '../rule/kinds.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { allowsPower, isAboveTesla, isOtherCurrent } from './power-of-cells.ts';

export const rule = defineRule('plausibility', check, {
  'power-type-of-plug': {
    severity: 'doubt',
    wrong: 'A plug for direct current has a power_type of alternating current, or the other way round.',
    why: 'Route planners would show a fast charger as a slow one, or a slow one as fast.',
    fix: 'Correct power_type: DC for CCS and CHAdeMO, AC_3_PHASE or AC_1_PHASE for Type 2. Or correct the standard.',
  },
  'phases-of-plug': {
    severity: 'warning',
    wrong: 'A plug that has contacts for one phase has a power_type of three.',
    why: 'Readers multiply voltage and current by three, and would show too much power.',
    fix: 'Write AC_1_PHASE in power_type, or correct the standard.',
  },
  'format-of-plug': {
    severity: 'warning',
    wrong: 'A plug that always hangs on a cable is called a socket, or the other way round.',
    why: 'Drivers would bring a cable that they do not need, or leave one at home that they do.',
    fix: 'Correct the format, or the standard.',
  },
});

function check({ dataset }: RuleInput): Findings {
  return inEachKind(dataset.contents.connectors.rows, inRow);
}

/** At most one finding for each plug: if two of its cells do not fit, the standard is as likely to be wrong. */
function* inRow(row: ConnectorRow): Findings {
  const { standard, format, power_type: type } = row.values;
  const plug = PLUGS[standard];
  if (isOtherCurrent(row.values)) {
    yield rule.finding('power-type-of-plug', 'connectors', row, 'power_type', {
      message: `${standard} is a plug for ${plug.current === 'DC' ? 'direct' : 'alternating'} current, but power_type is ${type}.`,
      ...powerTypeAdvice(row),
    });
  } else if (plug.phases === 1 && type === 'AC_3_PHASE') {
    yield rule.finding('phases-of-plug', 'connectors', row, 'power_type', {
      message: `${standard} has contacts for one phase, but power_type is ${type}.`,
      hint: 'Write AC_1_PHASE if the standard is right, and check the voltage and the current.',
    });
  } else if (plug.format !== undefined && format !== plug.format) {
    yield rule.finding('format-of-plug', 'connectors', row, 'format', {
      message: `${standard} is always a ${plug.format}, but format is ${format}.`,
      ...write([plug.format], 'If there really is one, correct the standard instead.'),
    });
  }
}

function powerTypeAdvice({ values }: ConnectorRow): Advice {
  const { standard, format, max_electric_power: watts = 0, max_voltage: volts } = values;
  if (standard === 'IEC_62196_T2' && format === 'CABLE' && isAboveTesla(watts, volts)) {
    return { hint: 'If it is a fast charger, write IEC_62196_T2_COMBO into standard. Otherwise correct power_type.' };
  }
  if (PLUGS[standard].current === 'AC') {
    return { hint: 'If the standard is right, write AC_1_PHASE or AC_3_PHASE, and the voltage of a phase.' };
  }
  const isSlow = format === 'SOCKET' && ratedPower(values) <= MOST_AC_WATTS;
  if (isSlow)
    return { hint: 'If it is a Type 2 socket, correct the standard: IEC_62196_T2. Otherwise correct power_type.' };
  return format === PLUGS[standard].format && allowsPower({ ...values, power_type: 'DC' })
    ? write(['DC'])
    : { hint: 'Correct power_type, and then the power, the voltage or the current.' };
}
