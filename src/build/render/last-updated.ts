/**
 * When objects changed last (OCPI 8.3.1 to 8.3.3): a Location is never older than its EVSEs, an EVSE never older than
 * its Connectors.
 */

/** An instant in ms since 1970, or nothing where the tables do not tell. */
export type ReportedInstant = number | undefined;

/**
 * The instant of an object that has parts. What its own row tells counts, else the newest of its parts, else what its
 * parent tells; it is lifted to the newest part in any case.
 */
export function resolveInstant(
  own: ReportedInstant,
  parts: readonly ReportedInstant[],
  inherited: ReportedInstant,
): ReportedInstant {
  let newest: ReportedInstant;
  for (const part of parts) if (part !== undefined && (newest === undefined || part > newest)) newest = part;
  if (own === undefined) return newest ?? inherited;
  return newest === undefined ? own : Math.max(own, newest);
}
