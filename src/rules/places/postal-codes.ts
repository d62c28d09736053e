/** Rule: cities are names, and postal codes have the digits that the codes of their country have. */

import { iso1A3Code } from '../../cells/places/countries.ts';
import { write } from '../../findings/text/advice.ts';
import type { LocationRow } from '../../tables/tables.ts';
import { defineRule } from '../rule/rule.ts';
import { isAbroad, placeOfSite } from './coordinates.ts';

export const rule = defineRule({
  group: 'plausibility',
  findings: {
    'city-is-postal-code': {
      severity: 'doubt',
      wrong: 'The city of a location is a postal code.',
      why: 'Drivers look for a town by its name. The columns may be swapped.',
      fix: 'Write the name of the city, and the postal code into postal_code.',
      message: 'The city is "{city}", which is a postal code.',
    },
    'postal-code-in-city': {
      severity: 'warning',
      wrong: 'The city of a location has a postal code beside the name.',
      why: 'Readers that join the columns of an address show the postal code twice, and searches for the city miss the site.',
      fix: 'Write only the name of the city, and the postal code into postal_code.',
      message: 'The city "{city}" has a postal code beside the name.',
    },
    'postal-code-zeros': {
      severity: 'warning',
      wrong: 'A postal code has too few digits for its country, where codes may begin with zeros.',
      why: 'Spreadsheets take postal codes for numbers and drop the zeros at their beginning. Searches do not find what is left.',
      fix: 'Write the zeros again, in a column that is formatted as text.',
      message: 'The postal code "{code}" has {length} digits, but in {country} there are {digits}.',
      hint: 'If a spreadsheet dropped what was at its beginning, it was {whole}.',
    },
    'postal-code-form': {
      severity: 'warning',
      wrong: 'A postal code does not have the form that all codes of its country have.',
      why: 'Searches by postal code do not find the site. The cell may belong to another column, or a spreadsheet changed it.',
      fix: 'Write the postal code as on a letter, or leave the cell empty.',
      message: '"{code}" is not a postal code of {country}.',
    },
    'dummy-postal-code': {
      severity: 'warning',
      wrong: 'A postal code has only zeros, or the same sign throughout.',
      why: 'It stands for "unknown", but is published as a postal code. OCPI allows to leave it out.',
      fix: 'Write the postal code, or leave the cell empty.',
      message: 'The postal code "{code}" stands for none.',
    },
  },
  rows: {
    locations(row, say) {
      const { city, postal_code: code, country } = row.values;
      // A city in the column of the code, or beside it, is one mistake.
      if (isCode(row)) return say('city-is-postal-code', 'city', { params: { city } });
      const name = nameBesideCode(row);
      if (name !== undefined) {
        const advice = name.isKept ? write([name.rest]) : undefined;
        return say('postal-code-in-city', 'city', { params: { city }, advice });
      }
      if (code === undefined) return;
      if (DUMMY.test(code)) return say('dummy-postal-code', 'postal_code', { params: { code } });
      const { length } = code;
      const digits = DIGITS.get(country) ?? 0;
      const lacksZeros = /^\d{3,5}$/.test(code) && length < digits;
      // A word for "none" is a placeholder (placeholders.ts).
      const isOdd = FORMS.get(country)?.test(code) === false && (/\d/.test(code) || length > 4);
      // If the coordinates are in another country, that has a finding of its own. Near a border, the code tells more than they do.
      if ((!lacksZeros && !isOdd) || isAbroad(row)) return;
      const there = iso1A3Code(placeOfSite(row)) ?? country;
      if (there !== country && FORMS.get(there)?.test(code) === true) {
        const hint = `The coordinates are in ${there}, whose codes have this form. Correct the country, or the postal code.`;
        say('postal-code-form', 'postal_code', { params: { code, country }, advice: { hint } });
      } else if (lacksZeros) {
        const params = { code, length, country, digits, whole: code.padStart(digits, '0') };
        say('postal-code-zeros', 'postal_code', { params });
      } else say('postal-code-form', 'postal_code', { params: { code, country } });
    },
  },
});

/** How many digits every postal code of a country has, if some of its codes begin with a zero. */
const DIGITS: ReadonlyMap<string, number> = new Map(
  Object.entries({ DEU: 5, FRA: 5, ITA: 5, ESP: 5, FIN: 5, TUR: 5, UKR: 5, USA: 5, MEX: 5, NOR: 4, ROU: 6 }),
);

/** The form of all postal codes of a country, as the Universal Postal Union describes them; some write the country before it. */
const FORMS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    AUT: /^(?:A-?)?\d{4}$/i,
    BEL: /^(?:B-?)?\d{4}$/i,
    CHE: /^(?:CH-?)?\d{4}$/i,
    CZE: /^\d{3} ?\d{2}$/,
    DEU: /^(?:D-?)?\d{5}$/i,
    DNK: /^(?:DK-?)?\d{4}$/i,
    ESP: /^\d{5}$/,
    FIN: /^(?:FI-?)?\d{5}$/i,
    FRA: /^(?:F-?)?\d{2} ?\d{3}(?: cedex.*)?$/i,
    GBR: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
    HUN: /^(?:H-?)?\d{4}$/i,
    ITA: /^\d{5}$/,
    LUX: /^(?:L-? ?)?\d{4}$/i,
    NLD: /^\d{4}(?: ?[A-Z]{2})?$/i,
    NOR: /^(?:N-?)?\d{4}$/i,
    POL: /^\d{2}-?\d{3}$/,
    PRT: /^\d{4}(?:-\d{3})?$/,
    SVK: /^\d{3} ?\d{2}$/,
    SWE: /^(?:S-?|SE-?)?\d{3} ?\d{2}$/i,
    USA: /^\d{5}(?:-\d{4})?$/,
  }),
);

/** A code of digits alone, perhaps in two groups or with the letters of the country before it. */
const CODE = /^(?:[a-z]{1,2}[- ])?\d{2,3}[- ]?\d{2,3}$|^\d{3,7}$/i;

/** A code before a name: `10117 Berlin`, `D-10117 Berlin`, `1012 AB Amsterdam`, `00-950 Warszawa`. */
const CODE_BEFORE = /^(?:[a-z]{1,2}-)?(?<code>\d{4} [A-Z]{2}|\d{2}-\d{3}|\d{3} \d{2}|\d{4,6}),?\s+(?<name>\p{L}.*)$/iu;

/** Words that stand for none are placeholders (placeholders.ts). */
const DUMMY = /^(?:0+|[-–_.*?]+|9{4,})$/;

function isCode({ values: { city, postal_code: code } }: LocationRow): boolean {
  return /\d/.test(city) && (CODE.test(city) || (code !== undefined && bare(city) === bare(code)));
}

/** A city without the postal code beside its name, and whether the code stands in its own column, too. */
function nameBesideCode({ values: { city, postal_code: code } }: LocationRow) {
  if (!/\d/.test(city)) return undefined;
  const { code: before = '', name } = CODE_BEFORE.exec(city)?.groups ?? {};
  const after = code !== undefined && code.length > 3 ? cutFromEnd(city, code) : undefined;
  const rest = name ?? after;
  const isKept = after !== undefined || (code !== undefined && bare(code) === bare(before));
  return rest === undefined ? undefined : { rest, isKept };
}

/** `Berlin 10117` without the postal code. */
function cutFromEnd(city: string, code: string): string | undefined {
  if (!city.endsWith(code)) return undefined;
  const name = city.slice(0, -code.length).replace(/[\s,(-]+$/, '');
  return name === '' ? undefined : name;
}

function bare(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}
