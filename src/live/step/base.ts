/**
 * The base of a live network: what a live step needs to know of the build, and no client. A build writes it beside its head, into the
 * store, where the public cannot read it.
 */

import { gunzipSync, gzipSync } from 'node:zlib';
import { foldCase } from '../../ocpi/ci-string.ts';
import { HeadDamaged } from './head-damaged.ts';

/** Another program's base is treated as none. */
const FORMAT = 1;

export interface LiveBase {
  /** The public Locations of the fullest version, in the order of their ids, as in /status.json. */
  readonly locations: readonly BaseLocation[];
  /** Uids (foldCase) of the other EVSEs in the tables. */
  readonly hidden: readonly string[];
  /** Stands for the EVSEs and their order on the page (people/site/records/live-statuses.ts). */
  readonly order: string;
  /** How often each code was found in the tables. */
  readonly findings: { readonly [code: string]: number };
  /** From when on a build is needed, in ms since 1970: a price begins or ends, something that was removed is dropped, a day ends. */
  readonly until: number;
  /** `ttl` of /status.json, in seconds. */
  readonly ttl: number;
  /** How many status sources network.json has. */
  readonly sources: number;
}

/** What a step knows of a Location. Its members are those of a draft (publish/render/draft.ts). */
export interface BaseLocation {
  readonly id: string;
  /** The uids of its EVSEs as they are published, and by foldCase. */
  readonly ownUids: readonly string[];
  readonly uids: readonly string[];
  /** The statuses of the table of EVSEs, one code each (publish/render/template.ts). */
  readonly statuses: string;
}

type Stored = Omit<LiveBase, 'locations'> & {
  readonly format: typeof FORMAT;
  readonly locations: readonly (readonly [id: string, statuses: string, ...uids: string[]])[];
};

export function writeBase({ locations, ...base }: LiveBase): Uint8Array {
  const rows = locations.map(({ id, statuses, ownUids }) => [id, statuses, ...ownUids] as const);
  return gzipSync(JSON.stringify({ format: FORMAT, ...base, locations: rows } satisfies Stored));
}

/** @throws HeadDamaged */
export function readBase(bytes: Uint8Array): LiveBase {
  const stored = readJson(bytes) as Partial<Stored> | null;
  if (stored?.format !== FORMAT) throw new HeadDamaged('its base is of another version');
  const { format: _, locations, ...base } = stored as Stored;
  return {
    ...base,
    locations: locations.map(([id, statuses, ...ownUids]) => ({ id, statuses, ownUids, uids: ownUids.map(foldCase) })),
  };
}

/** JSON that was stored in gzip. @throws HeadDamaged */
export function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(gunzipSync(bytes)));
  } catch {
    throw new HeadDamaged('what live steps need to know cannot be read');
  }
}
