/** The option --purge: objects that the next snapshot drops without a trace. */

import { nearestId } from '../../findings/text/suggestion.ts';
import { foldCase } from '../../ocpi/ci-string.ts';
import type { DraftedVersion } from '../render/render-drafts.ts';
import type { Previous } from './previous.ts';

/** An id that was to be purged is unknown, or is public. A usage error. */
export class CannotPurge extends Error {
  constructor(id: string, why: string) {
    super(`--purge ${id}: ${why} Nothing was written.`);
  }
}

/**
 * The ids (foldCase). Each must be that of a location or a tariff that was published before and is now hidden or no longer
 * in the tables.
 *
 * @throws CannotPurge
 */
export function checkPurge(
  ids: readonly string[],
  versions: readonly Pick<DraftedVersion, 'locations' | 'tariffs'>[],
  previous: Previous | undefined,
): ReadonlySet<string> {
  if (ids.length === 0) return new Set();
  const before = [...(previous?.byVersion.values() ?? [])];
  const left = new Map<string, string>();
  const open = { locations: idsOf(versions, 'locations'), tariffs: idsOf(versions, 'tariffs') };
  for (const list of ['locations', 'tariffs'] as const) {
    for (const [id, object] of before.flatMap((version) => [...version[list]])) {
      if (!open[list].has(id)) left.set(id, object.id);
    }
  }
  return new Set(
    ids.map((written) => {
      const id = foldCase(written);
      if (left.has(id)) return id;
      if (open.locations.has(id))
        throw new CannotPurge(
          written,
          'this location is public. Set publish to false, or delete its row, and try again.',
        );
      if (open.tariffs.has(id))
        throw new CannotPurge(written, 'this tariff is in use. Delete its row, or hide what uses it, and try again.');
      const meant = nearestId(written, left.values());
      throw new CannotPurge(
        written,
        `nothing with this id is published.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
      );
    }),
  );
}

function idsOf(
  versions: readonly Pick<DraftedVersion, 'locations' | 'tariffs'>[],
  list: 'locations' | 'tariffs',
): ReadonlySet<string> {
  return new Set(versions.flatMap((version) => version[list].map(({ id }) => foldCase(id))));
}
