/** Holds Locations against schemas/ocpi where no code can be made from text: with checks that were compiled ahead of time. */

import { compiledCheck } from '../../src/contract/worker.ts';
import type { StepContext } from '../../src/live/worker.ts';

/** A changed Location breaks the contract: a fault of this program. Nothing was published. */
export class LocationBroken extends Error {}

export const judgeLocation: StepContext['judge'] = (version, location) => {
  const conforms = compiledCheck(`location-${version}.json`);
  if (conforms === undefined) throw new LocationBroken(`There is no schema of Locations of version ${version}`);
  if (conforms(location)) return;
  const [first] = conforms.errors ?? [];
  const where = `${first?.instancePath ?? ''} (${first?.keyword ?? ''})`;
  throw new LocationBroken(`Location ${location.id} of version ${version} breaks schemas/ocpi at ${where}`);
};
