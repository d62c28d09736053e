/** Accepts findings as `check --write-waivers --reason …` does: with rows of waivers.csv that name what they are about. */

import { addWaivers, openSettings } from '../../../src/publish/index.ts';
import type { Accepted, ToAccept } from '../messages.ts';
import { COMPANIONS } from './companions.ts';
import { dataDirectoryOf, dataFilesOf } from './dropped-files.ts';

/** @param now ms since 1970 */
export async function accept({ files, findings, reason }: ToAccept, now: number): Promise<Accepted> {
  const directory = dataDirectoryOf(files);
  const path = directory === '' ? 'waivers.csv' : `${directory}/waivers.csv`;
  const { dataFiles } = openSettings(await dataFilesOf(files, directory), COMPANIONS);
  const added = addWaivers(findings, { reason }, { path, tables: dataFiles.tables, now });
  if (added.kind !== 'added') return { kind: 'not accepted', why: added.why };
  return { kind: 'accepted', written: new Map([[path, new TextEncoder().encode(added.text)]]) };
}
