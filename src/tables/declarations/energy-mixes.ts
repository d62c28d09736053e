/** energy_mixes.csv: a row says where energy comes from. Locations and tariffs name it by its id. */

import { ENERGY_SOURCE_WORDS } from '../../cells/words/vocabularies.ts';
import { ENERGY_SOURCE_CATEGORY, ENVIRONMENTAL_IMPACT_CATEGORY } from '../../ocpi/enums.ts';
import { boolean } from '../cell-types/choices.ts';
import { shares } from '../cell-types/pairs.ts';
import { id, text } from '../cell-types/text.ts';
import { defineTable, optional, required } from '../table.ts';

export const energyMixes = defineTable({
  name: 'energy_mixes',
  object: 'EnergyMix',
  row: 'a mix of energy sources',
  doc: 'The energy sources of locations or tariffs.',
  key: ['id'],
  columns: {
    id: required(id(36), {
      doc: 'Your short name for it, for use in locations.csv and tariffs.csv.',
      example: 'green',
      fields: [],
    }),
    is_green_energy: required(boolean(), {
      doc: 'true if all of the energy is renewable, without CO2 or nuclear waste.',
      example: 'true',
    }),
    energy_sources: optional(shares(ENERGY_SOURCE_CATEGORY, { max: 100, unit: '%' }, ENERGY_SOURCE_WORDS), {
      doc: 'Share of each source in per cent, adding up to 100.',
      example: 'SOLAR:40|WIND:60',
      fields: ['EnergyMix.energy_sources', 'EnergySource.source', 'EnergySource.percentage'],
    }),
    environ_impact: optional(shares(ENVIRONMENTAL_IMPACT_CATEGORY, { max: 1_000_000, unit: 'g/kWh' }), {
      doc: 'Environmental impact of the energy, in grams per kWh.',
      example: 'CARBON_DIOXIDE:12.5|NUCLEAR_WASTE:0',
      fields: ['EnergyMix.environ_impact', 'EnvironmentalImpact.category', 'EnvironmentalImpact.amount'],
    }),
    supplier_name: optional(text(64), { doc: 'Who supplies the energy.', example: 'Example Energy' }),
    energy_product_name: optional(text(64), { doc: "Name of the supplier's product.", example: 'Wind and Sun' }),
  },
});
