/** Whether a network publishes its scorecard (/afir/): if it says so, or has a profile whose demands are checked. */

import * as z from 'zod';
import { type Settings, setting } from '../../../src/settings/index.ts';

export const AFIR_SETTINGS = {
  scorecard: setting(
    z.boolean().optional(),
    'Whether the site shows which of the 37 items of AFIR the data has (/afir/, /afir.json and a badge). Without this setting, it does if there are profiles.',
    true,
  ),
};

type OfAfir = z.output<z.ZodObject<typeof AFIR_SETTINGS>>;

export function hasScorecard(settings: Pick<Settings, 'profiles'>): boolean {
  const { scorecard, profiles }: Pick<Settings, 'profiles'> & OfAfir = settings;
  return scorecard ?? profiles.length > 0;
}
