/** Rule: the shares of an energy mix add up to 100 %, fit what it claims, and its impact is plausible. */

import { Big } from 'big.js';
import { formatWhole } from '../../findings/text/format.ts';
import type { EnergySourceCategory, EnvironmentalImpactCategory } from '../../ocpi/enums.ts';
import { defineRule } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'relations',
  findings: {
    'energy-sources-sum': {
      severity: 'warning',
      wrong: 'The shares of the energy sources do not add up to 100.',
      why: 'OCPI asks for all energy sources, with their shares.',
      fix: 'Correct the shares, or add the missing source.',
      message: 'The shares add up to {sum} %, not 100 %.',
    },
    'repeated-source': {
      severity: 'warning',
      wrong: 'An energy mix names an energy source, or an impact on the environment, twice.',
      why: 'One of the two is probably another source. Readers show both, or the last one only.',
      fix: 'Correct the name of one of the two, or make them one and add their shares.',
      message: '{field} has {twice} twice.',
    },
    'green-energy': {
      severity: 'warning',
      wrong:
        'An energy mix is called green although it has coal, gas or nuclear power, or is not called green although it has only green sources.',
      why: 'OCPI calls energy green if all of it is renewable. Drivers choose by it.',
      fix: 'Correct is_green_energy, or the sources.',
      message: {
        false: '{field} is true, but {share} % is {source}.',
        true: '{field} is false, but all of the sources are green.',
      },
    },
    'environ-impact': {
      severity: 'warning',
      wrong: 'An environmental impact is more than any power station has.',
      why: 'The column is in grams per kWh. Coal makes about 1,000 g of carbon dioxide, and nuclear power about 0.003 g of waste.',
      fix: 'Convert the unit: 268 kg per MWh are 268 g per kWh.',
      message: '{name} is {amount} g/kWh; no power station makes more than {most} g/kWh.',
    },
  },
  rows: {
    energy_mixes({ values }, say) {
      const { energy_sources: shares, environ_impact: impact = [], is_green_energy: isGreen } = values;
      let areRepeated = false;
      for (const column of ['energy_sources', 'environ_impact'] as const) {
        const names: readonly string[] = (values[column] ?? []).map(({ name }) => name);
        const twice = names.find((name, at) => names.indexOf(name) < at);
        if (twice === undefined) continue;
        areRepeated = true;
        say('repeated-source', column, { params: { twice } });
      }
      for (const { name, amount } of impact) {
        const most = MOST_IMPACT[name];
        const params = { name, amount: amount.toFixed(), most: formatWhole(most) };
        if (amount.gt(most)) say('environ-impact', 'environ_impact', { params });
      }
      // A source that is named twice may be another one.
      if (areRepeated || shares === undefined) return;
      const sum = shares.reduce((total, { amount }) => total.plus(amount), new Big(0));
      if (!sum.eq(100)) say('energy-sources-sum', 'energy_sources', { params: { sum: sum.toFixed() } });
      const other = shares.find(({ name, amount }) => !GREEN.has(name) && amount.gt(0));
      if (isGreen && other !== undefined) {
        const params = { share: other.amount.toFixed(), source: other.name };
        say('green-energy', 'is_green_energy', { says: 'false', params });
      } else if (!isGreen && other === undefined && sum.eq(100)) {
        say('green-energy', 'is_green_energy', { says: 'true' });
      }
    },
  },
});

const GREEN: ReadonlySet<EnergySourceCategory> = new Set(['GENERAL_GREEN', 'SOLAR', 'WIND', 'WATER']);

/** In g/kWh. */
const MOST_IMPACT: { readonly [C in EnvironmentalImpactCategory]: number } = { CARBON_DIOXIDE: 2000, NUCLEAR_WASTE: 1 };
