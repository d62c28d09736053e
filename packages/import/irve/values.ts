/** Readers for cells of IRVE files, which are written in many ways. Undefined is a text that cannot be read. */

const TRUE = /^(?:true|vrai|oui|yes|1|t|o)$/i;
const FALSE = /^(?:false|faux|non|no|0|f|n)$/i;

export function readTruth(text: string): boolean | undefined {
  if (TRUE.test(text)) return true;
  return FALSE.test(text) ? false : undefined;
}

export interface Power {
  readonly watts: number;
  /** Whether a number that should be in kW was taken for one in W. */
  readonly isAssumed: boolean;
}

/** No charging point has that many kW, so it is W. */
const LEAST_WATTS = 1000;

/** A power in kW: `22`, `22,08`, `22 kW`, or W if that is written or certain. */
export function readPower(text: string): Power | undefined {
  const [, number = '', unit = ''] = /^(\d+(?:[.,]\d+)?)\s*(kw|kva|w)?$/i.exec(text) ?? [];
  if (number === '') return undefined;
  const value = Number(number.replace(',', '.'));
  if (value <= 0 || value >= 1e7) return undefined;
  const isWatts = unit.toLowerCase() === 'w' || (unit === '' && value >= LEAST_WATTS);
  return { watts: Math.round(isWatts ? value : value * 1000), isAssumed: isWatts && unit === '' };
}

export interface WrittenPoint {
  readonly longitude: string;
  readonly latitude: string;
}

const DEGREES = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const POINT_FORM = new RegExp(`^${DEGREES},${DEGREES}$`);

/** `[7.48, 48.34]`, longitude first; also with spaces in a number, decimal commas, a semicolon, or as WKT. */
export function readPoint(text: string): WrittenPoint | undefined {
  const inner = text.replace(/^POINT\s*/i, '').replace(/^[[(]\s*|\s*[\])]$/g, '');
  const separated = /[,;]/.test(inner) ? inner.replace(/\s+/g, '') : inner.trim().replace(/\s+/g, ',');
  const parts = separated.split(',');
  const plain = separated.includes(';')
    ? separated.replaceAll(',', '.').replace(';', ',')
    : parts.length === 4
      ? `${parts[0]}.${parts[1]},${parts[2]}.${parts[3]}`
      : separated;
  const [, longitude, latitude] = POINT_FORM.exec(plain) ?? [];
  if (longitude === undefined || latitude === undefined) return undefined;
  const [x, y] = [Number(longitude), Number(latitude)];
  // Zeros stand for coordinates that somebody did not know.
  const isNowhere = (x === 0 && y === 0) || Math.abs(x) > 180 || Math.abs(y) > 90;
  return isNowhere ? undefined : { longitude: sixDecimals(longitude), latitude: sixDecimals(latitude) };
}

/** As it is published, without zeros at the end. */
function sixDecimals(degrees: string): string {
  return String(Number(Number(degrees).toFixed(6)));
}

/** A day: `2025-07-17`, `17/07/2025`, or the day of a time. */
export function readDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?:[T ].*)?$/.exec(text) ?? [];
  const [, ownDay, ownMonth, ownYear] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  const iso = year === undefined ? `${ownYear}-${ownMonth}-${ownDay}` : `${year}-${month}-${day}`;
  const instant = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/** The items of a list, as JSON or without quotation marks; separated by commas, semicolons or bars. */
export function readItems(text: string): string[] {
  return text
    .trim()
    .replace(/^\[|\]$/g, '')
    .split(/[,;|]/)
    .map((item) =>
      item
        .trim()
        .replace(/^["']|["']$/g, '')
        .trim(),
    )
    .filter((item) => item !== '');
}

/** `24/7` in other words; anything else as it is. */
export function readHours(text: string): string {
  const plain = text.trim();
  return ALWAYS_OPEN.test(plain) ? '24/7' : plain;
}

const ALWAYS_OPEN = /^(?:7 ?j?\/7|24 ?h?\/24)(?:[\s,;-]*(?:7 ?j?\/7|24 ?h?\/24))*$|^24\s*\/\s*7$|^24\/7j?$/i;
