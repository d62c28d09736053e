/**
 * Finds a country of network.json that the coordinates of most sites contradict. The mistake is in one place, so it is found
 * there and not at each row that relies on it.
 */

import { iso1A2Code, iso1A3Code } from '../cells/places/countries.ts';
import { type Finding, findingOf, type Place } from '../findings/finding.ts';
import { write } from '../findings/text/advice.ts';
import type { Dataset } from '../read/load/join.ts';
import { SETTINGS } from '../settings/finding-codes.ts';
import type { SoundSettings } from '../settings/known-settings.ts';
import { cellText } from '../tables/table.ts';
import { rule as coordinates, isAbroad, misplaced, placeOfSite } from './places/coordinates.ts';

const finding = findingOf({ ...SETTINGS, ...coordinates.findings });

/** Tables, and the findings in them with these settings. */
interface CheckedTables {
  readonly dataset: Dataset;
  readonly settings: SoundSettings;
  readonly findings: readonly Finding[];
}

/** Where most of the sites that rely on the country of network.json are. */
export interface OtherCountry {
  readonly meant: string;
  readonly sites: number;
  /** All sites that rely on it. */
  readonly relying: number;
}

/** The country that was meant; undefined if the tables do not contradict the one that is written. */
export function otherCountry({ dataset, settings, findings }: CheckedTables): OtherCountry | undefined {
  if (!findings.some(({ code }) => code === 'outside-country')) return undefined;
  const relying = dataset.locations.flatMap(({ location }) => (cellText(location, 'country') ? [] : [location]));
  const abroad = relying.filter(isAbroad);
  const byCountry = Map.groupBy(abroad, (row) => iso1A3Code(placeOfSite(row)) ?? '');
  const [most] = [...byCountry].sort(([a, m], [b, n]) => n.length - m.length || (a < b ? -1 : 1));
  const [meant = '', rows = []] = most ?? [];
  if (meant === '' || 2 * rows.length <= relying.length) return undefined;
  // The coordinates may be wrong instead: those of a single site, or all of them, by a sign or because they are swapped.
  const areCoordinatesRight = rows.length > 1 && abroad.every((row) => misplaced(row) === undefined);
  if (!areCoordinatesRight && settings.country_code !== iso1A2Code(meant)) return undefined;
  return { meant, sites: rows.length, relying: relying.length };
}

/**
 * The finding at network.json.
 *
 * @param place where the country is
 * @param isCauseOfErrors whether there are cells that cannot be read because of it; then it is an error itself
 */
export function wrongCountry(
  { meant, sites, relying }: OtherCountry,
  { country, place, isCauseOfErrors }: { country: string | undefined; place: Place; isCauseOfErrors: boolean },
): Finding {
  return finding(isCauseOfErrors ? 'invalid-setting' : 'outside-country', place, {
    field: 'country',
    value: JSON.stringify(country),
    ...{ says: 'network', params: { country: country ?? '', sites, relying, meant } },
    advice: write([meant], 'Rows of which something else is true say so in the column country.'),
  });
}
