/** What an import says of values, for the codes that are said in many ways. In each, what IRVE files alone have comes last. */

import { documentation } from '../../../src/findings/index.ts';

const CONVERTED = 'so it was converted ({from} became {to}).';

export const REPAIRED = {
  message: {
    word: '{member} {from} was read as {to}.',
    form: `{member} is in another form than OCPI's, ${CONVERTED}`,
    letters: `{member} was decoded wrongly, ${CONVERTED}`,
    fraction: `{member} is not a whole number, ${CONVERTED}`,
    kilowatts: `{member} is in kW, as voltage and current prove, ${CONVERTED}`,
    'kilowatts of feed': `{member} is in kW, as the others of the feed are, ${CONVERTED}`,
    seconds: `{member} is in seconds since 1970, ${CONVERTED}`,
    milliseconds: `{member} is in milliseconds since 1970, ${CONVERTED}`,
    time: `{member} is not written as HH:MM, ${CONVERTED}`,
    weekday: `{member} is a name, ${CONVERTED}`,
    'last second': `{member} is the last second before the end, which OCPI does not count in, ${CONVERTED}`,
    none: `{member} has "NONE" in a list, ${CONVERTED}`,
    'no list': '{member} has an object where a list is expected, so it was read as a list of one.',
    'no object': '{member} has a list where an object is expected, so the only object in it was read.',
    'flat coordinates': 'latitude and longitude are not inside coordinates, so they were read where they are.',
    'point of GeoJSON': 'coordinates is a point of GeoJSON, so it was read as longitude and latitude.',
    'whole tariffs': 'Tariffs stand in place of their ids, so the ids were read from them.',
    'tariffs of EVSE': 'The tariffs stand at the EVSE, so its connectors got their ids.',
    'letters of station': '{field} was decoded wrongly, so it was converted.',
  },
  hint: '',
} as const;

const NOT_WORD = '{field} "{written}"';

export const LEFT_OUT = {
  message: {
    kind: '{member} has {given} where {expected} is expected.',
    unread: '{member}: {problem}',
    letters: '{member} has a control character in place of a letter, which is lost.',
    language: 'The text has the language {given}.',
    'half coordinates': 'latitude or longitude is missing, so both were left out.',
    power: '{field} is below 1,000, and nothing says whether that is W or kW, so it was left out.',
    taxes: 'tax_included is not YES, NO or N/A, so it is not known what the prices are.',
    'tariffs of site':
      'The site has tariffs, but its connectors name none, so nothing says which of them is the price of which.',
    incomplete: '{member} has no {part}.',
    'parking id': 'parking_id {place} cannot be used in a list of parking places.',
    'parking place':
      'parking names {place}, which is none of the parking places of the site, so the link was left out.',
    hours: 'The site never closes (twentyfourseven), so its regular hours were left out.',
    part: '{field} cannot be published, because one of its mandatory values is wrong.',
    refused: '{problem}',
    coordinates: 'The coordinates cannot be read, so the point has those of its station.',
    truth: `${NOT_WORD} is neither true nor false.`,
    prices: 'OCPI has no text about prices without the prices.',
    day: `${NOT_WORD} cannot be read, or is in the future.`,
    placement: `${NOT_WORD} is not a word of the schema.`,
    motorcycles:
      'The station is said to be for two-wheelers only, but not in all its rows, or it has more than 7.4 kW, so that was left out.',
    'odd hours': '{field} {problem}',
  },
  hint: {
    '': '',
    letters: 'Write the text again in the table, where it has \ufffd.',
    language: 'Use a language code of ISO 639-1, such as en.',
    power: 'Write the power in W, from the type plate.',
    'tariffs of site': 'Write their ids in tariff_ids of the connectors.',
    name: 'A business needs a name.',
    coordinates: 'Write them like [2.3522, 48.8566].',
    truth: 'Write true or false.',
    prices: 'Write a tariff in tariffs.csv, and name it in tariff_ids of connectors.csv.',
    day: 'Write it like 2025-07-17.',
    placement: 'Write one of: {words}.',
    motorcycles: 'It means "only for", not "also for".',
    'odd hours': 'Write the hours in opening_times of locations.csv.',
  },
} as const;

const SMALLEST = 'so that of the smallest usual plug was taken for voltage and current.';
const LASTING_ID = 'Write an id that stays the same for ever.';

export const ASSUMED = {
  message: {
    missing: '{member} is missing, so {written} was written.',
    'missing and derived': '{member} is missing, so {written} was written, {reason}.',
    'unusable and derived': '{member} {given} cannot be used, so {written} was written, {reason}.',
    status: 'status {given} is not one of the values in OCPI, so UNKNOWN was written.',
    plug: 'standard {given} was read as {written}.',
    'time of change': 'last_updated is missing, so the build writes the time when it publishes the object.',
    public: 'publish is missing, so true was written.',
    hidden: 'publish {given} is neither true nor false, so false was written.',
    setting: '{member} is missing, so it gets {written}, as the other objects have.',
    cable: 'A socket of type 2 carries 22 kW, so CABLE was written for a point with more.',
    'plug of point': 'No plug is named, so {written} was written: cable_t2_attache or the power says so.',
    'no power': `The power is missing, ${SMALLEST}`,
    power: `The power "{written}" cannot be read, ${SMALLEST}`,
    watts: 'The power is 1000 or more, so it was read as W, not as kW.',
    voltage: 'IRVE has no voltage and no current, so both were derived from the power and the plug.',
    'no id': 'The charging point has no id, so the id of its station and a number were written.',
    'long id': 'The id has more than 36 characters, so its end was replaced.',
    'exchanged coordinates': 'The latitude stands before the longitude, so the two were exchanged.',
    commune:
      'The address has no city that is a commune there, so the name of its commune (code_insee_commune) was written.',
  },
  hint: {
    '': '',
    public: 'Write false if the site is not public.',
    hidden: 'Write true if the site is public.',
    setting: 'If that is wrong, enter the right value in its row.',
    'plug of point': 'Check it on the spot.',
    voltage: `The table: ${documentation('irve.md')}. Correct them where you know better.`,
    'no id': LASTING_ID,
    'long id': LASTING_ID,
    'exchanged coordinates': 'IRVE has the longitude first.',
  },
} as const;

const SO_LEFT_OUT = 'So {what} was left out.';

export const OBJECT_LEFT_OUT = {
  message: {
    'no object': 'This is not an object.',
    'location among tariffs': 'This is a location among tariffs, so it was left out.',
    price: 'A price or a condition of the tariff cannot be read, so the whole tariff was left out.',
    missing: `{field} is missing. ${SO_LEFT_OUT}`,
    repeated: `{ids} is there already. ${SO_LEFT_OUT}`,
    refused: `{problem} ${SO_LEFT_OUT}`,
    'no coordinates': 'coordonneesXY cannot be read. So the charging point was left out.',
    'no plug': 'The row names no plug that OCPI has a name for. So the charging point was left out.',
  },
  hint: {
    '': '',
    'location among tariffs': 'Pass locations with --locations.',
    later: 'It comes back when the feed has the value. To fill it in, import without --leave-out-incomplete.',
    'no coordinates': 'Write longitude and latitude like [2.3522, 48.8566].',
    'no plug': 'Write true in the column prise_type_… of its plugs.',
    price: 'Without it, the tariff would state a different price.',
  },
} as const;
