/** A share for people. */

/** Rounded down, so that 100 % means all. @param share from 0 to 1 */
export function percentOf(share: number): string {
  return `${Math.floor(share * 1000 + 1e-6) / 10} %`;
}
