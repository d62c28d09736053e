/**
 * The scorecard of AFIR as files: /afir.json, the page at /afir/ and a badge. A network has them if its settings say so.
 * They depend on statuses (F1, F2), so they are looked at in every build; but they have no times, so they change only if what
 * they say does.
 */

import { demandsOnTime } from '../../afir/report/on-time.ts';
import { scorecardBadge } from '../../people/api-docs/scorecard/badge.ts';
import { scorecardPage } from '../../people/api-docs/scorecard/scorecard-page.ts';
import { SCORECARD_BADGE, SCORECARD_FILE, SCORECARD_PAGE } from '../../people/copies/feeds.ts';
import type { SiteAssets } from '../../people/site/site-assets.ts';
import { hasScorecard } from '../../source/settings/has-scorecard.ts';
import type { Settings } from '../../source/settings/settings.ts';
import { fullestVersion } from '../render/counts.ts';
import type { CurrentStatuses } from '../render/draft.ts';
import { networkScorecard } from '../render/network-scorecard.ts';
import { hashOf } from '../snapshot/content-hash.ts';
import type { StaticData } from '../validate/static-data.ts';
import { carryFile, type MadeFrom, madeFile } from './carried-files.ts';
import type { NetworkFiles } from './network-files.ts';
import { setupOf } from './setup-of.ts';

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
