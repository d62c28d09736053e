/** The plugs of a site, alike ones together: what a driver chooses by is the standard, the power, and whether there is a cable. */

import { type Connector, type ConnectorFormat, type ConnectorType, ratedPower } from '../../../src/ocpi/browser.ts';

/** The kind of a plug, as drivers see it. */
export interface PlugKind {
  readonly standard: ConnectorType;
  /** 0 if it is not known. */
  readonly watts: number;
  readonly format?: ConnectorFormat;
}

export interface PlugGroup<P> extends PlugKind {
  readonly plugs: readonly P[];
}

/**
 * The power of a plug in W; 0 if it is not known. Where the data names none, alternating current tells it; direct current does
 * not, because most chargers cannot give their highest voltage and current at once.
 */
export function plugPower(connector: Omit<Connector, 'last_updated'>): number {
  const { max_electric_power, power_type } = connector;
  return max_electric_power ?? (power_type === 'DC' ? 0 : ratedPower(connector));
}

/** The strongest group first; of the same power, by the name of the standard. */
export function groupPlugs<P extends PlugKind>(plugs: readonly P[]): PlugGroup<P>[] {
  const groups = new Map<string, PlugKind & { readonly plugs: P[] }>();
  for (const plug of plugs) {
    const { standard, watts, format } = plug;
    const key = `${standard} ${watts} ${format ?? ''}`;
    const group = groups.get(key) ?? { standard, watts, ...(format && { format }), plugs: [] };
    groups.set(key, group);
    group.plugs.push(plug);
  }
  const byName = (a: PlugKind, b: PlugKind) => (a.standard < b.standard ? -1 : a.standard > b.standard ? 1 : 0);
  return [...groups.values()].sort((a, b) => b.watts - a.watts || byName(a, b));
}
