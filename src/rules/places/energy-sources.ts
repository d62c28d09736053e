/** Rule: the shares of an energy mix add up to 100 %, fit what it claims, and its impact is plausible. */

import { Big } from 'big.js';
import type { EnergySourceCategory, EnvironmentalImpactCategory } from '../../ocpi/enums.ts';
import type { EnergyMixRow } from '../../tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('relations', check, {
  'energy-sources-sum': {
    severity: 'warning',
    wrong: 'The shares of the energy sources do not add up to 100.',
    why: 'OCPI asks for all energy sources, with their shares.',
    fix: 'Correct the shares, or add the missing source.',
  },
  'repeated-source': {
    severity: 'warning',
    wrong: 'An energy mix names an energy source, or an impact on the environment, twice.',
    why: 'One of the two is probably another source. Readers show both, or the last one only.',
    fix: 'Correct the name of one of the two, or make them one and add their shares.',
  },
  'green-energy': {
    severity: 'warning',
    wrong:
      'An energy mix is called green although it has coal, gas or nuclear power, or is not called green although it has only green sources.',
    why: 'OCPI calls energy green if all of it is renewable. Drivers choose by it.',
    fix: 'Correct is_green_energy, or the sources.',
  },
  'environ-impact': {
    severity: 'warning',
    wrong: 'An environmental impact is more than any power station has.',
    why: 'The column is in grams per kWh. Coal makes about 1,000 g of carbon dioxide, and nuclear power about 0.003 g of waste.',
    fix: 'Convert the unit: 268 kg per MWh are 268 g per kWh.',
  },
});

function* check({ dataset }: RuleInput): Findings {
  for (const row of dataset.contents.energy_mixes.rows) {
    const repeated = [...repetitions(row)];
    yield* repeated;
    // A source that is named twice may be another one.
    if (repeated.length === 0) yield* sources(row);
    for (const { name, amount } of row.values.environ_impact ?? []) {
      const { most, unit } = MOST_IMPACT[name];
      if (amount.lte(most)) continue;
      yield rule.finding('environ-impact', 'energy_mixes', row, 'environ_impact', {
        message: `${name} is ${amount.toFixed()} g/kWh; no power station makes more than ${unit}.`,
        hint: 'Write grams per kWh: 268 kg per MWh are 268 g per kWh.',
      });
    }
  }
}

function* repetitions(row: EnergyMixRow): Findings {
  for (const column of ['energy_sources', 'environ_impact'] as const) {
    const names = (row.values[column] ?? []).map(({ name }) => name);
    const twice = names.find((name, at) => names.indexOf(name) < at);
    if (twice === undefined) continue;
    yield rule.finding('repeated-source', 'energy_mixes', row, column, {
      message: `${column} has ${twice} twice.`,
      hint: 'Correct one of the two, or make them one.',
    });
  }
}

function* sources(row: EnergyMixRow): Findings {
  const { energy_sources: shares, is_green_energy: isGreen } = row.values;
  if (shares === undefined) return;
  const sum = shares.reduce((total, { amount }) => total.plus(amount), new Big(0));
  if (!sum.eq(100)) {
    yield rule.finding('energy-sources-sum', 'energy_mixes', row, 'energy_sources', {
      message: `The shares add up to ${sum.toFixed()} %, not 100 %.`,
      hint: 'Correct the shares, or add the missing source.',
    });
  }
  const other = shares.find(({ name, amount }) => !GREEN.has(name) && amount.gt(0));
  if (isGreen && other !== undefined) {
    yield rule.finding('green-energy', 'energy_mixes', row, 'is_green_energy', {
      message: `is_green_energy is true, but ${other.amount.toFixed()} % is ${other.name}.`,
      hint: 'Write false, or correct the sources.',
    });
  } else if (!isGreen && other === undefined && sum.eq(100)) {
    yield rule.finding('green-energy', 'energy_mixes', row, 'is_green_energy', {
      message: 'is_green_energy is false, but all of the sources are green.',
      hint: 'Write true, or correct the sources.',
    });
  }
}

const GREEN: ReadonlySet<EnergySourceCategory> = new Set(['GENERAL_GREEN', 'SOLAR', 'WIND', 'WATER']);

/** In g/kWh. */
const MOST_IMPACT: { readonly [C in EnvironmentalImpactCategory]: { readonly most: number; readonly unit: string } } = {
  CARBON_DIOXIDE: { most: 2000, unit: '2,000 g/kWh' },
  NUCLEAR_WASTE: { most: 1, unit: '1 g/kWh' },
};
