/** The plugs of a site one by one, with what they are grouped by. */

import type { ConnectorFormat } from '../../../../ocpi/enums.ts';
import { groupPlugs, type PlugKind, plugPower } from '../../facts/plug-groups.ts';
import type { DetailedEvse, DetailedLocation } from '../../records/site-details.ts';
import { plugInWords } from '../../words/plug-words.ts';
import type { PageWords } from '../../words/words.ts';

export interface SitePlug extends PlugKind {
  readonly format: ConnectorFormat;
  readonly evse: DetailedEvse;
  readonly connector: DetailedEvse['connectors'][number];
}

export function sitePlugs({ evses = [] }: Pick<DetailedLocation, 'evses'>): SitePlug[] {
  return evses.flatMap((evse) =>
    evse.connectors.map((connector) => {
      const { standard, format } = connector;
      return { standard, format, watts: plugPower(connector), evse, connector };
    }),
  );
}

/** Each kind of plug once: `22 kW Type 2`. */
export function kindsInWords(plugs: readonly SitePlug[], words: PageWords): string[] {
  return [...new Set(groupPlugs(plugs).map((group) => plugInWords(group, words)))];
}
