/** The files that somebody drops or chooses, read into memory. */

import type { Files } from '../messages.ts';
import type { CheckWords } from './check-words.ts';

export type Taken =
  /** With what may be missing in them. */
  | { readonly kind: 'files'; readonly files: Files; readonly notes?: readonly string[] }
  | { readonly kind: 'none'; readonly why: (words: CheckWords) => string };

/** A browser has to hold them several times over: as bytes, as cells, as objects. */
export const MOST_MEGABYTES = 300;

/** What can be checked, or is refused with words that help. A folder may hold anything else besides. */
const [TEXT, WORKBOOK] = [/\.(?:csv|tsv|tab|txt|json|geojson)$/i, /\.(?:xls[xmb]?|f?ods|numbers)$/i];

/** Folders that hold no data: hidden ones, installed packages, what a build wrote. */
const PASSED_OVER = /(?:^|\/)(?:\.[^/]*|node_modules|dist)(?:\/|$)/;

interface FoundFile {
  readonly path: string;
  readonly file: File;
}

/** @param list of an input, which may be for folders */
export function takeChosen(list: Iterable<File>): Promise<Taken> {
  return takeAll([...list].map((file) => ({ path: file.webkitRelativePath || file.name, file })));
}

/** Must be called while the event is handled: afterwards, a browser forgets what was dropped. */
export function takeDropped({ items }: DataTransfer): Promise<Taken> {
  const entries = [...items].flatMap((item) => (item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : []));
  return filesBelow(entries).then(takeAll, ({ name = '' }: { name?: string }) => unreadable(name));
}

async function takeAll(found: readonly FoundFile[]): Promise<Taken> {
  const folders = pictureFolders(found);
  const isChecked = (path: string) =>
    TEXT.test(path) || WORKBOOK.test(path) || folders.some((folder) => path.startsWith(folder));
  const wanted = found.filter(({ path }) => !path.includes('/') || (isChecked(path) && !PASSED_OVER.test(path)));
  if (wanted.length === 0) return { kind: 'none', why: (words) => words.say('start.nothing') };
  if (wanted.every(({ path }) => WORKBOOK.test(path)))
    return { kind: 'none', why: (words) => words.say('start.workbook') };
  const size = wanted.reduce((sum, { file }) => sum + file.size, 0);
  if (size > MOST_MEGABYTES * 1e6)
    return { kind: 'none', why: (words) => words.say('start.too_large', { size: MOST_MEGABYTES }) };
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const { path, file } of wanted) {
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (bytes === undefined) return unreadable(path);
    files.set(plainPath(path), new Uint8Array(bytes));
  }
  return { kind: 'files', files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function unreadable(name: string): Taken {
  return { kind: 'none', why: (words) => words.say('start.unreadable', { name }) };
}

/** With slashes, and nothing that leads out of what was dropped. */
function plainPath(path: string): string {
  const names = path.split(/[/\\]/).filter((name) => name !== '' && name !== '.' && name !== '..');
  return names.join('/') || 'file';
}

/** Where pictures of one's own lie: beside network.json, or at the top of a folder without one. Each ends with a slash. */
function pictureFolders(found: readonly FoundFile[]): string[] {
  const settings = found.flatMap(({ path }) => (path.endsWith('/network.json') ? [path] : []));
  const beside = settings.length > 0 ? settings : found.slice(0, 1).map(({ path }) => path.replace(/\/.*$/, '/'));
  return beside.map((path) => `${path.replace(/[^/]*$/, '')}images/`);
}

async function filesBelow(entries: readonly FileSystemEntry[]): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  for (const entry of entries) {
    const path = entry.fullPath.replace(/^\//, '');
    if (isFile(entry)) found.push({ path, file: await fileOf(entry) });
    else if (isFolder(entry) && !PASSED_OVER.test(path)) found.push(...(await filesBelow(await childrenOf(entry))));
  }
  return found;
}

/** Chromium has no names for these classes. */
function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** A reader gives some at a time, and none at the end. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}
