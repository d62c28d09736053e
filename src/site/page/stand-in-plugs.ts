import type { ConnectorFormat, ConnectorType } from '../../ocpi/enums.ts';
import type { DetailedEvse } from '../records/site-details.ts';

export interface PlugGroup {
  readonly standard: ConnectorType;
  readonly format: ConnectorFormat;
  readonly watts?: number;
  count: number;
  readonly evses: DetailedEvse[];
}

export function groupPlugs(evses: readonly DetailedEvse[]): PlugGroup[] {
  const groups = new Map<string, PlugGroup>();
  for (const evse of evses) {
    for (const { standard, format, max_electric_power: watts } of evse.connectors) {
      const key = `${standard} ${format} ${watts}`;
      const group = groups.get(key) ?? { standard, format, ...(watts && { watts }), count: 0, evses: [] };
      groups.set(key, group);
      group.count++;
      if (!group.evses.includes(evse)) group.evses.push(evse);
    }
  }
  return [...groups.values()].sort((a, b) => (b.watts ?? 0) - (a.watts ?? 0));
}
