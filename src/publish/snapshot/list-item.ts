/** One object of a list, as a snapshot stores it. */
export interface ListItem {
  readonly id: string;
  /** ms since 1970. */
  readonly created: number;
  /** ms since 1970. */
  readonly lastUpdated: number;
  /** 16 bytes of SHA-256 over the text, as 32 hexadecimal digits. */
  readonly hash: string;
  /**
   * Its JSON. Called only if a pack cannot be carried over, or if the list changed and is also stored as a whole: as a plain
   * file, or in brotli because it is small.
   */
  readonly text: () => string;
}
