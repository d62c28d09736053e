/** What was dropped and what became of it, from one message of the page to the next. It knows no browser. */

import { codePageOf, isUtf8, readInCodePage } from '../../../src/csv/index.ts';
import type { DroppedFile, FromWorker, Refused, ToWorker } from '../messages.ts';
import type { ShownCauses } from './causes-to-show.ts';
import { type CheckedDirectory, checkDropped } from './check-dropped.ts';
import { CONVERTED, convertDocuments, documentsIn } from './convert-documents.ts';
import { type Dropped, dataDirectoryOf, droppedFiles } from './dropped-files.ts';
import { CannotFetch, type FetchPasted, fetchPasted } from './fetch-pasted.ts';
import { reportOf } from './report-of.ts';
import { rowReader } from './rows-of.ts';
import { CannotEdit, writeCells } from './write-cells.ts';

export interface SessionContext {
  readonly post: (message: FromWorker) => void;
  readonly fetch: FetchPasted;
  /** ms since 1970. */
  readonly now: () => number;
  /** @param time in ms */
  readonly pause: (time: number) => Promise<void>;
}

export interface Session {
  /** Answers with `post`; one message after the other. It never rejects. */
  readonly tell: (message: ToWorker) => Promise<void>;
}

/** What is open. */
interface Opened {
  /** As it was dropped; empty for what was converted, which is all new. */
  readonly given: Dropped;
  readonly files: Dropped;
  /** The folder that is checked. */
  readonly directory: string;
  /** Of all edits that can be taken back, the files before them. */
  readonly before: readonly Dropped[];
}

/** How long to wait for another edit at most, in ms: a large network is checked for seconds, and not for each cell. */
const LONGEST_PAUSE = 1000;

/** How many edits can be taken back. Each keeps the bytes of the files that it changed. */
const MOST_EDITS = 20;

