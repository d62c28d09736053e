/** What is open on the page: its files as they were, as they are, and before each edit. */

import type { Files } from '../messages.ts';

export interface Opened {
  /** As it was dropped; empty for what was converted, which is all new. */
  readonly given: Files;
  readonly files: Files;
  /** Of all edits that can be taken back, the files before them. */
  readonly before: readonly Files[];
  /** What may be missing of it. */
  readonly notes: readonly string[];
  /** The name that its sheet had, if that is the name of no table. */
  readonly named?: string | undefined;
}

/** How many edits can be taken back. Each keeps the bytes of the files that it changed. */
const MOST_EDITS = 20;

export function openedWith(files: Files, notes: readonly string[] = []): Opened {
  return { given: files, files, before: [], notes };
}

export function changed(opened: Opened, files: Files): Opened {
  return { ...opened, files, before: [...opened.before, opened.files].slice(-MOST_EDITS) };
}

export function undone(opened: Opened): Opened {
  return { ...opened, files: opened.before.at(-1) ?? opened.files, before: opened.before.slice(0, -1) };
}

export function isChanged({ given, files }: Opened, path: string): boolean {
  return given.get(path) !== files.get(path);
}
