/**
 * When objects last changed (OCPI 8.3.1 to 8.3.3). A Location is never older than its EVSEs, nor an EVSE than its
 * Connectors.
 */

/** An instant in ms since 1970; undefined if the tables do not give it. */
export type ReportedInstant = number | undefined;

/**
 * The instant of an object with parts: that of its own row, else of its newest part, else of its parent. It is never older
 * than the newest part.
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
