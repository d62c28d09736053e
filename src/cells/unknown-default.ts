/** The value that stands in a row in place of a setting of network.json that could not be read. */

/** No cell can hold it, so it never hides what somebody wrote. */
export const UNKNOWN_DEFAULT = '???';

/** Whether a value of a row is known. Nothing that follows from one that is not can be said. */
export function isKnown(value: string): boolean {
  return value !== UNKNOWN_DEFAULT;
}
