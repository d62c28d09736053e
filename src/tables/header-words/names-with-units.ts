/** Names of columns with a unit behind them, as people write them: `Leistung (kW)`, `Preis in €/kWh`. */

export interface NameWithUnit {
  readonly name: string;
  /** The unit, or whatever else is there. */
  readonly unit: string;
  /** Whether it is set apart by brackets or a word, and not only by a blank. */
  readonly isMarked: boolean;
}

const IN_BRACKETS = /^(.*[^\s([{])\s*[([{]\s*([^()[\]{}]{1,40}?)\s*[)\]}]$/;
const BEHIND_IN = /^(.*\S)\s+(?:in|en)\s+(\S{1,12})$/i;
const BEHIND_BLANK = /^(.*[^\s,_-])[\s,_-]+(\S{1,12})$/;
const BEHIND_SLASH = /^(.*[^\s/])\s*\/\s*([^\s/]{1,12})$/;

/** The price of one what. */
const PER = /^(.*?)\s*(?:\/|\b(?:per|pro|je|par|por)\b)\s*(\S+)$/i;

const LONGEST = 60;

/** The ways in which a name may be one with a unit, the most likely first. */
export function withUnits(written: string): NameWithUnit[] {
  if (written.length > LONGEST) return [];
  const marked = [IN_BRACKETS, BEHIND_IN].map((form) => [form, true] as const);
  const plain = [BEHIND_BLANK, BEHIND_SLASH].map((form) => [form, false] as const);
  return [...marked, ...plain].flatMap(([form, isMarked]) => {
    const [, name, unit] = form.exec(written) ?? [];
    if (name === undefined || unit === undefined) return [];
    // `Preis (€/kWh)` is `Preis/kWh (€)`.
    const [, money, divisor] = PER.exec(unit) ?? [];
    const ofPrice = money && divisor ? [{ name: `${name}/${divisor}`, unit: money, isMarked }] : [];
    return [...ofPrice, { name, unit, isMarked }];
  });
}
