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

/** The parts as far as they are certain. */
export function splitAddress(text: string): Address {
  const isFrench = FRANCE.test(text);
  const plain = text.replace(FRANCE, '').trim();
  const codes = [...plain.matchAll(/(?<![\d.])(?:0[1-9]|[1-8]\d|9[0-8])\d{3}(?![\d.])/g)];
  const last = codes.at(-1);
  if (last === undefined) return withoutCode(plain, isFrench);
  const [postalCode] = last;
  // "44570 Trignac 44570 Trignac" has the city twice.
  const first = codes.find((code) => code[0] === postalCode && trimmed(plain.slice(0, code.index)) !== '') ?? last;
  const before = trimmed(plain.slice(0, first.index));
  const city = cityOf(plain.slice(last.index + postalCode.length)) ?? cityOf(lastPart(before));
  return { street: before || plain, postalCode, city };
}

/** "Chemin des Dames, Achères, France": the part before the country is the city. */
function withoutCode(plain: string, isFrench: boolean): Address {
  const rest = plain.replace(PLUS_CODE, '');
  const hasParts = rest.includes(',') || rest !== plain;
  const city = isFrench && hasParts ? cityOf(rest.split(',').at(-1) ?? '') : undefined;
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
