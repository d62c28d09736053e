/** Rule: the city of a site is a town, and not the street. */

import { foldCase } from '../../ocpi/ci-string.ts';
import type { LocationRow } from '../../tables/tables.ts';
import { defineRule, type Findings, type RuleInput } from '../rule/rule.ts';

export const rule = defineRule('plausibility', check, {
  'street-in-city': {
    severity: 'warning',
    wrong: 'The city of a location is a street. Often the two columns are exchanged.',
    why: 'Searches for the city do not find the site, and navigation systems look for a town of that name.',
    fix: 'Write the town into city, and the street with its number into address.',
  },
});

function* check({ dataset }: RuleInput): Findings {
  const { rows } = dataset.contents.locations;
  const doubtful = rows.filter(({ values }) => !DIGIT.test(values.address) || DIGIT.test(values.city));
  const sitesOf = doubtful.length > 0 ? sitesByCity(rows) : new Map();
  for (const row of doubtful) {
    const { address, city } = row.values;
    const hasNumber = DIGIT.test(address);
    if (!isStreet(city, hasNumber) && (hasNumber || !isTown(row, sitesOf))) continue;
    yield rule.finding('street-in-city', 'locations', row, 'city', {
      message: `The city "${city}" looks like a street, and the address is "${address}".`,
      hint: hasNumber
        ? 'Write the town into city.'
        : 'If the two are exchanged, write each into the column of the other.',
    });
  }
}

const DIGIT = /\d/;

/** How many sites each city has. */
function sitesByCity(rows: readonly LocationRow[]): Map<string, number> {
  const sites = new Map<string, number>();
  for (const { values } of rows) sites.set(foldCase(values.city), (sites.get(foldCase(values.city)) ?? 0) + 1);
  return sites;
}

/** As many other sites show that a name is that of a town. */
const ENOUGH = 2;

/** Whether the address is the city of other sites, and the city that of none. */
function isTown({ values: { address, city } }: LocationRow, sitesOf: ReadonlyMap<string, number>): boolean {
  return (sitesOf.get(foldCase(address)) ?? 0) >= ENOUGH && sitesOf.get(foldCase(city)) === 1;
}

/** Before or after a name, in the languages of Europe. Some are names of towns as well: Rue, Straat, Platz. */
const WORDS =
  'street|road|avenue|boulevard|lane|drive|square|rue|chemin|quai|allée|via|viale|piazza|corso|calle|avenida|plaza|paseo|carrer|rua|praça|ulica|aleja|ulice|strada|bulevardul|улица|ул\\.|проспект|ul\\.|al\\.';
/** A word that many streets have in their names. */
export const STREET_WORD = new RegExp(`^(?:${WORDS}|straße|strasse|straat|platz|plein|allee|laan)$`, 'iu');

const WITH_WORD = new RegExp(`(?:^|[\\s,])(?:${WORDS})\\s+\\p{L}|\\p{L}\\s+(?:${WORDS})(?=[\\s,]|$)`, 'iu');

/** Parts of names of streets. Towns end in the shorter ones, too, but have no number. */
const LONG_ENDING = /\p{L}[\s-]?(?:straße|strasse|straat)(?=[\s,]|$)/iu;
const ENDING =
  /\p{L}(?:straße|strasse|straat|str\.|gasse|platz|allee|weg|laan|plein|kade|gata|gatan|vägen|vej|gade|veien|katu|tie)(?=[\s,]|$)/iu;

/** A number of a house. Those of the districts of Paris, Vienna or Prague are smaller, and without a letter. */
const HOUSE = /\p{L}\s+(?:\d{1,3} ?[a-d]|2[5-9]|[3-9]\d|\d{3})$/iu;

/** Towns that are named after a street, or end in such a word. */
const TOWNS =
  /(?:\s(?:an der|a\. ?d\.)\s(?:wein|berg|römer)(?:straße|strasse|str\.)|^chester le street|^strada in chianti|^lane end|^green street green)$/iu;

/** Whether a city is a street. Without a number at the address, less is needed to see it. */
function isStreet(city: string, hasNumber: boolean): boolean {
  if (TOWNS.test(city.trim())) return false;
  if (DIGIT.test(city) && (WITH_WORD.test(city) || ENDING.test(city))) return true;
  return !hasNumber && (WITH_WORD.test(city) || LONG_ENDING.test(city) || HOUSE.test(city));
}
