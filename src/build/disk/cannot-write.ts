/** Explains why the disk refuses to write, because few people know `ENOSPC`. */

import { errorCode } from '../../source/files/error-code.ts';

/** The disk is at fault, not the data or this program. The message says what to do. */
export class CannotWrite extends Error {}

/** By errno (POSIX): what it means, and what to do. */
const REASONS: { readonly [code: string]: readonly [what: string, fix: string] } = {
  ENOSPC: ['The disk is full', 'Free some space'],
  EDQUOT: ['Your disk quota is used up', 'Free some space'],
  EFBIG: ['A file is larger than the disk or your account allows', 'Raise the limit, or choose another --out'],
  EROFS: ['The disk is read-only', 'Choose another --out'],
  EBUSY: ['The place is in use, for example as a mount point', 'Choose a directory below it with --out'],
  ENOTDIR: ['Part of the path is a file, not a directory', 'Choose another --out'],
  EACCES: ['You have no permission to write there', 'Change the permissions, or choose another --out'],
};

/** The error as CannotWrite if its errno is known, otherwise unchanged. `command` is what to run again. */
export function inWords(error: unknown, out: string, command = 'build'): unknown {
  const reason = REASONS[errorCode(error) ?? ''];
  if (!(error instanceof Error) || reason === undefined) return error;
  const [what, fix] = reason;
  const path = 'path' in error && typeof error.path === 'string' ? ` (${error.path})` : '';
  return new CannotWrite(`${what}${path}, so "${out}" was not changed. ${fix}, then ${command} again.`);
}
