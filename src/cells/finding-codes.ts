/** Findings about what is written in one cell. */

import type { Entries, Entry } from '../findings/entry.ts';
import type { SaidOf } from '../findings/finding.ts';

/** What the reader of a cell says of its text; the advice comes with it. */
const REFUSED = { severity: 'error', message: { cell: '{field#}: {problem}' }, hint: { cell: '' } } as const;

/** The entry of a code of which the reader says all. */
function refused(entry: Pick<Entry, 'wrong' | 'why' | 'fix'>) {
  return { ...entry, ...REFUSED };
}

export const CELLS = {
  'missing-value': {
    severity: 'error',
    wrong: 'A required cell is empty.',
    why: 'OCPI requires the value, and network.json has no default for it.',
    fix: 'Fill in the cell, or set a default in network.json if the column has one.',
    message: {
      ...REFUSED.message,
      empty: '{field#}: The cell is empty.',
      rows: '{field}: The cell is empty, and so it is in all rows with this {by}.',
      pair: '{field}: The cell is empty, but {filled#} is filled.',
    },
    hint: {
      ...REFUSED.hint,
      example: 'Fill it in, for example with {example}',
      setting: 'Fill it in, or set "{setting}" in network.json for all rows.',
      pair: 'Fill in both or neither.',
      'with VAT': 'Fill in {field} too: OCPI has a price with VAT only together with the price without.',
    },
  },
  'unknown-value': refused({
    wrong: 'A cell has a value that is not one of those in OCPI, and no word for one.',
    why: 'Strict readers reject the whole response because of one unknown value.',
    fix: 'Write one of the values in the data dictionary, or one of the words for it there.',
  }),
  'not-an-id': refused({
    wrong: 'An identifier contains characters that are not printable ASCII.',
    why: 'In OCPI, identifiers are CiStrings: printable ASCII only, and not case-sensitive.',
    fix: 'Use letters A to Z, digits, and characters such as - _ * .',
  }),
  'too-long': {
    severity: 'error',
    wrong: 'A text is longer than OCPI allows for the field.',
    why: 'Readers reserve the length in the specification, and reject longer texts.',
    fix: 'Shorten the text.',
    message: REFUSED.message,
    hint: { ...REFUSED.hint, reference: 'Write the id as in {table}.csv.' },
  },
  'not-printable': refused({
    wrong: 'A text contains a line break, a tab or another control character.',
    why: 'OCPI allows only one line of printable text.',
    fix: 'Write the text on one line.',
  }),
  'not-a-phone-number': refused({
    wrong: 'A telephone number does not work from every country.',
    why: 'Drivers call it from abroad, and phones dial what they get.',
    fix: 'Write + and the code of the country first, and no (0).',
  }),
  'not-a-number': refused({
    wrong: 'A cell that should be a number is not one.',
    why: 'Guessing could publish a wrong power, price or position.',
    fix: 'Write only the number. A unit may follow it if the column can be converted from it, as 22 kW into watts.',
  }),
  'decimal-comma': refused({
    wrong: 'A number contains a comma that may stand between decimals or between thousands.',
    why: '"1,234" can mean a little more than one, or more than a thousand.',
    fix: 'Write a decimal point, or save the file with semicolons as separators.',
  }),
  'out-of-range': refused({
    wrong: 'A number is too small or too large for its column.',
    why: 'The value is impossible, or OCPI does not allow it.',
    fix: 'Correct the number. The data dictionary says which unit it is in.',
  }),
  'not-a-boolean': refused({
    wrong: 'A cell that should be true or false is something else.',
    why: 'Guessing could publish a charger that is not public.',
    fix: 'Write true or false. TRUE and FALSE, as spreadsheets write them, work too.',
  }),
  'not-a-timestamp': {
    severity: 'error',
    wrong: 'A timestamp is not in the format of OCPI, or does not exist.',
    why: 'Day and month are easy to confuse, and readers use these timestamps to ask for changes.',
    fix: 'Write 2026-11-21T14:30:00Z: year, month, day, T, time in UTC, Z.',
    message: {
      ...REFUSED.message,
      skipped: '{field}: "{value}" does not exist in {zone}, where clocks are put forward that day.',
    },
    hint: REFUSED.hint,
  },
  'not-a-time': refused({
    wrong: 'A time of day does not exist, or cannot be read.',
    why: 'Readers compare it with the clock at the site.',
    fix: 'Write hours and minutes with two digits each, such as 08:00. The end of the day is 00:00.',
  }),
  'not-a-date': refused({
    wrong: 'A date can mean two days, does not exist, or cannot be read.',
    why: 'Day and month are easy to confuse.',
    fix: 'Write year, month and day, such as 2026-11-21.',
  }),
  'not-a-url': refused({
    wrong: 'A URL is incomplete or not valid.',
    why: 'Readers open it exactly as it is written.',
    fix: 'Write the whole URL, beginning with https://.',
  }),
  'not-an-image-type': {
    severity: 'error',
    wrong: 'The type of an image is not a short name such as jpeg, and its URL does not end in one.',
    why: 'OCPI asks for the type, and allows at most four characters.',
    fix: 'Write gif, jpeg, png or svg in the type column.',
    message: {
      ...REFUSED.message,
      'not shown': '{field} is a .{ending} file, which browsers do not show as a picture.',
      unknown: 'The type of the image is not known: the column {column#} is empty, and {address#} does not end in it.',
    },
    hint: {
      ...REFUSED.hint,
      'not shown': 'Save the picture as jpeg or png, and write the address of that file.',
      unknown:
        'If the address opens a page, copy that of the picture itself. If not, write gif, jpeg, png or svg into {column#}.',
    },
  },
  'not-opening-hours': refused({
    wrong: 'Opening hours are not in OpenStreetMap notation, or say more than OCPI can express.',
    why: 'A charger shown as open behind a closed gate leaves a driver stranded.',
    fix: 'Write 24/7, or days and times: Mo-Fr 08:00-20:00; Sa 10:00-18:00. Put single dates into exceptional_hours.csv.',
  }),
  'not-a-time-zone': refused({
    wrong: 'A time zone is not a name in the IANA time zone database.',
    why: 'Opening hours and prices by time of day depend on it.',
    fix: 'Write a name such as Europe/Amsterdam, not an offset or abbreviation.',
  }),
  'not-a-country': refused({
    wrong: 'A country is neither an ISO 3166-1 code nor the name of a country.',
    why: 'OCPI requires three letters for the country of a site, and two for the country of the operator.',
    fix: 'In the column country, write a code such as NLD; in country_code, one such as NL.',
  }),
  'not-a-currency': refused({
    wrong: 'A currency is not an ISO 4217 code, or may be one of several.',
    why: 'Readers cannot show a price without its currency.',
    fix: 'Write three letters, such as EUR or GBP.',
  }),
  'not-a-list': refused({
    wrong: 'A list in a cell has an empty item, a repeated item, or an item that cannot be read.',
    why: 'Only part of the list could be published.',
    fix: 'Separate the items with | and write each of them once.',
  }),
  'spreadsheet-error': refused({
    wrong: 'A cell has an error of a spreadsheet, such as #REF! or #N/A.',
    why: 'A formula failed before the table was saved, so the value is lost.',
    fix: 'Correct the formula in the spreadsheet, or write the value itself.',
  }),
  formula: refused({
    wrong: 'A cell has a formula instead of its result.',
    why: 'A CSV file has only values. Nobody works the formula out.',
    fix: 'Write the result. A text that only looks like a formula needs an apostrophe in front.',
  }),
} as const satisfies Entries;

export type CellCode = keyof typeof CELLS;

/** What is said of a cell that is empty or that is refused. */
export type SaidOfCell<C extends CellCode = CellCode> = SaidOf<(typeof CELLS)[C]>;
