/** The table of contents of all rules. A new rule is a file in one of these rooms and a line here; see ARCHITECTURE.md. */

import type { Finding } from '../findings/finding.ts';
import { rule as completeObjects } from './completeness/complete-objects.ts';
import { rule as exampleSite } from './completeness/example-site.ts';
import { rule as missingEvseIds } from './completeness/missing-evse-ids.ts';
import { rule as nothingPublic } from './completeness/nothing-public.ts';
import { rule as pairedCells } from './completeness/paired-cells.ts';
import { rule as parkingDetails } from './completeness/parking-details.ts';
import { rule as placeholders } from './completeness/placeholders.ts';
import { rule as publicEvses } from './completeness/public-evses.ts';
import { rule as unusedRows } from './completeness/unused-rows.ts';
import { rule as doubledIds } from './ids/doubled-ids.ts';
import { rule as evseIds } from './ids/evse-ids.ts';
import { rule as mangledIds } from './ids/mangled-ids.ts';
import { rule as siteInUid } from './ids/site-in-uid.ts';
import { rule as coordinates } from './places/coordinates.ts';
import { rule as disabledPlaces } from './places/disabled-places.ts';
import { rule as energySources } from './places/energy-sources.ts';
import { rule as parkingLinks } from './places/parking-links.ts';
import { rule as parkingSizes } from './places/parking-sizes.ts';
import { rule as postalCodes } from './places/postal-codes.ts';
import { rule as regionOfCountry } from './places/region-of-country.ts';
import { rule as roughCoordinates } from './places/rough-coordinates.ts';
import { rule as services } from './places/services.ts';
import { rule as sharedPlaces } from './places/shared-places.ts';
import { rule as connectorRatings } from './plugs/connector-ratings.ts';
import { rule as equalSockets } from './plugs/equal-sockets.ts';
import { rule as implausibleRatings } from './plugs/implausible-ratings.ts';
import { rule as lineVoltage } from './plugs/line-voltage.ts';
import { rule as plugAndCharge } from './plugs/plug-and-charge.ts';
import { rule as plugTypes } from './plugs/plug-types.ts';
import { rule as plugsOfCountry } from './plugs/plugs-of-country.ts';
import { rule as powerOfKind } from './plugs/power-of-kind.ts';
import { rule as sitePower } from './plugs/site-power.ts';
import { rule as tariffOfCurrent } from './plugs/tariff-of-current.ts';
import { rule as cards } from './prices/cards.ts';
import { rule as connectorTariffs } from './prices/connector-tariffs.ts';
import { rule as currencyOfCountry } from './prices/currency-of-country.ts';
import { rule as elementAmounts } from './prices/element-amounts.ts';
import { rule as elementEnds } from './prices/element-ends.ts';
import { rule as elementRestrictions } from './prices/element-restrictions.ts';
import { rule as freeOfCharge } from './prices/free-of-charge.ts';
import { rule as hiddenElements } from './prices/hidden-elements.ts';
import { rule as overlappingTariffs } from './prices/overlapping-tariffs.ts';
import { rule as plausiblePrices } from './prices/plausible-prices.ts';
import { rule as priceBounds } from './prices/price-bounds.ts';
import { rule as reservationPrices } from './prices/reservation-prices.ts';
import { rule as tariffPrices } from './prices/tariff-prices.ts';
import { rule as tariffTimes } from './prices/tariff-times.ts';
import { rule as unlikeOthers } from './prices/unlike-others.ts';
import { rule as unpricedCharging } from './prices/unpriced-charging.ts';
import { rule as vat } from './prices/vat.ts';
import { rule as vatOfCountry } from './prices/vat-of-country.ts';
import { rule as vatOnSome } from './prices/vat-on-some.ts';
import { rule as olderVersions } from './profiles/older-versions.ts';
import { rule as strictReaders } from './profiles/strict-readers.ts';
import type { Rule, RuleInput } from './rule/rule.ts';
import { judged } from './rule/walk.ts';
import { rule as letters } from './texts/letters.ts';
import { rule as links } from './texts/links.ts';
import { rule as markup } from './texts/markup.ts';
import { rule as repeatedLanguages } from './texts/repeated-languages.ts';
import { rule as futureTimestamps } from './times/future-timestamps.ts';
import { rule as oddHours } from './times/odd-hours.ts';
import { rule as oldStatuses } from './times/old-statuses.ts';
import { rule as overlappingPeriods } from './times/overlapping-periods.ts';
import { rule as periods } from './times/periods.ts';

