/** The help line of a site, which drivers call. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { LocationRow } from '../../tables/tables.ts';
import type { ReferredRows } from './join.ts';

/** The operator of network.json. */
interface OwnOperator {
  readonly name: string;
  readonly phone?: string | undefined;
}

/** That of the row, otherwise that of the network's own operator where it runs the site: some networks have it in businesses.csv too. */
export function helpLineOf(
  { values: { help_phone, operator: id } }: LocationRow,
  { businesses }: Pick<ReferredRows, 'businesses'>,
  own: OwnOperator | undefined,
): string | undefined {
  const operator = id === undefined ? own : businesses.get(foldCase(id))?.values;
  return help_phone ?? (operator?.name === own?.name ? own?.phone : undefined);
}
