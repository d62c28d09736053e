/** A clock that goes backwards. */

import { formatTimestamp } from '../../cells/times/timestamp.ts';
import type { Finding } from '../../findings/finding.ts';
import { finding } from '../history/finding-codes.ts';
import { nextPublishedAt } from '../history/publication-time.ts';

/** A clock that is behind the previous snapshot by more than this, in ms, is reported. */
const TOLERATED_MS = 60_000;

/** @param place where the previous snapshot is */
export function clockFindings(now: number, before: number | undefined, place: string, lead = 0): Finding[] {
  if (before === undefined || now >= before - lead - TOLERATED_MS) return [];
  const [clock, built] = [formatTimestamp(Math.floor(now / 1000) * 1000), formatTimestamp(before)];
  const next = formatTimestamp(nextPublishedAt(now, before, lead));
  return [finding('clock-backwards', { file: place }, { params: { clock, built, next } })];
}
