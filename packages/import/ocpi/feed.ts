/** Reads the objects of a document, and counts them in whatever state they are. */

import { quoted } from '../../../src/cells/index.ts';
import { decodeText } from '../../../src/csv/index.ts';
import { finding } from '../../../src/settings/index.ts';
import { errorInJson, hasKnownMember, listsIn } from '../../../src/sources/index.ts';
import { isObject, member, type Source, sourceOf } from '../ocpi-objects/feed-values.ts';
import { AS_RECEIVED, type SaidBy } from '../rows/finding-codes.ts';
import { type ImportedTables, type Recorder, recorder, SILENT_RECORDER } from '../rows/imported-tables.ts';
import type { ObjectNumbers } from '../rows/losses.ts';

/** The objects of a document. If it is not a feed: no objects, and a finding in the draft. */
export function readFeed(path: string, bytes: Uint8Array, draft: ImportedTables): Feed {
  const record = recorder(draft, path);
  const decoded = decodeText(path, bytes);
  if (decoded.finding) {
    draft.findings.push({ ...decoded.finding, hint: AS_RECEIVED });
    return { record, sources: [] };
  }
  const document = parse(path, decoded.text, draft);
  if (document === undefined) return { record, sources: [] };
  const lists = listsIn(document);
  if (lists.length === 0) record.report('not-a-feed', '', saidOfOther(document));
  return {
    record,
    sources: lists.flatMap(({ items, pointerOf }) =>
      items.flatMap((object, i) => objectAt(object, pointerOf(i), record)),
    ),
  };
}

/** A document that was read, with its objects. */
interface Feed {
  readonly record: Recorder;
  readonly sources: readonly Source[];
}

function objectAt(object: unknown, pointer: string, record: Recorder): Source | [] {
  if (isObject(object)) return sourceOf(object, pointer, record);
  record.report('object-left-out', pointer, { says: 'no object' });
  return [];
}

/** With the server's own message, from an envelope without a list. */
function saidOfOther(document: unknown): SaidBy<'not-a-feed'> {
  const { status_code: status, status_message: answer } = isObject(document) ? document : {};
  return typeof answer === 'string' && typeof status === 'number'
    ? { says: 'envelope', params: { answer: quoted(answer), status } }
    : { says: 'document' };
}

function parse(path: string, text: string, draft: ImportedTables): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const place = { file: path, ...errorInJson(text) };
    const said = text.trim() === '' ? { says: 'empty' as const } : { says: 'other' as const };
    draft.findings.push(finding('invalid-json', place, { ...said, advice: { hint: AS_RECEIVED } }));
    return undefined;
  }
}

/** How many spellings a finding names. */
const NAMED = 3;

/** Reports how a document spells the names of members (sources/feeds/names.ts). It is consistent in this, so it is told once. */
export function reportSpellings(record: Recorder): void {
  const spellings = [...record.spellings];
  if (spellings.length === 0) return;
  const examples = spellings.slice(0, NAMED).map(([name, meant]) => `${quoted(name)} for ${meant}`);
  const rest = spellings.length > NAMED ? `, and ${spellings.length - NAMED} more` : '';
  record.report('renamed', '', { says: 'spelling', params: { names: examples.join(', ') + rest } });
}

/** Adds a Location and its parts. */
export function countLocation(source: Source, counts: ObjectNumbers): void {
  counts.locations++;
  for (const evse of listOf(source, 'evses')) {
    counts.evses++;
    if (isObject(evse)) counts.connectors += listOf(sourceOf(evse, '', SILENT_RECORDER), 'connectors').length;
  }
}

function listOf(source: Source, name: string): readonly unknown[] {
  const { value } = member(source, name);
  // One object in place of a list is read as a list of one.
  if (isObject(value) && hasKnownMember(value)) return [value];
  return Array.isArray(value) ? value : [];
}
