/** How well something is said: there, stated that there is none, or unknown. */

/** `present`: it is there, or the answer is yes. `stated`: the answer is no, or none. */
export type Fulfilment = 'present' | 'stated' | 'unknown';

/** Whether a field has a value, as the public scorecard sees it: false and 0 are values, nothing and emptiness are none. */
export function isFilled(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (typeof value !== 'object') return true;
  return Array.isArray(value) ? value.length > 0 : Object.keys(value).length > 0;
}

/** A field that cannot say no. */
export function told(value: unknown): Fulfilment {
  return isFilled(value) ? 'present' : 'unknown';
}

/** A list in which nothing means none. */
export function listed(value: unknown): Fulfilment {
  return Array.isArray(value) && value.length === 0 ? 'stated' : told(value);
}

/** The first that is known of several ways to say the same. */
export function firstKnown(...ways: readonly Fulfilment[]): Fulfilment {
  return ways.find((way) => way !== 'unknown') ?? 'unknown';
}
