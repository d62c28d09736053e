/** Splits `adresse_station`, "12 rue de la Gare, 75001 Paris", into street, postal code and city. */

export interface Address {
  readonly street: string;
  readonly postalCode: string | undefined;
  readonly city: string | undefined;
}

/** The length that OCPI allows for a city. */
const LONGEST_CITY = 45;

const FRANCE = /[\s,]+(?:france|fr)\.?$/i;
const PLUS_CODE = /^[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,3}[\s,]+/;

/** Whether a name is that of a city, in an address with this postal code. */
export type IsCity = (name: string, postalCode: string | undefined) => boolean;

const STREET =
  /^(?:rue|r(?:ou)?te|av|ave|avenue|bd|blv?d|boulevard|chemin|che?m?|imp|impasse|all|all[ée]es?|pl|place|quai|sq|square|crs|cours|passage|voie|sentier|faubourg|mont[ée]e|esplanade|promenade|rond[ -]point|lieu[ -]dit|parking|r[ée]sidence|lotissement|hameau|zone|z\.?[ai]\.?|zac|autoroute|aire|centre commercial)[. ]+\S/iu;

/** Whether a name begins as those of streets, car parks and business parks do. */
export const isStreet = (name: string): boolean => STREET.test(name);

/** The parts as far as they are certain. */
export function splitAddress(text: string, isCity: IsCity): Address {
  const isFrench = FRANCE.test(text);
  const plain = text.replace(FRANCE, '').trim();
  const codes = [...plain.matchAll(/(?<![\d.])(?:0[1-9]|[1-8]\d|9[0-8])\d{3}(?![\d.])/g)];
  const last = codes.at(-1);
  if (last === undefined) return withoutCode(plain, isFrench, isCity);
  const [postalCode] = last;
  // "44570 Trignac 44570 Trignac" has the city twice.
  const first = codes.find((code) => code[0] === postalCode && trimmed(plain.slice(0, code.index)) !== '') ?? last;
  const before = trimmed(plain.slice(0, first.index));
  const [behind, ahead] = [cityOf(plain.slice(last.index + postalCode.length)), cityOf(lastPart(before))];
  const city = [behind, ahead].find((name) => name !== undefined && isCity(name, postalCode));
  const street = behind !== undefined && behind !== city && isStreet(behind) ? trimmed(`${before}, ${behind}`) : before;
  return { street: street || plain, postalCode, city };
}

/** "Chemin des Dames, Achères, France": the part before the country is the city. */
function withoutCode(plain: string, isFrench: boolean, isCity: IsCity): Address {
  const rest = plain.replace(PLUS_CODE, '');
  const hasParts = rest.includes(',') || rest !== plain;
  const name = isFrench && hasParts ? cityOf(rest.split(',').at(-1) ?? '') : undefined;
  const city = name !== undefined && isCity(name, undefined) ? name : undefined;
  const before = city === undefined ? '' : trimmed(plain.slice(0, Math.max(plain.lastIndexOf(','), 0)));
  return { street: before || plain, postalCode: undefined, city };
}

function lastPart(text: string): string {
  return text.includes(',') ? (text.split(',').at(-1) ?? '') : '';
}

/** No digits but those of an arrondissement. */
const CITY = /^\p{L}(?:[^\d]|(?<!\d)\d{1,2}(?:er?|e|ème)(?!\p{L}))*$/u;

/** The name at the beginning of a text, up to a comma. */
function cityOf(text: string): string | undefined {
  const [name = ''] = trimmed(text).split(/\s*[,;(]\s*/);
  const city = trimmed(name.replace(/\s+cedex\b.*$/i, ''));
  return CITY.test(city) && city.length > 1 && city.length <= LONGEST_CITY ? city : undefined;
}

function trimmed(text: string): string {
  return text.replace(/^[\s,;–-]+|[\s,;–-]+$/g, '');
}
