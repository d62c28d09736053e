/** Where the files of a data directory are: on a disk, or dropped on a page. Names are those of paths below it, with slashes. */
export interface PlaceOfData {
  /** As findings show it. */
  readonly directory: string;
  /** Of tables, and of what people take for one (`mayBeTable`), sorted. */
  readonly names: readonly string[];
  /** Of files of images/, below that, sorted. */
  readonly pictures: readonly string[];
  /** @throws NotAFile, FileTooLarge, or an error with the code of the system, such as ENOENT */
  readonly read: (path: string, limit: number) => Promise<Uint8Array>;
  /** Whether a path is a link, which pictures must not be. */
  readonly isLink: (path: string) => Promise<boolean>;
}
