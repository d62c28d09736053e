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
