/**
 * The envelope around the data of an answer (OCPI 4.1.7). A stored body ends right before the text of its timestamp, so that
 * every answer can have its own (manifest.ts).
 */

const BEFORE = '{"data":';
const BETWEEN = ',"status_code":1000,"status_message":"Success","timestamp":"';

/** The text before and after the objects of a list, which are joined by commas. */
export const LIST_ENDS = [`${BEFORE}[`, `]${BETWEEN}`] as const;

/** The envelope around the JSON of its data, up to the text of the timestamp. */
export function openEnvelope(data: string): string {
  return `${BEFORE}${data}${BETWEEN}`;
}

/**
 * The text that closes an envelope: its timestamp, always with milliseconds and `Z` (OCPI 16.2), and what comes after it,
 * such as `2026-11-21T02:36:00.123Z"}`.
 *
 * @param now ms since 1970
 */
export function closingText(now: number): string {
  return `${new Date(now).toISOString()}"}`;
}
