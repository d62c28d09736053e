/** What packages may use of this room. */

export { cited, type KnownRow, NO_ROW, quoted, read, unreadable } from './cell.ts';
export { CELLS } from './finding-codes.ts';
export { joinList, splitList } from './list.ts';
export { CURRENCIES } from './numbers/currencies.ts';
export { formatDecimal } from './numbers/money.ts';
export { currenciesNamed } from './numbers/units.ts';
export { oddHours } from './opening-hours/odd-hours.ts';
export { formatOpeningHours, parseOpeningHours } from './opening-hours/opening-hours.ts';
export { iso1A2Code, iso1A3Code } from './places/countries.ts';
export { ALPHA_2, alpha2Of, alpha3Of } from './places/country-codes.ts';
export type { Coordinates } from './places/distance.ts';
export { formatDisplayTexts, parseDisplayTexts } from './texts/display-text.ts';
export { isLonger, tooLong } from './texts/ids.ts';
export { LANGUAGES, languageCalled } from './texts/languages.ts';
export { isOwnPicture } from './texts/own-picture.ts';
export { imageTypeOf } from './texts/pictures.ts';
export { isThisMachine } from './texts/this-machine.ts';
export { localToUtc, offsetAt } from './times/local-time.ts';
export { parseTimeZone } from './times/time-zone.ts';
export { formatSecond, formatTimestamp, parseLocalDateTime } from './times/timestamp.ts';
export { meantTimes } from './times/written-times.ts';
export { combosIn, countryNamed } from './words/country-words.ts';
export { CONNECTOR_TYPE_WORDS, ENERGY_SOURCE_WORDS, EVSE_POSITION_WORDS } from './words/vocabularies.ts';
export { Vocabulary } from './words/vocabulary.ts';
