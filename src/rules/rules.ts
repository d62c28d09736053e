/** The list of all rules. A new rule is a file in this directory and a line here; see ARCHITECTURE.md. */

import type { Finding } from '../findings/finding.ts';
import { rule as completeObjects } from './completeness/complete-objects.ts';
import { rule as exampleSite } from './completeness/example-site.ts';
import { rule as nothingPublic } from './completeness/nothing-public.ts';
import { rule as pairedCells } from './completeness/paired-cells.ts';
import { rule as placeholders } from './completeness/placeholders.ts';
import { rule as publicEvses } from './completeness/public-evses.ts';
import { rule as unusedRows } from './completeness/unused-rows.ts';
import { rule as evseIds } from './ids/evse-ids.ts';
import { rule as mangledIds } from './ids/mangled-ids.ts';
import { rule as places } from './places/coordinates.ts';
import { rule as energySources } from './places/energy-sources.ts';
import { rule as postalCodes } from './places/postal-codes.ts';
import { rule as roughCoordinates } from './places/rough-coordinates.ts';
import { rule as sharedPlaces } from './places/shared-places.ts';
import { rule as streetInCity } from './places/street-in-city.ts';
import { rule as connectorRatings } from './plugs/connector-ratings.ts';
import { rule as equalSockets } from './plugs/equal-sockets.ts';
import { rule as implausibleRatings } from './plugs/implausible-ratings.ts';
import { rule as lineVoltage } from './plugs/line-voltage.ts';
import { rule as plugTypes } from './plugs/plug-types.ts';
import { rule as plugsOfCountry } from './plugs/plugs-of-country.ts';
import { rule as powerOfKind } from './plugs/power-of-kind.ts';
import { rule as swappedRatings } from './plugs/swapped-ratings.ts';
import { rule as connectorTariffs } from './prices/connector-tariffs.ts';
import { rule as currencyOfCountry } from './prices/currency-of-country.ts';
import { rule as elementRestrictions } from './prices/element-restrictions.ts';
import { rule as freeOfCharge } from './prices/free-of-charge.ts';
import { rule as hiddenElements } from './prices/hidden-elements.ts';
import { rule as implausibleLimits } from './prices/implausible-limits.ts';
import { rule as overlappingTariffs } from './prices/overlapping-tariffs.ts';
import { rule as plausiblePrices } from './prices/plausible-prices.ts';
import { rule as priceBounds } from './prices/price-bounds.ts';
import { rule as reservationPrices } from './prices/reservation-prices.ts';
import { rule as stepSizes } from './prices/step-sizes.ts';
import { rule as tariffPrices } from './prices/tariff-prices.ts';
import { rule as tariffTimes } from './prices/tariff-times.ts';
import { rule as unlikeOthers } from './prices/unlike-others.ts';
import { rule as unpricedCharging } from './prices/unpriced-charging.ts';
import { rule as unusedTariffs } from './prices/unused-tariffs.ts';
import { rule as vat } from './prices/vat.ts';
import { rule as vatOnSome } from './prices/vat-on-some.ts';
import { rule as strictReaders } from './profiles/strict-readers.ts';
import { rule as version22 } from './profiles/version-2.2.ts';
import type { Rule, RuleInput } from './rule/rule.ts';
import { rule as leftoverQuotes } from './texts/leftover-quotes.ts';
import { rule as letters } from './texts/letters.ts';
import { rule as links } from './texts/links.ts';
import { rule as markup } from './texts/markup.ts';
import { rule as missingPictures } from './texts/missing-pictures.ts';
import { rule as repeatedLanguages } from './texts/repeated-languages.ts';
import { rule as futureTimestamps } from './times/future-timestamps.ts';
import { rule as longExceptions } from './times/long-exceptions.ts';
import { rule as oddHours } from './times/odd-hours.ts';
import { rule as oldStatuses } from './times/old-statuses.ts';
import { rule as overlappingPeriods } from './times/overlapping-periods.ts';
import { rule as periods } from './times/periods.ts';
import { rule as plannedStatuses } from './times/planned-statuses.ts';

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
