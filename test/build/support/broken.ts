/** For tests: drafts and snapshots that break the published contract, as a fault of the renderer would make them. */

import { existsSync } from 'node:fs';
import { type Base, toBase } from '../../../src/base.ts';
import { NO_CACHE } from '../../../src/cache/store.ts';
import { openPrevious } from '../../../src/history/open-previous.ts';
import { type Draft, toDraft } from '../../../src/ocpi/draft.ts';
import { fillTemplate } from '../../../src/ocpi/template.ts';
import type { Location, Tariff } from '../../../src/ocpi/types.ts';
import { checkSources } from '../../../src/pipeline.ts';
import { followPrevious, renderPublication } from '../../../src/publication.ts';
import { readIn } from '../../../src/snapshot/read-snapshot.ts';
import { writeSnapshot } from '../../../src/snapshot/write.ts';
import type { Sources } from '../../../src/sources.ts';

/** What the renderer does wrong. */
export interface Fault {
  readonly location?: (location: Location) => unknown;
  readonly tariff?: (tariff: Tariff) => unknown;
}

/**
 * One fault for each part of the judge, and the beginning of what it says. Each is still there in what is published of an
 * object after it left the tables.
 */
export const FAULTS: readonly (readonly [name: string, fault: Fault, said: string])[] = [
  [
    'a Location with a party of four letters',
    { location: (one) => ({ ...one, party_id: 'EXAM' }) },
    'Location L-1 of version 2.2',
  ],
  ['a Tariff without a currency', { tariff: (one) => ({ ...one, currency: undefined }) }, 'Tariff T-1'],
  ['two Connectors of one id', { location: withTwins }, 'The list of version 2.2'],
];

function withTwins(location: Location): Location {
  const evses = location.evses?.map((evse) => ({ ...evse, connectors: [...evse.connectors, ...evse.connectors] }));
  return evses === undefined ? location : { ...location, evses };
}

/** What the tables say, as the faulty renderer has it; nothing of it lies in a cache any more. */
export function withFault(base: Base, { location, tariff }: Fault): Base {
  const versions = base.versions.map((version) => ({
    ...version,
    locations: version.locations.map((draft) => redraft<Location>(draft, location)),
    tariffs: version.tariffs.map((draft) => redraft<Tariff>(draft, tariff)),
  }));
  return { ...base, versions };
}

function redraft<T extends Location | Tariff>(
  draft: Draft,
  change: (object: T) => unknown = (object) => object,
): Draft {
  const text = fillTemplate({ template: draft.template(), slots: draft.slots() });
  return toDraft(change(JSON.parse(text) as T) as T);
}

/**
 * Puts a snapshot in place that no judge has seen, as another program or somebody else would. It goes on from the one that
 * is there.
 */
export async function writeUnjudged(out: string, sources: Sources, now: number, fault: Fault): Promise<void> {
  const { publishable, findings } = checkSources(sources, { now });
  if (publishable === undefined) throw new Error(`not publishable: ${JSON.stringify(findings)}`);
  const { network, dataset, present } = publishable;
  const base = withFault(toBase(network, dataset, []), fault);
  const previous = existsSync(out) ? (await openPrevious(readIn(out), NO_CACHE, '', true)).previous : undefined;
  const publication = followPrevious({ network, base, present, previous, moment: now });
  const input = { network, base, present, publication, readings: [], findings: [], moment: now };
  await writeSnapshot(out, await renderPublication(input));
}
