/** Explains why the disk refuses to write, because few people know `ENOSPC`. */

import { errorCode } from '../../read/files/file-errors.ts';

/** The disk is at fault, not the data or this program. The message says what to do. */
export class CannotWrite extends Error {}

const PERMISSIONS = 'Change the permissions';

/** By errno (POSIX): what it means, what to do, and what to do where no other place can be chosen. */
const REASONS: { readonly [code: string]: readonly [what: string, fix: string, here?: string] } = {
  ENOSPC: ['The disk is full', 'Free some space'],
  EDQUOT: ['Your disk quota is used up', 'Free some space'],
  EFBIG: [
    'A file is larger than the disk or your account allows',
    'Raise the limit, or choose another --out',
    'Raise it',
  ],
  EROFS: ['The disk is read-only', 'Choose another --out', 'Make it writable'],
  EBUSY: [
    'The place is in use, for example as a mount point',
    'Choose a directory below it with --out',
    'Close what uses it',
  ],
  ENOTDIR: ['Part of the path is a file, not a directory', 'Choose another --out', 'Rename the file'],
  EACCES: ['You have no permission to write there', 'Change the permissions, or choose another --out', PERMISSIONS],
  EPERM: ['You have no permission to write there', 'Change the permissions, or choose another --out', PERMISSIONS],
  EIO: ['The disk has a fault', 'Choose another --out', 'Look after the disk'],
};

/** The error as CannotWrite if its errno is known, otherwise unchanged. `command` is what to run again. */
export function inWords(error: unknown, out: string, command = 'build'): unknown {
  return explained(error, out, ([_, fix]) => `${fix}, then ${command} again.`);
}

/** The same for a data directory, in whose stead no other can be chosen. */
export function inWordsOfData(error: unknown, directory: string): unknown {
  return explained(error, directory, ([_, fix, here = fix]) => `${here}, then run it again.`);
}

type Reason = (typeof REASONS)[string];

function explained(error: unknown, place: string, advice: (reason: Reason) => string): unknown {
  const reason = REASONS[errorCode(error) ?? ''];
  if (!(error instanceof Error) || reason === undefined) return error;
  const path = 'path' in error && typeof error.path === 'string' ? ` (${error.path})` : '';
  return new CannotWrite(`${reason[0]}${path}, so "${place}" was not changed. ${advice(reason)}`);
}
