/** Why a file is not read: what the system says; or it is none, or larger than anything that is read there. */

/** The code of an error of the system: the name of its errno (POSIX), such as `ENOENT`, or one that Node adds. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The path is not that of a file. */
export class NotAFile extends Error {
  /** Such as `a directory`. */
  readonly what: string;

  constructor(what: string) {
    super(`This is ${what}, not a file.`);
    this.what = what;
  }
}

/** The file is larger than allowed; sizes are in bytes. */
export class FileTooLarge extends Error {
  readonly size: number;

  constructor(size: number, limit: number) {
    const [has, most] = [size, limit].map((bytes) => bytes.toLocaleString('en'));
    super(`The file has ${has} bytes${size === limit + 1 ? ' or more' : ''}, but at most ${most} are allowed.`);
    this.size = size;
  }
}
