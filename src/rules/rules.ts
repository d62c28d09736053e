/** The list of all rules. A new rule is a file in this directory and a line here; see ARCHITECTURE.md. */

import type { Finding } from '../findings/finding.ts';
import { rule as completeObjects } from './complete-objects.ts';
import { rule as connectorRatings } from './connector-ratings.ts';
import { rule as connectorTariffs } from './connector-tariffs.ts';
import { rule as places } from './coordinates.ts';
import { rule as currencyOfCountry } from './currency-of-country.ts';
import { rule as elementRestrictions } from './element-restrictions.ts';
import { rule as energySources } from './energy-sources.ts';
import { rule as equalSockets } from './equal-sockets.ts';
import { rule as evseIds } from './evse-ids.ts';
import { rule as exampleSite } from './example-site.ts';
import { rule as freeOfCharge } from './free-of-charge.ts';
import { rule as futureTimestamps } from './future-timestamps.ts';
import { rule as hiddenElements } from './hidden-elements.ts';
import { rule as implausibleLimits } from './implausible-limits.ts';
import { rule as implausibleRatings } from './implausible-ratings.ts';
import { rule as leftoverQuotes } from './leftover-quotes.ts';
import { rule as letters } from './letters.ts';
import { rule as lineVoltage } from './line-voltage.ts';
import { rule as links } from './links.ts';
import { rule as longExceptions } from './long-exceptions.ts';
import { rule as mangledIds } from './mangled-ids.ts';
import { rule as markup } from './markup.ts';
import { rule as missingPictures } from './missing-pictures.ts';
import { rule as nothingPublic } from './nothing-public.ts';
import { rule as oddHours } from './odd-hours.ts';
import { rule as oldStatuses } from './old-statuses.ts';
import { rule as overlappingPeriods } from './overlapping-periods.ts';
import { rule as overlappingTariffs } from './overlapping-tariffs.ts';
import { rule as pairedCells } from './paired-cells.ts';
import { rule as periods } from './periods.ts';
import { rule as placeholders } from './placeholders.ts';
import { rule as plannedStatuses } from './planned-statuses.ts';
import { rule as plausiblePrices } from './plausible-prices.ts';
import { rule as plugTypes } from './plug-types.ts';
import { rule as plugsOfCountry } from './plugs-of-country.ts';
import { rule as postalCodes } from './postal-codes.ts';
import { rule as powerOfKind } from './power-of-kind.ts';
import { rule as priceBounds } from './price-bounds.ts';
import { rule as publicEvses } from './public-evses.ts';
import { rule as repeatedLanguages } from './repeated-languages.ts';
import { rule as reservationPrices } from './reservation-prices.ts';
import { rule as roughCoordinates } from './rough-coordinates.ts';
import type { Rule, RuleInput } from './rule.ts';
import { rule as sharedPlaces } from './shared-places.ts';
import { rule as stepSizes } from './step-sizes.ts';
import { rule as streetInCity } from './street-in-city.ts';
import { rule as strictReaders } from './strict-readers.ts';
import { rule as swappedRatings } from './swapped-ratings.ts';
import { rule as tariffPrices } from './tariff-prices.ts';
import { rule as tariffTimes } from './tariff-times.ts';
import { rule as unlikeOthers } from './unlike-others.ts';
import { rule as unpricedCharging } from './unpriced-charging.ts';
import { rule as unusedRows } from './unused-rows.ts';
import { rule as unusedTariffs } from './unused-tariffs.ts';
import { rule as vat } from './vat.ts';
import { rule as vatOnSome } from './vat-on-some.ts';
import { rule as version22 } from './version-2.2.ts';

/** In the order of docs/findings.md. */
export const RULES = [
  completeObjects,
  pairedCells,
  periods,
  evseIds,
  unusedRows,
  tariffPrices,
  hiddenElements,
  unpricedCharging,
  elementRestrictions,
  implausibleLimits,
  stepSizes,
  plausiblePrices,
  priceBounds,
  freeOfCharge,
  vat,
  vatOnSome,
  unlikeOthers,
  overlappingTariffs,
  tariffTimes,
  currencyOfCountry,
  reservationPrices,
  unusedTariffs,
  connectorTariffs,
  nothingPublic,
  exampleSite,
  publicEvses,
  places,
  roughCoordinates,
  sharedPlaces,
  plugTypes,
  plugsOfCountry,
  implausibleRatings,
  swappedRatings,
  lineVoltage,
  connectorRatings,
  powerOfKind,
  strictReaders,
  overlappingPeriods,
  longExceptions,
  oddHours,
  oldStatuses,
  plannedStatuses,
  energySources,
  equalSockets,
  futureTimestamps,
  letters,
  repeatedLanguages,
  markup,
  leftoverQuotes,
  placeholders,
  mangledIds,
  postalCodes,
  streetInCity,
  links,
  missingPictures,
  version22,
] as const satisfies readonly Rule[];

/** What all rules find in the joined tables. */
export function checkRules(input: RuleInput): Finding[] {
  const findings: Finding[] = [];
  for (const { check } of RULES) for (const found of check(input)) findings.push(found);
  return findings;
}
