/**
 * The scorecard of AFIR as files: /afir.json, the page at /afir/ and a badge. A network has them if its settings say so.
 * They depend on statuses (F1, F2), so they are looked at in every build; but they have no times, so they change only if what
 * they say does.
 */

import { carryFile, type MadeFrom, madeFile } from '../../../src/publish/files/carried-files.ts';
import { setupOf } from './setup-of.ts';
import { fullestVersion } from '../../../src/publish/render/counts.ts';
import type { CurrentStatuses } from '../../../src/publish/render/draft.ts';
import type { StaticData } from '../../../src/publish/validate/static-data.ts';
import { hasScorecard } from '../profiles/has-scorecard.ts';
import type { Settings } from '../../../src/settings/settings.ts';
import { hashOf } from '../../../src/snapshot/content-hash.ts';
import { SCORECARD_BADGE, SCORECARD_FILE, SCORECARD_PAGE } from '../../copies/feeds.ts';
import type { NetworkFiles } from '../../page/files/network-files.ts';
import type { SiteAssets } from '../../page/files/site-assets.ts';
import { scorecardBadge } from '../page/badge.ts';
import { scorecardPage } from '../page/scorecard-page.ts';
import { demandsOnTime } from '../report/on-time.ts';
import { networkScorecard } from './network-scorecard.ts';

export interface ScorecardInput {
  readonly settings: Settings;
  readonly staticData: Pick<StaticData, 'versions'>;
  readonly statuses: CurrentStatuses;
  /** In ms since 1970. */
  readonly publishedAt: number;
  readonly assets?: SiteAssets | undefined;
}

/**
 * The files of a network with its scorecard.
 *
 * @param files without it, or with that of the previous snapshot
 * @param made the previous snapshot's, which is carried over if nothing has changed
 */
export function withScorecard(files: NetworkFiles, input: ScorecardInput, made: MadeFrom | undefined): NetworkFiles {
  const { settings, staticData, statuses, publishedAt, assets } = input;
  if (!hasScorecard(settings)) return files;
  const on_time = demandsOnTime(setupOf(settings));
  const scorecard = { ...networkScorecard(staticData.versions, statuses, publishedAt), on_time };
  const key = hashOf(JSON.stringify([files.madeFrom.key, scorecard]));
  const locations = fullestVersion(staticData.versions)?.locations ?? [];
  const texts: readonly (readonly [path: string, text: () => string])[] = [
    [SCORECARD_FILE.path, () => JSON.stringify(scorecard)],
    [`${SCORECARD_PAGE}index.html`, () => scorecardPage(scorecard, { settings, locations }, assets?.docs)],
    [SCORECARD_BADGE, () => scorecardBadge(scorecard)],
  ];
  const all = { pages: new Map(files.pages), files: new Map(files.madeFrom.files) };
  for (const [path, text] of texts) {
    if (carryFile(all, path, key, made)) continue;
    const bytes = Buffer.from(text());
    all.pages.set(path.slice(1), bytes);
    all.files.set(path, madeFile(key, bytes));
  }
  return { pages: all.pages, madeFrom: { ...files.madeFrom, files: all.files } };
}
