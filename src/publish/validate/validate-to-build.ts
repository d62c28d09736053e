/** Validates tables and status sources for a build. If the tables have not changed, their static data is known already. */

import { foldCase } from '../../ocpi/ci-string.ts';
import { uidsByEvseId } from '../../ocpi/evse-id.ts';
import type { DataFiles } from '../../read/load/data-files.ts';
import { type KnownEvses, once } from '../../sources/statuses/known-evses.ts';
import { mergeStatuses } from '../../sources/statuses/merge-statuses.ts';
import { keepStaticData, recallStaticData, staticDataKey } from '../build-memory.ts';
import type { BuildDependencies, BuildRequest } from '../build-request.ts';
import { fullestVersion, liveEvses } from '../render/counts.ts';
import { checkStatic, openSettings } from './check-static.ts';
import type { StaticData } from './static-data.ts';
import { checkDynamic, type DynamicTables, readDynamicTables, type Validated } from './validate.ts';

export interface ValidatedToBuild extends Validated {
  /** Whether all tables were checked just now. */
  readonly isNew: boolean;
  /** How long it took to check all tables, in ms: just now, or when that was last done. 0 without a clock. */
  readonly checkingMs: number;
}

export async function validateToBuild(
  given: DataFiles,
  { companions, baseUrl, now }: BuildRequest,
  {
    memory,
    readStatuses,
    onKey,
    clock = () => 0,
  }: Pick<BuildDependencies, 'memory' | 'readStatuses' | 'onKey' | 'clock'>,
): Promise<ValidatedToBuild> {
  const begun = clock();
  const opened = openSettings(given, companions, baseUrl);
  const key = memory ? staticDataKey(opened, now) : '';
  onKey?.(key);
  const known = memory && recallStaticData(memory, key, now);
  const checked = checkStatic(opened, now, known);
  const tables = readDynamicTables(checked);
  const staticData = checked.staticData?.();
  if (memory && staticData) keepStaticData(memory, key, staticData);
  const checkingMs = known ? (memory?.checkingMs ?? 0) : clock() - begun;
  if (memory) memory.checkingMs = checkingMs;
  if (memory) memory.checkedKey = key;
  const { settings, dataFiles } = checked;
  const evses = staticData && evsesOf(staticData, tables);
  const readings = settings ? await readStatuses(settings, dataFiles, evses) : [];
  return { ...checkDynamic(checked, tables, readings), isNew: known === undefined, checkingMs };
}

/** What the tables say of EVSEs, for status sources. */
function evsesOf({ versions, uids, evseIds }: StaticData, { statuses, unreadable }: DynamicTables): KnownEvses {
  const drafts = fullestVersion(versions)?.locations ?? [];
  return {
    live: once(() => liveEvses(drafts, mergeStatuses(statuses, [], unreadable))),
    listed: once(() => new Set(uids.map(foldCase))),
    uidsByEvseId: once(() => uidsByEvseId(uids, evseIds)),
  };
}
