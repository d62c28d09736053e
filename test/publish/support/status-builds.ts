/** For tests: builds of two small sites, minutes after the beginning of May, with what sources say of their chargers. */

import type { Status } from '../../../src/ocpi/enums.ts';
import { openPrevious } from '../../../src/publish/previous/open-previous.ts';
import type { DataFiles } from '../../../src/read/load/data-files.ts';
import type { SnapshotFiles } from '../../../src/snapshot/snapshot.ts';
import type { SourceReading } from '../../../src/sources/statuses/source-life.ts';
import type { StatusFile } from '../../../src/stored-format/status-file.ts';
import { build, csv, networkOf, type Tables } from '../../support/network-of.ts';
import { readFrom } from '../history/support/builds.ts';

export const MAY = Date.parse('2026-05-01T00:00:00Z');
export const MINUTE = 60_000;
export const at = (minutes: number) => new Date(MAY + minutes * MINUTE).toISOString().replace('.000', '');

export interface Made {
  readonly tree: SnapshotFiles;
  readonly bytes: Buffer;
  readonly file: StatusFile;
}

interface BuildSettings {
  readonly before?: SnapshotFiles | undefined;
  readonly readings?: readonly SourceReading[];
  readonly purge?: readonly string[];
}

/** Builds so many minutes after the beginning of May. */
export async function made(
  sources: DataFiles,
  minutes: number,
  { before, ...rest }: BuildSettings = {},
): Promise<Made> {
  const snapshot = before && openPrevious(readFrom(before), undefined, true);
  const history = { words: 'of the test', findings: [], ...(snapshot ? { snapshot } : {}) };
  const { files: tree } = await build(sources, { now: MAY + minutes * MINUTE, history, ...rest });
  const bytes = Buffer.from(readFrom(tree)('/status.json') ?? []);
  return { tree, bytes, file: JSON.parse(bytes.toString()) as StatusFile };
}

export const plug = (uid: string) => `${uid},IEC_62196_T2,SOCKET,AC_3_PHASE,230,32`;

/** Two sites with two EVSEs each. */
export const TABLES = {
  locations: csv(
    'id,address,city,latitude,longitude,publish',
    'L-1,Main Street 1,Amsterdam,52.373169,4.893379,true',
    'L-2,Main Street 2,Amsterdam,52.373169,4.893379,true',
  ),
  evses: csv('uid,location_id,status', 'E-1,L-1,AVAILABLE', 'e-2,L-1,', 'E-3,L-2,', 'E-4,L-2,REMOVED'),
  connectors: csv(
    'evse_uid,standard,format,power_type,max_voltage,max_amperage',
    ...['E-1', 'e-2', 'E-3', 'E-4'].map(plug),
  ),
} satisfies Tables;

export const network = (tables: Tables = {}, settings: object = {}) => networkOf({ ...TABLES, ...tables }, settings);

export const reporting = (...rows: string[]) => network({ status: csv('evse_uid,status', ...rows) });

export const HUB: SourceReading = {
  name: 'hub',
  address: 'hub.csv',
  state: 'fresh',
  updatedAt: MAY,
  maxAgeSeconds: 600,
  reports: [{ evse_uid: 'E-1', status: 'CHARGING', source: 'hub' }],
  findings: [],
};

/** The source with content from so many minutes after the beginning of May. */
export const hub = (minutes: number, status: Status = 'CHARGING'): SourceReading => ({
  ...HUB,
  updatedAt: MAY + minutes * MINUTE,
  reports: [{ evse_uid: 'E-1', status, source: 'hub' }],
});
