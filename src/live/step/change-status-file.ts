/**
 * `/status.json` in parts: what it says before its EVSEs, and then so many EVSEs of the base at a time. A changed status changes one
 * part and the first one; the others keep their files.
 */

import { crc32 } from 'node:zlib';
import type { Status } from '../../ocpi/enums.ts';
import type { DateTime } from '../../ocpi/types.ts';
import { REMOVED_CODE } from '../../publish/files/live-location.ts';
import { entryHead, openStatusFile, type StatusFileHead } from '../../publish/files/status-file.ts';
import { statusOfCode } from '../../publish/render/template.ts';
import { SnapshotDamaged } from '../../snapshot/read-manifest.ts';
import type { PartSum, StoredJson } from '../../stored-format/live-head.ts';
import type { StatusFile } from '../../stored-format/status-file.ts';
import type { BaseLocation } from './base.ts';
import type { PublishedStatuses } from './published-statuses.ts';
import { inParts, type Put, putBlocks, type Read, readBlocks } from './stored-json.ts';

/** EVSEs of the base in a part: some 65 kB of text. */
const EVSES_PER_PART = 1024;

/** The length of a time as we write it, in an entry. */
const TIME = '2026-11-21T14:00:00Z'.length;

/** An EVSE with another status than before. */
export interface ChangedEvse {
  /** In the base, from 0. */
  readonly number: number;
  readonly location: BaseLocation;
  /** As it is published. */
  readonly uid: string;
  readonly before: Status;
  readonly status: Status;
  /** The time of its report, in ms since 1970, if it has one. */
  readonly reported?: number | undefined;
}

interface StatusParts {
  readonly stored: StoredJson;
  readonly parts: readonly PartSum[];
}

/** @param text the whole file @param codes of all EVSEs of the base */
export function splitStatusFile(
  text: string,
  locations: readonly BaseLocation[],
  codes: string,
  put: Put,
): StatusParts & Pick<PublishedStatuses, 'head'> {
  const begin = text.indexOf('"evses":{') + '"evses":{'.length;
  const { evses: _, ...head } = JSON.parse(`${text.slice(0, begin)}}}`) as StatusFile;
  const texts = [text.slice(0, begin)];
  let [at, from, number] = [begin, begin, 0];
  for (const { ownUids } of locations) {
    for (const uid of ownUids) {
      const code = codes[number] ?? '';
      if (code !== REMOVED_CODE) at += lengthOf(uid, statusOfCode(code)) + (at === begin ? 0 : 1);
      number++;
      if (number % EVSES_PER_PART !== 0) continue;
      texts.push(text.slice(from, at));
      from = at;
    }
  }
  texts.push(text.slice(from, -1));
  if (text.slice(at) !== '}}') throw new RangeError('/status.json does not have the EVSEs of the base.');
  const encoded = texts.map((part) => new TextEncoder().encode(part));
  const parts = encoded.map((bytes): PartSum => [bytes.length, crc32(bytes)]);
  const gzip = encoded.map((bytes, i) => putBlocks(bytes, i === 0, put));
  return { head, stored: inParts(parts, gzip), parts };
}

function lengthOf(uid: string, status: Status): number {
  return entryHead(uid, status).length + TIME + '"}'.length;
}

/** @param head what the file says before its EVSEs from now on @param since when the changed EVSEs have their new statuses */
export async function changeStatusFile(
  stored: StoredJson,
  { parts: before }: Pick<PublishedStatuses, 'parts'>,
  change: {
    readonly head: StatusFileHead;
    readonly evses: readonly ChangedEvse[];
    readonly since: DateTime;
  },
  { read, put }: { readonly read: Read; readonly put: Put },
): Promise<StatusParts> {
  const [parts, gzip] = [[...before], [...stored.gzip]];
  const replace = (part: number, text: string) => {
    const bytes = new TextEncoder().encode(text);
    parts[part] = [bytes.length, crc32(bytes)];
    gzip[part] = putBlocks(bytes, part === 0, put);
  };
  replace(0, openStatusFile(change.head));
  const byPart = Map.groupBy(change.evses, ({ number }) => 1 + Math.floor(number / EVSES_PER_PART));
  for (const [part, evses] of byPart) {
    let text = await readBlocks(stored.gzip[part], false, before[part]?.[0] ?? 0, read);
    for (const evse of evses) text = withEntry(text, evse, change.since);
    replace(part, text);
  }
  return { stored: inParts(parts, gzip), parts };
}

function withEntry(text: string, { uid, before, status }: ChangedEvse, since: DateTime): string {
  const entry = entryHead(uid, before);
  // Quotation marks within a uid are escaped, so no other entry ends like this one begins.
  const at = text.startsWith(entry) ? 0 : text.indexOf(`,${entry}`) + 1;
  if (!text.startsWith(entry, at)) throw new SnapshotDamaged('/status.json lacks an EVSE of the base');
  return `${text.slice(0, at)}${entryHead(uid, status)}${since}${text.slice(at + entry.length + TIME)}`;
}
