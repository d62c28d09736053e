/** The finding that stops a build whose EVSEs all stay, but of which too many tariffs, prices or connectors would go. */

import type { Finding } from '../../findings/finding.ts';
import { formatCount, formatWhole, percent } from '../../findings/text/format.ts';
import type { Settings } from '../../settings/settings.ts';
import { finding } from '../history/finding-codes.ts';
import type { LostParts } from '../history/losses.ts';
import { type FindingsContext, firstIds } from './findings-context.ts';

/** One finding for all of it, because half a list of tariffs takes the prices of connectors along. */
export function tooManyLosses(
  losses: LostParts,
  { max_removal_share: share }: Settings,
  { placeOf }: Pick<FindingsContext, 'placeOf'>,
): Finding | undefined {
  const { tariffs, newTariffs, liveTariffs, prices, connectors } = losses;
  const parts: string[] = [];
  // As many new ones as old ones are a change of prices, and not half a list.
  if (tariffs.length - newTariffs > share * liveTariffs) {
    parts.push(`${counted(tariffs, liveTariffs, 'tariff')} would disappear at once: ${firstIds(tariffs)}`);
  }
  const isWorthCounting =
    prices.length > share * losses.changed.priced || connectors.length > share * losses.changed.connectors;
  const before = isWorthCounting ? losses.countBefore() : losses.changed;
  if (prices.length > share * before.priced) {
    parts.push(`${counted(prices, before.priced, 'connector')} with a price would have none: ${firstIds(prices)}`);
  }
  if (connectors.length > share * before.connectors) {
    parts.push(
      `${counted(connectors, before.connectors, 'connector')} would disappear at once: ${firstIds(connectors)}`,
    );
  }
  if (parts.length === 0) return undefined;
  const place = placeOf(tariffs.length > newTariffs ? 'tariffs' : 'connectors', '');
  const params = { parts: parts.join('. '), share: percent(share) };
  return finding('too-many-removals', place, { says: 'parts', params });
}

function counted(gone: readonly string[], of: number, one: string): string {
  return `${formatWhole(gone.length)} of ${formatCount(of, one)}`;
}
