/** Half a CSV file is a valid CSV file too. The only sign is a missing line end at its end. */

import type { Content } from '../urls/source-answer.ts';
import { endsLine } from './formats/parse.ts';

export const CUT = 'It ends in the middle of a line, so part of it may be missing.';

/**
 * Whether part of a CSV file may be missing. A missing line end counts where the last good copy had one, and where HTTP does not
 * say how long the answer is. (Google's have none at their end, but chunks, which show that nothing is missing.)
 */
export function looksCut({ bytes, whole }: Content, lastGood: Uint8Array | undefined): boolean {
  return !endsLine(bytes) && (!whole || (lastGood !== undefined && endsLine(lastGood)));
}