/** Each rule with what it asks of the data, by room. The file of a rule begins with the same sentence. */
export const CONTENTS = {
  completeness: [
    [completeObjects, 'Every EVSE has connectors, and every location has EVSEs and an operator.'],
    [pairedCells, 'Cells that only make sense together are filled together.'],
    [unusedRows, 'Every business, energy mix and parking place is used.'],
    [
      parkingDetails,
      'Parking places have what OCPI asks for: sizes for large vehicles, and a photo for people with disabilities.',
    ],
    [missingEvseIds, 'Public EVSEs in Europe have an evse_id, and what is one does not stand in the column uid alone.'],
    [nothingPublic, 'Something is public: a network that hides every location publishes empty lists.'],
    [exampleSite, 'The example with which a network begins is not published, and no other site has its coordinates.'],
    [publicEvses, 'A public location has an EVSE that is not REMOVED.'],
    [placeholders, 'No cell has a word that only keeps it from being empty, such as test, n/a, TBD or xxx.'],
  ],
  places: [
    [
      coordinates,
      'Coordinates are in the country and time zone of the location, and its EVSEs and entrances are near it.',
    ],
    [roughCoordinates, 'Coordinates have enough decimals, and are two numbers.'],
    [sharedPlaces, 'Sites with other addresses are at other points, and those of one town near each other.'],
    [energySources, 'The shares of an energy mix add up to 100 %, fit what it claims, and its impact is plausible.'],
    [postalCodes, 'Cities are names, and postal codes have the digits that the codes of their country have.'],
    [regionOfCountry, 'The region of a site is one of its country.'],
    [services, 'A site is staffed or unattended, not both, and an underground garage has a roof.'],
    [parkingLinks, 'The parking places that EVSEs and pictures name are there, at the same site.'],
    [
      disabledPlaces,
      'An EVSE that is only for people with disabilities has a parking place for them, where its site lists its places.',
    ],
    [
      parkingSizes,
      'Parking places have the sizes, weights and times of the vehicles that they are for, in centimetres, kilograms and minutes.',
    ],
  ],
  plugs: [
    [plugTypes, 'The power_type and the format of a connector are ones that the plug has.'],
    [plugsOfCountry, 'A plug is one that is built in the country of its site.'],
    [implausibleRatings, 'Voltage, current and power of a connector are ones that plugs have, each in its column.'],
    [lineVoltage, 'The voltage of alternating current is the one between a phase and neutral.'],
    [connectorRatings, 'The power (W) of a connector fits its voltage (V), its current (A) and its phases.'],
    [powerOfKind, 'The power of a connector is one that its plug and its kind of current have.'],
    [equalSockets, 'An EVSE has one socket of a kind, since it charges one vehicle at a time.'],
    [tariffOfCurrent, 'A tariff that is called AC or DC is on plugs of this current.'],
    [plugAndCharge, 'Plug and charge is said only of plugs over which a car can show its contract.'],
    [
      sitePower,
      'The power of a site is at least that of its strongest plug, and at most that of all its points together.',
    ],
  ],
  profiles: [
    [strictReaders, 'Values are such as strict readers take, too, and EVSE ids have the registered format.'],
    [
      olderVersions,
      'Plugs and values that an older published version of OCPI does not have are told, because its output leaves them out.',
    ],
  ],
  prices: [
    [tariffPrices, 'Every tariff has prices, from one table, in a form that OCPI has.'],
    [hiddenElements, 'Every price can apply: no earlier element of the tariff has no restrictions, or the same ones.'],
    [unpricedCharging, 'A tariff has a price for charging at every time of the week, and for every kWh.'],
    [elementEnds, 'A tariff element ends where it was meant to: not at 0, at 23:59, or on the last day of a month.'],
    [elementRestrictions, 'The restrictions of a tariff element can be met, and are in the units of their columns.'],
    [elementAmounts, 'A tariff element begins and ends at amounts that sessions have, and is billed in usual steps.'],
    [plausiblePrices, 'Prices are such as charging can cost: in units of their currency, and not per minute.'],
    [priceBounds, 'A lowest price is not above the highest, and a price with VAT not below the one without.'],
    [freeOfCharge, 'A tariff whose prices are all 0 says that charging is free.'],
    [vat, 'A VAT rate is a percentage, and it is said whether prices include it; those that do can be converted.'],
    [vatOnSome, 'Where most prices have a VAT rate, all have one.'],
    [vatOfCountry, 'Where a country has VAT, prices have it too, at a rate of that country.'],
    [unlikeOthers, 'No single tariff has another VAT rate than all others in its country.'],
    [overlappingTariffs, 'At any time, a connector has at most one tariff of each type (OCPI 8.3.3).'],
    [tariffTimes, 'Connectors have a tariff while it is valid, and its successor begins when it ends.'],
    [currencyOfCountry, 'A tariff is in the currency of the country in which it is used.'],
    [reservationPrices, 'A tariff with a price for reservations is used where EVSEs can be reserved.'],
    [cards, 'The cards that an EVSE takes fit what it has to read them.'],
    [connectorTariffs, 'Every tariff is used by a connector, and a connector has a tariff where the others have one.'],
  ],
  times: [
    [periods, 'Periods and ranges end after they begin, and exceptional hours come with regular ones.'],
    [overlappingPeriods, 'Opening hours, exceptional hours and planned statuses do not overlap, and are not over.'],
    [oddHours, 'A site opens for longer than some minutes, and its exceptions do not last for months.'],
    [oldStatuses, 'A status that changes all day is not days old, and is the one that was planned for today.'],
    [futureTimestamps, 'No last_updated is in the future, nor before there were charging networks.'],
  ],
  ids: [
    [
      evseIds,
      'An evse_id names one EVSE only, and begins with the party that the site belongs to; an operator id names one company.',
    ],
    [
      doubledIds,
      'No two sites at one place, and no two EVSEs or stations of a site, have ids that differ only in how they are written.',
    ],
    [siteInUid, 'Where the uids of EVSEs begin with the id of their site, none begins with that of another one.'],
    [mangledIds, 'Ids and labels are as they were before a spreadsheet took them for numbers and dates.'],
  ],
  texts: [
    [letters, 'The letters of texts are what was written, and nothing unseen is between them.'],
    [repeatedLanguages, 'A text is there once in each language.'],
    [markup, 'Texts are plain (OCPI 16.2): no markup, and no quotation marks that were left from a file.'],
    [links, 'Links lead to where everybody can go, and to pictures that are there.'],
  ],
} as const satisfies { readonly [room: string]: readonly (readonly [rule: Rule, says: string])[] };

/** In this order docs/findings.md tells of their findings, below each heading. */
export const RULES = Object.values(CONTENTS).flatMap((lines) => lines.map(([rule]) => rule));

/** All that the rules find in the joined tables, in any order. */
export function checkRules(input: RuleInput): Finding[] {
  return judged(RULES, input);
}
