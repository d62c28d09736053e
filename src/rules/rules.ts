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
import { rule as elementRestrictions } from './prices/element-restrictions.ts';
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
import type { Rule, RuleInput } from './rule/rule.ts';
import { judged } from './rule/walk.ts';
import { rule as links } from './texts/links.ts';
import { rule as plainTexts } from './texts/plain-texts.ts';
import { rule as futureTimestamps } from './times/future-timestamps.ts';
import { rule as oddPeriods } from './times/odd-periods.ts';
import { rule as oldStatuses } from './times/old-statuses.ts';
import { rule as periods } from './times/periods.ts';

/** Each rule with what it asks of the data, by room. The file of a rule begins with the same sentence. */
export const CONTENTS = {
  completeness: [
    [completeObjects, 'Every EVSE has connectors, every location has EVSEs and an operator, and something is public.'],
    [pairedCells, 'Cells that only make sense together are filled together.'],
    [unusedRows, 'Every business, energy mix, tariff and parking place is used.'],
    [missingEvseIds, 'Public EVSEs in Europe have an evse_id, and what is one does not stand in the column uid alone.'],
    [exampleSite, 'The example with which a network begins is not published, and no other site has its coordinates.'],
    [placeholders, 'No cell has a word that only keeps it from being empty, such as test, n/a, TBD or xxx.'],
  ],
  places: [
    [coordinates, 'Coordinates are exact and in the country and time zone of the site, and its EVSEs are near it.'],
    [sharedPlaces, 'Sites with other addresses are at other points, and those of one town near each other.'],
    [energySources, 'The shares of an energy mix add up to 100 %, fit what it claims, and its impact is plausible.'],
    [postalCodes, 'Cities are names, and postal codes have the digits that the codes of their country have.'],
    [siteDetails, 'The details of a site do not contradict each other: its staff, its roof, and its region.'],
    [parkingLinks, 'The parking places that EVSEs and pictures name are there, at the same site.'],
    [parkingPlaces, 'Parking places are as large as their vehicles, and there where drivers need a special one.'],
  ],
  plugs: [
    [
      plugTypes,
      'The power_type and the format of a connector are ones of its plug, and an EVSE has one socket of a kind.',
    ],
    [plugsOfCountry, 'A plug is one that is built in the country of its site.'],
    [ratings, 'Voltage, current and power of a connector are ones that plugs have, each in its column.'],
    [power, 'The power of a connector fits its voltage, its current and its phases, and its plug.'],
    [tariffOfCurrent, 'A tariff that is called AC or DC is on plugs of this current.'],
    [plugAndCharge, 'Plug and charge is said only of plugs over which a car can show its contract.'],
    [sitePower, 'The power of a site is between that of its strongest plug and that of all its points.'],
  ],
  profiles: [
    [strictReaders, 'Values are such as strict readers take, too, and EVSE ids have the registered format.'],
    [olderVersions, 'What an older published version of OCPI does not have, and its output leaves out, is told.'],
  ],
  prices: [
    [tariffPrices, 'Every tariff has prices, from one table, in a form of OCPI, or says that charging is free.'],
    [hiddenElements, 'Every price can apply: no earlier element of the tariff has no restrictions, or the same ones.'],
    [unpricedCharging, 'A tariff has a price for charging at every time of the week, and for every kWh.'],
    [elementLimits, 'A tariff element begins and ends where it was meant to, and is billed in usual steps.'],
    [elementRestrictions, 'The restrictions of a tariff element can be met, and are in the units of their columns.'],
    [plausiblePrices, 'Prices are such as charging can cost: in units of their currency, and not per minute.'],
    [priceBounds, 'A lowest price is not above the highest, and a price with VAT not below the one without.'],
    [vat, 'A VAT rate is a percentage, and it is said whether prices include it; those that do can be converted.'],
    [vatOfOthers, 'Where most prices have a VAT rate, all have one, and no single tariff has another than all others.'],
    [vatOfCountry, 'Where a country has VAT, prices have it too, at a rate of that country.'],
    [tariffTimes, 'A connector has one tariff of each type at any time (OCPI 8.3.3), without a gap.'],
    [currencyOfCountry, 'A tariff is in the currency of the country in which it is used.'],
    [cards, 'The cards that an EVSE takes fit what it has to read them.'],
    [connectorTariffs, 'A connector has a tariff where the others have one.'],
  ],
  times: [
    [periods, 'Periods and ranges end after they begin, and exceptional hours come with regular ones.'],
    [oddPeriods, 'Opening hours, exceptions and plans do not overlap, are not over, and last as is usual.'],
    [oldStatuses, 'A status that changes all day is not days old, and is the one that was planned for today.'],
    [futureTimestamps, 'No last_updated is in the future, nor before there were charging networks.'],
  ],
  ids: [
    [evseIds, 'An evse_id names one EVSE, and begins with the party of its site; an operator id names one company.'],
    [doubledIds, 'No sites at one place, EVSEs or stations of a site have ids that differ only in spelling.'],
    [siteInUid, 'Where the uids of EVSEs begin with the id of their site, none begins with that of another one.'],
    [mangledIds, 'Ids and labels are as they were before a spreadsheet took them for numbers and dates.'],
  ],
  texts: [
    [plainTexts, 'Texts are plain (OCPI 16.2), with the letters that were written, and there once in each language.'],
    [links, 'Links lead to where everybody can go, and to pictures that are there.'],
  ],
} as const satisfies { readonly [room: string]: readonly (readonly [rule: Rule, says: string])[] };

/** In this order docs/findings.md tells of their findings, below each heading. */
export const RULES = Object.values(CONTENTS).flatMap((lines) => lines.map(([rule]) => rule));

/** All that the rules find in the joined tables, in any order. */
export function checkRules(input: RuleInput): Finding[] {
  return judged(RULES, input);
}
