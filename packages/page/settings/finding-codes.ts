/** Findings about the look of the page. */

import type { Entries } from '../../../src/findings/index.ts';

export const PAGE_LOOK = {
  'low-contrast': {
    severity: 'warning',
    wrong: 'The colour of the page is too light to be read on its light backgrounds.',
    why: 'Letters and buttons of a contrast below 4.5:1 cannot be read by everybody (WCAG 2.2, 1.4.3), nor by anybody in the sun. The page shows the nearest colour that can be read.',
    fix: 'Write the colour that the message names, or another dark one. On dark backgrounds the page takes a lighter shade by itself.',
    message:
      '{field} is {value}, which has a contrast of {ratio}:1 on the light backgrounds of the page. Letters need {least}:1, so the page shows {shade}.',
  },
} as const satisfies Entries;
