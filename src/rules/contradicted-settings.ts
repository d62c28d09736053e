/**
 * Finds settings of network.json that the tables contradict. The mistake is in one place, so it is found there and not at
 * each row that relies on it.
 */

import { currenciesNamed } from '../cells/numbers/units.ts';
import { iso1A2Code, iso1A3Code } from '../cells/places/countries.ts';
import { parseTimeZone } from '../cells/times/time-zone.ts';
import { type Finding, findingOf, isError, type Place } from '../findings/finding.ts';
import { write } from '../findings/text/advice.ts';
import { formatCount } from '../findings/text/format.ts';
import type { Dataset } from '../read/load/join.ts';
import { SETTINGS } from '../settings/finding-codes.ts';
import type { SoundSettings } from '../settings/known-settings.ts';
import { placeInRow } from '../tables/row-name.ts';
import { cellText, type Row } from '../tables/table.ts';
import type { LocationRow } from '../tables/tables.ts';
import { rule as coordinates, isAbroad, misplaced, otherZone, placeOfSite } from './places/coordinates.ts';
import { currenciesOf } from './prices/country-currencies.ts';
import { rule as currencyOfCountry } from './prices/currency-of-country.ts';

const finding = findingOf({ ...SETTINGS, ...coordinates.findings, ...currencyOfCountry.findings });

/** Tables, and the findings in them with these settings. */
interface CheckedTables {
  readonly dataset: Dataset;
  readonly settings: SoundSettings;
  readonly findings: readonly Finding[];
  /** In ms since 1970. */
  readonly now: number;
}

/** A setting that most of the rows that rely on it contradict. */
export interface Contradiction {
  readonly setting: 'country' | 'time_zone' | 'currency';
  /** The code of what would be said at each row. */
  readonly code: 'outside-country' | 'other-time-zone' | 'currency-of-country';
  /** The other thing that the rows say, in words. */
  readonly but: string;
  /** The right setting, if there is only one possibility. */
  readonly meant: string | undefined;
}

/** The first setting that the tables contradict. The country comes first, since other mistakes follow from it. */
export function contradiction(checked: CheckedTables): Contradiction | undefined {
  return wrongCountry(checked) ?? wrongTimeZone(checked) ?? wrongCurrency(checked);
}

/**
 * The finding at network.json.
 *
 * @param place where the setting is
 * @param isCauseOfErrors whether there are cells that cannot be read because of it; then it is an error itself
 */
export function contradictionFinding(
  { setting, code, but, meant }: Contradiction,
  { settings, place, isCauseOfErrors }: { settings: SoundSettings; place: Place; isCauseOfErrors: boolean },
): Finding {
  return finding(isCauseOfErrors ? 'invalid-setting' : code, place, {
    field: setting,
    value: JSON.stringify(settings[setting]),
    message: `"${setting}" is ${settings[setting]}, but ${but}.`,
    ...(meant === undefined
      ? { hint: 'Correct it.' }
      : write([meant], `Rows of which something else is true say so in the column ${setting}.`)),
  });
}

function wrongCountry({ dataset, settings, findings }: CheckedTables): Contradiction | undefined {
  if (!findings.some(({ code }) => code === 'outside-country')) return undefined;
  const relying = reliant(dataset, 'country');
  const abroad = relying.filter(isAbroad);
  const most = mostFrequent(abroad.map((row) => iso1A3Code(placeOfSite(row)) ?? ''));
  if (most === undefined || most.name === '' || 2 * most.count <= relying.length) return undefined;
  // The coordinates may be wrong instead: those of a single site, or all of them, by a sign or because they are swapped.
  const areCoordinatesRight = most.count > 1 && abroad.every((row) => misplaced(row) === undefined);
  if (!areCoordinatesRight && settings.country_code !== iso1A2Code(most.name)) return undefined;
  const but = `${shareOf(most.count, relying.length, 'site', 'country')} in ${most.name}`;
  return { setting: 'country', code: 'outside-country', but, meant: most.name };
}

