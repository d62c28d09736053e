/** Rule: a plug is one that is built in the country of its site. */

import { combosIn } from '../../cells/words/country-words.ts';
import { write } from '../../findings/text/advice.ts';
import type { ConnectorType } from '../../ocpi/enums.ts';
import { defineRule, oncePerNetwork } from '../rule/rule.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'plug-of-elsewhere': {
      severity: 'warning',
      wrong: 'A plug is one that is not built in the country of its site: CCS1 in Europe, Type 2 in North America.',
      why: 'Drivers see that it does not fit their cars, and go elsewhere. The two plugs of a kind are easily mixed up in a list.',
      fix: 'Correct the standard, or the country of the site. In Europe, CCS is IEC_62196_T2_COMBO; in North America, it is IEC_62196_T1_COMBO.',
      message: '{standard} is not built in {country}.',
    },
  },
  sites({ location, evses }, _, network) {
    const { country } = location.values;
    const known = knownCountries(network);
    const foreign = known.get(country) ?? foreignIn(country);
    known.set(country, foreign);
    if (foreign.size === 0) return;
    for (const { connectors } of evses) {
      for (const row of connectors) {
        const { standard } = row.values;
        if (!foreign.has(standard)) continue;
        // The CCS of a country is what the other one means there.
        const meant = standard.endsWith('_COMBO') ? combosIn(country) : [];
        const advice =
          meant.length > 0 ? write(meant, 'That is CCS there. Or correct the country of the site.') : undefined;
        network.tell('plug-of-elsewhere', 'connectors', row, 'standard', { params: { standard, country }, advice });
      }
    }
  },
});

const knownCountries = oncePerNetwork(() => new Map<string, Plugs>());

type Plugs = ReadonlySet<ConnectorType>;

/** The sockets of homes in America and Asia, and what is built into walls there. */
const OF_HOMES_ELSEWHERE = [
  ...(['DOMESTIC_A', 'DOMESTIC_B', 'DOMESTIC_D', 'DOMESTIC_H', 'DOMESTIC_M', 'DOMESTIC_N', 'DOMESTIC_O'] as const),
  ...(['NEMA_5_20', 'NEMA_6_30', 'NEMA_6_50', 'NEMA_10_30', 'NEMA_10_50', 'NEMA_14_30', 'NEMA_14_50'] as const),
];

/** Homes with British sockets, besides those of the Gulf and of Asia, of which nothing is said here. */
const BRITISH: ReadonlySet<string> = new Set(['CYP', 'GBR', 'GGY', 'GIB', 'IMN', 'IRL', 'JEY', 'MLT']);

/** Homes with Australian sockets. */
const AUSTRALIAN: ReadonlySet<string> = new Set(['AUS', 'NZL']);

/** Where cars from China are imported in numbers, and chargers with them. */
const WITH_GBT: ReadonlySet<string> = new Set(['BLR', 'MDA', 'UKR']);

/**
 * The plugs that a country does not have. Only where one of the two CCS is the rule are the other plugs known, too. Type 1 cables for
 * old cars and the plugs of Tesla are in Europe as well, and CHAdeMO is everywhere.
 */
function foreignIn(country: string): Plugs {
  const [combo, other] = combosIn(country);
  if (combo === undefined || other !== undefined) return new Set();
  if (combo === 'IEC_62196_T1_COMBO') return foreignInAmerica(country);
  const sockets: ConnectorType[] = AUSTRALIAN.has(country)
    ? ['DOMESTIC_E', 'DOMESTIC_F', 'DOMESTIC_G']
    : BRITISH.has(country)
      ? ['DOMESTIC_E', 'DOMESTIC_F', 'DOMESTIC_I']
      : ['DOMESTIC_G', 'DOMESTIC_I'];
  const ofChina: ConnectorType[] = WITH_GBT.has(country) ? [] : ['GBT_AC', 'GBT_DC'];
  return new Set(['IEC_62196_T1_COMBO', ...sockets, ...OF_HOMES_ELSEWHERE, ...ofChina]);
}

/** Mexico has cars and chargers of several continents, and Korea has Type 2 for older cars. */
function foreignInAmerica(country: string): Plugs {
  if (country === 'MEX') return new Set();
  const ofEurope: ConnectorType[] = country === 'KOR' ? [] : ['IEC_62196_T2', 'IEC_62196_T3A', 'IEC_62196_T3C'];
  return new Set(['IEC_62196_T2_COMBO', 'GBT_AC', 'GBT_DC', ...ofEurope]);
}
