/** Other data of the same network as what was published before: what a build of it would publish, without packing it. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { carryForward } from '../history/carry-forward.ts';
import type { Previous, PreviousList } from '../history/previous.ts';
import type { PublishedObject } from '../history/published-object.ts';
import { nextPublishedAt } from '../publish-on.ts';
import type { ValidData } from '../validate/validate.ts';

/** Before the time of the check, in ms, so that the clock seems right. */
const EARLIER_MS = 60_000;

/** @param now the time of the check, in ms since 1970 */
export function previousOfData({ settings, staticData, statuses }: ValidData, now: number): Previous {
  const publishedAt = nextPublishedAt(now - EARLIER_MS, undefined);
  const { versions } = carryForward({ settings, staticData: staticData(), statuses, publishedAt });
  const lists = versions.map(
    ({ version, locations, tariffs, listing }) =>
      [version, { locations: byId(locations), tariffs: byId(tariffs), listing }] as const,
  );
  return { publishedAt, byVersion: new Map(lists) };
}

function byId(objects: readonly PublishedObject[]): PreviousList {
  return new Map(objects.map((object) => [foldCase(object.id), object]));
}
