/** For tests: drafts and snapshots that break the published contract, as a fault of the renderer would make them. */

import { existsSync } from 'node:fs';
import type { Location, Tariff } from '../../../src/ocpi/types.ts';
import { pack } from '../../../src/publish/files/pack-publication.ts';
import { carryForward } from '../../../src/publish/history/carry-forward.ts';
import { openPrevious } from '../../../src/publish/previous/open-previous.ts';
import { type Draft, objectOf, toDraft } from '../../../src/publish/render/draft.ts';
import { textStore } from '../../../src/publish/render/text-store.ts';
import type { StaticData } from '../../../src/publish/validate/static-data.ts';
import { validate } from '../../../src/publish/validate/validate.ts';
import type { DataFiles } from '../../../src/read/load/data-files.ts';
import { readIn } from '../../../src/snapshot/read-snapshot.ts';
import { writeSnapshot } from '../../snapshot/support/write-snapshot.ts';
import { COMPANIONS } from '../../support/companions.ts';

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
    'a Location with a party of four characters',
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
export function withFault(base: StaticData, { location, tariff }: Fault): StaticData {
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
  return toDraft(change(objectOf<T>(draft)) as T, textStore());
}

/**
 * Puts a snapshot in place that no judge has seen, as another program or somebody else would. It goes on from the one that
 * is there.
 */
export async function writeUnjudged(out: string, dataFiles: DataFiles, now: number, fault: Fault): Promise<void> {
  const { data, findings } = validate(dataFiles, { companions: COMPANIONS, now });
  if (data === undefined) throw new Error(`not publishable: ${JSON.stringify(findings)}`);
  const { settings, statuses } = data;
  const staticData = withFault(data.staticData(), fault);
  const previous = existsSync(out) ? openPrevious(readIn(out), undefined, true).previous : undefined;
  const publication = carryForward({ settings, staticData, statuses, previous, publishedAt: now });
  const input = {
    settings,
    staticData,
    statuses,
    publication,
    readings: [],
    findings: [],
    publishedAt: now,
    builtAt: now,
  };
  await writeSnapshot(out, await pack({ companions: COMPANIONS, ...input }));
}
