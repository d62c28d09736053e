/** The plugs of a site, grouped by what a driver chooses by: standard, power, and whether a cable is attached. */

import type { ConnectorFormat, ConnectorType } from '../../ocpi/enums.ts';
import { ratedPower } from '../../ocpi/power.ts';
import type { Connector } from '../../ocpi/types.ts';

type PlugOfSite = Omit<Connector, 'last_updated'>;

export interface PlugGroup<P> {
  readonly standard: ConnectorType;
  /** In W; 0 if it is not known. */
  readonly watts: number;
  readonly format?: ConnectorFormat;
  readonly plugs: readonly P[];
}

/** In W: what OCPI's fields say, or 0 if they say nothing. */
export function plugPower(connector: PlugOfSite): number {
  return connector.max_electric_power ?? (ratedPower(connector) || 0);
}

/** The strongest group first; of the same power, by the name of the standard. */
export function groupPlugs<P extends Omit<PlugGroup<never>, 'plugs'>>(plugs: readonly P[]): PlugGroup<P>[] {
  const groups = Map.groupBy(plugs, ({ standard, watts, format }) => `${standard} ${watts} ${format ?? ''}`);
  const found = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { standard, watts, format } = first;
    return [{ standard, watts, ...(format && { format }), plugs: group }];
  });
  return found.sort((a, b) => b.watts - a.watts || (a.standard < b.standard ? -1 : a.standard > b.standard ? 1 : 0));
}
