/** Whether a network publishes its scorecard (/afir/): if it says so, or has a profile whose demands are checked. */

import type { Settings } from '../../../src/settings/settings.ts';

export function hasScorecard({ scorecard, profiles }: Pick<Settings, 'scorecard' | 'profiles'>): boolean {
  return scorecard ?? profiles.length > 0;
}
