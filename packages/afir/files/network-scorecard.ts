/** The drafts of a network and its statuses of now -> its scorecard (packages/afir/scorecard.ts). */

import { type DateTime, type HeldSite, type Location, nextChange, type Tariff } from '../../../src/ocpi/index.ts';
import {
  type CurrentStatuses,
  currentStatuses,
  type Draft,
  type DraftedLists,
  type DraftedVersion,
  fullestVersion,
  objectOf,
  statusOfCode,
} from '../../../src/publish/index.ts';
import { jsonIn } from '../../../src/stored-format/index.ts';
import { type MarkedSite, siteMarker } from '../marks.ts';
import { type Scorecard, startTally } from '../scorecard.ts';

/**
 * The scorecard of the version that leaves out least, beside which everything counts that the tables hold and it has no field for.
 *
 * @param statuses of now
 * @param at now, in ms since 1970
 */
export function networkScorecard(
  versions: readonly DraftedVersion[],
  statuses: CurrentStatuses,
  at: number,
  moment?: DateTime,
): Scorecard {
  const lists = fullestVersion(versions) ?? { locations: [], tariffs: [] };
  const tally = startTally();
  const sites = markedSites(lists, at);
  for (const [i, draft] of lists.locations.entries()) {
    const codes = currentStatuses(draft, statuses);
    const site = sites[i];
    if (site) tally.add(site, (index) => statusOfCode(codes[index] ?? ''));
  }
  return tally.result(moment);
}

/** Sites as they are until a tariff begins or ends. */
interface KeptSites {
  readonly sites: readonly MarkedSite[];
  readonly from: number;
  readonly until: number;
}

const known = new WeakMap<readonly Draft[], KeptSites>();

/** What each site fulfils, apart from its statuses. It is kept with the drafts, which outlive a build (build-memory.ts). */
function markedSites({ locations, tariffs: drafts }: DraftedLists, at: number): readonly MarkedSite[] {
  const kept = known.get(locations);
  if (kept && kept.from <= at && at < kept.until) return kept.sites;
  const tariffs = drafts.map((draft) => objectOf<Tariff>(draft));
  const mark = siteMarker(tariffs, at);
  const sites = locations.map((draft) => {
    const held = draft.held && jsonIn<HeldSite>(draft.held.json);
    const { marks } = mark(objectOf<Location>(draft), held);
    return { id: draft.id, uids: draft.ownUids, marks };
  });
  known.set(locations, { sites, from: at, until: nextChange(tariffs, at) });
  return sites;
}
