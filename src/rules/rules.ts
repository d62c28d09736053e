/** The table of contents of all rules. A new rule is a file in one of these rooms and a line here; see ARCHITECTURE.md. */

import type { Finding } from '../findings/finding.ts';
import { rule as completeObjects } from './completeness/complete-objects.ts';
import { rule as exampleSite } from './completeness/example-site.ts';
import { rule as missingEvseIds } from './completeness/missing-evse-ids.ts';
import { rule as pairedCells } from './completeness/paired-cells.ts';
import { rule as placeholders } from './completeness/placeholders.ts';
import { rule as unusedRows } from './completeness/unused-rows.ts';
import { rule as doubledIds } from './ids/doubled-ids.ts';
import { rule as evseIds } from './ids/evse-ids.ts';
import { rule as mangledIds } from './ids/mangled-ids.ts';
import { rule as siteInUid } from './ids/site-in-uid.ts';
import { rule as coordinates } from './places/coordinates.ts';
import { rule as energySources } from './places/energy-sources.ts';
import { rule as parkingLinks } from './places/parking-links.ts';
import { rule as parkingPlaces } from './places/parking-places.ts';
import { rule as postalCodes } from './places/postal-codes.ts';
import { rule as sharedPlaces } from './places/shared-places.ts';
import { rule as siteDetails } from './places/site-details.ts';
import { rule as plugAndCharge } from './plugs/plug-and-charge.ts';
import { rule as plugTypes } from './plugs/plug-types.ts';
import { rule as plugsOfCountry } from './plugs/plugs-of-country.ts';
import { rule as power } from './plugs/power.ts';
import { rule as ratings } from './plugs/ratings.ts';
import { rule as sitePower } from './plugs/site-power.ts';
import { rule as tariffOfCurrent } from './plugs/tariff-of-current.ts';
import { rule as cards } from './prices/cards.ts';
import { rule as connectorTariffs } from './prices/connector-tariffs.ts';
import { rule as currencyOfCountry } from './prices/currency-of-country.ts';
import { rule as elementLimits } from './prices/element-limits.ts';
import { rule as hiddenElements } from './prices/hidden-elements.ts';
import { rule as plausiblePrices } from './prices/plausible-prices.ts';
import { rule as priceBounds } from './prices/price-bounds.ts';
import { rule as tariffPrices } from './prices/tariff-prices.ts';
import { rule as tariffTimes } from './prices/tariff-times.ts';
import { rule as unpricedCharging } from './prices/unpriced-charging.ts';
import { rule as vat } from './prices/vat.ts';
import { rule as vatOfCountry } from './prices/vat-of-country.ts';
import { rule as vatOfOthers } from './prices/vat-of-others.ts';
import { rule as olderVersions } from './profiles/older-versions.ts';
import { rule as strictReaders } from './profiles/strict-readers.ts';
import { judged, type Rule, type RuleInput } from './rule/rule.ts';
import { rule as links } from './texts/links.ts';
import { rule as plainTexts } from './texts/plain-texts.ts';
import { rule as futureTimestamps } from './times/future-timestamps.ts';
import { rule as oddPeriods } from './times/odd-periods.ts';
import { rule as oldStatuses } from './times/old-statuses.ts';
import { rule as periods } from './times/periods.ts';

/** The rules by room. What each asks of the data is the first line of its file. */
export const CONTENTS = {
  completeness: [completeObjects, pairedCells, unusedRows, missingEvseIds, exampleSite, placeholders],
  places: [coordinates, sharedPlaces, energySources, postalCodes, siteDetails, parkingLinks, parkingPlaces],
  plugs: [plugTypes, plugsOfCountry, ratings, power, tariffOfCurrent, plugAndCharge, sitePower],
  profiles: [strictReaders, olderVersions],
  prices: [
    tariffPrices,
    hiddenElements,
    unpricedCharging,
    elementLimits,
    plausiblePrices,
    priceBounds,
    vat,
    vatOfOthers,
    vatOfCountry,
    tariffTimes,
    currencyOfCountry,
    cards,
    connectorTariffs,
  ],
  times: [periods, oddPeriods, oldStatuses, futureTimestamps],
  ids: [evseIds, doubledIds, siteInUid, mangledIds],
  texts: [plainTexts, links],
} as const satisfies { readonly [room: string]: readonly Rule[] };

/** In this order docs/findings.md tells of their findings, below each heading. */
export const RULES = Object.values(CONTENTS).flat();

/** All that the rules find in the joined tables, in any order. */
export function checkRules(input: RuleInput): Finding[] {
  return judged(RULES, input);
}
