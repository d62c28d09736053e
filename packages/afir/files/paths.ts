/** The files of the scorecard. */

import type { CopyFile } from '../../copies/feeds.ts';

export const SCORECARD_FILE: CopyFile = {
  name: 'afir',
  path: '/afir.json',
  title: 'Scorecard of the 37 items of AFIR, Article 20(2)',
  format: 'scorecard',
  mediaType: 'application/json',
};

/** The same to look at, and in one line as a picture. */
export const SCORECARD_PAGE = '/afir/';
export const SCORECARD_BADGE = '/afir.svg';