export function startSession({ post, fetch, now, pause }: SessionContext): Session {
  let opened: Opened = { given: new Map(), files: new Map(), directory: '', before: [] };
  let result: CheckedDirectory | undefined;
  let rows = rowReader(() => undefined, []);
  let shown: readonly ShownCauses[] = [];
  /** Messages that are not answered yet. */
  let waiting = 0;
  /** Whether something was edited since the last check. */
  let isEdited = false;
  let [lastEdit, took] = [0, 0];
  /** That the reader chose for a sheet that is alone. */
  let country = '';

  /** With what network.json says of its columns. */
  const fileAt = (path: string) => {
    const bytes = opened.files.get(path);
    return bytes && { ...result?.tables.find((table) => table.path === path), path, bytes };
  };

  const check = async (next: Opened, ofConversion: readonly ShownCauses[] = []) => {
    const begin = now();
    const { files, given, directory, before } = next;
    post({ kind: 'progress', step: 'check' });
    const checked = await checkDropped(files, directory, begin, country);
    post({ kind: 'progress', step: 'group' });
    const isChanged = (path: string) => given.get(path) !== files.get(path);
    const report = reportOf(checked, { files, isChanged, canUndo: before.length > 0, edit: lastEdit, country });
    [opened, result] = [next, checked];
    shown = [report.shown, ...ofConversion];
    rows = rowReader(fileAt, checked.validated.findings);
    took = now() - begin;
    post(report.checked);
  };

  const convert = async (documents: Dropped, notes: readonly string[]) => {
    post({ kind: 'progress', step: 'convert' });
    const { converted, files, shown: ofConversion } = convertDocuments(documents, now());
    post({ ...converted, notes });
    [result, shown, rows] = [undefined, [ofConversion], rowReader(() => undefined, [])];
    opened = { given: new Map(), files, directory: CONVERTED, before: [] };
    if (files.size > 0) await check(opened, [ofConversion]);
  };

  const open = async (files: readonly DroppedFile[], notes: readonly string[] = []) => {
    [isEdited, country] = [false, ''];
    const dropped = droppedFiles(files);
    if (dropped.size === 0)
      return post({ kind: 'refused', message: 'There is no file here.', hint: 'Drop the folder with your tables.' });
    const documents = documentsIn(dropped);
    if (documents.size > 0) return await convert(documents, notes);
    await check({ given: dropped, files: dropped, directory: dataDirectoryOf(dropped), before: [] });
  };

  const become = (next: Opened) => {
    [opened, isEdited] = [next, true];
    // What is asked from now on is as it was written, whatever was found before.
    rows = rowReader(fileAt, result?.validated.findings ?? []);
  };

  const change = (files: Dropped) =>
    become({ ...opened, files, before: [...opened.before, opened.files].slice(-MOST_EDITS) });

  /** Checks what was edited, as soon as no other edit waits. */
  const checkEdits = async () => {
    if (!isEdited || waiting > 0) return;
    await pause(Math.min(took, LONGEST_PAUSE));
    if (waiting > 0) return;
    isEdited = false;
    await check(opened, shown.slice(1));
  };

  const answer = async (message: ToWorker): Promise<void> => {
    switch (message.kind) {
      case 'open':
        return await open(message.files);
      case 'open-url': {
        const onPage = (page: number) => post({ kind: 'progress', step: 'fetch', done: page - 1 });
        const { files, notes } = await fetchPasted(message.url, { fetch, onPage });
        return await open(files, notes);
      }
      case 'write':
        lastEdit = message.edit;
        return change(withCells(opened.files, message.cells, fileAt));
      case 'replace':
        return change(new Map([...opened.files, ...droppedFiles(message.files)].sort(([a], [b]) => (a < b ? -1 : 1))));
      case 'to-utf8': {
        const bytes = opened.files.get(message.file);
        const page = codePageOf(fileAt(message.file)?.country);
        const text = bytes && page && !isUtf8(bytes) ? readInCodePage(bytes, page) : undefined;
        if (text === undefined) return;
        // With the mark by which Excel knows UTF-8.
        return change(new Map([...opened.files, [message.file, new TextEncoder().encode(`\ufeff${text}`)]]));
      }
      case 'country':
        country = message.country;
        return await check(opened, shown.slice(1));
      case 'undo': {
        const files = opened.before.at(-1);
        if (files === undefined) return;
        return become({ ...opened, files, before: opened.before.slice(0, -1) });
      }
      case 'rows':
        return post({ kind: 'rows', id: message.id, ...rows(message) });
      case 'more': {
        const all = shown.flatMap(({ findings }) => findings.get(message.cause) ?? []);
        return post({ kind: 'more', id: message.id, findings: all.slice(message.from, message.from + message.count) });
      }
      case 'download': {
        const { given, files } = opened;
        const asked = [...files].filter(([path]) => message.file === undefined || message.file === path);
        const listed = asked.map(([path, bytes]) => ({ path, bytes, isChanged: given.get(path) !== bytes }));
        return post({ kind: 'download', id: message.id, files: listed });
      }
      default:
        return message satisfies never;
    }
  };

  let last: Promise<void> = Promise.resolve();
  return {
    tell: (message) => {
      waiting++;
      last = last
        .then(() => answer(message))
        .catch((error: unknown) => post(refusalFor(error, message)))
        .then(() => {
          waiting--;
          return checkEdits();
        })
        .catch((error: unknown) => post(refusalFor(error, message)));
      return last;
    },
  };
}

/** All cells are written, or none. @throws CannotEdit */
function withCells(
  files: Dropped,
  cells: (ToWorker & { kind: 'write' })['cells'],
  fileAt: (path: string) => Parameters<typeof writeCells>[0] | undefined,
): Dropped {
  const changed = [...Map.groupBy(cells, ({ file }) => file)].map(([path, edits]) => {
    const file = fileAt(path);
    if (file === undefined) throw new CannotEdit(`There is no ${path}.`);
    return [path, writeCells(file, edits)] as const;
  });
  return new Map([...files, ...changed]);
}

function refusalFor(error: unknown, message: ToWorker): Refused {
  if (error instanceof CannotFetch) return { kind: 'refused', message: error.message, hint: error.hint };
  if (error instanceof CannotEdit)
    return {
      ...{ kind: 'refused', message: `Nothing was written. ${error.message}`, hint: 'Look at the table again.' },
      ...(message.kind === 'write' && { edit: message.edit }),
    };
  const why = error instanceof Error ? error.message : String(error);
  return {
    kind: 'refused',
    message: `The check failed, which is a fault of ours: ${why}`,
    hint: 'Use the command: npx ocpi-snapshot check.',
  };
}