function wrongTimeZone({ dataset, findings, now }: CheckedTables): Contradiction | undefined {
  if (!findings.some(({ code }) => code === 'other-time-zone')) return undefined;
  const relying = reliant(dataset, 'time_zone');
  const elsewhere = relying.flatMap((row) => (isAbroad(row) ? [] : (otherZone(row, now) ?? [])));
  const most = mostFrequent(elsewhere);
  if (most === undefined || 2 * elsewhere.length <= relying.length) return undefined;
  const but = `${shareOf(elsewhere.length, relying.length, 'site', 'time zone')} elsewhere, mostly in ${most.name}`;
  const meant = parseTimeZone(most.name).ok ? most.name : undefined;
  return { setting: 'time_zone', code: 'other-time-zone', but, meant };
}

function wrongCurrency(checked: CheckedTables): Contradiction | undefined {
  const { dataset, settings, findings } = checked;
  if (!findings.some((found) => found.code === 'currency-of-country' || isUnreadPrice(found))) return undefined;
  // Of a site that is in another country than it says, nobody knows the currency.
  const countries = dataset.locations.flatMap(({ location }) => (isAbroad(location) ? [] : [location.values.country]));
  const usual = new Set(countries.flatMap((country) => [...(currenciesOf(country) ?? [])]));
  const [only, second] = usual;
  if (settings.currency === undefined || only === undefined || usual.has(settings.currency)) return undefined;
  const meant = second === undefined ? only : undefined;
  const but = pricedOtherwise(checked) ?? writtenOtherwise(checked, usual);
  return but === undefined ? undefined : { setting: 'currency', code: 'currency-of-country', but, meant };
}

/** Where most tariffs without a currency of their own are used in countries that have another one. */
function pricedOtherwise({ dataset, findings }: CheckedTables): string | undefined {
  const relying = dataset.tariffs.flatMap(({ tariff }) => (saysNothing(tariff, 'currency') ? [tariff] : []));
  const foreign = new Set(
    findings.flatMap(({ code, file, line }) => (code === 'currency-of-country' ? [`${file}:${line}`] : [])),
  );
  const wrong = relying.filter((row) => {
    const { file, line } = placeInRow(row, 'currency');
    return foreign.has(`${file}:${line}`);
  });
  if (wrong.length === 0 || 2 * wrong.length <= relying.length) return undefined;
  return `${shareOf(wrong.length, relying.length, 'tariff', 'currency')} used where people pay in another one`;
}

/** Where prices cannot be read because they name the currency of the country. */
function writtenOtherwise({ findings }: CheckedTables, usual: ReadonlySet<string>): string | undefined {
  const named = findings.filter(isUnreadPrice).map(currencyIn);
  const foreign = named.filter((currencies) => currencies.some((currency) => usual.has(currency)));
  return foreign.length === 0
    ? undefined
    : `${formatCount(foreign.length, 'price')} ${foreign.length === 1 ? 'names' : 'name'} another one`;
}

function isUnreadPrice(found: Finding): boolean {
  return isError(found) && /price|per_/.test(found.field ?? '');
}

/** The currencies that a price may be in by what stands before or behind its number. */
function currencyIn({ value = '' }: Finding): readonly string[] {
  return currenciesNamed(value.replace(/[\d.,\s+-]+/g, '').replace(/\/.*/, ''));
}

/** The sites that rely on a setting. */
function reliant({ locations }: Dataset, setting: 'country' | 'time_zone'): LocationRow[] {
  return locations.flatMap(({ location }) => (saysNothing(location, setting) ? [location] : []));
}

function saysNothing(row: Row<unknown>, column: string): boolean {
  return (cellText(row, column) ?? '') === '';
}

/** `the only site without a country of its own is`, `all 12 sites without a country of their own are`, `11 of 12 sites …`. */
function shareOf(count: number, all: number, one: string, what: string): string {
  if (all === 1) return `the only ${one} without a ${what} of its own is`;
  const rows = count === all ? `all ${formatCount(all, one)}` : `${count} of ${formatCount(all, one)}`;
  return `${rows} without a ${what} of their own are`;
}

function mostFrequent(names: readonly string[]): { readonly name: string; readonly count: number } | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [most] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return most && { name: most[0], count: most[1] };
}
