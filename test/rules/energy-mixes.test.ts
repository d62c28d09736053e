/** What an energy mix claims, and what it is made of. */

import { expect, test } from 'vitest';
import { brief, checkFor, csv, networkOf } from '../support/network-of.ts';

const check = checkFor('energy-sources-sum environ-impact green-energy repeated-source');

test.each([
  ['true,WIND:60|WATER:40,', []],
  ['true,WIND:100|COAL:0,CARBON_DIOXIDE:0', []],
  ['true,,', []],
  ['false,WIND:60|GAS:40,CARBON_DIOXIDE:268|NUCLEAR_WASTE:0.0002', []],
  ['false,COAL:100,CARBON_DIOXIDE:1100', []],
  ['true,WIND:60|COAL:40,', ['green-energy data/energy_mixes.csv:2:5']],
  ['true,WIND:60|NUCLEAR:40,', ['green-energy data/energy_mixes.csv:2:5']],
  ['false,WIND:60|SOLAR:40,', ['green-energy data/energy_mixes.csv:2:5']],
  ['true,WIND:60|SOLAR:30,', ['energy-sources-sum data/energy_mixes.csv:2:10']],
  ['false,,CARBON_DIOXIDE:268000', ['environ-impact data/energy_mixes.csv:2:12']],
  ['true,SOLAR:60|SOLAR:40,', ['repeated-source data/energy_mixes.csv:2:10']],
  ['false,WIND:60|GAS:20|GAS:15|COAL:5,', ['repeated-source data/energy_mixes.csv:2:11']],
  ['false,,CARBON_DIOXIDE:268|CARBON_DIOXIDE:270', ['repeated-source data/energy_mixes.csv:2:12']],
  ['false,,NUCLEAR_WASTE:5', ['environ-impact data/energy_mixes.csv:2:12']],
])('%s', (cells, expected) => {
  const energy_mixes = csv('id,is_green_energy,energy_sources,environ_impact', `mix,${cells}`);
  const locations = csv(
    'id,address,city,latitude,longitude,energy_mix',
    'L-1,Main Street 1,Amsterdam,52.373169,4.893379,mix',
  );
  expect(brief(check(networkOf({ energy_mixes, locations })).findings)).toEqual(expected);
});
