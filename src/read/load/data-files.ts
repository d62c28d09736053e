/** The type of the files of a data directory. */

import type { DataFile } from '../../csv/data-file.ts';
import type { Finding } from '../../findings/finding.ts';
import type { PictureFile } from './own-pictures.ts';

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
