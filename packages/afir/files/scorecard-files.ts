/**
 * The scorecard of AFIR as files: /afir.json, the page at /afir/ and a badge. A network has them if its settings say so.
 * They depend on statuses (F1, F2), so they are looked at in every build; but they have no times, so they change only if what
 * they say does.
 */

import type { PlainFile, Published } from '../../../src/publish/index.ts';
import { hashOf } from '../../../src/snapshot/index.ts';
import type { DocsAssets } from '../../api-docs/page/layout.ts';
import { scorecardBadge } from '../page/badge.ts';
import { scorecardPage } from '../page/scorecard-page.ts';
import { hasScorecard } from '../profiles/has-scorecard.ts';
import { demandsOnTime } from '../report/on-time.ts';
import { networkScorecard } from './network-scorecard.ts';
import { SCORECARD_BADGE, SCORECARD_FILE, SCORECARD_PAGE } from './paths.ts';

/** @param network hash of all that depends on the network */
export function scorecardFiles(published: Published, network: string, assets: DocsAssets | undefined): PlainFile[] {
  const { settings, versions, statuses, publishedAt, locations } = published;
  if (!hasScorecard(settings)) return [];
  const on_time = demandsOnTime(settings);
  const scorecard = { ...networkScorecard(versions, statuses, publishedAt), on_time };
  const key = hashOf(JSON.stringify([network, scorecard]));
  const page = () => scorecardPage(scorecard, { settings, locations: locations.map(({ draft }) => draft) }, assets);
  const texts = {
    [SCORECARD_FILE.path]: () => JSON.stringify(scorecard),
    [`${SCORECARD_PAGE}index.html`]: page,
    [SCORECARD_BADGE]: () => scorecardBadge(scorecard),
  };
  return Object.entries(texts).map(([path, text]) => ({ path, key, bytes: () => Buffer.from(text()) }));
}
