/** Rule: voltage and current of a fast charger are in their columns. */

import type { ConnectorRow } from '../../source/tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';
import { isOtherCurrent } from './power-of-cells.ts';

export const rule = defineRule('plausibility', check, {
  'swapped-ratings': {
    severity: 'warning',
    wrong: 'A plug for direct current has a current that is one of the usual voltages, and a lower voltage.',
    why: 'The two columns are probably swapped. Cars with 800 V would seem to charge slowly there, or not at all.',
    fix: 'Write the voltage into max_voltage, and the current into max_amperage.',
    bad: 'max_voltage: 500, max_amperage: 920',
    good: 'max_voltage: 920, max_amperage: 500',
  },
});

/** In V. What rating plates of fast chargers say. Currents above 600 A are rare, and of other numbers. */
const USUAL_VOLTS: ReadonlySet<number> = new Set([750, 850, 900, 920, 950, 1000]);

/** In A. What the cables of fast chargers carry. */
const USUAL_AMPERES = { least: 125, most: 600 };

function* check({ dataset }: RuleInput): Findings {
  for (const row of dataset.contents.connectors.rows) {
    if (!isSwapped(row)) continue;
    const { max_voltage: volts, max_amperage: amperes } = row.values;
    yield rule.finding('swapped-ratings', 'connectors', row, 'max_voltage', {
      message: `max_voltage is ${volts} V and max_amperage ${amperes} A, which is a usual voltage.`,
      hint: `The two are probably swapped: ${amperes} is the voltage, and ${volts} the current.`,
    });
  }
}

function isSwapped({ values }: ConnectorRow): boolean {
  const { power_type: type, max_voltage: volts, max_amperage: amperes } = values;
  if (type !== 'DC' || isOtherCurrent(values)) return false;
  return USUAL_VOLTS.has(amperes) && volts >= USUAL_AMPERES.least && volts <= USUAL_AMPERES.most;
}
