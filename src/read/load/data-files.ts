/** What a data directory holds: the names in it, and the files that were read. */

import type { DataFile } from '../../csv/data-file.ts';
import type { Finding } from '../../findings/finding.ts';

/** A file of images/. */
export interface PictureFile {
  /** As findings show it. */
  readonly path: string;
  /** Its path below the folder, with slashes. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface DataFiles {
  /** network.json, unless it is missing or unreadable. */
  readonly settingsFile?: DataFile;
  /** Every CSV file that could be opened, sorted by path. */
  readonly tables: readonly DataFile[];
  /** Every file of images/ that could be opened, sorted by name. */
  readonly pictures?: readonly PictureFile[];
  /** One for each file that could not be opened, at its path. Not set if the files are not from a disk. */
  readonly findings?: readonly Finding[];
  /** Paths of files that are part of the data and could not be had, besides those in `findings`. */
  readonly unread?: readonly string[];
}

/** What is in a data directory, by the names of paths below it, with slashes; hidden things are not in it. */
export interface DirectoryEntries {
  /** Of everything, whatever it is, sorted. */
  readonly names: readonly string[];
  readonly directories: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
}

/** Where the files of a data directory are: on a disk, or dropped on a page. */
export interface PlaceOfData extends DirectoryEntries {
  /** As findings show it. */
  readonly directory: string;
  /** @throws NotAFile, FileTooLarge, or an error with the code of the system, such as ENOENT */
  readonly read: (path: string, limit: number) => Promise<Uint8Array>;
}
